"""What the tables ask of the world: a store that keeps, a bus that rings, a clock that ticks."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, Protocol, TypeAlias

from msgspec import Struct

from trapline.kernel import PackId

TableId: TypeAlias = str
PersonId: TypeAlias = int
TokenHash: TypeAlias = str
"""SHA-256 of a guest's token. The token itself is never kept."""

WallTime: TypeAlias = int
"""Milliseconds of the world's clock."""

NamePolicy: TypeAlias = Callable[[str], bool]
"""Whether the operator lets a name in."""


class Entry(Struct, frozen=True):
    """One line of a table's log: the facts of one accepted wish, encoded.

    `person` asked (None: the house), through `seat` where it was a game's wish.
    `game` names the vocabulary its game facts are written in. `key` makes a retry harmless.
    `final`: nobody can go back past it, for it drew from luck or opened a secret.
    """

    version: int
    at: int
    wall: WallTime
    key: str
    person: PersonId | None
    seat: int | None
    game: str | None
    final: bool
    facts: bytes


class Grant(Struct, frozen=True):
    """A guest's right to act as a person at a table, or (person None) to be its TV.

    `host` is who paired the TV, where that is known.
    """

    token: TokenHash
    person: PersonId | None
    host: PersonId | None = None


class TableRecord(Struct, frozen=True):
    """What can be found out about a table without reading its log."""

    id: TableId
    code: str
    opened: WallTime
    touched: WallTime
    playing: bool


class Line(Struct, frozen=True):
    """Something said in the chat. `to` lists its readers (None: everybody at the table).

    `key` makes a retry harmless, as an entry's does.
    """

    id: int
    channel: str
    person: PersonId
    seat: int | None
    text: str
    wall: WallTime
    key: str
    to: tuple[PersonId, ...] | None = None


class Note(Struct, frozen=True):
    """A few bytes beside the logs, found by what they are and their key: a link, a page of a book.

    Those of a `table` go with it, unless they are `lasting`. A note of the kind KEPT keeps its
    table as if somebody had touched it at `wall`, which may lie ahead.
    """

    kind: str
    key: str
    place: str
    wall: WallTime
    value: bytes
    table: TableId = ""
    lasting: bool = False


KEPT: Final = "kept"


class Leap(Struct, frozen=True):
    """A start at which the clock stood more than a day beyond `since`, when a server last ran.

    `ran` is for how long one has run after it, in milliseconds.
    """

    since: WallTime
    ran: int = 0


class Beat(Struct, frozen=True):
    """When a server last ran, when a game was last played on it, and which leaps are doubted."""

    ran: WallTime
    played: WallTime
    leaps: tuple[Leap, ...] = ()


class NotKept(Exception):
    """The disk refused, and nothing of what was to be kept is kept."""


class DiskFull(NotKept):
    """There is no room to keep more."""


class Damaged(Exception):
    """What was kept cannot be read any more: only a backup helps."""


class CodeTaken(Exception):
    """Another table has this code."""


class Conflict(Exception):
    """Somebody else appended this version first: reload and play again."""


class Repeated(Exception):
    """This key was accepted before, as `version` (of a line of chat: as its id)."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version


class Answered(Exception):
    """This key was answered by another server, and nothing was kept for it."""

    def __init__(self, answer: bytes) -> None:
        super().__init__()
        self.answer = answer


class Store(Protocol):
    """Where tables are kept. What a method returned from is durable.

    Any method may raise NotKept, DiskFull or Damaged. No text holds a control character: typed
    text comes in by one door (`kernel/text.py`), and some databases take no NUL.
    """

    async def open_table(self, table: TableRecord, first: Entry, grants: Sequence[Grant]) -> None:
        """Keep a new table with its first entry, or raise CodeTaken."""

    async def find(self, code: str) -> TableRecord | None: ...

    async def append(
        self, table: TableId, entry: Entry, *, playing: bool, grants: Sequence[Grant] = ()
    ) -> None:
        """Keep an entry and its grants in one transaction, or raise Conflict, Repeated or Answered.

        A person has one grant: a new one takes the place of the old.
        """

    async def entries(self, table: TableId, after: int = 0) -> Sequence[Entry]:
        """Return the entries with a version above `after`, in order."""

    async def has_key(self, table: TableId, key: str) -> bool:
        """Return whether an entry or a line was kept under this key."""

    async def grants(self, table: TableId) -> Sequence[Grant]: ...

    async def knows(self, code: str, token: TokenHash) -> bool:
        """Say whether this guest has a grant at the table with this code."""

    async def say(self, table: TableId, line: Line, keep: int) -> None:
        """Keep a line of chat, and of all lines of the table only the last `keep`.

        Raises Repeated where its key is that of a kept line, or Conflict where its id is.
        """

    async def lines(self, table: TableId, after: int = 0) -> Sequence[Line]: ...

    async def expired(self, idle_before: WallTime, playing_before: WallTime) -> Sequence[TableId]:
        """Return the tables untouched since then (games in progress have their own limit)."""

    async def expire(self, idle_before: WallTime, playing_before: WallTime) -> Sequence[TableId]:
        """Erase these tables, and return which they were."""

    async def records(self) -> Sequence[TableRecord]:
        """Return what is known of all tables."""

    async def tables_of(self, token: TokenHash) -> Sequence[TableRecord]:
        """Return the tables at which this guest is or was somebody."""

    async def disown(self, token: TokenHash, tables: Sequence[TableId]) -> None:
        """Take from this guest what they are at these tables."""

    async def rewrite(
        self, table: TableId, entries: Sequence[Entry], lines: Sequence[Line]
    ) -> None:
        """Put other facts and other texts in the place of those of the same versions and ids.

        What stood there is erased, also what notes were written over. A table may be gone.
        """

    async def erase(self, table: TableId) -> None:
        """Erase a table and all notes of it, lasting or not."""

    async def note(self, note: Note) -> None:
        """Keep a note in the place of one of the same kind, key and place."""

    async def notes(self, kind: str, key: str) -> Sequence[Note]:
        """Return the notes of one kind and key, by their places."""

    async def notes_of(self, table: TableId, kind: str) -> Sequence[Note]:
        """Return the notes of one kind that belong to a table."""

    async def all_notes(self, kind: str) -> Sequence[Note]:
        """Return the notes of one kind, also those whose table is gone."""

    async def erase_notes(self, kind: str, key: str) -> None:
        """Erase all notes of one kind and key."""

    async def expire_notes(self, kind: str, before: WallTime) -> None:
        """Erase the notes of one kind that are older."""

    async def keep_pack(self, id: PackId, text: str, used: WallTime, by: TokenHash) -> None:
        """Keep the text of a pack as if last used then, unless it was used later, and by whom.

        Whoever brings it once more is kept beside the others.
        """

    async def pack(self, id: PackId) -> str | None: ...

    async def brought_by(self, token: TokenHash, ids: Sequence[PackId]) -> frozenset[PackId]:
        """Return those of these packs that the holder of the token brought."""

    async def use_packs(self, ids: Sequence[PackId], wall: WallTime) -> None:
        """Note that these packs are used at this moment, unless they were used later."""

    async def expire_packs(self, unused_since: WallTime) -> None:
        """Erase the packs that nobody has used since then."""

    async def beat(self, beat: Beat) -> None:
        """Note that a server runs."""

    async def last_beat(self) -> Beat | None: ...

    async def check(self) -> None:
        """Write something and read it, to see that all is well."""

    async def backup(self, to: Path) -> None:
        """Write a whole, consistent copy while the server runs."""

    async def close(self) -> None: ...


class Bus(Protocol):
    """Tells every server of this Trapline that a table has moved on. A hint, never a secret."""

    def announce(self, table: TableId, version: int) -> None: ...

    def listen(self, ring: Callable[[TableId, int], None]) -> None: ...


class Clock(Protocol):
    """The world's time."""

    def now(self) -> WallTime: ...
