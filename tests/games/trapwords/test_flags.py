"""Flags of Trapwords: not sure, so let them go on, and settle it afterwards."""

import pytest

from tests.games.trapwords.dungeon import ANN, BOB, CLEO, DAN
from tests.games.trapwords.scenes import BY_HAND, SPOKEN, UNREVIEWED, in_earnest, in_turn
from trapline.games.trapwords.facts.calls import Flagged
from trapline.games.trapwords.model.calls import Call, Flag, Precedent
from trapline.games.trapwords.model.kinds import CallKind, ClueRule, Failure, Mistap, Phase
from trapline.games.trapwords.model.options import Options
from trapline.games.trapwords.model.reasons import Reason
from trapline.games.trapwords.wishes.calls import FlagClue, TakeBack
from trapline.games.trapwords.wishes.turns import CallRight
from trapline.kernel import PUBLIC, IllegalMove, Language, Stale, Text, redact


def test_a_flagged_clue_is_settled_after_the_turn() -> None:
    """TW-80"""
    evening = in_turn()
    evening.clue("sparkler")
    evening.play(DAN, FlagClue(evening.state.turn, 1, Text("sparkler"), Text("fire")))
    evening.guess("lantern")
    evening.wait()
    assert evening.state.review is not None
    assert evening.state.review.call.by == DAN

    evening.vote(ANN, BOB, CLEO, DAN)

    assert evening.book[-1].failure is Failure.TRAP
    [decided] = evening.view(ANN).precedents
    assert decided == Precedent("en", "fire", "sparkler", springs=True, sentence="sparkler")


@pytest.mark.parametrize("rule", [rule for rule in ClueRule if rule is not ClueRule.SECRET])
def test_a_flag_names_a_trap_or_a_rule_and_is_voted_on_when_the_word_is_found(
    rule: ClueRule,
) -> None:
    """TW-80, TW-84"""
    evening = in_turn()
    evening.clue("Aladdin had one")
    evening.play(BOB, FlagClue(evening.state.turn, 1, Text("Aladdin"), rule=rule))
    evening.guess("lantern")

    evening.wait()

    assert evening.state.review is not None
    assert evening.state.review.call == Call(BOB, 1, "aladdin", None, rule, CallKind.FLAG)


def test_a_rule_that_is_upheld_afterwards_takes_the_success_back() -> None:
    """TW-80, TW-84"""
    evening = in_turn()
    evening.clue("Aladdin had one")
    name = ClueRule.PROPER_NOUN
    evening.play(BOB, FlagClue(evening.state.turn, 1, Text("Aladdin"), rule=name))
    evening.guess("lantern")
    evening.wait()

    evening.vote(ANN, BOB, CLEO, DAN)

    assert (evening.book[-1].failure, evening.book[-1].rule) == (Failure.ILLEGAL, name)


def test_the_referee_flags_what_it_doubts_and_only_those_who_listen_know() -> None:
    """TW-77, TW-80"""
    evening = in_turn()
    evening.clue("firefly")
    doubt = Flag(1, "firefly", "fire", by=None)
    assert evening.view(BOB).flagged == (doubt,)
    assert (evening.view(ANN).flagged, evening.view(ANN).flags) == ((), 0)
    with pytest.raises(IllegalMove, match=Reason.ALREADY_FLAGGED):
        evening.play(BOB, FlagClue(evening.state.turn, 1, Text("firefly"), Text("fire")))

    evening.guess("lantern")
    evening.wait()

    assert evening.state.review is not None
    assert evening.state.review.call == Call(None, 1, "firefly", "fire", None, CallKind.FLAG)


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


def test_which_flag_was_raised_is_known_to_those_who_raised_it() -> None:
    """TW-80"""
    evening = in_turn()
    evening.clue("wall")

    (flagged,) = evening.play(BOB, FlagClue(evening.state.turn, 1, Text("wall"), Text("fire")))

    assert redact(flagged, ANN) == Flagged(BOB, 1, None, to=(BOB, DAN))
    assert evening.view(ANN).flags == 1


def test_a_flag_must_be_raised_while_the_clue_can_be_called() -> None:
    """TW-79, TW-80"""
    evening = in_turn()
    evening.clue("sparkler")
    evening.clue("metal", after=9000)

    with pytest.raises(Stale):
        evening.play(DAN, FlagClue(evening.state.turn, 1, Text("sparkler"), Text("fire")))


def test_the_same_doubt_of_the_referee_is_voted_on_once() -> None:
    """TW-80"""
    evening = in_turn()
    evening.clue("firefly")
    evening.clue("firefly again")
    evening.guess("lantern")
    evening.wait()

    evening.vote()

    assert evening.book[-1].failure is None


def test_what_somebody_flags_is_voted_on_although_the_same_word_just_was() -> None:
    """TW-80"""
    evening = in_turn()
    evening.clue("sparkler")
    evening.clue("sparkler again")
    for clue in (1, 2):
        evening.play(DAN, FlagClue(evening.state.turn, clue, Text("sparkler"), Text("fire")))
    evening.guess("lantern")
    evening.wait()
    evening.vote()
    assert evening.state.review is not None

    evening.vote()

    assert len(evening.book[-1].votes) == 2


def test_where_people_speak_one_tap_marks_the_moment() -> None:
    """TW-80"""
    evening = in_turn(SPOKEN)

    evening.play(DAN, FlagClue(evening.state.turn))

    assert evening.state.phase is Phase.CLUING
    assert evening.view(PUBLIC).flags == 1


def test_what_a_marked_moment_was_is_said_at_the_review() -> None:
    """TW-80, TW-128"""
    evening = in_turn(SPOKEN)
    evening.play(DAN, FlagClue(evening.state.turn))
    evening.play(DAN, CallRight(evening.state.turn))
    evening.wait()
    view = evening.view(DAN)
    assert (view.phase, view.call) == (
        Phase.NAMING,
        Call(DAN, 0, "", None, None, CallKind.FLAG),
    )

    evening.call("fire", "firefly", by=BOB)

    assert evening.state.review is not None
    assert evening.state.review.call == Call(DAN, 0, "firefly", "fire", None, CallKind.FLAG)
    evening.vote(ANN, BOB, CLEO, DAN)
    assert evening.book[-1].failure is Failure.TRAP


@pytest.mark.parametrize("by_hand", [True, False])
def test_a_moment_of_which_nothing_is_said_stands(by_hand: bool) -> None:
    """TW-80, TW-81"""
    evening = in_turn(SPOKEN)
    evening.play(DAN, FlagClue(evening.state.turn))
    evening.play(DAN, CallRight(evening.state.turn))
    evening.wait()

    if by_hand:
        evening.play(DAN, TakeBack(evening.state.turn, Mistap.FLAG))
    else:
        evening.wait()

    assert evening.book[-1].failure is None


def test_two_rivals_who_mark_the_same_moment_mark_it_once() -> None:
    """TW-80"""
    evening = in_turn(SPOKEN)
    evening.play(DAN, FlagClue(evening.state.turn))

    with pytest.raises(IllegalMove, match=Reason.ALREADY_MARKED):
        evening.play(BOB, FlagClue(evening.state.turn), after=500)
    evening.play(BOB, FlagClue(evening.state.turn), after=5000)

    assert evening.view(PUBLIC).flags == 2


@pytest.mark.parametrize(
    ("language", "clue", "secret", "said"),
    [
        ("en", "what Nancy solves", "mystery", "nancy"),
        ("en", "the FBI has many", "mystery", "fbi"),
        ("fr", "Hercule en cherche à Paris", "mystère", "paris"),
    ],
)
def test_what_is_written_as_a_name_is_flagged_and_voted_on_after_the_turn(
    language: Language, clue: str, secret: str, said: str
) -> None:
    """TW-77, TW-80, TW-84, TW-85: it was seen in play that nobody was asked."""
    traps = ("crime", "detective", "book") if language == "en" else ("crime", "police", "livre")
    evening = in_earnest(secret, *traps, language=language)
    evening.clue(clue)
    evening.guess(secret)

    evening.wait()

    assert evening.state.review is not None
    call = evening.state.review.call
    assert (call.by, call.said) == (None, said)
    assert call.rule in (ClueRule.PROPER_NOUN, ClueRule.SHORT_NAME)


@pytest.mark.parametrize("clue", ["Poisson d'avril", "une rose blanche"])
def test_an_ordinary_word_that_is_a_name_too_is_only_whispered_about(clue: str) -> None:
    """TW-77, TW-84"""
    evening = in_earnest("mystère", "crime", "police", "livre", language="fr")

    evening.clue(clue)

    assert evening.view(BOB).flagged == ()
