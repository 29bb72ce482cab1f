"""Whoever mistypes a word at the command line is told what would be read."""

import pytest

from trapline.cli import main


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (["simulate", "traps", "--games", "ten"], "argument --games: 'ten' is no whole number"),
        (
            ["simulate", "traps", "--plot", "x.png"],
            "pictures are SVG: call it x.svg",
        ),
        (["simulate", "traps", "--lang", "de"], "--lang: invalid choice: 'de'"),
    ],
)
def test_what_cannot_be_read_is_said_in_one_line(
    wrong: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(wrong)

    [line] = capsys.readouterr().err.splitlines()
    assert line.startswith("trapline: ")
    assert told in line
    assert line.endswith("`trapline simulate --help` tells more")


def test_a_command_that_is_not_there_is_answered_with_one_that_is(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["simul"]) == 1

    assert "did you mean simulate?" in capsys.readouterr().err
