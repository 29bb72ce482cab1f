"""Traps under leaves: turned up, paid, bought, destroyed, sold (TR-54 to TR-58)."""

import pytest

from tests.games.traps.jungle import (
    ADVENTURERS,
    ANN,
    BOB,
    BOX,
    MAIN,
    SPOTS,
    Jungle,
    animal,
    human,
    kinds,
)
from tests.games.traps.test_playing import PIECE, playing, refused
from trapline.games.traps.content import Box, Card
from trapline.games.traps.model.basics import FINISH, FLAGS
from trapline.games.traps.model.kinds import Kind
from trapline.games.traps.model.reasons import Reason
from trapline.games.traps.rules.queries import flags_left, half
from trapline.games.traps.wishes.answers import BuyTrap, DestroyTrap, DodgeTrap
from trapline.games.traps.wishes.turn import FlipTrap, SellTrap
from trapline.kernel import PUBLIC, IllegalMove, Text


def hit_hidden(gold: int, card: str = "quicksand") -> Jungle:
    """Ann lands on Bob's hidden Trap."""
    jungle = Jungle().put(PIECE, MAIN[15]).put(human(ANN), FINISH).has(BOB, gold=gold)
    jungle.trap(MAIN[16], BOB, card, up=False)
    jungle.roll(1)
    return jungle


def test_a_hidden_trap_that_is_hit_is_turned_up_and_paid_before_the_dodge() -> None:
    """TR-54"""
    jungle = hit_hidden(gold=100)

    assert jungle.gold(BOB) == 60
    assert jungle.state.traps[MAIN[16]].up
    assert jungle.may(ANN) == {"MayDodgeTrap", "MaySuffer"}


def test_a_hidden_trap_that_was_dodged_stays_active() -> None:
    """TR-54"""
    jungle = Jungle().put(PIECE, MAIN[15]).put(human(ANN), FINISH)
    jungle.has(ANN, hand=("lucky-boots",)).trap(MAIN[16], BOB, "quicksand", up=False)
    jungle.roll(1)

    jungle.choose(DodgeTrap, Text("lucky-boots"))

    assert jungle.state.traps[MAIN[16]].up


def test_who_hits_a_trap_that_cannot_be_paid_buys_it_for_half() -> None:
    """TR-55"""
    jungle = hit_hidden(gold=30)
    assert jungle.may(ANN) == {"MayBuyTrap", "MayDestroyTrap"}

    jungle.choose(BuyTrap)

    assert (jungle.gold(ANN), jungle.gold(BOB)) == (230, 50)
    trap = jungle.state.traps[MAIN[16]]
    assert (trap.owner, trap.up) == (ANN, True)
    assert jungle.at_space(PIECE) == MAIN[16]


def test_or_destroys_it() -> None:
    """TR-55, TR-59"""
    jungle = hit_hidden(gold=30)

    jungle.choose(DestroyTrap)

    assert jungle.state.traps == {}
    assert jungle.state.discards == ("quicksand",)
    assert flags_left(jungle.state, BOB) == FLAGS
    assert jungle.gold(BOB) == 30


def test_a_buyer_needs_gold_and_a_flag() -> None:
    """TR-55"""
    poor = Jungle().put(PIECE, MAIN[15]).put(human(ANN), FINISH).has(BOB, gold=0).has(ANN, gold=10)
    poor.trap(MAIN[16], BOB, "quicksand", up=False)
    poor.roll(1)

    assert poor.may(ANN) == {"MayDestroyTrap"}
    with pytest.raises(IllegalMove, match=Reason.TOO_DEAR):
        poor.choose(BuyTrap)


def test_a_player_turns_up_a_hidden_trap_of_their_own() -> None:
    """TR-56"""
    jungle = playing().trap(MAIN[16], ANN, "quicksand", up=False).put(animal(BOB), MAIN[16])

    facts = jungle.turn(FlipTrap, MAIN[16])

    assert kinds(facts) == ["Flipped"]
    assert jungle.gold(ANN) == 210
    assert jungle.at_space(animal(BOB)) == MAIN[16]


def test_open_traps_sell_for_half_and_hidden_ones_not_at_all() -> None:
    """TR-57, TR-59"""
    jungle = playing().trap(MAIN[16], ANN, "quicksand").trap(MAIN[18], ANN, "quicksand", up=False)
    assert [trap.worth for trap in jungle.view(ANN).traps] == [20, 0]

    jungle.turn(SellTrap, MAIN[16])

    assert jungle.gold(ANN) == 270
    assert jungle.state.discards == ("quicksand",)
    refused(jungle, Reason.FACE_DOWN, SellTrap, MAIN[18])


def test_half_a_value_is_a_number_of_notes() -> None:
    """TR-58"""
    odd = Box(SPOTS, [Card("odd", Kind.TRAP, copies=1, value=35)], ADVENTURERS)

    assert half(odd, "odd") == 15
    assert {half(BOX, card.id) % 5 for card in BOX.cards.values() if card.is_trap} == {0}


def test_only_own_traps_are_sold_or_turned_up() -> None:
    jungle = playing().trap(MAIN[16], BOB, "quicksand")

    refused(jungle, Reason.NOT_YOUR_TRAP, SellTrap, MAIN[16])
    refused(jungle, Reason.NOT_YOUR_TRAP, FlipTrap, MAIN[16])


def test_a_buyer_without_a_flag_destroys() -> None:
    """TR-55"""
    jungle = Jungle().put(PIECE, MAIN[15]).put(human(ANN), FINISH).has(BOB, gold=0)
    for space in MAIN[30 : 30 + FLAGS]:
        jungle.trap(space, ANN, "quicksand")
    jungle.trap(MAIN[16], BOB, "quicksand", up=False).roll(1)

    assert jungle.may(ANN) == {"MayDestroyTrap"}


def test_everybody_sees_the_trap_that_cannot_be_paid() -> None:
    """TR-55: who is to buy it knows what it is."""
    jungle = hit_hidden(gold=30)

    assert {jungle.view(observer).card for observer in (ANN, BOB, PUBLIC)} == {"quicksand"}
