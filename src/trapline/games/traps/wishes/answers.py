"""What a player chooses when the agenda asks."""

from typing import TypeAlias

from trapline.kernel import Seat, Text, Wish

from ..model.basics import Choice, PieceId, Space


class Answer(Wish, frozen=True):
    """A wish that answers a question, known by the number of the choice."""

    choice: Choice


class Move(Answer, frozen=True):
    """Let this piece use the roll."""

    piece: PieceId


class TakePath(Answer, frozen=True):
    """Go on by this space."""

    space: Space


class StealFrom(Answer, frozen=True):
    """Choose whose pocket to pick."""

    seat: Seat


class DodgeTrap(Answer, frozen=True):
    """Dodge the Trap with a card."""

    card: Text


class Suffer(Answer, frozen=True):
    """Let the Trap have its way."""


class BuyTrap(Answer, frozen=True):
    """Buy the Trap that its owner cannot pay."""


class DestroyTrap(Answer, frozen=True):
    """Destroy the Trap that its owner cannot pay."""


class SellOff(Answer, frozen=True):
    """Sell a Trap to pay a debt."""

    space: Space


class SendBack(Answer, frozen=True):
    """Choose which piece of mine goes to Start."""

    piece: PieceId


class DropCard(Answer, frozen=True):
    """Part with this card."""

    card: Text


class PickPiece(Answer, frozen=True):
    """Choose the piece that a card or an ability works on."""

    piece: PieceId


class PickSeat(Answer, frozen=True):
    """Choose the player that a card or an ability works on."""

    seat: Seat


class PickTrap(Answer, frozen=True):
    """Choose the Trap that a card or an ability works on."""

    space: Space


AnyAnswer: TypeAlias = (
    Move
    | TakePath
    | StealFrom
    | DodgeTrap
    | Suffer
    | BuyTrap
    | DestroyTrap
    | SellOff
    | SendBack
    | DropCard
    | PickPiece
    | PickSeat
    | PickTrap
)
