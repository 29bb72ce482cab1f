"""What travels over HTTP: how somebody opens a table, comes in, and brings another device."""

from enum import StrEnum
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Raw, Struct

from trapline.kernel import Language, PackId, Seat, Text
from trapline.tables.ports import PersonId
from trapline.tables.wishes import GameName

Code: TypeAlias = Annotated[str, Meta(max_length=12)]


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables"""

    game: GameName
    language: Language
    name: Text


class JoinTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{code}/people"""

    name: Text
    watch: bool = False
    later: bool = False
    """Whether I wait for the next game, if one is running."""
    takes: Seat | None = None
    """The bot of the running game whose place I should like, if the host agrees."""


class AtTable(Struct, frozen=True):
    """The answer to both: where to go."""

    code: str
    person: PersonId


class InviteProgram(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{code}/programs: a chair for a program, by the host."""

    seat: Seat | None = None
    """A chair that a bot keeps, or nobody; none: a new one, before the game."""
    name: Text | None = None


class ProgramInvited(Struct, frozen=True):
    """The answer: by what the program is known. The token is shown this once."""

    code: str
    person: PersonId
    token: str


class Door(StrEnum):
    """What somebody with the code may do. Unknown and expired tables look alike."""

    JOIN = "join"
    LATE = "late"
    WATCH = "watch"
    FULL = "full"
    LOCKED = "locked"
    MINE = "mine"


class BotSeat(Struct, frozen=True):
    """A chair of the running game that a bot keeps."""

    seat: Seat
    name: str


class Preview(Struct, frozen=True):
    """GET /api/tables/{code}: what the door says before one joins."""

    code: str
    game: str
    door: Door
    watch: bool
    names: tuple[str, ...]
    playing: bool
    """Whether a game is running: then one may also wait for the next."""
    bots: tuple[BotSeat, ...]
    """The bots of the running game whose place one may ask for."""


class HandOver(Struct, frozen=True):
    """POST /api/tables/{code}/handover: a link, good once and for a few minutes."""

    id: str


class PairTv(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/pair/{id}"""

    code: Code


class PackHead(Struct, frozen=True):
    """GET /api/packs/{hash}: what those at a table that was given a pack may know of it.

    POST /api/packs/{game}, a file of that game: it is kept.
    """

    hash: PackId
    title: str
    count: int
    """How many words it has; none, if it is a game's own file."""
    game: str = ""
    """The game whose file it is, if it is no list of words."""
    yours: bool = False
    """Whether you brought it, and so may read it and choose it at other tables."""
    known: int = 0
    """How many of its words bots know, in the language of the table it lies on."""


class PackKept(Struct, frozen=True):
    """POST /api/packs, the list as plain text: it is kept, without its doubles."""

    hash: PackId
    title: str
    count: int
    doubles: int


class HttpError(Struct, frozen=True):
    """Every refusal over HTTP."""

    reason: str
    facts: dict[str, Any] = {}


class GameInfo(Struct, frozen=True):
    """What a client needs to know of a game before it is played."""

    name: str
    fewest: int
    most: int
    teams: int
    bots: tuple[str, ...]
    texts: dict[str, str]
    """By language: the address of its sentences."""
    options: Raw
    """JSON Schema of its options, in the order in which they are asked."""
    presets: dict[str, dict[str, dict[str, Any]]]
    """By language, then by name: all options of each way to play that is chosen with one tap."""
    wishes: dict[str, Any]
    """JSON Schema of its wishes."""


class Catalogue(Struct, frozen=True):
    """GET /api/catalogue"""

    build: str
    origin: str
    """The address to share, reachable by other devices."""
    games: tuple[GameInfo, ...]
