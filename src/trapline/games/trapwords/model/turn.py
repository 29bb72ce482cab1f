"""One team's turn: its sheet, clues, guesses and result."""

from msgspec import Struct

from trapline.kernel import Seat, TableTime, Team

from .basics import HIDDEN, Seats, Words
from .calls import Call, Flag, Hint, Settled, Tap
from .kinds import ClueRule, Failure


class Draft(Struct, frozen=True):
    """A word that somebody of the writing team proposes as a trap."""

    word: str
    by: Seat
    homograph: bool = False
    """Whether its spelling has another reading, that of a helper or not: people call it (TW-42)."""


class Sheet(Struct, frozen=True):
    """What the other team prepares for one: the word it must guess, and the traps against it."""

    word: str = HIDDEN
    drafts: tuple[Draft, ...] = ()
    dug: int = 0
    """How many there are: that is known also to those who know no word."""
    claims: Seats = ()
    """For whom a place on the list is kept, because they write or struck what stood there."""
    agreed: Seats = ()
    opposed: Seats = ()
    done: bool = False
    reopened: bool = False
    """Whether the torch moved on, and the list was opened again (TW-5)."""
    traps: Words = ()


class Clue(Struct, frozen=True):
    """What a clue-giver said. It can be called `until` then, and until the next one is sent."""

    number: int
    text: str
    at: TableTime
    until: TableTime


class Guess(Struct, frozen=True):
    """What a guesser named."""

    by: Seat
    word: str
    right: bool
    at: TableTime
    mends: str = ""
    """The earlier guess that was only a slip of this one, which then costs nothing (TW-130)."""


class Result(Struct, frozen=True):
    """How a turn went: a failure, or none."""

    team: Team
    failure: Failure | None
    word: str
    traps: Words
    said: str = ""
    trap: str = ""
    wrote: Seat | None = None
    """Who proposed the trap that was sprung."""
    rule: ClueRule | None = None
    took: TableTime = 0
    votes: tuple[Settled, ...] = ()
    """What was voted on in this turn."""
    giver: Seat | None = None
    finder: Seat | None = None
    """Who named the word, where it was typed."""
    clue: str = ""
    """The typed clue that decided it: the last before the word was found, or the fatal one."""


class TeamTurn(Struct, frozen=True):
    """A team's turn: its clues, its guesses, its clock."""

    team: Team
    giver: Seat
    readers: Seats = ()
    """All who have held the open book, and so never guess in this turn."""
    clues: tuple[Clue, ...] = ()
    guesses: tuple[Guess, ...] = ()
    found: bool = False
    """Whether the word was named; the last clues can still be called."""
    claimed: Seat | None = None
    """Who says that it was named, where people speak and nobody has contested it."""
    counts: tuple[Tap, ...] = ()
    """Guesses counted by the opponents, where people speak."""
    taps: int = 0
    """How often one was counted, or taken back."""
    flags: tuple[Flag, ...] = ()
    raised: int = 0
    """How many flags were raised, whoever may know which."""
    hints: tuple[Hint, ...] = ()
    call: Call | None = None
    settled: tuple[Settled, ...] = ()
    until: TableTime | None = None
    """When the running clock runs out."""
    left: TableTime | None = None
    """What a standing clock has left; None where there is none."""
    used: TableTime = 0
    """Time that ran before the clock last stood still."""
    ran: TableTime | None = None
    """When the clock was last set running."""
    stood: TableTime = 0
    """When somebody last cried STOP."""
    silenced: bool = False
    """Whether a curse has stopped the clue-giver's tongue."""
