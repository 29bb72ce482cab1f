"""The window after a word, and accusations of a secret word."""

import pytest

from tests.games.traitor_word.chain import ANN, BOB, CLEO, DAN, Evening, kinds
from trapline.games.traitor_word.facts.chain import Said
from trapline.games.traitor_word.model.kinds import Charge, Phase, Verdict
from trapline.games.traitor_word.model.options import Options
from trapline.games.traitor_word.model.reasons import Reason
from trapline.games.traitor_word.wishes import Accuse, MayAccuse, Say
from trapline.kernel import IllegalMove, Stale, Text


def test_the_first_token_that_is_grabbed_counts() -> None:
    """TT-25"""
    evening = Evening(seats=4)
    evening.say("flower")
    evening.accuse(CLEO, Charge.OFF_TOPIC)

    for charge in Charge:
        with pytest.raises(Stale):
            evening.accuse(DAN, charge)
    assert "MayAccuse" not in evening.may(DAN)


def test_a_word_is_accused_only_once() -> None:
    """TT-25"""
    evening = Evening(seats=4)
    evening.say("flower")
    evening.accuse(CLEO)

    with pytest.raises(Stale):
        evening.accuse(DAN, Charge.OFF_TOPIC)


def test_the_next_word_may_not_come_before_the_last_has_stood() -> None:
    """TT-26"""
    evening = Evening()
    evening.say("flower")
    assert evening.view(ANN).speaker == CLEO

    with pytest.raises(Stale):
        evening.play(CLEO, Say(evening.state.turn, Text("petal")), after=2000)
    evening.wait()

    assert evening.state.phase is Phase.SPEAKING


def test_all_others_together_can_let_a_word_stand_sooner() -> None:
    """TT-26"""
    evening = Evening(seats=4)
    evening.say("flower")

    evening.let_stand(ANN, CLEO)
    assert evening.state.phase is Phase.HOLD
    evening.let_stand(DAN)

    assert (evening.state.phase, evening.speaker) == (Phase.SPEAKING, CLEO)


def test_who_let_a_word_stand_may_still_accuse() -> None:
    """TT-26"""
    evening = Evening()
    evening.say("flower")
    evening.let_stand(ANN, CLEO)

    assert "MayAccuse" in evening.may(ANN)
    assert "MayLetStand" not in evening.may(ANN)


@pytest.mark.parametrize("by", [BOB, ANN])
def test_neither_the_speaker_nor_anybody_twice_lets_a_word_stand(by: int) -> None:
    """TT-26"""
    evening = Evening(seats=4)
    evening.say("flower")
    evening.let_stand(ANN)

    with pytest.raises(IllegalMove):
        evening.let_stand(by)


@pytest.mark.parametrize("seconds", [1, 10])
def test_words_stand_as_long_as_the_group_wants(seconds: int) -> None:
    """TT-26"""
    evening = Evening(Options(window_seconds=seconds))
    evening.say("flower")

    assert evening.view(ANN).until == evening.at + 1000 * seconds


def test_words_need_not_stand_at_all() -> None:
    """TT-26"""
    evening = Evening(Options(window_seconds=0), hold=True)
    evening.stand()

    told = evening.say("flower")

    assert kinds(told) == ["Said", "TurnBegan"]
    assert "MayAccuse" in evening.may(ANN)


@pytest.mark.parametrize("word", ["garden", "flower"])
def test_the_window_is_the_same_for_every_word(word: str) -> None:
    """TT-26"""
    evening = Evening()

    said = evening.say(word)[0]

    assert isinstance(said, Said)
    assert said.until == evening.at + 3000


def test_only_the_last_word_can_be_accused() -> None:
    """TT-26"""
    evening = Evening()
    evening.say("garden")
    number = evening.last.number
    evening.say("flower")

    with pytest.raises(Stale):
        evening.play(ANN, Accuse(number, Charge.SECRET))


def test_a_word_that_was_read_cannot_be_accused() -> None:
    """TT-26"""
    evening = Evening(hold=True)

    assert "MayAccuse" not in evening.may(BOB)
    with pytest.raises(IllegalMove) as refused:
        evening.accuse(BOB)
    assert refused.value.reason == Reason.OPENING_WORD


def test_anybody_but_the_speaker_may_accuse() -> None:
    """TT-27, TT-31"""
    evening = Evening(seats=4)
    evening.say("garden")

    for seat in (ANN, CLEO, DAN):
        assert evening.invited(seat, MayAccuse).charges == tuple(Charge)
    with pytest.raises(IllegalMove) as refused:
        evening.accuse(BOB)
    assert refused.value.reason == Reason.OWN_WORD


def test_a_caught_secret_word_costs_a_flash_and_the_card() -> None:
    """TT-28, TT-29"""
    evening = Evening()
    evening.say("garden")

    told = evening.accuse(CLEO)

    assert kinds(told) == ["Accused", "Answered", "FlashPassed", "CardLost", "Drew"]
    assert evening.flashes() == [3, 2, 4]
    assert len(evening.hand(BOB)) == 5
    assert "garden" in evening.state.discards
    assert evening.last.verdict is Verdict.GUILTY


def test_a_caught_secret_word_does_not_count_later() -> None:
    """TT-29"""
    evening = Evening()
    evening.say("garden")
    evening.accuse(CLEO)

    told = evening.say("flower")

    assert "Validated" not in kinds(told)
    assert evening.flashes() == [3, 2, 4]


def test_a_false_accusation_costs_the_accuser_a_flash() -> None:
    """TT-28, TT-30"""
    evening = Evening()
    evening.say("flower")

    told = evening.accuse(CLEO)

    assert kinds(told) == ["Accused", "Answered", "FlashPassed"]
    assert (evening.flashes(), evening.last.verdict) == ([3, 4, 2], Verdict.INNOCENT)
    assert evening.hand(BOB) == ("garden", "pirate", "lemon", "ladder", "moon")


def test_a_settled_accusation_leaves_turn_and_clock_alone() -> None:
    """TT-39, TT-40"""
    evening = Evening()
    evening.say("flower")
    evening.stand()
    until = evening.view(ANN).until

    evening.accuse(ANN)

    assert (evening.speaker, evening.view(ANN).until) == (CLEO, until)
