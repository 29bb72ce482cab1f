"""Crossing the Finish."""

import pytest

from tests.games.traps.jungle import (
    ADVENTURERS,
    ANN,
    BOB,
    CARDS,
    GAME,
    LAST,
    MAIN,
    Jungle,
    animal,
    back,
    human,
    kinds,
)
from trapline.games.traps.content import Box, Spot
from trapline.games.traps.model.basics import FINISH
from trapline.games.traps.model.kinds import Cause, Gait, Terrain
from trapline.games.traps.model.reasons import Reason
from trapline.games.traps.rules.queries import may_walk, ways_on
from trapline.games.traps.wishes.answers import DodgeTrap
from trapline.games.traps.wishes.turn import PlayAction, Roll, UseAbility
from trapline.kernel import IllegalMove, Outcome, Text

PIECE, HUMAN = animal(ANN), human(ANN)
THREE_AWAY = back(LAST, 2)


def test_the_first_with_both_pieces_home_wins_at_once() -> None:
    """TR-82"""
    jungle = Jungle().put(PIECE, FINISH).put(HUMAN, LAST)

    facts = jungle.roll(1)

    assert kinds(facts)[-1] == "GameEnded"
    assert GAME.outcome(jungle.state) == Outcome((ANN,), Cause.BOTH_HOME.value)
    assert jungle.may(ANN) == jungle.may(BOB) == set()


def test_an_animal_may_overshoot() -> None:
    """TR-83, TR-95"""
    jungle = Jungle().put(PIECE, THREE_AWAY)

    jungle.move(PIECE, 4)

    assert jungle.at_space(PIECE) == FINISH


def test_a_human_needs_the_exact_number() -> None:
    """TR-84, TR-95"""
    jungle = Jungle().put(HUMAN, THREE_AWAY).put(PIECE, FINISH)

    lost = jungle.roll(4)

    assert kinds(lost)[-1] == "RollLost"
    assert jungle.at_space(HUMAN) == THREE_AWAY


def test_with_two_dice_the_sum_counts() -> None:
    """TR-84"""
    jungle = Jungle().put(HUMAN, THREE_AWAY).put(PIECE, MAIN[0])

    jungle.move(HUMAN, 1, 2)

    assert jungle.at_space(HUMAN) == FINISH


def test_from_the_last_space_a_human_needs_a_one() -> None:
    """TR-85"""
    jungle = Jungle().put(HUMAN, LAST).put(PIECE, MAIN[0])

    jungle.move(HUMAN, 1)

    assert jungle.at_space(HUMAN) == FINISH


def test_an_action_can_win() -> None:
    """TR-86"""
    jungle = Jungle().put(PIECE, FINISH).put(HUMAN, THREE_AWAY).has(ANN, hand=("sprint",)).rolled()

    jungle.turn(PlayAction, Text("sprint"))

    assert jungle.state.winner == ANN


def test_an_ability_can_win() -> None:
    """TR-86"""
    jungle = Jungle().put(PIECE, LAST).put(HUMAN, FINISH).has(ANN, animal="toucan").rolled()

    jungle.turn(UseAbility, PIECE)

    assert jungle.state.winner == ANN


def test_an_action_that_leads_a_human_too_far_cannot_be_played() -> None:
    """TR-86"""
    jungle = Jungle().put(PIECE, FINISH).put(HUMAN, LAST).has(ANN, hand=("sprint",)).rolled()

    with pytest.raises(IllegalMove, match=Reason.NO_TARGET):
        jungle.turn(PlayAction, Text("sprint"))


def test_a_piece_that_is_home_stays_home() -> None:
    """TR-87"""
    jungle = Jungle().put(animal(BOB), FINISH).put(human(BOB), MAIN[20]).rolled()
    jungle.has(ANN, hand=("punish",))

    jungle.turn(PlayAction, Text("punish"))

    assert jungle.at_space(animal(BOB)) == FINISH
    assert jungle.gold(BOB) == 300


def test_from_the_first_piece_home_on_there_is_one_die() -> None:
    """TR-88"""
    jungle = Jungle().put(PIECE, FINISH).put(HUMAN, MAIN[20])

    with pytest.raises(IllegalMove, match=Reason.NOT_OFFERED):
        jungle.turn(Roll, 2)


def test_a_dodge_wins_at_once_in_somebody_elses_turn() -> None:
    """TR-82, TR-86"""
    before = back(LAST, 1)
    jungle = Jungle(turn=BOB).put(HUMAN, FINISH).put(PIECE, LAST).rolled()
    jungle.put(animal(BOB), before).trap(before, BOB, "trapdoor").has(BOB, hand=("mix-up",))
    jungle.has(ANN, hand=("long-rope",)).turn(PlayAction, Text("mix-up"))

    facts = jungle.choose(DodgeTrap, Text("long-rope"))

    assert kinds(facts)[-1] == "GameEnded"
    assert jungle.state.winner == ANN


def test_a_human_takes_only_a_branch_that_fits_the_number() -> None:
    """TR-21, TR-84: the exact count is that of the branch."""
    fork, short, long = 2, 3, 4
    spots = [
        Spot(0, 0, Terrain.HOME, (fork,)),
        Spot(0, 0, Terrain.HOME),
        Spot(0, 0, Terrain.PATH, (short, long)),
        Spot(0, 0, Terrain.PATH, (FINISH,)),
        Spot(0, 0, Terrain.PATH, (5,)),
        Spot(0, 0, Terrain.PATH, (FINISH,)),
    ]
    box, state = Box(spots, CARDS, ADVENTURERS), Jungle().put(HUMAN, fork, (fork,)).state

    assert [may_walk(box, state, HUMAN, steps) for steps in (2, 3, 4)] == [True, True, False]
    assert ways_on(box, HUMAN, fork, 2, Gait.DICE) == (short, long)
    assert ways_on(box, HUMAN, fork, 3, Gait.DICE) == (long,)
    assert ways_on(box, PIECE, fork, 3, Gait.DICE) == (short, long)
