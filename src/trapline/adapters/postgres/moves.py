"""Entries of all tables on their way into the database: all that wait share one statement."""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

import asyncpg
from msgspec.structs import astuple

from trapline.adapters.postgres.lines import Db, Lines
from trapline.adapters.postgres.statements import APPEND, ENTRY_UNDER_A_KEY
from trapline.tables.ports import Answered, Conflict, Entry, NotKept, Repeated, TableId


class Move(NamedTuple):
    """An entry, and who waits for it."""

    table: TableId
    entry: Entry
    playing: bool


class Moves:
    """Takes everything that waits, writes it at once, and only then wakes those who asked."""

    def __init__(self, lines: Lines) -> None:
        self._lines = lines
        self._waiting: dict[asyncio.Future[None], Move] = {}
        self._writing: asyncio.Task[None] | None = None
        self._closed = False

    async def append(self, move: Move) -> None:
        if self._closed:
            raise NotKept("the store is closed")
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[waiter] = move
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await waiter

    async def close(self) -> None:
        """Finish what waits."""
        self._closed = True
        if self._writing is not None:
            await self._writing

    async def _write_all(self) -> None:
        while self._waiting:
            await self._write(self._next())
        self._writing = None

    def _next(self) -> dict[asyncio.Future[None], Move]:
        """Take what waits, of each table the first."""
        first = {move.table: waiter for waiter, move in reversed(self._waiting.items())}
        return {waiter: self._waiting.pop(waiter) for waiter in first.values()}

    async def _write(self, batch: dict[asyncio.Future[None], Move]) -> None:
        moves = [*batch.values()]
        try:
            answers = await self._lines.use(lambda db, again: written(db, moves, again))
        except Exception as error:  # noqa: BLE001 - whatever broke it, every caller must hear of it
            if isinstance(error, asyncpg.PostgresError) and len(moves) > 1:
                # The database takes one of them amiss: the others shall not suffer for it.
                for waiter, move in batch.items():
                    await self._write({waiter: move})
                return
            answers = [error] * len(moves)
        for waiter, answer in zip(batch, answers, strict=True):
            # Only a caller that gave up is done before it was answered.
            if not waiter.done():
                waiter.set_exception(answer) if answer else waiter.set_result(None)


async def written(db: Db, moves: Sequence[Move], again: bool) -> list[Exception | None]:
    """Write as many of these as can be kept; tell of each why it was not."""
    rows = [(move.table, *astuple(move.entry), move.playing) for move in moves]
    kept = {row["table_id"] for row in await db.fetch(APPEND, *zip(*rows, strict=True))}
    return [
        None if move.table in kept else await refusal(db, move.table, move.entry, again)
        for move in moves
    ]


async def refusal(db: Db, table: TableId, entry: Entry, again: bool) -> Exception | None:
    """Say why an entry was not kept, or None if the try before has kept it."""
    kept = await under_a_key(db, table, entry.key)
    if kept is None:
        return Conflict()
    # Under the same key another server may have kept another throw of the dice.
    return None if again and kept == entry else answered_by(kept)


async def under_a_key(db: Db, table: TableId, key: str) -> Entry | None:
    row = await db.fetchrow(ENTRY_UNDER_A_KEY, table, key)
    return None if row is None else Entry(*row)


def answered_by(kept: Entry) -> Repeated | Answered:
    """Say what was answered to a key: accepted at a version, or something that is in no log."""
    return Repeated(kept.version) if kept.version > 0 else Answered(kept.facts)
