"""What a table of Trapwords decided before: it advises, and never decides."""

import pytest

from tests.games.trapwords.dungeon import ANN, BOB, CLEO, DAN, EMBER, GAME, ICE, Evening
from tests.games.trapwords.scenes import BY_HAND, in_earnest, in_turn
from trapline.games.trapwords.model.calls import Precedent
from trapline.games.trapwords.model.game import Memory
from trapline.games.trapwords.model.kinds import Decision, Failure, Phase
from trapline.games.trapwords.model.reasons import Reason
from trapline.games.trapwords.wishes.calls import FlagClue
from trapline.games.trapwords.wishes.people import StrikePrecedent
from trapline.kernel import PUBLIC, IllegalMove, Language, Text


def decided(
    said: str, *, springs: bool, trap: str = "fire", reading: str = "", language: Language = "en"
) -> Memory:
    return Memory(precedents=(Precedent(language, trap, said, springs, reading, f"a {said}"),))


def flag(evening: Evening, said: str, trap: str = "fire") -> None:
    evening.play(DAN, FlagClue(evening.state.turn, evening.last_clue, Text(said), Text(trap)))


def test_a_verdict_is_kept_with_its_reading_and_its_sentence() -> None:
    """TW-80"""
    evening = in_turn()
    evening.clue("a firefly glows")
    evening.call("fire", "firefly")
    evening.contest()

    evening.vote(ANN, BOB, CLEO, DAN)

    reading = "derivation loose-family"
    kept = Precedent("en", "fire", "firefly", True, reading, "a firefly glows")
    assert evening.view(PUBLIC).precedents == (kept,)
    assert GAME.remember(evening.state, None).precedents == (kept,)


def test_what_once_sprang_is_flagged_and_not_stopped() -> None:
    """TW-80"""
    evening = in_turn(memory=decided("sparkler", springs=True))

    evening.clue("a sparkler in the dark")

    assert evening.state.phase is Phase.CLUING
    assert [one.said for one in evening.view(BOB).flagged] == ["sparkler"]


def test_a_precedent_is_the_referees_lean_and_shown_with_its_sentence_to_all_who_vote() -> None:
    """TW-80, TW-81"""
    evening = in_turn(memory=decided("sparkler", springs=True))
    evening.clue("sparkler")
    evening.guess("lantern")
    evening.wait()
    review = evening.view(CLEO).review
    assert review is not None
    assert review.lean is True
    assert review.before is not None
    assert review.before.sentence == "a sparkler"

    evening.vote(BOB, DAN)

    assert evening.book[-1].failure is Failure.TRAP
    assert evening.book[-1].votes[-1].decided is Decision.LEAN


def test_a_precedent_never_swallows_a_call() -> None:
    """TW-80"""
    evening = in_turn(memory=decided("firefly", springs=False))
    evening.clue("firefly")

    evening.call("fire", "firefly")
    evening.contest()
    evening.vote(ANN, BOB, CLEO, DAN)

    assert evening.book[-1].failure is Failure.TRAP


def test_a_precedent_never_swallows_a_flag() -> None:
    """TW-80: it was seen in play that a flag was raised and nobody asked."""
    evening = in_turn(memory=decided("sparkler", springs=False))
    evening.clue("sparkler")
    flag(evening, "sparkler")
    evening.guess("lantern")

    evening.wait()

    assert evening.state.review is not None
    assert evening.state.review.lean is False


def test_what_was_spared_is_whispered_about_but_not_flagged_by_the_referee() -> None:
    """TW-77, TW-80"""
    evening = in_turn(memory=decided("firefly", springs=False))

    evening.clue("firefly")

    assert [(one.said, one.lean) for one in evening.view(BOB).hints] == [("firefly", False)]
    assert evening.view(BOB).flagged == ()


def test_the_referee_does_not_call_what_this_table_has_let_pass() -> None:
    """TW-77, TW-80"""
    evening = in_turn(memory=decided("fires", springs=False))

    evening.clue("fires")

    assert evening.state.phase is Phase.CLUING
    assert [one.sure for one in evening.view(BOB).hints] == [False]


def test_another_trap_in_the_same_clue_is_called_all_the_same() -> None:
    """TW-77, TW-80"""
    evening = in_turn(memory=decided("fires", springs=False))

    evening.clue("fires at night")

    call = evening.view(PUBLIC).call
    assert call is not None
    assert call.said == "night"


def test_a_precedent_of_another_reading_says_nothing() -> None:
    """TW-80"""
    evening = in_turn(memory=decided("firefly", springs=True, reading="compound"))
    evening.clue("firefly")
    evening.call("fire", "firefly")

    evening.contest()

    review = evening.state.review
    assert review is not None
    assert (review.lean, review.before) == (None, None)


def test_two_readings_of_one_word_are_two_precedents() -> None:
    """TW-80"""
    evening = in_turn(memory=decided("firefly", springs=True, reading="compound"))
    evening.clue("firefly")
    evening.call("fire", "firefly")
    evening.contest()

    evening.vote()

    assert [(p.reading, p.springs) for p in evening.view(ANN).precedents] == [
        ("compound", True),
        ("derivation loose-family", False),
    ]


def test_the_last_verdict_of_a_table_takes_the_place_of_the_one_before() -> None:
    """TW-80"""
    evening = in_turn(memory=decided("sparkler", springs=True))
    evening.clue("sparkler")
    evening.guess("lantern")
    evening.wait()

    evening.vote()

    assert [p.springs for p in evening.view(ANN).precedents] == [False]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_host_strikes_what_was_decided(language: Language) -> None:
    """TW-80"""
    memory = decided("firefly", springs=True, reading="compound", language=language)
    evening = Evening(memory=memory).begin()
    strike = StrikePrecedent(Text("fire"), Text("firefly"), Text("compound"))

    if language == "fr":
        assert evening.view(ANN).precedents == ()
        with pytest.raises(IllegalMove, match=Reason.NO_SUCH_PRECEDENT):
            evening.play(ANN, strike)
    else:
        evening.play(ANN, strike)
        assert evening.view(ANN).precedents == ()


def test_what_is_decided_in_one_language_leaves_the_other_alone() -> None:
    """TW-80"""
    evening = in_turn(memory=decided("firefly", springs=True, language="fr"))
    evening.clue("firefly")
    evening.guess("lantern")
    evening.wait()

    evening.vote()

    assert {p.language for p in evening.state.precedents} == {"en", "fr"}


def test_what_was_decided_of_several_words_is_found_again() -> None:
    """TW-80"""
    evening = in_turn(memory=decided("glow worm", springs=True))

    evening.clue("a red glow worm")

    assert [one.said for one in evening.view(BOB).flagged] == ["glow worm"]


def test_a_homograph_is_never_stopped_but_by_a_person_whatever_was_decided() -> None:
    """TW-42"""
    evening = Evening(memory=decided("can", springs=True, trap="can")).begin()
    evening.write(EMBER, "can", "oil", "glass")
    evening.write(ICE)
    evening.take_book()

    evening.clue("you can hold it")

    assert evening.state.phase is Phase.CLUING
    assert [hint.sure for hint in evening.view(BOB).hints] == [False]


def test_what_was_denied_is_no_precedent() -> None:
    """TW-80, TW-128"""
    evening = in_turn(BY_HAND)
    evening.clue("firefly")
    evening.call("fire", "firefly")

    with pytest.raises(IllegalMove, match=Reason.NOT_NOW):
        evening.contest(heard=False)


@pytest.mark.parametrize(
    ("language", "secret", "traps", "clue", "called", "word"),
    [
        ("fr", "bateau", ("vague", "eau", "voile"), "posé sur l'eau", "l'eau", "eau"),
        ("en", "kite", ("string", "wind", "child"), "the children's toy", "children's", "children"),
    ],
)
def test_a_precedent_is_about_the_word_that_the_real_referee_found(
    language: Language, secret: str, traps: tuple[str, ...], clue: str, called: str, word: str
) -> None:
    """TW-80"""
    evening = in_earnest(secret, *traps, language=language, options=BY_HAND)
    evening.clue(clue)
    trap = next(hint.trap for hint in evening.view(BOB).hints if hint.trap)
    evening.call(trap, called)
    evening.contest()

    evening.vote()

    [kept] = evening.view(ANN).precedents
    assert (kept.trap, kept.said, kept.sentence) == (trap, word, clue)
