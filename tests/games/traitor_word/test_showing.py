"""Around one table: the card that is shown for a word, and those who did not hear it."""

import pytest
from msgspec.structs import replace

from tests.games.traitor_word.chain import (
    ANN,
    BOB,
    CLEO,
    DAN,
    HANDS,
    NO_ROUNDS,
    SPOKEN,
    Evening,
    kinds,
)
from trapline.games.traitor_word.facts.cards import CardShown
from trapline.games.traitor_word.model.kinds import Charge, Phase
from trapline.games.traitor_word.model.options import Options
from trapline.games.traitor_word.model.reasons import Reason
from trapline.games.traitor_word.model.view import Fate, Shown
from trapline.games.traitor_word.wishes import Accuse, Defend, LetStand, Note, Object, Vouch
from trapline.kernel import HOUSE, PUBLIC, IllegalMove, Seat, SeatLeft, Stale, Text, Wish, redact


def shown(options: Options = SPOKEN, *, bots: tuple[Seat, ...] = (), seats: int = 4) -> Evening:
    """Bob has spoken, and Ann shows that it was her river."""
    evening = Evening(options, seats=seats, bots=bots)
    evening.speak()
    evening.claim(ANN, "river")
    return evening


def test_a_card_that_is_shown_is_seen_by_all_and_does_not_count_yet() -> None:
    """TT-19"""
    evening = Evening(SPOKEN, seats=4)
    evening.speak()

    told = evening.claim(ANN, "river")

    assert told == [CardShown(2, ANN, "river", evening.at + 8000, 2900)]
    assert redact(told[0], PUBLIC) == told[0]
    assert evening.view(PUBLIC).shown == Shown(((ANN, "river"),), (), ())
    assert (evening.flashes(), evening.last.text) == ([3, 3, 3, 3], "")


def test_it_counts_if_nobody_says_anything_for_eight_seconds() -> None:
    """TT-19, TT-20"""
    evening = shown()
    start = evening.at

    told = evening.wait()

    assert evening.at == start + 8000
    assert kinds(told) == ["Claimed", "Drew", "Resumed"]
    assert (evening.flashes(), evening.last.text) == ([4, 3, 3, 3], "river")
    assert len(evening.hand(ANN)) == 5


def test_if_most_of_the_others_did_not_hear_it_the_card_goes_back_and_nothing_is_scored() -> None:
    """TT-19"""
    evening = shown()
    evening.vouch(BOB, said=False)

    told = evening.vouch(CLEO, said=False)

    assert kinds(told) == ["Vouched", "CardReturned", "Resumed"]
    assert evening.flashes() == [3, 3, 3, 3]
    assert evening.hand(ANN) == HANDS[ANN]
    assert evening.last.text == ""


def test_half_of_the_others_are_not_most() -> None:
    """TT-19"""
    evening = shown(seats=3)
    evening.vouch(BOB, said=False)

    told = evening.vouch(CLEO, said=True)

    assert kinds(told) == ["Vouched", "Claimed", "Drew", "Resumed"]


def test_who_thinks_again_counts_once() -> None:
    """TT-19"""
    evening = shown()
    evening.vouch(BOB, said=False)
    evening.vouch(BOB, said=True)
    evening.vouch(CLEO, said=False)

    assert evening.view(PUBLIC).shown == Shown(((ANN, "river"),), (BOB,), (CLEO,))


def test_a_card_that_went_back_is_known_to_all_and_cannot_be_shown_again_for_that_word() -> None:
    """TT-19"""
    evening = shown()
    evening.vouch(BOB, CLEO, said=False)

    assert evening.view(PUBLIC).chain[-1].fate == Fate(returned=((ANN, "river"),))
    assert "MayClaim" not in evening.may(ANN)
    with pytest.raises(IllegalMove) as refused:
        evening.claim(ANN, "candle")
    assert refused.value.reason == Reason.ALREADY_CLAIMED


def test_whose_card_went_back_is_asked_about_the_card_of_another() -> None:
    """TT-19"""
    evening = shown(seats=3)
    evening.vouch(BOB, CLEO, said=False)

    told = evening.claim(CLEO, "bread")

    assert kinds(told) == ["CardShown"]
    assert evening.view(PUBLIC).waiting == (ANN, BOB)
    assert evening.may(ANN) == {"MayVouch"}


def test_a_card_that_went_back_may_be_said_and_claimed_later() -> None:
    """TT-18, TT-19"""
    evening = shown()
    evening.vouch(BOB, CLEO, said=False)
    evening.speak()

    evening.claim(ANN, "river")
    evening.wait()

    assert evening.flashes() == [4, 3, 3, 3]


def test_everything_rests_while_a_card_is_shown() -> None:
    """TT-19, TT-60"""
    evening = Evening(SPOKEN, seats=4)
    evening.speak()
    evening.stand()
    left = (evening.view(PUBLIC).until or 0) - evening.at
    evening.claim(ANN, "river")
    assert evening.view(PUBLIC).left == left - 100

    evening.wait()

    assert (evening.state.phase, evening.speaker) == (Phase.SPEAKING, CLEO)
    assert evening.view(PUBLIC).until == evening.at + left - 100


@pytest.mark.parametrize(
    ("seat", "wish"),
    [
        (CLEO, Accuse(2, Charge.SECRET)),
        (CLEO, Object(2)),
        (CLEO, LetStand(2)),
        (CLEO, Note(2, Text("flower"))),
        (ANN, Vouch(2, said=True)),
    ],
)
def test_while_a_card_is_shown_nobody_does_anything_else_with_the_word(
    seat: Seat, wish: Wish
) -> None:
    """TT-19"""
    evening = shown()

    with pytest.raises(IllegalMove):
        evening.play(seat, wish)


def test_who_may_do_what_while_a_card_is_shown() -> None:
    """TT-19, TT-22"""
    evening = shown()
    evening.vouch(BOB, said=False)

    assert evening.view(PUBLIC).waiting == (CLEO, DAN)
    assert [evening.may(seat) for seat in (ANN, BOB, CLEO)] == [
        set(),
        {"MayVouch"},
        {"MayVouch", "MayClaim"},
    ]


def test_who_shows_the_same_word_says_that_it_was_said() -> None:
    """TT-19, TT-22"""
    evening = Evening(SPOKEN, seats=3)
    evening.has(CLEO, hand=("rivers", *HANDS[CLEO][1:]))
    evening.speak()
    evening.claim(ANN, "river")

    told = evening.claim(CLEO)

    assert kinds(told) == ["CardShown", "Claimed", "Claimed", "Drew", "Drew", "Resumed"]
    assert evening.flashes() == [4, 3, 4]


def test_another_word_than_the_one_that_is_shown_cannot_be_shown_beside_it() -> None:
    """TT-19"""
    evening = shown()

    with pytest.raises(IllegalMove) as refused:
        evening.claim(CLEO, "bread")

    assert refused.value.reason == Reason.NOT_YOUR_WORD
    assert refused.value.facts["word"] == "river"


def test_two_who_reach_seven_with_the_same_word_share_the_victory() -> None:
    """TT-22, TT-47"""
    evening = Evening(SPOKEN, seats=4).piles(6, 3, 6, 3)
    evening.has(CLEO, hand=("rivers", *HANDS[CLEO][1:]))
    evening.speak()
    evening.claim(ANN, "river")
    evening.claim(CLEO)

    evening.wait()

    assert evening.state.winners == (ANN, CLEO)


def test_a_claim_interrupts_a_trial_and_is_settled_first() -> None:
    """TT-19, TT-60"""
    evening = Evening(SPOKEN, seats=4)
    evening.speak()
    evening.accuse(CLEO, Charge.OFF_TOPIC)
    evening.claim(ANN, "river")
    with pytest.raises(IllegalMove):
        evening.play(BOB, Defend(2, Text("")))

    evening.vouch(BOB, DAN, said=True)

    assert evening.flashes() == [4, 3, 3, 3]
    assert (evening.state.phase, evening.view(PUBLIC).until) == (
        Phase.DEFENCE,
        evening.at + 19_900,
    )


def test_without_rounds_the_token_rests_while_a_card_is_shown() -> None:
    """TT-19, TT-53"""
    evening = Evening(replace(NO_ROUNDS, speaking=SPOKEN.speaking), seats=4)
    evening.take(BOB)
    evening.speak()
    evening.stand()
    evening.claim(ANN, "river")

    with pytest.raises(IllegalMove):
        evening.take(CLEO)
    evening.vouch(BOB, CLEO, said=True)

    assert evening.state.phase is Phase.FREE


def test_bots_have_no_ears() -> None:
    """TT-19, TT-63"""
    evening = shown(bots=(BOB, CLEO))
    assert evening.view(PUBLIC).waiting == (DAN,)

    evening.vouch(DAN, said=False)

    assert evening.flashes() == [3, 3, 3, 3]


def test_where_only_bots_listen_the_card_counts_at_once() -> None:
    """TT-19, TT-63"""
    evening = Evening(SPOKEN, bots=(CLEO, BOB))
    evening.speak()

    assert kinds(evening.claim(ANN, "river")) == ["Claimed", "Drew"]


def test_who_leaves_is_not_waited_for() -> None:
    """TT-19, TT-62"""
    evening = shown()
    evening.vouch(BOB, said=True)

    told = evening.play(HOUSE, SeatLeft(DAN))

    assert kinds(told) == ["WentAway", "Claimed", "Drew", "Resumed"]


def test_what_was_typed_or_read_from_a_card_is_known_and_counts_at_once() -> None:
    """TT-19, TT-23"""
    typed, read = Evening(SPOKEN), Evening(SPOKEN, opening="garden")
    typed.speak(text="river")

    assert kinds(typed.claim(ANN)) == ["Claimed", "Drew"]
    assert kinds(read.claim(BOB)) == ["Claimed", "Drew"]


def test_a_word_that_others_wrote_down_is_shown_all_the_same() -> None:
    """TT-19"""
    evening = Evening(SPOKEN)
    evening.speak()
    evening.note(ANN, "river")

    assert kinds(evening.claim(ANN)) == ["CardShown"]
    evening.vouch(BOB, CLEO, said=False)

    assert evening.flashes() == [3, 3, 3]


def test_an_answer_after_it_is_settled_comes_too_late() -> None:
    """TT-19"""
    evening = shown()
    evening.wait()

    with pytest.raises(Stale):
        evening.vouch(CLEO, said=False)
