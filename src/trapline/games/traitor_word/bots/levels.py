"""How cunning a bot is: gentle enough for children, keen, or sharp enough to lose to."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct


class Level(Struct, frozen=True):
    """What tells one bot from another; what all of them know is the same."""

    nods: float
    """Said of an ordinary word: how likely people nod at it, at least."""
    dares: float
    """The same of a secret word."""
    aims: float
    """How strongly it leads the chain towards its secret words."""
    nerve: float
    """How much more suspicious than an accusation needs it lets its own secret words look."""
    doubts: float
    """How much surer than it pays it must be before it accuses."""
    blur: float
    """How unevenly it judges: the spread of its suspicions, as odds."""
    notices: int
    """Of ten words of its own that others say, so many it claims."""
    counts: bool
    """Whether it remembers who has won how many flashes."""
    trusts: float
    """How much a good plea weighs."""


GENTLE: Final = "gentle"
KEEN: Final = "keen"
SHARP: Final = "sharp"
LEVELS: Mapping[str, Level] = {
    GENTLE: Level(
        nods=0.94,
        dares=0.88,
        aims=2.0,
        nerve=1.0,
        doubts=0.32,
        blur=0.4,
        notices=6,
        counts=False,
        trusts=1.0,
    ),
    KEEN: Level(
        nods=0.94,
        dares=0.8,
        aims=4.0,
        nerve=0.15,
        doubts=0.08,
        blur=0.5,
        notices=10,
        counts=False,
        trusts=0.95,
    ),
    SHARP: Level(
        nods=0.93,
        dares=0.75,
        aims=8.0,
        nerve=0.12,
        doubts=0.02,
        blur=0.3,
        notices=10,
        counts=True,
        trusts=0.9,
    ),
}
