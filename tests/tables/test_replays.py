"""What is told of a game that is over: to strangers without names; what somebody did not know."""

from typing import Any

import pytest

from trapline.tables.model import Chair, Person, Table
from trapline.tables.replay.aliases import Aliases, aliases
from trapline.tables.replay.figures import Figures
from trapline.tables.replay.knowing import differing

ANN, BOB, CLEO = Person(0, "Ann"), Person(1, "Zoé"), Person(2, "Cleo")


def hidden(mine: Any, whole: Any, *known: str) -> list[Any]:
    return list(differing(mine, whole, (), lambda: frozenset(known)))


@pytest.mark.parametrize(
    ("mine", "whole", "apart"),
    [
        (["", "", "rose"], ["corn", "rose", "rose"], [(0,), (1,)]),
        (
            {"hands": []},
            {"hands": [["corn", "rose"], ["piano"]]},
            [("hands", 0, 0), ("hands", 1, 0)],
        ),
        ({"piles": []}, {"piles": [2, 5]}, [("piles",)]),
        ({"hand": ["rose"]}, {"hand": []}, []),
        ({"prices": {"rose": 2}}, {"prices": {}}, []),
    ],
)
def test_hidden_is_what_is_open_now_and_she_had_nowhere(
    mine: Any, whole: Any, apart: list[Any]
) -> None:
    assert hidden(mine, whole, "rose") == apart


@pytest.fixture
def known_as() -> Aliases:
    """Ann and Zoé play with a bot called Fern, and Cleo looks on."""
    chairs = (Chair(0, "Ann", 0), Chair(1, "Zoé", 1), Chair(2, "Fern", bot="plain"))
    table = Table(code="KM7RTX", game="", options=None, people=(ANN, BOB, CLEO), chairs=chairs)
    return aliases([table], Figures("en"))


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Ask ann, not ZOÉ!", "Ask Player 1, not Player 2!"),
        ("Ann", "Player 1"),
        ("Anna and Cleopatra", "Anna and Cleopatra"),
        ("Cleo looks on", "Guest 3 looks on"),
        ("A fern grows", "A fern grows"),
    ],
)
def test_a_name_that_was_typed_is_a_figure_and_other_words_stay(
    typed: str, told: str, known_as: Aliases
) -> None:
    assert known_as.said({"type": "said", "words": [typed]}) == {"type": "said", "words": [told]}


def test_what_a_game_calls_its_things_stays_whatever_people_are_called() -> None:
    known_as = Aliases({"ruby": "Player 1", "I": "Player 2"})

    assert known_as.said(["ruby", "I open it with the ruby"]) == [
        "ruby",
        "I open it with the Player 1",
    ]


def test_with_nobody_there_nothing_is_changed() -> None:
    assert Aliases({}).said("Ann opens the door") == "Ann opens the door"
