"""The dungeon and its rounds: what wakes, who moves, who wins."""

from typing import ClassVar, TypeAlias

from trapline.kernel import Fact, Seat, TableTime, Team, Turn, Unrevealing

from ..model.basics import HIDDEN, Room, Seats, Words
from ..model.calls import Precedent
from ..model.kinds import Cause, Curse, MonsterCard
from ..model.options import Options
from ..model.turn import Result


class Opened(Fact, frozen=True):
    """The game began: who plays for whom, whose book glows, which monster waits."""

    hides: ClassVar = {"used": ()}

    options: Options
    teams: tuple[Seats, Seats]
    host: Seat | None
    glow: Team
    card: MonsterCard
    used: Words
    """The words of earlier games; nobody is told."""
    precedents: tuple[Precedent, ...]
    to: Seats = ()
    bots: Seats = ()


class RoundBegan(Unrevealing, frozen=True):
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


class PileShuffled(Unrevealing, frozen=True):
    """The curses that were used lie in the pile again."""


class WordDrawn(Fact, frozen=True):
    """A team must guess this word. The other team, which sets the traps, sees it."""

    hides: ClassVar = {"word": HIDDEN}

    team: Team
    word: str
    to: Seats


class RoundEnded(Unrevealing, frozen=True):
    """Figures move, used curses are gone, and if both failed the monster comes closer."""

    teams: tuple[Room, Room]
    monster: Room
    curses: tuple[Room, ...]
    pushed: tuple[tuple[Room, Room], ...] = ()
    """From which room to which the monster pushed unseen curses; old logs do not say."""


class CursesLifted(Unrevealing, frozen=True):
    """The host took the unseen curses out of the dungeon."""


class ClueRulesSet(Unrevealing, frozen=True):
    """The rules of clues hold, or do not, from now on."""

    on: bool


class LateClockSet(Unrevealing, frozen=True):
    """Somebody's clock waits for the first clue, or no longer."""

    seat: Seat
    late: bool


class GameEnded(Fact, frozen=True):
    """A monster is slain, or has won. Everything is opened."""

    winners: tuple[Team, ...]
    cause: Cause
    book: tuple[Result, ...]


AnyRound: TypeAlias = (
    Opened
    | RoundBegan
    | CurseRevealed
    | CurseVoid
    | CursesDrawn
    | PileShuffled
    | WordDrawn
    | RoundEnded
    | CursesLifted
    | ClueRulesSet
    | LateClockSet
    | GameEnded
)
