"""STOP: calls, flags, votes, and what a table decided."""

from typing import ClassVar, TypeAlias

from trapline.kernel import Fact, Seat, TableTime, Unrevealing

from ..model.basics import Seats
from ..model.calls import Call, Precedent, Votes
from ..model.calls import Flag as FlagRaised
from ..model.kinds import ClueRule, Decision, Mistap


class Flagged(Unrevealing, frozen=True):
    """The opponents will want to talk about a clue. Which word and trap, only they know yet."""

    retractable: ClassVar[bool] = True
    hides: ClassVar = {"flag": None}

    by: Seat
    clue: int
    flag: FlagRaised | None
    to: Seats


class Cried(Unrevealing, frozen=True):
    """STOP! The clock stands; what for is said next."""

    by: Seat
    at: TableTime


class Stopped(Fact, frozen=True):
    """STOP! Everybody sees which word is said to have sprung which trap, or broken which rule.

    Nobody cried it where the referee did, and `agreed` says that it is sure of it.
    """

    by: Seat | None
    clue: int
    said: str
    trap: str
    rule: ClueRule | None
    at: TableTime
    agreed: bool = False


class Asked(Unrevealing, frozen=True):
    """The turn is over, and whoever flagged a moment of it is asked what it was."""

    by: Seat
    flagged: TableTime
    at: TableTime


class TakenBack(Unrevealing, frozen=True):
    """It was a mistap, or nobody said in time what it was about."""

    by: Seat | None
    what: Mistap
    at: TableTime


class WindowClosed(Unrevealing, frozen=True):
    """The last clue can no longer be called."""

    at: TableTime


class WentOn(Unrevealing, frozen=True):
    """The call was rejected, and the clock runs on."""

    at: TableTime


class ReviewOpened(Fact, frozen=True):
    """All vote on a call. The referee leans to one side, or to none."""

    number: int
    call: Call
    lean: bool | None
    voters: Seats
    until: TableTime
    is_stop: bool
    denied: bool = False
    topic: Precedent | None = None
    before: Precedent | None = None


class Voted(Unrevealing, frozen=True):
    """A vote was cast, and is known to its voter alone."""

    hides: ClassVar = {"springs": None}

    review: int
    by: Seat
    springs: bool | None
    to: Seats


class ReviewSettled(Fact, frozen=True):
    """The votes are counted by team: for and against."""

    review: int
    springs: bool
    votes: Votes
    precedent: Precedent | None = None
    decided: Decision | None = None
    """Old verdicts do not say by what."""


class PrecedentStruck(Unrevealing, frozen=True):
    """The host struck what was decided."""

    trap: str
    said: str
    reading: str = ""


AnyCall: TypeAlias = (
    Flagged
    | Cried
    | Stopped
    | Asked
    | TakenBack
    | WindowClosed
    | WentOn
    | ReviewOpened
    | Voted
    | ReviewSettled
    | PrecedentStruck
)
