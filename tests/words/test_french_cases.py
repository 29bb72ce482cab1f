"""French hard cases, as a table a player can read."""

from pathlib import Path

import pytest

from tests.words.french_referee import FRENCH
from trapline.words import Verdict

TABLE = Path(__file__).with_name("french_hard_cases.txt")
SAID = {"oui": Verdict.YES, "non": Verdict.NO, "doute": Verdict.UNSURE}


def cases() -> list[tuple[str, str, str]]:
    lines = TABLE.read_text(encoding="utf-8").splitlines()
    rows = [line.split("|") for line in lines if line and not line.startswith("#")]
    return [(trap.strip(), clue.strip(), said.strip()) for trap, clue, said in rows]


@pytest.mark.parametrize(("trap", "clue", "said"), cases())
def test_the_referee_rules_as_a_french_player_would(trap: str, clue: str, said: str) -> None:
    assert FRENCH.springs(trap, clue).verdict == SAID[said]
