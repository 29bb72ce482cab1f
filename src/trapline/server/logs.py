"""Lines for operators: JSON with allowed fields only; no token, no chat, no word, no address."""

import errno
import json
import logging
import sqlite3
import traceback
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Final

from trapline.tables.ports import Damaged, DiskFull, NotKept

ALLOWED: Final = frozenset({"table", "version", "path", "port", "tables", "error", "where", "why"})

WHY: Final[Mapping[type[BaseException], str]] = {
    DiskFull: "disk full: nothing is kept until there is room",
    Damaged: "what was kept cannot be read any more: restore a backup",
    TimeoutError: "something took longer than it may",
    MemoryError: "there is no memory left",
}


class Log:
    """The server's own log."""

    def __init__(self, level: str) -> None:
        self._logger = logging.getLogger("trapline")
        self._logger.setLevel(level.upper())
        self._logger.propagate = False
        if not self._logger.handlers:
            handler = logging.StreamHandler()
            handler.setFormatter(logging.Formatter("%(message)s"))
            self._logger.addHandler(handler)

    def info(self, event: str, **fields: object) -> None:
        self._logger.info(line("info", event, fields))

    def warn(self, event: str, **fields: object) -> None:
        """Tell what is nobody's fault, but may need somebody."""
        self._logger.warning(line("warning", event, fields))

    def fault(self, event: str, error: BaseException, **fields: object) -> None:
        """Tell where a fault of ours happened; its message might hold a secret and stays out."""
        frames = traceback.extract_tb(error.__traceback__)
        where = [f"{frame.filename.rpartition('trapline/')[2]}:{frame.lineno}" for frame in frames]
        told = {**fields, "why": cause(error), "error": type(error).__name__, "where": where}
        self._logger.error(line("error", event, told))


def cause(error: BaseException) -> str:
    """Return why something failed, in words that cannot quote what people wrote."""
    if type(error) in WHY:
        return WHY[type(error)]
    match error:
        case NotKept(__cause__=BaseException() as deeper):
            return f"nothing is kept until the disk takes writes again: {cause(deeper)}"
        case NotKept():
            return "nothing is kept until the disk takes writes again"
        case OSError(errno=int(number)):
            return f"the system says {errno.errorcode.get(number, number)}"
        case sqlite3.Error(sqlite_errorname=name):
            return f"SQLite says {name}"
        case _:
            return "a fault in Trapline: please report it with this line"


def line(level: str, event: str, fields: dict[str, object]) -> str:
    unknown = fields.keys() - ALLOWED
    if unknown:
        raise ValueError(f"the log may not hold {sorted(unknown)}")
    time = datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    head = {"time": time, "level": level, "event": event}
    return json.dumps({**head, **fields}, ensure_ascii=False, default=str)
