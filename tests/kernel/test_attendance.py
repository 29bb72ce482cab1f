"""Who goes and comes back, and what that changes."""

import pytest
from msgspec import Struct

from trapline.kernel import (
    CameBack,
    ComingOrGoing,
    Seat,
    SeatAway,
    SeatBack,
    SeatLeft,
    WentAway,
    attendance,
    is_news,
)

ANN, BOB, CLEO, DAN = range(4)


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


def test_whoever_leaves_is_away_and_the_seat_is_empty() -> None:
    left = attendance.went_away(Roll(), WentAway(ANN, left=True))

    assert left == Roll(away=frozenset({ANN, BOB}), empty=frozenset({ANN, CLEO}))


def test_a_phone_that_sleeps_leaves_no_seat_empty() -> None:
    asleep = attendance.went_away(Roll(), WentAway(ANN))

    assert asleep == Roll(away=frozenset({ANN, BOB}))


def test_a_person_who_comes_back_takes_the_place_of_a_bot() -> None:
    back = attendance.came_back(Roll(), CameBack(DAN))

    assert back == Roll(bots=frozenset())


def test_a_bot_that_sits_in_holds_the_empty_seat() -> None:
    back = attendance.came_back(Roll(), CameBack(CLEO, bot=True))

    assert back == Roll(empty=frozenset(), bots=frozenset({CLEO, DAN}))
