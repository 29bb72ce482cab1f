"""Debts, and what is sold for them."""

from typing import TypeAlias

from trapline.kernel import Seat

from ..model.basics import CardId, PieceId, Seats, Space
from .base import Quiet, Settled


class TrapSold(Quiet, frozen=True):
    """The Bank took a Trap back."""

    by: Seat
    space: Space
    card: CardId
    amount: int


class Owed(Settled, frozen=True):
    """Players owe gold, to a player or to the Bank."""

    by: Seats
    whom: Seat | None
    amount: int
    piece: PieceId | None = None


class DebtPaid(Settled, frozen=True):
    """A debt was paid in full."""

    by: Seat
    whom: Seat | None
    amount: int


class PartPaid(Quiet, frozen=True):
    """All the gold somebody had, and it was not enough."""

    by: Seat
    whom: Seat | None
    amount: int


class WentBroke(Settled, frozen=True):
    """Gold and Traps were not enough."""

    by: Seat
    piece: PieceId | None


class Gained(Settled, frozen=True):
    """Gold from the Bank."""

    by: Seat
    amount: int


AnyPayment: TypeAlias = TrapSold | Owed | DebtPaid | PartPaid | WentBroke | Gained
