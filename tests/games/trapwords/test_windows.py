"""How long a typed clue of Trapwords can be called."""

import pytest

from tests.games.trapwords.dungeon import BOB
from tests.games.trapwords.scenes import BY_HAND, in_turn
from trapline.games.trapwords.model.kinds import Phase
from trapline.games.trapwords.wishes.calls import CallTrap, CryStop
from trapline.kernel import Stale, Text


def test_a_clue_can_be_called_until_the_next_one_is_sent() -> None:
    """TW-79"""
    evening = in_turn(BY_HAND)
    evening.clue("a big fire")

    evening.call("fire", "fire", after=60_000)

    assert evening.state.phase is Phase.STOPPED


def test_after_the_next_clue_what_was_read_eight_seconds_ago_has_got_away() -> None:
    """TW-78, TW-79"""
    evening = in_turn(BY_HAND)
    evening.clue("a big fire")
    evening.clue("hangs on the wall", after=4000)
    late = CallTrap(evening.state.turn, Text("fire"), 1, Text("fire"))

    with pytest.raises(Stale):
        evening.play(BOB, late, after=4001)


def test_a_clue_can_be_called_for_eight_seconds_even_if_the_next_one_comes_at_once() -> None:
    """TW-79, TW-127"""
    evening = in_turn(BY_HAND)
    evening.clue("a big fire")
    evening.clue("hangs on the wall")

    evening.play(BOB, CallTrap(evening.state.turn, Text("fire"), 1, Text("fire")), after=7000)

    assert evening.state.phase is Phase.STOPPED


def test_what_was_open_at_the_first_tap_can_be_named_as_long_as_the_clock_stands() -> None:
    """TW-79, TW-128"""
    evening = in_turn()
    evening.clue("firefly")
    evening.clue("hangs on the wall")
    evening.play(BOB, CryStop(evening.state.turn))

    evening.play(BOB, CallTrap(evening.state.turn, Text("fire"), 1, Text("firefly")), after=25_000)

    assert evening.state.phase is Phase.STOPPED


def test_a_stop_takes_nobodys_time_to_call_another_clue() -> None:
    """TW-79"""
    evening = in_turn()
    evening.clue("a house")
    evening.clue("the wall", after=1500)
    evening.clue("the door", after=1500)
    evening.play(BOB, CallTrap(evening.state.turn, Text("fire"), 1, Text("house")), after=500)
    evening.wait()
    evening.wait()
    assert evening.state.phase is Phase.CLUING

    evening.play(BOB, CallTrap(evening.state.turn, Text("fire"), 2, Text("wall")), after=5000)

    assert evening.state.stops == 2


def test_a_found_word_waits_for_the_longest_window() -> None:
    """TW-127, TW-129"""
    evening = in_turn()
    evening.clue("one two three four five six seven eight nine ten eleven twelve")
    evening.clue("metal", after=500)
    first, second = evening.view(BOB).clues
    assert (first.until, second.until) == (first.at + 8000, second.at + 8000)
    evening.guess("lantern", after=500)

    evening.wait()

    assert evening.at == second.until


def test_a_word_found_long_after_the_last_clue_was_sent_stands_at_once() -> None:
    """TW-129"""
    evening = in_turn()
    evening.clue("metal")

    evening.guess("lantern", after=8001)

    assert evening.book[-1].failure is None


def test_the_time_of_a_word_that_is_found_is_that_of_the_guess() -> None:
    """TW-116, TW-129"""
    evening = in_turn()
    evening.clue("metal")
    evening.guess("lantern", after=2000)
    evening.call("fire", "metal")
    evening.contest()
    evening.vote()

    evening.wait()

    assert (evening.book[-1].failure, evening.book[-1].took) == (None, 3000)


def test_a_call_that_came_too_late_stays_too_late() -> None:
    """TW-79"""
    evening = in_turn()
    evening.clue("a house")
    late = CallTrap(evening.state.turn, Text("fire"), 1, Text("house"))
    evening.clue("the wall", after=9000)
    with pytest.raises(Stale):
        evening.play(BOB, late)

    evening.call("fire", "wall")

    with pytest.raises(Stale):
        evening.play(BOB, late)
