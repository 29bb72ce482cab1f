"""The nouns of Whisper: two teams, each with a secret word and somebody who whispers about it."""

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Annotated, ClassVar, TypeAlias

from msgspec import Meta

from trapline import kernel
from trapline.kernel import Fact, Invitation, Seat, Sitter, TableTime, Team, Text, Turn, Wish, each

Words: TypeAlias = tuple[str, ...]
Seats: TypeAlias = tuple[Seat, ...]
Sitters: TypeAlias = Sequence[Sitter]

Referee: TypeAlias = Callable[[str, str], bool]
"""Does this clue fit that word?"""

HIDDEN = ""
"""A word that lies face down before the reader."""

Pace = StrEnum("Pace", ["CALM", "BRISK"])
Phase = StrEnum("Phase", ["CHOOSING", "WHISPERING", "LISTENING", "OVER"])
Cause = StrEnum("Cause", ["FOUND", "MISSED", "OBJECTION", "SILENCE"])


class Reason(StrEnum):
    CLUE_SAYS_THE_WORD = "clue-says-the-word"
    NO_OBJECTIONS = "no-objections"
    NO_SEAT_LEFT = "no-seat-left"
    NOT_YOUR_TURN = "not-your-turn"
    NOTHING_SAID = "nothing-said"
    TEAM_TOO_SMALL = "team-too-small"
    WORD_NOT_OFFERED = "word-not-offered"


class Options(kernel.Options, frozen=True, kw_only=True):
    """How long to play, how fast, and whether a clue can be called unfair."""

    points: Annotated[int, Meta(ge=1, le=99)] = 3
    pace: Pace = Pace.CALM
    objections: bool = True


class InTurn(Wish, frozen=True):
    """What can be asked for in one phase of one turn."""

    phase: ClassVar[Phase] = Phase.LISTENING

    turn: Turn


class Choose(InTurn, frozen=True):
    """Make one of the offered words the secret of the team."""

    phase: ClassVar[Phase] = Phase.CHOOSING

    word: Text


class GiveClue(InTurn, frozen=True):
    """Say something that fits the secret word."""

    phase: ClassVar[Phase] = Phase.WHISPERING

    clue: Text


class Guess(InTurn, frozen=True):
    """Name the word of the other team."""

    word: Text


class Object(InTurn, frozen=True):
    """Claim that the clue does not fit their word."""


class LetPass(InTurn, frozen=True):
    """Say nothing to this clue."""


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


class Secret(Fact, frozen=True):
    """What happened with words that only the seats in `to` saw; to others they are HIDDEN."""

    hides: ClassVar = {"words": each(HIDDEN)}

    words: Words
    to: Seats


class Opened(Secret, frozen=True):
    """The game began, with a deck that nobody saw."""

    sitters: tuple[Sitter, ...]
    options: Options
    at: TableTime


class Dealt(Secret, frozen=True):
    """A team was offered the next words of the deck."""

    team: Team


class Chosen(Secret, frozen=True):
    """A team took one of its words, and may think again until the others have theirs."""

    retractable: ClassVar[bool] = True
    opens: ClassVar[bool] = False

    team: Team
    at: TableTime


class Began(Chosen, frozen=True):
    """The second team took its word, and the whispering begins."""

    retractable: ClassVar[bool] = False


class ClueGiven(Fact, frozen=True):
    """The whisperer spoke, and everybody heard."""

    by: Seat
    clue: str


class Passed(Fact, frozen=True):
    """A listener has nothing to say to this clue."""

    opens: ClassVar[bool] = False

    by: Seat
    at: TableTime


class Missed(Fact, frozen=True):
    """A listener named a word, and it was another."""

    by: Seat
    word: str
    at: TableTime


class Found(Missed, frozen=True):
    """A listener named the word, which is open now."""


class Ruled(Fact, frozen=True):
    """A listener objected, and the referee said whether the clue was fair."""

    by: Seat
    fair: bool
    at: TableTime


class TimeRanOut(Fact, frozen=True):
    """The clock took the first words, or heard no clue, or closed the ears."""

    at: TableTime


class Arrived(Secret, frozen=True):
    """Somebody joined a team during the game, and was shown its words."""

    seat: Seat
    team: Team


class PresenceChanged(Fact, frozen=True):
    """A seat is waited for again, or no longer."""

    seat: Seat
    here: bool
    at: TableTime


SecretFact: TypeAlias = Opened | Dealt | Chosen | Began | Arrived
OpenFact: TypeAlias = ClueGiven | Passed | Missed | Found | Ruled | TimeRanOut | PresenceChanged
AnyFact: TypeAlias = SecretFact | OpenFact
Facts: TypeAlias = list[AnyFact]


class View(kernel.View, frozen=True, kw_only=True):
    """The table as one observer sees it. `words` has nothing of the other team."""

    may: tuple[AnyInvitation, ...] = ()
    teams: tuple[Seats, Seats]
    whisperer: Seat | None
    words: tuple[Words, Words]
    clue: str
    scores: tuple[int, int]
