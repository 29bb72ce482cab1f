"""Trapwords while somebody is gone: the turn waits, and nobody gains or loses by it."""

import pytest
from msgspec.structs import replace

from tests.games.trapwords.dungeon import ANN, BOB, CLEO, EVE, UNCURSED, Evening
from tests.games.trapwords.scenes import SPOKEN, in_turn
from tests.games.trapwords.test_curses import cursed
from trapline.games.trapwords.model.kinds import Curse, Phase
from trapline.games.trapwords.model.options import ClockStart, Options
from trapline.games.trapwords.rules.clocks import deadline
from trapline.games.trapwords.wishes.calls import CallTrap
from trapline.games.trapwords.wishes.turns import GetReady, TakeBook
from trapline.kernel import HOUSE, IllegalMove, SeatAway, SeatBack, SeatJoined, Text

MINUTES = 60_000


def test_who_has_read_the_word_never_guesses_it() -> None:
    """TW-50, TW-135"""
    evening = Evening(seats=6).begin().write_both().take_book()
    evening.play(HOUSE, SeatAway(ANN))
    evening.wait()
    evening.play(HOUSE, SeatBack(ANN))
    evening.wait()

    assert (evening.giver, evening.view(BOB).voices) == (CLEO, (EVE,))
    assert "MayGuess" not in evening.may(ANN)
    with pytest.raises(IllegalMove):
        evening.guess("lantern", ANN)


def test_the_last_of_a_team_is_not_handed_the_book_for_then_nobody_could_guess() -> None:
    """TW-135"""
    evening = in_turn()
    evening.play(HOUSE, SeatAway(ANN))

    evening.wait()

    assert evening.giver == ANN
    assert evening.view(CLEO).word == ""
    assert "MayClaimGame" in evening.may(BOB)


@pytest.mark.parametrize("starts", ClockStart)
def test_no_clock_starts_while_nobody_is_there_to_guess(starts: ClockStart) -> None:
    """TW-135"""
    evening = Evening(replace(UNCURSED, clock_starts=starts)).begin().write_both()
    evening.play(HOUSE, SeatAway(CLEO))
    evening.play(ANN, TakeBook(evening.state.turn))
    with pytest.raises(IllegalMove):
        evening.play(ANN, GetReady(evening.state.turn))
    evening.wait()
    assert evening.state.phase is Phase.READING

    evening.play(HOUSE, SeatBack(CLEO), after=5 * MINUTES)
    evening.play(ANN, GetReady(evening.state.turn))

    assert evening.view(BOB).until == evening.at + 90_000


def test_a_clue_giver_who_goes_after_the_guessers_is_waited_for_from_then_on() -> None:
    """TW-135"""
    evening = Evening(seats=6).begin().write_both().take_book()
    evening.play(HOUSE, SeatAway(CLEO))
    evening.play(HOUSE, SeatAway(EVE))
    evening.play(HOUSE, SeatAway(ANN), after=5 * MINUTES)

    due = deadline(evening.state)

    assert due is not None
    assert (due.name, due.at) == ("giver", evening.at + 30_000)


def test_who_takes_over_has_three_seconds_to_read_whenever_the_clock_starts() -> None:
    """TW-135"""
    options = replace(UNCURSED, clock_starts=ClockStart.FIRST_CLUE)
    evening = Evening(options, seats=6).begin().write_both().take_book()
    evening.play(HOUSE, SeatAway(ANN))
    evening.wait()

    due = deadline(evening.state)

    assert due is not None
    assert (due.name, due.at) == ("reading", evening.at + 3_000)


def test_where_people_speak_a_sleeping_phone_of_a_guesser_stops_nothing() -> None:
    """TW-135"""
    evening = in_turn(SPOKEN)
    until = evening.view(BOB).until

    evening.play(HOUSE, SeatAway(CLEO))

    assert evening.view(BOB).until == until
    assert "MayClaimGame" not in evening.may(BOB)


@pytest.mark.parametrize("gone", [ANN, CLEO])
def test_nobody_runs_out_of_breath_while_the_turn_stands_still(gone: int) -> None:
    """TW-135, TW-138"""
    evening = cursed(Curse.FLOOD)
    evening.clue("hangs on the wall")
    evening.play(HOUSE, SeatAway(gone))
    evening.play(HOUSE, SeatBack(gone), after=20_000)
    due = deadline(evening.state)

    assert not evening.view(ANN).silenced
    assert due is not None
    assert (due.name, due.at) == ("breath", evening.at + 4_000)


def test_a_rejected_stop_takes_nobodys_breath() -> None:
    """TW-128, TW-138"""
    evening = cursed(Curse.FLOOD)
    evening.clue("hangs on the wall")
    evening.play(BOB, CallTrap(evening.state.turn, Text("night"), 1, Text("wall")))
    evening.wait()
    evening.wait()
    due = deadline(evening.state)

    assert evening.state.phase is Phase.CLUING
    assert due is not None
    assert (due.name, due.at) == ("breath", evening.at + 4_000)


def test_a_newcomer_guesses_before_holding_the_torch() -> None:
    """TW-136"""
    evening = Evening(Options()).begin().round(ember=False, ice=False)
    evening.play(HOUSE, SeatJoined(4, 0))

    evening.round(ember=False, ice=False)

    assert 4 in evening.state.teams[0]
    assert evening.state.torches[0] == ANN
