"""Who minds a table, and what its clock shows to whoever takes it over."""

from collections.abc import Sequence
from typing import Any

from trapline.tables.clock import TableClock
from trapline.tables.model import Version
from trapline.tables.others import Wake

NEVER = 1 << 60
"""Nobody slept: the clock has run until now."""


def is_minded(row: Any, alive_since: int) -> bool:
    return row["left_at"] is None and row["seen"] > alive_since


def clock_of(rows: Sequence[Any], version: Version, wake: Wake, alive_since: int) -> TableClock:
    """Return what a table's clock shows: as whoever minds it says, else from where it was left."""
    minded = [row for row in rows if is_minded(row, alive_since)]
    for row in minded:
        if row["version"] == version:
            return TableClock(row["at"], row["clock_since"], row["running"])
    if minded:
        # It has moved on since, and every move sets the clock.
        return wake(NEVER)
    return wake(max((row["left_at"] or row["seen"] for row in rows), default=None))
