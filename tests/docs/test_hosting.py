"""What an operator reads is what the server does."""

import re

import pytest

from tests.docs.pages import HOSTING, SECURITY, SPAN, rows, section
from trapline.server.logs import ALLOWED, Log
from trapline.server.meters import ServerMeters
from trapline.server.settings import SETTINGS, Setting
from trapline.tables.codes import ALPHABET, LENGTH
from trapline.tables.room import KEPT_LINES


def test_every_setting_is_in_the_table_with_its_default() -> None:
    told = rows(section(HOSTING, "## Settings"))

    assert told == [row(setting) for setting in SETTINGS]


def row(setting: Setting) -> tuple[str, ...]:
    return f"`--{setting.flag}`", f"`{setting.variable}`", default(setting), setting.help


def default(setting: Setting) -> str:
    if isinstance(setting.default, bool):
        return "on" if setting.default else "off"
    return f"`{setting.default}`" if setting.default != "" else "none"


def test_the_metrics_told_are_those_served() -> None:
    told = rows(section(HOSTING, "## Health and metrics"))

    page = ServerMeters(Log("info")).page().decode()
    served = re.findall(r"^# TYPE (\w+) (\w+)$", page, re.MULTILINE)

    assert [(name.strip("`"), kind) for name, kind, _ in told] == [
        (name, kind) for name, kind in served if not name.endswith("_created")
    ]


def test_the_fields_of_a_log_line_are_those_allowed() -> None:
    [(told,)] = rows(section(HOSTING, "## Logs"))

    assert SPAN.findall(told) == sorted({*ALLOWED, "event"})


@pytest.mark.parametrize("flag", ["keep-idle-days", "keep-playing-days"])
def test_how_long_tables_are_kept_is_told(flag: str) -> None:
    setting = next(each for each in SETTINGS if each.flag == flag)

    assert f"`--{flag}` ({setting.default} days)" in section(SECURITY, "## What is stored")


def test_how_much_chat_is_kept_is_told() -> None:
    assert f"the last {KEPT_LINES} lines of chat" in section(SECURITY, "## What is stored")


def test_how_many_codes_there_are_is_told() -> None:
    millions = len(ALPHABET) ** LENGTH // 1_000_000

    assert f"some {millions} million combinations" in section(SECURITY, "## What is not")
