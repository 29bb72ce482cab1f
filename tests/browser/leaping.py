"""Time that leaps or stands still when the server is sent a signal."""

import asyncio
import signal
from time import monotonic, time

from trapline.tables.ports import WallTime

LEAP = 90
"""Seconds: the usual clock for typed clues, and too short for the next deadline to pass too."""

FLY = signal.SIGUSR1
STAND_STILL = signal.SIGUSR2


class LeapingLoop(asyncio.SelectorEventLoop):
    """Whatever was to happen during a leap happens right after it."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self._standing: float | None = None
        super().__init__()
        self.add_signal_handler(FLY, self._fly)
        self.add_signal_handler(STAND_STILL, self._stand_still)

    def time(self) -> float:
        return (super().time() if self._standing is None else self._standing) + self._ahead

    def _fly(self) -> None:
        self._ahead += LEAP

    def _stand_still(self) -> None:
        """Stand still, or run on from there."""
        if self._standing is None:
            self._standing = super().time()
        else:
            self._ahead += self._standing - super().time()
            self._standing = None


class LeapingClock:
    """The time on the wall as the loop feels it."""

    def __init__(self, loop: LeapingLoop) -> None:
        self._loop = loop
        self._started = time() - monotonic()

    def now(self) -> WallTime:
        return int(1000 * (self._started + self._loop.time()))
