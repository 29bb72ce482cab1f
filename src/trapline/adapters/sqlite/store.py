"""The store's promises, kept by one thread that writes and one that reads."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from time import monotonic_ns

from trapline.adapters.sqlite import notes, statements
from trapline.adapters.sqlite.faults import check_pages, check_size, in_our_words
from trapline.adapters.sqlite.files import (
    check_room,
    connect,
    copy_database,
    create,
    lock,
    read_through,
)
from trapline.adapters.sqlite.logs import Logs
from trapline.adapters.sqlite.schema import Connection, migrate
from trapline.adapters.sqlite.scrubbing import Scrubbing
from trapline.adapters.sqlite.writer import T, Work, Writer
from trapline.kernel import PackId
from trapline.tables.ports import (
    Beat,
    Entry,
    Grant,
    Line,
    Note,
    NotKept,
    TableId,
    TableRecord,
    TokenHash,
    WallTime,
)

ERASED_AT_ONCE = 100


class SqliteStore:
    """All tables in one file.

    Raises StoreBusy or NewerDatabase where it may not have it, and Damaged where it is of no use.
    """

    def __init__(self, file: Path, connect: Callable[[Path], Connection] = connect) -> None:
        self._file = file
        with ExitStack() as opened:
            opened.callback(lock(file).close)
            create(file)
            check_size(file)
            read_through(file)
            with in_our_words():
                self._write_to = connect(file)
            opened.callback(self._write_to.close)
            check_pages(self._write_to)
            migrate(self._write_to)
            self._read_from = connect(file)
            opened.callback(self._read_from.close)
            self._opened = opened.pop_all()
        self._scrubbing = Scrubbing()
        self._logs = Logs()
        self._writer = Writer(self._write_to, self._logs.forget)
        self._reader = ThreadPoolExecutor(1, "trapline-reader")

    async def open_table(self, table: TableRecord, first: Entry, grants: Sequence[Grant]) -> None:
        await self._writer.write(lambda db: self._logs.open_table(db, table, first, grants))

    async def find(self, code: str) -> TableRecord | None:
        return await self._read(lambda db: statements.find(db, code))

    async def append(
        self, table: TableId, entry: Entry, *, playing: bool, grants: Sequence[Grant] = ()
    ) -> None:
        await self._writer.write(lambda db: self._logs.append(db, table, entry, playing, grants))

    async def entries(self, table: TableId, after: int = 0) -> Sequence[Entry]:
        return await self._read(lambda db: statements.entries(db, table, after))

    async def has_key(self, table: TableId, key: str) -> bool:
        return await self._read(lambda db: statements.has_key(db, table, key))

    async def grants(self, table: TableId) -> Sequence[Grant]:
        return await self._read(lambda db: statements.grants(db, table))

    async def knows(self, code: str, token: TokenHash) -> bool:
        return await self._read(lambda db: statements.knows(db, code, token))

    async def say(self, table: TableId, line: Line, keep: int) -> None:
        await self._writer.write(lambda db: statements.say(db, table, line, keep))

    async def lines(self, table: TableId, after: int = 0) -> Sequence[Line]:
        return await self._read(lambda db: statements.lines(db, table, after))

    async def expired(self, idle_before: WallTime, playing_before: WallTime) -> Sequence[TableId]:
        return await self._read(lambda db: statements.expired(db, idle_before, playing_before))

    async def expire(self, idle_before: WallTime, playing_before: WallTime) -> Sequence[TableId]:
        found = await self.expired(idle_before, playing_before)
        erased: list[TableId] = []
        # In portions, so that after a long holiday nobody's move waits for the whole of it.
        for start in range(0, len(found), ERASED_AT_ONCE):
            some = found[start : start + ERASED_AT_ONCE]
            erased += await self._writer.write(
                partial(
                    statements.erase,
                    tables=some,
                    idle_before=idle_before,
                    playing_before=playing_before,
                )
            )
        await self._scrub()
        return erased

    async def records(self) -> Sequence[TableRecord]:
        return await self._read(notes.records)

    async def tables_of(self, token: TokenHash) -> Sequence[TableRecord]:
        return await self._read(lambda db: notes.tables_of(db, token))

    async def disown(self, token: TokenHash, tables: Sequence[TableId]) -> None:
        await self._writer.write(lambda db: notes.disown(db, token, tables))

    async def rewrite(
        self, table: TableId, entries: Sequence[Entry], lines: Sequence[Line]
    ) -> None:
        await self._writer.write(lambda db: notes.rewrite(db, table, entries, lines))
        await self._writer.write(self._scrubbing.scrub_now, alone=True)

    async def erase(self, table: TableId) -> None:
        await self._writer.write(lambda db: notes.erase(db, table))
        await self._writer.write(self._scrubbing.scrub_now, alone=True)

    async def note(self, note: Note) -> None:
        await self._writer.write(lambda db: notes.note(db, note))

    async def notes(self, kind: str, key: str) -> Sequence[Note]:
        return await self._read(lambda db: notes.notes(db, kind, key))

    async def notes_of(self, table: TableId, kind: str) -> Sequence[Note]:
        return await self._read(lambda db: notes.notes_of(db, table, kind))

    async def all_notes(self, kind: str) -> Sequence[Note]:
        return await self._read(lambda db: notes.all_notes(db, kind))

    async def erase_notes(self, kind: str, key: str) -> None:
        await self._writer.write(lambda db: notes.erase_notes(db, kind, key))
        await self._scrub()

    async def expire_notes(self, kind: str, before: WallTime) -> None:
        if await self._writer.write(lambda db: notes.expire_notes(db, kind, before)):
            await self._scrub()

    async def _scrub(self) -> None:
        await self._writer.write(self._scrubbing.scrub, alone=True)

    async def keep_pack(self, id: PackId, text: str, used: WallTime, by: TokenHash) -> None:
        await self._writer.write(lambda db: statements.keep_pack(db, id, text, used, by))

    async def pack(self, id: PackId) -> str | None:
        return await self._read(lambda db: statements.pack(db, id))

    async def brought_by(self, token: TokenHash, ids: Sequence[PackId]) -> frozenset[PackId]:
        return await self._read(lambda db: statements.brought_by(db, token, ids))

    async def use_packs(self, ids: Sequence[PackId], wall: WallTime) -> None:
        if ids:
            await self._writer.write(lambda db: statements.use_packs(db, ids, wall))

    async def expire_packs(self, unused_since: WallTime) -> None:
        if await self._writer.write(lambda db: statements.erase_packs(db, unused_since)):
            await self._scrub()

    async def beat(self, beat: Beat) -> None:
        await self._writer.write(lambda db: statements.beat(db, beat))

    async def last_beat(self) -> Beat | None:
        return await self._read(statements.last_beat)

    async def check(self) -> None:
        await asyncio.to_thread(check_room, self._file)
        mark = monotonic_ns()
        await self._writer.write(lambda db: statements.mark(db, mark))
        if await self._read(statements.marked) != mark:
            raise NotKept("what was written is not what is read")

    async def backup(self, to: Path) -> None:
        await asyncio.to_thread(copy_database, self._file, to)

    async def close(self) -> None:
        await self._writer.close()
        await asyncio.to_thread(self._reader.shutdown)
        self._opened.close()

    async def _read(self, work: Work[T]) -> T:
        loop = asyncio.get_running_loop()
        with in_our_words():
            return await loop.run_in_executor(self._reader, work, self._read_from)
