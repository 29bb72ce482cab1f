"""The files of the store: private, used by one server at a time, copied while in use."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from trapline.adapters.sqlite.schema import PRAGMAS


class StoreBusy(Exception):
    """Another server is using this file."""


def connect(file: Path) -> sqlite3.Connection:
    db = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    for pragma in PRAGMAS:
        db.execute(pragma)
    return db


def create(file: Path) -> None:
    """Make sure that the file is there, and will still be after a power cut."""
    file.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    sync(file.parent)
    sync(file.parent.parent)


def lock(file: Path) -> sqlite3.Connection:
    """Hold the file for this server until the connection is closed or the process dies."""
    # The lock is SQLite's own, on a file beside it: in the file itself it would shut out
    # our reader, and this way it works on every system that SQLite works on.
    beside = file.with_name(file.name + ".lock")
    os.close(os.open(beside, os.O_CREAT | os.O_RDWR, 0o600))
    held = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        held.execute("PRAGMA journal_mode = MEMORY")
        held.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        held.close()
        raise StoreBusy(file) from error
    return held


def copy_database(source: Path, to: Path) -> None:
    """Copy a database, also one that a server is writing to, into a new file."""
    os.close(os.open(to, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    try:
        # Without `mode=rw` a mistyped source would be created, and its emptiness copied.
        existing = sqlite3.connect(f"{source.resolve().as_uri()}?mode=rw", uri=True)
        with closing(existing), closing(sqlite3.connect(to)) as copy:
            existing.backup(copy)
        sync(to)
        sync(to.parent)
    except BaseException:
        to.unlink()
        raise


def sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
