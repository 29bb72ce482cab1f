"""Whoever writes a scenario is told what is wrong with it."""

from pathlib import Path

import pytest
from check_scenario import verdict

SHIP = Path(__file__).parents[2] / "src/trapline/games/trapped/data/scenarios/spaceship.json"


def test_a_lawful_scenario_can_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert verdict(SHIP)
    assert capsys.readouterr().out == "spaceship.json: The Last Pod can be played.\n"


def test_a_faulty_scenario_is_told_where(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "lost.json"
    file.write_bytes(SHIP.read_bytes().replace(b'"safe": "crew-lounge"', b'"safe": "attic"'))

    assert not verdict(file)
    assert capsys.readouterr().out == (
        "lost.json: 1 complaints\n$.safe: There is no room called “attic”. (unknown-id)\n"
    )
