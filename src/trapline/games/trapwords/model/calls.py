"""What is called, flagged and voted on, and what a table decided."""

from typing import TypeAlias

from msgspec import Struct

from trapline.kernel import Language, Seat, TableTime
from trapline.words.model import Kind, Question

from .basics import Seats
from .kinds import CallKind, ClueRule, Decision

Votes: TypeAlias = tuple[tuple[int, int], tuple[int, int]]
"""How many of each team voted for and against."""


class Hint(Struct, frozen=True):
    """What the referee tells the writing team alone about a clue."""

    clue: int
    said: str
    trap: str
    sure: bool
    kind: Kind | None = None
    question: Question | None = None
    """Something about the clue itself, where no trap is meant."""
    lean: bool | None = None
    """What this table decided before, where it did."""
    rule: ClueRule | None = None
    """What the clue may break, where no trap is meant."""
    doubts: bool = False
    """Whether the referee itself will have it voted on, though no trap is meant."""


class Flag(Struct, frozen=True):
    """A clue to talk about after the turn; spoken, a moment, of which nothing is said yet."""

    clue: int
    said: str
    trap: str
    by: Seat | None = None
    """None where the referee doubts."""
    rule: ClueRule | None = None
    at: TableTime = 0


class Call(Struct, frozen=True):
    """STOP: a clue sprang this trap, or broke this rule. Neither: it is not said yet."""

    by: Seat | None
    """None where the referee calls or doubts."""
    clue: int
    said: str
    trap: str | None
    rule: ClueRule | None
    kind: CallKind = CallKind.STOP
    agreed: bool = False
    """Whether the referee is sure of it: then it holds unless it is contested."""


class Precedent(Struct, frozen=True):
    """What this table decided about a trap and a word that was said, read in one way."""

    language: Language
    trap: str
    said: str
    springs: bool
    reading: str = ""
    """Blank: however it is read."""
    sentence: str = ""
    """The clue that it was about."""


class Review(Struct, frozen=True):
    """A vote on one call or flag. Votes are hidden until it is settled."""

    number: int
    call: Call
    lean: bool | None
    voters: Seats
    until: TableTime
    is_stop: bool = False
    """Whether the turn stands still and may go on; otherwise it is over."""
    voted: Seats = ()
    springs: Seats = ()
    """Those who voted that the trap is sprung, as far as the reader knows."""
    denied: bool = False
    """Whether the other side says that nothing of the kind was said."""
    topic: Precedent | None = None
    """What the verdict will be a precedent for."""
    before: Precedent | None = None
    """What this table decided about the same trap, word and reading."""


class Settled(Struct, frozen=True):
    """A call or a flag that was voted on, and how: for and against by team."""

    call: Call
    springs: bool
    votes: Votes
    decided: Decision | None
    lean: bool | None = None


class Tap(Struct, frozen=True):
    """Where people speak: somebody heard a wrong guess."""

    by: Seat
    at: TableTime
