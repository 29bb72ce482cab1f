"""Turns, questions, cards that are drawn and thrown away, and the end."""

from typing import ClassVar, TypeAlias

from trapline.kernel import Fact, Seat, TableTime, Turn, Unrevealing, each

from ..content.schema import Event, Weakness
from ..model.agenda import Ask
from ..model.basics import Number, Seats
from ..model.cards import FACE_DOWN, Card
from ..model.kinds import Cause


class Asked(Unrevealing, frozen=True):
    """The table waits for somebody."""

    ask: Ask
    number: Number
    seats: Seats
    until: TableTime | None


class KeptWriting(Unrevealing, frozen=True):
    """Somebody is still writing; the table waits for them at least so long."""

    seat: Seat
    until: TableTime


class TurnBegan(Fact, frozen=True):
    """Somebody's turn; the GM's is the last of a round."""

    turn: Turn
    seat: Seat
    round: int


class Drew(Fact, frozen=True):
    """Somebody drew cards; others see how many."""

    hides: ClassVar = {"cards": each(FACE_DOWN)}

    seat: Seat
    cards: tuple[Card, ...]
    to: Seats


class Reshuffled(Fact, frozen=True):
    """The discards are the deck again (TD-41)."""


class PenaltyTaken(Fact, frozen=True):
    """An empty hand: five cards, no turn, and an event (TD-43)."""

    seat: Seat


class TurnTaken(Fact, frozen=True):
    """An empty hand, and a normal turn all the same (TD-43)."""

    seat: Seat


class Passed(Unrevealing, frozen=True):
    """Somebody only draws (TD-134)."""

    seat: Seat


class Discarded(Fact, frozen=True):
    """Cards too many were thrown away (TD-39)."""

    seat: Seat
    cards: tuple[Card, ...]


class TurnEnded(Fact, frozen=True):
    """A turn is over. With the GM's, a round is, and what was only for a while ends."""

    seat: Seat
    round: int
    last: bool


class EndDecided(Fact, frozen=True):
    """It is clear how it ends; everybody may tell how it went on (TD-109)."""

    winners: Seats
    cause: Cause


class Concluded(Unrevealing, frozen=True):
    """Somebody told their last words."""

    seat: Seat
    words: str


class GameEnded(Fact, frozen=True):
    """It is over, and everything is opened."""

    winners: Seats
    cause: Cause
    room: str
    """Where the monster was."""
    hidden: tuple[tuple[str, str], ...]
    hands: tuple[tuple[Card, ...], ...]
    events: tuple[Event, ...] = ()
    """What might have happened, if the box does not have it."""
    lair: str = ""
    weakness: Weakness | None = None


AnyTurn: TypeAlias = (
    Asked
    | KeptWriting
    | TurnBegan
    | Drew
    | Reshuffled
    | PenaltyTaken
    | TurnTaken
    | Passed
    | Discarded
    | TurnEnded
    | EndDecided
    | Concluded
    | GameEnded
)
