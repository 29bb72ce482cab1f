"""Erased tables leave no byte of their texts in any file of the store."""

import asyncio
from pathlib import Path

import pytest

from tests.adapters.evenings import CABIN, entry, line, table
from tests.adapters.homes import SqliteHome
from trapline.adapters.sqlite import scrubbing, statements
from trapline.tables.ports import Store

SECRET, KEPT = "lantern", "campfire"


async def test_erased_tables_leave_no_byte_of_their_texts(sqlite_home: SqliteHome) -> None:
    await many_evenings(sqlite_home.store)
    assert mentions(SECRET, sqlite_home.folder) > 0

    await sqlite_home.store.expire(idle_before=100, playing_before=0)

    assert mentions(SECRET, sqlite_home.folder) == 0
    assert mentions(KEPT, sqlite_home.folder) > 0


async def test_without_rewriting_the_file_the_slack_would_tell(
    sqlite_home: SqliteHome, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scrubbing.Scrubbing, "rewrite", lambda _scrubbing, _db: None)
    await many_evenings(sqlite_home.store)

    await sqlite_home.store.expire(idle_before=100, playing_before=0)

    assert mentions(SECRET, sqlite_home.folder) > 0


async def test_the_file_is_rewritten_again_only_after_a_long_while(
    sqlite_home: SqliteHome, monkeypatch: pytest.MonkeyPatch
) -> None:
    await many_evenings(sqlite_home.store)
    await sqlite_home.store.expire(idle_before=100, playing_before=0)
    rewritten: list[object] = []
    monkeypatch.setattr(scrubbing.Scrubbing, "rewrite", lambda _, db: rewritten.append(db))

    await sqlite_home.store.expire(idle_before=300, playing_before=0)
    assert not rewritten

    monkeypatch.setattr(scrubbing, "monotonic", lambda: 1e12)
    await sqlite_home.store.expire(idle_before=300, playing_before=0)
    assert len(rewritten) == 1


async def test_a_server_that_stopped_too_early_leaves_the_rewriting_to_the_next(
    sqlite_home: SqliteHome, monkeypatch: pytest.MonkeyPatch
) -> None:
    await many_evenings(sqlite_home.store)
    with monkeypatch.context() as too_early:
        too_early.setattr(scrubbing.Scrubbing, "scrub", lambda _scrubbing, _db: None)
        await sqlite_home.store.expire(idle_before=100, playing_before=0)
    await sqlite_home.reopen()

    await sqlite_home.store.expire(idle_before=100, playing_before=0)

    assert mentions(SECRET, sqlite_home.folder) == 0


async def test_a_table_touched_after_it_was_found_idle_is_spared(
    sqlite_home: SqliteHome, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sqlite_home.store.open_table(table(), entry(1, wall=100), [])
    monkeypatch.setattr(statements, "expired", lambda _db, _idle, _playing: [CABIN])

    assert await sqlite_home.store.expire(idle_before=100, playing_before=100) == []

    assert await sqlite_home.store.entries(CABIN) == [entry(1, wall=100)]


async def many_evenings(store: Store) -> None:
    """Play twenty tables at once, so that their rows are moved about between the pages."""

    async def evening(number: int) -> None:
        id, word, wall = f"table {number * 7 % 20}", (SECRET, KEPT)[number % 2], number % 2 * 200
        await store.open_table(table(id, f"{number:06}", wall=wall), entry(1, wall=wall), [])
        for version in range(2, 60):
            facts = word.encode() * (7 ** (version % 5) // 2 + 1)
            await store.append(id, entry(version, wall=wall, facts=facts), playing=False)
            await store.say(id, line(version, word * (version % 40), wall=wall), keep=10)

    await asyncio.gather(*map(evening, range(20)))


def mentions(word: str, folder: Path) -> int:
    return sum(file.read_bytes().count(word.encode()) for file in folder.iterdir())
