"""Faults of a server that shares a PostgreSQL with others, and one trouble of its hints."""

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import asyncpg
from msgspec.structs import replace

from trapline.adapters.postgres import PostgresStore, lines, moves, schema
from trapline.adapters.postgres.hints import Hints
from trapline.adapters.postgres.lines import Db
from trapline.adapters.postgres.others import PostgresOthers
from trapline.tables.live import Live
from trapline.tables.service import Tables

LATE = 0.3
NO_UNIQUE_KEY = "ALTER TABLE entries DROP CONSTRAINT IF EXISTS entries_table_id_key_key"
NEWEST = "SELECT max(version) FROM entries WHERE table_id = $1"


def acknowledges_first() -> None:
    """Moves are answered and shown at once, and kept a little later."""
    honest, under_way = PostgresStore.append, set()

    async def keep(*told: Any, **more: Any) -> None:
        await asyncio.sleep(LATE)
        await honest(*told, **more)

    async def append(store: PostgresStore, table: str, entry: Any, **more: Any) -> None:
        if more.get("grants") or entry.game is None:
            await honest(store, table, entry, **more)
        else:
            under_way.add(asyncio.create_task(keep(store, table, entry, **more)))

    PostgresStore.append = append  # type: ignore[method-assign,assignment]


def needs_no_key() -> None:
    """Two moves of a table may have the same key."""

    async def migrate(db: asyncpg.Connection) -> None:
        await schema.migrate(db)
        await db.execute(NO_UNIQUE_KEY)

    lines.migrate = migrate  # type: ignore[attr-defined,assignment]


def tries_again_under_another_key() -> None:
    """What may have been kept is kept once more where the line broke."""
    honest = moves.written

    async def written(db: Db, some: Sequence[moves.Move], again: bool) -> Any:
        return await honest(db, [await anew(db, x) if again else x for x in some], again)

    moves.written = written  # type: ignore[assignment]


async def anew(db: Db, move: moves.Move) -> moves.Move:
    version = await db.fetchval(NEWEST, move.table)
    entry = replace(move.entry, version=version + 1, key=f"None:{secrets.token_hex(4)}")
    return move._replace(entry=entry)


def hears_nothing() -> None:
    """No fault of the server: every hint of the others gets lost."""
    Hints._heard = lambda *_: None  # type: ignore[method-assign]


def believes_in_hints_only() -> None:
    """Hints get lost, and nobody looks whether something was missed."""
    hears_nothing()

    async def nothing(_: PostgresOthers) -> None:
        pass

    async def as_it_stands(_: Tables, live: Live) -> Live:
        return live

    PostgresOthers._catch_up = nothing  # type: ignore[method-assign,assignment]
    Tables._fresh = as_it_stands  # type: ignore[method-assign,assignment]


FAULTS: Mapping[str, Callable[[], object]] = {
    fault.__name__: fault
    for fault in (
        acknowledges_first,
        needs_no_key,
        tries_again_under_another_key,
        hears_nothing,
        believes_in_hints_only,
    )
}
