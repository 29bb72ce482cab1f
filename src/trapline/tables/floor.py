"""Who has the floor at a table: one after the other, and what was kept is shown at the end."""

import asyncio
from collections.abc import Callable, Sequence

from trapline.tables.evening import Step


class Floor:
    """While somebody has it nobody else moves. Whatever fails then, what was kept is shown."""

    def __init__(self, show: Callable[[Sequence[Step]], None]) -> None:
        self._show = show
        self._lock = asyncio.Lock()
        self._steps: list[Step] = []

    async def __aenter__(self) -> list[Step]:
        await self._lock.acquire()
        self._steps = []
        return self._steps

    async def __aexit__(self, *_: object) -> None:
        try:
            self._show(self._steps)
        finally:
            self._lock.release()
