"""Clocks, and people who leave."""

import pytest

from tests.games.traps.jungle import (
    ANN,
    BOB,
    CLEO,
    FORK,
    GAME,
    MAIN,
    Jungle,
    animal,
    back,
    human,
    kinds,
)
from trapline.games.traps.model.basics import FINISH, START
from trapline.games.traps.model.game import Options
from trapline.games.traps.model.kinds import Cause
from trapline.games.traps.model.reasons import Reason
from trapline.games.traps.wishes.answers import DropCard, SellOff
from trapline.games.traps.wishes.turn import PlayAction
from trapline.kernel import (
    HOUSE,
    Deadline,
    IllegalMove,
    SeatAway,
    SeatBack,
    SeatJoined,
    SeatLeft,
    Stale,
    Text,
    TimeUp,
)

PIECE, OTHER = animal(ANN), human(ANN)


def test_the_house_rolls_all_dice_moves_the_nearest_piece_and_ends_the_turn() -> None:
    """TR-98"""
    jungle = Jungle().put(PIECE, MAIN[0]).put(OTHER, MAIN[20])
    jungle.luck.dice = [1, 2]

    told = kinds(jungle.wait())

    assert told[0] == "TimeRanOut"
    assert jungle.at_space(OTHER) == MAIN[23]
    assert jungle.state.active == BOB


def test_the_house_takes_the_first_path() -> None:
    """TR-98"""
    jungle = Jungle().put(PIECE, back(FORK, 1)).put(OTHER, FINISH)
    jungle.luck.dice = [3]
    jungle.luck.wanted = ["lost-coin"]

    jungle.wait()

    assert jungle.at_space(PIECE) == MAIN[MAIN.index(FORK) + 2]


def test_the_house_steals_from_the_richest() -> None:
    """TR-98"""
    jungle = Jungle(3).put(PIECE, MAIN[0]).put(OTHER, FINISH).has(CLEO, gold=500)
    jungle.put(animal(BOB), MAIN[2]).put(animal(CLEO), MAIN[2]).luck.dice = [2]

    jungle.wait()

    assert (jungle.gold(BOB), jungle.gold(CLEO)) == (250, 490)


def test_the_house_does_not_dodge() -> None:
    """TR-98"""
    jungle = Jungle().put(PIECE, MAIN[0]).put(OTHER, FINISH).trap(MAIN[2], BOB, "trapdoor")
    jungle.has(ANN, hand=("lucky-boots",))
    jungle.roll(2)

    jungle.wait()

    assert jungle.at_space(PIECE) == START
    assert jungle.state.active == ANN


def test_the_house_destroys_rather_than_buys() -> None:
    """TR-98"""
    jungle = Jungle().put(PIECE, MAIN[0]).put(OTHER, FINISH).has(BOB, gold=0)
    jungle.trap(MAIN[2], BOB, "trapdoor", up=False).luck.dice = [2]

    jungle.wait()

    assert jungle.state.traps == {}


def test_the_house_sells_the_cheapest_trap_that_will_do() -> None:
    """TR-98"""
    jungle = Jungle().put(PIECE, MAIN[0]).put(OTHER, FINISH).has(ANN, gold=0)
    jungle.trap(MAIN[2], BOB, "toll-gate")
    for space, card in ((MAIN[30], "trapdoor"), (MAIN[34], "rope-bridge"), (MAIN[36], "puddle")):
        jungle.trap(space, ANN, card)
    jungle.luck.dice = [2]

    jungle.wait()

    assert set(jungle.state.traps) == {MAIN[2], MAIN[30], MAIN[36]}


def test_the_house_sells_the_cheapest_traps_together() -> None:
    """TR-98"""
    jungle = Jungle().put(PIECE, MAIN[0]).put(OTHER, FINISH).has(ANN, gold=0)
    jungle.trap(MAIN[2], BOB, "bandit-camp")
    for space, card in ((MAIN[30], "trapdoor"), (MAIN[34], "sinkhole"), (MAIN[36], "puddle")):
        jungle.trap(space, ANN, card)
    jungle.luck.dice = [2]

    jungle.wait()

    assert set(jungle.state.traps) == {MAIN[2], MAIN[30]}


def test_the_house_sends_the_hindmost_piece_back() -> None:
    """TR-98"""
    jungle = Jungle(turn=BOB).put(PIECE, MAIN[1]).put(OTHER, MAIN[30]).has(ANN, gold=0)
    jungle.has(BOB, hand=("pickpocket",)).rolled()
    jungle.turn(PlayAction, Text("pickpocket"))

    jungle.wait()

    assert (jungle.at_space(PIECE), jungle.at_space(OTHER)) == (START, MAIN[30])
    assert jungle.state.active == BOB


def test_the_house_drops_the_newest_card() -> None:
    """TR-98"""
    jungle = Jungle(turn=BOB).has(ANN, hand=("axe", "shove", "sprint"))
    jungle.has(BOB, hand=("gossip",)).rolled()
    jungle.turn(PlayAction, Text("gossip"))

    jungle.wait()
    jungle.wait()

    assert jungle.player(ANN).hand == ("axe",)


def test_the_turns_clock_stands_still_while_somebody_else_chooses() -> None:
    """TR-98"""
    jungle = Jungle(turn=BOB).has(ANN, hand=("axe", "shove", "sprint"))
    jungle.has(BOB, hand=("gossip",)).rolled()
    jungle.turn(PlayAction, Text("gossip"))
    assert GAME.deadline(jungle.state) == Deadline("window", jungle.state.choice, 15_100)
    jungle.play(ANN, DropCard(jungle.state.choice, Text("axe")), after=5000)

    jungle.play(ANN, DropCard(jungle.state.choice, Text("shove")), after=5000)

    assert GAME.deadline(jungle.state) == Deadline("turn", 1, 130_000)


def test_without_a_timer_only_dodges_are_timed() -> None:
    jungle = Jungle(options=Options(timer=False)).put(PIECE, MAIN[0]).put(OTHER, FINISH)
    assert GAME.deadline(jungle.state) is None

    jungle.trap(MAIN[2], BOB, "trapdoor").roll(2)

    assert GAME.deadline(jungle.state) == Deadline("window", jungle.state.choice, 15_100)


def test_time_that_is_over_is_stale() -> None:
    with pytest.raises(Stale):
        Jungle().play(HOUSE, TimeUp("turn", 0))


def test_a_chair_waits_a_minute_for_a_bot_or_a_person() -> None:
    """TR-99"""
    jungle = Jungle(3)
    jungle.play(HOUSE, SeatLeft(BOB))
    assert jungle.view(ANN).empty == (BOB,)

    jungle.play(HOUSE, SeatBack(BOB, bot=True))

    assert jungle.view(ANN).empty == ()
    assert jungle.state.order == (ANN, BOB, CLEO)


def test_who_is_not_replaced_leaves_with_everything() -> None:
    """TR-99"""
    jungle = Jungle(3).has(BOB, hand=("axe",)).trap(MAIN[20], BOB, "trapdoor", up=False)
    jungle.play(HOUSE, SeatLeft(BOB))

    jungle.wait()

    assert jungle.state.order == (ANN, CLEO)
    assert jungle.state.traps == {}
    assert jungle.state.discards == ("axe", "trapdoor")
    assert BOB not in jungle.state.players


def test_the_turn_of_one_who_leaves_passes_on() -> None:
    """TR-99"""
    jungle = Jungle(3, turn=BOB, options=Options(timer=False))
    jungle.play(HOUSE, SeatLeft(BOB))

    jungle.wait()

    assert jungle.state.active == CLEO
    assert jungle.may(CLEO) == {"MayRoll"}


def test_the_last_one_left_wins() -> None:
    """TR-99"""
    jungle = Jungle(options=Options(timer=False))
    jungle.play(HOUSE, SeatLeft(BOB))

    jungle.wait()

    outcome = GAME.outcome(jungle.state)
    assert outcome is not None
    assert (outcome.winners, outcome.cause) == ((ANN,), Cause.LAST_LEFT.value)


def test_who_is_away_keeps_the_chair() -> None:
    assert Jungle().play(HOUSE, SeatAway(BOB)) == []


def test_nobody_joins_a_race_that_is_on() -> None:
    with pytest.raises(IllegalMove, match=Reason.NO_LATECOMERS):
        Jungle().play(HOUSE, SeatJoined(4))


def test_a_hand_that_is_too_full_is_emptied_although_the_other_left() -> None:
    """TR-39, TR-99"""
    jungle = Jungle(3, options=Options(timer=False)).put(PIECE, MAIN[0]).put(OTHER, FINISH)
    jungle.trap(MAIN[2], BOB, "parrot-thief")
    jungle.has(ANN, hand=("axe",)).has(BOB, hand=("shove",) * 7)
    jungle.roll(2)
    jungle.suffer()
    jungle.play(HOUSE, SeatLeft(ANN))

    jungle.wait()

    assert jungle.may(BOB) == {"MayDropCard"}
    jungle.choose(DropCard, Text("axe"))
    assert jungle.may(BOB) == {"MayRoll"}


def test_a_debt_to_one_who_left_goes_to_the_bank() -> None:
    """TR-99"""
    jungle = Jungle(3, options=Options(timer=False)).put(PIECE, MAIN[0]).put(OTHER, FINISH)
    jungle.has(ANN, gold=0).trap(MAIN[2], BOB, "bandit-camp")
    jungle.trap(MAIN[30], ANN, "trapdoor").trap(MAIN[34], ANN, "sinkhole")
    jungle.roll(2)
    jungle.suffer()
    jungle.has(BOB, perks=("padlock",)).play(HOUSE, SeatLeft(BOB))
    jungle.wait()
    assert jungle.state.discards == ("bandit-camp", "padlock")

    jungle.choose(SellOff, MAIN[30])

    assert jungle.gold(CLEO) == 250
    assert jungle.gold(ANN) == 45 + 40 - 50
