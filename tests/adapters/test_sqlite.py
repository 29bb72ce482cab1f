"""What only a store on a disk can promise or get wrong."""

import asyncio
import sqlite3
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.adapters.evenings import ANN, CABIN, LODGE, PHONE, entry, table
from tests.adapters.homes import SqliteHome
from trapline.adapters.sqlite import (
    NewerDatabase,
    SqliteStore,
    StoreBusy,
    copy_database,
    logs,
    statements,
)
from trapline.adapters.sqlite.files import connect
from trapline.adapters.sqlite.schema import MIGRATIONS, PRAGMAS, migrate
from trapline.tables.ports import Beat, Conflict, DiskFull, Grant, NotKept, Repeated, TableRecord


def test_the_file_and_its_folder_are_made_where_there_is_none(tmp_path: Path) -> None:
    file = tmp_path / "games" / "of traps" / "trapline.db"

    store = SqliteStore(file)

    assert file.exists()
    asyncio.run(store.close())


async def test_nobody_else_on_the_machine_may_read_the_files(sqlite_home: SqliteHome) -> None:
    await sqlite_home.store.open_table(table(), entry(1), [])

    modes = {path.name: path.stat().st_mode & 0o777 for path in sqlite_home.folder.iterdir()}

    assert set(modes) >= {"trapline.db", "trapline.db-wal"}
    assert set(modes.values()) == {0o600}


async def test_a_second_server_is_turned_away(sqlite_home: SqliteHome) -> None:
    with pytest.raises(StoreBusy):
        SqliteStore(sqlite_home.file)

    await sqlite_home.store.open_table(table(), entry(1), [])


def test_a_database_from_a_newer_trapline_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "trapline.db"
    newer = sqlite3.connect(file)
    newer.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    newer.close()

    for _ in range(2):
        with pytest.raises(NewerDatabase):
            SqliteStore(file)


def test_an_older_layout_is_brought_up_step_by_step(tmp_path: Path) -> None:
    db = connect(tmp_path / "trapline.db")
    steps = [("CREATE TABLE lanterns (id)",), ("ALTER TABLE lanterns ADD COLUMN oil",)]
    migrate(db, steps[:1])
    db.execute("INSERT INTO lanterns (id) VALUES (7)")

    migrate(db, steps)

    assert db.execute("SELECT id, oil FROM lanterns").fetchall() == [(7, None)]
    assert db.execute("PRAGMA user_version").fetchall() == [(2,)]
    db.close()


def test_a_step_that_fails_leaves_the_layout_as_it_was(tmp_path: Path) -> None:
    db = connect(tmp_path / "trapline.db")

    with pytest.raises(sqlite3.OperationalError):
        migrate(db, [("CREATE TABLE lanterns (id)", "CREATE NONSENSE")])
    db.close()

    db = connect(tmp_path / "trapline.db")
    assert db.execute("SELECT name FROM sqlite_schema").fetchall() == []
    db.close()


INDEXED = 6
"""The layouts up to this one had an index of the keys."""


async def test_a_file_with_an_index_of_its_keys_is_brought_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "trapline.db"
    older = connect(file)
    migrate(older, MIGRATIONS[:INDEXED])
    statements.open_table(older, table(), entry(1), [Grant(PHONE, ANN)])
    statements.keep(older, CABIN, entry(2, key="Ann's"), playing=True)
    older.close()

    store = SqliteStore(file)

    assert await store.entries(CABIN) == [entry(1), entry(2, key="Ann's")]
    assert statements.is_slack(store._read_from), "what the index took is not given back"
    assert await store.find("KM7RTX") == TableRecord(CABIN, "KM7RTX", 0, 0, playing=True)
    with pytest.raises(Repeated):
        await store.append(CABIN, entry(3, key="Ann's"), playing=True)
    await store.erase(CABIN)
    assert await store.entries(CABIN) == []
    await store.close()


async def test_a_key_is_known_also_after_what_was_known_was_forgotten(
    sqlite_home: SqliteHome,
) -> None:
    await sqlite_home.store.open_table(table(), entry(1), [])
    await sqlite_home.store.append(CABIN, entry(2, key="Ann's"), playing=True)

    await sqlite_home.reopen()

    for version in (3, 4):
        with pytest.raises(Repeated):
            await sqlite_home.store.append(CABIN, entry(version, key="Ann's"), playing=True)
        await sqlite_home.store.append(CABIN, entry(version), playing=True)


async def test_of_more_tables_than_are_remembered_all_keys_are_known(
    sqlite_home: SqliteHome, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logs, "MOST", 1)
    store = sqlite_home.store
    for id, code in ((CABIN, "KM7RTX"), (LODGE, "PQ4HWN")):
        await store.open_table(table(id, code), entry(1, key="Ann's"), [])

    for version in (2, 3):
        for id in (CABIN, LODGE):
            with pytest.raises(Repeated):
                await store.append(id, entry(version, key="Ann's"), playing=True)
            await store.append(id, entry(version), playing=True)


async def test_a_table_that_was_erased_takes_no_entry(sqlite_home: SqliteHome) -> None:
    store = sqlite_home.store
    await store.open_table(table(), entry(1), [])
    await store.erase(CABIN)

    with pytest.raises(Conflict):
        await store.append(CABIN, entry(2), playing=True)

    await store.open_table(table(), entry(1), [])
    await store.append(CABIN, entry(2), playing=True)


async def test_a_file_that_tells_only_when_a_game_was_played_tells_that_a_server_ran(
    sqlite_home: SqliteHome,
) -> None:
    await sqlite_home.store.beat(Beat(ran=9, played=7))
    older = sqlite3.connect(sqlite_home.file)
    with older:
        older.execute("DELETE FROM meta WHERE key = 'ran'")
    older.close()

    assert await sqlite_home.store.last_beat() == Beat(ran=7, played=7)


class Telltale(sqlite3.Connection):
    """A connection that counts its commits, and breaks the next ones if told to."""

    commits = 0
    broken = False
    full = False

    def execute(self, sql: str, values: Any = (), /) -> sqlite3.Cursor:
        if sql == "COMMIT":
            self.commits += 1
            if self.broken:
                raise sqlite3.OperationalError("disk I/O error")
            if self.full:
                raise full()
        return super().execute(sql, values)


def full() -> sqlite3.OperationalError:
    """Return what SQLite says when the disk has no room."""
    error = sqlite3.OperationalError("database or disk is full")
    error.sqlite_errorcode = sqlite3.SQLITE_FULL
    return error


def telltale(file: Path) -> Telltale:
    db = sqlite3.connect(file, isolation_level=None, check_same_thread=False, factory=Telltale)
    for pragma in PRAGMAS:
        db.execute(pragma)
    return db


@pytest.fixture
async def watched(tmp_path: Path) -> AsyncIterator[tuple[SqliteStore, Telltale]]:
    store = SqliteStore(tmp_path / "trapline.db", telltale)
    await store.open_table(table(), entry(1), [])
    writer = store._write_to
    assert isinstance(writer, Telltale)
    yield store, writer
    await store.close()


async def test_all_who_wait_share_one_commit(watched: tuple[SqliteStore, Telltale]) -> None:
    store, writer = watched
    before = writer.commits

    await asyncio.gather(*(store.append(CABIN, entry(v), playing=True) for v in range(2, 102)))

    assert writer.commits - before < 20
    assert len(await store.entries(CABIN)) == 101


async def test_a_commit_that_fails_is_told_to_all_who_wait_and_keeps_nothing(
    watched: tuple[SqliteStore, Telltale],
) -> None:
    store, writer = watched

    writer.broken = True
    ends = await asyncio.gather(
        *(store.append(CABIN, entry(version), playing=True) for version in (2, 3, 4)),
        return_exceptions=True,
    )
    writer.broken = False

    assert [type(end) for end in ends] == [NotKept] * 3
    await store.append(CABIN, entry(2), playing=True)
    assert await store.entries(CABIN) == [entry(1), entry(2)]


async def test_a_full_disk_is_told_and_survived(watched: tuple[SqliteStore, Telltale]) -> None:
    store, writer = watched
    [(pages,)] = writer.execute("PRAGMA page_count").fetchall()

    writer.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(DiskFull):
        await store.append(CABIN, entry(2, facts=b"x" * 100_000), playing=True)
    writer.execute("PRAGMA max_page_count = 1000000")

    await store.append(CABIN, entry(2), playing=True)
    assert await store.entries(CABIN) == [entry(1), entry(2)]


async def test_what_cannot_be_kept_fails_its_own_caller_only(sqlite_home: SqliteHome) -> None:
    store = sqlite_home.store
    await store.open_table(table(CABIN, "KM7RTX"), entry(1), [])
    await store.open_table(table(LODGE, "PQ4HWN"), entry(1), [])

    ends = await asyncio.gather(
        store.append(CABIN, entry(2), playing=True),
        store.append(CABIN, entry(3, key="\ud800"), playing=True),
        store.append(CABIN, entry(2, key="late"), playing=True, grants=[Grant(PHONE, ANN)]),
        store.append(LODGE, entry(2), playing=True, grants=[Grant("\ud800", ANN)]),
        store.append(CABIN, entry(3), playing=True),
        return_exceptions=True,
    )

    assert [type(end) for end in ends] == [
        type(None),
        UnicodeEncodeError,
        Conflict,
        UnicodeEncodeError,
        type(None),
    ]
    assert await store.entries(CABIN) == [entry(1), entry(2), entry(3)]
    assert await store.entries(LODGE) == [entry(1)]


async def test_an_append_whose_caller_is_gone_is_still_kept(sqlite_home: SqliteHome) -> None:
    await sqlite_home.store.open_table(table(), entry(1), [])
    caller = asyncio.create_task(sqlite_home.store.append(CABIN, entry(2), playing=True))
    await asyncio.sleep(0)

    caller.cancel()
    await sqlite_home.reopen()

    assert await sqlite_home.store.entries(CABIN) == [entry(1), entry(2)]


async def test_closing_finishes_what_waits(sqlite_home: SqliteHome) -> None:
    store = sqlite_home.store
    await store.open_table(table(), entry(1), [])
    callers = [
        asyncio.create_task(store.append(CABIN, entry(version), playing=True))
        for version in range(2, 30)
    ]
    await asyncio.sleep(0)

    await sqlite_home.reopen()

    await asyncio.gather(*callers)
    assert len(await sqlite_home.store.entries(CABIN)) == 29
    with pytest.raises(NotKept):
        await store.append(CABIN, entry(30), playing=True)


async def test_a_backup_is_made_while_moves_go_on(sqlite_home: SqliteHome) -> None:
    store = sqlite_home.store
    await store.open_table(table(), entry(1), [])

    async def evening() -> None:
        for version in range(2, 100):
            await store.append(CABIN, entry(version), playing=True)

    async def copies() -> None:
        for number in range(5):
            await store.backup(sqlite_home.folder / f"copy {number}")

    await asyncio.gather(evening(), copies())

    for number in range(5):
        copy = SqliteStore(sqlite_home.folder / f"copy {number}")
        versions = [kept.version for kept in await copy.entries(CABIN)]
        assert versions == list(range(1, len(versions) + 1))
        await copy.close()


def test_a_backup_of_nothing_is_no_backup(tmp_path: Path) -> None:
    with pytest.raises(sqlite3.OperationalError):
        copy_database(tmp_path / "mistyped.db", tmp_path / "copy.db")

    assert list(tmp_path.iterdir()) == []


LOOK = """
import sys
from pathlib import Path
from trapline.adapters.sqlite import read_log
read_log(Path(sys.argv[1]), "KM7RTX")
"""


async def test_another_program_that_looks_in_takes_nothing_away(sqlite_home: SqliteHome) -> None:
    await sqlite_home.store.open_table(table(), entry(1), [])
    await sqlite_home.reopen()
    await sqlite_home.store.append(CABIN, entry(2), playing=True)
    log = sqlite_home.folder / "trapline.db-wal"
    before = log.stat().st_ino

    other = await asyncio.create_subprocess_exec(sys.executable, "-c", LOOK, sqlite_home.file)

    assert await other.wait() == 0
    assert log.stat().st_ino == before, "who closes last deletes it, and we have not closed"


async def test_another_program_may_back_up_a_live_server(sqlite_home: SqliteHome) -> None:
    await sqlite_home.store.open_table(table(), entry(1), [])

    await asyncio.to_thread(copy_database, sqlite_home.file, sqlite_home.folder / "copy.db")

    copy = SqliteStore(sqlite_home.folder / "copy.db")
    assert await copy.entries(CABIN) == [entry(1)]
    await copy.close()
