"""Lines for operators: JSON with allowed fields only; no token, no chat, no word, no address."""

import json
import logging
import traceback
from collections.abc import Mapping
from typing import Final

from trapline.tables.ports import Damaged, DiskFull

ALLOWED: Final = frozenset({"table", "version", "path", "port", "tables", "error", "where", "why"})

WHY: Final[Mapping[type[BaseException], str]] = {
    DiskFull: "disk full: nothing is kept until there is room",
    Damaged: "what was kept cannot be read any more: restore a backup",
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
        self._logger.info(line(event, fields))

    def warn(self, event: str, **fields: object) -> None:
        """Tell what is nobody's fault, but may need somebody."""
        self._logger.warning(line(event, fields))

    def fault(self, event: str, error: BaseException, **fields: object) -> None:
        """Tell where a fault of ours happened; its message might hold a secret and stays out."""
        why = {"why": WHY[type(error)]} if type(error) in WHY else {}
        frames = traceback.extract_tb(error.__traceback__)
        where = [f"{frame.filename.rpartition('trapline/')[2]}:{frame.lineno}" for frame in frames]
        told = {**fields, **why, "error": type(error).__name__, "where": where}
        self._logger.error(line(event, told))


def line(event: str, fields: dict[str, object]) -> str:
    unknown = fields.keys() - ALLOWED
    if unknown:
        raise ValueError(f"the log may not hold {sorted(unknown)}")
    return json.dumps({"event": event, **fields}, ensure_ascii=False, default=str)
