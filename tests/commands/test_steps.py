"""How `./test` goes through its steps."""

import subprocess

import chromium
import pytest
from checks import Step, take
from environment import SetUpFailed


def fail() -> None:
    raise subprocess.CalledProcessError(1, "ruff")


def lack() -> None:
    raise SetUpFailed("Install it first.")


def do_nothing() -> None:
    pass


def test_later_steps_are_taken_after_one_that_failed() -> None:
    lint, tests = take([Step("lint", fail), Step("tests", do_nothing)])

    assert not lint.passed
    assert tests.passed


def test_a_step_that_lacks_something_fails_and_says_what(
    capsys: pytest.CaptureFixture[str],
) -> None:
    [result] = take([Step("chromium", lack)])

    assert not result.passed
    assert "Install it first." in capsys.readouterr().out


def test_a_missing_chromium_is_told_with_the_way_to_get_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PATH", "")

    with pytest.raises(SetUpFailed, match="apt install chromium"):
        chromium.executable()
