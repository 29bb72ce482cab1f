"""One entry: facts that follow from each other, and who came or went."""

import pytest
from msgspec import Struct

from trapline.kernel import (
    ComingOrGoing,
    Fact,
    Scene,
    Seat,
    SeatAway,
    SeatBack,
    SeatLeft,
    SeededLuck,
    is_news,
)

ANN, BOB, CLEO, DAN = range(4)


class Counted(Fact, frozen=True):
    by: int


def test_each_fact_is_told_on_the_state_that_the_last_one_left() -> None:
    scene: Scene[int, Counted] = Scene(lambda total, fact: total + fact.by, 40, 7, SeededLuck(1))

    scene.tell(Counted(1))
    scene.tell(Counted(1))

    assert (scene.state, scene.facts) == (42, [Counted(1), Counted(1)])
    assert scene.later(2) == 2007


class Roll(Struct, frozen=True):
    """Bob is not heard, Cleo's seat is empty, a bot sits for Dan."""

    away: frozenset[Seat] = frozenset({BOB})
    empty: frozenset[Seat] = frozenset({CLEO})
    bots: frozenset[Seat] = frozenset({DAN})


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        (SeatAway(ANN), True),
        (SeatAway(BOB), False),
        (SeatAway(CLEO), False),
        (SeatLeft(BOB), True),
        (SeatLeft(CLEO), False),
        (SeatBack(ANN), False),
        (SeatBack(BOB), True),
        (SeatBack(CLEO, bot=True), True),
        (SeatBack(ANN, bot=True), True),
        (SeatBack(DAN), True),
        (SeatBack(DAN, bot=True), False),
    ],
)
def test_only_what_changes_something_is_news(move: ComingOrGoing, expected: bool) -> None:
    assert is_news(Roll(), move) == expected
