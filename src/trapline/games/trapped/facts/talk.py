"""Telling the story, inventing, voting, and care for each other."""

from trapline.games.trapped.cards import Card
from trapline.games.trapped.facts.base import Discreet, Quiet
from trapline.games.trapped.model import Matter, Number, Seats
from trapline.kernel import Fact, Seat, TableTime


class Told(Quiet, frozen=True):
    """Somebody tells what happens."""

    seat: Seat
    words: str


class Struck(Discreet, frozen=True):
    """Not this: somebody does not want it in the story. Nobody says who, or why."""

    line: Number


class Halted(Discreet, Quiet, frozen=True):
    """A pause. Nobody says who asked for it, or why."""

    at: TableTime


class WentOn(Discreet, Quiet, frozen=True):
    """The pause is over, and clocks go on."""

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
