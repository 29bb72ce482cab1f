"""Trapwords around one table: what is heard is a claim like any other."""

import pytest

from tests.games.trapwords.dungeon import ANN, BOB, CLEO, DAN
from tests.games.trapwords.scenes import SPOKEN, in_earnest, in_turn
from trapline.games.trapwords.model.calls import Call
from trapline.games.trapwords.model.kinds import (
    CallKind,
    ClueRule,
    Decision,
    Failure,
    Mistap,
    Phase,
)
from trapline.games.trapwords.model.reasons import Reason
from trapline.games.trapwords.wishes.calls import Accept, Contest, CryStop, TakeBack
from trapline.games.trapwords.wishes.turns import CallRight
from trapline.kernel import PUBLIC, IllegalMove


def test_where_people_speak_a_call_names_the_trap_and_what_was_said() -> None:
    """TW-77, TW-128"""
    evening = in_turn(SPOKEN)
    evening.play(DAN, CryStop(evening.state.turn))

    evening.call("fire", "firefly", by=DAN)

    assert evening.view(PUBLIC).call == Call(DAN, 0, "firefly", "fire", None)


def test_the_referee_rules_on_what_is_said_to_have_been_heard() -> None:
    """TW-80, TW-128"""
    evening = in_earnest("moon", "tide", "light", "cheese", options=SPOKEN)

    evening.call("light", "daylight")

    call = evening.view(PUBLIC).call
    assert call is not None
    assert call.agreed
    evening.contest()
    assert evening.state.review is not None
    assert evening.state.review.lean is True


def test_the_referee_agrees_that_the_secret_word_was_said_and_nobody_reads_it_in_the_call() -> None:
    """TW-50, TW-82, TW-128"""
    evening = in_turn(SPOKEN)

    evening.call("lantern", "lanterns")

    assert evening.view(CLEO).call == Call(BOB, 0, "", None, ClueRule.SECRET, agreed=True)


def test_a_word_that_was_never_said_is_denied_and_no_referee_can_help() -> None:
    """TW-80, TW-128"""
    evening = in_turn(SPOKEN)
    evening.call("fire", "fires")

    evening.contest(heard=False)

    review = evening.view(PUBLIC).review
    assert review is not None
    assert (review.denied, review.lean) == (True, None)
    evening.vote(BOB, DAN)
    assert evening.state.phase is Phase.CLUING
    assert evening.view(PUBLIC).precedents == ()


def test_what_was_typed_cannot_be_denied() -> None:
    """TW-128"""
    evening = in_turn()
    evening.clue("fires")

    with pytest.raises(IllegalMove, match=Reason.NOT_NOW):
        evening.contest(heard=False)


def test_a_gesture_is_called_without_a_word() -> None:
    """TW-80"""
    evening = in_turn(SPOKEN)

    evening.blame(ClueRule.GESTURE)
    evening.play(ANN, Accept(evening.state.turn))

    assert (evening.book[-1].failure, evening.book[-1].rule) == (
        Failure.ILLEGAL,
        ClueRule.GESTURE,
    )


@pytest.mark.parametrize("seat", [ANN, BOB, DAN])
def test_the_opponents_or_the_clue_giver_say_that_the_word_was_found(seat: int) -> None:
    """TW-66, TW-128"""
    evening = in_turn(SPOKEN)

    evening.play(seat, CallRight(evening.state.turn))
    evening.wait()

    assert evening.book[-1].failure is None


@pytest.mark.parametrize(("seat", "seconds"), [(BOB, 3), (ANN, 8)])
def test_what_the_clue_giver_claims_can_be_contested_for_eight_seconds(
    seat: int, seconds: int
) -> None:
    """TW-128, TW-129"""
    evening = in_turn(SPOKEN)
    evening.play(seat, CallRight(evening.state.turn))
    claimed = evening.at

    evening.wait()

    assert evening.at == claimed + 1000 * seconds


def test_a_guesser_does_not_say_so() -> None:
    """TW-128"""
    evening = in_turn(SPOKEN)

    with pytest.raises(IllegalMove, match=Reason.NOT_YOUR_PART):
        evening.play(CLEO, CallRight(evening.state.turn))


@pytest.mark.parametrize(
    ("claimant", "others", "own"), [(ANN, (BOB, DAN), (ANN, CLEO)), (BOB, (ANN, CLEO), (BOB, DAN))]
)
def test_the_other_side_contests_that_the_word_was_found(
    claimant: int, others: tuple[int, ...], own: tuple[int, ...]
) -> None:
    """TW-128"""
    evening = in_turn(SPOKEN)
    evening.play(claimant, CallRight(evening.state.turn), after=5000)
    assert all("MayContest" in evening.may(seat) for seat in others)
    for seat in own:
        with pytest.raises(IllegalMove, match=Reason.NOT_YOUR_PART):
            evening.play(seat, Contest(evening.state.turn))

    evening.play(others[0], Contest(evening.state.turn))

    review = evening.view(PUBLIC).review
    assert review is not None
    assert review.call == Call(claimant, 0, "", None, None, CallKind.RIGHT)


def test_a_claim_that_falls_lets_the_clock_run_on_and_they_may_say_it_again() -> None:
    """TW-128"""
    evening = in_turn(SPOKEN)
    evening.play(ANN, CallRight(evening.state.turn), after=5000)
    evening.play(BOB, Contest(evening.state.turn))

    evening.vote(ANN, CLEO)

    assert evening.state.phase is Phase.CLUING
    assert evening.view(PUBLIC).until == evening.at + 30_000
    assert evening.view(PUBLIC).settled[-1].decided is Decision.STANDS


def test_a_claim_that_both_teams_agree_to_holds() -> None:
    """TW-80, TW-128"""
    evening = in_turn(SPOKEN)
    evening.play(ANN, CallRight(evening.state.turn), after=5000)
    evening.play(BOB, Contest(evening.state.turn))

    evening.vote(ANN, BOB, CLEO, DAN)

    assert (evening.book[-1].failure, evening.book[-1].took) == (None, 5000)


def test_a_right_word_that_was_tapped_by_mistake_is_taken_back() -> None:
    """TW-128"""
    evening = in_turn(SPOKEN)
    evening.play(BOB, CallRight(evening.state.turn), after=5000)

    evening.play(BOB, TakeBack(evening.state.turn, Mistap.RIGHT))

    assert evening.state.phase is Phase.CLUING
    assert evening.view(PUBLIC).until == evening.at + 30_000


def test_the_same_claim_is_not_made_twice() -> None:
    """TW-128"""
    evening = in_turn(SPOKEN)
    evening.call("fire", "firefly")
    evening.contest()
    evening.vote()

    with pytest.raises(IllegalMove, match=Reason.ALREADY_SETTLED):
        evening.call("fire", "Firefly!", by=DAN)
