"""A file that cannot be read any more is found out, and what it does not concern goes on."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tests.adapters.evenings import CABIN, LODGE, entry, line, table
from tests.adapters.homes import SqliteHome
from tests.damage import DAMAGES, PAGE, flip, flip_leaves_with, scratch
from trapline.adapters.sqlite import SqliteStore, copy_database, files, read_log
from trapline.tables.ports import Damaged, DiskFull

GARDEN = "the-garden"
"""Its rows lie between those of the cabin and those of the lodge."""
WORDS = {CABIN: b"lantern" * 100, GARDEN: b"snail" * 100, LODGE: b"scissors" * 100}
CODES = {CABIN: "KM7RTX", GARDEN: "WRN4HQ", LODGE: "PQ4HWN"}


@pytest.fixture
async def kept(sqlite_home: SqliteHome) -> SqliteHome:
    """Three tables, all of them in the file and nothing in anybody's memory."""
    for id, word in WORDS.items():
        await sqlite_home.store.open_table(table(id, CODES[id]), entry(1, facts=word), [])
        for version in range(2, 40):
            await sqlite_home.store.append(id, entry(version, facts=word), playing=True)
    await sqlite_home.reopen()
    forget_pages(sqlite_home)
    return sqlite_home


def forget_pages(home: SqliteHome) -> None:
    assert isinstance(home.store, SqliteStore)
    home.store._write_to.execute("PRAGMA shrink_memory")


@pytest.fixture
def file(kept: SqliteHome) -> Path:
    """The file of a store that was closed."""
    asyncio.run(kept.store.close())
    return kept.file


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_not_opened(file: Path, damage: str) -> None:
    DAMAGES[damage](file)
    before = file.read_bytes()

    for _ in range(2):
        with pytest.raises(Damaged):
            SqliteStore(file)

    assert file.read_bytes() == before


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_not_copied_as_a_backup(file: Path, damage: str, tmp_path: Path) -> None:
    DAMAGES[damage](file)

    with pytest.raises(Damaged):
        copy_database(file, tmp_path / "copy")

    assert not (tmp_path / "copy").exists()


@pytest.mark.parametrize("damage", ["is_something_else", "is_empty", "is_cut_in_half"])
def test_no_log_is_read_from_a_damaged_file(file: Path, damage: str) -> None:
    DAMAGES[damage](file)

    with pytest.raises(Damaged):
        read_log(file, "KM7RTX")


async def test_a_page_that_turns_out_unreadable_is_told_to_who_needs_it(kept: SqliteHome) -> None:
    flip_leaves_with(kept.file, WORDS[LODGE], but_not=WORDS[GARDEN])

    with pytest.raises(Damaged):
        await kept.store.entries(LODGE)

    assert len(await kept.store.entries(CABIN)) == 39


async def test_writing_to_an_unreadable_page_fails_its_own_caller_only(kept: SqliteHome) -> None:
    flip_leaves_with(kept.file, WORDS[LODGE], but_not=WORDS[GARDEN])

    ends = await asyncio.gather(
        kept.store.append(CABIN, entry(40), playing=True),
        kept.store.append(LODGE, entry(40), playing=True),
        kept.store.append(CABIN, entry(41), playing=True),
        return_exceptions=True,
    )

    assert [type(end) for end in ends] == [type(None), Damaged, type(None)]
    assert len(await kept.store.entries(CABIN)) == 41


async def test_letters_that_are_none_are_damage(kept: SqliteHome) -> None:
    await kept.store.say(CABIN, line(1, "Who has the lamp?"), 10)
    await kept.reopen()
    scratch(kept.file, b"has the lamp")

    with pytest.raises(Damaged):
        await kept.store.lines(CABIN)


async def test_a_server_that_was_killed_while_it_made_its_file_starts_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def killed(_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("trapline.adapters.sqlite.store.migrate", killed)
    with pytest.raises(KeyboardInterrupt):
        SqliteStore(tmp_path / "trapline.db")
    monkeypatch.undo()

    await SqliteStore(tmp_path / "trapline.db").close()


async def test_a_store_that_writes_and_reads_is_well(kept: SqliteHome) -> None:
    await kept.store.check()


async def test_a_disk_without_room_is_called_full(
    kept: SqliteHome, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "LEAST_ROOM", 1 << 60)
    with pytest.raises(DiskFull):
        await kept.store.check()
    monkeypatch.undo()

    await kept.store.check()


async def test_a_write_for_which_there_is_no_room_is_called_so(kept: SqliteHome) -> None:
    store = kept.store
    assert isinstance(store, SqliteStore)
    writer = store._write_to
    [(pages,)] = writer.execute("PRAGMA page_count").fetchall()

    writer.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(DiskFull):
        await store.append(LODGE, entry(40, facts=b"x" * 40 * PAGE), playing=True)
    writer.execute("PRAGMA max_page_count = 1000000")

    await store.append(LODGE, entry(40), playing=True)


async def test_a_look_at_the_store_finds_an_unreadable_page(kept: SqliteHome) -> None:
    with sqlite3.connect(kept.file) as other:
        [(root,)] = other.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'meta'")
    other.close()
    flip(kept.file, (root - 1) * PAGE)

    with pytest.raises(Damaged):
        await kept.store.check()
