"""Around one table: what was written decides, and of what was only heard the accused tells."""

import pytest

from tests.games.traitor_word.chain import (
    ANN,
    BOB,
    CLEO,
    DAN,
    GAME,
    HANDS,
    PLAIN,
    SECRET,
    SPOKEN,
    Evening,
    kinds,
)
from trapline.games.traitor_word.facts.chain import Compared, Noted
from trapline.games.traitor_word.facts.trial import Accused
from trapline.games.traitor_word.model.basics import ORDINARY
from trapline.games.traitor_word.model.kinds import Charge, Phase, Verdict
from trapline.games.traitor_word.model.reasons import Reason
from trapline.games.traitor_word.rules.scene import TELLING
from trapline.games.traitor_word.wishes import Answer, MayAnswer
from trapline.kernel import HOUSE, PUBLIC, IllegalMove, SeatLeft, SeededLuck, Stale, Text, redact
from trapline.kernel import PLAIN as PLAIN_BOT


def accused(mark: str = ORDINARY) -> Evening:
    """Bob has spoken and marked this, and Cleo cries: a secret word!"""
    evening = Evening(SPOKEN, seats=4)
    evening.speak(mark)
    evening.accuse(CLEO)
    return evening


@pytest.mark.parametrize("mark", [ORDINARY, SECRET, "moon"])
def test_a_word_that_was_written_down_is_compared_with_the_hand_whatever_was_marked(
    mark: str,
) -> None:
    """TT-28, TT-29"""
    evening = Evening(SPOKEN)
    evening.speak(mark)
    evening.note(ANN, "Gardens")

    told = evening.accuse(CLEO)

    assert kinds(told) == ["Accused", "Answered", "FlashPassed", "CardLost", "Drew"]
    assert SECRET in evening.state.discards
    assert evening.flashes() == [3, 2, 4]


def test_who_marked_a_card_and_said_another_word_is_innocent() -> None:
    """TT-28, TT-30"""
    evening = Evening(SPOKEN)
    evening.speak(SECRET)
    evening.note(ANN, PLAIN)

    evening.accuse(CLEO)

    assert evening.last.verdict is Verdict.INNOCENT
    assert (evening.flashes(), evening.hand(BOB)) == ([3, 4, 2], HANDS[BOB])


def test_what_was_written_counts_by_itself_and_what_was_only_marked_does_not() -> None:
    """TT-18, TT-28"""
    forgot, other = Evening(SPOKEN), Evening(SPOKEN)
    forgot.speak()
    forgot.note(ANN, SECRET)
    other.speak(SECRET)
    other.note(ANN, PLAIN)

    for evening in (forgot, other):
        evening.speak()

    assert (forgot.flashes(), other.flashes()) == ([3, 4, 3], [3, 3, 3])


def test_what_is_mended_on_the_list_is_compared_again() -> None:
    """TT-14, TT-28"""
    evening = Evening(SPOKEN)
    evening.speak(SECRET)
    evening.note(ANN, PLAIN)
    assert evening.view(BOB).secret == ""

    evening.note(ANN, SECRET)

    assert evening.view(BOB).secret == SECRET


def test_what_somebody_wrote_down_nobody_else_writes_over() -> None:
    """TT-28: or a rival would write that it was a secret word, or none."""
    evening = Evening(SPOKEN, seats=4)
    evening.speak()
    evening.note(ANN, PLAIN)

    with pytest.raises(IllegalMove) as refusal:
        evening.note(CLEO, SECRET)

    assert (refusal.value.reason, refusal.value.facts["by"]) == (Reason.NOTED_ALREADY, ANN)
    assert "MayNote" not in evening.may(CLEO)
    assert "MayNote" in evening.may(ANN)


def test_the_speaker_mends_what_others_wrote_and_all_see_who_did() -> None:
    """TT-28"""
    evening = Evening(SPOKEN, seats=4)
    evening.speak()
    evening.note(DAN, SECRET)
    assert evening.view(PUBLIC).chain[-1].noted == DAN

    evening.note(BOB, PLAIN)

    word = evening.view(PUBLIC).chain[-1]
    assert (word.text, word.noted) == (PLAIN, BOB)
    assert "MayNote" not in evening.may(DAN)


def test_what_its_speaker_typed_nobody_else_spells() -> None:
    """TT-28"""
    evening = Evening(SPOKEN, seats=4)
    evening.speak(text=PLAIN)

    with pytest.raises(IllegalMove) as refusal:
        evening.note(CLEO, SECRET)

    assert refusal.value.facts["by"] == BOB


def test_only_the_speaker_learns_what_a_written_word_is_compared_with() -> None:
    """TT-7, TT-28"""
    evening = Evening(SPOKEN)
    evening.speak()

    told = evening.note(ANN, SECRET)

    assert told == [Noted(2, ANN, SECRET), Compared(2, BOB, SECRET, to=(BOB,))]
    assert [redact(told[1], who) for who in (ANN, CLEO, PUBLIC)] == [None] * 3


def test_of_a_word_that_nobody_wrote_down_the_accused_is_asked_with_the_cards_before_them() -> None:
    """TT-28"""
    evening = Evening(SPOKEN, seats=4)
    evening.speak(SECRET)

    told = evening.accuse(CLEO)

    assert told == [Accused(2, CLEO, BOB, Charge.SECRET, (), evening.at + 20_000, 2900)]
    assert evening.invited(BOB, MayAnswer).cards == (ORDINARY, *HANDS[BOB])
    assert evening.view(PUBLIC).waiting == (BOB,)
    assert "MayAnswer" not in evening.may(CLEO)


def test_who_is_accused_looks_the_same_whatever_was_marked() -> None:
    """TT-26, TT-28"""
    marked, plain = accused(SECRET), accused()

    assert marked.view(CLEO) == plain.view(CLEO)
    assert marked.view(PUBLIC) == plain.view(PUBLIC)


@pytest.mark.parametrize("mark", [ORDINARY, SECRET, "moon"])
def test_a_confession_costs_a_flash_and_the_card(mark: str) -> None:
    """TT-28, TT-29"""
    evening = accused(mark)

    told = evening.answer(BOB, SECRET)

    assert kinds(told) == ["Answered", "FlashPassed", "CardLost", "Drew", "Resumed"]
    assert evening.flashes() == [3, 2, 4, 3]
    assert (evening.last.text, evening.last.secret) == (SECRET, SECRET)


def test_an_innocent_word_costs_the_accuser_a_flash_and_does_not_count_later() -> None:
    """TT-28, TT-30, TT-41"""
    evening = accused(SECRET)

    told = evening.answer(BOB)

    assert kinds(told) == ["Answered", "FlashPassed", "Resumed"]
    evening.speak()
    assert evening.flashes() == [3, 4, 2, 3]
    assert evening.hand(BOB) == HANDS[BOB]


def test_who_says_nothing_is_taken_by_the_mark() -> None:
    """TT-28"""
    marked, plain = accused(SECRET), accused()

    for evening in (marked, plain):
        evening.wait()

    assert (marked.last.verdict, plain.last.verdict) == (Verdict.GUILTY, Verdict.INNOCENT)


def test_who_leaves_the_table_is_taken_by_the_mark() -> None:
    """TT-28, TT-62"""
    evening = accused(SECRET)

    told = evening.play(HOUSE, SeatLeft(BOB))

    assert kinds(told)[:3] == ["WentAway", "Answered", "FlashPassed"]


def test_nobody_writes_a_word_down_while_the_accused_is_asked_about_it() -> None:
    """TT-28"""
    evening = accused()

    with pytest.raises(IllegalMove) as refused:
        evening.note(DAN, SECRET)

    assert refused.value.reason == Reason.NO_SUCH_WORD
    assert "MayNote" not in evening.may(DAN)


def test_a_card_that_another_showed_for_the_word_answers_for_the_accused() -> None:
    """TT-22, TT-28, TT-60"""
    evening = accused()
    evening.has(ANN, hand=("gardens",))
    evening.claim(ANN, "gardens")

    evening.vouch(CLEO, DAN, said=True)

    assert evening.flashes() == [4, 2, 4, 3]
    assert evening.state.phase is Phase.HOLD


def test_everything_rests_until_the_accused_has_answered() -> None:
    """TT-28, TT-60"""
    evening = Evening(SPOKEN, seats=4)
    evening.speak()
    evening.stand()
    evening.accuse(ANN)
    assert evening.view(PUBLIC).left == 44_900

    evening.answer(BOB)

    assert (evening.state.phase, evening.speaker) == (Phase.SPEAKING, CLEO)
    assert evening.view(PUBLIC).until == evening.at + TELLING + 44_900


def test_only_a_card_of_the_hand_can_be_owned_up_to() -> None:
    """TT-28"""
    evening = accused()

    with pytest.raises(IllegalMove) as refused:
        evening.answer(BOB, "river")
    assert refused.value.reason == Reason.NOT_IN_HAND
    with pytest.raises(IllegalMove) as refused:
        evening.answer(DAN)
    assert refused.value.reason == Reason.NOT_YOUR_PART


def test_an_answer_to_an_accusation_that_is_settled_comes_too_late() -> None:
    """TT-28"""
    evening = accused()
    evening.answer(BOB)

    with pytest.raises(Stale):
        evening.answer(BOB)


def test_a_bot_that_takes_the_place_of_the_accused_answers_by_the_mark() -> None:
    """TT-28, TT-63"""
    marked, plain = accused(SECRET), accused()
    bot = GAME.bots[PLAIN_BOT]

    wishes = [bot.choose(evening.view(BOB), SeededLuck(1)) for evening in (marked, plain)]

    assert wishes == [Answer(2, Text(SECRET)), Answer(2, Text(ORDINARY))]
