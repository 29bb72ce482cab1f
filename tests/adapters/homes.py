"""The places where a store lives, each of which can lose its server and start it again."""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from pathlib import Path

from tests.postgres import schema
from trapline.adapters.memory import MemoryStore
from trapline.adapters.postgres import PostgresStore
from trapline.adapters.sqlite import SqliteStore
from trapline.tables.ports import Store


class Home(ABC):
    store: Store

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    async def open(self) -> None:
        self.store = await self.new()

    @abstractmethod
    async def new(self) -> Store: ...

    async def reopen(self) -> None:
        await self.store.close()
        self.store = await self.new()

    async def close(self) -> None:
        await self.store.close()


class Portable(Home):
    """A home whose store writes its own backups."""

    @abstractmethod
    def restored(self, backup: Path) -> Store: ...


class MemoryHome(Portable):
    """Memory outlives its server only through a backup."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._backups = (folder / f"backup-{number}" for number in count())

    async def new(self) -> Store:
        return MemoryStore()

    async def reopen(self) -> None:
        backup = next(self._backups)
        await self.store.backup(backup)
        await self.store.close()
        self.store = self.restored(backup)

    def restored(self, backup: Path) -> Store:
        return MemoryStore.restored(backup)


class SqliteHome(Portable):
    @property
    def file(self) -> Path:
        return self.folder / "trapline.db"

    async def new(self) -> Store:
        return SqliteStore(self.file)

    def restored(self, backup: Path) -> Store:
        return SqliteStore(backup)


class PostgresHome(Home):
    """A schema of its own in the one PostgreSQL of the tests."""

    address: str

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.lent = AsyncExitStack()

    async def open(self) -> None:
        self.address = await self.lent.enter_async_context(schema())
        await super().open()

    async def new(self) -> Store:
        return await PostgresStore.opened(self.address)

    async def close(self) -> None:
        await super().close()
        await self.lent.aclose()


PORTABLE: dict[str, type[Portable]] = {"memory": MemoryHome, "sqlite": SqliteHome}
HOMES: dict[str, type[Home]] = {**PORTABLE, "postgres": PostgresHome}


@asynccontextmanager
async def at(home: Home) -> AsyncIterator[Home]:
    await home.open()
    try:
        yield home
    finally:
        await home.close()
