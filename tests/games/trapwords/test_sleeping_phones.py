"""Trapwords around one table: a phone that sleeps is nobody gone (TW-135)."""

import pytest

from tests.games.trapwords.dungeon import ANN, BOB, CLEO, DAN, EMBER, EVE, GAME, Evening
from tests.games.trapwords.scenes import SPOKEN, in_turn
from tests.games.trapwords.test_absent import MINUTES
from trapline import catalogue
from trapline.games.trapwords.facts.people import GiverReplaced
from trapline.games.trapwords.model.basics import HIDDEN
from trapline.games.trapwords.model.kinds import Failure, Phase
from trapline.games.trapwords.rules.clocks import deadline
from trapline.games.trapwords.wishes.turns import CallRight, CountGuess, TakeBook
from trapline.kernel import HOUSE, Language, SeatAway, SeatBack, SeatLeft
from trapline.tables.sentences import Names, say


def spoken(seats: int = 6) -> Evening:
    return Evening(SPOKEN, seats=seats).begin().write_both()


def test_the_sand_runs_on_while_the_torchbearers_phone_sleeps() -> None:
    """TW-135"""
    evening = in_turn(SPOKEN)
    until = evening.view(BOB).until

    evening.play(HOUSE, SeatAway(ANN), after=10_000)

    assert evening.view(BOB).until == until
    evening.wait()
    assert evening.at == until
    assert evening.book[-1].failure is Failure.TIME


@pytest.mark.parametrize("times", range(1, 4))
def test_nobody_is_shown_the_word_because_a_phone_sleeps(times: int) -> None:
    """TW-50, TW-135"""
    evening = spoken().take_book()
    evening.play(HOUSE, SeatAway(ANN))

    for _ in range(times):
        evening.wait()

    assert not [fact for fact in evening.told if isinstance(fact, GiverReplaced)]
    assert evening.view(CLEO).word != "lantern"


def test_the_others_count_and_call_while_the_torchbearers_phone_sleeps() -> None:
    """TW-66, TW-135"""
    evening = spoken().take_book()
    evening.play(HOUSE, SeatAway(ANN))

    evening.play(BOB, CountGuess(evening.state.turn, 0))
    evening.play(DAN, CallRight(evening.state.turn))
    evening.wait()

    assert evening.book[-1].failure is None


def test_a_phone_that_falls_asleep_over_the_word_does_not_stop_the_clock_from_starting() -> None:
    """TW-51, TW-135"""
    evening = spoken()
    evening.play(ANN, TakeBook(evening.state.turn))
    evening.play(HOUSE, SeatAway(ANN), after=500)

    evening.wait()

    assert evening.view(BOB).until == evening.at + 35_000


def test_a_sleeping_phone_keeps_its_torch_while_traps_are_written() -> None:
    """TW-5, TW-135"""
    evening = Evening(SPOKEN, seats=6).begin()

    evening.play(HOUSE, SeatAway(ANN))
    evening.write_both()

    assert evening.giver == ANN


def test_a_book_stays_shut_until_the_phone_of_its_reader_is_woken() -> None:
    """TW-131, TW-135"""
    evening = spoken()
    evening.play(HOUSE, SeatAway(ANN))
    assert deadline(evening.state) is None

    evening.play(HOUSE, SeatBack(ANN), after=5 * MINUTES)

    due = deadline(evening.state)
    assert due is not None
    assert (due.name, due.at) == ("book", evening.at + MINUTES)
    assert evening.giver == ANN


def test_the_torch_goes_round_to_sleeping_phones_as_well() -> None:
    """TW-118, TW-135"""
    evening = Evening(SPOKEN, seats=6).begin()
    evening.play(HOUSE, SeatAway(CLEO))

    evening.round(ember=False, ice=False)

    assert evening.state.torches[EMBER] == CLEO


def test_who_gives_up_the_seat_is_replaced_after_half_a_minute() -> None:
    """TW-135"""
    evening = spoken().take_book()
    evening.play(HOUSE, SeatAway(ANN))

    evening.play(HOUSE, SeatLeft(ANN), after=5000)
    assert evening.view(BOB).left == 29_000
    evening.wait()

    assert (evening.giver, evening.view(CLEO).word) == (CLEO, "lantern")


def test_who_gives_up_the_seat_before_the_word_is_shown_hands_the_torch_on() -> None:
    """TW-5, TW-135"""
    evening = spoken()

    evening.play(HOUSE, SeatLeft(ANN))

    assert evening.state.torches[EMBER] == CLEO
    assert evening.state.phase is Phase.WRITING


def test_typed_the_phone_is_the_person_and_standing_up_begins_no_second_wait() -> None:
    """TW-135"""
    evening = Evening(seats=6).begin().write_both().take_book()
    evening.play(HOUSE, SeatAway(ANN))
    asleep = deadline(evening.state)

    evening.play(HOUSE, SeatLeft(ANN), after=20_000)

    assert deadline(evening.state) == asleep
    assert evening.view(EVE).word == HIDDEN


@pytest.mark.parametrize(
    ("language", "asleep", "left"),
    [
        ("en", "Ann\u2019s screen goes dark.", "Ann leaves the dungeon."),
        ("fr", "Ann ne répond plus.", "Ann quitte le donjon."),
    ],
)
def test_of_a_sleeping_phone_it_is_told_that_it_sleeps_and_not_that_anybody_is_lost(
    language: Language, asleep: str, left: str
) -> None:
    """TW-135"""
    texts = catalogue.listed(GAME).texts[language]["fact.went-away"]
    names = Names(seats={ANN: "Ann"})

    told = [say(texts, {"seat": ANN, "left": gone}, language, names) for gone in (False, True)]

    assert told == [asleep, left]
