"""Short names, and the numbers of the book."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from trapline.kernel import Seat

Seats: TypeAlias = tuple[Seat, ...]

FigureId: TypeAlias = Annotated[int, Meta(ge=0, lt=16)]
"""Somebody in the story: characters in the order of turns, then Extras."""

Number: TypeAlias = Annotated[int, Meta(ge=0, lt=1_000_000)]
"""Counts the questions that were put; no two ever have the same."""

IdeaNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=96)]

UNKNOWN: Final = ""
"""Stands where there is a room that the reader does not know."""

SOMEWHERE: Final = "somewhere"
"""Stands for the monster's room, and for what it fears, where the reader may not know it."""

MONSTER: Final = "monster"
"""What a fight is about, whether somebody attacks it or it attacks somebody."""

OWN: Final = "own"
"""A dare in the challenger's own words (TD-74)."""

HAND = 5
MONSTER_CARDS = 3
GOAL_CARDS = 2
CONTROL_CARDS = 1
LIVES = 3
"""So often must the monster be defeated (TD-96)."""
SHORT_OF_DEATH = 10
"""An Extra that is short by more than this when attacked dies (TD-131)."""
ROUNDS_GONE = 2
"""After so many rounds somebody who is gone may be let go (TD-136)."""
IDEAS_EACH = 12
"""So many ideas may come from one seat (TD-13)."""
