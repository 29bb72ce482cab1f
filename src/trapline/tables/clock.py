"""The table's own time, which stands still while the table is paused or the server is down."""

from msgspec import Struct
from msgspec.structs import replace

from trapline.kernel import TableTime
from trapline.tables.ports import WallTime


class TableClock(Struct, frozen=True):
    """Table time is `at` when the wall clock shows `since`; until then it stands still.

    Of a clock that was stopped, `since` is how long it stands still after it is started again.
    """

    at: TableTime = 0
    since: WallTime = 0
    running: bool = True

    def time(self, now: WallTime) -> TableTime:
        return self.at + max(0, now - self.since) if self.running else self.at

    def hold(self, now: WallTime) -> int:
        """Return for how long it will stand still before it runs on."""
        return max(0, self.since - now) if self.running else self.since

    def wall(self, at: TableTime) -> WallTime:
        """Return when the table's time will be `at`, if it goes on running."""
        return self.since + at - self.at

    def ticked(self, at: TableTime, now: WallTime) -> "TableClock":
        return replace(self, at=at, since=max(now, self.since) if self.running else self.since)

    def paused(self, now: WallTime) -> "TableClock":
        return replace(self, at=self.time(now), since=self.hold(now), running=False)

    def resumed(self, now: WallTime) -> "TableClock":
        return replace(self, since=now + self.hold(now), running=True)

    def extended(self, ms: int) -> "TableClock":
        return replace(self, since=self.since + ms)

    def slept(self, last_alive: WallTime, now: WallTime) -> "TableClock":
        """Return the clock after a time in which no server ran: it goes on where it stood."""
        if not self.running:
            return self
        alive = max(last_alive, min(self.since, now))
        return replace(self, at=self.time(alive), since=now + self.hold(last_alive))
