"""How the file is laid out, and how an older one becomes a newer one."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias

Value: TypeAlias = str | int | bytes | None
Row: TypeAlias = tuple[Any, ...]


class Rows(Protocol):
    """What a statement answers."""

    @property
    def rowcount(self) -> int: ...

    def fetchall(self) -> list[Row]: ...


class Connection(Protocol):
    """As much of a connection as the store needs, so that a test may bring one that records."""

    @property
    def in_transaction(self) -> bool: ...

    def execute(self, statement: str, values: Sequence[Value] = ..., /) -> Rows: ...

    def close(self) -> None: ...


class NewerDatabase(Exception):
    """The file was written by a newer Trapline."""


PRAGMAS = (
    "PRAGMA busy_timeout = 2000",
    "PRAGMA journal_mode = WAL",
    # NORMAL would lose acknowledged moves in a power cut; tests/power_cut shows it.
    "PRAGMA synchronous = FULL",
    # A page that many moves wrote is copied into the file once: a tenth of what keeping them costs.
    "PRAGMA wal_autocheckpoint = 4000",
    # A Mac's fsync leaves data in the disk's own cache; other systems ignore these two.
    "PRAGMA fullfsync = ON",
    "PRAGMA checkpoint_fullfsync = ON",
    "PRAGMA foreign_keys = ON",
    # Erased means erased: freed bytes are overwritten.
    "PRAGMA secure_delete = ON",
)

RECORDS = """
    CREATE VIEW records AS
    SELECT id, code, opened, playing, max(
        wall,
        ifnull((
            SELECT wall FROM chat WHERE table_id = tables.id ORDER BY chat.id DESC LIMIT 1
        ), wall),
        ifnull((SELECT max(wall) FROM notes WHERE table_id = tables.id AND kind = 'kept'), wall)
    ) AS touched
    FROM tables JOIN entries ON table_id = tables.id
    WHERE version = (SELECT max(version) FROM entries WHERE table_id = tables.id)
"""

# Every key but a pack's begins with the table, so that tables can be spread over several stores.
# A move is one row and nothing else: what else is known of a table is read off its last rows.
MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """
        CREATE TABLE tables (
            id TEXT NOT NULL PRIMARY KEY,
            code TEXT NOT NULL UNIQUE,
            opened INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE entries (
            table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
            version INTEGER NOT NULL,
            at INTEGER NOT NULL,
            wall INTEGER NOT NULL,
            key TEXT NOT NULL,
            person INTEGER,
            seat INTEGER,
            game TEXT,
            final INTEGER NOT NULL,
            facts BLOB NOT NULL,
            playing INTEGER NOT NULL,
            PRIMARY KEY (table_id, version),
            UNIQUE (table_id, key)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE grants (
            table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
            token TEXT NOT NULL,
            person INTEGER,
            PRIMARY KEY (table_id, token)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE UNIQUE INDEX one_grant_a_person ON grants (table_id, person)
        WHERE person IS NOT NULL
        """,
        """
        CREATE TABLE chat (
            table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
            id INTEGER NOT NULL,
            channel TEXT NOT NULL,
            person INTEGER NOT NULL,
            seat INTEGER,
            text TEXT NOT NULL,
            wall INTEGER NOT NULL,
            key TEXT NOT NULL,
            readers TEXT,
            PRIMARY KEY (table_id, id),
            UNIQUE (table_id, key)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE VIEW records AS
        SELECT id, code, opened, playing, max(wall, ifnull(
            (SELECT wall FROM chat WHERE table_id = tables.id ORDER BY chat.id DESC LIMIT 1), wall
        )) AS touched
        FROM tables JOIN entries ON table_id = tables.id
        WHERE version = (SELECT max(version) FROM entries WHERE table_id = tables.id)
        """,
        "CREATE TABLE meta (key TEXT NOT NULL PRIMARY KEY, value INTEGER NOT NULL) STRICT",
    ),
    (
        """
        CREATE TABLE packs (
            id TEXT NOT NULL PRIMARY KEY,
            used INTEGER NOT NULL,
            text TEXT NOT NULL
        ) STRICT
        """,
    ),
    (
        """
        CREATE TABLE bringers (
            pack_id TEXT NOT NULL REFERENCES packs ON DELETE CASCADE,
            token TEXT NOT NULL,
            PRIMARY KEY (pack_id, token)
        ) STRICT, WITHOUT ROWID
        """,
    ),
    ("CREATE TABLE leaps (since INTEGER NOT NULL, ran INTEGER NOT NULL) STRICT",),
    ("ALTER TABLE grants ADD COLUMN host INTEGER",),
    (
        """
        CREATE TABLE notes (
            kind TEXT NOT NULL,
            key TEXT NOT NULL,
            place TEXT NOT NULL,
            wall INTEGER NOT NULL,
            value BLOB NOT NULL,
            table_id TEXT NOT NULL,
            lasting INTEGER NOT NULL,
            PRIMARY KEY (kind, key, place)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX notes_of_a_table ON notes (table_id, kind)",
        "CREATE INDEX tables_of_a_guest ON grants (token)",
        """
        CREATE TRIGGER notes_go_with_their_table AFTER DELETE ON tables BEGIN
            DELETE FROM notes WHERE table_id = old.id AND NOT lasting;
        END
        """,
        "DROP VIEW records",
        RECORDS,
    ),
    (
        # Without an index of the keys: `logs.py` knows those of tables that are played at.
        "DROP VIEW records",
        "ALTER TABLE entries RENAME TO indexed_entries",
        """
        CREATE TABLE entries (
            table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
            version INTEGER NOT NULL,
            at INTEGER NOT NULL,
            wall INTEGER NOT NULL,
            key TEXT NOT NULL,
            person INTEGER,
            seat INTEGER,
            game TEXT,
            final INTEGER NOT NULL,
            facts BLOB NOT NULL,
            playing INTEGER NOT NULL,
            PRIMARY KEY (table_id, version)
        ) STRICT, WITHOUT ROWID
        """,
        """
        INSERT INTO entries SELECT * FROM indexed_entries ORDER BY table_id, version
        """,
        "DROP TABLE indexed_entries",
        # The next scrubbing gives its room back.
        "INSERT OR REPLACE INTO meta SELECT 'slack', 1 WHERE EXISTS (SELECT 1 FROM entries)",
        RECORDS,
    ),
)


def migrate(db: Connection, migrations: Sequence[Sequence[str]] = MIGRATIONS) -> None:
    """Bring the file to the newest layout, one whole step after the other."""
    [(done,)] = db.execute("PRAGMA user_version").fetchall()
    if done > len(migrations):
        raise NewerDatabase(f"layout {done}; this Trapline knows {len(migrations)}")
    for number, statements in enumerate(migrations[done:], done + 1):
        # Closing the connection without COMMIT takes a broken step back.
        db.execute("BEGIN IMMEDIATE")
        for statement in statements:
            db.execute(statement)
        db.execute(f"PRAGMA user_version = {number}")
        db.execute("COMMIT")
