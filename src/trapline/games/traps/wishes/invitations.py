"""How players are invited to each of these."""

from typing import ClassVar, TypeAlias

from trapline.kernel import Invitation, Seat, Turn

from ..model.basics import Choice, Count, PieceId, Space


class InTurn(Invitation, frozen=True):
    """To do something in a turn. It is shown when it happens; what it leads to is a question."""

    housekeeping: ClassVar[bool] = True
    turn: Turn


class ToAnswer(Invitation, frozen=True):
    """To answer a question, known by the number of the choice."""

    choice: Choice


class MayRoll(InTurn, frozen=True):
    counts: tuple[Count, ...]


class MayDraw(InTurn, frozen=True):
    left: int
    price: int


class MayDiscard(InTurn, frozen=True):
    cards: tuple[str, ...]


class MayPlaceTrap(InTurn, frozen=True):
    cards: tuple[str, ...]
    spaces: tuple[Space, ...]


class MayHideTrap(InTurn, frozen=True):
    cards: tuple[str, ...]
    spaces: tuple[Space, ...]


class MayFlipTrap(InTurn, frozen=True):
    spaces: tuple[Space, ...]


class MaySellTrap(InTurn, frozen=True):
    spaces: tuple[Space, ...]


class MayPlayAction(InTurn, frozen=True):
    cards: tuple[str, ...]


class MayCashIn(InTurn, frozen=True):
    cards: tuple[str, ...]


class MayUseAbility(InTurn, frozen=True):
    pieces: tuple[PieceId, ...]


class MayEndTurn(InTurn, frozen=True):
    turn: Turn


class MayMove(ToAnswer, frozen=True):
    """To choose who walks; meanwhile everybody watches the dice."""

    housekeeping: ClassVar[bool] = True
    pieces: tuple[PieceId, ...]
    steps: int


class MayTakePath(ToAnswer, frozen=True):
    spaces: tuple[Space, ...]


class MayStealFrom(ToAnswer, frozen=True):
    seats: tuple[Seat, ...]


class MayDodgeTrap(ToAnswer, frozen=True):
    cards: tuple[str, ...]


class MaySuffer(ToAnswer, frozen=True):
    choice: Choice


class MayBuyTrap(ToAnswer, frozen=True):
    price: int


class MayDestroyTrap(ToAnswer, frozen=True):
    choice: Choice


class MaySellOff(ToAnswer, frozen=True):
    spaces: tuple[Space, ...]
    owed: int


class MaySendBack(ToAnswer, frozen=True):
    pieces: tuple[PieceId, ...]


class MayDropCard(ToAnswer, frozen=True):
    housekeeping: ClassVar[bool] = True
    cards: tuple[str, ...]
    count: int


class MayPickPiece(ToAnswer, frozen=True):
    pieces: tuple[PieceId, ...]


class MayPickSeat(ToAnswer, frozen=True):
    seats: tuple[Seat, ...]


class MayPickTrap(ToAnswer, frozen=True):
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
