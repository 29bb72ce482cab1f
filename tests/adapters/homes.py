"""The places where a store lives, each of which can lose its server and start it again."""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

from trapline.adapters.memory import MemoryStore
from trapline.adapters.sqlite import SqliteStore
from trapline.tables.ports import Store


class Home(ABC):
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.store = self.new()

    @abstractmethod
    def new(self) -> Store: ...

    @abstractmethod
    async def reopen(self) -> None: ...

    @abstractmethod
    def restored(self, backup: Path) -> Store: ...


class MemoryHome(Home):
    """Memory outlives its server only through a backup."""

    def __init__(self, folder: Path) -> None:
        self._backups = (folder / f"backup-{number}" for number in count())
        super().__init__(folder)

    def new(self) -> Store:
        return MemoryStore()

    async def reopen(self) -> None:
        backup = next(self._backups)
        await self.store.backup(backup)
        await self.store.close()
        self.store = self.restored(backup)

    def restored(self, backup: Path) -> Store:
        return MemoryStore.restored(backup)


class SqliteHome(Home):
    @property
    def file(self) -> Path:
        return self.folder / "trapline.db"

    def new(self) -> Store:
        return SqliteStore(self.file)

    async def reopen(self) -> None:
        await self.store.close()
        self.store = self.new()

    def restored(self, backup: Path) -> Store:
        return SqliteStore(backup)


HOMES: dict[str, type[Home]] = {"memory": MemoryHome, "sqlite": SqliteHome}


@asynccontextmanager
async def at(home: Home) -> AsyncIterator[Home]:
    try:
        yield home
    finally:
        await home.store.close()
