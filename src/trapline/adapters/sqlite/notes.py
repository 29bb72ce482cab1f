"""What is kept beside the logs, and what is erased at somebody's word; inside a transaction."""

from collections.abc import Sequence

from msgspec.structs import astuple

from trapline.adapters.sqlite.schema import Connection, Row
from trapline.adapters.sqlite.statements import slacken
from trapline.tables.ports import Entry, Line, Note, TableId, TableRecord, TokenHash, WallTime

RECORDS = "SELECT id, code, opened, touched, playing FROM records"
OF_A_GUEST = "id IN (SELECT table_id FROM grants WHERE token = ?)"
NOTES = "SELECT kind, key, place, wall, value, table_id, lasting FROM notes"


def records(db: Connection) -> list[TableRecord]:
    return [record(row) for row in db.execute(f"{RECORDS} ORDER BY opened").fetchall()]


def tables_of(db: Connection, token: TokenHash) -> list[TableRecord]:
    found = db.execute(f"{RECORDS} WHERE {OF_A_GUEST} ORDER BY opened", (token,))
    return [record(row) for row in found.fetchall()]


def record(row: Row) -> TableRecord:
    id, code, opened, touched, playing = row
    return TableRecord(id, code, opened, touched, bool(playing))


def disown(db: Connection, token: TokenHash, tables: Sequence[TableId]) -> None:
    for table in tables:
        db.execute("DELETE FROM grants WHERE table_id = ? AND token = ?", (table, token))


def rewrite(
    db: Connection, table: TableId, entries: Sequence[Entry], lines: Sequence[Line]
) -> None:
    for entry in entries:
        db.execute(
            "UPDATE entries SET facts = ? WHERE table_id = ? AND version = ?",
            (entry.facts, table, entry.version),
        )
    for line in lines:
        db.execute(
            "UPDATE chat SET text = ? WHERE table_id = ? AND id = ?", (line.text, table, line.id)
        )
    slacken(db)


def erase(db: Connection, table: TableId) -> None:
    db.execute("DELETE FROM tables WHERE id = ?", (table,))
    db.execute("DELETE FROM notes WHERE table_id = ?", (table,))
    slacken(db)


def note(db: Connection, note: Note) -> None:
    db.execute(
        "INSERT OR REPLACE INTO notes (kind, key, place, wall, value, table_id, lasting)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        astuple(note),
    )


def notes(db: Connection, kind: str, key: str) -> list[Note]:
    found = db.execute(f"{NOTES} WHERE kind = ? AND key = ? ORDER BY place", (kind, key))
    return [as_note(row) for row in found.fetchall()]


def notes_of(db: Connection, table: TableId, kind: str) -> list[Note]:
    found = db.execute(
        f"{NOTES} WHERE table_id = ? AND kind = ? ORDER BY key, place", (table, kind)
    )
    return [as_note(row) for row in found.fetchall()]


def all_notes(db: Connection, kind: str) -> list[Note]:
    found = db.execute(f"{NOTES} WHERE kind = ? ORDER BY key, place", (kind,))
    return [as_note(row) for row in found.fetchall()]


def as_note(row: Row) -> Note:
    kind, key, place, wall, value, table, lasting = row
    return Note(kind, key, place, wall, value, table, bool(lasting))


def erase_notes(db: Connection, kind: str, key: str) -> None:
    db.execute("DELETE FROM notes WHERE kind = ? AND key = ?", (kind, key))
    slacken(db)


def expire_notes(db: Connection, kind: str, before: WallTime) -> bool:
    gone = db.execute("DELETE FROM notes WHERE kind = ? AND wall < ?", (kind, before)).rowcount > 0
    if gone:
        slacken(db)
    return gone
