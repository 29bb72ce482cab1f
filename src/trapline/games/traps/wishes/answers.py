"""What a player chooses when the agenda asks."""

from typing import TypeAlias

from trapline.kernel import Seat, Text, Wish

from ..model.basics import PieceId, Space
from .basics import Choice


class Move(Wish, frozen=True):
    """Let this piece use the roll."""

    choice: Choice
    piece: PieceId


class TakePath(Wish, frozen=True):
    """Go on by this space."""

    choice: Choice
    space: Space


class StealFrom(Wish, frozen=True):
    """Choose whose pocket to pick."""

    choice: Choice
    seat: Seat


class DodgeTrap(Wish, frozen=True):
    """Dodge the Trap with a card."""

    choice: Choice
    card: Text


class Suffer(Wish, frozen=True):
    """Let the Trap have its way."""

    choice: Choice


class BuyTrap(Wish, frozen=True):
    """Buy the Trap that its owner cannot pay."""

    choice: Choice


class DestroyTrap(Wish, frozen=True):
    """Destroy the Trap that its owner cannot pay."""

    choice: Choice


class SellOff(Wish, frozen=True):
    """Sell a Trap to pay a debt."""

    choice: Choice
    space: Space


class SendBack(Wish, frozen=True):
    """Choose which piece of mine goes to Start."""

    choice: Choice
    piece: PieceId


class DropCard(Wish, frozen=True):
    """Part with this card."""

    choice: Choice
    card: Text


class PickPiece(Wish, frozen=True):
    """Choose the piece that a card or an ability works on."""

    choice: Choice
    piece: PieceId


class PickSeat(Wish, frozen=True):
    """Choose the player that a card or an ability works on."""

    choice: Choice
    seat: Seat


class PickTrap(Wish, frozen=True):
    """Choose the Trap that a card or an ability works on."""

    choice: Choice
    space: Space


Answer: TypeAlias = (
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
