"""The files of the store: private, used by one server at a time, copied while in use."""

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from trapline.adapters.sqlite.faults import PAGE, check_pages, check_size, in_our_words
from trapline.adapters.sqlite.schema import PRAGMAS
from trapline.tables.ports import DiskFull, NotKept

LEAST_ROOM = 1 << 20
READ_AT_ONCE = 1 << 20
IN_USE = "mode=rw"
"""Without it a mistyped source would be created, and its emptiness copied."""
AT_REST = "mode=ro&immutable=1"
"""Nobody writes to it, and its folder may be read-only: on a stick, or another machine's."""


class StoreBusy(Exception):
    """Another server is using this file."""


def connect(file: Path) -> sqlite3.Connection:
    db = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    try:
        for pragma in PRAGMAS:
            db.execute(pragma)
    except sqlite3.Error:
        db.close()
        raise
    return db


def create(file: Path) -> None:
    """Make sure that the file is there, and will still be after a power cut.

    It appears with its first page written: an empty one is one that was emptied.
    """
    if not file.exists():
        fresh = file.with_name(file.name + ".new")
        with os.fdopen(os.open(fresh, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600), "wb") as new:
            new.write(blank())
        sync(fresh)
        fresh.rename(file)
    sync(file.parent)
    sync(file.parent.parent)


def blank() -> bytes:
    """Return a database without tables."""
    with closing(sqlite3.connect(":memory:")) as db:
        db.execute(f"PRAGMA page_size = {PAGE}")
        db.execute("PRAGMA user_version = 0")
        return db.serialize()


def read_through(file: Path) -> None:
    """Read a file from end to end, so that a look at every page need not seek for each.

    Not while SQLite has it open: who closes a file loses all locks that the process has on it, and
    the next program that looks in would take the write-ahead log for its own, and delete it.
    """
    # What cannot be read here SQLite will not be able to read either, and says so better.
    with suppress(OSError), file.open("rb", buffering=0) as whole:
        while whole.read(READ_AT_ONCE):
            pass


def check_room(file: Path) -> None:
    """Refuse a full disk, also while SQLite can still write where it wrote before."""
    if shutil.disk_usage(file.parent).free < LEAST_ROOM:
        raise DiskFull(f"less than {LEAST_ROOM} bytes are free")


def lock(file: Path) -> sqlite3.Connection:
    """Hold the file for this server until the connection is closed or the process dies."""
    # The lock is SQLite's own, on a file beside it: in the file itself it would shut out
    # our reader, and this way it works on every system that SQLite works on.
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = lock_beside(file)
    os.close(os.open(beside, os.O_CREAT | os.O_RDWR, 0o600))
    held = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        held.execute("PRAGMA journal_mode = MEMORY")
        held.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        held.close()
        raise StoreBusy(file) from error
    return held


def lock_beside(file: Path) -> Path:
    return file.with_name(file.name + ".lock")


def how_to_read(file: Path) -> str:
    """Return how to open a file that a server may be using; it keeps its log beside it."""
    log, index = (file.with_name(file.name + end) for end in ("-wal", "-shm"))
    if os.access(file.parent, os.W_OK, effective_ids=os.access in os.supports_effective_ids):
        return IN_USE
    if log.exists() and not index.exists():
        raise NotKept(
            "a server was using it, and its folder cannot be written: copy all of it first"
        )
    return IN_USE if log.exists() else AT_REST


def copy_database(source: Path, to: Path, how: str = "") -> None:
    """Copy a database, also one that a server is writing to, into a new file.

    A copy of which a page makes no sense is none: it might take the place of a good one.
    """
    check_size(source)
    os.close(os.open(to, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    try:
        existing = reader(source, how or how_to_read(source))
        with in_our_words(), closing(existing), closing(sqlite3.connect(to)) as copy:
            existing.backup(copy)
            check_pages(copy)
        sync(to)
        sync(to.parent)
    except BaseException:
        to.unlink()
        raise


def reader(file: Path, how: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?{how}", isolation_level=None, uri=True)


def restore_database(backup: Path, file: Path, aside: Path) -> bool:
    """Put a backup in the place of a file that no server uses; what was there is moved `aside`.

    The copy is looked through before anything is moved. All that is new belongs to whoever owns the
    folder. Return whether anything was there.
    """
    held = lock(file)
    try:
        fresh = file.with_name(file.name + ".restored")
        fresh.unlink(missing_ok=True)
        has_log = backup.with_name(f"{backup.name}-wal").exists()
        copy_database(backup, fresh, IN_USE if has_log else AT_REST)
        beside = [file.with_name(file.name + end) for end in ("", "-wal", "-shm")]
        before = [old for old in beside if old.exists()]
        if before:
            aside.mkdir(mode=0o700)
            hand_over(aside)
        hand_over(fresh)
        hand_over(lock_beside(file))
        for old in before:
            old.rename(aside / old.name)
        fresh.rename(file)
        sync(file.parent)
    finally:
        held.close()
    return bool(before)


def hand_over(path: Path) -> None:
    """Give what root made to whoever owns the folder: the server that will use it."""
    owner = path.parent.stat()
    os.chown(path, owner.st_uid, owner.st_gid)


def sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
