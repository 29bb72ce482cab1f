"""Without rounds: the My Turn token, races for it, and silence."""

import pytest
from msgspec.structs import replace

from tests.games.traitor_word.chain import ANN, BOB, BOX, CLEO, DAN, NO_ROUNDS, Evening, kinds
from trapline.games.traitor_word.facts.chain import GaveBack
from trapline.games.traitor_word.model.kinds import Charge, Phase
from trapline.games.traitor_word.model.options import Options
from trapline.games.traitor_word.model.reasons import Reason
from trapline.games.traitor_word.rules.drawing import unseen
from trapline.games.traitor_word.wishes import Accuse, Claim, Object, Say, Take
from trapline.kernel import HOUSE, IllegalMove, SeatAway, Stale, Text


def after_flower(word: str = "flower") -> Evening:
    """Bob has spoken, and his word has stood."""
    evening = Evening(NO_ROUNDS, seats=4)
    evening.say(word, BOB)
    return evening.stand()


def test_the_token_lies_in_the_middle_for_anybody() -> None:
    """TT-49, TT-55"""
    evening = Evening(NO_ROUNDS, seats=4)

    assert evening.state.phase is Phase.FREE
    assert evening.view(ANN).waiting == (BOB, CLEO, DAN)


def test_who_takes_the_token_says_the_next_word() -> None:
    """TT-50"""
    evening = after_flower()

    evening.take(DAN)
    evening.say("petal", DAN)

    assert [link.by for link in evening.state.chain] == [ANN, BOB, DAN]


def test_nobody_speaks_without_the_token() -> None:
    """TT-50"""
    evening = after_flower()

    with pytest.raises(IllegalMove):
        evening.play(DAN, Say(evening.state.turn, Text("petal")))


def test_nobody_speaks_twice_in_a_row() -> None:
    """TT-51"""
    evening = after_flower()

    assert "MayTake" not in evening.may(BOB)
    with pytest.raises(IllegalMove) as refused:
        evening.take(BOB)
    assert refused.value.reason == Reason.SPOKE_LAST


def test_a_secret_word_counts_as_soon_as_somebody_else_takes_the_token() -> None:
    """TT-52"""
    evening = after_flower("garden")
    assert evening.flashes() == [3, 3, 3, 3]

    told = evening.take(CLEO)

    assert kinds(told) == ["Validated", "Drew", "Taken"]
    assert evening.flashes() == [3, 4, 3, 3]


@pytest.mark.parametrize("word", ["garden", "river"])
def test_nobody_goes_back_past_a_grab_which_tells_what_the_last_word_was(word: str) -> None:
    """TT-52"""
    assert any(fact.opens for fact in after_flower(word).take(CLEO))


def test_a_grab_closes_the_window_for_accusations_claims_and_objections() -> None:
    """TT-52"""
    evening = after_flower("river")
    evening.take(CLEO)

    assert not {"MayClaim", "MayAccuse", "MayObject"} & evening.may(ANN)
    for late in (Claim(2), Accuse(2, Charge.SECRET), Object(2)):
        with pytest.raises(Stale):
            evening.play(ANN, late)


def test_until_somebody_takes_the_token_the_last_word_can_be_accused() -> None:
    """TT-52"""
    evening = after_flower("garden")

    evening.accuse(DAN)

    assert evening.flashes() == [3, 2, 3, 4]
    assert kinds(evening.take(CLEO)) == ["Taken"]


def test_the_word_of_who_took_the_token_has_a_window_of_its_own() -> None:
    """TT-26, TT-52"""
    evening = after_flower()
    evening.say("bread", CLEO)

    evening.accuse(DAN)

    assert evening.flashes() == [3, 3, 2, 4]


def test_the_first_to_be_heard_has_the_token_and_nobody_snatches_it() -> None:
    """TT-53"""
    evening = after_flower()
    grab = Take(evening.state.said, evening.state.turn)
    evening.play(CLEO, grab)

    with pytest.raises(Stale):
        evening.play(DAN, grab)
    assert evening.view(DAN).speaker == CLEO


def test_the_token_cannot_be_taken_before_the_word_has_stood() -> None:
    """TT-26, TT-53"""
    evening = Evening(NO_ROUNDS)
    evening.say("flower", BOB)

    with pytest.raises(Stale):
        evening.take(CLEO)


def test_who_takes_the_token_and_says_nothing_gives_it_back_and_is_barred() -> None:
    """TT-53"""
    evening = after_flower()
    evening.take(CLEO)
    start = evening.at

    told = evening.wait()

    assert (kinds(told), evening.at) == (["GaveBack"], start + 10_000)
    assert evening.view(ANN).waiting == (ANN, DAN)
    with pytest.raises(IllegalMove) as refused:
        evening.take(CLEO)
    assert refused.value.reason == Reason.BARRED


def test_the_bar_falls_when_somebody_else_has_spoken() -> None:
    """TT-53"""
    evening = after_flower()
    evening.take(CLEO)
    evening.wait()

    evening.say("petal", DAN)
    evening.stand()

    assert "MayTake" in evening.may(CLEO)


def test_who_goes_away_with_the_token_has_it_until_the_time_is_up() -> None:
    """TT-53, TT-62"""
    evening = after_flower()
    evening.take(CLEO)

    evening.play(HOUSE, SeatAway(CLEO))

    assert evening.view(ANN).speaker == CLEO
    assert kinds(evening.wait()) == ["GaveBack"]


def test_a_slow_grab_for_a_token_that_was_given_back_is_out_of_date() -> None:
    """TT-53"""
    evening = after_flower()
    slow = Take(evening.state.said, evening.state.turn)
    evening.take(CLEO)
    evening.wait()

    with pytest.raises(Stale):
        evening.play(DAN, slow)


def test_what_counted_when_the_token_was_taken_counts_though_it_is_given_back() -> None:
    """TT-52, TT-53"""
    evening = after_flower("garden")
    evening.take(CLEO)

    told = evening.wait()

    assert told == [GaveBack(evening.state.turn, CLEO, evening.at + 30_000, BOB)]
    assert evening.flashes() == [3, 4, 3, 3]
    with pytest.raises(Stale):
        evening.accuse(DAN)


def test_the_token_is_given_back_to_who_spoke_last_who_may_not_take_it_either() -> None:
    """TT-51, TT-53"""
    evening = after_flower()
    evening.take(CLEO)
    evening.wait()

    with pytest.raises(IllegalMove) as refused:
        evening.take(BOB)
    assert refused.value.reason == Reason.SPOKE_LAST


@pytest.mark.parametrize("seconds", [5, 30])
def test_how_long_somebody_may_hold_the_token_is_an_option(seconds: int) -> None:
    """TT-53"""
    evening = Evening(Options(rounds=False, take_seconds=seconds))

    evening.take(BOB)

    assert evening.view(ANN).until == evening.at + 1000 * seconds


def test_an_accusation_freezes_the_token_and_its_clock() -> None:
    """TT-40, TT-60"""
    evening = after_flower()
    evening.accuse(DAN, Charge.OFF_TOPIC)
    assert evening.view(ANN).left == 29_900
    evening.defend("roses are flowers")

    evening.vote(CLEO, down=False)
    evening.vote(ANN, down=False)

    assert (evening.state.phase, evening.view(ANN).until) == (Phase.FREE, evening.at + 29_900)


def test_a_free_token_rests_during_a_trial_and_then_anybody_but_the_accused_goes_on() -> None:
    """TT-40, TT-60"""
    evening = after_flower()
    evening.accuse(DAN, Charge.OFF_TOPIC)
    with pytest.raises(IllegalMove):
        evening.take(CLEO)
    evening.defend("roses are flowers")

    evening.vote(CLEO, down=True)
    evening.vote(ANN, down=True)

    assert evening.view(ANN).waiting == (ANN, CLEO, DAN)


def test_after_a_long_silence_the_last_word_is_settled_and_the_draw_pile_speaks() -> None:
    """TT-61"""
    evening = after_flower("garden")
    start = evening.at

    told = evening.wait()

    assert evening.at == start + 30_000
    assert kinds(told) == ["Validated", "Drew", "Passed", "OpeningRead"]
    assert (evening.last.by, evening.last.is_opening) == (None, True)


def test_after_a_silence_everybody_may_go_on_and_claim() -> None:
    """TT-61"""
    evening = after_flower()
    evening.take(CLEO)
    evening.wait()
    evening.wait()
    assert all("MayClaim" in evening.may(seat) for seat in range(4))

    evening.stand()

    assert evening.view(ANN).waiting == (ANN, BOB, CLEO, DAN)


def test_if_the_draw_pile_has_nothing_to_say_a_silence_lifts_the_bar() -> None:
    """TT-53, TT-61"""
    evening = Evening(NO_ROUNDS)
    evening.state = replace(evening.state, piled=tuple(unseen(BOX, evening.state)))
    evening.take(BOB)
    evening.wait()

    told = evening.wait()

    assert kinds(told) == ["Passed", "TokenFreed"]
    assert evening.view(ANN).waiting == (BOB, CLEO)


def test_a_word_taken_back_leaves_the_token_with_its_speaker() -> None:
    """TT-15, TT-50"""
    evening = Evening(NO_ROUNDS)
    evening.say("zorblax", BOB)
    evening.object(ANN)

    evening.object(CLEO)

    assert (evening.view(ANN).speaker, evening.view(ANN).until) == (BOB, evening.at + 10_000)
