"""Pairs written down before the referee was asked: how often it says what a fair player would."""

from pathlib import Path
from typing import NamedTuple

import pytest

from tests.words.referees import ENGLISH
from trapline.words import Referee, Verdict

HERE = Path(__file__).parent
SAID = {verdict.value: verdict for verdict in Verdict} | {
    "oui": Verdict.YES,
    "non": Verdict.NO,
    "doute": Verdict.UNSURE,
}
REFEREES = {"english_pairs.txt": ENGLISH, "french_pairs.txt": Referee("fr")}
each_language = pytest.mark.parametrize(("file", "referee"), REFEREES.items())


class Pair(NamedTuple):
    """A trap, a clue, and the verdicts that are fair, the best first."""

    trap: str
    clue: str
    fair: tuple[Verdict, ...]


def pairs(file: str) -> list[Pair]:
    lines = (HERE / file).read_text("utf-8").splitlines()
    rows = (line.split(" | ") for line in lines if line and not line.startswith("#"))
    return [Pair(row[0], row[1], tuple(SAID[word] for word in row[2].split())) for row in rows]


def share(some: list[Pair], every: list[Pair]) -> float:
    return len(some) / len(every)


@pytest.mark.parametrize("file", REFEREES)
def test_there_are_three_hundred_pairs(file: str) -> None:
    assert len(pairs(file)) >= 300


@each_language
def test_the_referee_is_fair_about_nineteen_of_twenty(file: str, referee: Referee) -> None:
    """TW-68 … TW-74."""
    every = pairs(file)

    fair = [pair for pair in every if referee.springs(pair.trap, pair.clue).verdict in pair.fair]

    assert share(fair, every) >= 0.95


@each_language
def test_hardly_any_sure_yes_is_wrong(file: str, referee: Referee) -> None:
    """TW-77: what is sure stops a turn."""
    sure = [pair for pair in pairs(file) if referee.springs(*pair[:2]).verdict is Verdict.YES]

    wrong = [pair for pair in sure if Verdict.YES not in pair.fair]

    assert share(wrong, sure) <= 0.03
