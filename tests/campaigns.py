"""A long campaign: the luck it draws on, and what it tells of itself when it is over."""

from collections.abc import Callable, Mapping
from time import monotonic
from typing import TypeAlias

Counts: TypeAlias = Mapping[str, int | float | str]


class Campaign:
    """One run of a campaign. What it counted stands at the end of what `./test` prints."""

    def __init__(self, seed: int, tell: Callable[[str, object], None]) -> None:
        self.seed = seed
        self._tell = tell
        self._began = monotonic()

    def tell(self, **counts: float | str) -> None:
        told = [f"{count} {what.replace('_', ' ')}" for what, count in shown(counts).items()]
        took = f"{monotonic() - self._began:.0f} s"
        self._tell("campaign", ", ".join([f"seed {self.seed}", *told, took]))


def shown(counts: Counts) -> dict[str, str]:
    return {
        what: count if isinstance(count, str) else f"{count:,}" for what, count in counts.items()
    }
