"""What SQLite complains of, in the words of the tables."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from trapline.adapters.sqlite.schema import Connection
from trapline.tables.ports import Damaged, DiskFull

PAGE = 4096
PRIMARY = 0xFF
DAMAGE = (
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_IOERR_READ,
    sqlite3.SQLITE_IOERR_SHORT_READ,
)
NO_LETTERS = "Could not decode to UTF-8"


def meaning(error: Exception) -> Exception:
    """Return what an error means for the tables: most are what they are."""
    match error:
        case sqlite3.Error(sqlite_errorcode=code) if code & PRIMARY == sqlite3.SQLITE_FULL:
            return DiskFull(str(error))
        case sqlite3.Error(sqlite_errorcode=code) if code in DAMAGE or code & PRIMARY in DAMAGE:
            return Damaged(str(error))
        case sqlite3.OperationalError() if str(error).startswith(NO_LETTERS):
            # The rest of this message quotes what was kept.
            return Damaged(NO_LETTERS)
    return error


@contextmanager
def in_our_words() -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        meant = meaning(error)
        if meant is error:
            raise
        raise meant from error


def check_size(file: Path) -> None:
    """Refuse a file that was emptied or cut where SQLite would not mind.

    It takes a file of one byte at most for a database without tables, and fills up a last page of
    which the end is missing. A server that was killed may leave such a page, and whole in its log.
    """
    if not file.exists():
        return
    size, log = file.stat().st_size, file.with_name(file.name + "-wal")
    if size <= 1:
        raise Damaged("the file is empty")
    if size % PAGE and not (log.exists() and log.stat().st_size):
        raise Damaged("the last page is cut")


def check_pages(db: Connection) -> None:
    """Read every page, and refuse a file of which one makes no sense."""
    with in_our_words():
        [(verdict,)] = db.execute("PRAGMA quick_check(1)").fetchall()
    if verdict != "ok":
        raise Damaged(verdict.splitlines()[-1])
