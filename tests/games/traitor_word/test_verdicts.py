"""Off-topic or not: what the thumbs decide, and how the chain goes on."""

import pytest

from tests.games.traitor_word.chain import (
    ANN,
    BOB,
    CLEO,
    DAN,
    HANDS,
    PLAIN,
    SECRET,
    Evening,
    kinds,
    on_trial,
)
from trapline.games.traitor_word.model.kinds import Charge, Phase, Verdict
from trapline.games.traitor_word.model.view import Fate
from trapline.games.traitor_word.rules.scene import TELLING
from trapline.games.traitor_word.rules.trial import judgement
from trapline.games.traitor_word.wishes import Defend
from trapline.kernel import PUBLIC, IllegalMove, Stale, Text


def test_most_thumbs_down_cost_the_accused_a_flash() -> None:
    """TT-34"""
    evening = on_trial()
    evening.vote(ANN, down=True)

    told = evening.vote(DAN, down=True)

    assert kinds(told) == ["Voted", "Judged", "FlashPassed", "Resumed"]
    assert evening.flashes() == [3, 2, 4, 3]
    assert evening.hand(BOB) == HANDS[BOB]


def test_most_thumbs_down_cost_a_secret_word_its_card() -> None:
    """TT-34, TT-38"""
    evening = on_trial(SECRET)
    evening.vote(ANN, down=True)

    told = evening.vote(DAN, down=True)

    assert kinds(told) == ["Voted", "Judged", "FlashPassed", "CardLost", "Drew", "Resumed"]
    assert evening.flashes() == [3, 2, 4, 3]
    assert SECRET in evening.state.discards
    assert evening.view(PUBLIC).chain[-1].fate == Fate(
        secret=SECRET,
        charge=Charge.OFF_TOPIC,
        accuser=CLEO,
        verdict=Verdict.GUILTY,
        down=(ANN, DAN),
        payer=BOB,
    )


def test_after_the_verdict_everybody_knows_whose_thumb_was_where() -> None:
    """TT-33, TT-35"""
    evening = on_trial()
    evening.vote(ANN, down=True)
    assert evening.view(PUBLIC).chain[-1].fate == Fate(charge=Charge.OFF_TOPIC, accuser=CLEO)

    evening.vote(DAN, down=False)

    fate = evening.view(PUBLIC).chain[-1].fate
    assert fate is not None
    assert (fate.down, fate.up, fate.payer) == ((ANN,), (DAN,), CLEO)


def test_most_thumbs_up_cost_the_accuser_a_flash() -> None:
    """TT-35"""
    evening = on_trial()
    evening.vote(ANN, down=False)

    told = evening.vote(DAN, down=False)

    assert kinds(told) == ["Voted", "Judged", "FlashPassed", "Resumed"]
    assert evening.flashes() == [3, 4, 2, 3]


def test_a_secret_word_that_comes_through_a_vote_counts_at_once_and_only_once() -> None:
    """TT-35, TT-41"""
    evening = on_trial(SECRET)
    evening.vote(ANN, down=False)

    told = evening.vote(DAN, down=False)

    assert kinds(told) == ["Voted", "Judged", "FlashPassed", "Validated", "Drew", "Resumed"]
    assert evening.flashes() == [3, 5, 2, 3]
    assert len(evening.hand(BOB)) == 5
    assert "Validated" not in kinds(evening.say("petal"))


def test_with_three_players_one_thumb_decides() -> None:
    """TT-36"""
    evening = Evening()
    evening.say(PLAIN)

    evening.trial(CLEO, {ANN: True})

    assert evening.flashes() == [3, 2, 4]


@pytest.mark.parametrize(
    ("down", "up", "verdict"),
    [
        (1, 0, Verdict.GUILTY),
        (0, 1, Verdict.INNOCENT),
        (1, 1, Verdict.INNOCENT),
        (2, 1, Verdict.GUILTY),
        (2, 2, Verdict.INNOCENT),
        (3, 1, Verdict.GUILTY),
        (0, 0, Verdict.VOID),
    ],
)
def test_a_tie_is_for_the_accused_and_no_thumb_at_all_is_no_verdict(
    down: int, up: int, verdict: Verdict
) -> None:
    """TT-35, TT-36, TT-37"""
    assert judgement(down, up) is verdict


def test_only_thumbs_that_are_shown_count() -> None:
    """TT-37"""
    evening = on_trial(seats=5)
    evening.vote(ANN, down=True)

    evening.wait()

    assert evening.last.verdict is Verdict.GUILTY
    assert evening.flashes() == [3, 2, 4, 3, 3]


def test_without_a_thumb_nothing_happens_and_the_word_still_counts() -> None:
    """TT-37"""
    evening = on_trial(SECRET)

    told = evening.wait()
    assert kinds(told) == ["Judged", "Resumed"]
    evening.say("petal")

    assert evening.flashes() == [3, 4, 3, 3]


@pytest.mark.parametrize("word", [PLAIN, SECRET])
def test_a_void_verdict_tells_nothing_about_the_word(word: str) -> None:
    """TT-38"""
    evening = on_trial(word)

    told = evening.wait()

    assert kinds(told) == ["Judged", "Resumed"]
    assert evening.view(PUBLIC).chain[-1].fate == Fate(
        charge=Charge.OFF_TOPIC, accuser=CLEO, verdict=Verdict.VOID
    )


@pytest.mark.parametrize("down", [False, True])
def test_the_chain_goes_on_from_the_same_word_with_the_left_neighbour(down: bool) -> None:
    """TT-39, TT-40"""
    evening = Evening()
    evening.say(PLAIN)
    evening.stand()
    evening.trial(ANN, {CLEO: down})

    assert (evening.texts[-1], evening.speaker) == (PLAIN, CLEO)
    assert evening.view(ANN).until == evening.at + TELLING + 44_900
    with pytest.raises(IllegalMove):
        evening.say(PLAIN)


def test_a_word_that_did_not_stand_long_enough_stands_on_after_the_verdict() -> None:
    """TT-26, TT-60"""
    evening = Evening()
    evening.say(PLAIN)
    evening.trial(ANN, {CLEO: False})

    assert (evening.state.phase, evening.view(ANN).until) == (Phase.HOLD, evening.at + 2900)


def test_a_vote_or_a_defence_for_a_word_that_was_judged_is_out_of_date() -> None:
    """TT-33"""
    evening = Evening()
    evening.say(PLAIN)
    evening.trial(ANN, {CLEO: False})

    with pytest.raises(Stale):
        evening.vote(CLEO, down=True)
    with pytest.raises(Stale):
        evening.play(BOB, Defend(2, Text("once more")))
