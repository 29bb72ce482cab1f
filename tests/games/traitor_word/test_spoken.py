"""Around one table: the private mark, words that are heard, and words that are written down."""

import pytest
from msgspec.structs import replace

from tests.games.traitor_word.chain import ANN, BOB, CLEO, SPOKEN, Evening, kinds
from trapline.games.traitor_word.facts.cards import Swapped
from trapline.games.traitor_word.facts.chain import Noted
from trapline.games.traitor_word.model.basics import ORDINARY
from trapline.games.traitor_word.model.kinds import Charge, Phase
from trapline.games.traitor_word.model.reasons import Reason
from trapline.games.traitor_word.wishes import MayNote, MaySpeak, Note, Say, Speak
from trapline.kernel import HOUSE, PUBLIC, IllegalMove, SeatAway, Text, redact


def test_the_speaker_marks_in_private_which_secret_word_comes() -> None:
    """TT-18, TT-28"""
    evening = Evening(SPOKEN)

    said = evening.speak("garden")[0]

    assert evening.view(BOB).secret == "garden"
    assert redact(said, CLEO) == redact(said, PUBLIC)
    assert evening.view(CLEO).chain[-1] == evening.view(PUBLIC).chain[-1]
    assert evening.last.text == ""


def test_a_marked_word_looks_like_any_other() -> None:
    """TT-26"""
    marked, plain = Evening(SPOKEN), Evening(SPOKEN)

    marked.speak("garden")
    plain.speak()

    assert marked.view(CLEO) == plain.view(CLEO)


def test_only_a_word_of_the_hand_can_be_marked() -> None:
    """TT-18"""
    evening = Evening(SPOKEN)

    assert evening.invited(BOB, MaySpeak).secrets == (ORDINARY, *evening.hand(BOB))
    with pytest.raises(IllegalMove) as refused:
        evening.speak("river")
    assert refused.value.reason == Reason.NOT_IN_HAND


def test_where_people_speak_nobody_types_and_the_other_way_round() -> None:
    """TT-10"""
    spoken, typed = Evening(SPOKEN), Evening()

    with pytest.raises(IllegalMove):
        spoken.play(BOB, Say(spoken.state.turn, Text("flower")))
    with pytest.raises(IllegalMove):
        typed.play(BOB, Speak(typed.state.turn, Text(ORDINARY)))


def test_nobody_speaks_aloud_out_of_turn() -> None:
    """TT-10"""
    evening = Evening(SPOKEN)

    with pytest.raises(IllegalMove) as refused:
        evening.play(CLEO, Speak(evening.state.turn, Text(ORDINARY)))
    assert refused.value.reason == Reason.NOT_YOUR_TURN


def test_a_marked_word_counts_with_the_next_and_everybody_reads_its_card() -> None:
    """TT-18"""
    evening = Evening(SPOKEN)
    evening.speak("garden")

    told = evening.speak()

    assert kinds(told) == ["Validated", "Drew", "Said"]
    assert [link.text for link in evening.view(ANN).chain] == ["nature", "garden", ""]


def test_a_marked_word_can_be_caught() -> None:
    """TT-28, TT-29"""
    evening = Evening(SPOKEN)
    evening.speak("garden")
    evening.accuse(ANN)

    evening.answer(BOB, "garden")

    assert evening.flashes() == [4, 2, 3]
    assert evening.last.text == "garden"


def test_a_claim_shows_the_card() -> None:
    """TT-19"""
    evening = Evening(SPOKEN)
    evening.speak()

    with pytest.raises(IllegalMove) as refused:
        evening.claim(ANN)

    assert refused.value.reason == Reason.WHICH_CARD


def test_anybody_may_write_down_what_was_said() -> None:
    """TT-14"""
    evening = Evening(SPOKEN)
    evening.speak()

    noted = evening.play(CLEO, Note(2, Text("flower")))

    assert noted == [Noted(2, CLEO, "flower")]
    assert evening.texts == ["nature", "flower"]


def test_a_word_on_the_list_is_refused_when_it_is_written_down_again() -> None:
    """TT-14, TT-15"""
    evening = Evening(SPOKEN)
    evening.speak()

    with pytest.raises(IllegalMove) as refused:
        evening.play(CLEO, Note(2, Text("Nature")))

    assert refused.value.reason == Reason.WORD_USED


def test_a_slip_on_the_list_can_be_mended_until_a_card_is_shown() -> None:
    """TT-14"""
    evening = Evening(SPOKEN)
    evening.speak()
    evening.play(CLEO, Note(2, Text("flwer")))
    evening.play(CLEO, Note(2, Text("flower")))
    assert evening.texts == ["nature", "flower"]

    evening.speak("bread")
    evening.speak()

    assert evening.invited(CLEO, MayNote).words == (2, 4)
    with pytest.raises(IllegalMove) as refused:
        evening.play(CLEO, Note(3, Text("flour")))
    assert refused.value.reason == Reason.NO_SUCH_WORD


def test_who_spoke_a_word_that_does_not_go_takes_it_back() -> None:
    """TT-15"""
    evening = Evening(SPOKEN)
    evening.speak("garden")

    told = evening.object(BOB)

    assert kinds(told) == ["Struck"]
    assert (evening.state.phase, evening.speaker) == (Phase.SPEAKING, BOB)
    assert "garden" in evening.hand(BOB)


def test_a_word_that_was_accused_is_not_taken_back() -> None:
    """TT-15, TT-25"""
    evening = Evening(SPOKEN)
    evening.speak("garden")
    evening.accuse(ANN)

    assert "MayObject" not in evening.may(BOB)


def test_a_word_on_the_list_kills_the_cards_of_others() -> None:
    """TT-24"""
    evening = Evening(SPOKEN)
    evening.speak()
    evening.speak()

    told = evening.play(CLEO, Note(2, Text("river")))

    assert kinds(told) == ["Noted", "Noticed", "Swapped"]
    assert "river" not in evening.hand(ANN)


@pytest.mark.parametrize("shown", ["validated", "claimed", "caught"])
def test_a_card_that_is_shown_kills_the_cards_of_others(shown: str) -> None:
    """TT-24, TT-38"""
    evening = Evening(SPOKEN)
    evening.has(CLEO, hand=("gardens", "rivers"))
    if shown == "claimed":
        evening.speak()
        evening.claim(ANN, "river")
        evening.wait()
    else:
        evening.speak("garden")
    if shown == "caught":
        evening.accuse(ANN)
        evening.answer(BOB, "garden")

    swap = evening.speak()[-1]

    assert isinstance(swap, Swapped)
    assert (swap.seat, swap.out) == (CLEO, "rivers" if shown == "claimed" else "gardens")


def test_a_dead_card_is_neither_marked_nor_claimed() -> None:
    """TT-14, TT-24"""
    evening = Evening(replace(SPOKEN, swap_dead_cards=False))
    evening.speak()
    evening.play(ANN, Note(2, Text("island")))

    with pytest.raises(IllegalMove) as refused:
        evening.speak("island")
    assert refused.value.reason == Reason.WORD_USED
    evening.speak()
    evening.speak()
    with pytest.raises(IllegalMove) as refused:
        evening.claim(CLEO, "island")
    assert refused.value.reason == Reason.WORD_USED


def test_who_has_no_voice_types_the_word() -> None:
    """TT-10, TT-63"""
    evening = Evening(SPOKEN, bots=(BOB,))

    evening.speak(text="Garden")

    assert (evening.last.text, evening.last.secret) == ("Garden", "garden")


def test_a_sleeping_phone_is_nobody_gone() -> None:
    """TT-62"""
    evening = Evening(SPOKEN)

    evening.play(HOUSE, SeatAway(BOB))

    assert evening.speaker == BOB


def test_a_defence_that_is_heard_is_no_silence() -> None:
    """TT-32"""
    evening = Evening(SPOKEN)
    evening.speak()
    evening.accuse(CLEO, Charge.OFF_TOPIC)

    told = evening.defend("")

    assert kinds(told) == ["Pleaded"]
    assert (evening.state.phase, evening.view(ANN).waiting) == (Phase.VOTE, (ANN,))


def test_who_speaks_until_the_time_is_up_has_spoken() -> None:
    """TT-32, TT-60"""
    evening = Evening(SPOKEN)
    evening.speak()
    evening.accuse(CLEO, Charge.OFF_TOPIC)

    assert kinds(evening.wait()) == ["Pleaded"]


def test_a_bot_without_a_sentence_offers_no_defence() -> None:
    """TT-32, TT-63"""
    evening = Evening(SPOKEN, bots=(BOB,))
    evening.speak(text="flower")
    evening.accuse(CLEO, Charge.OFF_TOPIC)

    assert kinds(evening.defend("")) == ["Defended"]
