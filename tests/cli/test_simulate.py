"""Bots play many games, and the command tells how they went."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from trapline import __version__
from trapline.catalogue import LAYOUTS
from trapline.cli import main

pytestmark = pytest.mark.slow


def test_a_row_for_each_dungeon_tells_lengths_and_ends(capsys: pytest.CaptureFixture[str]) -> None:
    layouts = list(LAYOUTS["trapwords"])

    assert main(["simulate", "trapwords", "--games", str(len(layouts)), "--bot", "gentle"]) == 0

    title, _, head, *rows = capsys.readouterr().out.splitlines()
    assert title.startswith(f"trapwords: {len(layouts)} games of the gentle bot, seed trapline, ")
    assert head.split()[:5] == ["layout", "games", "rounds", "moves", "minutes"]
    assert [row.split("  ")[0] for row in rows] == layouts


def test_every_game_ends_and_the_same_seed_gives_the_same_games(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked = ["simulate", "traps", "--games", "4", "--lang", "fr", "--seats", "3", "--json"]
    main(asked)
    once = capsys.readouterr().out
    main(asked)
    again = capsys.readouterr().out
    main([*asked, "--seed", "another"])

    games = [json.loads(line) for line in once.splitlines()]
    assert [game["number"] for game in games] == [0, 1, 2, 3]
    assert all(game["cause"] and game["seats"] == 3 for game in games)
    assert [game["seed"] for game in games] == [f"trapline {number}" for number in range(4)]
    assert {(one["trapline"], one["language"], one["bot"]) for one in games} == {
        (__version__, "fr", "plain")
    }
    assert again == once
    assert capsys.readouterr().out != once


def test_a_game_without_layouts_is_played_as_it_comes(capsys: pytest.CaptureFixture[str]) -> None:
    main(["simulate", "coin-flip", "--games", "3", "--also", "tests.shelf"])

    assert capsys.readouterr().out.splitlines()[3].startswith("usual options  3")


def test_a_game_that_is_studied_tells_who_wins_by_what(capsys: pytest.CaptureFixture[str]) -> None:
    main(["simulate", "traps", "--games", "6"])

    told = capsys.readouterr().out
    assert "Wins by place in the order of turns, % (22.5 to 27.5)" in told
    assert "Length at the pace of people, min (60 to 90)" in told


def test_what_is_found_out_is_drawn_as_a_picture(tmp_path: Path) -> None:
    picture = tmp_path / "traps.svg"

    main(["simulate", "traps", "--games", "4", "--bot", "good", "--plot", str(picture)])

    words = [
        one.text for one in ElementTree.parse(picture).iter("{http://www.w3.org/2000/svg}text")
    ]
    assert words[0] == "traps: 4 games of the good bot"
    assert {"Wins by seat", "seat 4", "toucan", "trapdoor"} <= set(words)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (["chess"], "this Trapline has no game called chess, but trapwords, traps"),
        (["Trapword"], "traitor-word, trapped: did you mean trapwords?"),
        (["traitor_word"], "did you mean traitor-word?"),
        (["traps", "--bot", "sharpe"], "sharp, or mine:Runner: did you mean sharp?"),
        (["traps", "--set", "hide_prise=5"], "did you mean hide_price?"),
        (["trapwords", "--bot", "genius"], "the bots of trapwords are keen, gentle, sharp"),
        (["trapwords", "--plot", "x.svg"], "nothing is found out about trapwords"),
        (["trapwords", "--seats", "3"], "trapwords is for 4 to 16 players"),
        (["trapwords", "--scenario", "moon"], "trapwords has no scenarios"),
        (["trapped", "--scenario", "spacship"], "did you mean spaceship?"),
    ],
)
def test_what_cannot_be_simulated_is_said(
    wrong: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *wrong]) == 1

    assert told in capsys.readouterr().err
