"""How much of something anybody gets: a bucket that fills up again with time."""

from collections import OrderedDict
from collections.abc import Callable

from trapline.tables.others import Others

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


class Measure:
    """How much of one thing each source gets, from all servers together."""

    def __init__(
        self, what: str, full: float, rate: float, now: Callable[[], float], others: Others
    ) -> None:
        self._what, self._full, self._rate = what, full, rate
        self._alone = Buckets(full, rate, now)
        self._others = others

    async def take(self, source: str) -> bool:
        if self._others.are_there:
            return await self._others.take(self._what, source, self._full, self._rate)
        return self._alone.of(source).take()

    async def give_back(self, source: str) -> None:
        if self._others.are_there:
            return await self._others.give_back(self._what, source, self._full)
        return self._alone.of(source).give_back()


class Allowance:
    """How much of something an address gets, and as much a guest, from wherever they ask."""

    def __init__(
        self, what: str, full: float, rate: float, now: Callable[[], float], others: Others
    ) -> None:
        self._by_address = Measure(f"{what} by address", full, rate, now, others)
        self._by_guest = Measure(f"{what} by guest", full, rate, now, others)

    async def take(self, source: str, guest: str | None) -> bool:
        """Take one if it is there. The address first: a guest can have a new name every time."""
        if not await self._by_address.take(source):
            return False
        if guest is None or await self._by_guest.take(guest):
            return True
        await self._by_address.give_back(source)
        return False

    async def give_back(self, source: str, guest: str | None) -> None:
        await self._by_address.give_back(source)
        if guest is not None:
            await self._by_guest.give_back(guest)
