"""What an operator reads in a line of the log."""

import json
import sqlite3
from datetime import datetime

import pytest

from trapline.server.logs import cause, line
from trapline.tables.ports import DiskFull, NotKept


def test_a_line_begins_with_its_time_its_level_and_what_happened() -> None:
    told = json.loads(line("warning", "expiry-waits", {"tables": 3}))

    assert list(told) == ["time", "level", "event", "tables"]
    assert told["level"] == "warning"
    assert datetime.fromisoformat(told["time"]).tzname() == "UTC"


def read_only() -> NotKept:
    refused = sqlite3.OperationalError("attempt to write a readonly database: xylophone")
    refused.sqlite_errorname = "SQLITE_READONLY"
    fault = NotKept(str(refused))
    fault.__cause__ = refused
    return fault


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (DiskFull("x"), "disk full"),
        (read_only(), "SQLITE_READONLY"),
        (NotKept("xylophone"), "until the disk takes writes again"),
        (OSError(24, "xylophone"), "EMFILE"),
        (TimeoutError(), "longer than it may"),
        (KeyError("xylophone"), "a fault in Trapline"),
    ],
)
def test_a_fault_is_told_with_its_cause_and_without_its_words(
    error: BaseException, told: str
) -> None:
    assert told in cause(error)
    assert "xylophone" not in cause(error)
