"""What a store forgets: old lines of chat, and tables nobody comes back to."""

import asyncio

import pytest

from tests.adapters.evenings import ANN, CABIN, LODGE, PHONE, entry, line, table
from tests.adapters.homes import Home
from trapline.tables.ports import Conflict, Grant, Repeated


async def test_chat_keeps_the_last_lines_of_a_table(home: Home) -> None:
    await home.store.open_table(table(CABIN, "KM7RTX"), entry(1), [])
    await home.store.open_table(table(LODGE, "PQ4HWN"), entry(1), [])
    await home.store.say(LODGE, line(1, "Who has the lantern?"), keep=3)

    for number in range(1, 7):
        await home.store.say(CABIN, line(number), keep=3)

    assert await home.store.lines(CABIN) == [line(4), line(5), line(6)]
    assert await home.store.lines(LODGE) == [line(1, "Who has the lantern?")]


async def test_keeping_fewer_lines_forgets_more(home: Home) -> None:
    await home.store.open_table(table(), entry(1), [])
    for number in range(1, 7):
        await home.store.say(CABIN, line(number), keep=10)

    await home.store.say(CABIN, line(7), keep=2)

    assert await home.store.lines(CABIN) == [line(6), line(7)]


async def test_two_lines_never_share_a_place(home: Home) -> None:
    await home.store.open_table(table(), entry(1), [])
    await home.store.say(CABIN, line(1, "Mine!"), keep=10)

    with pytest.raises(Conflict):
        await home.store.say(CABIN, line(1, "No, mine!", key="3:another key"), keep=10)

    assert await home.store.lines(CABIN) == [line(1, "Mine!")]


async def test_a_line_is_kept_once_under_one_key(home: Home) -> None:
    await home.store.open_table(table(), entry(1), [])
    await home.store.say(CABIN, line(1, key="2:a key"), keep=10)

    with pytest.raises(Repeated) as repeated:
        await home.store.say(CABIN, line(2, key="2:a key"), keep=10)

    assert repeated.value.version == 1
    assert await home.store.lines(CABIN) == [line(1, key="2:a key")]


async def test_two_tables_may_use_one_key(home: Home) -> None:
    await home.store.open_table(table(CABIN, "KM7RTX"), entry(1), [])
    await home.store.open_table(table(LODGE, "PQ4HWN"), entry(1), [])
    await home.store.say(CABIN, line(1, key="2:a key"), keep=10)

    await home.store.say(LODGE, line(1, key="2:a key"), keep=10)

    assert await home.store.lines(LODGE) == [line(1, key="2:a key")]


async def test_a_line_for_an_erased_table_is_not_kept(home: Home) -> None:
    await home.store.say(CABIN, line(1), keep=10)
    await home.store.open_table(table(), entry(1), [])

    assert await home.store.lines(CABIN) == []


async def test_a_table_untouched_for_long_is_erased_with_all_it_had(home: Home) -> None:
    await home.store.open_table(table(wall=99), entry(1, wall=99), [Grant(PHONE, ANN)])
    await home.store.say(CABIN, line(1, wall=99), keep=10)

    erased = await home.store.expire(idle_before=100, playing_before=0)

    assert erased == [CABIN]
    assert await home.store.find("KM7RTX") is None
    assert await home.store.entries(CABIN) == []
    assert await home.store.grants(CABIN) == []
    assert await home.store.lines(CABIN) == []


async def test_a_table_touched_at_the_limit_stays(home: Home) -> None:
    await home.store.open_table(table(wall=100), entry(1, wall=100), [])

    assert await home.store.expire(idle_before=100, playing_before=100) == []

    assert await home.store.entries(CABIN) == [entry(1, wall=100)]


async def test_an_append_touches_a_table(home: Home) -> None:
    await home.store.open_table(table(wall=1), entry(1, wall=1), [])
    await home.store.append(CABIN, entry(2, wall=200), playing=False)

    assert await home.store.expire(idle_before=100, playing_before=100) == []


async def test_a_line_of_chat_touches_a_table(home: Home) -> None:
    await home.store.open_table(table(wall=1), entry(1, wall=1), [])
    await home.store.say(CABIN, line(1, wall=200), keep=10)

    assert await home.store.expire(idle_before=100, playing_before=100) == []


async def test_a_game_in_progress_has_its_own_limit(home: Home) -> None:
    await home.store.open_table(table(), entry(1), [])
    await home.store.append(CABIN, entry(2, wall=50), playing=True)

    assert await home.store.expire(idle_before=100, playing_before=50) == []
    assert await home.store.expire(idle_before=100, playing_before=51) == [CABIN]


async def test_a_finished_game_is_idle_again(home: Home) -> None:
    await home.store.open_table(table(), entry(1), [])
    await home.store.append(CABIN, entry(2, wall=50), playing=True)
    await home.store.append(CABIN, entry(3, wall=60), playing=False)

    assert await home.store.expire(idle_before=100, playing_before=0) == [CABIN]


async def test_only_what_expired_is_erased(home: Home) -> None:
    async def opened(number: int) -> None:
        wall = number % 2 * 200
        id, code = f"table {number}", f"{number:06}"
        await home.store.open_table(table(id, code, wall=wall), entry(1, wall=wall), [])

    await asyncio.gather(*map(opened, range(250)))

    erased = await home.store.expire(idle_before=100, playing_before=0)

    assert sorted(erased) == sorted(f"table {number}" for number in range(0, 250, 2))
    assert await home.store.entries("table 1") == [entry(1, wall=200)]


async def test_the_code_of_an_erased_table_is_free_again(home: Home) -> None:
    await home.store.open_table(table(CABIN, "KM7RTX"), entry(1), [])
    await home.store.expire(idle_before=100, playing_before=0)

    await home.store.open_table(table(LODGE, "KM7RTX"), entry(1), [])

    found = await home.store.find("KM7RTX")
    assert found is not None
    assert found.id == LODGE


async def test_an_erased_table_takes_no_entry(home: Home) -> None:
    await home.store.open_table(table(), entry(1), [])
    await home.store.expire(idle_before=100, playing_before=0)

    with pytest.raises(Conflict):
        await home.store.append(CABIN, entry(2), playing=False)
