"""Connections to the database, which may break at any moment and come back."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias, TypeVar

import asyncpg

from trapline.adapters.postgres.schema import migrate
from trapline.tables.ports import DiskFull, NotKept

T = TypeVar("T")

Db: TypeAlias = "asyncpg.pool.PoolConnectionProxy[asyncpg.Record]"
Work: TypeAlias = Callable[[Db, bool], Awaitable[T]]
"""What is done with a connection. True: it was tried before, and nobody knows what came of it."""

MOST = 8
PATIENCE = 10.0
"""Seconds in which a database may be restarted, or another one take over."""
PAUSES = (0.02, 0.05, 0.1, 0.2, 0.5)
LOST = (
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.InterfaceError,
    OSError,
    TimeoutError,
)
"""A line that broke, a server that stops or starts, or one that another has taken over from."""


class Lines:
    """As many connections as are needed, each of which is made anew when it breaks."""

    def __init__(self, pool: "asyncpg.Pool[asyncpg.Record]") -> None:
        self._pool = pool

    @classmethod
    async def opened(cls, address: str) -> "Lines":
        """Connect to where one may write, and lay out what is not there yet."""
        pool = await asyncpg.create_pool(
            address,
            min_size=0,
            max_size=MOST,
            target_session_attrs=asyncpg.connect_utils.SessionAttribute.read_write,
            server_settings={"application_name": "trapline", "synchronous_commit": "on"},
        )
        async with pool.acquire() as db:
            await migrate(db)
        return cls(pool)

    async def use(self, work: Work[T]) -> T:
        """Do something, again if the line breaks, for as long as people may be kept waiting."""
        loop = asyncio.get_running_loop()
        until, again = loop.time() + PATIENCE, False
        pauses = iter(PAUSES)
        while True:
            try:
                async with self._pool.acquire() as db:
                    return await work(db, again)
            except asyncpg.DiskFullError as error:
                raise DiskFull(str(error)) from error
            except LOST as error:
                if loop.time() > until:
                    raise NotKept(str(error)) from error
                again = True
            await asyncio.sleep(next(pauses, PAUSES[-1]))

    async def close(self) -> None:
        await self._pool.close()
