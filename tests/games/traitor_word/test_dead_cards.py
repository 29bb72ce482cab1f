"""Secret words that somebody else has said, and nobody claimed."""

from tests.games.traitor_word.chain import ANN, BOB, CLEO, HANDS, Evening, kinds
from trapline.games.traitor_word.facts.cards import Burnt, GameEnded, Shuffled, Swapped
from trapline.games.traitor_word.facts.chain import Noted, OpeningRead, Passed, Said
from trapline.games.traitor_word.model.options import Options
from trapline.kernel import PUBLIC, Observer, redact

EVERYBODY: tuple[Observer, ...] = (ANN, BOB, CLEO, PUBLIC)


def test_a_secret_word_that_was_said_and_not_claimed_is_exchanged_in_secret() -> None:
    """TT-24"""
    evening = Evening()
    evening.say("river")

    told = evening.say("boat")

    swap = told[-1]
    assert isinstance(swap, Swapped)
    assert (swap.seat, swap.out, swap.to) == (ANN, "river", (ANN,))
    assert len(evening.hand(ANN)) == 5
    assert "river" not in evening.hand(ANN)
    assert evening.flashes() == [3, 3, 3]


def test_of_two_who_hold_a_word_the_one_who_does_not_claim_gets_one_new_card() -> None:
    """TT-22, TT-24"""
    evening = Evening()
    evening.has(CLEO, hand=("rivers", *HANDS[CLEO][1:]))
    evening.say("river")
    evening.claim(ANN)

    told = evening.say("boat")

    assert kinds(told) == ["Said", "Swapped"]


def test_nobody_else_hears_of_an_exchange() -> None:
    """TT-24"""
    swap = Swapped(ANN, "river", ("apple",), to=(ANN,))

    assert [redact(swap, who) for who in EVERYBODY] == [swap, None, None, None]


def test_nobody_goes_back_past_a_moment_in_which_cards_may_be_exchanged() -> None:
    """TT-24"""
    closing = (Said, Passed, OpeningRead, Noted, GameEnded)

    assert all(fact.opens for fact in closing)


def test_a_dead_card_may_stay_in_the_hand() -> None:
    """TT-24"""
    evening = Evening(Options(swap_dead_cards=False))

    evening.chain("river", "boat", "sail")

    assert evening.hand(ANN) == HANDS[ANN]


def test_a_word_that_the_draw_pile_says_is_dead_for_who_does_not_claim_it() -> None:
    """TT-23, TT-24"""
    evening = Evening(Options(rounds=False)).has(CLEO, hand=("castles", *HANDS[CLEO][1:]))
    evening.luck.wanted = ["castle"]
    evening.wait()
    evening.stand()

    told = evening.take(BOB)

    assert kinds(told) == ["Taken", "Swapped"]
    assert "castles" not in evening.hand(CLEO)


def test_a_card_is_not_dead_while_it_can_be_claimed() -> None:
    """TT-24"""
    evening = Evening()

    evening.say("river")
    evening.stand()

    assert evening.hand(ANN) == HANDS[ANN]


def test_cards_whose_word_was_said_are_set_aside_when_they_are_drawn() -> None:
    """TT-24"""
    evening = Evening().chain("garden")
    evening.luck.wanted = ["cheese", "castle"]
    evening.state = evening.said_before("cheese")

    told = evening.say("flower")

    assert kinds(told) == ["Validated", "Burnt", "Drew", "Said"]
    assert evening.hand(BOB)[-1] == "castle"


def test_nobody_hears_of_a_card_that_was_set_aside() -> None:
    """TT-24"""
    burnt, shuffled = Burnt(("apple",)), Shuffled(("apple",))

    assert [redact(burnt, who) for who in EVERYBODY] == [None] * 4
    assert [redact(shuffled, who) for who in EVERYBODY] == [None] * 4
