"""Calls of Trapwords: who stops the turn, when, and what for."""

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
from trapline.games.trapwords import wishes as w
from trapline.games.trapwords.model import (
    ClueRule,
    Failure,
    Options,
    Phase,
    Reason,
)
from trapline.kernel import PUBLIC, IllegalMove, Stale, Text


def test_the_referee_calls_what_it_is_sure_of() -> None:
    """TW-64, TW-68, TW-69, TW-71, TW-77"""
    evening = in_turn()

    evening.clue("lots of fires")

    result = evening.book[-1]
    assert (result.failure, result.said, result.trap, result.wrote) == (
        Failure.TRAP,
        "fires",
        "fire",
        BOB,
    )


def test_the_secret_word_is_a_trap_too() -> None:
    """TW-75, TW-82"""
    evening = in_turn()

    evening.clue("not a lantern")

    assert evening.book[-1].failure is Failure.SECRET


def test_the_opponents_may_call_by_themselves_with_the_referees_whisper() -> None:
    """TW-76, TW-77"""
    evening = in_turn(BY_HAND)
    evening.clue("a big fire")
    hint = evening.view(BOB).hints[0]
    assert (hint.said, hint.trap, hint.sure) == ("fire", "fire", True)
    assert evening.view(ANN).hints == ()
    assert evening.state.phase is Phase.CLUING

    evening.play(BOB, w.CallTrap(evening.state.turn, Text("fire"), 1, Text("fire")))

    assert evening.book[-1].failure is Failure.TRAP


def test_a_call_that_comes_too_late_is_out_of_date() -> None:
    """TW-78, TW-79"""
    evening = in_turn(BY_HAND)
    evening.clue("a big fire")

    with pytest.raises(Stale):
        evening.play(BOB, w.CallTrap(evening.state.turn, Text("fire"), 1, Text("fire")), after=3001)


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


def test_a_stop_freezes_the_clock_and_everybody_sees_what_was_called() -> None:
    """TW-128"""
    evening = in_turn()
    evening.clue("firefly", after=10_000)

    evening.play(BOB, w.CallTrap(evening.state.turn, Text("fire"), 1, Text("firefly")))

    call = evening.view(PUBLIC).call
    assert call is not None
    assert (call.said, call.trap) == ("firefly", "fire")
    assert evening.view(PUBLIC).left == 79_000


def test_a_rejected_stop_costs_nothing() -> None:
    """TW-128"""
    evening = in_turn()
    evening.clue("firefly", after=10_000)
    evening.play(BOB, w.CallTrap(evening.state.turn, Text("fire"), 1, Text("firefly")))
    evening.play(ANN, w.Contest(evening.state.turn))

    for seat in (ANN, BOB, CLEO, DAN):
        evening.play(seat, w.Vote(1, springs=False))

    assert evening.state.phase is Phase.CLUING
    assert evening.view(PUBLIC).until == evening.at + 79_000


def test_silence_after_a_stop_is_a_vote() -> None:
    """TW-128"""
    evening = in_turn()
    evening.clue("firefly")
    evening.play(BOB, w.CallTrap(evening.state.turn, Text("fire"), 1, Text("firefly")))

    evening.wait()

    assert evening.state.phase is Phase.REVIEW


def test_an_illegal_clue_is_called_by_its_rule() -> None:
    """TW-64, TW-83, TW-84, TW-85"""
    evening = in_turn()
    evening.clue("Aladdin had one")

    evening.play(BOB, w.CallRule(evening.state.turn, ClueRule.PROPER_NOUN, 1, Text("Aladdin")))
    evening.play(CLEO, w.Accept(evening.state.turn))

    assert (evening.book[-1].failure, evening.book[-1].rule) == (
        Failure.ILLEGAL,
        ClueRule.PROPER_NOUN,
    )


def test_a_shy_group_plays_without_the_rules_of_clues() -> None:
    """TW-83"""
    evening = in_turn(Options(curse_in_second=False, curse_in_fourth=False, clue_rules=False))
    evening.clue("Aladdin had one")

    with pytest.raises(IllegalMove, match=Reason.NOT_NOW):
        evening.play(BOB, w.CallRule(evening.state.turn, ClueRule.PROPER_NOUN, 1, Text("Aladdin")))


def test_where_people_speak_a_call_names_the_trap_alone() -> None:
    """TW-77, TW-128"""
    evening = in_turn(SPOKEN)

    evening.play(DAN, w.CallTrap(evening.state.turn, Text("fire")))
    evening.play(ANN, w.Accept(evening.state.turn))

    assert evening.book[-1].trap == "fire"


def test_only_a_word_that_was_said_can_be_called() -> None:
    """TW-76"""
    evening = in_turn()
    evening.clue("hangs on the wall")

    with pytest.raises(IllegalMove, match=Reason.NO_SUCH_WORD):
        evening.play(BOB, w.CallTrap(evening.state.turn, Text("fire"), 1, Text("fire")))
    with pytest.raises(IllegalMove, match=Reason.NOT_A_TRAP):
        evening.play(BOB, w.CallTrap(evening.state.turn, Text("moon"), 1, Text("wall")))


@pytest.mark.parametrize("options", [UNCURSED, SPOKEN], ids=["typed", "spoken"])
def test_a_call_of_the_secret_word_does_not_show_it_to_the_guessers(options: Options) -> None:
    """TW-50, TW-128"""
    evening = in_turn(options)
    said = Text("lanternish") if options is UNCURSED else None
    clue = 1 if options is UNCURSED else 0
    if said:
        evening.clue(said)

    evening.play(BOB, w.CallTrap(evening.state.turn, Text("lantern"), clue, said))
    evening.play(ANN, w.Contest(evening.state.turn))
    assert "lantern" not in str(evening.view(PUBLIC).review).split("'")
    evening.wait()

    assert evening.state.phase is Phase.CLUING
    assert evening.view(CLEO).precedents == ()


def test_the_referee_answers_a_call_of_the_secret_word_whichever_way_it_is_made() -> None:
    """TW-82, TW-128"""
    evening = in_turn(BY_HAND)
    evening.clue("two lanterns")

    evening.play(BOB, w.CallRule(evening.state.turn, ClueRule.SECRET, 1, Text("lanterns")))

    assert evening.book[-1].failure is Failure.SECRET


def test_words_that_did_not_stand_together_are_not_called_together() -> None:
    """TW-44, TW-128"""
    evening = in_turn()
    evening.clue("the wall of a house")

    with pytest.raises(IllegalMove, match=Reason.NO_SUCH_WORD):
        evening.play(BOB, w.CallTrap(evening.state.turn, Text("fire"), 1, Text("house wall")))


def test_a_stop_takes_nobodys_time_to_call_another_clue() -> None:
    """TW-79"""
    evening = in_turn()
    evening.clue("a house")
    evening.clue("the wall", after=1500)
    evening.play(BOB, w.CallTrap(evening.state.turn, Text("fire"), 1, Text("house")), after=500)
    evening.wait()
    evening.wait()
    assert evening.state.phase is Phase.CLUING

    evening.play(BOB, w.CallTrap(evening.state.turn, Text("fire"), 2, Text("wall")), after=1000)

    assert evening.state.stops == 2


def test_a_found_word_waits_for_the_longest_window() -> None:
    """TW-127, TW-129"""
    evening = in_turn()
    evening.clue("a thing of twelve words that hangs upon a very old wall")
    evening.clue("metal", after=500)
    long_one, short_one = evening.view(BOB).clues
    assert long_one.until > short_one.until
    evening.guess("lantern", after=500)

    evening.wait()

    assert evening.at == long_one.until


def test_a_call_that_came_too_late_stays_too_late() -> None:
    """TW-79"""
    evening = in_turn()
    evening.clue("a house")
    late = w.CallTrap(evening.state.turn, Text("fire"), 1, Text("house"))
    evening.clue("the wall", after=4000)
    with pytest.raises(Stale):
        evening.play(BOB, late)

    evening.play(BOB, w.CallTrap(evening.state.turn, Text("fire"), 2, Text("wall")))

    with pytest.raises(Stale):
        evening.play(BOB, late)
