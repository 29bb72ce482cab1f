"""Tables kept in memory, for tests, simulations and evenings nobody wants back."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
from msgspec.structs import replace

from trapline.kernel import PackId
from trapline.tables.ports import (
    Beat,
    CodeTaken,
    Conflict,
    Entry,
    Grant,
    Line,
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


class MemoryStore:
    """A store that forgets everything with the process, unless somebody made a backup."""

    def __init__(self) -> None:
        self._shelves: dict[TableId, Shelf] = {}
        self._by_code: dict[str, TableId] = {}
        self._packs: dict[PackId, KeptPack] = {}
        self._beat: Beat | None = None

    @classmethod
    def restored(cls, backup: Path) -> "MemoryStore":
        store = cls()
        kept = msgspec.json.decode(backup.read_bytes(), type=Backup)
        store._beat, store._packs, shelves = kept.beat, kept.packs, kept.shelves
        store._shelves = {shelf.opened.id: shelf for shelf in shelves}
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
        return None if table is None else self._shelves[table].record

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

    async def lines(self, table: TableId) -> Sequence[Line]:
        shelf = self._shelves.get(table)
        return [] if shelf is None else list(shelf.chat)

    async def expired(self, idle_before: WallTime, playing_before: WallTime) -> Sequence[TableId]:
        records = [shelf.record for shelf in self._shelves.values()]
        return [
            record.id
            for record in records
            if record.touched < (playing_before if record.playing else idle_before)
        ]

    async def expire(self, idle_before: WallTime, playing_before: WallTime) -> Sequence[TableId]:
        gone = await self.expired(idle_before, playing_before)
        for id in gone:
            del self._by_code[self._shelves.pop(id).opened.code]
        return gone

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
        data = msgspec.json.encode(Backup(self._beat, self._packs, [*self._shelves.values()]))
        await asyncio.to_thread(write_new, to, data)

    async def close(self) -> None:
        pass


class MemoryBus:
    """A bus inside one process: whoever listens is rung at once."""

    def __init__(self) -> None:
        self._rings: list[Callable[[TableId, int], None]] = []

    async def announce(self, table: TableId, version: int) -> None:
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


def write_new(file: Path, data: bytes) -> None:
    with file.open("xb") as new:
        file.chmod(0o600)
        new.write(data)
