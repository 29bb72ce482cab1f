"""English hard cases, as a table a player can read."""

from pathlib import Path

import pytest

from tests.words.referees import ENGLISH

TABLE = Path(__file__).with_name("english_hard_cases.txt")


def cases() -> list[list[str]]:
    lines = TABLE.read_text("utf-8").splitlines()
    rows = [line.split("|") for line in lines if line and not line.startswith("#")]
    return [[cell.strip() for cell in row[:3]] for row in rows]


@pytest.mark.parametrize(("trap", "clue", "verdict"), cases())
def test_the_referee_rules_as_an_english_player_would(trap: str, clue: str, verdict: str) -> None:
    assert ENGLISH.springs(trap, clue).verdict == verdict


def test_no_case_is_there_twice() -> None:
    asked = [tuple(row[:2]) for row in cases()]

    assert len(asked) == len(set(asked))
