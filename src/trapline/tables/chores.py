"""What a server does by itself, again and again."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from trapline.tables.world import Meters

Chore: TypeAlias = Callable[[], Awaitable[None]]


async def repeat(chore: Chore, every: float, meters: Meters) -> None:
    """Do a chore for ever, and tell when it begins to fail."""
    told: type[Exception] | None = None
    while True:
        fault = await tried(chore)
        # On a full disk every beat fails: a line for each would fill it for good.
        if fault is not None and type(fault) is not told:
            meters.failed("", 0, fault)
        told = None if fault is None else type(fault)
        await asyncio.sleep(every)


async def tried(chore: Chore) -> Exception | None:
    """Do a chore; return what went wrong, for the next time may do."""
    try:
        await chore()
    except Exception as fault:  # noqa: BLE001 - the edge of a task: its fault stays here
        return fault
    return None
