"""Every command that a page tells somebody to type is one that our commands understand."""

import re
import shlex
from collections.abc import Sequence
from pathlib import Path

import checks
import pytest

from tests.docs.pages import PAGES, README, blocks, name, prose, spans
from trapline import cli
from trapline.assembly import shelf_of

OURS = re.compile(r"(?:\./play|\./test|(?<!from )\btrapline (?:--)?[a-z]+)\b.*")
COMMANDS = re.findall(r"^    (\w+) ", cli.parser().format_help(), re.MULTILINE)


def typed(page: Path) -> list[str]:
    """Return the command lines on a page, leaving out those that only name a command."""
    lines = [line for block in blocks(page) for line in block.splitlines()]
    shown = [match[0] for line in lines if (match := OURS.search(line))]
    told = [span for span in spans(page) if OURS.fullmatch(span)]
    return shown + [span for span in told if span not in named(page)]


def named(page: Path) -> list[str]:
    return [span for span in spans(page) if re.fullmatch(r"trapline [a-z]+", span)]


TYPED = [(name(page), command) for page in PAGES for command in typed(page)]


@pytest.mark.parametrize(("page", "command"), TYPED)
def test_a_command_line_is_understood(
    page: str, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    program, *arguments = shlex.split(command, comments=True)

    understood = understands(program, arguments)

    assert understood, f"{page} says {command!r}, but: {capsys.readouterr().err}"


def understands(program: str, arguments: Sequence[str]) -> bool:
    try:
        if program == "./test":
            checks.read(arguments)
        else:
            cli.parser().parse_args(["serve", *arguments] if program == "./play" else arguments)
    except SystemExit as stop:
        return not stop.code
    return True


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_a_page_names_no_command_that_is_not_there(page: Path) -> None:
    assert {command.split()[1] for command in named(page)} <= set(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_trapline_is_shown_on_some_page(command: str) -> None:
    assert [page for page, line in TYPED if line.startswith(f"trapline {command}")]


def test_the_first_command_of_the_readme_is_play() -> None:
    assert blocks(README)[0] == "./play\n"


def test_the_readme_names_the_games_that_its_commands_put_on_the_shelf() -> None:
    also = [line.split()[2] for line in typed(README) if line.startswith("./play --also ")]

    listings = [listing for module in also for listing in shelf_of(module).values()]
    titles = {listing.texts["en"]["title"] for listing in listings}
    assert titles
    assert [title for title in titles if title not in prose(README)] == []
