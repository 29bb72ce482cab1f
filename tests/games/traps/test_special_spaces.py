"""Banks, chances, huts, toxic ground and home: what a special space does to who lands there."""

import pytest

from tests.games.traps.jungle import (
    ANN,
    BOB,
    BOX,
    CLEO,
    LAST,
    MAIN,
    Jungle,
    animal,
    back,
    human,
    kind,
    kinds,
)
from tests.games.traps.test_landing import PIECE, PLAIN, on_plain
from trapline.games.traps.model.basics import FINISH, START
from trapline.games.traps.model.kinds import Terrain
from trapline.games.traps.model.reasons import Reason
from trapline.games.traps.rules.queries import ranking
from trapline.games.traps.wishes.answers import DropCard
from trapline.games.traps.wishes.turn import PlayAction
from trapline.kernel import IllegalMove, Text


def test_no_trap_lies_on_a_special_space() -> None:
    """TR-66"""
    jungle = Jungle().put(PIECE, MAIN[2]).has(ANN, hand=("quicksand",)).rolled()

    with pytest.raises(IllegalMove, match=Reason.NOT_OPEN):
        jungle.place("quicksand", kind(Terrain.CHANCE))


def test_being_sent_to_start_pays_fifty() -> None:
    """TR-68"""
    jungle = on_plain().trap(PLAIN, BOB, "trapdoor")
    jungle.roll(2)

    jungle.suffer()

    assert jungle.at_space(PIECE) == START
    assert jungle.gold(ANN) == 300


def test_a_bank_pays_who_lands_on_it() -> None:
    """TR-69"""
    bank = kind(Terrain.BANK)
    jungle = Jungle().put(PIECE, back(bank, 1)).put(human(ANN), FINISH)

    jungle.roll(1)

    assert jungle.gold(ANN) == 270


def test_two_banks_in_one_roll_both_pay() -> None:
    """TR-69"""
    one, other = kind(Terrain.BANK, 1), kind(Terrain.BANK, 2)
    steps = MAIN.index(other) - MAIN.index(one) + 2
    jungle = Jungle().put(PIECE, back(one, 1)).put(human(ANN), FINISH)

    jungle.roll(steps)

    assert jungle.gold(ANN) == 290


def test_a_card_that_takes_a_piece_past_a_bank_brings_nothing() -> None:
    """TR-69, TR-75"""
    bank = kind(Terrain.BANK)
    past, onto = Jungle().put(PIECE, back(bank, 1)), Jungle().put(PIECE, back(bank, 3))
    for jungle in (past, onto):
        jungle.put(human(ANN), FINISH).has(ANN, hand=("sprint",)).rolled()
        jungle.turn(PlayAction, Text("sprint"))

    assert past.gold(ANN) == 250 - 30
    assert onto.gold(ANN) == 250 - 30 + 20


def test_going_back_past_a_bank_brings_nothing() -> None:
    """TR-70"""
    bank = kind(Terrain.BANK)
    jungle = Jungle().put(animal(BOB), MAIN[MAIN.index(bank) + 1]).rolled()
    jungle.has(ANN, hand=("shove",))

    jungle.turn(PlayAction, Text("shove"))

    assert jungle.gold(BOB) == 250


def at_chance(*cards: str, seats: int = 2) -> Jungle:
    """Ann is about to land on Chance, and these cards come up."""
    chance = kind(Terrain.CHANCE)
    jungle = Jungle(seats).put(PIECE, back(chance, 1)).put(human(ANN), FINISH)
    jungle.luck.wanted = list(cards)
    return jungle


@pytest.mark.parametrize("card", ["sprint", "lost-coin", "padlock"])
def test_chance_gives_actions_and_treasures(card: str) -> None:
    """TR-71"""
    jungle = at_chance(card)

    jungle.roll(1)

    assert jungle.player(ANN).hand == (card,)


def test_chance_strikes_with_a_trap_which_is_then_discarded() -> None:
    """TR-71, TR-32"""
    jungle = at_chance("leaky-purse")
    jungle.roll(1)
    assert jungle.may(ANN) == {"MayDodgeTrap", "MaySuffer"}

    jungle.suffer()

    assert jungle.gold(ANN) == 230
    assert jungle.state.discards == ("leaky-purse",)


def test_the_player_in_first_place_owns_what_chance_turns_up() -> None:
    """TR-72"""
    jungle = at_chance("toll-gate", seats=3).put(human(ANN), START)
    jungle.put(animal(CLEO), MAIN[30]).put(animal(BOB), MAIN[4])
    jungle.move(PIECE, 1)

    jungle.suffer()

    assert (jungle.gold(ANN), jungle.gold(CLEO)) == (220, 280)


def test_the_leader_owes_the_next() -> None:
    """TR-72: pieces at home count first, then the way to go, then the order of turns."""
    jungle = at_chance("toll-gate", seats=3).put(animal(CLEO), MAIN[30])
    assert ranking(BOX, jungle.state) == [ANN, CLEO, BOB]
    jungle.roll(1)

    jungle.suffer()

    assert jungle.gold(CLEO) == 280
    assert ranking(BOX, Jungle(3).state) == [ANN, BOB, CLEO]


def test_toxic_leads_back_to_the_last_hut() -> None:
    """TR-74"""
    toxic = kind(Terrain.TOXIC)
    jungle = Jungle().put(PIECE, back(toxic, 1)).put(human(ANN), FINISH)

    jungle.roll(1)

    assert jungle.at_space(PIECE) == kind(Terrain.HUT, 2)


def test_toxic_without_a_hut_behind_leads_to_start() -> None:
    """TR-74"""
    toxic = kind(Terrain.TOXIC)
    jungle = Jungle().put(PIECE, back(toxic, 1), (back(toxic, 1),)).put(human(ANN), FINISH)

    jungle.roll(1)

    assert jungle.at_space(PIECE) == START
    assert jungle.gold(ANN) == 300


def test_a_card_brings_a_piece_to_chance_and_toxic() -> None:
    """TR-75"""
    toxic, chance = kind(Terrain.TOXIC), kind(Terrain.CHANCE)
    poisoned, lucky = Jungle().put(PIECE, back(toxic, 3)), Jungle().put(PIECE, back(chance, 3))
    lucky.luck.wanted = ["axe"]
    for jungle in (poisoned, lucky):
        jungle.put(human(ANN), FINISH).has(ANN, hand=("sprint",)).rolled()
        jungle.turn(PlayAction, Text("sprint"))

    assert poisoned.at_space(PIECE) == kind(Terrain.HUT, 2)
    assert lucky.player(ANN).hand == ("axe",)


def test_past_a_bank_and_on_to_chance() -> None:
    """TR-92"""
    bank, chance = kind(Terrain.BANK, 1), kind(Terrain.CHANCE, 1)
    assert MAIN.index(chance) == MAIN.index(bank) + 1
    jungle = Jungle().put(PIECE, back(bank, 1)).put(human(ANN), FINISH)
    jungle.luck.wanted = ["lost-coin"]

    facts = jungle.roll(2)

    assert kinds(facts)[-3:] == ["BankPaid", "Landed", "ChanceKept"]


def test_chance_over_the_limit_makes_one_discard() -> None:
    """TR-39"""
    jungle = at_chance("lost-coin").has(ANN, hand=("shove",) * 7)
    jungle.roll(1)
    assert jungle.may(ANN) == {"MayDropCard"}

    jungle.choose(DropCard, Text("shove"))

    assert len(jungle.player(ANN).hand) == 7


def test_chance_does_nothing_when_there_is_no_card() -> None:
    """TR-97"""
    jungle = at_chance().has(BOB, hand=BOX.pile)

    facts = jungle.roll(1)

    assert kinds(facts)[-1] == "Fizzled"


def test_a_trap_carries_no_piece_over_the_finish() -> None:
    """TR-86"""
    jungle = (
        Jungle().put(PIECE, back(LAST, 1)).put(human(ANN), MAIN[0]).trap(LAST, BOB, "banana-skin")
    )
    jungle.move(PIECE, 1)

    jungle.suffer()

    assert jungle.at_space(PIECE) == LAST


def test_the_finish_pays_fifty() -> None:
    """TR-68"""
    jungle = Jungle().put(PIECE, LAST)

    jungle.move(PIECE, 1)

    assert jungle.gold(ANN) == 300


def test_a_piece_at_home_counts_more_than_any_distance() -> None:
    """TR-72"""
    jungle = Jungle().put(PIECE, FINISH).put(animal(BOB), LAST).put(human(BOB), LAST)

    assert ranking(BOX, jungle.state) == [ANN, BOB]
    assert ranking(BOX, jungle.put(PIECE, START).state) == [BOB, ANN]
