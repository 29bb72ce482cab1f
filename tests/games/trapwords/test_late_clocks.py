"""The clock of Trapwords that waits for the first clue of particular players (TW-52)."""

import pytest
from msgspec.structs import replace

from tests.games.trapwords.dungeon import ANN, BOB, CLEO, DAN, UNCURSED, Evening
from tests.games.trapwords.scenes import SPOKEN
from trapline.games.trapwords.model.kinds import Phase
from trapline.games.trapwords.model.options import ClockStart, Options
from trapline.games.trapwords.model.reasons import Reason
from trapline.games.trapwords.rules.clocks import deadline
from trapline.games.trapwords.wishes.people import SetLateClock
from trapline.games.trapwords.wishes.turns import TakeBook
from trapline.kernel import PUBLIC, IllegalMove, Stale


def lets_wait(evening: Evening, by: int, seat: int, late: bool = True) -> None:
    evening.play(by, SetLateClock(evening.state.turn, seat, late))


def with_late_clock(options: Options = UNCURSED) -> Evening:
    """Ann's clock waits for her first clue, and she has just opened the book."""
    evening = Evening(options).begin()
    lets_wait(evening, ANN, ANN)
    evening.write_both()
    evening.play(ANN, TakeBook(evening.state.turn))
    return evening


@pytest.mark.parametrize("starts", [ClockStart.READ, ClockStart.TAKEN])
def test_the_clock_of_who_asked_for_it_starts_with_the_first_clue(starts: ClockStart) -> None:
    """TW-52"""
    evening = with_late_clock(replace(UNCURSED, clock_starts=starts))

    evening.clue("hangs on the wall", after=25_000)

    assert evening.view(BOB).until == evening.at + 90_000


@pytest.mark.parametrize("options", [UNCURSED, SPOKEN])
def test_after_thirty_seconds_it_starts_anyway(options: Options) -> None:
    """TW-52"""
    evening = with_late_clock(options)
    taken = evening.at

    evening.wait()

    assert evening.at == taken + 30_000
    assert evening.state.phase is Phase.CLUING


def test_the_others_have_the_clock_of_the_table() -> None:
    """TW-52"""
    evening = with_late_clock()
    evening.wait()
    evening.wait()
    evening.onward()

    evening.play(BOB, TakeBook(evening.state.turn))

    due = deadline(evening.state)
    assert due is not None
    assert due.at == evening.at + 3_000


def test_everybody_sees_whose_clock_waits_and_it_holds_for_the_game() -> None:
    """TW-52"""
    evening = Evening().begin()
    lets_wait(evening, DAN, DAN)

    evening.round(ember=False, ice=False)

    assert [evening.view(who).late_clocks for who in (ANN, DAN, PUBLIC)] == [(DAN,)] * 3


def test_the_host_grants_it_to_anybody_and_takes_it_back_from_anybody() -> None:
    """TW-52"""
    evening = Evening(host=ANN).begin()
    lets_wait(evening, BOB, BOB)

    lets_wait(evening, ANN, DAN)
    lets_wait(evening, ANN, BOB, late=False)

    assert evening.view(CLEO).late_clocks == (DAN,)


def test_nobody_else_meddles_with_the_clock_of_another() -> None:
    """TW-52"""
    evening = Evening(host=ANN).begin()

    with pytest.raises(IllegalMove, match=Reason.NOT_YOUR_PART):
        lets_wait(evening, BOB, DAN)


def test_it_is_asked_for_while_traps_are_written_and_not_with_the_book_in_hand() -> None:
    """TW-52"""
    evening = Evening().begin().write_both()

    with pytest.raises(Stale):
        lets_wait(evening, ANN, ANN)


@pytest.mark.parametrize(
    "options",
    [
        replace(UNCURSED, timed=False),
        replace(UNCURSED, clock_starts=ClockStart.FIRST_CLUE),
    ],
)
def test_nobody_asks_for_it_where_there_is_no_clock_or_all_have_it(options: Options) -> None:
    """TW-52"""
    evening = Evening(options).begin()

    assert "MaySetLateClock" not in evening.may(ANN)
    with pytest.raises(IllegalMove, match=Reason.NOT_YOUR_PART):
        lets_wait(evening, ANN, ANN)
