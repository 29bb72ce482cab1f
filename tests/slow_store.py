"""A store that takes its time."""

import asyncio
from collections.abc import Sequence

from trapline.adapters.memory import MemoryStore
from trapline.tables.ports import Entry, Grant, TableId


class SlowStore(MemoryStore):
    """A store whose commits wait until a test lets them."""

    def __init__(self) -> None:
        super().__init__()
        self.commit = asyncio.Event()
        self.commit.set()

    async def append(
        self, table: TableId, entry: Entry, *, playing: bool, grants: Sequence[Grant] = ()
    ) -> None:
        await self.commit.wait()
        await super().append(table, entry, playing=playing, grants=grants)
