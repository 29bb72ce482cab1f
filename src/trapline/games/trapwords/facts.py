"""What happens in Trapwords. A secret is told to the seats in `to`; to others it is blank."""

from typing import ClassVar, TypeAlias

from trapline.games.trapwords.model import (
    Call,
    Cause,
    ClueRule,
    Curse,
    Failure,
    Hint,
    MonsterCard,
    Options,
    Precedent,
    Result,
    Room,
    Seats,
    Words,
)
from trapline.games.trapwords.model import Flag as FlagRaised
from trapline.kernel import Fact, Seat, TableTime, Team, Turn


class Quiet(Fact, frozen=True):
    """A fact that shows nobody a secret."""

    opens: ClassVar[bool] = False


class Opened(Fact, frozen=True):
    """The game began: who plays for whom, whose book glows, which monster waits."""

    options: Options
    teams: tuple[Seats, Seats]
    host: Seat | None
    glow: Team
    card: MonsterCard
    used: Words
    """The words of earlier games; nobody is told."""
    precedents: tuple[Precedent, ...]
    to: Seats = ()


class RoundBegan(Quiet, frozen=True):
    """A new round: who holds the torches, and how many traps each team faces."""

    round: int
    turn: Turn
    at: TableTime
    torches: tuple[Seat, Seat]
    sizes: tuple[int, int]


class CurseRevealed(Fact, frozen=True):
    """A curse was turned up in the room of a team. `terror` is the word it forbids, if it does."""

    room: Room
    curse: Curse
    terror: str = ""


class CurseVoid(Fact, frozen=True):
    """A Word of Terror in the first room has no effect (TW-99)."""

    room: Room


class CursesDrawn(Fact, frozen=True):
    """The Mummy drew curses for those who fight it."""

    curses: tuple[Curse, ...]
    terror: str = ""


class PileShuffled(Quiet, frozen=True):
    """The curses that were used lie in the pile again."""


class WordDrawn(Fact, frozen=True):
    """A team must guess this word. The other team, which sets the traps, sees it."""

    team: Team
    word: str
    to: Seats


class Proposed(Quiet, frozen=True):
    """Somebody suggested a trap to the team."""

    retractable: ClassVar[bool] = True

    team: Team
    by: Seat
    word: str
    to: Seats
    homograph: bool = False


class Struck(Quiet, frozen=True):
    """A suggestion was crossed out."""

    retractable: ClassVar[bool] = True

    team: Team
    by: Seat
    word: str
    to: Seats


class Agreed(Quiet, frozen=True):
    """Somebody likes the list as it stands."""

    retractable: ClassVar[bool] = True

    team: Team
    by: Seat


class ListDone(Quiet, frozen=True):
    """The traps against a team are set. `late`: the clock set them."""

    team: Team
    at: TableTime
    traps: Words
    to: Seats
    late: bool = False


class TorchPassed(Quiet, frozen=True):
    """Somebody else of the team gives the clues. `declined`: its holder did not want to."""

    team: Team
    seat: Seat
    declined: Seat | None = None


class TurnBegan(Quiet, frozen=True):
    """A team is next. Its clue-giver takes the book."""

    turn: Turn
    team: Team
    giver: Seat
    at: TableTime


class BookTaken(Fact, frozen=True):
    """The clue-giver looks at the word."""

    team: Team
    giver: Seat
    at: TableTime
    word: str
    to: Seats


class ClockStarted(Quiet, frozen=True):
    """From now on time runs, or there is no clock and the clue-giver may begin."""

    at: TableTime
    left: TableTime | None


class ClueGiven(Fact, frozen=True):
    """The clue-giver said something, which can be called `until` then."""

    by: Seat
    text: str
    number: int
    at: TableTime
    until: TableTime


class Hinted(Fact, frozen=True):
    """The referee whispers to those who wrote the list what it thinks of a clue."""

    said: str
    trap: str
    hint: Hint
    to: Seats


class Silenced(Quiet, frozen=True):
    """A curse has stopped the clue-giver's tongue for this turn."""

    curse: Curse


class Guessed(Fact, frozen=True):
    """A guesser named a word, perhaps to mend a slip of the finger."""

    by: Seat
    word: str
    right: bool
    at: TableTime
    mends: str = ""


class GuessCounted(Quiet, frozen=True):
    """The opponents heard a wrong guess."""

    by: Seat


class RightHeard(Fact, frozen=True):
    """The opponents heard the right word. What was said before it can still be called."""

    by: Seat
    at: TableTime


class ThoughtSo(Quiet, frozen=True):
    """A guesser thinks to know the word."""

    by: Seat


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


class WaitedOn(Quiet, frozen=True):
    """Nobody of the team is here to take over: the table goes on waiting."""

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


class TurnEnded(Fact, frozen=True):
    """A turn is over. Where the list is not opened yet, only those who wrote it know it."""

    team: Team
    word: str
    failure: Failure | None
    said: str
    trap: str
    result: Result
    at: TableTime
    is_open: bool
    to: Seats


class RoundEnded(Quiet, frozen=True):
    """Figures move, used curses are gone, and if both failed the monster comes closer."""

    teams: tuple[Room, Room]
    monster: Room
    curses: tuple[Room, ...]


class Queued(Quiet, frozen=True):
    """Somebody will join a team when the next round begins."""

    seat: Seat
    team: Team


class Entered(Quiet, frozen=True):
    """A latecomer is in."""

    seat: Seat
    team: Team


class Briefed(Fact, frozen=True):
    """A latecomer is shown the sheets of the team."""

    seat: Seat
    book: tuple[Result, ...]
    to: Seats


class WentAway(Quiet, frozen=True):
    """A seat will not be waited for."""

    seat: Seat
    at: TableTime


class CameBack(Quiet, frozen=True):
    """A seat will be waited for again."""

    seat: Seat
    at: TableTime


class GiverReplaced(Fact, frozen=True):
    """The clue-giver is gone; somebody else has the same word and the time that was left."""

    giver: Seat
    at: TableTime
    word: str
    to: Seats


class HostSat(Quiet, frozen=True):
    """The host of the table sits here."""

    seat: Seat | None


class CursesLifted(Quiet, frozen=True):
    """The host took the unseen curses out of the dungeon."""


class ClueRulesSet(Quiet, frozen=True):
    """The rules of clues hold, or do not, from now on."""

    on: bool


class PrecedentStruck(Quiet, frozen=True):
    """The host struck what was decided."""

    trap: str
    said: str


class GameEnded(Fact, frozen=True):
    """A monster is slain, or has won. Everything is opened."""

    winners: tuple[Team, ...]
    cause: Cause
    book: tuple[Result, ...]


AnyFact: TypeAlias = (
    Opened
    | RoundBegan
    | CurseRevealed
    | CurseVoid
    | CursesDrawn
    | PileShuffled
    | WordDrawn
    | Proposed
    | Struck
    | Agreed
    | ListDone
    | TorchPassed
    | TurnBegan
    | BookTaken
    | ClockStarted
    | ClueGiven
    | Hinted
    | Silenced
    | Guessed
    | GuessCounted
    | RightHeard
    | ThoughtSo
    | Flagged
    | Stopped
    | WindowClosed
    | WaitedOn
    | WentOn
    | ReviewOpened
    | Voted
    | ReviewSettled
    | TurnEnded
    | RoundEnded
    | Queued
    | Entered
    | Briefed
    | WentAway
    | CameBack
    | GiverReplaced
    | HostSat
    | CursesLifted
    | ClueRulesSet
    | PrecedentStruck
    | GameEnded
)
