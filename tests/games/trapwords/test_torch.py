"""Who holds the torch of Trapwords: passed in time, or taken over by the next in line."""

import pytest
from msgspec.structs import replace

from tests.games.trapwords.dungeon import (
    ANN,
    BOB,
    CLEO,
    DAN,
    EMBER,
    EVE,
    FINN,
    ICE,
    UNCURSED,
    Evening,
)
from tests.games.trapwords.test_writing import propose
from trapline.games.trapwords.facts import AnyFact
from trapline.games.trapwords.facts.writing import TorchPassed
from trapline.games.trapwords.model.kinds import Phase
from trapline.games.trapwords.model.options import Options
from trapline.games.trapwords.model.reasons import Reason
from trapline.games.trapwords.rules.clocks import deadline
from trapline.games.trapwords.wishes.writing import Agree, PassTorch, Propose, Strike
from trapline.kernel import HOUSE, IllegalMove, SeatAway, SeatBack, SeatLeft, Stale, Text

HALF_A_MINUTE = 30_000


def passes(evening: Evening, seat: int) -> None:
    evening.play(seat, PassTorch(evening.state.turn))


def goes(evening: Evening, seat: int) -> list[AnyFact]:
    return evening.play(HOUSE, SeatAway(seat))


def test_who_does_not_want_the_torch_passes_it_on() -> None:
    """TW-119"""
    evening = Evening().begin()

    passes(evening, ANN)

    assert evening.state.torches == (CLEO, BOB)


def test_when_all_decline_the_first_in_line_must_clue() -> None:
    """TW-119"""
    evening = Evening(seats=6).begin()
    for seat in (ANN, CLEO, EVE):
        passes(evening, seat)

    assert evening.state.torches[EMBER] == ANN
    with pytest.raises(IllegalMove, match=Reason.NOT_YOUR_PART):
        passes(evening, ANN)


def test_what_a_team_writes_itself_does_not_bind_its_torch() -> None:
    """TW-5"""
    evening = Evening().begin()
    propose(evening, ANN, "tower")

    passes(evening, ANN)

    assert evening.state.torches[EMBER] == CLEO


def test_once_the_others_have_suggested_a_trap_the_torch_stays() -> None:
    """TW-5, TW-119"""
    evening = Evening().begin()
    propose(evening, BOB, "fire")

    with pytest.raises(IllegalMove, match=Reason.TORCH_STAYS):
        passes(evening, ANN)

    assert "MayPassTorch" not in evening.may(ANN)
    assert "MayPassTorch" in evening.may(BOB)


def test_a_trap_that_was_struck_again_binds_the_torch_all_the_same() -> None:
    """TW-5"""
    evening = Evening().begin()
    propose(evening, BOB, "fire")
    evening.play(BOB, Strike(evening.state.turn, Text("fire")))

    with pytest.raises(IllegalMove, match=Reason.TORCH_STAYS):
        passes(evening, ANN)


def test_next_round_the_torch_can_be_passed_again() -> None:
    """TW-5"""
    evening = Evening().begin().round(ember=False, ice=False)

    passes(evening, CLEO)

    assert evening.state.torches[EMBER] == ANN


def test_a_torchbearer_who_goes_before_the_first_trap_costs_nobody_anything() -> None:
    """TW-5, TW-135"""
    evening = Evening().begin()

    facts = goes(evening, ANN)

    assert facts[1:] == [TorchPassed(EMBER, CLEO)]


def test_when_a_torchbearer_goes_later_the_sealed_list_opens_for_half_a_minute() -> None:
    """TW-5"""
    evening = Evening().begin().write_both()

    goes(evening, ANN)

    assert evening.state.phase is Phase.WRITING
    assert evening.state.torches[EMBER] == CLEO
    assert evening.view(BOB).done == (False, True)
    assert [draft.word for draft in evening.view(DAN).drafts] == ["fire", "light", "night"]
    due = deadline(evening.state)
    assert due is not None
    assert (due.name, due.at) == ("writing", evening.at + HALF_A_MINUTE)


def test_those_who_wrote_it_change_it_or_say_yes_again() -> None:
    """TW-5, TW-31"""
    evening = Evening(seats=6).begin().write_both()
    goes(evening, ANN)
    evening.play(BOB, Strike(evening.state.turn, Text("night")))
    propose(evening, BOB, "oil")
    for seat in (BOB, DAN):
        evening.play(seat, Agree(evening.state.turn))

    evening.take_book()

    assert (evening.team, evening.giver) == (EMBER, CLEO)
    assert evening.view(BOB).traps == ("fire", "light", "oil")


def test_after_half_a_minute_the_list_is_what_it_was() -> None:
    """TW-5, TW-33"""
    evening = Evening().begin().write_both()
    goes(evening, ANN)

    evening.wait()

    assert evening.giver == CLEO
    assert evening.view(BOB).traps == ("fire", "light", "night")


def test_the_other_list_stays_sealed_and_nobody_reads_what_they_did_not_write() -> None:
    """TW-5, TW-34"""
    evening = Evening().begin().write_both()

    goes(evening, ANN)

    assert evening.view(CLEO).drafts == evening.state.sheets[ICE].drafts
    assert (evening.view(CLEO).word, evening.view(BOB).word) == ("castle", "lantern")
    with pytest.raises(Stale):
        propose(evening, CLEO, "siege")


def test_a_list_that_is_still_open_stays_so_for_half_a_minute() -> None:
    """TW-5, TW-33"""
    evening = Evening(seats=6).begin()
    propose(evening, BOB, "fire")
    evening.at = 175_000

    goes(evening, ANN)

    due = deadline(evening.state)
    assert due is not None
    assert due.at == evening.at + HALF_A_MINUTE


def test_a_torch_that_moves_on_early_takes_no_time_from_anybody() -> None:
    """TW-5, TW-33"""
    evening = Evening(seats=6).begin()
    propose(evening, BOB, "fire")

    goes(evening, ANN)

    due = deadline(evening.state)
    assert due is not None
    assert due.at == 180_000


def test_who_said_yes_against_another_torchbearer_is_asked_again() -> None:
    """TW-5, TW-31"""
    evening = Evening(seats=6).begin()
    for word in ("fire", "night", "oil"):
        propose(evening, BOB, word)
    evening.play(BOB, Agree(evening.state.turn))

    goes(evening, ANN)

    assert evening.view(BOB).agreed == ((), ())


def test_a_group_without_a_clock_thinks_again_without_one() -> None:
    """TW-5, TW-33"""
    evening = Evening(replace(UNCURSED, writing_seconds=0)).begin().write_both()

    goes(evening, ANN)

    assert deadline(evening.state) is None
    assert "MayAgree" in evening.may(BOB)


def test_the_second_torch_moves_on_when_its_turn_has_come() -> None:
    """TW-5, TW-135"""
    evening = Evening(seats=6).begin().write_both()
    goes(evening, BOB)
    evening.fail()
    evening.onward()

    assert evening.state.torches[ICE] == DAN
    assert evening.view(ANN).done == (True, False)
    evening.wait()
    assert (evening.team, evening.giver) == (ICE, DAN)


def test_in_the_middle_of_a_round_nobody_changes_rules_curses_clocks_or_the_other_torch() -> None:
    """TW-5, TW-15"""
    evening = Evening(Options(), seats=6).begin().write_both()
    goes(evening, BOB)
    evening.fail()
    evening.onward()

    assert evening.state.phase is Phase.WRITING
    assert not evening.may(ANN) & {"MaySetClueRules", "MayLiftCurses", "MaySetLateClock"}
    goes(evening, ANN)
    assert evening.state.torches[EMBER] == ANN


def test_who_stays_away_keeps_no_torch_and_who_comes_back_gets_none() -> None:
    """TW-5, TW-135"""
    evening = Evening(seats=6).begin().write_both()
    goes(evening, ANN)

    evening.play(HOUSE, SeatBack(ANN))
    goes(evening, CLEO)

    assert evening.state.torches[EMBER] == EVE
    assert evening.state.phase is Phase.WRITING


def with_bots() -> Evening:
    """Ann and Cleo against the bots Bob and Dan."""
    return Evening(bots=(BOB, DAN)).begin()


def test_bots_write_nothing_while_a_person_may_want_to_pass_the_torch() -> None:
    """TW-5"""
    evening = with_bots()

    with pytest.raises(IllegalMove):
        propose(evening, BOB, "fire")

    assert "MayPropose" not in evening.may(BOB)
    assert evening.view(ANN).waiting == (ANN, CLEO)


def test_a_suggestion_that_came_too_late_for_a_sealed_list_stays_too_late() -> None:
    """TW-5"""
    evening = Evening().begin()
    turn = evening.state.turn
    evening.write(EMBER)

    goes(evening, ANN)

    assert not evening.state.sheets[EMBER].done
    with pytest.raises(Stale):
        evening.play(BOB, Propose(turn, Text("glass")))


@pytest.mark.parametrize("first", [ANN, CLEO])
def test_once_a_person_has_written_the_bots_write_too(first: int) -> None:
    """TW-5"""
    evening = with_bots()

    propose(evening, first, "tower")

    assert "MayPropose" in evening.may(BOB)


def test_bots_also_begin_when_a_person_only_sealed_what_other_bots_wrote() -> None:
    """TW-5"""
    evening = Evening(seats=8, bots=(BOB, CLEO, DAN, EVE, FINN, 6, 7)).begin()
    for bot, word in ((CLEO, "tower"), (EVE, "king"), (6, "moat")):
        propose(evening, bot, word)
    assert "MayPropose" not in evening.may(BOB)

    for seat in (CLEO, EVE, ANN):
        evening.play(seat, Agree(evening.state.turn))

    assert "MayPropose" in evening.may(BOB)


def test_nobody_waits_for_the_torch_of_a_bot() -> None:
    """TW-5"""
    evening = Evening(bots=(ANN, BOB, CLEO, DAN)).begin()

    due = deadline(evening.state)

    assert all("MayPropose" in evening.may(seat) for seat in (ANN, BOB, CLEO, DAN))
    assert due is not None
    assert due.name == "writing"


def test_a_bot_that_takes_a_seat_is_known_for_one_and_a_person_for_a_person() -> None:
    """TW-31"""
    evening = Evening(seats=6).begin()
    evening.play(HOUSE, SeatLeft(FINN))

    evening.play(HOUSE, SeatBack(FINN, bot=True))
    assert evening.state.bots == {FINN}

    evening.play(HOUSE, SeatBack(FINN))
    assert evening.state.bots == frozenset()
