"""Situations that a picky player finds in the book, played out to the end."""

from tests.games.traps.jungle import (
    ANN,
    BOARD,
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
from trapline.games.traps.facts.turns import TurnBegan
from trapline.games.traps.model.basics import FINISH, START
from trapline.games.traps.model.kinds import Terrain
from trapline.games.traps.wishes.answers import BuyTrap, TakePath
from trapline.games.traps.wishes.invitations import MayMove, MayRoll, MayTakePath
from trapline.games.traps.wishes.turn import EndTurn, PlayAction
from trapline.kernel import Text

PIECE, OTHER = animal(ANN), human(ANN)


def test_the_second_to_land_on_a_trap_costs_its_owner_nothing() -> None:
    """TR-34, TR-54: "you pay the Card Value once"."""
    jungle = Jungle(3).trap(MAIN[2], BOB, "leaky-purse", up=False)
    jungle.put(PIECE, MAIN[1]).put(OTHER, FINISH).roll(1)
    jungle.suffer()
    jungle.tell(TurnBegan(2, CLEO, None)).put(animal(CLEO), MAIN[1]).put(human(CLEO), FINISH)
    jungle.put(PIECE, MAIN[20])

    jungle.roll(1)
    jungle.suffer()

    assert [jungle.gold(seat) for seat in (ANN, BOB, CLEO)] == [230, 230, 230]


def test_a_trap_under_a_piece_catches_it_when_it_comes_back() -> None:
    """TR-35: "it doesn't get activated until someone actually lands on it"."""
    jungle = Jungle().put(PIECE, MAIN[13]).put(animal(BOB), MAIN[15]).rolled()
    jungle.has(ANN, hand=("leaky-purse",)).place("leaky-purse", MAIN[15])
    jungle.turn(EndTurn)
    jungle.put(human(BOB), FINISH).roll(3)
    assert jungle.gold(BOB) == 250
    jungle.turn(EndTurn)
    jungle.rolled().has(ANN, hand=("shove",))

    jungle.turn(PlayAction, Text("shove"))

    assert jungle.at_space(animal(BOB)) == MAIN[15]
    assert jungle.may(BOB) == {"MayDodgeTrap", "MaySuffer"}


def test_who_is_sent_to_start_has_one_die_until_both_are_out_again() -> None:
    """TR-13: the dice "must always equal the number of pieces outside of Home Base"."""
    jungle = Jungle().put(PIECE, MAIN[15]).put(OTHER, MAIN[20]).trap(MAIN[18], BOB, "trapdoor")
    jungle.move(PIECE, 1, 2)
    jungle.suffer()
    jungle.turn(EndTurn)
    jungle.rolled().turn(EndTurn)
    assert jungle.invited(ANN, MayRoll).counts == (1,)

    jungle.move(PIECE, 1)
    jungle.turn(EndTurn)
    jungle.rolled().turn(EndTurn)

    assert jungle.invited(ANN, MayRoll).counts == (1, 2)


def test_ruin_in_the_first_move_is_played_out_before_the_jungle_roll() -> None:
    """TR-19, TR-78, TR-79: "always play out your first roll, first"."""
    jungle = Jungle().put(PIECE, MAIN[15]).put(OTHER, MAIN[20]).has(ANN, gold=0)
    jungle.trap(MAIN[17], BOB, "bandit-camp").move(PIECE, 1, 1, 6)

    told = kinds(jungle.suffer())

    assert told.index("SentToStart") < told.index("ExtraRolled")
    assert jungle.gold(ANN) == 50
    assert set(jungle.invited(ANN, MayMove).pieces) == {PIECE, OTHER}


def test_poison_on_a_branch_leads_back_the_way_the_piece_came() -> None:
    """TR-37, TR-74: the previous hut is the one before the fork."""
    side = BOARD.next[FORK][1]
    poison = BOARD.next[side][0]
    assert BOARD.kinds[poison] is Terrain.TOXIC
    jungle = Jungle().put(PIECE, FORK).put(OTHER, FINISH)
    jungle.roll(2)

    jungle.choose(TakePath, side)

    assert jungle.at_space(PIECE) == kind(Terrain.HUT)
    assert jungle.player(ANN).pieces[0] == BOARD.routes[kind(Terrain.HUT)]


def test_a_piece_that_was_thrown_back_before_a_fork_chooses_anew() -> None:
    """TR-21, TR-37"""
    main, side = BOARD.next[FORK]
    jungle = Jungle(turn=BOB).put(PIECE, side).has(BOB, hand=("shove",)).rolled()
    jungle.turn(PlayAction, Text("shove"))
    jungle.turn(EndTurn)

    jungle.put(OTHER, FINISH).roll(3)

    assert jungle.invited(ANN, MayTakePath).spaces == (main, side)


def test_a_bank_that_is_landed_on_pays_once() -> None:
    """TR-69: "LAND ON or ROLL PAST", not both."""
    one, other = kind(Terrain.BANK, 1), kind(Terrain.BANK, 2)
    jungle = Jungle().put(PIECE, back(one, 1)).put(OTHER, FINISH)

    facts = jungle.roll(MAIN.index(other) - MAIN.index(one) + 1)

    assert kinds(facts).count("BankPaid") == 2
    assert jungle.at_space(PIECE) == other


def test_a_trap_that_was_bought_catches_who_sold_it() -> None:
    """TR-55: it is the buyer's now."""
    jungle = Jungle().put(PIECE, MAIN[15]).put(OTHER, FINISH).has(BOB, gold=0)
    jungle.trap(MAIN[16], BOB, "toll-gate", up=False).roll(1)
    jungle.choose(BuyTrap)
    jungle.turn(EndTurn)
    jungle.put(animal(BOB), MAIN[15]).put(human(BOB), FINISH).put(PIECE, MAIN[20])
    assert jungle.gold(BOB) == 20

    jungle.roll(1)
    jungle.suffer()

    assert jungle.at_space(animal(BOB)) == START
    assert (jungle.gold(ANN), jungle.gold(BOB)) == (250 - 20 + 20, 50)


def test_the_sale_of_a_trap_leaves_its_change_with_the_debtor() -> None:
    """TR-77: "keep selling until you have enough"."""
    jungle = Jungle().put(PIECE, MAIN[15]).put(OTHER, FINISH).has(ANN, gold=10)
    jungle.trap(MAIN[16], BOB, "toll-gate").trap(MAIN[30], ANN, "trapdoor").roll(1)

    jungle.suffer()

    assert (jungle.gold(ANN), jungle.gold(BOB)) == (10 + 45 - 30, 280)
    assert jungle.at_space(PIECE) == MAIN[16]


def test_who_is_pushed_onto_a_trap_that_its_owner_cannot_pay_may_buy_it_out_of_turn() -> None:
    """TR-32, TR-55"""
    jungle = Jungle(turn=BOB).put(PIECE, MAIN[18]).has(BOB, hand=("shove",), gold=40).rolled()
    jungle.trap(MAIN[15], BOB, "trapdoor", up=False).turn(PlayAction, Text("shove"))

    jungle.choose(BuyTrap)

    assert jungle.state.traps[MAIN[15]].owner == ANN
    assert (jungle.gold(ANN), jungle.gold(BOB)) == (250 - 45, 10 + 45)
    assert "MayEndTurn" in jungle.may(BOB)


def test_a_thief_may_leave_the_owner_too_poor_to_pay_for_the_trap() -> None:
    """TR-31, TR-55: pockets are picked before the hidden Trap is turned up."""
    jungle = Jungle().put(PIECE, MAIN[15]).put(OTHER, FINISH).has(BOB, gold=45)
    jungle.put(animal(BOB), MAIN[16]).trap(MAIN[16], BOB, "quicksand", up=False)

    jungle.roll(1)

    assert jungle.may(ANN) == {"MayBuyTrap", "MayDestroyTrap"}
