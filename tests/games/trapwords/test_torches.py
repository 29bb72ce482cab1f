"""Trapwords around one table: guesses are counted by ear, once each."""

import pytest
from msgspec.structs import replace

from tests.games.trapwords.dungeon import ANN, BOB, CLEO, DAN, Evening
from tests.games.trapwords.scenes import SPOKEN, in_turn
from tests.games.trapwords.test_curses import cursed
from trapline.games.trapwords.model.kinds import Curse, Failure, Mistap, Phase
from trapline.games.trapwords.model.options import Options, Speaking
from trapline.games.trapwords.model.reasons import Reason
from trapline.games.trapwords.wishes.calls import Contest, TakeBack
from trapline.games.trapwords.wishes.turns import CallRight, CountGuess
from trapline.kernel import PUBLIC, IllegalMove, Stale


def tap_wrong(evening: Evening, by: int = BOB, *, after: int = 3000) -> None:
    taps = evening.state.team_turn.taps if evening.state.team_turn is not None else 0
    evening.play(by, CountGuess(evening.state.turn, taps), after=after)


def lost_but_for_one() -> Evening:
    evening = in_turn(SPOKEN)
    for _ in range(4):
        tap_wrong(evening)
    return evening


def test_two_rivals_who_tap_for_the_same_shout_burn_one_torch() -> None:
    """TW-66"""
    evening = in_turn(SPOKEN)
    tap_wrong(evening, BOB)

    with pytest.raises(IllegalMove, match=Reason.ALREADY_COUNTED):
        tap_wrong(evening, DAN, after=1500)

    assert evening.view(PUBLIC).guesses_left == 4


def test_two_rivals_who_tap_before_they_see_each_other_burn_one_torch() -> None:
    """TW-66"""
    evening = in_turn(SPOKEN)
    tap_wrong(evening, BOB)

    with pytest.raises(Stale):
        evening.play(DAN, CountGuess(evening.state.turn, 0), after=10)


def test_two_shouts_burn_two_torches_whoever_counts_them() -> None:
    """TW-66"""
    evening = in_turn(SPOKEN)

    tap_wrong(evening, BOB)
    tap_wrong(evening, BOB, after=500)
    tap_wrong(evening, DAN, after=2500)

    assert evening.view(PUBLIC).guesses_left == 2


def test_a_guess_that_was_counted_by_mistake_is_taken_back() -> None:
    """TW-66"""
    evening = in_turn(SPOKEN)
    tap_wrong(evening, BOB)
    assert "MayTakeBack" not in evening.may(DAN)
    stale = CountGuess(evening.state.turn, 0)

    evening.play(BOB, TakeBack(evening.state.turn, Mistap.GUESS))

    assert evening.view(PUBLIC).guesses_left == 5
    assert "MayTakeBack" not in evening.may(BOB)
    with pytest.raises(Stale):
        evening.play(DAN, stale)


def test_the_last_torch_burns_down_in_three_seconds() -> None:
    """TW-56, TW-64"""
    evening = lost_but_for_one()
    tap_wrong(evening)
    assert evening.state.phase is Phase.CLOSING
    counted = evening.at

    evening.wait()

    assert (evening.at, evening.book[-1].failure) == (counted + 3000, Failure.GUESSES)


def test_the_last_torch_can_be_given_back() -> None:
    """TW-66"""
    evening = lost_but_for_one()
    left = evening.view(PUBLIC).until
    assert left is not None
    tap_wrong(evening)
    left -= evening.at

    evening.play(BOB, TakeBack(evening.state.turn, Mistap.GUESS))

    assert evening.state.phase is Phase.CLUING
    assert evening.view(PUBLIC).until == evening.at + left
    assert evening.view(PUBLIC).guesses_left == 1


def test_a_right_fifth_guess_that_was_counted_as_wrong_is_claimed_by_the_clue_giver() -> None:
    """TW-56, TW-128"""
    evening = lost_but_for_one()
    tap_wrong(evening)

    evening.play(ANN, CallRight(evening.state.turn))
    evening.wait()

    assert evening.book[-1].failure is None


def test_where_that_claim_falls_the_turn_is_lost() -> None:
    """TW-56, TW-128"""
    evening = lost_but_for_one()
    tap_wrong(evening)
    evening.play(ANN, CallRight(evening.state.turn))
    evening.play(BOB, Contest(evening.state.turn))

    evening.vote(ANN, CLEO)

    assert evening.book[-1].failure is Failure.GUESSES


def test_a_guess_that_was_none_turns_nobody_to_stone() -> None:
    """TW-96"""
    evening = cursed(Curse.PETRIFICATION, replace(Options(), speaking=Speaking.SPOKEN))
    tap_wrong(evening)
    assert evening.view(PUBLIC).silenced

    evening.play(BOB, TakeBack(evening.state.turn, Mistap.GUESS))

    assert not evening.view(PUBLIC).silenced
