"""What an operator reads is what the server does."""

import json
import re
import shlex
from pathlib import Path

import pytest

from tests.docs.pages import HOSTING, ROOT, SECURITY, SPAN, rows, section
from trapline.cli import parser
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

    page = ServerMeters(Log("info"), Path("no such folder")).page([]).decode()
    served = re.findall(r"^# TYPE (\w+) (\w+)$", page, re.MULTILINE)

    assert [(name.strip("`"), kind) for name, kind, _ in told] == [
        (name, kind) for name, kind in served if not name.endswith("_created")
    ]


@pytest.mark.parametrize("file", ["alerts.yml", "dashboard.json"])
def test_alerts_and_panels_ask_only_for_metrics_that_are_served(file: str) -> None:
    told = {name.strip("`") for name, *_ in rows(section(HOSTING, "## Health and metrics"))}

    asked = re.findall(r"(?:trapline|process)_\w+", (ROOT / "hosting" / file).read_text("utf-8"))

    assert len(asked) > 5
    assert {re.sub("_(bucket|sum|count)$", "", name) for name in asked} <= told


def test_no_panel_lies_over_another() -> None:
    board = json.loads((ROOT / "hosting/dashboard.json").read_text("utf-8"))

    spaces = [
        (x, y)
        for place in (panel["gridPos"] for panel in board["panels"])
        for x in range(place["x"], place["x"] + place["w"])
        for y in range(place["y"], place["y"] + place["h"])
    ]

    assert len(spaces) == len(set(spaces))
    assert max(x for x, _ in spaces) < 24, "as wide as Grafana's grid"


@pytest.mark.parametrize("unit", ["trapline.service", "trapline-backup.service"])
def test_a_command_of_a_unit_is_understood(unit: str) -> None:
    text = (ROOT / "hosting" / unit).read_text("utf-8")
    [command] = re.findall(r"/opt/trapline/bin/trapline ([^\n']+)", text)

    assert parser().parse_args(shlex.split(command)).run


def test_the_fields_of_a_log_line_are_those_allowed() -> None:
    [(told,)] = rows(section(HOSTING, "## Logs"))

    assert SPAN.findall(told) == sorted({*ALLOWED, "event", "level", "time"})


@pytest.mark.parametrize("flag", ["keep-idle-days", "keep-playing-days"])
def test_how_long_tables_are_kept_is_told(flag: str) -> None:
    setting = next(each for each in SETTINGS if each.flag == flag)

    assert f"`--{flag}` ({setting.default} days)" in section(SECURITY, "## What is stored")


def test_how_much_chat_is_kept_is_told() -> None:
    assert f"the last {KEPT_LINES} lines of chat" in section(SECURITY, "## What is stored")


def test_how_many_codes_there_are_is_told() -> None:
    millions = len(ALPHABET) ** LENGTH // 1_000_000

    assert f"some {millions} million combinations" in section(SECURITY, "## What is not")
