"""How much this process holds, and that it is given back."""

import asyncio
import gc
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from resource import getpagesize

from tests.server.screens import PATIENCE

BLOCKS = 20_000
"""Fewer than one for each of the messages that are ever sent to look for a leak."""
BYTES = 48 << 20


def resident() -> int:
    return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * getpagesize()


async def eventually(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():  # noqa: ASYNC110 - nobody rings when a room is put away
            await asyncio.sleep(0.01)


@contextmanager
def stays_flat() -> Iterator[None]:
    """See that whatever is done leaves no objects behind, small ones or large ones."""
    gc.collect()
    blocks, size = sys.getallocatedblocks(), resident()
    yield
    gc.collect()
    assert sys.getallocatedblocks() - blocks < BLOCKS, "objects were left behind"
    assert resident() - size < BYTES, "memory was left behind"
