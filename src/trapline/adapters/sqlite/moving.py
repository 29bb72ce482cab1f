"""A file of tables that nobody uses: all of it carried out, or everything carried in."""

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec

from trapline.adapters.moving import AT_ONCE, Drawer, Row
from trapline.adapters.sqlite import statements
from trapline.adapters.sqlite.faults import check_pages, check_size, in_our_words
from trapline.adapters.sqlite.files import connect, create, lock, sync
from trapline.adapters.sqlite.schema import Connection, Value, migrate
from trapline.tables.ports import Beat


class SqliteCupboard:
    """The rows of one file."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    async def rows(self, drawer: Drawer) -> AsyncIterator[Row]:
        if drawer.name == "beats":
            beat = statements.last_beat(self._db)
            if beat is not None:
                yield [beat.ran, beat.played]
            return
        keys = ", ".join(drawer.columns[: drawer.sorted_by])
        select = f"SELECT {', '.join(drawer.columns)} FROM {drawer.name} ORDER BY {keys}"  # noqa: S608 - names of ours
        with in_our_words():
            for row in in_portions(self._db, select):
                yield [read(drawer, name, value) for name, value in columns(drawer, row)]

    async def put(self, drawer: Drawer, rows: Sequence[Row]) -> None:
        if drawer.name == "beats":
            # The leaps were carried before, and a beat takes them along.
            known = statements.last_leaps(self._db)
            for ran, played in rows:
                statements.beat(self._db, Beat(ran, played, known))
            return
        places = ", ".join("?" for _ in drawer.columns)
        insert = f"INSERT INTO {drawer.name} ({', '.join(drawer.columns)}) VALUES ({places})"  # noqa: S608 - names of ours
        for row in rows:
            self._db.execute(
                insert, [written(drawer, name, value) for name, value in columns(drawer, row)]
            )


def columns(drawer: Drawer, row: Row) -> Iterator[tuple[str, Any]]:
    return zip(drawer.columns, row, strict=True)


def read(drawer: Drawer, name: str, value: Any) -> object:
    if name in drawer.marks:
        return bool(value)
    if name in drawer.lists and isinstance(value, str):
        return msgspec.json.decode(value)
    return value


def written(drawer: Drawer, name: str, value: Any) -> Value:
    if name in drawer.lists and value is not None:
        return msgspec.json.encode(value).decode()
    return value  # type: ignore[no-any-return]  # as it came out of a row


def in_portions(db: Connection, select: str) -> Iterator[Row]:
    start = 0
    while portion := db.execute(f"{select} LIMIT ? OFFSET ?", (AT_ONCE, start)).fetchall():
        yield from portion
        start += AT_ONCE


@contextmanager
def emptied(file: Path) -> Iterator[SqliteCupboard]:
    """Hold a file from which everything is read. Raises StoreBusy while a server uses it."""
    if not file.exists():
        raise FileNotFoundError(file)
    with ExitStack() as held:
        held.callback(lock(file).close)
        check_size(file)
        with in_our_words():
            db = connect(file)
        held.callback(db.close)
        check_pages(db)
        migrate(db)
        yield SqliteCupboard(db)


@contextmanager
def filled(file: Path) -> Iterator[SqliteCupboard]:
    """Make a file, and keep it only if everything arrived. Raises FileExistsError."""
    if file.exists():
        raise FileExistsError(file)
    with ExitStack() as held:
        held.callback(lock(file).close)
        create(file)
        try:
            with in_our_words():
                db = connect(file)
                held.callback(db.close)
                migrate(db)
                db.execute("BEGIN IMMEDIATE")
                yield SqliteCupboard(db)
                db.execute("COMMIT")
            sync(file)
        except BaseException:
            held.close()
            for name in (file.name, f"{file.name}-wal", f"{file.name}-shm"):
                file.with_name(name).unlink(missing_ok=True)
            raise
