"""What is still to be settled, one thing on top of the other."""

from typing import TypeAlias

from msgspec import Struct

from trapline.kernel import Seat

from .basics import CardId, PieceId, Space
from .kinds import Aim, Gait


class Effect(Struct, frozen=True, omit_defaults=True):
    """A verb, and on whom: `by` sets it going, `seat` and `piece` suffer or enjoy it."""

    do: str
    amount: int = 0
    aim: Aim | None = None
    by: Seat = 0
    seat: Seat = 0
    piece: PieceId | None = None
    space: Space | None = None
    landed: bool = False
    """Whether the piece landed on a Trap: then it is the one that goes back in a bankruptcy."""
    drawn: bool = False
    """Whether Chance drew it: then it is nobody's own card (TR-64)."""


class Mover(Struct, frozen=True):
    """A roll that one of two pieces may use."""

    seat: Seat
    steps: int


class Walk(Struct, frozen=True):
    """A piece on its way; at a fork its owner chooses."""

    piece: PieceId
    steps: int
    gait: Gait


class Land(Struct, frozen=True):
    """A piece came to stand somewhere."""

    piece: PieceId


class Steal(Struct, frozen=True):
    """A piece shares a space with opponents, in its owner's turn."""

    piece: PieceId


class Spring(Struct, frozen=True):
    """A piece stands on a Trap."""

    piece: PieceId
    space: Space


class Chance(Struct, frozen=True):
    """A card is turned up for a piece."""

    piece: PieceId


class Toxic(Struct, frozen=True):
    """A piece stands in poison."""

    piece: PieceId


class Dodge(Struct, frozen=True):
    """The window in which a Trap can be dodged. `space` is None for one drawn at Chance."""

    piece: PieceId
    card: CardId
    owner: Seat
    space: Space | None


class Remedy(Struct, frozen=True):
    """A hidden Trap that its owner cannot pay: buy it or destroy it (TR-55)."""

    piece: PieceId
    space: Space
    price: int


class Debt(Struct, frozen=True):
    """What a player owes; None is the Bank."""

    seat: Seat
    whom: Seat | None
    amount: int
    piece: PieceId | None


class GoBack(Struct, frozen=True):
    """A bankrupt player's piece goes to Start."""

    seat: Seat
    piece: PieceId | None


class Drop(Struct, frozen=True):
    """Cards that must be discarded."""

    seat: Seat
    count: int


class Jungle(Struct, frozen=True):
    """The roll that doubles earned."""

    seat: Seat


Item: TypeAlias = (
    Mover
    | Walk
    | Land
    | Steal
    | Spring
    | Chance
    | Toxic
    | Dodge
    | Remedy
    | Effect
    | Debt
    | GoBack
    | Drop
    | Jungle
)
"""Something still to be settled."""
