"""Time that leaps: a minute and a half passes at once when the server is sent a signal."""

import asyncio
import signal

from trapline.adapters.clock import SystemClock
from trapline.tables.ports import WallTime

LEAP = 90
"""As long as the usual clock for typed clues, and too short for the next deadline to pass too."""

SIGNAL = signal.SIGUSR1


class LeapingLoop(asyncio.SelectorEventLoop):
    """Whatever was to happen during a leap happens right after it."""

    def __init__(self) -> None:
        self.leapt = 0
        super().__init__()
        self.add_signal_handler(SIGNAL, self._leap)

    def time(self) -> float:
        return super().time() + self.leapt

    def _leap(self) -> None:
        self.leapt += LEAP


class LeapingClock(SystemClock):
    """The time on the wall for those who leap."""

    def __init__(self, loop: LeapingLoop) -> None:
        super().__init__()
        self._loop = loop

    def now(self) -> WallTime:
        return super().now() + 1000 * self._loop.leapt
