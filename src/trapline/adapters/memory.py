"""Tables kept in memory, for tests, simulations and evenings nobody wants back."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
from msgspec.structs import replace

from trapline.kernel import PackId
from trapline.tables.ports import (
    KEPT,
    Beat,
    CodeTaken,
    Conflict,
    Entry,
    Grant,
    Line,
    Note,
    Repeated,
    TableId,
    TableRecord,
    TokenHash,
    WallTime,
)


class Shelf(msgspec.Struct):
    """All that is kept of one table."""

    opened: TableRecord
    log: list[Entry]
    keys: dict[str, int]
    grants: dict[TokenHash, Grant]
    chat: list[Line]
    playing: bool

    @property
    def record(self) -> TableRecord:
        touched = max([self.log[-1].wall, *(line.wall for line in self.chat[-1:])])
        return replace(self.opened, touched=touched, playing=self.playing)


class KeptPack(msgspec.Struct, frozen=True, array_like=True):
    """A pack, when it was last used, and who brought it."""

    text: str
    used: WallTime
    by: frozenset[TokenHash] = frozenset()


class Backup(msgspec.Struct, frozen=True):
    """All that is kept of everything."""

    beat: Beat | None
    packs: dict[PackId, KeptPack]
    shelves: list[Shelf]
    notes: list[Note] = []


class MemoryStore:
    """A store that forgets everything with the process, unless somebody made a backup."""

    def __init__(self) -> None:
        self._shelves: dict[TableId, Shelf] = {}
        self._by_code: dict[str, TableId] = {}
        self._packs: dict[PackId, KeptPack] = {}
        self._notes: dict[tuple[str, str, str], Note] = {}
        self._beat: Beat | None = None

    @classmethod
    def restored(cls, backup: Path) -> "MemoryStore":
        store = cls()
        kept = msgspec.json.decode(backup.read_bytes(), type=Backup)
        store._beat, store._packs, shelves = kept.beat, kept.packs, kept.shelves
        store._shelves = {shelf.opened.id: shelf for shelf in shelves}
        store._notes = {at_place(note): note for note in kept.notes}
        store._by_code = {shelf.opened.code: shelf.opened.id for shelf in shelves}
        return store

    async def open_table(self, table: TableRecord, first: Entry, grants: Sequence[Grant]) -> None:
        if table.code in self._by_code or table.id in self._shelves:
            raise CodeTaken(table.code)
        shelf = Shelf(table, [first], {first.key: first.version}, {}, [], table.playing)
        for grant in grants:
            give(shelf, grant)
        self._shelves[table.id] = shelf
        self._by_code[table.code] = table.id

    async def find(self, code: str) -> TableRecord | None:
        table = self._by_code.get(code)
        return None if table is None else self._record(self._shelves[table])

    def _record(self, shelf: Shelf) -> TableRecord:
        record = shelf.record
        kept = [n.wall for n in self._notes.values() if (n.table, n.kind) == (record.id, KEPT)]
        return replace(record, touched=max([record.touched, *kept]))

    async def append(
        self, table: TableId, entry: Entry, *, playing: bool, grants: Sequence[Grant] = ()
    ) -> None:
        shelf = self._shelves.get(table)
        if shelf is None:
            raise Conflict
        if entry.key in shelf.keys:
            raise Repeated(shelf.keys[entry.key])
        if entry.version != shelf.log[-1].version + 1:
            raise Conflict
        shelf.log.append(entry)
        shelf.keys[entry.key] = entry.version
        shelf.playing = playing
        for grant in grants:
            give(shelf, grant)

    async def entries(self, table: TableId, after: int = 0) -> Sequence[Entry]:
        shelf = self._shelves.get(table)
        return [] if shelf is None else [entry for entry in shelf.log if entry.version > after]

    async def has_key(self, table: TableId, key: str) -> bool:
        shelf = self._shelves.get(table)
        return shelf is not None and (key in shelf.keys or key in {s.key for s in shelf.chat})

    async def grants(self, table: TableId) -> Sequence[Grant]:
        shelf = self._shelves.get(table)
        return [] if shelf is None else list(shelf.grants.values())

    async def knows(self, code: str, token: TokenHash) -> bool:
        table = self._by_code.get(code)
        return table is not None and token in self._shelves[table].grants

    async def say(self, table: TableId, line: Line, keep: int) -> None:
        # A line for an erased table was said just before it was erased, and went with it.
        if shelf := self._shelves.get(table):
            for said in shelf.chat:
                if said.key == line.key:
                    raise Repeated(said.id)
            if any(said.id == line.id for said in shelf.chat):
                raise Conflict
            chat = sorted([*shelf.chat, line], key=lambda said: said.id)
            shelf.chat = chat[max(0, len(chat) - keep) :]

    async def lines(self, table: TableId, after: int = 0) -> Sequence[Line]:
        shelf = self._shelves.get(table)
        return [] if shelf is None else [line for line in shelf.chat if line.id > after]

    async def expired(self, idle_before: WallTime, playing_before: WallTime) -> Sequence[TableId]:
        return [
            record.id
            for record in await self.records()
            if record.touched < (playing_before if record.playing else idle_before)
        ]

    async def expire(self, idle_before: WallTime, playing_before: WallTime) -> Sequence[TableId]:
        gone = await self.expired(idle_before, playing_before)
        for id in gone:
            self._erase(id)
        self._drop(lambda note: note.table in gone and not note.lasting)
        return gone

    def _erase(self, table: TableId) -> None:
        shelf = self._shelves.pop(table, None)
        if shelf is not None:
            del self._by_code[shelf.opened.code]

    def _drop(self, is_gone: Callable[[Note], bool]) -> None:
        self._notes = {at: note for at, note in self._notes.items() if not is_gone(note)}

    async def records(self) -> Sequence[TableRecord]:
        records = [self._record(shelf) for shelf in self._shelves.values()]
        return sorted(records, key=lambda record: record.opened)

    async def tables_of(self, token: TokenHash) -> Sequence[TableRecord]:
        every = await self.records()
        return [record for record in every if token in self._shelves[record.id].grants]

    async def disown(self, token: TokenHash, tables: Sequence[TableId]) -> None:
        for table in tables:
            if table in self._shelves:
                self._shelves[table].grants.pop(token, None)

    async def rewrite(
        self, table: TableId, entries: Sequence[Entry], lines: Sequence[Line]
    ) -> None:
        shelf = self._shelves.get(table)
        if shelf is None:
            return
        facts = {entry.version: entry.facts for entry in entries}
        texts = {line.id: line.text for line in lines}
        shelf.log = [replace(x, facts=facts.get(x.version, x.facts)) for x in shelf.log]
        shelf.chat = [replace(x, text=texts.get(x.id, x.text)) for x in shelf.chat]

    async def erase(self, table: TableId) -> None:
        self._erase(table)
        self._drop(lambda note: note.table == table)

    async def note(self, note: Note) -> None:
        self._notes[at_place(note)] = note

    async def notes(self, kind: str, key: str) -> Sequence[Note]:
        return self._noted(lambda note: (note.kind, note.key) == (kind, key))

    async def notes_of(self, table: TableId, kind: str) -> Sequence[Note]:
        return self._noted(lambda note: (note.table, note.kind) == (table, kind))

    async def all_notes(self, kind: str) -> Sequence[Note]:
        return self._noted(lambda note: note.kind == kind)

    def _noted(self, is_wanted: Callable[[Note], bool]) -> Sequence[Note]:
        return sorted(filter(is_wanted, self._notes.values()), key=at_place)

    async def erase_notes(self, kind: str, key: str) -> None:
        self._drop(lambda note: (note.kind, note.key) == (kind, key))

    async def expire_notes(self, kind: str, before: WallTime) -> None:
        self._drop(lambda note: note.kind == kind and note.wall < before)

    async def keep_pack(self, id: PackId, text: str, used: WallTime, by: TokenHash) -> None:
        before = self._packs.get(id, KeptPack(text, used))
        self._packs[id] = KeptPack(text, max(before.used, used), before.by | {by})

    async def pack(self, id: PackId) -> str | None:
        return self._packs[id].text if id in self._packs else None

    async def brought_by(self, token: TokenHash, ids: Sequence[PackId]) -> frozenset[PackId]:
        return frozenset(id for id in self._packs.keys() & ids if token in self._packs[id].by)

    async def use_packs(self, ids: Sequence[PackId], wall: WallTime) -> None:
        for id in self._packs.keys() & ids:
            used = max(self._packs[id].used, wall)
            self._packs[id] = replace(self._packs[id], used=used)

    async def expire_packs(self, unused_since: WallTime) -> None:
        packs = self._packs.items()
        self._packs = {id: pack for id, pack in packs if pack.used >= unused_since}

    async def beat(self, beat: Beat) -> None:
        self._beat = beat

    async def last_beat(self) -> Beat | None:
        return self._beat

    async def check(self) -> None:
        pass

    async def backup(self, to: Path) -> None:
        shelves, notes = [*self._shelves.values()], [*self._notes.values()]
        data = msgspec.json.encode(Backup(self._beat, self._packs, shelves, notes))
        await asyncio.to_thread(write_new, to, data)

    async def close(self) -> None:
        pass


class MemoryBus:
    """A bus inside one process: whoever listens is rung at once."""

    def __init__(self) -> None:
        self._rings: list[Callable[[TableId, int], None]] = []

    def announce(self, table: TableId, version: int) -> None:
        for ring in self._rings:
            ring(table, version)

    def listen(self, ring: Callable[[TableId, int], None]) -> None:
        self._rings.append(ring)


def give(shelf: Shelf, grant: Grant) -> None:
    """Keep a grant in the place of any other of the same guest or the same person."""
    if grant.person is not None:
        for old in [old for old in shelf.grants.values() if old.person == grant.person]:
            del shelf.grants[old.token]
    shelf.grants[grant.token] = grant


def at_place(note: Note) -> tuple[str, str, str]:
    return note.kind, note.key, note.place


def write_new(file: Path, data: bytes) -> None:
    with file.open("xb") as new:
        file.chmod(0o600)
        new.write(data)
