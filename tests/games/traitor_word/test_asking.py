"""Is that a word? What no list knows is asked about, and the judge of words votes with a few."""

import pytest

from tests.games.traitor_word.chain import (
    ANN,
    BOB,
    CLEO,
    DAN,
    NO_ROUNDS,
    PLAIN,
    SPOKEN,
    UNKNOWN,
    Evening,
    kinds,
)
from trapline.games.traitor_word.facts.chain import Accepted, Asked
from trapline.games.traitor_word.model.kinds import Charge, Phase
from trapline.games.traitor_word.model.options import Options
from trapline.games.traitor_word.model.reasons import Reason
from trapline.games.traitor_word.wishes import LetStand, Say
from trapline.kernel import HOUSE, PUBLIC, IllegalMove, SeatLeft, Text


def after(word: str, *, bots: tuple[int, ...] = (), seats: int = 4) -> Evening:
    """Bob has said a word."""
    evening = Evening(seats=seats, bots=bots)
    evening.say(word)
    return evening


def test_about_a_word_that_no_list_knows_the_others_are_asked() -> None:
    """TT-12"""
    evening = Evening(seats=4)

    told = evening.say(UNKNOWN)

    assert kinds(told) == ["Said", "Asked"]
    assert told[1] == Asked(2, against=True, until=evening.at + 10_000)
    assert evening.view(PUBLIC).asked
    assert evening.view(PUBLIC).waiting == (ANN, CLEO, DAN)
    assert evening.view(PUBLIC).until == evening.at + 10_000


def test_nobody_is_asked_about_a_word_that_is_known() -> None:
    """TT-12"""
    evening = after(PLAIN)

    assert not evening.view(PUBLIC).asked
    assert evening.view(PUBLIC).until == evening.at + 3000


def test_it_does_not_stand_before_they_have_answered() -> None:
    """TT-12, TT-26"""
    evening = after(UNKNOWN)
    evening.let_stand(ANN, CLEO)
    evening.at += 5000

    told = evening.play(DAN, LetStand(2))

    assert kinds(told) == ["LetStood", "Accepted"]
    assert (evening.state.phase, evening.view(PUBLIC).asked) == (Phase.HOLD, False)


def test_once_they_have_answered_it_stands_as_long_as_any_word() -> None:
    """TT-12, TT-26"""
    evening = after(UNKNOWN)
    evening.object(ANN)
    evening.let_stand(CLEO)

    told = evening.play(DAN, LetStand(2))

    assert told[1:] == [Accepted(2, evening.at + 3000)]
    assert evening.state.phase is Phase.HOLD
    assert not evening.view(ANN).asked


def test_to_take_it_for_a_word_is_not_yet_to_let_it_stand() -> None:
    """TT-12, TT-26"""
    evening = after(UNKNOWN)
    evening.let_stand(ANN, CLEO, DAN)
    assert evening.view(PUBLIC).stands == ()

    evening.let_stand(ANN, CLEO, DAN)

    assert (evening.state.phase, evening.speaker) == (Phase.SPEAKING, CLEO)


def test_if_they_say_nothing_it_stands_in_doubt() -> None:
    """TT-12"""
    evening = after(UNKNOWN)
    evening.object(ANN)

    told = evening.wait()

    assert kinds(told) == ["Accepted"]
    assert evening.texts == ["nature", UNKNOWN]
    assert "MayAccuse" in evening.may(CLEO)


def test_if_most_say_no_it_is_taken_back() -> None:
    """TT-12, TT-15"""
    evening = after(UNKNOWN)
    evening.object(ANN)

    told = evening.object(DAN)

    assert kinds(told) == ["Objected", "Struck"]
    assert (evening.texts, evening.speaker) == (["nature"], BOB)


def test_who_is_asked_may_think_again() -> None:
    """TT-12"""
    evening = after(UNKNOWN)
    evening.object(ANN)
    evening.let_stand(ANN)
    evening.let_stand(CLEO)
    evening.object(CLEO)

    assert (evening.view(PUBLIC).stands, evening.view(PUBLIC).objects) == ((ANN,), (CLEO,))


@pytest.mark.parametrize("charge", Charge)
def test_nobody_accuses_what_may_be_no_word(charge: Charge) -> None:
    """TT-12, TT-25: the question is answered first, and then the word can be accused."""
    evening = after(UNKNOWN)
    assert "MayAccuse" not in evening.may(CLEO)

    with pytest.raises(IllegalMove) as refusal:
        evening.accuse(CLEO, charge)

    assert refusal.value.reason == Reason.WORD_IN_QUESTION
    assert evening.view(PUBLIC).asked
    evening.let_stand(ANN, CLEO, DAN)
    assert kinds(evening.accuse(CLEO, charge))[0] == "Accused"


def test_a_question_is_answered_though_its_speaker_left() -> None:
    """TT-12, TT-62"""
    evening = after(UNKNOWN)
    evening.play(HOUSE, SeatLeft(BOB))

    for seat in (ANN, DAN):
        evening.object(seat)

    assert (evening.texts, evening.speaker) == (["nature"], CLEO)


def test_a_word_that_most_do_not_take_for_one_costs_nobody_a_flash() -> None:
    """TT-12, TT-15, TT-25"""
    evening = after(UNKNOWN)
    with pytest.raises(IllegalMove):
        evening.accuse(CLEO)

    for seat in (ANN, DAN):
        evening.object(seat)

    assert (evening.flashes(), evening.texts) == ([3, 3, 3, 3], ["nature"])


def test_without_rounds_the_token_waits_for_the_answers() -> None:
    """TT-12, TT-50"""
    evening = Evening(NO_ROUNDS)
    evening.say(UNKNOWN, BOB)
    assert "MayTake" not in evening.may(CLEO)

    evening.let_stand(ANN, CLEO)
    evening.let_stand(ANN, CLEO)

    assert evening.state.phase is Phase.FREE


def test_people_who_can_vote_among_themselves_need_no_judge() -> None:
    """TT-12"""
    evening = after(UNKNOWN, bots=(DAN,))

    assert evening.view(PUBLIC).judge is None
    evening.object(ANN)

    assert evening.last.text == UNKNOWN


def test_with_one_other_person_the_judge_of_words_votes_against_what_it_does_not_know() -> None:
    """TT-12, TT-63"""
    evening = after(UNKNOWN, bots=(CLEO, DAN))
    assert evening.view(PUBLIC).judge is False

    told = kinds(evening.object(ANN))

    assert told == ["Objected", "Struck"]


def test_with_one_other_person_a_word_that_the_judge_knows_stands() -> None:
    """TT-12, TT-63"""
    evening = after(PLAIN, bots=(CLEO, DAN))
    assert evening.view(PUBLIC).judge is True

    evening.object(ANN)

    assert evening.last.text == PLAIN


def test_one_voice_against_the_judge_is_a_doubt_and_the_word_stands() -> None:
    """TT-12"""
    evening = after(UNKNOWN, bots=(CLEO, DAN))

    told = evening.play(ANN, LetStand(2))

    assert kinds(told) == ["LetStood", "Accepted"]


def test_the_judge_takes_a_capital_for_a_name() -> None:
    """TT-12"""
    evening = after(UNKNOWN.title(), bots=(CLEO, DAN))

    evening.object(ANN)

    assert evening.last.text == UNKNOWN.title()


def test_the_judge_votes_once_others_have_gone() -> None:
    """TT-12, TT-62"""
    evening = after(UNKNOWN)
    evening.object(ANN)
    evening.play(HOUSE, SeatLeft(CLEO))

    told = evening.play(HOUSE, SeatLeft(DAN))

    assert kinds(told) == ["WentAway", "Struck"]


def test_a_word_that_was_only_heard_is_not_for_the_judge() -> None:
    """TT-12, TT-15"""
    evening = Evening(SPOKEN, bots=(CLEO,))
    evening.speak()
    assert evening.view(PUBLIC).judge is None

    evening.object(ANN)

    assert evening.texts == ["nature"]


def test_where_nobody_can_be_asked_the_judge_of_words_decides() -> None:
    """TT-12, TT-15"""
    evening = Evening(bots=(ANN, CLEO))

    with pytest.raises(IllegalMove) as refused:
        evening.say(UNKNOWN)

    assert refused.value.reason == Reason.UNKNOWN_WORD
    assert refused.value.facts == {"word": UNKNOWN, "rule": "TT-12"}
    evening.say(UNKNOWN.title())
    assert not evening.view(PUBLIC).asked


def test_who_types_for_want_of_a_voice_is_asked_too() -> None:
    """TT-12"""
    evening = Evening(SPOKEN)

    assert kinds(evening.speak(text=UNKNOWN)) == ["Said", "Asked"]


def test_what_others_write_down_is_not_asked_about() -> None:
    """TT-12, TT-14"""
    evening = Evening(SPOKEN)
    evening.speak()

    assert kinds(evening.note(CLEO, UNKNOWN)) == ["Noted"]


@pytest.mark.parametrize("seconds", [0, 10])
def test_the_question_is_as_long_whatever_time_a_word_must_stand(seconds: int) -> None:
    """TT-12, TT-26"""
    evening = Evening(Options(window_seconds=seconds))

    evening.say(UNKNOWN)

    assert evening.view(PUBLIC).until == evening.at + 10_000


def test_a_sentence_is_refused() -> None:
    """TT-12"""
    evening = Evening()

    with pytest.raises(IllegalMove) as refused:
        evening.play(BOB, Say(evening.state.turn, Text("I bake")))

    assert refused.value.reason == Reason.SENTENCE
