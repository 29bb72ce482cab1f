"""Whether the server is well: it writes and reads, and met nothing that cannot be read."""

import asyncio
from enum import StrEnum
from time import monotonic

from trapline.server.meters import ServerMeters
from trapline.tables.bodies import HttpError
from trapline.tables.ports import Damaged, DiskFull, NotKept
from trapline.tables.service import Tables

LOOK_EVERY = 1.0


class Trouble(StrEnum):
    """What may be the matter with a server, for its operator."""

    DISK_FULL = "disk-full"
    NOT_KEPT = "not-kept"
    DAMAGED = "damaged"
    LEAVING = "leaving"
    """It is about to stop, and others go on."""


class Health:
    """Looks at the store at most once a second, however many ask: a look is a write."""

    def __init__(self, tables: Tables, meters: ServerMeters) -> None:
        self._tables = tables
        self._meters = meters
        self._looking = asyncio.Lock()
        self._last: HttpError | None = None
        self._not_before = monotonic()

    async def trouble(self) -> HttpError | None:
        """Return what is the matter, if anything is."""
        async with self._looking:
            if monotonic() >= self._not_before:
                self._last = await self._look()
                self._not_before = monotonic() + LOOK_EVERY
        return self._last

    async def _look(self) -> HttpError | None:
        try:
            await self._tables.world.store.check()
        except NotKept as fault:
            trouble = Trouble.DISK_FULL if isinstance(fault, DiskFull) else Trouble.NOT_KEPT
            if self._last is None or self._last.reason != trouble:
                self._meters.broke("unhealthy", fault)
            return HttpError(trouble, {})
        except Damaged as fault:
            if not self._meters.met_damage:
                self._meters.broke("unhealthy", fault)
        return HttpError(Trouble.DAMAGED, {}) if self._meters.met_damage else None
