"""When a list of traps is set: who says yes, who says no, and what a bot's yes is worth (TW-31)."""

import pytest

from tests.games.trapwords.dungeon import ANN, BOB, DAN, EMBER, FINN, Evening
from tests.games.trapwords.test_writing import propose
from trapline.games.trapwords.model.reasons import Reason
from trapline.games.trapwords.wishes.writing import Agree, Oppose, Strike
from trapline.kernel import HOUSE, PUBLIC, IllegalMove, SeatAway, Text


def full(seats: int = 4, bots: tuple[int, ...] = ()) -> Evening:
    """The list against Ember holds three words. Bob holds the torch of those who wrote it."""
    evening = Evening(seats=seats, bots=bots).begin()
    propose(evening, ANN, "tower")
    for word in ("fire", "night", "oil"):
        propose(evening, BOB, word)
    return evening


def says_yes(evening: Evening, *seats: int) -> bool:
    """Let them agree one after the other; say whether the list is set."""
    for seat in seats:
        evening.play(seat, Agree(evening.state.turn))
    return evening.state.sheets[EMBER].done


def says_no(evening: Evening, *seats: int) -> bool:
    for seat in seats:
        evening.play(seat, Oppose(evening.state.turn))
    return evening.state.sheets[EMBER].done


def test_everybody_knows_how_many_traps_are_dug_and_only_the_writers_which() -> None:
    """TW-34"""
    evening = full()

    public, theirs = evening.view(PUBLIC), evening.view(BOB)

    assert (public.dug[EMBER], len(theirs.drafts)) == (3, 3)
    assert (public.drafts, evening.view(ANN).drafts[0].word) == ((), "tower")


@pytest.mark.parametrize("first", [BOB, DAN])
def test_of_two_both_agree_whoever_holds_the_torch(first: int) -> None:
    """TW-31"""
    evening = full()

    assert not says_yes(evening, first)
    assert says_yes(evening, BOB + DAN - first)


def test_most_of_those_present_are_enough() -> None:
    """TW-31"""
    evening = full(seats=6)

    assert not says_yes(evening, DAN)
    assert says_yes(evening, FINN)


def test_half_a_team_is_not_most_of_it_as_long_as_the_others_are_silent() -> None:
    """TW-31: silence is no vote, and the torch breaks no tie with it."""
    evening = full(seats=8)

    assert not says_yes(evening, BOB, DAN)
    assert says_yes(evening, FINN)


def test_between_a_spoken_yes_and_a_spoken_no_the_torch_decides() -> None:
    """TW-31"""
    for_it, against_it = full(), full()

    assert not says_yes(for_it, BOB)
    assert says_no(for_it, DAN)
    assert not says_yes(against_it, DAN)
    assert not says_no(against_it, BOB)


def test_a_tie_of_some_is_no_tie_of_all() -> None:
    """TW-31"""
    evening = full(seats=8)

    says_yes(evening, BOB)

    assert not says_no(evening, DAN)


def test_who_said_yes_may_still_say_not_yet_and_the_other_way_round() -> None:
    """TW-31"""
    evening = full(seats=6)
    says_yes(evening, BOB)

    says_no(evening, BOB)

    assert (evening.view(DAN).agreed[EMBER], evening.view(DAN).opposed[EMBER]) == ((), (BOB,))
    assert "MayOppose" not in evening.may(BOB)
    says_yes(evening, BOB)
    assert (evening.view(DAN).agreed[EMBER], evening.view(DAN).opposed[EMBER]) == ((BOB,), ())


def test_a_new_word_asks_those_who_said_no_as_well() -> None:
    """TW-31"""
    evening = full(seats=6)
    says_no(evening, BOB)

    evening.play(DAN, Strike(evening.state.turn, Text("oil")))
    propose(evening, DAN, "glass")

    assert evening.view(BOB).opposed == ((), ())


def test_a_list_that_is_not_full_has_neither_yes_nor_no() -> None:
    """TW-30, TW-31"""
    evening = Evening().begin()

    with pytest.raises(IllegalMove, match=Reason.LIST_NOT_READY):
        says_no(evening, BOB)


def test_a_bot_closes_no_list_over_a_person_who_is_silent_or_says_no() -> None:
    """TW-31: Bob is a person, his two teammates are bots."""
    silent, unwilling = full(seats=6, bots=(DAN, FINN)), full(seats=6, bots=(DAN, FINN))

    says_no(unwilling, BOB)

    assert not says_yes(silent, DAN, FINN)
    assert not says_yes(unwilling, DAN, FINN)
    assert says_yes(silent, BOB)


def test_a_bot_makes_no_majority_against_one_of_two_people() -> None:
    """TW-31: Bob and Dan are people, the third of the team is a bot."""
    evening = full(seats=6, bots=(FINN,))

    assert not says_yes(evening, FINN, BOB)
    assert says_yes(evening, DAN)


def test_a_bot_with_the_torch_breaks_no_tie_with_a_person() -> None:
    """TW-31"""
    evening = full(bots=(BOB,))

    says_no(evening, DAN)

    assert not says_yes(evening, BOB)


def test_where_only_bots_are_here_they_decide() -> None:
    """TW-31"""
    evening = full(seats=6, bots=(DAN, FINN))
    evening.play(HOUSE, SeatAway(BOB))

    assert says_yes(evening, DAN, FINN)


def test_time_closes_a_list_whoever_says_no() -> None:
    """TW-31, TW-33"""
    evening = full()
    says_no(evening, BOB)

    evening.wait()

    assert evening.state.sheets[EMBER].traps == ("fire", "night", "oil")


def test_a_new_suggestion_asks_everybody_again() -> None:
    """TW-31"""
    evening = Evening(seats=6).begin()
    for word in ("fire", "night", "oil"):
        propose(evening, DAN, word)
    evening.play(DAN, Agree(evening.state.turn))

    evening.play(FINN, Strike(evening.state.turn, Text("oil")))
    propose(evening, FINN, "glass")

    assert evening.view(DAN).agreed == ((), ())


def test_those_who_are_away_do_not_hold_up_the_list() -> None:
    """TW-31"""
    evening = Evening(seats=6).begin()
    for word in ("fire", "night", "oil"):
        propose(evening, DAN, word)
    evening.play(DAN, Agree(evening.state.turn))

    evening.play(HOUSE, SeatAway(FINN))
    evening.play(HOUSE, SeatAway(BOB))

    assert evening.state.sheets[EMBER].done
