"""Each example runs, in a folder of its own, and tells what it is about."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import ROOT

EXAMPLES = {
    "random_player": ("Anything", ["1"]),
    "runner": ("Runner", ["1"]),
    "rhymer": ("refused", ["1"]),
    "tournament": ("gentle against keen", ["1"]),
    "house_rule": ("hidden ones stepped on", ["2"]),
}
FOLDER = ROOT / "examples"


def test_every_example_is_run() -> None:
    assert {file.stem for file in FOLDER.glob("*.py")} == set(EXAMPLES)


@pytest.mark.slow
@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_runs(name: str, tmp_path: Path) -> None:
    tells, words = EXAMPLES[name]

    done = subprocess.run(
        [sys.executable, FOLDER / f"{name}.py", *words],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )

    assert tells in done.stdout
    assert done.stderr == ""
    assert [file.name for file in tmp_path.iterdir()] == (
        ["tournament.svg"] if name == "tournament" else []
    )


@pytest.mark.slow
def test_a_bot_of_yours_sits_down_by_its_place() -> None:
    command = ["match", "traps", "--bots", "plain,runner:Runner", "--games", "2"]

    done = subprocess.run(
        [sys.executable, "-m", "trapline.cli", *command],
        cwd=FOLDER,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )

    assert "runner:Runner" in done.stdout
