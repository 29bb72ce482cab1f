"""Clues and the clock of Trapwords."""

import pytest

from tests.games.trapwords.dungeon import (
    ANN,
    BOB,
    CLEO,
    DAN,
    EMBER,
    GAME,
    Evening,
)
from tests.games.trapwords.scenes import SPOKEN, in_turn
from tests.games.trapwords.test_curses import cursed
from trapline.games.trapwords.model.basics import HIDDEN
from trapline.games.trapwords.model.kinds import Curse, Failure, Phase
from trapline.games.trapwords.model.options import ClockStart, Options
from trapline.games.trapwords.model.reasons import Reason
from trapline.games.trapwords.wishes.people import ClaimGame
from trapline.games.trapwords.wishes.turns import CountGuess, TakeBook
from trapline.kernel import HOUSE, PUBLIC, IllegalMove, SeatAway, SeatBack


def refused(evening: Evening, text: str) -> str:
    with pytest.raises(IllegalMove) as refusal:
        evening.clue(text)
    return refusal.value.reason


def test_only_the_clue_giver_reads_the_book_and_only_when_the_turn_comes() -> None:
    """TW-50"""
    evening = Evening().begin().write_both()
    assert evening.view(ANN).word == HIDDEN

    evening.take_book()

    assert evening.view(ANN).word == "lantern"
    assert evening.view(CLEO).word == HIDDEN
    assert evening.view(PUBLIC).word == HIDDEN


def test_the_clock_starts_after_reading_or_when_the_giver_is_ready() -> None:
    """TW-51, TW-131"""
    evening = Evening().begin().write_both()
    evening.play(ANN, TakeBook(evening.state.turn))
    taken = evening.at

    evening.wait()

    assert evening.at == taken + 3000
    assert evening.view(BOB).until == evening.at + 90_000


def test_the_clock_may_start_with_the_book_or_with_the_first_clue() -> None:
    """TW-52"""
    at_once = Evening(Options(clock_starts=ClockStart.TAKEN)).begin().write_both()
    at_once.play(ANN, TakeBook(at_once.state.turn))
    patient = Evening(Options(clock_starts=ClockStart.FIRST_CLUE)).begin().write_both()
    patient.play(ANN, TakeBook(patient.state.turn))

    due = GAME.deadline(patient.state)
    patient.clue("hangs on the wall", after=20_000)

    assert at_once.state.phase is Phase.CLUING
    assert due is not None
    assert due.at == patient.state.since - 20_000 + 30_000
    assert patient.view(ANN).until == patient.at + 90_000


def test_typed_turns_have_ninety_seconds_spoken_ones_thirty_five() -> None:
    """TW-53"""
    typed, spoken = in_turn(), in_turn(SPOKEN)
    untimed = in_turn(Options(curse_in_second=False, curse_in_fourth=False, timed=False))

    assert typed.view(ANN).until == typed.at + 90_000
    assert spoken.view(ANN).until == spoken.at + 35_000
    assert untimed.view(ANN).until is None


def test_clues_and_guesses_come_in_any_number_and_order() -> None:
    """TW-54, TW-55"""
    evening = Evening(seats=6).begin().write_both().take_book()

    evening.clue("hangs on the wall")
    evening.guess("picture", by=CLEO)
    evening.guess("mirror", by=4)
    evening.clue("you carry it")

    assert [clue.text for clue in evening.view(BOB).clues] == ["hangs on the wall", "you carry it"]
    assert [guess.by for guess in evening.view(BOB).guesses] == [CLEO, 4]


def test_time_that_runs_out_ends_the_turn() -> None:
    """TW-64"""
    evening = in_turn()

    evening.wait()

    assert evening.book[-1].failure is Failure.TIME


def test_the_opponents_watch_where_people_speak() -> None:
    """TW-66"""
    evening = in_turn(SPOKEN)

    calls = {"MayCryStop", "MayCallTrap", "MayCallRule", "MayFlagClue"}
    assert evening.may(DAN) == {*calls, "MayCountGuess", "MayCallRight"}
    for taps in range(5):
        evening.play(DAN, CountGuess(evening.state.turn, taps))
    evening.wait()

    assert evening.book[-1].failure is Failure.GUESSES


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", Reason.CLUE_EMPTY),
        ("one two three four five six seven eight nine ten eleven twelve more", "clue-too-long"),
        ("фонарь", Reason.FOREIGN_SCRIPT),
        ("it shines ☀", Reason.SYMBOLS),
        ("see https://lamp.example", Reason.SYMBOLS),
        ("l a n t e r n", Reason.SYMBOLS),
        ("l.a.n.t.e.r.n", Reason.SYMBOLS),
        ("it is l-a-n-t-e-r-n", Reason.SYMBOLS),
    ],
)
def test_a_clue_is_made_of_words_and_not_of_too_many(text: str, reason: str) -> None:
    """TW-87, TW-127, TW-133"""
    assert refused(in_turn(), text) == reason


@pytest.mark.parametrize("text", ["seen on T.V. at 5 p.m.", "Y a-t-il de l'huile", "vis-à-vis"])
def test_short_forms_and_hyphens_spell_nothing_out(text: str) -> None:
    """TW-85, TW-133"""
    evening = in_turn()

    evening.clue(text)

    assert evening.view(BOB).clues[-1].text == text


def test_a_clue_can_be_called_for_eight_seconds_or_as_long_as_it_takes_to_read() -> None:
    """TW-79, TW-127: only the Echo makes a clue so long."""
    twelve = "one two three four five six seven eight nine ten eleven twelve"
    evening = cursed(Curse.ECHO)

    evening.clue("hangs hangs")
    evening.clue(f"{twelve} {twelve}")

    short, long = evening.view(BOB).clues
    assert (short.until - short.at, long.until - long.at) == (8000, 14_400)


def test_a_clue_giver_who_repeats_a_guessed_trap_springs_it() -> None:
    """TW-92, TW-132"""
    evening = in_turn()
    evening.guess("fire")

    evening.clue("no fire here")
    evening.wait()

    assert evening.book[-1].failure is Failure.TRAP


def test_the_list_is_opened_after_the_turn_or_at_the_end() -> None:
    """TW-134"""
    later = Options(curse_in_second=False, curse_in_fourth=False, lists_open_at_end=True)
    open_one, closed_one = in_turn(), in_turn(later)

    for evening in (open_one, closed_one):
        evening.clue("a big fire")
        evening.wait()

    assert open_one.view(CLEO).book[-1].traps == ("fire", "light", "night")
    assert closed_one.view(CLEO).book[-1].traps == ()
    assert closed_one.view(CLEO).book[-1].trap == "fire"
    assert closed_one.view(BOB).book[-1].traps == ("fire", "light", "night")


def test_when_the_clue_giver_is_gone_the_clock_stands_and_the_next_takes_over() -> None:
    """TW-135"""
    evening = Evening(seats=6).begin().write_both().take_book()
    evening.clue("hangs on the wall", after=10_000)

    evening.play(HOUSE, SeatAway(ANN), after=5000)
    assert evening.view(BOB).left == 75_000
    evening.wait()

    assert evening.giver == CLEO
    assert evening.view(CLEO).word == "lantern"
    assert evening.view(ANN).word == HIDDEN
    evening.wait()
    assert evening.view(BOB).until == evening.at + 75_000


def test_a_clue_giver_who_comes_back_goes_on() -> None:
    """TW-135"""
    evening = in_turn()

    evening.play(HOUSE, SeatAway(ANN), after=10_000)
    evening.play(HOUSE, SeatBack(ANN), after=20_000)

    assert evening.view(BOB).until == evening.at + 80_000


def test_before_the_word_is_shown_the_torch_of_the_absent_goes_to_the_next() -> None:
    """TW-135"""
    evening = Evening().begin().write_both()

    evening.play(HOUSE, SeatAway(ANN))
    evening.wait()

    assert (evening.giver, evening.state.phase) == (CLEO, Phase.WAITING)


def test_a_team_that_has_too_few_left_can_be_beaten_by_a_claim() -> None:
    """TW-135"""
    evening = Evening().begin()
    evening.play(HOUSE, SeatAway(ANN))

    evening.play(BOB, ClaimGame(evening.state.turn))

    assert evening.state.winners == (1,)


def test_a_success_is_shown_with_its_word() -> None:
    """TW-63"""
    evening = in_turn()

    evening.guess("lantern")

    assert evening.view(PUBLIC).results[EMBER] == evening.book[-1]
    assert evening.book[-1].word == "lantern"
