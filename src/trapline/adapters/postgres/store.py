"""The store's promises, kept by a database that others may be using too."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

from msgspec.structs import astuple

from trapline.adapters.postgres import statements
from trapline.adapters.postgres.clock import DatabaseClock
from trapline.adapters.postgres.lines import Db, Lines
from trapline.adapters.postgres.moves import Move, Moves, refusal, written
from trapline.adapters.postgres.others import PostgresOthers
from trapline.kernel import PackId
from trapline.tables.others import SharedBus
from trapline.tables.ports import (
    Beat,
    Clock,
    CodeTaken,
    Conflict,
    Entry,
    Grant,
    Leap,
    Line,
    Note,
    NotKept,
    PersonId,
    Repeated,
    TableId,
    TableRecord,
    TokenHash,
    WallTime,
)

T = TypeVar("T")
ERASED_AT_ONCE = 100


class PostgresStore:
    """All tables in one database. Raises NewerLayout where a newer Trapline has laid it out."""

    def __init__(self, lines: Lines) -> None:
        self._lines = lines
        self._moves = Moves(lines)
        self._address = ""

    @classmethod
    async def opened(cls, address: str) -> "PostgresStore":
        store = cls(await Lines.opened(address))
        store._address = address
        return store

    def shared(self, machine: Clock, me: str, make: str) -> tuple[Clock, SharedBus]:
        """Return the time that all servers on this database share, and the others."""
        clock = DatabaseClock(self._lines, machine)
        return clock, PostgresOthers(self._lines, self._address, clock, me, make)

    async def open_table(self, table: TableRecord, first: Entry, grants: Sequence[Grant]) -> None:
        await self._lines.use(lambda db, again: open_table(db, table, first, grants, again))

    async def find(self, code: str) -> TableRecord | None:
        found = await self._fetch(statements.FIND, code)
        return next((TableRecord(*row) for row in found), None)

    async def append(
        self, table: TableId, entry: Entry, *, playing: bool, grants: Sequence[Grant] = ()
    ) -> None:
        move = Move(table, entry, playing)
        if grants:
            await self._lines.use(lambda db, again: append_with(db, move, grants, again))
        else:
            await self._moves.append(move)

    async def entries(self, table: TableId, after: int = 0) -> Sequence[Entry]:
        return [Entry(*row) for row in await self._fetch(statements.ENTRIES, table, after)]

    async def has_key(self, table: TableId, key: str) -> bool:
        return await self._ask(statements.HAS_KEY, table, key)

    async def grants(self, table: TableId) -> Sequence[Grant]:
        return [Grant(*row) for row in await self._fetch(statements.GRANTS, table)]

    async def knows(self, code: str, token: TokenHash) -> bool:
        return await self._ask(statements.KNOWS, code, token)

    async def say(self, table: TableId, line: Line, keep: int) -> None:
        await self._lines.use(lambda db, again: say(db, table, line, keep, again))

    async def lines(self, table: TableId, after: int = 0) -> Sequence[Line]:
        rows = await self._fetch(statements.LINES, table, after)
        return [line_of(*row) for row in rows]

    async def expired(self, idle_before: WallTime, playing_before: WallTime) -> Sequence[TableId]:
        rows = await self._fetch(statements.EXPIRED, idle_before, playing_before)
        return [table for (table,) in rows]

    async def expire(self, idle_before: WallTime, playing_before: WallTime) -> Sequence[TableId]:
        found = await self.expired(idle_before, playing_before)
        erased: list[TableId] = []
        # In portions, so that after a long holiday nobody's move waits for the whole of it.
        for start in range(0, len(found), ERASED_AT_ONCE):
            some = found[start : start + ERASED_AT_ONCE]
            rows = await self._fetch(statements.ERASE, idle_before, playing_before, some)
            erased += [table for (table,) in rows]
        return erased

    async def records(self) -> Sequence[TableRecord]:
        return [TableRecord(*row) for row in await self._fetch(statements.RECORDS)]

    async def tables_of(self, token: TokenHash) -> Sequence[TableRecord]:
        return [TableRecord(*row) for row in await self._fetch(statements.RECORDS_OF, token)]

    async def disown(self, token: TokenHash, tables: Sequence[TableId]) -> None:
        await self._do((statements.DISOWN, token, tables))

    async def rewrite(
        self, table: TableId, entries: Sequence[Entry], lines: Sequence[Line]
    ) -> None:
        facts = [(statements.REWRITE_ENTRY, table, x.version, x.facts) for x in entries]
        texts = [(statements.REWRITE_LINE, table, x.id, x.text) for x in lines]
        await self._do(*facts, *texts)

    async def erase(self, table: TableId) -> None:
        await self._do((statements.ERASE_TABLE, table), (statements.ERASE_NOTES_OF, table))

    async def note(self, note: Note) -> None:
        await self._do((statements.NOTE, *astuple(note)))

    async def notes(self, kind: str, key: str) -> Sequence[Note]:
        return [Note(*row) for row in await self._fetch(statements.NOTES, kind, key)]

    async def notes_of(self, table: TableId, kind: str) -> Sequence[Note]:
        return [Note(*row) for row in await self._fetch(statements.NOTES_OF, table, kind)]

    async def all_notes(self, kind: str) -> Sequence[Note]:
        return [Note(*row) for row in await self._fetch(statements.ALL_NOTES, kind)]

    async def erase_notes(self, kind: str, key: str) -> None:
        await self._do((statements.ERASE_NOTES, kind, key))

    async def expire_notes(self, kind: str, before: WallTime) -> None:
        await self._do((statements.EXPIRE_NOTES, kind, before))

    async def keep_pack(self, id: PackId, text: str, used: WallTime, by: TokenHash) -> None:
        await self._do((statements.KEEP_PACK, id, used, text), (statements.BRING, id, by))

    async def pack(self, id: PackId) -> str | None:
        return next((text for (text,) in await self._fetch(statements.PACK, id)), None)

    async def brought_by(self, token: TokenHash, ids: Sequence[PackId]) -> frozenset[PackId]:
        return frozenset(id for (id,) in await self._fetch(statements.BROUGHT, token, ids))

    async def use_packs(self, ids: Sequence[PackId], wall: WallTime) -> None:
        await self._do((statements.USE_PACKS, wall, ids))

    async def expire_packs(self, unused_since: WallTime) -> None:
        await self._do((statements.EXPIRE_PACKS, unused_since))

    async def beat(self, beat: Beat) -> None:
        leaps = [(statements.LEAP, *astuple(leap)) for leap in beat.leaps]
        told = (statements.BEAT, beat.ran, beat.played)
        await self._do(told, (statements.FORGET_LEAPS,), *leaps)

    async def last_beat(self) -> Beat | None:
        return await self._lines.use(last_beat)

    async def check(self) -> None:
        if not await self._ask(statements.CHECK):
            raise NotKept("what was written is not what is read")

    async def backup(self, to: Path) -> None:
        raise NotKept(f"pg_dump, not we, copies a database that is in use to {to}")

    async def close(self) -> None:
        await self._moves.close()
        await self._lines.close()

    async def _fetch(self, statement: str, *values: object) -> Sequence[Any]:
        return await self._lines.use(lambda db, _: db.fetch(statement, *values))

    async def _ask(self, statement: str, *values: object) -> bool:
        return await self._lines.use(lambda db, _: db.fetchval(statement, *values))

    async def _do(self, *work: tuple[Any, ...]) -> None:
        async def all_of_it(db: Db, _: bool) -> None:
            async with db.transaction():
                for statement, *values in work:
                    await db.execute(statement, *values)

        await self._lines.use(all_of_it)


async def open_table(
    db: Db, table: TableRecord, first: Entry, grants: Sequence[Grant], again: bool
) -> None:
    async with db.transaction():
        opened = await db.execute(statements.OPEN, table.id, table.code, table.opened)
        if opened.endswith(" 0"):
            if again and await refusal(db, table.id, first, again) is None:
                return
            raise CodeTaken(table.code)
        await written(db, [Move(table.id, first, table.playing)], again)
        await give(db, table.id, grants)


async def append_with(db: Db, move: Move, grants: Sequence[Grant], again: bool) -> None:
    async with db.transaction():
        [refused] = await written(db, [move], again)
        if refused:
            raise refused
        await give(db, move.table, grants)


async def give(db: Db, table: TableId, grants: Sequence[Grant]) -> None:
    """Keep grants in the place of any other of the same guest or the same person."""
    for grant in grants:
        await db.execute(statements.TAKE_BACK, table, grant.token, grant.person)
        await db.execute(statements.GIVE, table, *astuple(grant))


async def say(db: Db, table: TableId, line: Line, keep: int, again: bool) -> None:
    async with db.transaction():
        if not await db.fetchval(statements.IS_THERE, table):
            return
        if (await db.execute(statements.SAY, table, *astuple(line))).endswith(" 0"):
            said = await db.fetchval(statements.LINE_UNDER_A_KEY, table, line.key)
            if said is None:
                raise Conflict
            if not (again and said == line.id):
                raise Repeated(said)
        await db.execute(statements.FORGET_LINES, table, keep)


async def last_beat(db: Db, _: bool) -> Beat | None:
    async with db.transaction():
        beat = await db.fetchrow(statements.LAST_BEAT)
        leaps = await db.fetch(statements.LEAPS)
    known = tuple(Leap(*leap) for leap in leaps)
    return None if beat is None else Beat(beat["ran"], beat["played"], known)


def line_of(
    id: int,
    channel: str,
    person: PersonId,
    seat: int | None,
    text: str,
    wall: WallTime,
    key: str,
    to: list[PersonId] | None,
) -> Line:
    readers = None if to is None else tuple(to)
    return Line(id, channel, person, seat, text, wall, key, readers)
