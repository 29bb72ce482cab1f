"""Votes of Trapwords: two voices, and the referee between them."""

import pytest

from tests.games.trapwords.dungeon import ANN, BOB, CLEO, DAN, EVE, FINN
from tests.games.trapwords.scenes import in_turn
from trapline.games.trapwords.model.calls import Settled, Votes
from trapline.games.trapwords.model.kinds import ClueRule, Decision, Failure, Phase
from trapline.games.trapwords.rules.reviews import decided
from trapline.games.trapwords.wishes.calls import Vote
from trapline.kernel import HOUSE, PUBLIC, SeatAway


def test_nobody_sees_how_the_others_vote() -> None:
    """TW-80"""
    evening = in_turn()
    evening.clue("firefly")
    evening.call("fire", "firefly")
    evening.contest()

    evening.play(BOB, Vote(1, springs=True))

    reviews = [evening.view(seat).review for seat in (ANN, BOB)]
    assert [review.springs for review in reviews if review] == [(), (BOB,)]
    assert [review.voted for review in reviews if review] == [(BOB,), (BOB,)]


@pytest.mark.parametrize(
    ("votes", "lean", "springs", "by"),
    [
        (((2, 0), (2, 0)), False, True, Decision.AGREED),
        (((0, 2), (1, 2)), True, False, Decision.AGREED),
        (((2, 1), (1, 0)), None, True, Decision.AGREED),
        (((0, 2), (3, 0)), None, False, Decision.STANDS),
        (((0, 2), (3, 0)), True, True, Decision.LEAN),
        (((0, 2), (3, 0)), False, False, Decision.LEAN),
        (((1, 1), (2, 0)), False, False, Decision.LEAN),
        (((1, 1), (2, 0)), True, True, Decision.LEAN),
        (((1, 1), (0, 2)), True, True, Decision.LEAN),
        (((1, 1), (1, 1)), None, False, Decision.STANDS),
        (((0, 0), (0, 0)), True, True, Decision.LEAN),
        (((0, 0), (0, 0)), False, False, Decision.LEAN),
        (((0, 0), (4, 0)), None, False, Decision.STANDS),
    ],
)
def test_each_team_has_one_voice_and_between_them_the_referee_decides(
    votes: Votes, lean: bool | None, springs: bool, by: Decision
) -> None:
    """TW-80, TW-81"""
    assert decided(votes, lean) == (springs, by)


def test_a_large_team_has_no_more_voice_than_a_small_one() -> None:
    """TW-3, TW-80"""
    evening = in_turn(seats=6)
    evening.clue("firefly")
    evening.call("fire", "firefly")
    evening.contest()

    evening.vote(BOB, DAN, FINN, EVE)

    assert evening.state.phase is Phase.CLUING


def test_a_vote_shows_its_count_and_what_decided_it() -> None:
    """TW-80, TW-81"""
    evening = in_turn()
    evening.clue("firefly")
    evening.call("fire", "firefly")
    evening.contest()
    review = evening.view(CLEO).review
    assert review is not None

    evening.vote(BOB, DAN, ANN)

    expected = Settled(review.call, False, ((1, 1), (2, 0)), Decision.STANDS)
    assert evening.view(PUBLIC).settled == (expected,)
    evening.guess("lantern")
    evening.wait()
    assert evening.book[-1].votes == (expected,)


def test_a_verdict_that_ends_the_turn_is_told_with_it() -> None:
    """TW-80"""
    evening = in_turn()
    evening.clue("firefly")
    evening.call("fire", "firefly")
    evening.contest()

    evening.vote(ANN, BOB, CLEO, DAN)

    [vote] = evening.book[-1].votes
    assert (vote.springs, vote.votes, vote.decided) == (True, ((2, 0), (2, 0)), Decision.AGREED)


@pytest.mark.parametrize(
    ("clue", "said", "failure"),
    [("firefly", "firefly", None), ("a big wall", "wall", None), ("fires", "fires", Failure.TRAP)],
)
def test_after_thirty_seconds_of_silence_the_referees_lean_decides(
    clue: str, said: str, failure: Failure | None
) -> None:
    """TW-81"""
    evening = in_turn()
    evening.clue(clue)
    if evening.state.phase is Phase.CLUING:
        evening.call("fire", said)
    evening.contest()
    asked = evening.at

    evening.wait()

    assert evening.at == asked + 30_000
    assert [result.failure for result in evening.book] == ([failure] if failure else [])


def test_of_most_rules_the_referee_says_nothing() -> None:
    """TW-80, TW-84"""
    evening = in_turn()
    evening.clue("Aladdin had one")
    evening.blame(ClueRule.PROPER_NOUN, "Aladdin")
    evening.contest()
    assert evening.state.review is not None
    assert evening.state.review.lean is None

    evening.vote(BOB, DAN)

    assert evening.state.phase is Phase.CLUING


def test_whoever_is_away_is_not_waited_for() -> None:
    """TW-80"""
    evening = in_turn()
    evening.clue("firefly")
    evening.call("fire", "firefly")
    evening.contest()
    evening.play(HOUSE, SeatAway(DAN))

    evening.vote(BOB, ANN, CLEO, silent=[DAN])

    assert evening.book[-1].votes[-1].votes == ((2, 0), (1, 0))


def test_a_vote_may_be_changed_until_all_have_voted() -> None:
    """TW-80"""
    evening = in_turn()
    evening.clue("firefly")
    evening.call("fire", "firefly")
    evening.contest()
    evening.play(ANN, Vote(1, springs=True))

    evening.vote()

    assert evening.view(PUBLIC).settled[-1].votes == ((0, 2), (0, 2))
