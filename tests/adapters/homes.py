"""The places where a store lives, each of which can lose its server and start it again."""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

import asyncpg

from tests.postgres import database_server
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
        await self.open()

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

    numbers = count()

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.server = database_server()
        self.schema = f"home_{next(self.numbers)}"

    @property
    def address(self) -> str:
        return f"{self.server.address()}?search_path={self.schema}"

    async def open(self) -> None:
        await self._run(f"CREATE SCHEMA IF NOT EXISTS {self.schema}")
        await super().open()

    async def new(self) -> Store:
        return await PostgresStore.opened(self.address)

    async def close(self) -> None:
        await super().close()
        await self._run(f"DROP SCHEMA {self.schema} CASCADE")

    async def _run(self, statement: str) -> None:
        db = await asyncpg.connect(self.server.address())
        await db.execute(statement)
        await db.close()


PORTABLE: dict[str, type[Portable]] = {"memory": MemoryHome, "sqlite": SqliteHome}
HOMES: dict[str, type[Home]] = {**PORTABLE, "postgres": PostgresHome}


@asynccontextmanager
async def at(home: Home) -> AsyncIterator[Home]:
    await home.open()
    try:
        yield home
    finally:
        await home.close()
