"""The client holds no rules, as far as a machine can tell."""

import re
from pathlib import Path

import pytest

from tests.docs.pages import ROOT
from trapline.catalogue import shelf

SOURCES = ROOT / "client" / "src"
RULE = re.compile(r"\b(?:TW|TR|TT|TD)-\d+")
GUESSES = re.compile(r"\bbefore\.\w+.*\bafter\.\w+")
"""What compares two views, to find out what happened between them."""


def sources(folder: Path) -> list[Path]:
    written = [*folder.rglob("*.ts"), *folder.rglob("*.svelte")]
    return sorted(file for file in written if not file.name.endswith((".gen.ts", ".test.ts")))


def test_no_source_names_a_rule_by_its_number() -> None:
    naming = [file.name for file in sources(SOURCES) if RULE.search(file.read_text("utf-8"))]

    assert sources(SOURCES)
    assert naming == []


@pytest.mark.parametrize("game", shelf())
def test_no_board_compares_two_views(game: str) -> None:
    folder = SOURCES / "games" / game

    guessing = [file.name for file in sources(folder) if GUESSES.search(file.read_text("utf-8"))]

    assert sources(folder)
    assert guessing == []


@pytest.mark.parametrize("game", shelf())
def test_every_board_tells_facts_by_a_table(game: str) -> None:
    index = (SOURCES / "games" / game / "index.ts").read_text("utf-8")

    assert re.search(r"import \{ beats \} from", index)
