"""What happened at a table, apart from the game on it."""

from typing import Any, TypeAlias

from msgspec import field

from trapline.kernel import Fact, Outcome, Seat, TableTime, Team
from trapline.kernel.messages import kebab
from trapline.tables.model import AnyMotion, Pace, Version, Watchers
from trapline.tables.ports import PersonId


def table_tag(name: str) -> str:
    """Tell a table's facts from those of any game."""
    return "table:" + kebab(name)


class TableFact(Fact, frozen=True, tag=table_tag):
    """Something that happened at the table."""


class Opened(TableFact, frozen=True):
    """The table was set, with this game on it."""

    code: str
    game: str
    options: Any


class Joined(TableFact, frozen=True):
    """Somebody came in. Not `admitted`: waiting for the host's nod, for a chair if it `sits`.

    `program`: the host let a program in.
    """

    person: PersonId
    name: str
    admitted: bool = True
    sits: bool = False
    program: bool = False


class Admitted(TableFact, frozen=True):
    """The host nodded."""

    person: PersonId


class Departed(TableFact, frozen=True):
    """Somebody went home, or was sent there."""

    person: PersonId
    kicked: bool = False


class WentAway(TableFact, frozen=True):
    """Nothing was heard of somebody for a while."""

    person: PersonId


class CameBack(TableFact, frozen=True):
    """Somebody is heard again."""

    person: PersonId


class HandedOver(TableFact, frozen=True):
    """Somebody goes on from another device."""

    person: PersonId


class TvPaired(TableFact, frozen=True):
    """A TV shows this table, at the word of this host, or of whoever else might."""

    host: PersonId | None = None


class Seated(TableFact, frozen=True):
    """A person sits on a chair, a new one or one that stood free."""

    seat: Seat
    person: PersonId
    name: str
    team: Team | None = None


class BotSeated(TableFact, frozen=True):
    """A bot sits on a chair. `former` held it before and may take it back."""

    seat: Seat
    bot: str
    name: str
    team: Team | None = None
    former: PersonId | None = None


class BotChosen(TableFact, frozen=True):
    """A bot plays as another one would, on the chair and under the name it has."""

    seat: Seat
    bot: str


class BotLent(TableFact, frozen=True):
    """A bot makes the next move of this seat."""

    seat: Seat


class ChairWanted(TableFact, frozen=True):
    """Somebody would like a chair of the running game."""

    person: PersonId
    seat: Seat


class NextAwaited(TableFact, frozen=True):
    """Somebody would like to play in the next game, or no more."""

    person: PersonId
    yes: bool


class ChairDenied(TableFact, frozen=True):
    """The host would rather not."""

    person: PersonId


class Vacated(TableFact, frozen=True):
    """A chair stands free."""

    seat: Seat


class Renamed(TableFact, frozen=True):
    """A seat has another name."""

    seat: Seat
    name: str


class Readied(TableFact, frozen=True):
    """A seat is ready, or no more."""

    seat: Seat
    ready: bool


class TeamsSet(TableFact, frozen=True):
    """Who plays for which team, by seat."""

    teams: tuple[Team | None, ...]


class GameChosen(TableFact, frozen=True):
    """Another game lies on the table."""

    game: str
    options: Any


class OptionsSet(TableFact, frozen=True):
    """The game is to be played like this."""

    options: Any


class HostPassed(TableFact, frozen=True):
    """Somebody else is the host."""

    person: PersonId


class LockSet(TableFact, frozen=True):
    """The door was locked or opened."""

    locked: bool


class KnockSet(TableFact, frozen=True):
    """Whether newcomers wait for the host's nod."""

    knock: bool


class WatchersSet(TableFact, frozen=True):
    """Who may look on."""

    watchers: Watchers


class PaceSet(TableFact, frozen=True):
    """How fast bots move from now on."""

    pace: Pace


class PairingShared(TableFact, frozen=True):
    """Whether everybody who sits may put the table on a TV."""

    shared: bool


class Started(TableFact, frozen=True):
    """A game began. The chairs that were taken are its seats, numbered anew in this order."""

    game: str
    chairs: tuple[Seat, ...]


class ReadyAwaited(TableFact, frozen=True):
    """The first clock of the game waits until everybody is ready."""


class Ended(TableFact, frozen=True):
    """The game is over; without an outcome, it was abandoned."""

    outcome: Outcome | None


class LobbyOpened(TableFact, frozen=True):
    """Back to seats and options."""


class Paused(TableFact, frozen=True):
    """The clock stands still. By the house: because nobody was there."""

    by: PersonId | None


class Resumed(TableFact, frozen=True):
    """The clock runs again."""

    by: PersonId | None


class Extended(TableFact, frozen=True):
    """The clock stands still for a while."""

    ms: int


class MotionMade(TableFact, frozen=True):
    """A motion is put to the vote."""

    by: PersonId
    motion: AnyMotion
    voters: tuple[PersonId, ...]
    until: TableTime


class Voted(TableFact, frozen=True):
    """Somebody answered a motion."""

    person: PersonId
    yes: bool


class MotionSettled(TableFact, frozen=True):
    """The vote is over."""

    passed: bool


class Undone(TableFact, frozen=True):
    """The game stands again as it stood after a version. The log keeps what was undone.

    Where everybody agreed, the clock goes back too, to the time it showed then.
    """

    version: Version = field(name="to")
    at: TableTime | None = None


AnyTableFact: TypeAlias = (
    Opened
    | Joined
    | Admitted
    | Departed
    | WentAway
    | CameBack
    | HandedOver
    | TvPaired
    | Seated
    | BotSeated
    | BotChosen
    | BotLent
    | ChairWanted
    | NextAwaited
    | ChairDenied
    | Vacated
    | Renamed
    | Readied
    | TeamsSet
    | GameChosen
    | OptionsSet
    | HostPassed
    | LockSet
    | KnockSet
    | WatchersSet
    | PairingShared
    | PaceSet
    | Started
    | ReadyAwaited
    | Ended
    | LobbyOpened
    | Paused
    | Resumed
    | Extended
    | MotionMade
    | Voted
    | MotionSettled
    | Undone
)
