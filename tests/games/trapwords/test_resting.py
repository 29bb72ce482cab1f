"""Between turns and rounds: how it went is seen in peace before anything new begins (TW-49)."""

import pytest

from tests.games.trapwords.dungeon import ANN, BOB, CLEO, DAN, EMBER, ICE, Evening
from tests.games.trapwords.scenes import SPOKEN, in_turn
from trapline.games.trapwords.facts.rounds import RoundBegan, RoundEnded, WordDrawn
from trapline.games.trapwords.facts.turns import TurnBegan, TurnEnded
from trapline.games.trapwords.model.basics import HIDDEN
from trapline.games.trapwords.model.kinds import Phase
from trapline.games.trapwords.rules.resting import RESTING_TIME
from trapline.games.trapwords.rules.writing import writing_ends
from trapline.games.trapwords.wishes.calls import CryStop
from trapline.games.trapwords.wishes.turns import CallRight, PressOn
from trapline.games.trapwords.wishes.writing import Propose
from trapline.kernel import HOUSE, PUBLIC, SeatAway, SeatBack, Stale, Text


def after_a_turn(bots: tuple[int, ...] = ()) -> Evening:
    evening = in_turn(bots=bots)
    evening.clue("it glows")
    evening.guess("lantern")
    evening.wait()
    return evening


def after_a_round() -> Evening:
    evening = Evening().begin().write_both()
    evening.fail()
    evening.onward()
    evening.fail()
    return evening


def press_on(evening: Evening, *seats: int) -> None:
    for seat in seats:
        evening.play(seat, PressOn(evening.state.turn))


def test_after_a_turn_nobody_is_next_until_everybody_has_seen_how_it_went() -> None:
    """TW-49"""
    evening = after_a_turn()

    assert evening.view(PUBLIC).phase is Phase.RESTING
    assert evening.view(PUBLIC).waiting == (ANN, BOB, CLEO, DAN)
    press_on(evening, ANN, BOB, CLEO)
    assert evening.view(PUBLIC).rested == (ANN, BOB, CLEO)
    press_on(evening, DAN)

    assert evening.state.phase is Phase.WAITING
    assert isinstance(evening.told[-1], TurnBegan)


def test_after_a_round_figures_move_at_once_and_the_new_word_is_drawn_later() -> None:
    """TW-49"""
    evening = after_a_round()
    told = [type(fact) for fact in evening.told]

    assert told.index(RoundEnded) > told.index(TurnEnded)
    assert told.count(RoundBegan) == 1
    evening.onward()

    assert [type(fact) for fact in evening.told[-3:]] == [RoundBegan, WordDrawn, WordDrawn]


def test_no_trap_is_set_against_a_word_that_nobody_has_seen() -> None:
    """TW-49"""
    evening = after_a_round()

    assert "MayPropose" not in evening.may(BOB)
    with pytest.raises(Stale):
        evening.play(BOB, Propose(evening.state.turn, Text("flame")))


def test_the_writing_clock_starts_when_the_new_word_is_there() -> None:
    """TW-49, TW-33"""
    evening = after_a_round()

    evening.wait()

    assert evening.state.began == evening.at
    assert writing_ends(evening.state) == evening.at + 180_000


def test_a_rest_ends_by_itself() -> None:
    """TW-49"""
    evening = after_a_turn()
    began = evening.at

    evening.wait()

    assert evening.state.phase is Phase.WAITING
    assert evening.at == began + RESTING_TIME


def test_nobody_waits_for_bots_or_for_those_who_are_away() -> None:
    """TW-49"""
    evening = after_a_turn(bots=(DAN,))
    evening.play(HOUSE, SeatAway(CLEO))

    assert evening.view(PUBLIC).waiting == (ANN, BOB)
    press_on(evening, ANN, BOB)

    assert evening.state.phase is Phase.WAITING


def test_the_last_who_was_waited_for_goes_and_the_rest_is_over() -> None:
    """TW-49"""
    evening = after_a_turn()
    press_on(evening, ANN, BOB, CLEO)

    evening.play(HOUSE, SeatAway(DAN))

    assert evening.state.phase is Phase.WAITING


def test_who_comes_back_into_a_rest_is_waited_for() -> None:
    """TW-49"""
    evening = after_a_turn()
    evening.play(HOUSE, SeatAway(DAN))
    evening.play(HOUSE, SeatBack(DAN))

    press_on(evening, ANN, BOB, CLEO)

    assert evening.view(PUBLIC).waiting == (DAN,)


def test_a_table_of_bots_takes_no_rest() -> None:
    """TW-49"""
    evening = after_a_turn(bots=(ANN, BOB, CLEO, DAN))

    assert evening.state.phase is Phase.WAITING


def test_what_was_meant_for_the_turn_comes_too_late_in_a_rest() -> None:
    """TW-130, TW-49"""
    evening = in_turn()
    turn = evening.state.turn
    evening.clue("it glows")
    evening.guess("lantern")
    evening.wait()

    with pytest.raises(Stale):
        evening.play(BOB, CryStop(turn))
    with pytest.raises(Stale):
        evening.play(ANN, PressOn(turn))


def test_one_presses_on_once() -> None:
    """TW-49"""
    evening = after_a_turn()
    press_on(evening, ANN)

    assert "MayPressOn" not in evening.may(ANN)


def test_a_result_names_the_clue_that_led_to_the_word_and_who_found_it() -> None:
    """TW-49"""
    evening = in_turn()
    evening.clue("it hangs")
    evening.clue("it glows")
    evening.guess("lanterns")
    evening.wait()
    result = evening.book[-1]

    assert (result.clue, result.finder) == ("it glows", CLEO)


def test_a_result_names_the_clue_in_which_the_trap_was_said() -> None:
    """TW-49"""
    evening = in_turn()
    evening.clue("it hangs")
    evening.clue("a fire inside")
    evening.wait()
    result = evening.book[-1]

    assert (result.clue, result.said, result.finder) == ("a fire inside", "fire", None)


def test_a_turn_lost_to_the_clock_was_decided_by_no_clue() -> None:
    """TW-49"""
    evening = in_turn()
    evening.clue("it hangs")
    evening.wait()

    assert evening.book[-1].clue == HIDDEN


def test_where_people_speak_they_rest_too() -> None:
    """TW-49"""
    evening = in_turn(SPOKEN)
    evening.play(BOB, CallRight(evening.state.turn))
    evening.wait()

    assert evening.state.phase is Phase.RESTING
    assert evening.state.results[EMBER] is not None
    assert evening.state.results[ICE] is None
