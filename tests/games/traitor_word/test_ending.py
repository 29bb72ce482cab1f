"""Hidden piles, seven flashes, and none."""

import pytest

from tests.games.traitor_word.chain import ANN, BOB, CLEO, GAME, NO_ROUNDS, Evening, kinds
from trapline.games.traitor_word.model.kinds import Cause, Charge, Phase
from trapline.games.traitor_word.model.options import Options
from trapline.games.traitor_word.model.view import Shown
from trapline.kernel import HOUSE, PUBLIC, Observer, Outcome, SeatLeft, encode

FINISH = Options(finish_round=True)


def test_a_screen_shows_the_count_of_its_own_pile_alone() -> None:
    """TT-42"""
    evening = Evening().piles(3, 5, 4)

    views = [evening.view(who) for who in (ANN, BOB, CLEO, PUBLIC)]

    assert [view.flashes for view in views] == [3, 5, 4, None]
    assert all(view.piles == () for view in views)


@pytest.mark.parametrize("who", [ANN, CLEO, PUBLIC])
def test_what_others_have_changes_no_byte_of_a_view(who: Observer) -> None:
    """TT-42"""
    poor, rich = Evening().piles(3, 2, 3), Evening().piles(3, 6, 3)

    assert encode(poor.view(who)) == encode(rich.view(who))


def test_when_it_is_over_all_piles_and_hands_are_opened() -> None:
    """TT-42"""
    evening = Evening().piles(6, 3, 2)
    evening.say("river")
    evening.claim(ANN)
    evening.wait()

    view = evening.view(PUBLIC)
    assert view.piles == (7, 3, 2)
    assert [len(hand) for hand in view.hands] == [5, 5, 5]
    assert [(gain.seat, gain.more) for gain in view.gains] == [(ANN, 1)]


def test_seven_flashes_win() -> None:
    """TT-43, TT-44"""
    evening = Evening().piles(3, 6, 3)
    evening.say("garden")

    told = evening.say("flower")

    assert kinds(told) == ["Validated", "Drew", "GameEnded"]
    assert GAME.outcome(evening.state) == Outcome((BOB,), "seven-flashes", (3, 7, 3))
    assert GAME.deadline(evening.state) is None


def test_six_flashes_do_not() -> None:
    """TT-43"""
    evening = Evening().piles(3, 5, 3)

    evening.chain("garden", "flower")

    assert GAME.outcome(evening.state) is None


def test_an_empty_pile_ends_the_game_and_the_largest_pile_wins() -> None:
    """TT-45"""
    evening = Evening().piles(4, 3, 1)
    evening.say("flower")

    evening.accuse(CLEO)

    assert evening.state.cause is Cause.EMPTY_PILE
    assert evening.state.winners == (ANN, BOB)


def test_if_a_seventh_flash_is_somebodys_last_the_seven_win() -> None:
    """TT-46"""
    evening = Evening().piles(8, 6, 1)
    evening.piles(6, 6, 1).say("flower")

    evening.accuse(CLEO)

    assert (evening.state.cause, evening.state.winners) == (Cause.SEVEN_FLASHES, (BOB,))


def test_a_verdict_is_settled_whole_before_anybody_wins() -> None:
    """TT-44, TT-46"""
    evening = Evening().piles(3, 5, 1)
    evening.say("garden")

    told = evening.trial(CLEO, {ANN: False})

    assert kinds(told)[-4:] == ["FlashPassed", "Validated", "Drew", "GameEnded"]
    assert (evening.state.cause, evening.state.winners) == (Cause.SEVEN_FLASHES, (BOB,))


def test_by_option_the_round_is_played_to_its_end() -> None:
    """TT-44"""
    evening = Evening(FINISH).piles(3, 6, 3)
    evening.say("garden")
    evening.say("flower")
    assert evening.flashes() == [3, 7, 3]
    assert GAME.outcome(evening.state) is None

    told = evening.wait()

    assert kinds(told) == ["GameEnded"]
    assert evening.state.winners == (BOB,)


def test_the_last_word_of_the_last_round_is_settled_too() -> None:
    """TT-44, TT-47"""
    evening = Evening(FINISH).piles(3, 6, 6)
    evening.say("garden")
    evening.say("bread")

    told = evening.wait()

    assert kinds(told) == ["Validated", "Drew", "GameEnded"]
    assert evening.flashes() == [3, 7, 7]
    assert evening.state.winners == (BOB, CLEO)


def test_the_last_word_of_all_stands_long_enough_to_be_accused() -> None:
    """TT-26, TT-44"""
    evening = Evening(Options(finish_round=True, window_seconds=0)).piles(3, 7, 6)
    assert kinds(evening.say("flower")) == ["Said", "TurnBegan"]

    assert kinds(evening.say("bread")) == ["Said"]
    assert evening.view(ANN).until == evening.at + 3000
    evening.accuse(ANN)
    evening.wait()

    assert (evening.flashes(), evening.state.winners) == ([4, 7, 5], (BOB,))


def test_of_two_with_seven_the_larger_pile_wins() -> None:
    """TT-47"""
    evening = Evening(FINISH).piles(3, 7, 8)
    evening.say("flower")
    evening.say("petal")

    evening.wait()

    assert evening.state.winners == (CLEO,)


def two_who_hold_it(*flashes: int, options: Options | None = None) -> Evening:
    """Bob has said bread, which Ann and Cleo hold."""
    evening = Evening(options).piles(*flashes)
    evening.has(ANN, hand=("bread", "candle", "horse", "winter", "music"))
    evening.say("bread")
    return evening


def test_a_claim_that_makes_seven_waits_for_others_who_hold_the_word() -> None:
    """TT-22, TT-47"""
    evening = two_who_hold_it(6, 3, 6)

    assert kinds(evening.claim(CLEO)) == ["CardShown"]
    assert evening.view(PUBLIC).shown == Shown(((CLEO, "bread"),), (), (), is_last=True)
    evening.claim(ANN)
    evening.wait()

    assert (evening.flashes(), evening.state.winners) == ([7, 3, 7], (ANN, CLEO))


def test_of_two_claims_the_one_that_makes_seven_wins() -> None:
    """TT-47"""
    evening = two_who_hold_it(4, 3, 6)
    evening.claim(CLEO)
    evening.claim(ANN)

    told = evening.wait()

    assert kinds(told)[:2] == ["Claimed", "Claimed"]
    assert (evening.flashes(), evening.state.winners) == ([5, 3, 7], (CLEO,))


def test_nobody_is_told_by_the_wait_whether_another_holds_the_word() -> None:
    """TT-42, TT-47"""
    alone, shared = Evening().piles(3, 3, 6), two_who_hold_it(3, 3, 6)
    alone.say("bread")

    for evening in (alone, shared):
        evening.claim(CLEO)

    assert alone.view(PUBLIC) == shared.view(PUBLIC)
    assert "MayVouch" not in shared.may(ANN)


def test_without_rounds_the_token_rests_while_a_seventh_flash_lies_on_the_table() -> None:
    """TT-47, TT-53"""
    evening = Evening(NO_ROUNDS).piles(6, 3, 6)
    evening.has(ANN, hand=("bread",)).say("bread", BOB)
    evening.stand()
    evening.claim(CLEO)
    assert evening.state.phase is Phase.SHOWING

    evening.claim(ANN)
    evening.wait()

    assert evening.state.winners == (ANN, CLEO)


def test_a_seventh_flash_needs_nobody_to_stay() -> None:
    """TT-47, TT-62"""
    evening = two_who_hold_it(3, 3, 6)
    evening.claim(CLEO)

    evening.play(HOUSE, SeatLeft(CLEO))
    evening.wait()

    assert evening.state.winners == (CLEO,)


def test_a_seventh_flash_ends_a_trial_before_the_thumbs() -> None:
    """TT-43, TT-60"""
    evening = Evening(seats=4).piles(3, 3, 6, 3)
    evening.say("bread")
    evening.accuse(ANN, Charge.OFF_TOPIC)

    evening.claim(CLEO)
    evening.wait()

    assert (evening.state.phase, evening.state.winners) == (Phase.OVER, (CLEO,))


def test_the_opening_word_can_bring_the_seventh_flash_too() -> None:
    """TT-23, TT-47"""
    evening = Evening(opening="bread", hold=True).piles(3, 3, 6)

    evening.claim(CLEO)
    evening.wait()

    assert evening.state.winners == (CLEO,)


def test_a_claim_that_makes_less_than_seven_counts_at_once() -> None:
    """TT-19"""
    evening = two_who_hold_it(3, 3, 5)

    assert kinds(evening.claim(CLEO)) == ["Claimed", "Drew"]


def test_where_the_round_is_finished_no_claim_ends_the_game() -> None:
    """TT-44, TT-47"""
    evening = two_who_hold_it(6, 3, 6, options=FINISH)

    assert kinds(evening.claim(CLEO)) == ["Claimed", "Drew"]


def test_who_has_nothing_pays_nothing_until_the_round_is_over() -> None:
    """TT-44"""
    evening = Evening(FINISH).piles(3, 0, 3)
    evening.say("garden")

    told = evening.accuse(CLEO)

    assert kinds(told) == ["Accused", "Answered", "CardLost", "Drew"]
    assert evening.flashes() == [3, 0, 3]


def test_a_round_without_an_end_goes_on() -> None:
    """TT-44"""
    evening = Evening(FINISH).chain("flower", "petal")

    evening.stand()

    assert (evening.speaker, evening.state.round) == (ANN, 2)


def test_without_rounds_the_end_comes_at_once() -> None:
    """TT-52, TT-54"""
    evening = Evening(Options(rounds=False, finish_round=True)).piles(3, 6, 3)
    evening.say("garden", BOB)
    evening.stand()

    told = evening.take(CLEO)

    assert kinds(told) == ["Validated", "Drew", "GameEnded"]
    assert evening.state.phase is Phase.OVER


def test_without_rounds_an_empty_pile_ends_it_at_once_too() -> None:
    """TT-45, TT-54"""
    evening = Evening(NO_ROUNDS).piles(3, 1, 3)
    evening.say("garden", BOB)

    evening.accuse(CLEO, Charge.SECRET)

    assert (evening.state.cause, evening.state.winners) == (Cause.EMPTY_PILE, (CLEO,))


@pytest.mark.parametrize("options", [Options(), NO_ROUNDS])
def test_a_seventh_flash_that_a_silence_brings_ends_the_game_there(options: Options) -> None:
    """TT-17, TT-44, TT-61"""
    evening = Evening(options).piles(3, 6, 3)
    evening.say("garden", BOB)
    evening.stand()

    assert kinds(evening.wait()) == ["Validated", "Drew", "GameEnded"]
