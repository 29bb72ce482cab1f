"""What a replay is told in: the game at a glance, its pages, and what was hidden from a chair."""

from typing import Any, TypeAlias

from msgspec import Struct

from trapline.kernel import Language, Outcome, Seat, TableTime, Team
from trapline.kernel.story import Award, Highlight
from trapline.tables.bodies import Code, GameInfo
from trapline.tables.model import Version
from trapline.tables.ports import WallTime
from trapline.tables.protocol import Update, Welcome

Chair: TypeAlias = Seat | str
"""A seat; `public`, as the TV saw it; or `archive`, with everything open."""


class ReplayMoment(Struct, frozen=True):
    """An entry of the log. A `seat` of None: the house, the table, or nobody may know who."""

    version: Version
    at: TableTime
    seat: Seat | None


class ReplayRound(Struct, frozen=True):
    """From this version on everybody was somewhere else in the game: facts for its text `where`.

    `begins`: another turn or round, not only another part of the same.
    """

    version: Version
    facts: dict[str, Any]
    begins: bool


class ReplayChair(Struct, frozen=True):
    """From where it can be seen, and the addresses of what was seen from there.

    `knowledge` is the address of what was hidden from a seat; of others there is none. `held` is
    that of what every seat saw and the TV did not, where everything is open.
    """

    chair: Chair
    chunks: tuple[str, ...]
    knowledge: str | None
    held: str | None = None


class Replay(Struct, frozen=True, kw_only=True):
    """GET /api/tables/{code}/games/{number}/replay: a finished game at a glance."""

    id: str
    """Whatever has the same one has the same bytes, for ever and everywhere."""
    game: str
    options: Any
    language: Language
    names: tuple[str, ...]
    teams: tuple[Team | None, ...]
    bots: tuple[bool, ...]
    outcome: Outcome | None
    played: WallTime
    first: Version
    last: Version
    moments: tuple[ReplayMoment, ...]
    rounds: tuple[ReplayRound, ...]
    highlights: tuple[Highlight, ...]
    chairs: tuple[ReplayChair, ...]
    figures: bool = False
    """Whether the players have numbers in the place of their names."""
    shared: bool = False
    """Whether it came by a link or a file: there is no table to go back to."""
    may_share: bool = False
    sealed: bool | None = None
    """Of a file: whether it bears the seal of what was written. Older ones have none."""


class ReplayChunk(Struct, frozen=True):
    """Some hundred entries, in the very messages by which screens were told of them.

    `welcome` is the picture before the first update; that of the first chunk tells of the entry
    that began the game.
    """

    welcome: Welcome
    updates: tuple[Update, ...]


class Secret(Struct, frozen=True):
    """A fact that was not, or not wholly, told to a seat.

    `place` is its place among the facts of its entry where everything is open; `fields` are what
    was left out, or nothing where there was nothing to see. `learned` is the version at which the
    seat had been told.
    """

    version: Version
    place: int
    fields: tuple[str, ...]
    learned: Version | None


class Veil(Struct, frozen=True):
    """A part of the view that was something else, or nothing, to a seat, from `since` until then.

    The path leads there in the view where everything is open.
    """

    path: tuple[str | int, ...]
    since: Version
    until: Version | None


class Knowledge(Struct, frozen=True):
    """What was hidden from a seat, and when it was told."""

    seat: Seat
    secrets: tuple[Secret, ...]
    veils: tuple[Veil, ...]


class Held(Struct, frozen=True):
    """A card or a word that a seat saw and the TV did not, from `since` until then."""

    seat: Seat
    word: str
    since: Version
    until: Version | None


class AllHeld(Struct, frozen=True):
    """What every seat saw and the TV did not."""

    held: tuple[Held, ...]


class FileChair(Struct, frozen=True):
    """All that was seen from a chair."""

    chair: Chair
    chunks: tuple[ReplayChunk, ...]
    knowledge: Knowledge | None
    held: AllHeld | None = None


class ReplayFile(Struct, frozen=True):
    """A replay in one piece, for a page that asks no server.

    `texts` are the sentences of the game, by language.
    """

    build: str
    game: GameInfo
    texts: dict[str, dict[str, str]]
    replay: Replay
    chairs: tuple[FileChair, ...]


class ShareGame(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{code}/games/{number}/shares: a link for others."""

    figures: bool = False
    """Whether the players have numbers in the place of their names."""


class Shared(Struct, frozen=True):
    """The link. It is told this once: the server keeps only its hash."""

    id: str
    token: str
    path: str


class ShareLine(Struct, frozen=True):
    """A link that opens a game, without the link itself."""

    id: str
    figures: bool
    made: WallTime


class Shares(Struct, frozen=True):
    """GET /api/tables/{code}/games/{number}/shares, and the answer to a link taken back."""

    links: tuple[ShareLine, ...]
    kept_until: WallTime | None


class KeepEvening(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{code}/keep: longer than tables are kept, or no more."""

    yes: bool


class ForgetBook(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/book/forget, or that of a group: for good, if `yes`."""

    yes: bool


class EveningKept(Struct, frozen=True):
    """Until when the evening is kept at somebody's wish; None: as long as any table."""

    until: WallTime | None


class BookGame(Struct, frozen=True):
    """A game of an evening. An outcome of None: it was given up. `replay`: you may see it again."""

    number: int
    game: str
    names: tuple[str, ...]
    teams: tuple[Team | None, ...]
    people: tuple[bool, ...]
    """Whether a person sat there at the end, and no bot."""
    outcome: Outcome | None
    awards: tuple[Award, ...] = ()
    replay: bool = False


class BookEvening(Struct, frozen=True):
    """An evening in a book. Without a code: its table is erased, or you were not there."""

    code: str | None
    played: WallTime
    games: tuple[BookGame, ...]
    kept_until: WallTime | None = None


class BookTotal(Struct, frozen=True):
    """What somebody of that name did over all evenings."""

    name: str
    games: int
    won: int
    awards: dict[str, int]


class Book(Struct, frozen=True):
    """GET /api/book, of this device; GET /api/books/{token}, of a group: the newest first."""

    evenings: tuple[BookEvening, ...]
    totals: tuple[BookTotal, ...]


class AddEvening(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/books, a new book; POST /api/books/{token}/evenings, one more evening."""

    code: Code


class BookMade(Struct, frozen=True):
    """The link to a group's new book. It is told this once: the server keeps only its hash."""

    token: str
    path: str


class Done(Struct, frozen=True):
    """The answer where there is nothing to tell."""
