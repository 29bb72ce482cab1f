"""A database that nobody uses: all of it carried out, or everything carried in."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import asyncpg

from trapline.adapters.moving import AT_ONCE, DRAWERS, Drawer, Row
from trapline.adapters.postgres.lines import connected
from trapline.adapters.postgres.schema import migrate
from trapline.adapters.postgres.sharing import TRY_ALONE
from trapline.adapters.postgres.store import PostgresStore

BYTEWISE = frozenset({"id", "table_id", "token", "pack_id", "kind", "key", "place"})
"""Keys of letters: in the order of their bytes, as in a file, whatever the database's language."""

LASTING = {"entries": "version > 0"}
"""Answers that are in no log are forgotten within the hour, and stay behind."""


class NotEmpty(Exception):
    """Something is kept here already."""


class InUse(Exception):
    """A server keeps tables here while they are carried."""


@asynccontextmanager
async def alone(address: str) -> AsyncIterator[PostgresStore]:
    """Use a store while no server does."""
    async with connected(address) as db, db.transaction():
        await refuse_if_used(db)
        store = await PostgresStore.opened(address)
        try:
            yield store
        finally:
            await store.close()


class PostgresCupboard:
    """The rows of one database, within one transaction."""

    def __init__(self, db: asyncpg.Connection) -> None:
        self._db = db

    async def rows(self, drawer: Drawer) -> AsyncIterator[Row]:
        keys = ", ".join(ordered(drawer, name) for name in drawer.columns[: drawer.sorted_by])
        rows = f"{drawer.name} WHERE {LASTING.get(drawer.name, 'true')}"
        select = f"SELECT {', '.join(drawer.columns)} FROM {rows} ORDER BY {keys}"  # noqa: S608 - names of ours
        async for row in self._db.cursor(select, prefetch=AT_ONCE):
            yield list(row.values())

    async def put(self, drawer: Drawer, rows: Sequence[Row]) -> None:
        places = ", ".join(f"${number}" for number, _ in enumerate(drawer.columns, 1))
        insert = f"INSERT INTO {drawer.name} ({', '.join(drawer.columns)}) VALUES ({places})"  # noqa: S608 - names of ours
        await self._db.executemany(insert, rows)


def ordered(drawer: Drawer, name: str) -> str:
    is_text = name in BYTEWISE and (drawer.name, name) != ("chat", "id")
    return f'{name} COLLATE "C"' if is_text else name


async def refuse_if_used(db: asyncpg.Connection) -> None:
    """Refuse a database on which a server runs, and let none begin until all is carried."""
    if not await db.fetchval(TRY_ALONE):
        raise InUse


@asynccontextmanager
async def emptied(address: str) -> AsyncIterator[PostgresCupboard]:
    """Read a database as it stands at one moment."""
    async with connected(address) as db:
        await migrate(db)
        async with db.transaction(isolation="repeatable_read", readonly=True):
            await refuse_if_used(db)
            yield PostgresCupboard(db)


@asynccontextmanager
async def filled(address: str) -> AsyncIterator[PostgresCupboard]:
    """Fill a database that holds nothing yet, and keep it only if everything arrived."""
    async with connected(address) as db:
        await migrate(db)
        async with db.transaction():
            await refuse_if_used(db)
            await db.execute("LOCK TABLE tables, packs IN EXCLUSIVE MODE")
            for drawer in DRAWERS:
                if drawer.name in ("tables", "packs"):
                    if await db.fetchval(f"SELECT EXISTS (SELECT FROM {drawer.name})"):  # noqa: S608 - names of ours
                        raise NotEmpty
                else:
                    await db.execute(f"DELETE FROM {drawer.name}")  # noqa: S608 - names of ours
            yield PostgresCupboard(db)
