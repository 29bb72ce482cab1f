"""Time that stands still, and leaps when a test says so."""

import asyncio
from multiprocessing.connection import Connection
from time import time

from trapline.tables.ports import WallTime


class LeapingLoop(asyncio.SelectorEventLoop):
    """Whatever was to happen during a leap happens right after it.

    Through `leaps` come seconds to pass at once; each is answered when they have passed.
    """

    def __init__(self, leaps: Connection) -> None:
        self._now = 0.0
        super().__init__()
        self._leaps = leaps
        self.add_reader(leaps.fileno(), self._leap)

    def time(self) -> float:
        return self._now

    def _leap(self) -> None:
        self._now += self._leaps.recv()
        self._leaps.send(None)


class LeapingClock:
    """The time on the wall as the loop feels it."""

    def __init__(self, loop: LeapingLoop) -> None:
        self._loop = loop
        self._started = time()

    def now(self) -> WallTime:
        return int(1000 * (self._started + self._loop.time()))
