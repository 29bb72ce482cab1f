"""The referee calls in Trapwords, and may be contradicted."""

import pytest

from tests.games.trapwords.dungeon import ANN, BOB, CLEO, DAN
from tests.games.trapwords.scenes import BY_HAND, in_earnest, in_turn
from trapline.games.trapwords.facts.calls import Stopped
from trapline.games.trapwords.facts.turns import ClueGiven
from trapline.games.trapwords.model.calls import Call
from trapline.games.trapwords.model.kinds import ClueRule, Decision, Failure, Mistap, Phase
from trapline.games.trapwords.model.reasons import Reason
from trapline.games.trapwords.rules.clocks import deadline
from trapline.games.trapwords.wishes.calls import Accept, Contest, TakeBack
from trapline.kernel import PUBLIC, IllegalMove, Language, redact


def test_the_referee_calls_what_it_is_sure_of() -> None:
    """TW-64, TW-68, TW-69, TW-71, TW-77"""
    evening = in_turn()

    evening.clue("lots of fires")

    assert evening.state.phase is Phase.STOPPED
    assert evening.view(PUBLIC).call == Call(None, 1, "fires", "fire", None, agreed=True)


def test_a_call_of_the_referee_holds_unless_it_is_contested_within_eight_seconds() -> None:
    """TW-77, TW-128"""
    evening = in_turn()
    evening.clue("lots of fires")
    due = deadline(evening.state)
    assert due is not None
    assert (due.name, due.at) == ("contest", evening.at + 8000)

    evening.wait()

    result = evening.book[-1]
    assert (result.failure, result.said, result.trap, result.wrote) == (
        Failure.TRAP,
        "fires",
        "fire",
        BOB,
    )


@pytest.mark.parametrize("seat", [ANN, CLEO])
def test_whoever_is_called_by_the_referee_owns_up_with_one_tap(seat: int) -> None:
    """TW-77"""
    evening = in_turn()
    evening.clue("lots of fires")

    evening.play(seat, Accept(evening.state.turn))

    assert evening.book[-1].failure is Failure.TRAP


def test_a_contested_call_of_the_referee_is_voted_on_and_it_leans_to_its_own_side() -> None:
    """TW-77, TW-80"""
    evening = in_turn()
    evening.clue("lots of fires")

    evening.contest()

    review = evening.view(PUBLIC).review
    assert review is not None
    assert (review.lean, review.is_stop, review.call.by) == (True, True, None)


def test_where_the_teams_differ_the_referee_is_right() -> None:
    """TW-77, TW-80"""
    evening = in_turn()
    evening.clue("lots of fires")
    evening.contest()

    evening.vote(BOB, DAN)

    assert evening.book[-1].failure is Failure.TRAP
    assert evening.book[-1].votes[-1].decided is Decision.LEAN


def test_where_both_teams_agree_the_referee_was_wrong() -> None:
    """TW-77, TW-80, TW-128"""
    evening = in_turn()
    evening.clue("lots of fires", after=10_000)
    evening.contest()

    evening.vote()

    assert evening.state.phase is Phase.CLUING
    assert evening.view(PUBLIC).until == evening.at + 80_000


@pytest.mark.parametrize("seat", [BOB, DAN])
def test_only_the_clue_team_contests(seat: int) -> None:
    """TW-77"""
    evening = in_turn()
    evening.clue("lots of fires")

    with pytest.raises(IllegalMove, match=Reason.NOT_YOUR_PART):
        evening.play(seat, Contest(evening.state.turn))
    with pytest.raises(IllegalMove, match=Reason.NOT_NOW):
        evening.play(seat, TakeBack(evening.state.turn, Mistap.STOP))


def test_a_call_that_the_referee_agrees_with_can_be_contested_too() -> None:
    """TW-77, TW-128"""
    evening = in_turn(BY_HAND)
    evening.clue("a big fire")
    evening.call("fire", "fire")
    due = deadline(evening.state)
    assert due is not None
    assert (due.name, due.at) == ("contest", evening.at + 8000)

    evening.contest()

    assert evening.state.review is not None
    assert evening.state.review.lean is True


def test_what_else_was_in_the_clue_is_called_when_the_first_call_falls() -> None:
    """TW-77"""
    evening = in_turn()
    evening.clue("fires at night")
    evening.contest()

    evening.vote()

    call = evening.view(PUBLIC).call
    assert call is not None
    assert (call.said, call.trap, call.agreed) == ("night", "night", True)


def test_the_secret_word_is_a_trap_too() -> None:
    """TW-75, TW-82"""
    evening = in_turn()

    evening.clue("not a lantern")
    evening.wait()

    assert evening.book[-1].failure is Failure.SECRET


def test_the_referee_does_not_name_the_secret_word_when_it_calls_it() -> None:
    """TW-50, TW-82"""
    evening = in_earnest("baseball", "bat", "pitcher", "glove")

    [given, *hinted, stopped] = evening.clue("you throw a ball")

    assert isinstance(given, ClueGiven)
    assert all(redact(fact, CLEO) is None for fact in hinted)
    assert stopped == Stopped(
        by=None,
        clue=1,
        said="ball",
        trap="",
        rule=ClueRule.SECRET,
        at=evening.at,
        agreed=True,
    )


@pytest.mark.parametrize(
    ("language", "secret", "traps", "clue", "said"),
    [
        ("en", "moon", ("tide", "light", "cheese"), "bright as daylight", "daylight"),
        ("fr", "lune", ("nuit", "marée", "histoire"), "un historien la regarde", "historien"),
    ],
)
def test_the_real_referee_calls_and_is_contested(
    language: Language, secret: str, traps: tuple[str, ...], clue: str, said: str
) -> None:
    """TW-69, TW-71, TW-77"""
    evening = in_earnest(secret, *traps, language=language)
    evening.clue(clue)
    called = evening.view(PUBLIC).call
    assert called is not None
    assert (called.by, called.said, called.agreed) == (None, said, True)
    evening.contest()

    evening.vote(BOB, DAN)

    assert evening.book[-1].failure is Failure.TRAP
