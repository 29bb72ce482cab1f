"""Setting traps in Trapwords: who sees what, what is lawful, when a list is done."""

import pytest

from tests.games.trapwords.dungeon import (
    ANN,
    BOB,
    CLEO,
    DAN,
    EMBER,
    GAME,
    ICE,
    UNCURSED,
    Evening,
)
from trapline.games.trapwords.facts import AnyFact
from trapline.games.trapwords.facts.writing import Proposed
from trapline.games.trapwords.model.basics import HIDDEN
from trapline.games.trapwords.model.kinds import Phase
from trapline.games.trapwords.model.options import Options
from trapline.games.trapwords.model.reasons import Reason
from trapline.games.trapwords.rules.writing import AFTER_THE_OTHERS
from trapline.games.trapwords.wishes.people import LiftCurses, SetClueRules
from trapline.games.trapwords.wishes.writing import Agree, Propose, Strike
from trapline.kernel import PUBLIC, IllegalMove, Stale, Text, redact


def propose(evening: Evening, by: int, word: str) -> list[AnyFact]:
    return evening.play(by, Propose(evening.state.turn, Text(word)))


def refusal(evening: Evening, by: int, word: str) -> str:
    with pytest.raises(IllegalMove) as refused:
        propose(evening, by, word)
    return refused.value.reason


def test_a_team_writes_against_the_word_that_the_others_must_guess() -> None:
    """TW-28, TW-20"""
    evening = Evening().begin("lantern", "castle")

    assert [evening.view(seat).word for seat in (ANN, BOB, CLEO, DAN)] == [
        "castle",
        "lantern",
        "castle",
        "lantern",
    ]
    assert evening.view(PUBLIC).word == HIDDEN


def test_the_number_of_traps_is_that_of_the_other_teams_room() -> None:
    """TW-29"""
    evening = Evening().put(teams=(2, 0)).begin()

    assert evening.state.sizes == (5, 3)


def test_a_list_is_agreed_on_only_when_it_is_full() -> None:
    """TW-30"""
    evening = Evening().begin()
    propose(evening, BOB, "fire")

    with pytest.raises(IllegalMove, match=Reason.LIST_NOT_READY):
        evening.play(BOB, Agree(evening.state.turn))


def test_everybody_of_the_team_suggests_and_strikes() -> None:
    """TW-31"""
    evening = Evening().begin()
    for by, word in ((BOB, "fire"), (DAN, "night"), (BOB, "oil")):
        propose(evening, by, word)

    evening.play(BOB, Strike(evening.state.turn, Text("night")))

    assert [draft.word for draft in evening.view(DAN).drafts] == ["fire", "oil"]
    assert evening.view(ANN).drafts == ()


def test_guessing_begins_when_both_lists_are_done() -> None:
    """TW-32"""
    evening = Evening().begin()

    evening.write(EMBER)
    assert evening.view(ANN).phase is Phase.WRITING
    evening.write(ICE)

    assert evening.state.phase is Phase.WAITING


def test_when_time_is_up_what_was_suggested_is_kept() -> None:
    """TW-33"""
    evening = Evening().begin()
    for word in ("fire", "night", "oil"):
        propose(evening, BOB, word)
    propose(evening, ANN, "tower")

    evening.wait()

    assert evening.state.sheets[EMBER].traps == ("fire", "night", "oil")
    assert evening.state.sheets[ICE].traps == ("tower",)


def test_who_is_last_has_a_minute_after_the_others() -> None:
    """TW-33"""
    evening = Evening().begin()
    evening.at = 170_000
    evening.write(EMBER)

    due = GAME.deadline(evening.state)

    assert due is not None
    assert due.at == evening.at + AFTER_THE_OTHERS


def test_a_group_may_write_without_a_clock() -> None:
    """TW-33"""
    options = Options(curse_in_second=False, curse_in_fourth=False, writing_seconds=0)

    assert GAME.deadline(Evening(options).begin().state) is None


def test_the_others_never_see_the_list_before_the_turn_is_over() -> None:
    """TW-34"""
    evening = Evening().begin().write_both().take_book()

    assert evening.view(evening.opponent).traps != ()
    assert evening.view(evening.giver).traps == ()
    assert evening.view(evening.guesser).traps == ()
    assert evening.view(PUBLIC).traps == ()


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("he", Reason.TRAP_PRONOUN),
        ("has", Reason.TRAP_HELPER),
        ("one", Reason.TRAP_ONE),
        ("!", Reason.TRAP_NOT_A_WORD),
        ("lanterns", Reason.TRAP_TELLS_WORD),
    ],
)
def test_a_trap_that_the_referee_forbids_is_refused_with_its_rule(
    word: str, reason: Reason
) -> None:
    """TW-35, TW-36, TW-37, TW-38, TW-39, TW-43"""
    assert refusal(Evening().begin(), BOB, word) == reason


def test_the_same_trap_stands_on_a_list_once() -> None:
    """TW-43"""
    evening = Evening().begin()
    propose(evening, BOB, "fire")

    assert refusal(evening, DAN, "fire") == Reason.ALREADY_LISTED


@pytest.mark.parametrize("word", ["person", "place", "make-up", "science fiction"])
def test_general_words_and_phrases_are_lawful(word: str) -> None:
    """TW-40, TW-44"""
    evening = Evening().begin()

    (proposed,) = propose(evening, BOB, word)

    assert proposed == Proposed(EMBER, BOB, word, (BOB, DAN))


@pytest.mark.parametrize("word", ["can", "saw"])
def test_a_word_of_two_readings_is_lawful_with_a_warning_to_those_who_wrote_it(word: str) -> None:
    """TW-42"""
    evening = Evening().begin()

    (proposed,) = propose(evening, BOB, word)

    assert proposed == Proposed(EMBER, BOB, word, (BOB, DAN), homograph=True)
    assert evening.view(DAN).drafts[-1].homograph
    assert redact(proposed, ANN) == Proposed(EMBER, BOB, HIDDEN, (BOB, DAN))


@pytest.mark.parametrize("word", ["can", "saw"])
def test_no_word_of_two_readings_stops_a_turn_by_itself(word: str) -> None:
    """TW-42, TW-77"""
    evening = Evening().begin()
    evening.write(EMBER, word, "fire", "night")
    evening.write(ICE)
    evening.take_book()

    evening.clue(word)

    assert evening.state.phase is Phase.CLUING
    assert "MayCallTrap" in evening.may(BOB)


def test_a_late_suggestion_is_out_of_date() -> None:
    evening = Evening().begin()
    turn = evening.state.turn
    evening.write(EMBER)

    with pytest.raises(Stale):
        evening.play(BOB, Propose(turn, Text("candle")))


def test_the_host_lifts_unseen_curses_and_clue_rules_between_rounds() -> None:
    """TW-15"""
    evening = Evening(Options()).begin()

    evening.play(ANN, LiftCurses(evening.state.turn))
    evening.play(ANN, SetClueRules(evening.state.turn, on=False))

    assert evening.view(BOB).curses == ()
    assert not evening.view(BOB).clue_rules
    with pytest.raises(IllegalMove, match=Reason.NOT_THE_HOST):
        evening.play(BOB, SetClueRules(evening.state.turn, on=True))


def test_both_teams_write_at_the_same_time() -> None:
    """TW-26"""
    evening = Evening(UNCURSED).begin()

    assert all("MayPropose" in evening.may(seat) for seat in (ANN, BOB, CLEO, DAN))
    assert evening.view(PUBLIC).waiting == (ANN, BOB, CLEO, DAN)
