"""Telling the story, inventing, voting, and care for each other."""

from typing import ClassVar, TypeAlias

from trapline import kernel
from trapline.kernel import CameBack, Fact, Seat, TableTime, Unrevealing

from ..model.basics import FigureId, Number, Seats
from ..model.cards import Card
from ..model.kinds import Becoming, Matter, Objection, Prompt


class Told(Unrevealing, frozen=True):
    """Somebody tells what happens."""

    seat: Seat
    words: str


class CueGiven(Unrevealing, frozen=True):
    """Somebody is asked to tell how it went (TD-40). `about` is a thing, an attribute or a name."""

    cue: Number
    seat: Seat
    prompt: Prompt
    figure: FigureId
    name: str
    about: str = ""
    conflict: Number = 0
    """What it came of; nothing, where somebody died outside of a conflict."""


class Narrated(Unrevealing, frozen=True):
    """Somebody told how it went, for all to hear."""

    cue: Number
    seat: Seat
    prompt: Prompt
    figure: FigureId
    name: str
    words: str
    about: str = ""
    conflict: Number = 0


class ToldAloud(Unrevealing, frozen=True):
    """Somebody told it at the table; nobody wrote it down."""

    cue: Number
    seat: Seat


class CuePassed(Unrevealing, frozen=True):
    """Somebody leaves it to everybody's imagination."""

    cue: Number
    seat: Seat


class MovedOn(Unrevealing, frozen=True):
    """The table waits no longer for a tale; it may still be told."""

    cue: Number


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
    until: TableTime | None
    """None where nobody is hurried."""
    becomes: Becoming = Becoming.DETAIL


class Voted(Unrevealing, frozen=True):
    """A hand went up; the GM may have said why an invention spoils the game (TD-15)."""

    number: Number
    seat: Seat
    yes: bool
    because: Objection | None = None


class MotionClosed(Fact, frozen=True):
    """The majority decided; at a tie the higher card did."""

    number: Number
    matter: Matter
    words: str
    carried: bool
    yes: Seats
    no: Seats
    cards: tuple[Card, ...] = ()
    because: Objection | None = None
    """What the GM held against it."""


class WentAway(kernel.WentAway, frozen=True, kw_only=True):
    """Then the table waits no longer than `until` for what it asked."""

    until: TableTime | None


AnyTalk: TypeAlias = (
    Told
    | CueGiven
    | Narrated
    | ToldAloud
    | CuePassed
    | MovedOn
    | Struck
    | Halted
    | WentOn
    | MotionMade
    | Voted
    | MotionClosed
    | WentAway
    | CameBack
)
