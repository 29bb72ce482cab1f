"""The time on the wall, which never runs backwards while the server is up."""

from time import monotonic_ns, time_ns

from trapline.tables.ports import WallTime

MILLISECOND = 1_000_000


class SystemClock:
    """The machine's clock as it stood at the start, carried on by its stopwatch.

    An administrator or a time server that sets the clock back cannot make a deadline wait again.
    """

    def __init__(self) -> None:
        self._started = time_ns() - monotonic_ns()

    def now(self) -> WallTime:
        return (self._started + monotonic_ns()) // MILLISECOND
