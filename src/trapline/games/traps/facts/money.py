"""Debts, and what is sold for them."""

from typing import TypeAlias

from trapline.kernel import Seat, Unrevealing

from ..model.basics import CardId, PieceId, Seats, Space
from .settling import Settling


class TrapSold(Unrevealing, frozen=True):
    """The Bank took a Trap back."""

    by: Seat
    space: Space
    card: CardId
    amount: int


class Owed(Settling, Unrevealing, frozen=True):
    """Players owe gold, to a player or to the Bank."""

    by: Seats
    whom: Seat | None
    amount: int
    piece: PieceId | None = None


class DebtPaid(Settling, Unrevealing, frozen=True):
    """A debt was paid in full."""

    by: Seat
    whom: Seat | None
    amount: int


class PartPaid(Unrevealing, frozen=True):
    """All the gold somebody had, and it was not enough."""

    by: Seat
    whom: Seat | None
    amount: int


class WentBroke(Settling, Unrevealing, frozen=True):
    """Gold and Traps were not enough."""

    by: Seat
    piece: PieceId | None


class Gained(Settling, Unrevealing, frozen=True):
    """Gold from the Bank."""

    by: Seat
    amount: int


AnyPayment: TypeAlias = TrapSold | Owed | DebtPaid | PartPaid | WentBroke | Gained
