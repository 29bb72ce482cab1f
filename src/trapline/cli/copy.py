"""Move all tables from a folder into PostgreSQL, or back: whole, and looked over."""

import argparse
import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from trapline.adapters.moving import Altered, Cupboard, carry
from trapline.adapters.sqlite import NewerDatabase, StoreBusy, moving
from trapline.cli.choices import DATABASE
from trapline.cli.complaints import Complaint, reason
from trapline.cli.damage import undamaged
from trapline.tables.ports import NotKept

if TYPE_CHECKING:
    from collections.abc import Iterator

PLACE = "a data folder, or an address like postgresql://user@host/name"


def describe(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("source", metavar="FROM", help=f"{PLACE}; no server may be using it")
    parser.add_argument("target", metavar="TO", help=f"{PLACE}; it must hold no tables yet")


def run(options: argparse.Namespace) -> int:
    counts = asyncio.run(copied(options.source, options.target))
    told = ", ".join(f"{counts[name]} {name}" for name in ("tables", "entries", "packs"))
    print(f"Copied and compared: {told}. What was there is there still.")
    return 0


async def copied(source: str, target: str) -> dict[str, int]:
    try:
        async with place(source, "emptied") as store, place(target, "filled") as other:
            return await carry(store, other)
    except Altered as altered:
        raise Complaint(f"the copy of the {altered} differs: nothing of it is kept") from None


@asynccontextmanager
async def place(named: str, how: str) -> AsyncIterator[Cupboard]:
    """Open a store from which everything is read (`emptied`), or one that is `filled`."""
    if named.partition(":")[0] in ("postgresql", "postgres"):
        # Only who keeps tables in PostgreSQL loads what speaks to it.
        from trapline.adapters.postgres import moving as postgres  # noqa: PLC0415
        from trapline.cli.database import in_our_words, where  # noqa: PLC0415

        try:
            with in_our_words(named):
                async with getattr(postgres, how)(named) as store:
                    yield store
        except postgres.NotEmpty:
            raise Complaint(f"there are tables in {where(named)} already") from None
        except postgres.InUse:
            raise Complaint(f"a server is using {where(named)}: stop the server first") from None
    else:
        with in_a_folder(Path(named)), getattr(moving, how)(Path(named) / DATABASE) as store:
            yield store


@contextmanager
def in_a_folder(folder: Path) -> "Iterator[None]":
    try:
        with undamaged(folder):
            yield
    except FileExistsError:
        raise Complaint(f"there are tables in {folder} already") from None
    except FileNotFoundError:
        raise Complaint(f"there are no tables in {folder}") from None
    except StoreBusy:
        raise Complaint(f"a server is using {folder}: stop the server first") from None
    except NewerDatabase:
        raise Complaint(f"the tables in {folder} were kept by a newer Trapline") from None
    except (OSError, sqlite3.Error, NotKept) as error:
        raise Complaint(f"cannot copy the tables in {folder}: {reason(error)}") from None
