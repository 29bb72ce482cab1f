"""Calls, flags, reviews and precedents of Trapwords."""

import pytest

from tests.games.trapwords.dungeon import (
    ANN,
    BOB,
    CLEO,
    DAN,
    EMBER,
    GAME,
    ICE,
    UNCURSED,
    Evening,
)
from tests.games.trapwords.test_turns import SPOKEN, in_turn
from trapline.games.trapwords import facts as f
from trapline.games.trapwords import wishes as w
from trapline.games.trapwords.model import (
    Call,
    Caller,
    ClueRule,
    Failure,
    Flag,
    Memory,
    Options,
    Phase,
    Precedent,
    Reason,
)
from trapline.games.trapwords.rules.calls import decided
from trapline.kernel import PUBLIC, IllegalMove, Language, Stale, Text

BY_HAND = Options(curse_in_second=False, curse_in_fourth=False, caller=Caller.OPPONENTS)
UNREVIEWED = Options(curse_in_second=False, curse_in_fourth=False, reviews=False)


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


def test_a_flagged_clue_is_settled_after_the_turn() -> None:
    """TW-80"""
    evening = in_turn()
    evening.clue("sparkler")
    evening.play(DAN, w.FlagClue(evening.state.turn, 1, Text("sparkler"), Text("fire")))
    evening.guess("lantern")
    evening.wait()
    assert evening.state.phase is Phase.REVIEW
    assert evening.state.review is not None
    assert evening.state.review.call.by == DAN

    for seat in (ANN, BOB, CLEO, DAN):
        evening.play(seat, w.Vote(1, springs=True))

    assert evening.book[-1].failure is Failure.TRAP
    assert evening.view(ANN).precedents == (Precedent("en", "fire", "sparkler", springs=True),)


def test_the_referee_flags_what_it_doubts_and_only_those_who_listen_know() -> None:
    """TW-77, TW-80"""
    evening = in_turn()
    evening.clue("firefly")
    doubt = Flag(1, "firefly", "fire", by=None)
    assert evening.view(BOB).flagged == (doubt,)
    assert (evening.view(ANN).flagged, evening.view(ANN).flags) == ((), 0)
    with pytest.raises(IllegalMove, match=Reason.ALREADY_FLAGGED):
        evening.play(BOB, w.FlagClue(evening.state.turn, 1, Text("firefly"), Text("fire")))

    evening.guess("lantern")
    evening.wait()

    assert evening.state.review is not None
    assert evening.state.review.call == Call(None, 1, "firefly", "fire", None)


@pytest.mark.parametrize("options", [BY_HAND, UNREVIEWED])
def test_where_people_call_or_nothing_is_reviewed_the_referee_flags_nothing(
    options: Options,
) -> None:
    """TW-77"""
    evening = in_turn(options)
    evening.clue("firefly")
    evening.guess("lantern")
    evening.wait()

    assert evening.book[-1].failure is None


def test_nobody_sees_how_the_others_vote() -> None:
    """TW-80"""
    evening = in_turn()
    evening.clue("firefly")
    evening.play(BOB, w.CallTrap(evening.state.turn, Text("fire"), 1, Text("firefly")))
    evening.play(ANN, w.Contest(evening.state.turn))

    evening.play(BOB, w.Vote(1, springs=True))

    reviews = [evening.view(seat).review for seat in (ANN, BOB)]
    assert [review.springs for review in reviews if review] == [(), (BOB,)]
    assert [review.voted for review in reviews if review] == [(BOB,), (BOB,)]


@pytest.mark.parametrize(
    ("votes", "lean", "springs"),
    [
        (((2, 0), (2, 0)), False, True),
        (((1, 1), (2, 0)), False, False),
        (((0, 2), (3, 0)), None, True),
        (((1, 1), (1, 1)), None, False),
        (((1, 1), (1, 1)), True, True),
        (((0, 0), (0, 0)), True, True),
        (((0, 0), (0, 0)), False, False),
        (((0, 2), (1, 1)), True, False),
    ],
)
def test_how_votes_are_counted(
    votes: tuple[tuple[int, int], tuple[int, int]], lean: bool | None, springs: bool
) -> None:
    """TW-80, TW-81"""
    assert decided(votes, lean) is springs


def test_a_review_that_nobody_answers_ends_by_itself() -> None:
    """TW-81"""
    evening = in_turn()
    evening.clue("firefly")
    evening.play(BOB, w.CallTrap(evening.state.turn, Text("fire"), 1, Text("firefly")))
    evening.play(ANN, w.Contest(evening.state.turn))

    evening.wait()

    assert evening.state.phase is Phase.CLUING


def test_what_was_decided_holds_from_then_on_and_in_the_next_game() -> None:
    """TW-80"""
    decided_before = Memory(precedents=(Precedent("en", "fire", "firefly", springs=True),))
    evening = Evening(memory=decided_before).begin().write_both().take_book()

    evening.clue("firefly")

    assert evening.book[-1].failure is Failure.TRAP
    assert GAME.remember(evening.state, None).precedents == decided_before.precedents


def test_what_was_spared_is_not_even_whispered_about() -> None:
    """TW-80"""
    spared = Memory(precedents=(Precedent("en", "fire", "firefly", springs=False),))
    evening = Evening(memory=spared).begin().write_both().take_book()

    evening.clue("firefly")

    assert evening.view(BOB).hints == ()


def test_the_host_strikes_what_was_decided() -> None:
    memory = Memory(precedents=(Precedent("en", "fire", "firefly", springs=True),))
    evening = Evening(memory=memory).begin()

    evening.play(ANN, w.StrikePrecedent(Text("fire"), Text("firefly")))

    assert evening.view(ANN).precedents == ()


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


def test_which_flag_was_raised_is_known_to_those_who_raised_it() -> None:
    """TW-80"""
    evening = in_turn()
    evening.clue("wall")

    (flagged,) = evening.play(BOB, w.FlagClue(evening.state.turn, 1, Text("wall"), Text("fire")))

    assert GAME.redact(flagged, ANN) == f.Flagged(BOB, 1, None, to=(BOB, DAN))
    assert evening.view(ANN).flags == 1


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


def decide(said: str, *, springs: bool, language: Language = "en") -> Memory:
    return Memory(precedents=(Precedent(language, "fire", said, springs=springs),))


def test_what_was_decided_of_several_words_holds() -> None:
    """TW-80"""
    evening = Evening(memory=decide("glow worm", springs=True)).begin().write_both().take_book()

    evening.clue("a red glow worm")

    result = evening.book[-1]
    assert (result.failure, result.said) == (Failure.TRAP, "glow worm")


def test_what_is_decided_in_one_language_leaves_the_other_alone() -> None:
    """TW-80"""
    evening = Evening(memory=decide("firefly", springs=True, language="fr")).begin()
    assert evening.view(ANN).precedents == ()
    with pytest.raises(IllegalMove, match=Reason.NO_SUCH_PRECEDENT):
        evening.play(ANN, w.StrikePrecedent(Text("fire"), Text("firefly")))

    evening.write_both().take_book().clue("firefly")
    evening.guess("lantern")
    evening.wait()
    evening.wait()

    assert {p.language for p in evening.state.precedents} == {"en", "fr"}


def test_a_homograph_is_never_stopped_but_by_a_person_whatever_was_decided() -> None:
    """TW-42"""
    memory = Memory(precedents=(Precedent("en", "can", "can", springs=True),))
    evening = Evening(memory=memory).begin()
    evening.write(EMBER, "can", "oil", "glass")
    evening.write(ICE)
    evening.take_book()

    evening.clue("you can hold it")

    assert evening.state.phase is Phase.CLUING
    assert [hint.sure for hint in evening.view(BOB).hints] == [False]


def test_the_same_doubt_is_voted_on_once() -> None:
    """TW-80"""
    evening = in_turn()
    evening.clue("firefly")
    evening.clue("firefly again")
    evening.guess("lantern")
    evening.wait()
    for seat in (ANN, BOB, CLEO, DAN):
        evening.play(seat, w.Vote(1, springs=False))

    assert evening.book[-1].failure is None


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
