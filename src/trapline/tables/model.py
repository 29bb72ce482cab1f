"""The nouns of an evening: people, chairs, motions, the score sheet."""

from enum import StrEnum
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from trapline.kernel import Outcome, PackId, Seat, TableTime, Team
from trapline.kernel.messages import kebab
from trapline.tables.ports import PersonId

Version: TypeAlias = Annotated[int, Meta(ge=0, lt=1_000_000_000)]

MOST_CHAIRS = 24
MOST_PEOPLE = 64
LONGEST_NAME = 24
EXTENSION = 30_000
VOTING_TIME = 30_000


class Phase(StrEnum):
    """Where an evening stands."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"


class Watchers(StrEnum):
    """Who may look on without a seat."""

    OPEN = "open"
    NOD = "nod"
    NONE = "none"


class Pace(StrEnum):
    """How fast bots move."""

    CALM = "calm"
    USUAL = "usual"
    QUICK = "quick"


class BotPlaysOnce(Struct, frozen=True, tag=kebab):
    """A bot makes the next move of this seat, then the seat is its holder's again."""

    seat: Seat


class BotTakesOver(Struct, frozen=True, tag=kebab):
    """A bot takes the chair until somebody wants it."""

    seat: Seat


class GoBack(Struct, frozen=True, tag=kebab):
    """The game goes back to where it stood after this version. Needs everybody's consent."""

    to: Version


Motion: TypeAlias = BotPlaysOnce | BotTakesOver | GoBack


class HostSits(Struct, frozen=True, tag=kebab):
    """The host takes a chair of the running game: others would need the host's word for that."""

    seat: Seat
    person: PersonId


class ProgramSits(Struct, frozen=True, tag=kebab):
    """A program of the host's takes a chair of the running game."""

    seat: Seat
    person: PersonId


AnyMotion: TypeAlias = Motion | HostSits | ProgramSits


class Ballot(Struct, frozen=True):
    """A motion that is being voted on."""

    motion: AnyMotion
    voters: tuple[PersonId, ...]
    yes: tuple[PersonId, ...]
    no: tuple[PersonId, ...]
    until: TableTime


class Person(Struct, frozen=True):
    """Somebody at the table, seated or not, through one device.

    Not `admitted`: waiting for the host's nod. `sits`: for a chair, not only to look on; in a
    running game, for one in the next.
    `wants`: the chair of the running game that the host is asked for.
    `program`: nobody, but a program that the host gave a chair to.
    """

    id: PersonId
    name: str
    away: bool = False
    admitted: bool = True
    sits: bool = False
    wants: Seat | None = None
    program: bool = False


class Chair(Struct, frozen=True):
    """A seat with whoever is on it: a person, a bot, or nobody (both None).

    `former` may take it back from a bot. `lent`: a bot makes the next move.
    """

    seat: Seat
    name: str
    holder: PersonId | None = None
    bot: str | None = None
    team: Team | None = None
    ready: bool = False
    former: PersonId | None = None
    lent: bool = False


class ModelFace(Struct, frozen=True):
    """The language model that may sit at tables: its name, and where words are sent."""

    name: str
    host: str


class Score(Struct, frozen=True):
    """A line of the evening's score sheet. An outcome of None: the game was abandoned."""

    game: str
    names: tuple[str, ...]
    teams: tuple[Team | None, ...]
    outcome: Outcome | None


class Table(Struct, frozen=True, kw_only=True):
    """All there is to know of an evening, but for the game on the table."""

    code: str
    game: str
    options: Any
    phase: Phase = Phase.LOBBY
    people: tuple[Person, ...] = ()
    chairs: tuple[Chair, ...] = ()
    host: PersonId | None = None
    locked: bool = False
    knock: bool = False
    """Whether newcomers wait for the host's nod."""
    watchers: Watchers = Watchers.OPEN
    shares_pairing: bool = False
    """Whether everybody who sits may put the table on a TV."""
    pace: Pace = Pace.USUAL
    paused: bool = False
    house_paused: bool = False
    awaits_ready: bool = False
    """Whether the first clock of the game waits until everybody is ready."""
    ballot: Ballot | None = None
    scores: tuple[Score, ...] = ()
    seen: dict[PersonId, tuple[Seat, ...]] = {}
    """The seats whose secrets each person has seen in the running game."""
    files: frozenset[PackId] = frozenset()
    """Every list and file this table was ever given: its host, whoever that is, may choose it."""
    kicked: tuple[PersonId, ...] = ()
    met: int = 0
    """How many people this table has ever had; the next one's id."""

    def person(self, id: PersonId) -> Person | None:
        return next((p for p in self.people if p.id == id), None)

    def held_by(self, id: PersonId) -> tuple[Chair, ...]:
        return tuple(chair for chair in self.chairs if chair.holder == id)

    def chair(self, seat: Seat) -> Chair | None:
        return self.chairs[seat] if seat < len(self.chairs) else None

    @property
    def present(self) -> tuple[Person, ...]:
        """The people who hold a chair and are not away."""
        return tuple(p for p in self.seated if not p.away)

    @property
    def seated(self) -> tuple[Person, ...]:
        """The people who hold a chair; programs are none."""
        return tuple(p for p in self.holders if not p.program)

    @property
    def holders(self) -> tuple[Person, ...]:
        """The people and programs who hold a chair."""
        holders = {chair.holder for chair in self.chairs}
        return tuple(p for p in self.people if p.id in holders)

    @property
    def unready(self) -> tuple[Chair, ...]:
        """The chairs of those who are here and not ready."""
        here = {person.id for person in self.present}
        return tuple(c for c in self.chairs if c.holder in here and not c.ready)

    @property
    def taken(self) -> tuple[Chair, ...]:
        """The chairs with somebody on them."""
        return tuple(c for c in self.chairs if c.holder is not None or c.bot is not None)
