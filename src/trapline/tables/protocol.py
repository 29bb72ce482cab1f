"""Every message between a server and its clients.

A client says Hello, gets a Welcome, then an Update for every version of the table.
Every Play, Ask and Say carries a key that the client made; the answer is Ok, Refused or OutOfDate.
What travels over HTTP is in bodies.py. docs/protocol.md and the client's types are made from both.
"""

from enum import StrEnum
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Raw, Struct

from trapline.kernel import Channel, Outcome, Seat, TableTime, Text
from trapline.kernel.messages import kebab
from trapline.kernel.story import Story
from trapline.tables.model import (
    Ballot,
    Chair,
    ModelFace,
    Pace,
    Person,
    Phase,
    Score,
    Version,
    Watchers,
)
from trapline.tables.ports import PersonId
from trapline.tables.wishes import AnyTableWish

Key: TypeAlias = Annotated[str, Meta(min_length=8, max_length=40, pattern="^[A-Za-z0-9_-]+$")]


class Role(StrEnum):
    """What a screen is for. The newest screen of a person and role wins."""

    PLAYER = "player"
    TV = "tv"


class FromClient(Struct, frozen=True, tag=kebab, forbid_unknown_fields=True):
    """A message to the server."""


class Hello(FromClient, frozen=True):
    """The first message. `since` is the last version this screen saw."""

    role: Role
    since: Version | None = None


class Play(FromClient, frozen=True):
    """A wish to the game, through one of my seats. `seen` is the last version I was shown."""

    key: Key
    seat: Seat
    seen: Version
    wish: Raw


class Ask(FromClient, frozen=True):
    """A wish to the table."""

    key: Key
    wish: AnyTableWish


class Say(FromClient, frozen=True):
    """A line of chat."""

    key: Key
    channel: Channel
    text: Text
    seat: Seat | None = None


class Lift(FromClient, frozen=True):
    """Several people on one phone: show this seat's view, or (None) draw the curtain."""

    seat: Seat | None


class Catch(FromClient, frozen=True):
    """I missed something: send me everything."""


class Typing(FromClient, frozen=True):
    """Somebody at this seat is typing: a signal, never kept."""

    seat: Seat


class Nudge(FromClient, frozen=True):
    """A friendly poke for those the game waits for: a signal, never kept."""


AnyFromClient: TypeAlias = Hello | Play | Ask | Say | Lift | Catch | Typing | Nudge


class TableView(Struct, frozen=True, kw_only=True):
    """What everybody at the table sees of it. Updates carry the fields that changed."""

    code: str
    phase: Phase
    game: str
    options: Any
    people: tuple[Person, ...]
    chairs: tuple[Chair, ...]
    host: PersonId | None
    locked: bool
    knock: bool
    """Whether newcomers wait for the host's nod."""
    watchers: Watchers
    shares_pairing: bool
    """Whether everybody who sits may put the table on a TV."""
    pace: Pace
    """How fast bots move."""
    paused: bool
    awaits_ready: bool
    """Whether the first clock of the game waits until everybody is ready."""
    ballot: Ballot | None
    scores: tuple[Score, ...]
    outcome: Outcome | None
    deadline: TableTime | None
    """When the game's clock runs out."""
    undo: Seat | None
    """The seat that may take its last move back."""
    back: Version | None
    """How far back the table could go by everybody's consent."""
    blocked: tuple[str, dict[str, Any]] | None
    """Why the game cannot start yet: a reason and its facts."""
    story: Story | None = None
    """What the game was, once it is over."""


class ChatLine(Struct, frozen=True):
    """Something said. `seat` is None for those who look on."""

    id: int
    channel: str
    person: PersonId
    seat: Seat | None
    text: str


class Told(Struct, frozen=True):
    """What a screen witnessed at an earlier version."""

    version: Version
    at: TableTime
    facts: tuple[Any, ...]


class FromServer(Struct, frozen=True, tag=kebab):
    """A message to a client."""


class Welcome(FromServer, frozen=True, kw_only=True):
    """Everything, as this screen may see it.

    `at` is the table's time. It stands still while the table is paused or `hold` milliseconds last.
    """

    version: Version
    at: TableTime
    hold: int
    build: str
    model: ModelFace | None = None
    """The language model that may sit on chairs here, if the operator wants one."""
    me: PersonId | None
    lifted: Seat | None
    table: TableView
    view: Any
    """The game's own view; None where no game lies on the table."""
    told: tuple[Told, ...]
    """What was witnessed after the version that the Hello named, as far as we remember."""
    lines: tuple[ChatLine, ...]
    here: tuple[PersonId, ...]
    watching: int
    tvs: int = 0


class Splice(Struct, frozen=True):
    """A part of a list: at `at`, so many entries go `out`, and those of `into` come there."""

    at: int
    out: int = 0
    into: tuple[Any, ...] = ()


class Update(FromServer, frozen=True, kw_only=True, omit_defaults=True):
    """One version: what this screen witnessed, and the fields that changed for it.

    A `view` of None: no game on the table any more. `spliced` are lists of the view of which only
    a part changed.
    """

    version: Version
    at: TableTime
    hold: int = 0
    facts: tuple[Any, ...] = ()
    table: dict[str, Any] = {}
    view: dict[str, Any] | None = {}
    spliced: dict[str, tuple[Splice, ...]] = {}


class Ok(FromServer, frozen=True):
    """Done and kept. For a Say, `version` is the table's."""

    key: Key
    version: Version


class Refused(FromServer, frozen=True):
    """Nothing happened: the code of the reason and the facts that fill its sentence.

    Without a key: the message could not even be read.
    """

    key: Key | None
    reason: str
    facts: dict[str, Any]


class OutOfDate(FromServer, frozen=True):
    """The turn this wish meant is over. Nobody's mistake; nothing happened."""

    key: Key


class Said(FromServer, frozen=True):
    """A line of chat this screen may read."""

    line: ChatLine


class Presence(FromServer, frozen=True):
    """Who has a screen open now, how many look on, and how many TVs there are."""

    here: tuple[PersonId, ...]
    watching: int
    tvs: int = 0


class Signal(FromServer, frozen=True):
    """Somebody is typing, or nudges those the game waits for."""

    kind: str
    seat: Seat | None
    person: PersonId | None


class Pairing(FromServer, frozen=True):
    """A TV without a table: somebody types its `id` in any case, or opens /pair/`id`."""

    id: str


class Paired(FromServer, frozen=True):
    """The TV's table was found."""

    code: str


class Parting(StrEnum):
    """Why the server closes a connection."""

    ELSEWHERE = "elsewhere"
    RESTART = "restart"
    KICKED = "kicked"
    LEFT = "left"
    MOVED = "moved"
    TOO_SLOW = "too-slow"
    TOO_FAST = "too-fast"
    NOT_UNDERSTOOD = "not-understood"
    JOIN_FIRST = "join-first"
    NO_SUCH_TABLE = "no-such-table"
    OUR_FAULT = "our-fault"


class Goodbye(FromServer, frozen=True):
    """The last message: why the connection closes."""

    why: Parting


AnyFromServer: TypeAlias = (
    Welcome
    | Update
    | Ok
    | Refused
    | OutOfDate
    | Said
    | Presence
    | Signal
    | Pairing
    | Paired
    | Goodbye
)
