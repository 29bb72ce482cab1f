"""How much of something anybody gets: a bucket that fills up again with time."""

from collections import OrderedDict
from collections.abc import Callable

MOST_SOURCES = 10_000


class Bucket:
    """So many drops at once, so many more a second."""

    __slots__ = ("_drops", "_full", "_now", "_rate", "_seen")

    def __init__(self, full: float, rate: float, now: Callable[[], float]) -> None:
        self._full = full
        self._rate = rate
        self._now = now
        self._drops = full
        self._seen = now()

    def take(self, drops: float = 1) -> bool:
        """Take some if they are there."""
        self._fill()
        if self._drops < drops:
            return False
        self._drops -= drops
        return True

    def holds(self, drops: float = 1) -> bool:
        self._fill()
        return self._drops >= drops

    def _fill(self) -> None:
        now = self._now()
        self._drops = min(self._full, self._drops + (now - self._seen) * self._rate)
        self._seen = now


class Buckets:
    """A bucket for each source, for as many sources as we care to remember."""

    def __init__(self, full: float, rate: float, now: Callable[[], float]) -> None:
        self._full = full
        self._rate = rate
        self._now = now
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, source: str) -> Bucket:
        bucket = self._known.pop(source, None) or Bucket(self._full, self._rate, self._now)
        self._known[source] = bucket
        if len(self._known) > MOST_SOURCES:
            self._known.popitem(last=False)
        return bucket
