"""The command that asks the word referee."""

import io
import json

import pytest

from trapline.cli import main
from trapline.cli.referee import TEXTS
from trapline.words.model import Doubt, Kind, Verdict


def test_the_ruling_and_its_reason_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["referee", "light", "the opposite of daylight"]) == 0

    assert capsys.readouterr().out == "Sprung. daylight contains light.\n"


def test_an_unsure_referee_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    main(["referee", "can", "can"])

    told = capsys.readouterr().out
    assert told == (
        "The referee is unsure; let people decide. can is the trap can."
        " Here can may only help another word.\n"
    )


def test_another_script_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    main(["referee", "light", "свет"])

    assert capsys.readouterr().out.startswith("Refused: свет ")


def test_json_carries_the_facts_of_the_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    main(["referee", "--lang", "en", "--json", "light", "daylight"])

    ruling = json.loads(capsys.readouterr().out)
    assert ruling["verdict"] == "yes"
    assert ruling["findings"][0]["whole"] == "daylight"


def test_a_batch_is_answered_line_by_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = "light\tdaylight\ncar\tcarpet\ncan\tcan\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))

    assert main(["referee", "--lang", "en", "--batch"]) == 0

    assert capsys.readouterr().out.split() == ["yes", "no", "unsure"]


@pytest.mark.parametrize("wrong", [["light"], ["--batch", "light", "lamp"], []])
def test_a_trap_without_a_clue_is_complained_about(wrong: list[str]) -> None:
    assert main(["referee", *wrong]) == 1


def test_a_line_without_a_tab_is_complained_about(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("light daylight\n"))

    assert main(["referee", "--batch"]) == 1
    assert "line 1" in capsys.readouterr().err


def test_tw_72_french_is_ruled_on_as_in_a_french_game(capsys: pytest.CaptureFixture[str]) -> None:
    """TW-72."""
    main(["referee", "--lang", "fr", "portefeuille", "feuille"])
    main(["referee", "--lang", "fr", "feuille", "portefeuille"])

    assert capsys.readouterr().out == (
        "Pas de piège.\nPiège déclenché. portefeuille contient feuille.\n"
    )


@pytest.mark.parametrize("language", TEXTS)
def test_every_kind_and_every_doubt_has_its_sentence(language: str) -> None:
    assert TEXTS[language].keys() >= {*Kind, *Doubt, *Verdict}
