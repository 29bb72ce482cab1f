"""Connections to the database, which may break at any moment and come back."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final, TypeAlias, TypeVar

import asyncpg
from asyncpg.connect_utils import SessionAttribute

from trapline.adapters.postgres.schema import migrate
from trapline.tables.ports import Damaged, DiskFull, NotKept

T = TypeVar("T")

Db: TypeAlias = "asyncpg.pool.PoolConnectionProxy[asyncpg.Record]"
Work: TypeAlias = Callable[[Db, bool], Awaitable[T]]
"""What is done with a connection. True: it was tried before, and nobody knows what came of it."""

MOST = 8
PATIENCE = 10.0
"""Seconds in which a database may be restarted, or another one take over."""
PAUSES = (0.02, 0.05, 0.1, 0.2, 0.5)
HOW: Final[dict[str, Any]] = {
    "target_session_attrs": SessionAttribute.read_write,
    "timeout": 5.0,
    "command_timeout": 5.0,
    "server_settings": {"application_name": "trapline", "synchronous_commit": "on"},
}
CATCH_UP = "SELECT pg_logical_emit_message(true, 'trapline', '')"
"""Comes back when a standby that must keep everything has kept all that there was until now."""
LOST = (
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.TooManyConnectionsError,
    asyncpg.TransactionRollbackError,
    asyncpg.InternalClientError,
    asyncpg.InterfaceError,
    OSError,
    TimeoutError,
)
"""A line that broke, a server that stops or starts, or one that another has taken over from."""
DAMAGE = (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError)


class Line(asyncpg.Connection):
    """One connection, given up as soon as somebody would not wait for it any longer."""

    def get_reset_query(self) -> str:
        """Nothing outlives a transaction here, so that nothing is to be put back after it."""
        return ""

    def _cancel_current_command(self, *_waiters: object) -> None:
        # To cancel it would end its wait for a standby: what only this database has kept would be
        # there for all to see, and lost if the standby took over.
        asyncio.get_running_loop().call_soon(self.terminate)


class Lines:
    """As many connections as are needed, each of which is made anew when it breaks."""

    def __init__(self, pool: "asyncpg.Pool[asyncpg.Record]") -> None:
        self._pool = pool

    @classmethod
    async def opened(cls, address: str) -> "Lines":
        """Connect to where one may write, and lay out what is not there yet."""
        async with connected(address) as db:
            await migrate(db)
        size: dict[str, Any] = {"min_size": 0, "max_size": MOST}
        return cls(await asyncpg.create_pool(address, connection_class=Line, **size, **HOW))

    async def use(self, work: Work[T]) -> T:
        """Do something, again if the line breaks, for as long as people may be kept waiting."""
        loop = asyncio.get_running_loop()
        until, again = loop.time() + PATIENCE, False
        pauses = iter(PAUSES)
        while True:
            try:
                async with self._pool.acquire() as db:
                    with cut_if_confused(db):
                        if again:
                            await db.execute(CATCH_UP)
                        return await work(db, again)
            except asyncpg.DiskFullError as error:
                raise DiskFull(str(error)) from error
            except DAMAGE as error:
                raise Damaged(str(error)) from error
            except asyncpg.DataError:
                # It calls itself a fault of the line as well, and is one of ours.
                raise
            except LOST as error:
                if loop.time() > until:
                    raise NotKept(str(error)) from error
                again = True
                if isinstance(error, asyncpg.ReadOnlySQLTransactionError):
                    # Another one has taken over: nobody may write here any more.
                    await self._pool.expire_connections()
            await asyncio.sleep(next(pauses, PAUSES[-1]))

    async def close(self) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._pool.close()
        except TimeoutError:
            self._pool.terminate()


@contextmanager
def cut_if_confused(db: Db) -> Iterator[None]:
    """Let nobody else have a line that broke while it was handed out."""
    try:
        yield
    except asyncpg.InternalClientError:
        db.terminate()
        raise


@asynccontextmanager
async def connected(address: str) -> AsyncIterator[asyncpg.Connection]:
    """Hold one connection to where one may write, for as long as it lasts."""
    db = await asyncpg.connect(address, **{**HOW, "command_timeout": None})
    try:
        yield db
    finally:
        await db.close(timeout=PATIENCE)
