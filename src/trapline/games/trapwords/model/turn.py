"""One team's turn: its sheet, clues, guesses, calls and result."""

from msgspec import Struct

from trapline.games.trapwords.model.basics import HIDDEN, Seats, Words
from trapline.games.trapwords.model.kinds import ClueRule, Failure
from trapline.kernel import Seat, TableTime, Team
from trapline.words.model import Kind, Question


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
    agreed: Seats = ()
    opposed: Seats = ()
    done: bool = False
    reopened: bool = False
    """Whether the torch moved on, and the list was opened again (TW-5)."""
    traps: Words = ()


class Clue(Struct, frozen=True):
    """What a clue-giver said. It can be called `until` then."""

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


class Hint(Struct, frozen=True):
    """What the referee tells the writing team alone about a clue."""

    clue: int
    said: str
    trap: str
    sure: bool
    kind: Kind | None = None
    question: Question | None = None
    """Something about the clue itself, where no trap is meant."""
    rule: ClueRule | None = None
    """What the clue breaks, beyond doubt."""


class Flag(Struct, frozen=True):
    """A clue to talk about after the turn."""

    clue: int
    said: str
    trap: str
    by: Seat | None = None
    """None where the referee doubts."""


class Call(Struct, frozen=True):
    """STOP: a clue sprang this trap, or broke this rule."""

    by: Seat | None
    """None where the referee doubts."""
    clue: int
    said: str
    trap: str | None
    rule: ClueRule | None


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


class Going(Struct, frozen=True):
    """A team's turn: its clues, its guesses, its clock."""

    team: Team
    giver: Seat
    readers: Seats = ()
    """All who have held the open book, and so never guess in this turn."""
    clues: tuple[Clue, ...] = ()
    guesses: tuple[Guess, ...] = ()
    found: bool = False
    """Whether the word was named; the last clues can still be called."""
    counted: int = 0
    """Guesses counted by the opponents, where people speak."""
    flags: tuple[Flag, ...] = ()
    raised: int = 0
    """How many flags were raised, whoever may know which."""
    hints: tuple[Hint, ...] = ()
    call: Call | None = None
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
