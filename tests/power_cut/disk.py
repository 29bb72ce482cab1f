"""A disk that keeps a diary of what SQLite does to it, so that the power can be cut anywhere."""

from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import apsw
from msgspec import Struct

from trapline.adapters.sqlite.schema import PRAGMAS

SECTOR = 512


class Wrote(Struct, frozen=True):
    file: str
    data: bytes
    offset: int


class Shortened(Struct, frozen=True):
    file: str
    size: int


class Synced(Struct, frozen=True):
    file: str


class Deleted(Struct, frozen=True):
    file: str


class Acknowledged(Struct, frozen=True):
    """The server told somebody that this entry is safe."""

    table: str
    version: int


Event = Wrote | Shortened | Synced | Deleted | Acknowledged


class Disk(apsw.VFS):
    """The real disk, with a diary."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.diary: list[Event] = []
        super().__init__(name, "")

    def xOpen(self, name: Any, flags: list[int]) -> apsw.VFSFile:  # noqa: N802 - apsw's name
        return RecordedFile(self.diary, name, flags)

    def xDelete(self, name: str, sync_folder: bool) -> None:  # noqa: N802 - apsw's name
        super().xDelete(name, sync_folder)
        self.diary.append(Deleted(Path(name).name))

    def connect(self, file: Path, synchronous: str = "FULL") -> "Connection":
        db = apsw.Connection(str(file), vfs=self.name)
        for pragma in PRAGMAS:
            db.execute(pragma.replace("synchronous = FULL", f"synchronous = {synchronous}"))
        # Checkpoints come four thousand pages apart as shipped: too rare for a short test.
        db.execute("PRAGMA wal_autocheckpoint = 40")
        return Connection(db)


class RecordedFile(apsw.VFSFile):
    def __init__(self, diary: list[Event], name: Any, flags: list[int]) -> None:
        path = name.filename() if isinstance(name, apsw.URIFilename) else name
        self.file = Path(path).name if path else "temporary"
        self.diary = diary
        super().__init__("", name, flags)

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802 - apsw's name
        super().xWrite(data, offset)
        self.diary.append(Wrote(self.file, bytes(data), offset))

    def xTruncate(self, size: int) -> None:  # noqa: N802 - apsw's name
        super().xTruncate(size)
        self.diary.append(Shortened(self.file, size))

    def xSync(self, flags: int) -> None:  # noqa: N802 - apsw's name
        super().xSync(flags)
        self.diary.append(Synced(self.file))


class Connection:
    """An apsw connection in the shape the store asks for."""

    def __init__(self, db: apsw.Connection) -> None:
        self._db = db
        self.close = db.close

    @property
    def in_transaction(self) -> bool:
        return self._db.in_transaction

    def execute(self, statement: str, values: Sequence[Any] = ()) -> "Rows":
        rows = self._db.execute(statement, tuple(values)).fetchall()
        return Rows(rows, self._db.changes())


class Rows:
    def __init__(self, rows: list[Any], rowcount: int) -> None:
        self._rows = rows
        self.rowcount = rowcount

    def fetchall(self) -> list[Any]:
        return self._rows


def after_power_cut(diary: Sequence[Event], luck: Random) -> dict[str, bytes]:
    """Return what is on the disk if the power fails at the end of the diary.

    What was synced is there. Of what was written since, luck decides sector by sector.
    """
    safe: dict[str, bytearray] = defaultdict(bytearray)
    pending: dict[str, list[Wrote | Shortened]] = defaultdict(list)
    for event in diary:
        match event:
            case Wrote() | Shortened():
                pending[event.file].append(event)
            case Synced():
                for change in pending.pop(event.file, ()):
                    put(safe[event.file], change)
            case Deleted():
                # Only the making of the file deletes: journals of the time before it had a WAL.
                safe.pop(event.file, None)
                pending.pop(event.file, None)
            case Acknowledged():
                pass
    for file, changes in pending.items():
        survival = luck.choice([0.0, 0.5, 0.9, 1.0])
        for change in changes:
            for part in sectors(change):
                if luck.random() < survival:
                    put(safe[file], part)
    return {file: bytes(data) for file, data in safe.items()}


def put(content: bytearray, change: Wrote | Shortened) -> None:
    match change:
        case Wrote():
            content.extend(bytes(max(0, change.offset - len(content))))
            content[change.offset : change.offset + len(change.data)] = change.data
        case Shortened():
            del content[change.size :]


def sectors(change: Wrote | Shortened) -> list[Wrote | Shortened]:
    match change:
        case Wrote():
            return [
                Wrote(change.file, change.data[at : at + SECTOR], change.offset + at)
                for at in range(0, len(change.data), SECTOR)
            ]
        case Shortened():
            return [change]
