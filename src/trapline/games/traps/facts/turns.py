"""The game, its turns and its dice."""

from typing import ClassVar, TypeAlias

from trapline.kernel import Fact, Seat, TableTime, Turn, Unrevealing, each

from ..model.basics import HIDDEN, CardId, Seats
from ..model.game import Options
from ..model.kinds import Cause
from .settling import Settling


class Opened(Unrevealing, frozen=True):
    """The game began: who plays in which order, with which adventurers and how much gold."""

    options: Options
    order: Seats
    animals: tuple[str, ...]
    humans: tuple[str, ...]
    gold: tuple[int, ...]


class StartRolled(Unrevealing, frozen=True):
    """Somebody rolled for the first turn."""

    by: Seat
    dice: tuple[int, int]


class Dealt(Fact, frozen=True):
    """A first hand."""

    hides: ClassVar = {"cards": each(HIDDEN)}

    by: Seat
    cards: tuple[CardId, ...]
    to: Seats


class TurnBegan(Unrevealing, frozen=True):
    """Somebody is next."""

    turn: Turn
    by: Seat
    until: TableTime | None


class TurnMissed(Unrevealing, frozen=True):
    """Somebody was next, and sat still."""

    turn: Turn
    by: Seat


class TurnEnded(Unrevealing, frozen=True):
    """Somebody has rolled and played enough."""

    turn: Turn
    by: Seat


class Rolled(Unrevealing, frozen=True):
    """The roll of a turn."""

    by: Seat
    dice: tuple[int, ...]


class ExtraRolled(Settling, Unrevealing, frozen=True):
    """One die more: a Jungle Roll, or a card's."""

    by: Seat
    die: int


class RollLost(Settling, Unrevealing, frozen=True):
    """No piece could use the roll."""

    by: Seat


class Asked(Unrevealing, frozen=True):
    """Somebody must choose, and the turn's clock stands still with `left`."""

    by: Seat
    until: TableTime | None
    left: TableTime | None


class Resumed(Unrevealing, frozen=True):
    """The turn goes on."""

    by: Seat
    until: TableTime


class TimeRanOut(Unrevealing, frozen=True):
    """The turn's clock ran out; the house plays what is left of it."""

    by: Seat


class GameEnded(Fact, frozen=True):
    """The race is over."""

    by: Seat
    cause: Cause


AnyTurn: TypeAlias = (
    Opened
    | StartRolled
    | Dealt
    | TurnBegan
    | TurnMissed
    | TurnEnded
    | Rolled
    | ExtraRolled
    | RollLost
    | Asked
    | Resumed
    | TimeRanOut
    | GameEnded
)
