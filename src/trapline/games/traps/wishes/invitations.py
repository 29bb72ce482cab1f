"""How players are invited to each of these."""

from typing import TypeAlias

from trapline.kernel import Invitation, Seat, Turn

from ..model.basics import PieceId, Space
from .basics import Choice, Count


class MayRoll(Invitation, frozen=True):
    turn: Turn
    counts: tuple[Count, ...]


class MayDraw(Invitation, frozen=True):
    turn: Turn
    left: int
    price: int


class MayDiscard(Invitation, frozen=True):
    turn: Turn
    cards: tuple[str, ...]


class MayPlaceTrap(Invitation, frozen=True):
    turn: Turn
    cards: tuple[str, ...]
    spaces: tuple[Space, ...]


class MayHideTrap(Invitation, frozen=True):
    turn: Turn
    cards: tuple[str, ...]
    spaces: tuple[Space, ...]


class MayFlipTrap(Invitation, frozen=True):
    turn: Turn
    spaces: tuple[Space, ...]


class MaySellTrap(Invitation, frozen=True):
    turn: Turn
    spaces: tuple[Space, ...]


class MayPlayAction(Invitation, frozen=True):
    turn: Turn
    cards: tuple[str, ...]


class MayCashIn(Invitation, frozen=True):
    turn: Turn
    cards: tuple[str, ...]


class MayUseAbility(Invitation, frozen=True):
    turn: Turn
    pieces: tuple[PieceId, ...]


class MayEndTurn(Invitation, frozen=True):
    turn: Turn


class MayMove(Invitation, frozen=True):
    choice: Choice
    pieces: tuple[PieceId, ...]
    steps: int


class MayTakePath(Invitation, frozen=True):
    choice: Choice
    spaces: tuple[Space, ...]


class MayStealFrom(Invitation, frozen=True):
    choice: Choice
    seats: tuple[Seat, ...]


class MayDodgeTrap(Invitation, frozen=True):
    choice: Choice
    cards: tuple[str, ...]


class MaySuffer(Invitation, frozen=True):
    choice: Choice


class MayBuyTrap(Invitation, frozen=True):
    choice: Choice
    price: int


class MayDestroyTrap(Invitation, frozen=True):
    choice: Choice


class MaySellOff(Invitation, frozen=True):
    choice: Choice
    spaces: tuple[Space, ...]
    owed: int


class MaySendBack(Invitation, frozen=True):
    choice: Choice
    pieces: tuple[PieceId, ...]


class MayDropCard(Invitation, frozen=True):
    choice: Choice
    cards: tuple[str, ...]
    count: int


class MayPickPiece(Invitation, frozen=True):
    choice: Choice
    pieces: tuple[PieceId, ...]


class MayPickSeat(Invitation, frozen=True):
    choice: Choice
    seats: tuple[Seat, ...]


class MayPickTrap(Invitation, frozen=True):
    choice: Choice
    spaces: tuple[Space, ...]


AnyInvitation: TypeAlias = (
    MayRoll
    | MayDraw
    | MayDiscard
    | MayPlaceTrap
    | MayHideTrap
    | MayFlipTrap
    | MaySellTrap
    | MayPlayAction
    | MayCashIn
    | MayUseAbility
    | MayEndTurn
    | MayMove
    | MayTakePath
    | MayStealFrom
    | MayDodgeTrap
    | MaySuffer
    | MayBuyTrap
    | MayDestroyTrap
    | MaySellOff
    | MaySendBack
    | MayDropCard
    | MayPickPiece
    | MayPickSeat
    | MayPickTrap
)
