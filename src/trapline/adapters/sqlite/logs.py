"""What the writing thread knows of the logs it adds to, so that it need not ask for every move."""

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from sqlite3 import (
    SQLITE_CONSTRAINT_FOREIGNKEY,
    SQLITE_CONSTRAINT_PRIMARYKEY,
    IntegrityError,
)
from typing import Final

from trapline.adapters.sqlite import statements
from trapline.adapters.sqlite.schema import Connection
from trapline.tables.ports import Conflict, Entry, Grant, TableId, TableRecord

MOST: Final = 4096
"""Of so many tables it is known at once; then all is forgotten, and read again when it is asked."""
NOT_NEXT: Final = (SQLITE_CONSTRAINT_FOREIGNKEY, SQLITE_CONSTRAINT_PRIMARYKEY)
"""The table was erased, or has this version."""


class Log:
    """How far one log goes, and which keys it may hold, eight bytes for each."""

    __slots__ = ("_keys", "last")

    def __init__(self, last: int, keys: Iterable[str]) -> None:
        self.last = last
        self._keys = array("q", sorted(map(hash, keys)))

    def place(self, key: str) -> int:
        """Return where a key belongs."""
        return bisect_left(self._keys, hash(key))

    def may_hold(self, key: str, place: int) -> bool:
        return place < len(self._keys) and self._keys[place] == hash(key)

    def add(self, entry: Entry, place: int) -> None:
        self.last = entry.version
        self._keys.insert(place, hash(entry.key))


class Logs:
    """The logs of one file, which is this server's alone: nobody else adds to them.

    In the file an index of the keys would cost every move a second page of its commit, and a third
    of what it takes to keep it.
    """

    def __init__(self) -> None:
        self._known: dict[TableId, Log] = {}

    def forget(self) -> None:
        """Forget all, for what was kept may just have been taken back."""
        self._known.clear()

    def open_table(
        self, db: Connection, table: TableRecord, first: Entry, grants: Sequence[Grant]
    ) -> None:
        statements.open_table(db, table, first, grants)
        self._know(table.id, Log(first.version, [first.key]))

    def append(
        self, db: Connection, table: TableId, entry: Entry, playing: bool, grants: Sequence[Grant]
    ) -> None:
        log = self._known.get(table) or self._read(db, table)
        is_next, place = entry.version == log.last + 1, log.place(entry.key)
        if not is_next or log.may_hold(entry.key, place):
            statements.refuse_again(db, statements.ENTRY_UNDER_A_KEY, table, entry.key)
        if not is_next:
            raise Conflict
        try:
            statements.keep(db, table, entry, playing)
        except IntegrityError as error:
            if error.sqlite_errorcode not in NOT_NEXT:
                raise
            raise Conflict from error
        log.add(entry, place)
        statements.give(db, table, grants)

    def _read(self, db: Connection, table: TableId) -> Log:
        rows = db.execute(statements.KEYS, (table,)).fetchall()
        if not rows:
            raise Conflict
        return self._know(table, Log(rows[-1][0], (key for _, key in rows)))

    def _know(self, table: TableId, log: Log) -> Log:
        if len(self._known) >= MOST:
            self.forget()
        self._known[table] = log
        return log
