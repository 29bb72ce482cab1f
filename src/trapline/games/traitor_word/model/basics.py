"""Short names, and the numbers of the box."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from trapline.kernel import Seat

Seats: TypeAlias = tuple[Seat, ...]

Words: TypeAlias = tuple[str, ...]
"""Cards, too: in the colour of the game, each card is the only one with its word."""

Cards: TypeAlias = tuple[tuple[Seat, str], ...]
"""Whose card, and which."""

Sayings: TypeAlias = tuple[tuple[Seat, str], ...]
"""Who said what."""

Number: TypeAlias = Annotated[int, Meta(ge=0, lt=1_000_000)]
"""Counts the words of a game; no two ever have the same, not even one that was taken back."""

HIDDEN: Final = ""
"""Stands where there is a word that the reader does not know, or none."""

ORDINARY: Final = "-"
"""What is marked before an ordinary word is spoken."""

HAND = 5

START = 3
"""The flashes everybody begins with."""

GOAL = 7
