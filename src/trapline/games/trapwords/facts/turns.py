"""Phase two: the book, the clock, clues and guesses."""

from typing import ClassVar, TypeAlias

from msgspec.structs import replace

from trapline.kernel import Fact, Observer, Seat, TableTime, Team, Turn, Unrevealing

from ..model.basics import HIDDEN, Seats
from ..model.calls import Hint
from ..model.kinds import Curse, Failure
from ..model.turn import Result


def without_traps(result: Result) -> Result:
    return replace(result, traps=())


class TurnBegan(Unrevealing, frozen=True):
    """A team is next. Its clue-giver takes the book."""

    turn: Turn
    team: Team
    giver: Seat
    at: TableTime


class BookTaken(Fact, frozen=True):
    """The clue-giver looks at the word."""

    hides: ClassVar = {"word": HIDDEN}

    team: Team
    giver: Seat
    at: TableTime
    word: str
    to: Seats


class ClockStarted(Unrevealing, frozen=True):
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

    unseen: ClassVar = True

    said: str
    trap: str
    hint: Hint
    to: Seats


class Silenced(Unrevealing, frozen=True):
    """A curse has stopped the clue-giver's tongue for this turn."""

    curse: Curse


class Guessed(Fact, frozen=True):
    """A guesser named a word, perhaps to mend a slip of the finger."""

    by: Seat
    word: str
    right: bool
    at: TableTime
    mends: str = ""


class GuessCounted(Unrevealing, frozen=True):
    """The opponents heard a wrong guess."""

    by: Seat
    at: TableTime = 0


class Burnt(Unrevealing, frozen=True):
    """The last guess is spent, unless it was the word, or was counted by mistake."""

    at: TableTime


class RightHeard(Fact, frozen=True):
    """Somebody heard the right word. What was said before it can still be called."""

    by: Seat
    at: TableTime


class ThoughtSo(Unrevealing, frozen=True):
    """A guesser thinks to know the word."""

    by: Seat


class TurnEnded(Fact, frozen=True):
    """A turn is over. Where the list is not opened yet, only those who wrote it know it."""

    hides: ClassVar = {"result": without_traps}

    team: Team
    word: str
    failure: Failure | None
    said: str
    trap: str
    result: Result
    at: TableTime
    is_open: bool
    to: Seats
    turn: Turn = 0
    """The number of what comes after it; old logs do not say."""

    def is_known_to(self, observer: Observer) -> bool:
        return self.is_open or super().is_known_to(observer)


class PressedOn(Unrevealing, frozen=True):
    """Somebody has seen how a turn went, and wants to go on."""

    by: Seat


AnyTurn: TypeAlias = (
    TurnBegan
    | BookTaken
    | ClockStarted
    | ClueGiven
    | Hinted
    | Silenced
    | Guessed
    | GuessCounted
    | Burnt
    | RightHeard
    | ThoughtSo
    | TurnEnded
    | PressedOn
)
