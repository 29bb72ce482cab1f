"""What people ask of a table. Each wish says who may ask, and when."""

from enum import Enum, auto
from typing import Annotated, ClassVar, Final, TypeAlias

from msgspec import Meta, Raw

from trapline.kernel import Language, Seat, Team, Text, Wish
from trapline.tables.model import Motion, Pace, Phase, Watchers
from trapline.tables.ports import PersonId

GameName: TypeAlias = Annotated[str, Meta(max_length=32, pattern="^[a-z][a-z0-9-]*$")]
BotName: TypeAlias = Annotated[str, Meta(max_length=32, pattern="^[a-z][a-z0-9-]*$")]
Someone: TypeAlias = Annotated[PersonId, Meta(ge=0, lt=1_000_000)]

ANYTIME: Final = frozenset(Phase)
PLAYING: Final = frozenset({Phase.PLAYING})
BETWEEN_GAMES: Final = frozenset({Phase.LOBBY, Phase.OVER})


class Who(Enum):
    """Who may ask for something."""

    ANYONE = auto()
    SEATED = auto()
    OWNER = auto()
    OWNER_OR_HOST = auto()
    HOST = auto()


class TableWish(Wish, frozen=True):
    """Something asked of the table rather than of the game."""

    who: ClassVar[Who] = Who.ANYONE
    when: ClassVar[frozenset[Phase]] = ANYTIME


class Sit(TableWish, frozen=True):
    """A new chair for me, also in a running game that takes late joiners."""

    team: Team | None = None


class SeatFriend(TableWish, frozen=True):
    """Another player on my phone."""

    name: Text
    team: Team | None = None
    when: ClassVar[frozenset[Phase]] = BETWEEN_GAMES


class TakeChair(TableWish, frozen=True):
    """A chair that nobody holds, or that a bot keeps, for me; in a game, if others agree."""

    seat: Seat


class WaitForNext(TableWish, frozen=True):
    """A chair for me as soon as this game is over, or none after all."""

    yes: bool
    when: ClassVar[frozenset[Phase]] = PLAYING


class GiveChair(TableWish, frozen=True):
    """The host's word to somebody who would like a chair of the running game."""

    person: Someone
    yes: bool
    who: ClassVar[Who] = Who.HOST
    when: ClassVar[frozenset[Phase]] = PLAYING


class StandUp(TableWish, frozen=True):
    """I give up a chair of mine and look on."""

    seat: Seat
    who: ClassVar[Who] = Who.OWNER


class Leave(TableWish, frozen=True):
    """I go home."""


class Rename(TableWish, frozen=True):
    """A better name for a seat of mine."""

    seat: Seat
    name: Text
    who: ClassVar[Who] = Who.OWNER


class Ready(TableWish, frozen=True):
    """I am ready, or not; in a game, for its first clock."""

    seat: Seat
    ready: bool
    who: ClassVar[Who] = Who.OWNER


class ChooseTeam(TableWish, frozen=True):
    """This seat plays for that team."""

    seat: Seat
    team: Team
    who: ClassVar[Who] = Who.OWNER_OR_HOST
    when: ClassVar[frozenset[Phase]] = BETWEEN_GAMES


class ShuffleTeams(TableWish, frozen=True):
    """Teams by lot, as even as can be."""

    who: ClassVar[Who] = Who.HOST
    when: ClassVar[frozenset[Phase]] = BETWEEN_GAMES


class BalanceTeams(TableWish, frozen=True):
    """Move as few seats as needed to even out the teams."""

    who: ClassVar[Who] = Who.HOST
    when: ClassVar[frozenset[Phase]] = BETWEEN_GAMES


class AddBot(TableWish, frozen=True):
    """A bot on a new chair."""

    bot: BotName
    team: Team | None = None
    who: ClassVar[Who] = Who.HOST
    when: ClassVar[frozenset[Phase]] = BETWEEN_GAMES


class ChooseBot(TableWish, frozen=True):
    """Another bot on that bot's chair: gentler, or sharper."""

    seat: Seat
    bot: BotName
    who: ClassVar[Who] = Who.HOST
    when: ClassVar[frozenset[Phase]] = BETWEEN_GAMES


class RemoveBot(TableWish, frozen=True):
    """That bot's chair away."""

    seat: Seat
    who: ClassVar[Who] = Who.HOST
    when: ClassVar[frozenset[Phase]] = BETWEEN_GAMES


class ChooseGame(TableWish, frozen=True):
    """Another game, with its own defaults for this language."""

    game: GameName
    language: Language
    who: ClassVar[Who] = Who.HOST
    when: ClassVar[frozenset[Phase]] = BETWEEN_GAMES


class SetOptions(TableWish, frozen=True):
    """All options of the chosen game, as its own type says."""

    options: Raw
    who: ClassVar[Who] = Who.HOST
    when: ClassVar[frozenset[Phase]] = BETWEEN_GAMES


class Start(TableWish, frozen=True):
    """Begin, with those who sit now. After a game: a rematch. Its clock `waits` for everybody."""

    waits: bool = False
    who: ClassVar[Who] = Who.HOST
    when: ClassVar[frozenset[Phase]] = BETWEEN_GAMES


class OpenLobby(TableWish, frozen=True):
    """Back from the end of a game to seats and options."""

    who: ClassVar[Who] = Who.HOST
    when: ClassVar[frozenset[Phase]] = frozenset({Phase.OVER})


class Abandon(TableWish, frozen=True):
    """Stop the running game without a winner."""

    who: ClassVar[Who] = Who.HOST
    when: ClassVar[frozenset[Phase]] = PLAYING


class PassHost(TableWish, frozen=True):
    """Somebody else hosts from now on."""

    person: Someone
    who: ClassVar[Who] = Who.HOST


class Kick(TableWish, frozen=True):
    """That person leaves the table."""

    person: Someone
    who: ClassVar[Who] = Who.HOST


class Lock(TableWish, frozen=True):
    """Nobody new may join, or everybody may again."""

    locked: bool
    who: ClassVar[Who] = Who.HOST


class Knock(TableWish, frozen=True):
    """Whether newcomers wait for my nod."""

    knock: bool
    who: ClassVar[Who] = Who.HOST


class SetWatchers(TableWish, frozen=True):
    """Who may look on."""

    watchers: Watchers
    who: ClassVar[Who] = Who.HOST


class SetPace(TableWish, frozen=True):
    """How fast bots move."""

    pace: Pace
    who: ClassVar[Who] = Who.HOST


class SharePairing(TableWish, frozen=True):
    """Whether everybody who sits may put the table on a TV, or I alone."""

    shared: bool
    who: ClassVar[Who] = Who.HOST


class Admit(TableWish, frozen=True):
    """The host's nod for somebody who waits at the door."""

    person: Someone
    who: ClassVar[Who] = Who.HOST


class Pause(TableWish, frozen=True):
    """The clock stands still."""

    who: ClassVar[Who] = Who.SEATED
    when: ClassVar[frozenset[Phase]] = PLAYING


class Resume(TableWish, frozen=True):
    """The clock runs again."""

    who: ClassVar[Who] = Who.SEATED
    when: ClassVar[frozenset[Phase]] = PLAYING


class Extend(TableWish, frozen=True):
    """Half a minute more for everybody."""

    who: ClassVar[Who] = Who.HOST
    when: ClassVar[frozenset[Phase]] = PLAYING


class Undo(TableWish, frozen=True):
    """I take my last move back."""

    seat: Seat
    who: ClassVar[Who] = Who.OWNER
    when: ClassVar[frozenset[Phase]] = PLAYING


class Move(TableWish, frozen=True):
    """Put a motion to the vote. The host needs no vote to call a bot."""

    motion: Motion
    who: ClassVar[Who] = Who.SEATED
    when: ClassVar[frozenset[Phase]] = PLAYING


class Vote(TableWish, frozen=True):
    """My answer to the motion."""

    yes: bool
    when: ClassVar[frozenset[Phase]] = PLAYING


AnyTableWish: TypeAlias = (
    Sit
    | SeatFriend
    | TakeChair
    | WaitForNext
    | GiveChair
    | StandUp
    | Leave
    | Rename
    | Ready
    | ChooseTeam
    | ShuffleTeams
    | BalanceTeams
    | AddBot
    | ChooseBot
    | RemoveBot
    | ChooseGame
    | SetOptions
    | Start
    | OpenLobby
    | Abandon
    | PassHost
    | Kick
    | Lock
    | Knock
    | SetWatchers
    | SharePairing
    | SetPace
    | Admit
    | Pause
    | Resume
    | Extend
    | Undo
    | Move
    | Vote
)
