"""What only a database can do to those who keep tables in it: break the line, take a row amiss."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import asyncpg
import pytest

from tests.adapters.evenings import CABIN, LODGE, entry, table
from tests.cable import Cable, cable
from tests.postgres import database_server, run, schema
from trapline.adapters.clock import SystemClock
from trapline.adapters.postgres import PostgresStore, sharing
from trapline.adapters.postgres.lines import HOW
from trapline.adapters.postgres.moves import Move, written
from trapline.tables.ports import Answered, Repeated, TableRecord

CUT = """
SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
WHERE application_name = 'trapline' AND pid <> pg_backend_pid()
"""
WAITS = "SELECT count(*) FROM pg_locks WHERE NOT granted"
OURS = entry(2, key="Ann's")
LONG = "k" * 1_000_000
"""Longer than the database takes into an index."""


@pytest.fixture
async def store() -> AsyncIterator[PostgresStore]:
    async with schema() as address:
        store = await PostgresStore.opened(address)
        await store.open_table(table(), entry(1), [])
        yield store
        await store.close()


async def test_lines_that_break_in_the_middle_lose_nothing_and_double_nothing(
    store: PostgresStore,
) -> None:
    db = await asyncpg.connect(database_server().address())
    cut = 0

    for version in range(2, 80):
        kept = asyncio.create_task(store.append(CABIN, entry(version), playing=True))
        # A little later every time, so that it breaks before, while and after it is written.
        await asyncio.sleep(version / 20_000)
        cut += await db.fetchval(CUT) if version % 3 == 0 else 0
        await kept

    assert cut > 0
    assert await store.entries(CABIN) == [entry(version) for version in range(1, 80)]
    await db.close()


async def test_a_row_that_the_database_takes_amiss_spoils_nobody_elses(
    store: PostgresStore,
) -> None:
    other = TableRecord(LODGE, "PQ4HWN", 1, 1, playing=False)
    await store.open_table(other, entry(1), [])

    answers = await asyncio.gather(
        store.append(CABIN, entry(2), playing=True),
        store.append(LODGE, entry(2, key=LONG), playing=True),
        store.append(CABIN, entry(3), playing=True),
        return_exceptions=True,
    )

    assert [type(answer) for answer in answers] == [
        type(None),
        asyncpg.ProgramLimitExceededError,
        type(None),
    ]
    assert len(await store.entries(CABIN)) == 3


async def test_servers_that_start_together_lay_the_database_out_once() -> None:
    async with schema() as address:
        stores = await asyncio.gather(*(PostgresStore.opened(address) for _ in range(6)))

        await stores[0].open_table(table(), entry(1), [])

        assert [await store.entries(CABIN) for store in stores] == [[entry(1)]] * 6
        for store in stores:
            await store.close()


REFUSE = (sharing.REMEMBER, CABIN, "Ann's", b"no", 0)


async def test_what_is_just_being_refused_is_not_accepted_as_well(store: PostgresStore) -> None:
    async with another(store) as server:
        await server.execute(*REFUSE)
        accepted = asyncio.create_task(store.append(CABIN, OURS, playing=True))
        await waits_or_is_done(accepted)

    with pytest.raises(Answered):
        await accepted
    assert await store.entries(CABIN) == [entry(1)]
    assert not await store.has_key(CABIN, "Ann's")


async def test_what_is_just_being_accepted_is_not_refused_as_well(store: PostgresStore) -> None:
    _, others = store.shared(SystemClock(), "this server", "its make")

    async with another(store) as server:
        assert await written(server, [Move(CABIN, OURS, playing=True)], again=False) == [None]
        refused = asyncio.create_task(others.remember(CABIN, "Ann's", b"no"))
        await waits_or_is_done(refused)

    with pytest.raises(Repeated):
        await refused


@asynccontextmanager
async def another(store: PostgresStore) -> AsyncIterator[Any]:
    """Write as another server does, whose transaction is not over yet."""
    db = await asyncpg.connect(store._address)
    async with db.transaction():
        yield db
    await db.close()


async def waits_or_is_done(task: asyncio.Task[None]) -> None:
    while not task.done() and not await run(database_server(), WAITS):  # noqa: ASYNC110 - it waits inside the database
        await asyncio.sleep(0.01)


async def test_what_was_refused_twice_alike_is_one_answer(store: PostgresStore) -> None:
    _, others = store.shared(SystemClock(), "this server", "its make")

    await others.remember(CABIN, "Ann's", b"no")
    await others.remember(CABIN, "Ann's", b"no")

    with pytest.raises(Answered) as answered:
        await others.remember(CABIN, "Ann's", b"not now")
    assert answered.value.answer == b"no"


class Far:
    """A server at the end of a line, and another that is beside the database."""

    def __init__(self, line: Cable, store: PostgresStore, other: PostgresStore) -> None:
        self.line, self.store, self.other = line, store, other


@pytest.fixture
async def far(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Far]:
    monkeypatch.setitem(HOW, "command_timeout", 1.0)
    async with AsyncExitStack() as lent:
        address = await lent.enter_async_context(schema())
        port = database_server().port
        line = await lent.enter_async_context(cable(port))
        stores = []
        for each in (address.replace(f":{port}/", f":{line.port}/"), address):
            stores.append(await PostgresStore.opened(each))
            lent.push_async_callback(stores[-1].close)
        await stores[0].open_table(table(), entry(1), [])
        yield Far(line, *stores)


async def test_what_another_server_kept_under_the_same_key_is_not_taken_for_ours(far: Far) -> None:
    far.line.hold()
    ours = asyncio.create_task(far.store.append(CABIN, entry(2, facts=b"ours"), playing=True))
    await asyncio.sleep(0.05)
    await far.other.append(CABIN, entry(2, facts=b"theirs"), playing=True)

    far.line.cut()
    far.line.mend()

    with pytest.raises(Repeated):
        await ours
    assert [kept.facts for kept in await far.store.entries(CABIN, 1)] == [b"theirs"]


async def test_a_line_that_went_dead_without_a_word_is_given_up(far: Far) -> None:
    far.line.forget()

    await far.store.append(CABIN, entry(2), playing=True)

    assert await far.other.entries(CABIN, 1) == [entry(2)]
