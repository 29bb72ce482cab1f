"""A look into a database that servers may be using."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from trapline.adapters.postgres.store import PostgresStore
from trapline.kernel import PackId
from trapline.tables.ports import Entry


async def read_log(address: str, code: str) -> Sequence[Entry] | None:
    """Return the log of the table with this code; None if there is no such table."""
    async with looked_into(address) as store:
        record = await store.find(code)
        return None if record is None else await store.entries(record.id)


async def read_packs(address: str, packs: Sequence[PackId]) -> dict[PackId, str | None]:
    """Return the texts of these packs; None for one that is gone."""
    async with looked_into(address) as store:
        return {pack: await store.pack(pack) for pack in packs}


@asynccontextmanager
async def looked_into(address: str) -> AsyncIterator[PostgresStore]:
    store = await PostgresStore.opened(address)
    try:
        yield store
    finally:
        await store.close()
