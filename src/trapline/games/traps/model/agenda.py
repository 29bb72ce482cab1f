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

    @property
    def asked(self) -> Seat:
        """Who must choose, if anything is to be chosen."""
        return self.by


class OfPlayer(Struct, frozen=True):
    """What concerns a player."""

    seat: Seat

    @property
    def asked(self) -> Seat:
        return self.seat


class OfPiece(Struct, frozen=True):
    """What concerns a piece, and asks its owner."""

    piece: PieceId

    @property
    def asked(self) -> Seat:
        return self.piece // 2


class Mover(OfPlayer, frozen=True):
    """A roll that one of two pieces may use."""

    steps: int


class Walk(OfPiece, frozen=True):
    """A piece on its way; at a fork its owner chooses."""

    steps: int
    gait: Gait


class Land(OfPiece, frozen=True):
    """A piece came to stand somewhere."""


class Steal(OfPiece, frozen=True):
    """A piece shares a space with opponents, in its owner's turn."""


class Spring(OfPiece, frozen=True):
    """A piece stands on a Trap."""

    space: Space


class Chance(OfPiece, frozen=True):
    """A card is turned up for a piece."""


class Toxic(OfPiece, frozen=True):
    """A piece stands in poison."""


class Dodge(OfPiece, frozen=True):
    """The window in which a Trap can be dodged. `space` is None for one drawn at Chance."""

    card: CardId
    owner: Seat
    space: Space | None


class Remedy(OfPiece, frozen=True):
    """A hidden Trap that its owner cannot pay: buy it or destroy it (TR-55)."""

    space: Space
    price: int


class Debt(OfPlayer, frozen=True):
    """What a player owes; None is the Bank."""

    whom: Seat | None
    amount: int
    piece: PieceId | None


class GoBack(OfPlayer, frozen=True):
    """A bankrupt player's piece goes to Start."""

    piece: PieceId | None


class Drop(OfPlayer, frozen=True):
    """Cards that must be discarded."""

    count: int


class Jungle(OfPlayer, frozen=True):
    """The roll that doubles earned."""


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
