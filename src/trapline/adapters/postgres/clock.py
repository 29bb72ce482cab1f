"""The time of the database, which all its servers share."""

from trapline.adapters.postgres.lines import Db, Lines
from trapline.tables.ports import Clock, WallTime

TRIES = 3
SLACK = 30
"""Milliseconds by which two measurements may differ without anything being wrong."""
NOW = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"


class DatabaseClock:
    """The database's clock, carried on by this machine's own, and compared with it again and again.

    However much this machine's clock is wrong: only what it measures between two looks counts.
    """

    def __init__(self, lines: Lines, machine: Clock) -> None:
        self._lines, self._machine = lines, machine
        self._ahead = 0
        self._latest: WallTime = 0

    def now(self) -> WallTime:
        self._latest = max(self._latest, self._machine.now() + self._ahead)
        return self._latest

    async def compare(self, tries: int = 1) -> None:
        """Look at the database's clock; of several looks the quickest counts."""
        looks = [await self._lines.use(self._look) for _ in range(tries)]
        took, ahead = min(looks)
        # A slow answer tells less than what is known already.
        if abs(ahead - self._ahead) > took / 2 + SLACK:
            self._ahead = ahead
            # Backwards only where the database itself was wrong, or another has taken over.
            self._latest = min(self._latest, self._machine.now() + ahead + SLACK)

    async def _look(self, db: Db, _again: bool) -> tuple[int, int]:
        before = self._machine.now()
        there: int = await db.fetchval(NOW)
        after = self._machine.now()
        return after - before, there - (before + after) // 2
