"""How much of something anybody gets: a bucket that fills up again with time."""

from collections import OrderedDict
from collections.abc import Callable

MOST_SOURCES = 10_000
BURST = 3
WARNINGS = 5


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

    def give_back(self) -> None:
        """Put back a drop that was taken in case."""
        self._drops = min(self._full, self._drops + 1)

    def _fill(self) -> None:
        now = self._now()
        self._drops = min(self._full, self._drops + (now - self._seen) * self._rate)
        self._seen = now


class Flow:
    """What one connection may send: so much a second, and not for long more than that."""

    def __init__(self, rate: float, now: Callable[[], float]) -> None:
        self._messages = Bucket(BURST * rate, rate, now)
        self._warnings = Bucket(WARNINGS * rate, 1, now)
        self.is_flood = False
        """Whether it went on and on although it was refused."""

    def take(self, drops: float = 1) -> bool:
        """Take what a message costs, or count it as one too many."""
        if self._messages.take(drops):
            return True
        self.is_flood = not self._warnings.take()
        return False


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


class Allowance:
    """How much of something an address gets, and as much a guest, from wherever they ask."""

    def __init__(self, full: float, rate: float, now: Callable[[], float]) -> None:
        self._by_address = Buckets(full, rate, now)
        self._by_guest = Buckets(full, rate, now)

    def take(self, source: str, guest: str | None) -> bool:
        """Take one if it is there. The address first: a guest can have a new name every time."""
        of_address = self._by_address.of(source)
        if not of_address.take():
            return False
        if guest is None or self._by_guest.of(guest).take():
            return True
        of_address.give_back()
        return False

    def give_back(self, source: str, guest: str | None) -> None:
        self._by_address.of(source).give_back()
        if guest is not None:
            self._by_guest.of(guest).give_back()
