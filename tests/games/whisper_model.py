"""The nouns of Whisper: two teams, each with a secret word and somebody who whispers about it."""

from enum import StrEnum
from typing import Annotated, ClassVar, TypeAlias

from msgspec import Meta

from trapline import kernel
from trapline.kernel import Fact, Invitation, Seat, Sitter, TableTime, Team, Text, Turn, Wish

Words: TypeAlias = tuple[str, ...]
Seats: TypeAlias = tuple[Seat, ...]

HIDDEN = ""
"""Stands where a team has a word that the reader does not know."""


class Pace(StrEnum):
    CALM = "calm"
    BRISK = "brisk"


class Phase(StrEnum):
    CHOOSING = "choosing"
    WHISPERING = "whispering"
    LISTENING = "listening"


class Cause(StrEnum):
    FOUND = "found"
    KEPT = "kept"
    OBJECTION = "objection"
    SILENCE = "silence"


class Reason(StrEnum):
    CLUE_SAYS_THE_WORD = "clue-says-the-word"
    GAME_IS_OVER = "game-is-over"
    NO_OBJECTIONS = "no-objections"
    NOTHING_SAID = "nothing-said"
    NOT_CHOOSING = "not-choosing"
    NOT_LISTENING = "not-listening"
    NOT_WHISPERING = "not-whispering"
    TABLE_IS_FULL = "table-is-full"
    TEAM_TOO_SMALL = "team-too-small"
    WORD_NOT_OFFERED = "word-not-offered"


class Options(kernel.Options, frozen=True, kw_only=True):
    """How long to play, how fast, and whether a clue can be called unfair."""

    points: Annotated[int, Meta(ge=1, le=99)] = 3
    pace: Pace = Pace.CALM
    objections: bool = True


class Choose(Wish, frozen=True):
    """Make one of the offered words the secret of the team."""

    turn: Turn
    word: Text


class GiveClue(Wish, frozen=True):
    """Say something that fits the secret word."""

    turn: Turn
    clue: Text


class Guess(Wish, frozen=True):
    """Name the word of the other team."""

    turn: Turn
    word: Text


class Object(Wish, frozen=True):
    """Claim that the clue does not fit their word."""

    turn: Turn


class LetPass(Wish, frozen=True):
    """Say nothing to this clue."""

    turn: Turn


AnyWish: TypeAlias = Choose | GiveClue | Guess | Object | LetPass


class MayChoose(Invitation, frozen=True):
    turn: Turn
    words: Words


class MayGiveClue(Invitation, frozen=True):
    turn: Turn


class MayGuess(Invitation, frozen=True):
    turn: Turn


class MayObject(Invitation, frozen=True):
    turn: Turn


class MayLetPass(Invitation, frozen=True):
    turn: Turn


AnyInvitation: TypeAlias = MayChoose | MayGiveClue | MayGuess | MayObject | MayLetPass


class Opened(Fact, frozen=True):
    """The game began, with some of the words not heard of late. Nobody sees the deck."""

    sitters: tuple[Sitter, ...]
    options: Options
    deck: Words
    to: Seats = ()


class Dealt(Fact, frozen=True):
    """A team was offered new words."""

    team: Team
    words: Words
    at: TableTime
    to: Seats


class Chosen(Fact, frozen=True):
    """A team took one of its words as its secret; `by` is None if the clock chose."""

    retractable: ClassVar[bool] = True
    opens: ClassVar[bool] = False

    team: Team
    word: str
    by: Seat | None
    to: Seats


class Began(Fact, frozen=True):
    """Both teams have a word, and one of them whispers."""

    opens: ClassVar[bool] = False

    team: Team
    at: TableTime


class ClueGiven(Fact, frozen=True):
    """The whisperer spoke, and everybody heard."""

    by: Seat
    clue: str
    at: TableTime


class Upheld(Fact, frozen=True):
    """A listener called the clue unfair, and the referee agreed."""

    by: Seat
    team: Team
    at: TableTime


class Overruled(Fact, frozen=True):
    """A listener called the clue unfair, and the referee did not."""

    by: Seat
    team: Team
    at: TableTime


class Missed(Fact, frozen=True):
    """A listener named a word, and it was another."""

    by: Seat
    word: str
    at: TableTime


class Found(Fact, frozen=True):
    """A listener named the word, which is open now."""

    by: Seat
    word: str
    at: TableTime


class Passed(Fact, frozen=True):
    """A listener has nothing to say to this clue."""

    opens: ClassVar[bool] = False

    by: Seat


class Closed(Fact, frozen=True):
    """Nobody answers this clue any more."""

    opens: ClassVar[bool] = False

    at: TableTime


class FellSilent(Fact, frozen=True):
    """A team gave no clue in time."""

    team: Team
    at: TableTime


class Kept(Fact, frozen=True):
    """A word came through all its clues, and is shown."""

    team: Team
    word: str


class Arrived(Fact, frozen=True):
    """Somebody joined a team during the game."""

    seat: Seat
    team: Team


class Briefed(Fact, frozen=True):
    """A newcomer was told what the team knows."""

    seat: Seat
    team: Team
    offered: Words
    secret: str | None
    to: Seats


class WentAway(Fact, frozen=True):
    """A seat will not be waited for."""

    seat: Seat


class CameBack(Fact, frozen=True):
    """A seat will be waited for again."""

    seat: Seat


LaterFact: TypeAlias = (
    Dealt
    | Chosen
    | Began
    | ClueGiven
    | Upheld
    | Overruled
    | Missed
    | Found
    | Passed
    | Closed
    | FellSilent
    | Kept
    | Arrived
    | Briefed
    | WentAway
    | CameBack
)
AnyFact: TypeAlias = Opened | LaterFact


class View(kernel.View, frozen=True, kw_only=True):
    """The table as one observer sees it. Words of the other team are HIDDEN."""

    may: tuple[AnyInvitation, ...] = ()
    teams: tuple[Seats, Seats]
    away: Seats
    turn: Turn
    phase: Phase
    speaking: Team
    whisperer: Seat | None
    offered: tuple[Words, Words]
    secrets: tuple[str | None, str | None]
    clues: tuple[Words, Words]
    scores: tuple[int, int]
