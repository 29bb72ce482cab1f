"""What is kept beside the logs: links, books, and evenings that somebody wants to keep."""

import pytest

from tests.adapters.evenings import ANN, CABIN, LAPTOP, LODGE, PHONE, entry, line, table
from tests.adapters.homes import Home, SqliteHome
from tests.adapters.test_erasure import mentions
from trapline.tables.ports import KEPT, Grant, Note

LINK = Note("link", "7f3a", "", 100, b"one", CABIN)
PAGE = Note("book", "9c1e", "cabin 1", 100, b"who won", CABIN, lasting=True)


async def test_a_note_is_found_by_its_key_and_by_its_table(home: Home) -> None:
    await home.store.open_table(table(), entry(1), [])

    await home.store.note(LINK)
    await home.store.note(PAGE)

    assert await home.store.notes("link", "7f3a") == [LINK]
    assert await home.store.notes_of(CABIN, "book") == [PAGE]
    assert await home.store.notes("book", "7f3a") == []


async def test_a_note_takes_the_place_of_the_one_before_and_outlives_the_server(home: Home) -> None:
    newer = Note("book", "9c1e", "cabin 1", 200, b"who really won", CABIN, lasting=True)
    other = Note("book", "9c1e", "cabin 2", 150, b"and the second", CABIN, lasting=True)
    for note in (PAGE, other, newer):
        await home.store.note(note)

    await home.reopen()

    assert await home.store.notes("book", "9c1e") == [newer, other]


async def test_notes_go_with_their_table_unless_they_are_lasting(home: Home) -> None:
    await home.store.open_table(table(), entry(1, wall=100), [])
    await home.store.note(LINK)
    await home.store.note(PAGE)

    await home.store.expire(idle_before=200, playing_before=200)

    assert await home.store.notes_of(CABIN, "link") == []
    assert await home.store.notes_of(CABIN, "book") == [PAGE]
    assert await home.store.all_notes("book") == [PAGE]
    assert await home.store.all_notes("link") == []


async def test_of_a_table_that_is_gone_nothing_is_written_anew(home: Home) -> None:
    await home.store.note(PAGE)

    await home.store.rewrite("", [entry(1)], [line(1)])

    assert await home.store.all_notes("book") == [PAGE]
    assert await home.store.records() == []


async def test_a_kept_table_is_as_if_it_had_been_touched_then(home: Home) -> None:
    await home.store.open_table(table(), entry(1, wall=100), [])
    await home.store.note(Note(KEPT, CABIN, "", 300, b"", CABIN))

    early = await home.store.expire(idle_before=200, playing_before=200)
    late = await home.store.expire(idle_before=301, playing_before=301)

    assert (early, late) == ([], [CABIN])


async def test_notes_are_erased_by_their_key_and_by_their_age(home: Home) -> None:
    for note in (LINK, PAGE, Note("book", "0000", "", 300, b"", "", lasting=True)):
        await home.store.note(note)

    await home.store.erase_notes("link", "7f3a")
    await home.store.expire_notes("book", 300)

    left = [await home.store.notes(*of) for of in (("link", "7f3a"), ("book", "9c1e"))]
    assert left == [[], []]
    assert len(await home.store.notes("book", "0000")) == 1


async def test_a_guest_finds_their_tables(home: Home) -> None:
    await home.store.open_table(table(CABIN, "KM7RTX"), entry(1), [Grant(PHONE, ANN)])
    await home.store.open_table(table(LODGE, "PQ4HWN"), entry(1), [Grant(LAPTOP, ANN)])

    assert [one.id for one in await home.store.tables_of(PHONE)] == [CABIN]
    assert {one.code for one in await home.store.records()} == {"KM7RTX", "PQ4HWN"}


async def test_an_erased_table_is_gone_with_all_that_was_noted_of_it(home: Home) -> None:
    await home.store.open_table(table(), entry(1), [])
    await home.store.note(LINK)
    await home.store.note(PAGE)

    await home.store.erase(CABIN)

    assert await home.store.entries(CABIN) == []
    assert await home.store.find(table().code) is None
    assert await home.store.notes_of(CABIN, "book") == await home.store.notes_of(CABIN, "link")
    assert await home.store.records() == []


@pytest.mark.slow
async def test_what_was_written_anew_is_read_so_and_nothing_else_has_changed(home: Home) -> None:
    await home.store.open_table(table(), entry(1), [])
    await home.store.append(CABIN, entry(2, facts=b"Ann sits"), playing=False)
    await home.store.say(CABIN, line(1, "Hello Ann"), keep=10)

    await home.store.rewrite(CABIN, [entry(2, facts=b"? sits")], [line(1, "Hello ?")])

    assert await home.store.entries(CABIN) == [entry(1), entry(2, facts=b"? sits")]
    assert await home.store.lines(CABIN) == [line(1, "Hello ?")]


async def test_what_was_written_over_or_erased_leaves_no_byte(sqlite_home: SqliteHome) -> None:
    store = sqlite_home.store
    await store.open_table(table(), entry(1, facts=b"lantern"), [])
    await store.note(Note("book", "9c1e", "", 100, b"lantern", CABIN, lasting=True))
    for version in range(2, 40):
        await store.append(CABIN, entry(version, facts=b"lantern" * version), playing=False)

    await store.rewrite(CABIN, [entry(n, facts=b"x") for n in range(1, 40)], [])
    await store.erase_notes("book", "9c1e")

    # Twice: the file is rewritten at most once in a while, which the first erasure was.
    assert mentions("lantern", sqlite_home.folder) == 0
