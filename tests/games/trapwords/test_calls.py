"""STOP in Trapwords: who may cry it, when, and what for."""

import pytest

from tests.games.trapwords.dungeon import (
    ANN,
    BOB,
    CLEO,
    DAN,
    EMBER,
    UNCURSED,
    Evening,
)
from tests.games.trapwords.scenes import BY_HAND, SPOKEN, in_turn
from trapline.games.trapwords.facts.calls import Cried
from trapline.games.trapwords.model.calls import Call
from trapline.games.trapwords.model.kinds import ClueRule, Failure, Mistap, Phase
from trapline.games.trapwords.model.options import Options
from trapline.games.trapwords.model.reasons import Reason
from trapline.games.trapwords.wishes.calls import Accept, CryStop, FlagClue, TakeBack
from trapline.kernel import PUBLIC, IllegalMove, Text


def test_the_opponents_may_call_by_themselves_with_the_referees_whisper() -> None:
    """TW-76, TW-77"""
    evening = in_turn(BY_HAND)
    evening.clue("a big fire")
    hint = evening.view(BOB).hints[0]
    assert (hint.said, hint.trap, hint.sure) == ("fire", "fire", True)
    assert evening.view(ANN).hints == ()
    assert evening.state.phase is Phase.CLUING

    evening.call("fire", "fire")
    evening.wait()

    assert evening.book[-1].failure is Failure.TRAP


def test_unsure_findings_are_whispered_and_never_stopped() -> None:
    """TW-77"""
    evening = in_turn()

    evening.clue("firefly")

    assert [hint.sure for hint in evening.view(DAN).hints] == [False]
    assert evening.state.phase is Phase.CLUING


def test_a_helping_verb_is_stopped_by_people_only() -> None:
    """TW-42, TW-74"""
    evening = Evening().begin()
    evening.write(EMBER, "can", "light", "night")
    evening.write(1)
    evening.take_book()

    evening.clue("you can hold it")

    assert evening.state.phase is Phase.CLUING
    assert [hint.sure for hint in evening.view(BOB).hints] == [False]


def test_the_first_tap_freezes_the_clock_before_anything_is_named() -> None:
    """TW-128"""
    evening = in_turn()
    evening.clue("firefly", after=10_000)

    evening.play(BOB, CryStop(evening.state.turn))

    view = evening.view(PUBLIC)
    assert (view.phase, view.left) == (Phase.NAMING, 79_000)
    assert view.call == Call(BOB, 0, "", None, None)
    assert evening.may(CLEO) == set()


def test_anybody_of_the_team_may_name_what_one_of_them_cried_stop_for() -> None:
    """TW-128"""
    evening = in_turn()
    evening.clue("firefly")
    evening.play(BOB, CryStop(evening.state.turn))

    evening.call("fire", "firefly", by=DAN)

    assert evening.view(PUBLIC).call == Call(BOB, 1, "firefly", "fire", None)


def test_a_stop_that_is_not_named_in_time_is_none() -> None:
    """TW-128"""
    evening = in_turn()
    evening.clue("firefly", after=10_000)
    evening.play(BOB, CryStop(evening.state.turn))

    evening.wait()

    assert evening.state.phase is Phase.CLUING
    assert evening.view(PUBLIC).until == evening.at + 79_000


@pytest.mark.parametrize("is_named", [False, True])
def test_whoever_cried_stop_by_mistake_takes_it_back(is_named: bool) -> None:
    """TW-128"""
    evening = in_turn()
    evening.clue("firefly", after=10_000)
    evening.play(BOB, CryStop(evening.state.turn))
    if is_named:
        evening.call("fire", "firefly")
    with pytest.raises(IllegalMove, match=Reason.NOT_NOW):
        evening.play(DAN, TakeBack(evening.state.turn, Mistap.STOP))

    evening.play(BOB, TakeBack(evening.state.turn, Mistap.STOP))

    assert evening.view(PUBLIC).until == evening.at + 79_000
    evening.call("fire", "firefly")
    assert evening.state.phase is Phase.STOPPED


def test_nothing_can_be_called_before_anything_was_said() -> None:
    """TW-76"""
    evening = in_turn()

    with pytest.raises(IllegalMove, match=Reason.NO_SUCH_CLUE):
        evening.play(BOB, CryStop(evening.state.turn))


def test_only_the_opponents_cry_stop() -> None:
    """TW-76"""
    evening = in_turn()
    evening.clue("firefly")

    for seat in (ANN, CLEO):
        with pytest.raises(IllegalMove, match=Reason.NOT_YOUR_PART):
            evening.play(seat, CryStop(evening.state.turn))


def test_a_stop_freezes_the_clock_and_everybody_sees_what_was_called() -> None:
    """TW-128"""
    evening = in_turn()
    evening.clue("firefly", after=10_000)

    evening.call("fire", "firefly")

    call = evening.view(PUBLIC).call
    assert call is not None
    assert (call.said, call.trap, call.agreed) == ("firefly", "fire", False)
    assert evening.view(PUBLIC).left == 79_000


def test_a_rejected_stop_costs_nothing() -> None:
    """TW-128"""
    evening = in_turn()
    evening.clue("firefly", after=10_000)
    evening.call("fire", "firefly")
    evening.contest()

    evening.vote()

    assert evening.state.phase is Phase.CLUING
    assert evening.view(PUBLIC).until == evening.at + 79_000


def test_a_rejected_stop_is_not_repeated() -> None:
    """TW-128"""
    evening = in_turn()
    evening.clue("firefly")
    evening.call("fire", "firefly")
    evening.contest()
    evening.vote()

    with pytest.raises(IllegalMove, match=Reason.ALREADY_SETTLED):
        evening.call("fire", "firefly", by=DAN)
    with pytest.raises(IllegalMove, match=Reason.ALREADY_SETTLED):
        evening.play(DAN, FlagClue(evening.state.turn, 1, Text("firefly"), Text("fire")))


def test_another_word_trap_rule_or_clue_is_another_call() -> None:
    """TW-128"""
    evening = in_turn()
    evening.clue("firefly Joe")
    evening.call("fire", "firefly")
    evening.contest()
    evening.vote()

    for trap, said in (("night", "firefly"), ("fire", "Joe")):
        evening.call(trap, said)
        evening.contest()
        evening.vote()
    evening.blame(ClueRule.PROPER_NOUN, "firefly")
    evening.contest()
    evening.vote()
    evening.clue("firefly again")
    evening.call("fire", "firefly")

    assert evening.state.phase is Phase.STOPPED


def test_silence_after_a_stop_is_a_vote() -> None:
    """TW-128"""
    evening = in_turn()
    evening.clue("firefly")
    evening.call("fire", "firefly")

    evening.wait()

    assert evening.state.phase is Phase.REVIEW


def test_an_illegal_clue_is_called_by_its_rule() -> None:
    """TW-64, TW-83, TW-84, TW-85"""
    evening = in_turn()
    evening.clue("Aladdin had one")

    evening.blame(ClueRule.PROPER_NOUN, "Aladdin")
    evening.play(CLEO, Accept(evening.state.turn))

    assert (evening.book[-1].failure, evening.book[-1].rule) == (
        Failure.ILLEGAL,
        ClueRule.PROPER_NOUN,
    )


def test_a_shy_group_plays_without_the_rules_of_clues() -> None:
    """TW-83"""
    evening = in_turn(Options(curse_in_second=False, curse_in_fourth=False, clue_rules=False))
    evening.clue("Aladdin had one")

    with pytest.raises(IllegalMove, match=Reason.NOT_NOW):
        evening.blame(ClueRule.PROPER_NOUN, "Aladdin")


def test_only_a_word_that_was_said_can_be_called() -> None:
    """TW-76"""
    evening = in_turn()
    evening.clue("hangs on the wall")

    with pytest.raises(IllegalMove, match=Reason.NO_SUCH_WORD):
        evening.call("fire", "fire")
    with pytest.raises(IllegalMove, match=Reason.NOT_A_TRAP):
        evening.call("moon", "wall")


@pytest.mark.parametrize("options", [UNCURSED, SPOKEN], ids=["typed", "spoken"])
def test_a_call_of_the_secret_word_does_not_show_it_to_the_guessers(options: Options) -> None:
    """TW-50, TW-128"""
    evening = in_turn(options)
    if options is UNCURSED:
        evening.clue("lanternish")

    evening.call("lantern", "lanternish")
    evening.contest()
    assert "lantern" not in str(evening.view(PUBLIC).review).split("'")
    evening.wait()

    assert evening.state.phase is Phase.CLUING
    assert evening.view(CLEO).precedents == ()


def test_the_referee_answers_a_call_of_the_secret_word_whichever_way_it_is_made() -> None:
    """TW-82, TW-128"""
    evening = in_turn(BY_HAND)
    evening.clue("two lanterns")

    evening.blame(ClueRule.SECRET, "lanterns")
    evening.wait()

    assert evening.book[-1].failure is Failure.SECRET


def test_words_that_did_not_stand_together_are_not_called_together() -> None:
    """TW-44, TW-128"""
    evening = in_turn()
    evening.clue("the wall of a house")

    with pytest.raises(IllegalMove, match=Reason.NO_SUCH_WORD):
        evening.call("fire", "house wall")


def test_the_trap_is_shown_on_the_call_and_the_list_after_the_turn() -> None:
    """TW-134"""
    evening = in_turn()
    evening.clue("firefly")

    evening.call("fire", "firefly")
    called = evening.view(CLEO)
    evening.play(CLEO, Accept(evening.state.turn))

    assert called.call is not None
    assert (called.call.trap, called.traps, called.book) == ("fire", (), ())
    assert evening.view(CLEO).book[-1].traps == ("fire", "light", "night")


def test_a_cry_tells_nobody_more_than_that_somebody_cried() -> None:
    """TW-128"""
    evening = in_turn()
    evening.clue("firefly")

    [cried] = evening.play(BOB, CryStop(evening.state.turn))

    assert cried == Cried(BOB, evening.at)
