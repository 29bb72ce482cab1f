"""What is written and read, each function inside somebody else's transaction."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import astuple

from trapline.adapters.sqlite.schema import Connection
from trapline.kernel import PackId
from trapline.tables.ports import (
    Beat,
    CodeTaken,
    Conflict,
    Entry,
    Grant,
    Leap,
    Line,
    PersonId,
    Repeated,
    TableId,
    TableRecord,
    TokenHash,
    WallTime,
)

READERS = msgspec.json.Decoder(tuple[PersonId, ...])
KEYS = "SELECT version, key FROM entries WHERE table_id = ? ORDER BY version"
# There is no index of keys: this reads the log of one table, and is asked about what is refused.
ENTRY_UNDER_A_KEY = "SELECT version FROM entries WHERE table_id = ? AND key = ?"
RAN, PLAYED, SLACK = "ran", "beat", "slack"
LINE_UNDER_A_KEY = "SELECT id FROM chat WHERE table_id = ? AND key = ?"


def open_table(db: Connection, table: TableRecord, first: Entry, grants: Sequence[Grant]) -> None:
    opened = db.execute(
        "INSERT INTO tables (id, code, opened) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (table.id, table.code, table.opened),
    )
    if not opened.rowcount:
        raise CodeTaken(table.code)
    keep(db, table.id, first, table.playing)
    give(db, table.id, grants)


def keep(db: Connection, table: TableId, entry: Entry, playing: bool) -> None:
    db.execute(
        "INSERT INTO entries"
        " (table_id, playing, version, at, wall, key, person, seat, game, final, facts)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (table, playing, *astuple(entry)),
    )


def refuse_again(db: Connection, find: str, table: TableId, key: str) -> None:
    """Refuse what was kept before under this key."""
    for (kept,) in db.execute(find, (table, key)).fetchall():
        raise Repeated(kept)


def give(db: Connection, table: TableId, grants: Sequence[Grant]) -> None:
    """Keep grants in the place of any other of the same guest or the same person."""
    for grant in grants:
        db.execute(
            "INSERT OR REPLACE INTO grants (table_id, token, person, host) VALUES (?, ?, ?, ?)",
            (table, *astuple(grant)),
        )


def say(db: Connection, table: TableId, line: Line, keep: int) -> None:
    if not db.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchall():
        # A line for an erased table was said just before it was erased, and went with it.
        return
    to = None if line.to is None else msgspec.json.encode(line.to).decode()
    kept = db.execute(
        "INSERT INTO chat (table_id, id, channel, person, seat, text, wall, key, readers)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (table, *astuple(line)[:-1], to),
    )
    if not kept.rowcount:
        refuse_again(db, LINE_UNDER_A_KEY, table, line.key)
        raise Conflict
    db.execute(
        "DELETE FROM chat WHERE table_id = ? AND id <="
        " (SELECT id FROM chat WHERE table_id = ? ORDER BY id DESC LIMIT 1 OFFSET ?)",
        (table, table, keep),
    )


def erase(
    db: Connection, tables: Sequence[TableId], idle_before: WallTime, playing_before: WallTime
) -> list[TableId]:
    """Erase those of `tables` that nobody has touched in the meantime."""
    erased = [table for table in tables if was_erased(db, table, idle_before, playing_before)]
    if erased:
        slacken(db)
    return erased


def was_erased(
    db: Connection, table: TableId, idle_before: WallTime, playing_before: WallTime
) -> bool:
    erased = db.execute(
        "DELETE FROM tables WHERE id IN"
        " (SELECT id FROM records WHERE id = ? AND touched < iif(playing, ?, ?))",
        (table, playing_before, idle_before),
    )
    return erased.rowcount > 0


def keep_pack(db: Connection, id: PackId, text: str, used: WallTime, by: TokenHash) -> None:
    db.execute(
        "INSERT INTO packs (id, used, text) VALUES (?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET used = max(used, excluded.used)",
        (id, used, text),
    )
    db.execute(
        "INSERT INTO bringers (pack_id, token) VALUES (?, ?) ON CONFLICT DO NOTHING", (id, by)
    )


def use_packs(db: Connection, ids: Sequence[PackId], wall: WallTime) -> None:
    for id in ids:
        db.execute("UPDATE packs SET used = max(used, ?) WHERE id = ?", (wall, id))


def erase_packs(db: Connection, unused_since: WallTime) -> bool:
    erased = db.execute("DELETE FROM packs WHERE used < ?", (unused_since,)).rowcount > 0
    if erased:
        slacken(db)
    return erased


def slacken(db: Connection) -> None:
    """Note that copies of what was erased may lie about in the file, until it is rewritten."""
    db.execute("INSERT OR REPLACE INTO meta (key, value) VALUES (?, 1)", (SLACK,))


def tighten(db: Connection) -> None:
    db.execute("DELETE FROM meta WHERE key = ?", (SLACK,))


def is_slack(db: Connection) -> bool:
    return bool(db.execute("SELECT 1 FROM meta WHERE key = ?", (SLACK,)).fetchall())


def beat(db: Connection, beat: Beat) -> None:
    for key, wall in ((RAN, beat.ran), (PLAYED, beat.played)):
        db.execute("INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)", (key, wall))
    db.execute("DELETE FROM leaps")
    for leap in beat.leaps:
        db.execute("INSERT INTO leaps (since, ran) VALUES (?, ?)", astuple(leap))


def mark(db: Connection, mark: int) -> None:
    db.execute("INSERT OR REPLACE INTO meta (key, value) VALUES ('mark', ?)", (mark,))


def find(db: Connection, code: str) -> TableRecord | None:
    found = db.execute(
        "SELECT id, code, opened, touched, playing FROM records WHERE code = ?", (code,)
    ).fetchall()
    records = (
        TableRecord(id, code, opened, touched, bool(playing))
        for id, code, opened, touched, playing in found
    )
    return next(records, None)


def entries(db: Connection, table: TableId, after: int) -> list[Entry]:
    rows = db.execute(
        "SELECT version, at, wall, key, person, seat, game, final, facts"
        " FROM entries WHERE table_id = ? AND version > ? ORDER BY version",
        (table, after),
    ).fetchall()
    return [
        Entry(version, at, wall, key, person, seat, game, bool(final), facts)
        for version, at, wall, key, person, seat, game, final, facts in rows
    ]


def has_key(db: Connection, table: TableId, key: str) -> bool:
    finds = (ENTRY_UNDER_A_KEY, LINE_UNDER_A_KEY)
    return any(db.execute(find, (table, key)).fetchall() for find in finds)


def grants(db: Connection, table: TableId) -> list[Grant]:
    rows = db.execute("SELECT token, person, host FROM grants WHERE table_id = ?", (table,))
    return [Grant(*grant) for grant in rows.fetchall()]


def knows(db: Connection, code: str, token: TokenHash) -> bool:
    # In one statement, so that nobody can tell by the time it takes whether there is a table.
    found = db.execute(
        "SELECT 1 FROM tables JOIN grants ON table_id = id WHERE code = ? AND token = ?",
        (code, token),
    )
    return bool(found.fetchall())


def lines(db: Connection, table: TableId, after: int) -> list[Line]:
    rows = db.execute(
        "SELECT id, channel, person, seat, text, wall, key, readers"
        " FROM chat WHERE table_id = ? AND id > ? ORDER BY id",
        (table, after),
    ).fetchall()
    return [
        Line(id, channel, person, seat, text, wall, key, None if to is None else READERS.decode(to))
        for id, channel, person, seat, text, wall, key, to in rows
    ]


def expired(db: Connection, idle_before: WallTime, playing_before: WallTime) -> list[TableId]:
    rows = db.execute(
        "SELECT id FROM records WHERE touched < iif(playing, ?, ?)", (playing_before, idle_before)
    ).fetchall()
    return [table for (table,) in rows]


def pack(db: Connection, id: PackId) -> str | None:
    rows = db.execute("SELECT text FROM packs WHERE id = ?", (id,)).fetchall()
    return next((text for (text,) in rows), None)


def brought_by(db: Connection, token: TokenHash, ids: Sequence[PackId]) -> frozenset[PackId]:
    rows = db.execute(
        "SELECT pack_id FROM bringers"
        " WHERE token = ? AND pack_id IN (SELECT value FROM json_each(?))",
        (token, msgspec.json.encode(ids).decode()),
    ).fetchall()
    return frozenset(id for (id,) in rows)


def last_beat(db: Connection) -> Beat | None:
    kept: dict[str, WallTime] = dict(db.execute("SELECT key, value FROM meta").fetchall())
    if PLAYED not in kept:
        return None
    # Files of the first layouts tell only when a game was played.
    return Beat(kept.get(RAN, kept[PLAYED]), kept[PLAYED], last_leaps(db))


def last_leaps(db: Connection) -> tuple[Leap, ...]:
    leaps = db.execute("SELECT since, ran FROM leaps ORDER BY rowid").fetchall()
    return tuple(Leap(*leap) for leap in leaps)


def marked(db: Connection) -> int | None:
    rows = db.execute("SELECT value FROM meta WHERE key = 'mark'").fetchall()
    return next((mark for (mark,) in rows), None)
