"""Setting traps, open and hidden: where they lie, what they cost, who meets them."""

import pytest

from tests.games.traps.jungle import (
    ANN,
    BOARD,
    BOB,
    BOX,
    FORK,
    MAIN,
    Jungle,
    animal,
    back,
    human,
    kind,
)
from tests.games.traps.test_playing import PIECE, playing, refused
from trapline.games.traps.facts.turns import TurnBegan
from trapline.games.traps.model.basics import FINISH, FLAGS, START
from trapline.games.traps.model.kinds import Terrain
from trapline.games.traps.model.reasons import Reason
from trapline.games.traps.rules.queries import flags_left, open_spaces
from trapline.games.traps.wishes.turn import FlipTrap, HideTrap, PlaceTrap, SellTrap
from trapline.kernel import PUBLIC, Text


def test_an_open_trap_costs_its_value_and_works_at_once() -> None:
    """TR-45"""
    jungle = playing("quicksand")

    jungle.place("quicksand", MAIN[16])

    assert jungle.gold(ANN) == 210
    assert jungle.state.traps[MAIN[16]].up
    assert jungle.view(BOB).traps[0].card == "quicksand"


def test_a_hidden_trap_costs_ten_and_nobody_else_knows_it() -> None:
    """TR-46, TR-96"""
    jungle = playing("trapdoor")

    jungle.turn(HideTrap, Text("trapdoor"), MAIN[16])

    assert jungle.gold(ANN) == 240
    assert jungle.view(ANN).traps[0].card == "trapdoor"
    assert jungle.view(BOB).traps[0].card == jungle.view(PUBLIC).traps[0].card == ""


def test_twelve_flags_are_twelve_traps() -> None:
    """TR-47"""
    jungle = playing("quicksand")
    for space in MAIN[30 : 30 + FLAGS]:
        jungle.trap(space, ANN, "quicksand")

    assert flags_left(jungle.state, ANN) == 0
    refused(jungle, Reason.NO_FLAG, PlaceTrap, Text("quicksand"), MAIN[16])


def test_two_traps_a_turn_of_all_kinds_together() -> None:
    """TR-48"""
    jungle = playing("quicksand", "puddle", "trapdoor")
    jungle.place("puddle", MAIN[16])
    jungle.turn(HideTrap, Text("trapdoor"), MAIN[18])

    refused(jungle, Reason.NO_MORE_TRAPS, PlaceTrap, Text("quicksand"), MAIN[20])


def test_a_trap_lies_within_seven_spaces_of_a_piece() -> None:
    """TR-49"""
    jungle = playing("quicksand")
    spaces = open_spaces(BOX, jungle.state, ANN)

    assert MAIN[22] in spaces
    assert FORK in spaces
    assert MAIN[23] not in spaces
    refused(jungle, Reason.TOO_FAR, PlaceTrap, Text("quicksand"), MAIN[23])


def test_either_piece_will_do() -> None:
    """TR-49"""
    jungle = playing("quicksand").put(human(ANN), MAIN[36])

    assert {MAIN[16], MAIN[38]} <= set(open_spaces(BOX, jungle.state, ANN))


def test_start_reaches_forward_and_the_finish_backward() -> None:
    """TR-49"""
    start = BOARD.within(START, 7)
    finish = BOARD.within(FINISH, 7)

    assert start == {START, *MAIN[:7]}
    assert finish == {FINISH, *MAIN[-7:]}


def test_home_base_is_no_way_through() -> None:
    """TR-49"""
    assert BOARD.within(MAIN[0], 3) == {START, *MAIN[:4]}


def test_reach_follows_every_branch() -> None:
    """TR-49"""
    assert set(BOARD.next[FORK]) <= BOARD.within(FORK, 1)


def test_a_trap_needs_an_ordinary_space_without_a_trap() -> None:
    """TR-50"""
    jungle = playing("quicksand", "quicksand").put(animal(BOB), MAIN[16])
    jungle.place("quicksand", MAIN[16])

    refused(jungle, Reason.NOT_OPEN, PlaceTrap, Text("quicksand"), MAIN[16])
    refused(jungle, Reason.NOT_OPEN, PlaceTrap, Text("quicksand"), kind(Terrain.HUT, 1))


def test_a_money_pit_pays_its_owner_and_charges_others() -> None:
    """TR-51, TR-33"""
    jungle = Jungle().put(PIECE, MAIN[0]).put(human(ANN), FINISH).trap(MAIN[2], ANN, "wishing-well")
    jungle.roll(2)
    assert jungle.gold(ANN) == 300

    jungle.tell(TurnBegan(2, BOB, None)).put(animal(BOB), MAIN[1]).put(human(BOB), FINISH)
    jungle.put(PIECE, MAIN[20])
    jungle.roll(1)
    jungle.suffer()

    assert (jungle.gold(ANN), jungle.gold(BOB)) == (330, 220)


def test_a_money_pit_is_free_and_sells_for_ten() -> None:
    """TR-52, TR-57"""
    jungle = playing("puddle")
    jungle.place("puddle", MAIN[16])
    assert jungle.gold(ANN) == 250

    jungle.turn(SellTrap, MAIN[16])

    assert jungle.gold(ANN) == 260


def test_a_hidden_money_pit_pays_nobody_until_it_is_turned_up() -> None:
    """TR-52"""
    jungle = Jungle().put(PIECE, MAIN[0]).put(human(ANN), FINISH)
    jungle.trap(MAIN[2], ANN, "puddle", up=False)
    jungle.roll(2)
    assert jungle.gold(ANN) == 250

    jungle.turn(FlipTrap, MAIN[2])

    assert jungle.gold(ANN) == 250
    assert jungle.state.traps[MAIN[2]].up


@pytest.mark.parametrize("last", range(3))
def test_three_traps_never_come_in_a_row(last: int) -> None:
    """TR-53, TR-91: whichever of the three would be the last."""
    row = list(MAIN[36:39])
    space = row.pop(last)
    jungle = Jungle().put(PIECE, MAIN[36]).has(ANN, hand=("quicksand",)).rolled()
    jungle.trap(row[0], ANN, "quicksand").trap(row[1], BOB, "quicksand", up=False)

    refused(jungle, Reason.THREE_IN_A_ROW, PlaceTrap, Text("quicksand"), space)
    assert space not in open_spaces(BOX, jungle.state, ANN)


def test_a_special_space_breaks_the_row() -> None:
    """TR-53, TR-91"""
    hut = kind(Terrain.HUT, 1)
    jungle = playing("quicksand").trap(back(hut, 2), BOB, "quicksand")
    jungle.trap(back(hut, 1), BOB, "quicksand", up=False)

    jungle.place("quicksand", MAIN[MAIN.index(hut) + 1])

    assert len(jungle.state.traps) == 3


def test_rows_are_counted_along_every_branch() -> None:
    """TR-53"""
    fork = [space for space in MAIN if len(BOARD.next[space]) == 2][1]
    main, side = BOARD.next[fork]
    before = back(fork, 1)
    jungle = Jungle().put(PIECE, fork).has(ANN, hand=("quicksand",)).rolled()
    jungle.trap(before, BOB, "quicksand").trap(side, BOB, "quicksand")

    refused(jungle, Reason.THREE_IN_A_ROW, PlaceTrap, Text("quicksand"), fork)
    assert main in open_spaces(BOX, jungle.state, ANN)
