"""The page on adding a game says what is so."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conformance.trial import DECLARED, PLAYED
from trapline import kernel

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
PATH = re.compile(r"`((?:client|docs|src|tests|tools)/[\w./-]+\.\w+)`")


def rows(heading: str) -> list[str]:
    """Return the first cell of each row of the table under a heading."""
    section = PAGE.split(f"## {heading}\n")[1].split("\n## ")[0]
    return re.findall(r"^\| `(.+?)` \|", section, re.MULTILINE)


@pytest.fixture(scope="module")
def skeleton(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the first command of the page writes."""
    into = tmp_path_factory.mktemp("checkout")
    command = re.search(r"^ {4}python3 (tools/new_game.py) (\w+)$", PAGE, re.MULTILINE)
    assert command is not None, "the page begins with a command"
    words = [sys.executable, ROOT / command[1], command[2], "--into", into]
    subprocess.run(words, check=True, capture_output=True)
    return into


def test_the_contract_is_told_in_whole() -> None:
    told = [re.sub(r"\(.*", "", row) for row in rows("The contract")]

    assert told == [name for name in vars(kernel.Game) if not name.startswith("_")]


def test_each_method_is_told_with_its_arguments() -> None:
    for row in [row for row in rows("The contract") if "(" in row]:
        name, arguments = row.removesuffix(")").split("(")
        method = getattr(kernel.Game, name)

        assert ["self", *arguments.split(", ")] == list(method.__code__.co_varnames)


def test_every_law_is_told() -> None:
    assert sorted(rows("The laws")) == sorted(law.__name__ for law in (*DECLARED, *PLAYED))


def test_every_file_on_the_page_is_there(skeleton: Path) -> None:
    named = PATH.findall(PAGE)

    missing = [
        file for file in named if not any((home / file).exists() for home in (ROOT, skeleton))
    ]
    assert named
    assert missing == []


def test_every_file_of_a_new_game_is_on_the_page(skeleton: Path) -> None:
    written = {str(file.relative_to(skeleton)) for file in skeleton.rglob("*") if file.is_file()}

    assert {file for file in written if not file.endswith("__init__.py")} == set(rows("The files"))


def test_the_code_on_the_page_is_the_code_of_a_new_game(skeleton: Path) -> None:
    code = "".join(file.read_text("utf-8") for file in skeleton.rglob("*.py"))
    shown = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    lines = {line.strip() for line in code.splitlines()}

    quoted = [block for block in shown if not block.startswith("world")]
    assert quoted
    assert {line.strip() for block in quoted for line in block.splitlines()} <= lines


@pytest.mark.parametrize("word", ["TimeUp", "SeatJoined", "SeatAway", "SeatBack", "SeatLeft"])
def test_the_house_moves_on_the_page_are_the_kernels(word: str) -> None:
    assert f"`{word}`" in PAGE
    assert issubclass(getattr(kernel, word), kernel.HouseMove)
