"""Secret words: said by oneself, or by others."""

import pytest
from msgspec.structs import replace

from tests.games.traitor_word.chain import ANN, BOB, CLEO, HANDS, Evening, kinds
from trapline.games.traitor_word.facts.cards import Validated
from trapline.games.traitor_word.facts.chain import Noticed, Said
from trapline.games.traitor_word.model.kinds import Phase
from trapline.games.traitor_word.model.options import Options
from trapline.games.traitor_word.model.reasons import Reason
from trapline.games.traitor_word.model.view import Fate
from trapline.games.traitor_word.wishes import Claim
from trapline.kernel import PUBLIC, IllegalMove, Observer, Stale, Text, redact

EVERYBODY: tuple[Observer, ...] = (ANN, BOB, CLEO, PUBLIC)


def test_a_secret_word_that_nobody_caught_counts_with_the_next_word() -> None:
    """TT-18, TT-20, TT-58"""
    evening = Evening()
    evening.say("garden")
    assert evening.flashes() == [3, 3, 3]

    told = evening.say("flower")

    assert kinds(told) == ["Validated", "Drew", "Said"]
    assert told[0] == Validated(2, BOB, "garden")
    assert evening.flashes() == [3, 4, 3]
    assert len(evening.hand(BOB)) == 5
    assert "garden" not in evening.hand(BOB)


def test_the_plural_of_a_secret_word_is_that_word() -> None:
    """TT-14, TT-18"""
    evening = Evening()

    evening.say("Gardens")

    assert evening.last.secret == "garden"
    assert evening.last.holders == ()


def test_only_the_speaker_knows_that_a_word_is_secret() -> None:
    """TT-18, TT-26"""
    evening = Evening()

    said = evening.say("garden")[0]

    assert evening.view(BOB).secret == "garden"
    assert all(evening.view(who).secret == "" for who in (ANN, CLEO, PUBLIC))
    assert [link.fate for link in evening.view(ANN).chain] == [None, None]
    assert isinstance(said, Said)
    assert redact(said, BOB) == said
    assert redact(said, ANN) == replace(said, secret="")


def test_who_hears_a_word_of_ones_own_claims_it() -> None:
    """TT-19, TT-20, TT-57"""
    evening = Evening()
    evening.say("river")
    turn = evening.speaker

    told = evening.claim(ANN)

    assert kinds(told) == ["Claimed", "Drew"]
    assert evening.flashes() == [4, 3, 3]
    assert len(evening.hand(ANN)) == 5
    assert (evening.speaker, evening.texts) == (turn, ["nature", "river"])


def test_a_word_that_one_does_not_hold_cannot_be_claimed() -> None:
    """TT-19"""
    evening = Evening()
    evening.say("river")

    with pytest.raises(IllegalMove) as refused:
        evening.claim(CLEO)

    assert refused.value.reason == Reason.NOT_YOUR_WORD


def test_nobody_claims_what_they_said_themselves() -> None:
    """TT-19"""
    evening = Evening()
    evening.say("garden")

    assert "MayClaim" not in evening.may(BOB)
    with pytest.raises(IllegalMove):
        evening.claim(BOB)


def test_a_claim_names_a_card_of_the_hand_or_none() -> None:
    """TT-19"""
    evening = Evening()
    evening.say("river")

    with pytest.raises(IllegalMove) as refused:
        evening.claim(ANN, "candle")
    assert refused.value.reason == Reason.NOT_YOUR_WORD
    with pytest.raises(IllegalMove) as refused:
        evening.claim(ANN, "bread")
    assert refused.value.reason == Reason.NOT_IN_HAND

    evening.claim(ANN, "river")

    assert evening.last.claims == (ANN,)


def test_a_claim_comes_before_the_next_word_or_too_late() -> None:
    """TT-21"""
    evening = Evening()
    evening.say("river")
    number = evening.last.number
    evening.say("boat")

    with pytest.raises(Stale):
        evening.play(ANN, Claim(number))


def test_a_claim_counts_whatever_becomes_of_the_speaker() -> None:
    """TT-21, TT-60"""
    evening = Evening()
    evening.has(BOB, hand=("river", *HANDS[BOB][1:]))
    evening.say("river")
    evening.accuse(CLEO)

    evening.claim(ANN)

    assert evening.flashes() == [4, 2, 4]


def test_a_claim_counts_while_the_word_is_on_trial() -> None:
    """TT-60"""
    evening = Evening()
    evening.say("river")
    evening.trial(CLEO, {})

    evening.claim(ANN)

    assert evening.state.phase is Phase.VOTE
    assert evening.flashes() == [4, 3, 3]


def test_a_word_that_two_hold_counts_for_both() -> None:
    """TT-22"""
    evening = Evening()
    evening.has(CLEO, hand=("rivers", *HANDS[CLEO][1:]))
    evening.say("river")

    evening.claim(ANN)
    evening.claim(CLEO)

    assert evening.flashes() == [4, 3, 4]
    with pytest.raises(IllegalMove) as refused:
        evening.claim(CLEO)
    assert refused.value.reason == Reason.ALREADY_CLAIMED


def test_a_word_that_was_read_can_be_claimed_by_all_but_its_reader() -> None:
    """TT-23"""
    evening = Evening(opening="gardens")

    assert "MayClaim" not in evening.may(ANN)
    evening.claim(BOB)

    assert evening.flashes() == [3, 4, 3]


def test_nothing_tells_that_one_holds_the_word() -> None:
    """TT-57, TT-59"""
    evening = Evening()

    told = evening.say("river")

    assert [redact(fact, ANN) for fact in told] == [
        redact(told[0], CLEO),
        None,
    ]
    assert evening.view(ANN).chain[-1].fate is None
    assert {"MayClaim", "MayAccuse"} <= evening.may(CLEO) & evening.may(ANN)


def test_by_option_one_is_told() -> None:
    """TT-59"""
    evening = Evening(Options(point_out=True))

    noticed = evening.say("river")[-1]

    assert noticed == Noticed(2, ANN, "river", to=(ANN,))
    assert evening.view(ANN).chain[-1].fate == Fate(holders=((ANN, "river"),))
    assert evening.view(CLEO).chain[-1].fate is None


def test_the_word_before_counts_before_the_new_one_can_be_claimed() -> None:
    """TT-58"""
    evening = Evening().piles(6, 6, 3)
    evening.say("garden")

    told = evening.say("river")

    assert kinds(told) == ["Validated", "Drew", "GameEnded"]
    assert evening.state.winners == (BOB,)
    with pytest.raises(Stale):
        evening.play(ANN, Claim(3, Text("river")))
