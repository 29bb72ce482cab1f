"""Accusations: grabbing a token, the answer, the defence, the vote."""

from typing import ClassVar, TypeAlias

from trapline.kernel import Fact, Seat, TableTime, Unrevealing

from ..model.basics import Sayings, Seats
from ..model.kinds import Charge, Verdict


class Accused(Unrevealing, frozen=True):
    """Somebody was first to grab a token. Until somebody has answered for it, everything rests."""

    word: int
    by: Seat
    whom: Seat
    charge: Charge
    voters: Seats = ()
    until: TableTime | None = None
    left: TableTime | None = None
    """What is left of the clock that stands still."""


class Answered(Fact, frozen=True):
    """The accused told the truth: it was a secret word, or it was not."""

    word: int
    by: Seat
    secret: bool


class Defended(Unrevealing, frozen=True):
    """The accused explained the link, or said nothing. Now the others vote."""

    word: int
    by: Seat
    text: str
    until: TableTime


class Pleaded(Unrevealing, frozen=True):
    """Around one table the accused spoke up, and nobody wrote it down. Now the others vote."""

    word: int
    by: Seat
    until: TableTime


class Voted(Unrevealing, frozen=True):
    """A thumb is ready, and known to its voter alone."""

    hides: ClassVar = {"down": None, "why": ""}

    word: int
    by: Seat
    down: bool | None
    to: Seats
    why: str = ""


class Judged(Fact, frozen=True):
    """Three, two, one: all thumbs are seen."""

    word: int
    by: Seat
    whom: Seat
    down: Seats
    up: Seats
    verdict: Verdict
    whys: Sayings = ()
    """What voters said to their thumbs."""


class Resumed(Unrevealing, frozen=True):
    """The chain goes on where it stood."""

    until: TableTime | None


AnyTrial: TypeAlias = Accused | Answered | Defended | Pleaded | Voted | Judged | Resumed
