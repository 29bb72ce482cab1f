"""Many who write at once, retry, or give up half-way."""

import asyncio

from tests.adapters.evenings import ANN, CABIN, PHONE, entry, table
from tests.adapters.homes import Home
from trapline.tables.ports import Conflict, Grant, Repeated


async def test_of_many_who_race_for_a_version_one_wins(home: Home) -> None:
    await home.store.open_table(table(), entry(1), [])

    ends = await asyncio.gather(
        *(home.store.append(CABIN, entry(2, key=f"{n}"), playing=True) for n in range(20)),
        return_exceptions=True,
    )

    assert ends.count(None) == 1
    assert sum(isinstance(end, Conflict) for end in ends) == 19
    assert len(await home.store.entries(CABIN)) == 2


async def test_of_many_retries_of_one_wish_one_is_kept(home: Home) -> None:
    await home.store.open_table(table(), entry(1), [])

    ends = await asyncio.gather(
        *(home.store.append(CABIN, entry(2 + n, key="Ann's"), playing=True) for n in range(20)),
        return_exceptions=True,
    )

    assert ends[0] is None
    assert [end.version for end in ends if isinstance(end, Repeated)] == [2] * 19


async def test_many_appends_on_many_tables_all_land_exactly_once(home: Home) -> None:
    async def evening(number: int) -> None:
        await home.store.open_table(table(f"table {number}", f"{number:06}"), entry(1), [])
        for version in range(2, 22):
            await home.store.append(f"table {number}", entry(version), playing=True)

    await asyncio.gather(*map(evening, range(30)))

    for number in range(30):
        assert await home.store.entries(f"table {number}") == [entry(v) for v in range(1, 22)]


async def test_what_was_acknowledged_is_read_at_once(home: Home) -> None:
    await home.store.open_table(table(), entry(1), [])

    for version in range(2, 40):
        await home.store.append(CABIN, entry(version), playing=True)
        assert [e.version for e in await home.store.entries(CABIN, version - 1)] == [version]


async def test_an_append_whose_caller_is_gone_is_whole_or_not_at_all(home: Home) -> None:
    await home.store.open_table(table(), entry(1), [])
    caller = asyncio.create_task(
        home.store.append(CABIN, entry(2), playing=True, grants=[Grant(PHONE, ANN)])
    )
    await asyncio.sleep(0)

    caller.cancel()
    await asyncio.wait([caller])
    await home.reopen()

    kept = len(await home.store.entries(CABIN)) == 2
    assert await home.store.grants(CABIN) == ([Grant(PHONE, ANN)] if kept else [])
