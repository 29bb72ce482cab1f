"""Telling the story, inventing, voting, and care for each other."""

from typing import ClassVar, TypeAlias

from trapline import kernel
from trapline.kernel import CameBack, Fact, Seat, TableTime, Unrevealing

from ..model.basics import Number, Seats
from ..model.cards import Card
from ..model.kinds import Matter


class Told(Unrevealing, frozen=True):
    """Somebody tells what happens."""

    seat: Seat
    words: str


class Struck(Fact, frozen=True):
    """Not this: somebody does not want it in the story. Nobody says who, or why."""

    anonymous: ClassVar[bool] = True

    line: Number


class Halted(Unrevealing, frozen=True):
    """A pause. Nobody says who asked for it, or why."""

    anonymous: ClassVar[bool] = True

    at: TableTime


class WentOn(Unrevealing, frozen=True):
    """The pause is over, and clocks go on. Who ends it is often who asked for it."""

    anonymous: ClassVar[bool] = True

    at: TableTime


class MotionMade(Unrevealing, frozen=True):
    """Somebody asks for the group's blessing (TD-14)."""

    number: Number
    matter: Matter
    by: Seat
    words: str
    seat: Seat | None
    until: TableTime


class Voted(Unrevealing, frozen=True):
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


class WentAway(kernel.WentAway, frozen=True, kw_only=True):
    """Then the table waits no longer than `until` for what it asked."""

    until: TableTime | None


AnyTalk: TypeAlias = (
    Told | Struck | Halted | WentOn | MotionMade | Voted | MotionClosed | WentAway | CameBack
)
