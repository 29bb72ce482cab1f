"""Tables kept in PostgreSQL: how they are asked for, and what is said if it refuses."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from urllib.parse import urlsplit

import asyncpg

from trapline.adapters import postgres
from trapline.adapters.postgres import NewerLayout, PostgresStore, Unfit
from trapline.cli.complaints import Complaint
from trapline.kernel import PackId
from trapline.tables.ports import Damaged, Entry, NotKept

FORM = "write it like postgresql://user:password@host:5432/name"


async def opened(address: str) -> PostgresStore:
    with in_our_words(address):
        return await PostgresStore.opened(address)


def read_log(address: str, code: str) -> Sequence[Entry] | None:
    with in_our_words(address):
        return asyncio.run(postgres.read_log(address, code))


def read_packs(address: str, packs: Sequence[PackId]) -> dict[PackId, str | None]:
    with in_our_words(address):
        return asyncio.run(postgres.read_packs(address, packs))


@contextmanager
def in_our_words(address: str) -> Iterator[None]:
    """Say what is wrong with a database in one sentence, without the password in its address."""
    at = where(address)
    try:
        yield
    except asyncpg.InvalidAuthorizationSpecificationError:
        raise Complaint(f"the database at {at} refuses this user or this password") from None
    except asyncpg.InvalidCatalogNameError:
        raise Complaint(f"there is no database {at}: create it first") from None
    except (asyncpg.InsufficientPrivilegeError, asyncpg.InvalidSchemaNameError):
        raise Complaint(f"this user may not make tables in {at}") from None
    except asyncpg.TargetServerAttributeNotMatched:
        raise Complaint(f"none of {at} may be written to: there is no primary") from None
    except NewerLayout:
        raise Complaint(f"the tables in {at} were kept by a newer Trapline") from None
    except Unfit as unfit:
        raise Complaint(f"cannot keep tables in {at}: {unfit}") from None
    except (OSError, asyncpg.PostgresConnectionError):
        raise Complaint(f"no PostgreSQL answers at {at}") from None
    except (ValueError, asyncpg.InterfaceError):
        # What asyncpg says of it may quote the address.
        raise Complaint(f"the address of the database is wrong: {FORM}") from None
    except Damaged as damage:
        raise Complaint(f"the tables in {at} cannot be read ({damage}): restore a dump") from None
    except (asyncpg.PostgresError, NotKept) as error:
        raise Complaint(f"cannot keep tables in {at}: {error}") from None


def where(address: str) -> str:
    """Return the hosts and the database of an address: no user, no password, no setting."""
    parts = urlsplit(address)
    return f"{parts.netloc.rpartition('@')[2] or 'this machine'}{parts.path}"


def bare(address: str) -> str:
    """Return an address without its password, to be shown, and typed again."""
    parts = urlsplit(address)
    user, at, hosts = parts.netloc.rpartition("@")
    return parts._replace(netloc=f"{user.partition(':')[0]}{at}{hosts}").geturl()
