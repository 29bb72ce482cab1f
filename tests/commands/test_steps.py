"""How `./test` goes through its steps."""

import subprocess
from pathlib import Path

import apt
import chromium
import pytest
from checks import Step, side_by_side
from environment import SetUpFailed


def fail() -> None:
    raise subprocess.CalledProcessError(1, "ruff", "two files")


def lack() -> None:
    raise SetUpFailed("Install it first.")


def do_nothing() -> None:
    pass


def test_later_steps_are_taken_after_one_that_failed() -> None:
    results = side_by_side([Step("lint", fail), Step("types", do_nothing)])

    assert {result.name: result.passed for result in results} == {"lint": False, "types": True}


def test_what_a_step_said_is_shown_when_it_failed(capsys: pytest.CaptureFixture[str]) -> None:
    [_] = side_by_side([Step("lint", fail)])

    assert "--- lint\ntwo files" in capsys.readouterr().out


def test_a_step_that_lacks_something_fails_and_says_what(
    capsys: pytest.CaptureFixture[str],
) -> None:
    [result] = side_by_side([Step("chromium", lack)])

    assert not result.passed
    assert "Install it first." in capsys.readouterr().out


def test_a_missing_chromium_is_told_with_the_way_to_get_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(chromium, "PROGRAM", tmp_path / "run")

    with pytest.raises(SetUpFailed, match="apt install chromium"):
        chromium.executable()


@pytest.mark.slow
def test_who_may_install_nothing_gets_chromium_as_a_package(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "chromium"
    monkeypatch.setattr(chromium, "find", lambda: None)
    monkeypatch.setattr(apt, "as_root", lambda: None)
    monkeypatch.setattr(chromium, "UNPACKED", folder)
    monkeypatch.setattr(chromium, "PROGRAM", folder / "run")

    chromium.provide()

    said = subprocess.run([folder / "run", "--version"], capture_output=True, check=True)
    assert said.stdout.startswith(b"Chromium ")
