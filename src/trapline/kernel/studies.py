"""What a game can tell of many games that were played."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol, TypeAlias

from msgspec import Struct

from trapline.kernel.certainty import Within, mean_within
from trapline.kernel.messages import Fact, Outcome

Notes: TypeAlias = Any
"""What a study keeps of one game."""

PERCENT: Final = "%"
TIMES: Final = "\N{MULTIPLICATION SIGN}"


class Bar(Struct, frozen=True):
    """One figure of a chart, and in how many games or cases it was found."""

    label: str
    value: float
    cases: int
    within: Within | None = None
    """Where it may truly be; None if that was not reckoned."""


class Chart(Struct, frozen=True):
    """Figures to be compared; those outside the band are remarkable."""

    title: str
    bars: tuple[Bar, ...]
    unit: str = PERCENT
    band: tuple[float, float] | None = None

    @property
    def misses(self) -> tuple[Bar, ...]:
        """The bars that are outside, also if luck is allowed for."""
        return tuple(bar for bar in self.outside if not self.doubts(bar))

    @property
    def unsure(self) -> tuple[Bar, ...]:
        """The bars that are outside, perhaps by luck: the cases are too few to tell."""
        return tuple(bar for bar in self.outside if self.doubts(bar))

    @property
    def outside(self) -> tuple[Bar, ...]:
        if self.band is None:
            return ()
        low, high = self.band
        # What never came up lies nowhere.
        return tuple(bar for bar in self.bars if bar.cases and not low <= bar.value <= high)

    def doubts(self, bar: Bar) -> bool:
        if self.band is None or bar.within is None:
            return False
        return bar.within[0] <= self.band[1] and bar.within[1] >= self.band[0]


def counted(title: str, counts: Sequence[Counter[str]], labels: Sequence[str]) -> Chart:
    """Draw how often things happen in a game, from what was counted in each."""
    total = sum(counts, Counter[str]())
    bars = [
        Bar(
            label,
            total[label] / len(counts),
            total[label],
            mean_within([one[label] for one in counts]),
        )
        for label in labels
    ]
    return Chart(title, tuple(bars), " times")


class Study(Protocol):
    """What is worth knowing of a game that bots played."""

    def notes(self, facts: Sequence[Fact], outcome: Outcome) -> Notes:
        """Return what to keep of one game."""

    def charts(self, notes: Sequence[Notes]) -> Sequence[Chart]: ...

    def columns(self, notes: Sequence[Notes]) -> Mapping[str, str]:
        """Return what the table tells of the games of a row, besides their length and end."""
