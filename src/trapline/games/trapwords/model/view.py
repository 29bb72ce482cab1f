"""Trapwords as one observer sees it."""

from trapline import kernel
from trapline.kernel import Language, Seat, TableTime, Team, Turn

from ..wishes import AnyInvitation
from .basics import Room, Seats, Words
from .calls import Call as Called
from .calls import Flag, Hint, Precedent, Review, Settled
from .dungeon import CurseCard
from .kinds import Cause, Curse, MonsterCard, Phase
from .options import WordSet
from .turn import Clue, Draft, Guess, Result


class View(kernel.View, frozen=True, kw_only=True):
    """Sheets, rooms and lists are by the team they are for. Unknown words are HIDDEN."""

    may: tuple[AnyInvitation, ...] = ()
    me: Seat | None
    """Whose view it is; None for all who only look on."""
    language: Language
    round: int
    phase: Phase
    turn: Turn
    teams: tuple[Seats, Seats]
    away: Seats
    queue: Seats
    torches: tuple[Seat, Seat]
    late_clocks: Seats
    """Those whose clock waits for the first clue."""
    host: Seat | None
    bots: Seats
    """Those for whom nobody sits here."""
    words: WordSet | None
    """Which words the books show; None for a list that people brought."""
    clue_rules: bool
    rooms: tuple[Room, Room]
    monster: Room
    card: MonsterCard
    curses: tuple[CurseCard, ...]
    drawn: tuple[Curse, ...]
    terror: str
    sizes: tuple[int, int]
    word: str
    """The secret word of the sheet I write, or of the book I hold."""
    drafts: tuple[Draft, ...]
    dug: tuple[int, int]
    """How many traps were proposed for each list; which, only their writers see."""
    claims: tuple[Seats, Seats]
    """For whom a place on a list is kept."""
    agreed: tuple[Seats, Seats]
    opposed: tuple[Seats, Seats]
    done: tuple[bool, bool]
    reopened: tuple[bool, bool]
    traps: Words
    """The traps of the turn I listen to, or of the list I finished."""
    guessing: Team | None
    giver: Seat | None
    voices: Seats
    """Those who may guess in this turn."""
    clues: tuple[Clue, ...]
    guesses: tuple[Guess, ...]
    guesses_left: int
    silenced: bool
    until: TableTime | None
    left: TableTime | None
    flags: int
    """How many clues the opponents want to talk about."""
    flagged: tuple[Flag, ...]
    """Which ones, for those who listen."""
    hints: tuple[Hint, ...]
    call: Called | None
    stood: TableTime | None
    """When STOP was cried: what could be called then can be named."""
    settled: tuple[Settled, ...]
    """What was voted on in this turn."""
    results: tuple[Result | None, Result | None]
    rested: Seats
    """Who wants to go on after a turn."""
    review: Review | None
    voted: bool
    """Whether I have voted in it."""
    book: tuple[Result, ...]
    precedents: tuple[Precedent, ...]
    winners: tuple[Team, ...]
    cause: Cause | None
