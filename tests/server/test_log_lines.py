"""What an operator reads in a line of the log."""

import json
import sqlite3
from datetime import datetime
from pathlib import Path

import pytest

from tests.server.test_discretion import log  # noqa: F401 - a fixture
from trapline.server.logs import Log, cause, line
from trapline.server.meters import ServerMeters
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


def test_a_silent_model_is_told_once_until_it_answers(log: list[str]) -> None:  # noqa: F811 - the fixture
    meters = ServerMeters(Log("warning"), Path("no such folder"))

    for why in ("status 401", "status 401", "too late"):
        meters.unanswered("failed", why)
    meters.proposed("fit")
    meters.unanswered("late", "too late")

    told = [json.loads(line) for line in log]
    assert [one["why"] for one in told] == ["status 401", "too late", "too late"]
    assert {one["event"] for one in told} == {"model-silent"}
