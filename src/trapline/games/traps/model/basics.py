"""Short names, and the numbers of the book."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from trapline.kernel import Seat

Space: TypeAlias = Annotated[int, Meta(ge=0, lt=128)]

PieceId: TypeAlias = Annotated[int, Meta(ge=0, lt=128)]
"""Twice the seat, and one more for the human."""

CardId: TypeAlias = str

Choice: TypeAlias = Annotated[int, Meta(ge=0, lt=1_000_000)]
"""Counts what was settled; a question is known by it."""

Count: TypeAlias = Annotated[int, Meta(ge=1, le=2)]
"""Of dice."""

Seats: TypeAlias = tuple[Seat, ...]

Path: TypeAlias = tuple[Space, ...]
"""The spaces a piece came by, without Start; the last is where it stands."""

START: Final[Space] = 0

FINISH: Final[Space] = 1
"""The two ends of Home Base."""

HIDDEN: Final[CardId] = ""
"""A card that the reader may not see."""

GOLD = 250
LAST_BONUS = 20
HAND = 5
HAND_LIMIT = 7
FLAGS = 12
REACH = 7
PIT_PRICE = 10
"""What the Bank gives for a Money Pit."""
DRAW_PRICE = 10
MOST_DRAWS = 2
MOST_TRAPS = 2
MOST_WORKS = 12
"""How often Traps and special spaces work in one turn (TR-36)."""
THEFT = 10
MEMORY = 4
"""How many blows a player remembers."""
BANK_PAYS = 20
HOME_PAYS = 50
