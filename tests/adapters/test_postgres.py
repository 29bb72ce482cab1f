"""What only a database can do to those who keep tables in it: break the line, take a row amiss."""

import asyncio
from collections.abc import AsyncIterator

import asyncpg
import pytest

from tests.adapters.evenings import CABIN, LODGE, entry, table
from tests.postgres import database_server, schema
from trapline.adapters.postgres import PostgresStore
from trapline.tables.ports import TableRecord

CUT = """
SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
WHERE application_name = 'trapline' AND pid <> pg_backend_pid()
"""
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
