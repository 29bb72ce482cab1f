"""STOP: calls, flags, votes, and what a table decided."""

from typing import ClassVar

from trapline.games.trapwords.facts.base import Quiet
from trapline.games.trapwords.model import Call, ClueRule, Precedent, Seats
from trapline.games.trapwords.model import Flag as FlagRaised
from trapline.kernel import Fact, Seat, TableTime


class Flagged(Quiet, frozen=True):
    """The opponents will want to talk about a clue. Which word and trap, only they know yet."""

    retractable: ClassVar[bool] = True

    by: Seat
    clue: int
    flag: FlagRaised | None
    to: Seats


class Stopped(Fact, frozen=True):
    """STOP! Everybody sees which word is said to have sprung which trap, or broken which rule."""

    by: Seat
    clue: int
    said: str
    trap: str
    rule: ClueRule | None
    at: TableTime


class WindowClosed(Quiet, frozen=True):
    """The last clue can no longer be called."""

    at: TableTime


class WentOn(Quiet, frozen=True):
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


class Voted(Quiet, frozen=True):
    """A vote was cast, and is known to its voter alone."""

    review: int
    by: Seat
    springs: bool | None
    to: Seats


class ReviewSettled(Fact, frozen=True):
    """The votes are counted by team: for and against."""

    review: int
    springs: bool
    votes: tuple[tuple[int, int], tuple[int, int]]
    precedent: Precedent | None = None


class PrecedentStruck(Quiet, frozen=True):
    """The host struck what was decided."""

    trap: str
    said: str
