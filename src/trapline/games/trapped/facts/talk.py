"""Telling the story, inventing, voting, and care for each other."""

from typing import ClassVar, TypeAlias

from trapline.kernel import Fact, Seat, TableTime

from ..model.basics import Number, Seats
from ..model.cards import Card
from ..model.kinds import Matter
from .base import Quiet


class Told(Quiet, frozen=True):
    """Somebody tells what happens."""

    seat: Seat
    words: str


class Struck(Fact, frozen=True):
    """Not this: somebody does not want it in the story. Nobody says who, or why."""

    anonymous: ClassVar[bool] = True

    line: Number


class Halted(Quiet, frozen=True):
    """A pause. Nobody says who asked for it, or why."""

    anonymous: ClassVar[bool] = True

    at: TableTime


class WentOn(Quiet, frozen=True):
    """The pause is over, and clocks go on. Who ends it is often who asked for it."""

    anonymous: ClassVar[bool] = True

    at: TableTime


class MotionMade(Quiet, frozen=True):
    """Somebody asks for the group's blessing (TD-14)."""

    number: Number
    matter: Matter
    by: Seat
    words: str
    seat: Seat | None
    until: TableTime


class Voted(Quiet, frozen=True):
    """A hand went up."""

    number: Number
    seat: Seat
    yes: bool


class MotionClosed(Fact, frozen=True):
    """The majority decided; at a tie the higher card did."""

    number: Number
    matter: Matter
    words: str
    carried: bool
    yes: Seats
    no: Seats
    cards: tuple[Card, ...] = ()


class WentAway(Fact, frozen=True):
    """Somebody is not heard any more, or left for good."""

    seat: Seat
    left: bool
    until: TableTime | None


class CameBack(Fact, frozen=True):
    """The seat is held again, by a person or by a bot."""

    seat: Seat
    bot: bool


AnyTalk: TypeAlias = (
    Told | Struck | Halted | WentOn | MotionMade | Voted | MotionClosed | WentAway | CameBack
)
