"""Time that runs out, whatever is being asked (TR-98)."""

from collections.abc import Callable

import pytest

from tests.games.traps.jungle import (
    ANN,
    BOB,
    CLEO,
    FORK,
    MAIN,
    Jungle,
    animal,
    back,
    human,
    kind,
    kinds,
)
from trapline.games.traps.model.basics import FINISH, START
from trapline.games.traps.model.kinds import Terrain
from trapline.games.traps.wishes.answers import PickPiece
from trapline.games.traps.wishes.turn import PlayAction
from trapline.kernel import Text

PIECE, OTHER = animal(ANN), human(ANN)
HIT = MAIN[2]


def race() -> Jungle:
    return Jungle(3).put(PIECE, MAIN[0]).put(OTHER, FINISH)


def which_piece() -> Jungle:
    jungle = race().put(OTHER, MAIN[1])
    jungle.roll(1)
    return jungle


def which_path() -> Jungle:
    jungle = race().put(PIECE, back(FORK, 1))
    jungle.luck.wanted = ["lost-coin"]
    jungle.roll(3)
    return jungle


def whose_pocket() -> Jungle:
    jungle = race().put(animal(BOB), HIT).put(animal(CLEO), HIT)
    jungle.roll(2)
    return jungle


def buy_or_destroy() -> Jungle:
    jungle = race().has(BOB, gold=0).trap(HIT, BOB, "trapdoor", up=False)
    jungle.roll(2)
    return jungle


def what_to_sell() -> Jungle:
    jungle = race().has(ANN, gold=0).trap(HIT, BOB, "bandit-camp")
    jungle.trap(MAIN[30], ANN, "trapdoor").trap(MAIN[34], ANN, "sinkhole")
    jungle.trap(MAIN[36], ANN, "puddle").roll(2)
    jungle.suffer()
    return jungle


def who_goes_back() -> Jungle:
    chance = kind(Terrain.CHANCE)
    jungle = race().put(PIECE, back(chance, 1)).put(OTHER, MAIN[30]).has(ANN, gold=0)
    jungle.luck.wanted = ["leaky-purse"]
    jungle.move(PIECE, 1)
    jungle.suffer()
    return jungle


def what_to_drop() -> Jungle:
    jungle = race().trap(HIT, BOB, "monkey-gang").has(ANN, hand=("axe", "shove", "gossip"))
    jungle.roll(2)
    jungle.suffer()
    return jungle


def aims(card: str) -> Callable[[], Jungle]:
    def aiming() -> Jungle:
        jungle = race().put(OTHER, MAIN[1]).put(animal(BOB), MAIN[22]).put(human(CLEO), MAIN[23])
        jungle.trap(MAIN[30], BOB, "quicksand").trap(MAIN[34], CLEO, "quicksand").rolled()
        jungle.has(ANN, hand=(card,)).turn(PlayAction, Text(card))
        return jungle

    return aiming


@pytest.mark.parametrize(
    ("asking", "question"),
    [
        (which_piece, "MayMove"),
        (which_path, "MayTakePath"),
        (whose_pocket, "MayStealFrom"),
        (buy_or_destroy, "MayDestroyTrap"),
        (what_to_sell, "MaySellOff"),
        (who_goes_back, "MaySendBack"),
        (what_to_drop, "MayDropCard"),
        (aims("sprint"), "MayPickPiece"),
        (aims("punish"), "MayPickPiece"),
        (aims("lullaby"), "MayPickSeat"),
        (aims("axe"), "MayPickTrap"),
    ],
)
def test_a_turn_ends_whatever_was_being_asked(asking: Callable[[], Jungle], question: str) -> None:
    """TR-98"""
    jungle = asking()
    assert question in jungle.may(ANN)

    told = kinds(jungle.wait())

    assert told[0] == "TimeRanOut"
    assert told[-2:] in (["TurnEnded", "TurnBegan"], ["TurnMissed", "TurnBegan"])
    assert not jungle.state.agenda


def test_a_dodge_that_nobody_answers_leaves_the_turn_going() -> None:
    """TR-98"""
    jungle = race().trap(HIT, BOB, "leaky-purse")
    jungle.roll(2)

    told = kinds(jungle.wait())

    assert told[-1] == "Resumed"
    assert "MayEndTurn" in jungle.may(ANN)


def test_who_is_pushed_onto_a_trap_out_of_turn_has_a_clock_too() -> None:
    """TR-98: also for what comes of it."""
    jungle = Jungle(turn=BOB).put(PIECE, MAIN[4]).put(OTHER, MAIN[6]).has(ANN, gold=0)
    jungle.trap(MAIN[1], BOB, "bandit-camp").has(BOB, hand=("shove",)).rolled()
    jungle.turn(PlayAction, Text("shove"))
    jungle.choose(PickPiece, PIECE)

    jungle.wait()

    assert jungle.at_space(PIECE) == START
    assert jungle.state.active == BOB
    assert "MayEndTurn" in jungle.may(BOB)
