"""What waits where a piece lands."""

from typing import TypeAlias

from trapline.kernel import Fact, Seat, Unrevealing

from ..model.agenda import Effect
from ..model.basics import CardId, PieceId, Space
from ..model.kinds import Meeting, Mercy
from .settling import Settling


class Landed(Settling, Unrevealing, frozen=True):
    """A piece came to stand somewhere: does it steal, and what does it meet?"""

    by: Seat
    piece: PieceId
    space: Space
    steals: bool
    meets: Meeting | None


class BankPaid(Unrevealing, frozen=True):
    """A piece landed on a Bank, or the dice took it past one."""

    by: Seat
    piece: PieceId
    space: Space
    amount: int


class Spared(Unrevealing, frozen=True):
    """What waits on a space let a piece be: it did enough this turn (TR-36)."""

    by: Seat
    piece: PieceId
    space: Space
    why: Mercy


class Stole(Settling, Unrevealing, frozen=True):
    """A pocket was picked."""

    by: Seat
    whom: Seat
    amount: int


class PitEmptied(Settling, Unrevealing, frozen=True):
    """Somebody landed on a Money Pit of their own."""

    by: Seat
    space: Space
    amount: int


class TrapMet(Settling, Unrevealing, frozen=True):
    """A piece landed on somebody's Trap, which lies face up by now."""

    by: Seat
    piece: PieceId
    space: Space
    owner: Seat
    card: CardId


class Flipped(Fact, frozen=True):
    """A hidden Trap was turned up and paid."""

    by: Seat
    space: Space
    card: CardId
    amount: int


class RemedyOffered(Settling, frozen=True):
    """The owner cannot pay the hidden Trap: who landed on it may buy or destroy it."""

    by: Seat
    owner: Seat
    piece: PieceId
    space: Space
    card: CardId
    price: int


class TrapBought(Settling, Unrevealing, frozen=True):
    """A Trap that its owner could not pay changed hands."""

    by: Seat
    owner: Seat
    space: Space
    amount: int


class TrapDestroyed(Settling, frozen=True):
    """A Trap left the board; now everybody sees what it was."""

    by: Seat
    space: Space
    card: CardId


class TrapSeized(Settling, Unrevealing, frozen=True):
    """A Trap changed its owner."""

    by: Seat
    space: Space


class Dodged(Settling, frozen=True):
    """A Trap was dodged with a card."""

    by: Seat
    card: CardId
    amount: int
    effects: tuple[Effect, ...]


class Suffered(Settling, Unrevealing, frozen=True):
    """A Trap had its way."""

    by: Seat
    card: CardId
    effects: tuple[Effect, ...]


class ChanceKept(Settling, frozen=True):
    """An Action or a Treasure, turned up at Chance. `over`: how many cards must go."""

    by: Seat
    card: CardId
    over: int


class ChanceStruck(Settling, frozen=True):
    """A Trap, turned up at Chance."""

    by: Seat
    piece: PieceId
    card: CardId
    owner: Seat


AnyLanding: TypeAlias = (
    Landed
    | BankPaid
    | Spared
    | Stole
    | PitEmptied
    | TrapMet
    | Flipped
    | RemedyOffered
    | TrapBought
    | TrapDestroyed
    | TrapSeized
    | Dodged
    | Suffered
    | ChanceKept
    | ChanceStruck
)
