"""Tables kept in one SQLite file: what was acknowledged survives a crash and a power cut."""

from trapline.adapters.sqlite.files import StoreBusy, copy_database, restore_database
from trapline.adapters.sqlite.reading import read_log, read_packs
from trapline.adapters.sqlite.schema import NewerDatabase
from trapline.adapters.sqlite.store import SqliteStore

__all__ = [
    "NewerDatabase",
    "SqliteStore",
    "StoreBusy",
    "copy_database",
    "read_log",
    "read_packs",
    "restore_database",
]
