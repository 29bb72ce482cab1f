"""Latecomers, onlookers and bots of Trapwords."""

import pytest

from tests.games.trapwords.dungeon import (
    ANN,
    BOB,
    CLEO,
    DAN,
    EVE,
    GAME,
    Evening,
    sitters,
)
from trapline.games.trapwords.facts.rounds import CursesLifted, Opened
from trapline.games.trapwords.model.options import Options
from trapline.games.trapwords.model.reasons import Reason
from trapline.games.trapwords.wishes.calls import CallTrap, Contest, Vote
from trapline.games.trapwords.wishes.people import LiftCurses
from trapline.games.trapwords.wishes.turns import GiveClue
from trapline.kernel import (
    HOUSE,
    PLAIN,
    PUBLIC,
    IllegalMove,
    SeatHosts,
    SeatJoined,
    SeededLuck,
    Text,
)


def test_a_latecomer_enters_with_the_next_round_at_the_end_of_the_line() -> None:
    """TW-136"""
    evening = Evening().begin()
    evening.play(HOUSE, SeatJoined(EVE, 1))
    assert evening.view(EVE) == evening.view(PUBLIC)

    evening.round(ember=False, ice=False)

    assert evening.state.teams == ((ANN, CLEO), (BOB, DAN, EVE))
    assert evening.view(EVE).word == evening.view(BOB).word != ""


def test_at_most_sixteen_sit_at_the_table() -> None:
    evening = Evening(seats=16).begin()

    with pytest.raises(IllegalMove, match=Reason.TABLE_IS_FULL):
        evening.play(HOUSE, SeatJoined(16))


def test_onlookers_see_public_things_only() -> None:
    """TW-136"""
    evening = Evening().begin().write_both().take_book()
    evening.clue("firefly")

    public = evening.view(PUBLIC)

    assert (public.word, public.traps, public.hints, public.drafts) == ("", (), (), ())
    assert public.clues[0].text == "firefly"


def test_a_bot_that_clues_never_sees_the_list() -> None:
    """TW-137"""
    evening = Evening().begin().write_both().take_book()

    wish = GAME.bots[PLAIN].choose(evening.view(ANN), SeededLuck("bot"))

    assert isinstance(wish, GiveClue)
    assert evening.view(ANN).traps == ()


def test_a_bot_that_guesses_sees_only_clues() -> None:
    """TW-137"""
    evening = Evening().begin().write_both().take_book()

    assert (evening.view(CLEO).word, evening.view(CLEO).traps) == ("", ())


def test_bots_vote_as_the_referee_leans() -> None:
    """TW-137"""
    evening = Evening().begin().write_both().take_book()
    evening.clue("firefly")
    evening.play(BOB, CallTrap(evening.state.turn, Text("fire"), 1, Text("firefly")))
    evening.play(ANN, Contest(evening.state.turn))

    wish = GAME.bots["plain"].choose(evening.view(DAN), SeededLuck("vote"))

    assert wish == Vote(1, springs=False)


def test_a_new_host_looks_after_the_table() -> None:
    evening = Evening(Options()).begin()

    evening.play(HOUSE, SeatHosts(BOB))

    assert evening.play(BOB, LiftCurses(evening.state.turn)) == [CursesLifted()]


def test_the_host_is_known_from_the_start() -> None:
    opened = GAME.setup(Options(), sitters(), 0, SeededLuck("host"), None)[0]

    assert isinstance(opened, Opened)
    assert opened.host == ANN
