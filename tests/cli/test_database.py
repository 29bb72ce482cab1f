"""Tables kept in PostgreSQL, as the command line asks for them."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg
import pytest

from tests.adapters.evenings import ANN, CABIN, PHONE, entry, line, table
from tests.packs import KITCHEN
from tests.postgres import Postgres, database_server, schema
from tests.server.house import opened
from trapline.adapters.postgres import PostgresStore
from trapline.adapters.postgres.sharing import REMEMBER
from trapline.adapters.sqlite import SqliteStore
from trapline.cli import main
from trapline.cli.choices import DATABASE
from trapline.tables.ports import Beat, Grant, Leap, Store

SECRET = "correct-horse"


@pytest.fixture
async def address() -> AsyncIterator[str]:
    async with schema() as lent:
        yield lent


@pytest.fixture
def server() -> Postgres:
    return database_server()


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """Return the one sentence with which a command refuses."""
    assert main(words) == 1
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert SECRET not in told
    return told


def serve(capsys: pytest.CaptureFixture[str], address: str) -> str:
    return said(capsys, "serve", "--port", "0", "--database", address)


def test_what_is_no_address_is_refused_unseen(capsys: pytest.CaptureFixture[str]) -> None:
    assert "postgresql://" in serve(capsys, f"mysql://ann:{SECRET}@localhost/tables")
    assert "postgresql://" in serve(capsys, f"postgresql://ann:{SECRET}@host:port/tables")


def test_a_server_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    told = serve(capsys, f"postgresql://ann:{SECRET}@127.0.0.1:1/tables")

    assert "no PostgreSQL answers at 127.0.0.1:1/tables" in told


def test_a_database_that_is_not_there_is_named(
    server: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "there is no database" in serve(capsys, server.address("nowhere"))


def test_a_wrong_password_is_told_and_not_shown(
    guarded: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    told = serve(capsys, f"postgresql://ann:{SECRET}@127.0.0.1:{guarded.port}/postgres")

    assert "refuses this user or this password" in told


@pytest.fixture
def guarded(server: Postgres) -> Iterator[Postgres]:
    """A server that wants a password, which it otherwise does not."""
    rules = server.folder / "pg_hba.conf"
    usual = rules.read_text()
    rules.write_text("host all ann 127.0.0.1/32 scram-sha-256\n" + usual)
    server.reads_its_settings()
    yield server
    rules.write_text(usual)
    server.reads_its_settings()


def test_the_environment_may_name_the_database(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRAPLINE_DATABASE", f"postgresql://ann:{SECRET}@127.0.0.1:1/tables")

    assert "no PostgreSQL answers" in said(capsys, "serve", "--port", "0")
    assert "no PostgreSQL answers" in said(capsys, "export", "KM7RTX")


def test_a_backup_says_how_without_the_password(capsys: pytest.CaptureFixture[str]) -> None:
    kept_in = ("--database", f"postgresql://ann:{SECRET}@localhost/tables")

    assert "pg_dump" in said(capsys, "backup", *kept_in, "friday")
    assert "pg_restore" in said(capsys, "restore", *kept_in, "friday")


def test_an_export_finds_no_table_in_an_empty_database(
    address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "there is no table KM7RTX" in said(capsys, "export", "--database", address, "KM7RTX")


def test_tables_move_into_a_database_and_back_unchanged(address: str, tmp_path: Path) -> None:
    first, last = tmp_path / "first", tmp_path / "last"
    asyncio.run(furnish(SqliteStore(first / DATABASE)))

    assert main(["copy", str(first), address]) == 0
    assert main(["copy", address, str(last)]) == 0

    assert asyncio.run(all_of(SqliteStore(last / DATABASE))) == asyncio.run(
        all_of(SqliteStore(first / DATABASE))
    )
    assert (last / DATABASE).stat().st_mode & 0o077 == 0, "nobody else on the machine reads it"


async def furnish(store: Store) -> None:
    await store.open_table(table(), entry(1), [Grant(PHONE, ANN)])
    for version in range(2, 1_200):
        await store.append(CABIN, entry(version), playing=version % 2 == 0)
    await store.say(CABIN, line(1, "Bonne chance « à tous » 🎲"), 10)
    await store.keep_pack(KITCHEN.id, KITCHEN.text, 5, PHONE)
    await store.beat(Beat(2_000, 1_000, (Leap(500, 7),)))
    await store.close()


async def all_of(store: Store) -> object:
    try:
        return (
            await store.find(table().code),
            await store.entries(CABIN),
            await store.grants(CABIN),
            await store.lines(CABIN),
            await store.pack(KITCHEN.id),
            await store.brought_by(PHONE, [KITCHEN.id]),
            await store.last_beat(),
        )
    finally:
        await store.close()


def test_a_copy_goes_into_no_place_where_tables_are(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "data"
    asyncio.run(furnish_a_little(SqliteStore(folder / DATABASE)))
    assert main(["copy", str(folder), address]) == 0
    capsys.readouterr()

    assert "already" in said(capsys, "copy", str(folder), address)
    assert "already" in said(capsys, "copy", address, str(folder))


async def furnish_a_little(store: Store) -> None:
    await store.open_table(table(), entry(1), [])
    await store.close()


def test_nothing_is_copied_from_nowhere(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "there are no tables" in said(capsys, "copy", str(tmp_path), str(tmp_path / "to"))
    assert not (tmp_path / "to" / DATABASE).exists()


async def test_a_copy_takes_no_refusals_along(address: str, tmp_path: Path) -> None:
    await furnish_a_little(await PostgresStore.opened(address))
    await run_on(address, REMEMBER, CABIN, "Ann's", b"no", 0)

    assert await asyncio.to_thread(main, ["copy", address, str(tmp_path)]) == 0

    store = SqliteStore(tmp_path / DATABASE)
    assert not await store.has_key(CABIN, "Ann's")
    assert await store.entries(CABIN) == [entry(1)]
    await store.close()


async def test_a_copy_that_differs_is_not_kept(address: str, tmp_path: Path) -> None:
    """What the target makes of a row is read back: a clock that it rounds would be found."""
    folder = tmp_path / "data"
    await furnish_a_little(SqliteStore(folder / DATABASE))
    store = await PostgresStore.opened(address)
    await store.close()
    await spoil(address)

    assert await asyncio.to_thread(main, ["copy", str(folder), address]) == 1

    store = await PostgresStore.opened(address)
    assert await store.find(table().code) is None
    await store.close()


async def spoil(address: str) -> None:
    """Let the database round every wall time to a whole second."""
    await run_on(
        address,
        "CREATE FUNCTION round_it() RETURNS trigger LANGUAGE plpgsql AS"
        " $$ BEGIN NEW.wall = NEW.wall / 1000 * 1000 + 1; RETURN NEW; END $$;"
        "CREATE TRIGGER rounding BEFORE INSERT ON entries"
        " FOR EACH ROW EXECUTE FUNCTION round_it()",
    )


async def test_a_server_that_runs_is_in_the_way_of_a_copy(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = await PostgresStore.opened(address)
    async with opened(store=store):
        status = await asyncio.to_thread(main, ["copy", address, str(tmp_path / "data")])
    await store.close()

    assert (status, "a server is using" in capsys.readouterr().err) == (1, True)


async def test_an_older_trapline_leaves_a_newer_database_alone(
    address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    await (await PostgresStore.opened(address)).close()
    await run_on(address, "INSERT INTO layout VALUES (1000)")

    told = await asyncio.to_thread(serve, capsys, address)

    assert "kept by a newer Trapline" in told


async def run_on(address: str, statement: str, *values: object) -> None:
    db = await asyncpg.connect(address)
    await db.execute(statement, *values)
    await db.close()


async def test_a_database_that_cannot_hold_every_letter_is_refused(
    server: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    await run_on(
        server.address(),
        "CREATE DATABASE plain ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0",
    )

    told = await asyncio.to_thread(serve, capsys, server.address("plain"))

    assert "ENCODING 'UTF8'" in told
    await run_on(server.address(), "DROP DATABASE plain")


async def test_of_several_hosts_one_that_may_be_written_to_is_sought(address: str) -> None:
    several = address.replace("@", "@127.0.0.1:1,")

    store = await PostgresStore.opened(several)

    await store.open_table(table(), entry(1), [])
    assert await store.find(table().code) is not None
    await store.close()
