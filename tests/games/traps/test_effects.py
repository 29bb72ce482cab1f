"""Each verb of the cards."""

import pytest

from tests.games.traps.jungle import ANN, BOB, CLEO, MAIN, Jungle, animal, back, human, kind
from trapline.games.traps.facts.cards import Aimed, Fizzled
from trapline.games.traps.facts.money import Owed
from trapline.games.traps.model.basics import FINISH, FLAGS, Space
from trapline.games.traps.model.kinds import Phase, Terrain
from trapline.games.traps.wishes.answers import DropCard, PickTrap
from trapline.games.traps.wishes.invitations import MayRoll
from trapline.games.traps.wishes.turn import EndTurn, PlayAction
from trapline.kernel import Text

PIECE = animal(ANN)
SPACE = MAIN[16]


def caught(card: str, seats: int = 2, **player: object) -> Jungle:
    """Ann suffers a Trap of Bob's."""
    jungle = Jungle(seats).put(PIECE, MAIN[15]).put(human(ANN), FINISH).trap(SPACE, BOB, card)
    jungle.has(ANN, **player)
    jungle.roll(1)
    jungle.suffer()
    return jungle


def played(card: str, *hand: str) -> Jungle:
    """Ann plays an Action on Bob, whose animal is out on the path."""
    jungle = Jungle().put(PIECE, MAIN[1]).put(animal(BOB), MAIN[22]).rolled()
    jungle.has(ANN, hand=(card, *hand), gold=250)
    jungle.turn(PlayAction, Text(card))
    return jungle


def next_turn(jungle: Jungle) -> Jungle:
    """Let turns pass until it is Ann's again, or she has missed hers."""
    jungle.turn(EndTurn)
    jungle.rolled().turn(EndTurn)
    return jungle


def test_poison_ivy_leads_to_the_last_hut() -> None:
    assert caught("poison-ivy").at_space(PIECE) == kind(Terrain.HUT)


def test_sleeping_gas_costs_a_turn() -> None:
    jungle = next_turn(caught("sleeping-gas"))

    assert jungle.state.active == BOB
    assert jungle.player(ANN).misses == 0


def test_honey_holds_a_piece_for_the_next_turn_only() -> None:
    jungle = next_turn(caught("honey-pot"))
    facts = jungle.roll(1)
    assert type(facts[-1]).__name__ == "RollLost"

    next_turn(jungle)
    jungle.roll(1)

    assert jungle.at_space(PIECE) == MAIN[17]


def test_thorns_leave_one_die_for_the_next_turn_only() -> None:
    jungle = next_turn(caught("thorn-bush")).put(human(ANN), MAIN[2])
    assert jungle.invited(ANN, MayRoll).counts == (1,)

    jungle.rolled()
    next_turn(jungle)

    assert jungle.invited(ANN, MayRoll).counts == (1, 2)


@pytest.mark.parametrize(
    ("card", "ann", "bob"), [("toll-gate", 220, 280), ("ant-parade", 210, 250)]
)
def test_gold_goes_to_the_owner_or_to_the_bank(card: str, ann: int, bob: int) -> None:
    jungle = caught(card)

    assert (jungle.gold(ANN), jungle.gold(BOB)) == (ann, bob)


@pytest.mark.parametrize(("gold", "left"), [(170, 85), (125, 65), (15, 10)])
def test_the_crocodile_takes_half_in_whole_notes(gold: int, left: int) -> None:
    """TR-58: the smallest note is $5."""
    assert caught("crocodile-tax", gold=gold).gold(ANN) == left


def test_the_crocodile_leaves_small_purses_alone() -> None:
    jungle = Jungle().put(PIECE, MAIN[15]).put(human(ANN), FINISH).trap(SPACE, BOB, "crocodile-tax")
    jungle.has(ANN, gold=5).roll(1)

    facts = jungle.suffer()

    assert jungle.gold(ANN) == 5
    assert not [fact for fact in facts if isinstance(fact, Owed)]


def test_monkeys_make_their_victim_choose_what_to_drop() -> None:
    jungle = caught("monkey-gang", hand=("axe", "gossip", "shove"))

    jungle.choose(DropCard, Text("gossip"))
    jungle.choose(DropCard, Text("axe"))

    assert jungle.player(ANN).hand == ("shove",)


def test_a_hand_too_small_for_the_monkeys_is_dropped_whole() -> None:
    jungle = caught("monkey-gang", hand=("axe",))

    assert jungle.player(ANN).hand == ()
    assert jungle.state.phase is Phase.DRAW


def test_mirrors_swap_with_the_owners_hindmost_piece() -> None:
    jungle = Jungle().put(PIECE, MAIN[15]).put(human(ANN), FINISH).trap(SPACE, BOB, "mirror-maze")
    jungle.put(animal(BOB), MAIN[4]).put(human(BOB), MAIN[20])
    jungle.roll(1)

    jungle.suffer()

    assert (jungle.at_space(PIECE), jungle.at_space(animal(BOB))) == (MAIN[4], SPACE)


def test_a_swap_with_nobody_behind_comes_to_nothing() -> None:
    assert caught("mirror-maze").at_space(PIECE) == SPACE


def mirrored(space: Space) -> Jungle:
    """Ann turns up mirrors at Chance, with Bob's only piece on the path behind her."""
    chance = kind(Terrain.CHANCE, 2)
    jungle = Jungle().put(PIECE, back(chance, 1)).put(human(ANN), FINISH).put(animal(BOB), space)
    jungle.luck.wanted = ["mirror-maze"]
    jungle.roll(1)
    jungle.suffer()
    return jungle


def test_mirrors_from_chance_touch_nobody_in_a_hut() -> None:
    """TR-64, TR-73: they are not the card of whoever stands for their owner."""
    hut = kind(Terrain.HUT, 2)

    assert mirrored(hut).at_space(animal(BOB)) == hut
    assert mirrored(back(hut, 1)).at_space(animal(BOB)) == kind(Terrain.CHANCE, 2)


def test_ones_own_mirrors_work_in_a_hut() -> None:
    """TR-64"""
    hut = kind(Terrain.HUT)
    jungle = Jungle().put(PIECE, MAIN[15]).put(human(ANN), FINISH).trap(SPACE, BOB, "mirror-maze")
    jungle.put(animal(BOB), hut).roll(1)

    jungle.suffer()

    assert (jungle.at_space(PIECE), jungle.at_space(animal(BOB))) == (hut, SPACE)


def test_moths_eat_the_newest_perk() -> None:
    jungle = caught("moth-cloud", perks=("padlock", "spyglass"))

    assert jungle.player(ANN).perks == ("padlock",)
    assert "spyglass" in jungle.state.discards


def test_moths_say_that_there_is_no_perk_to_eat() -> None:
    jungle = Jungle().put(PIECE, MAIN[15]).put(human(ANN), FINISH).trap(SPACE, BOB, "moth-cloud")
    jungle.roll(1)

    assert Fizzled(ANN, "strip") in jungle.suffer()


def test_sure_feet_go_back_two_less() -> None:
    assert caught("quicksand", perks=("sure-feet",)).at_space(PIECE) == MAIN[14]


def test_an_axe_destroys_a_trap_of_choice() -> None:
    jungle = Jungle().put(PIECE, MAIN[1]).has(ANN, hand=("axe",)).rolled()
    jungle.trap(MAIN[20], BOB, "trapdoor", up=False).trap(MAIN[22], BOB, "quicksand")
    jungle.turn(PlayAction, Text("axe"))

    jungle.choose(PickTrap, MAIN[20])

    assert set(jungle.state.traps) == {MAIN[22]}


def test_a_flag_thief_takes_an_open_trap() -> None:
    jungle = Jungle().put(PIECE, MAIN[1]).has(ANN, hand=("flag-thief",)).rolled()
    jungle.trap(MAIN[20], BOB, "trapdoor")

    jungle.turn(PlayAction, Text("flag-thief"))

    assert jungle.state.traps[MAIN[20]].owner == ANN


def test_tax_day_makes_everybody_pay() -> None:
    jungle = Jungle(3).has(ANN, hand=("tax-day",)).rolled()

    jungle.turn(PlayAction, Text("tax-day"))

    assert [jungle.gold(seat) for seat in (ANN, BOB, CLEO)] == [270, 230, 230]


def test_a_second_wind_is_one_more_roll() -> None:
    jungle = Jungle().put(PIECE, MAIN[13]).put(human(ANN), FINISH).rolled()
    jungle.has(ANN, hand=("second-wind",)).luck.dice = [2]

    jungle.turn(PlayAction, Text("second-wind"))

    assert jungle.at_space(PIECE) == MAIN[15]


def test_supplies_are_two_cards() -> None:
    assert len(played("supply-drop").player(ANN).hand) == 2


def test_a_bad_map_leads_an_opponent_to_the_last_hut() -> None:
    assert played("bad-map").at_space(animal(BOB)) == kind(Terrain.HUT, 1)


def test_sticky_tape_holds_an_opponents_piece_for_one_turn() -> None:
    jungle = played("sticky-tape").put(human(BOB), FINISH)
    jungle.turn(EndTurn)

    facts = jungle.roll(1)

    assert type(facts[-1]).__name__ == "RollLost"
    assert jungle.player(BOB).frozen == (1, 0)


def test_a_stuck_piece_does_not_sprint_either() -> None:
    jungle = Jungle().put(PIECE, MAIN[1]).put(human(ANN), MAIN[2]).rolled()
    jungle.has(ANN, hand=("sprint",), frozen=(2, 0))

    jungle.turn(PlayAction, Text("sprint"))

    assert (jungle.at_space(PIECE), jungle.at_space(human(ANN))) == (MAIN[1], MAIN[5])


def test_a_mix_up_takes_ones_own_piece_out_of_a_hut() -> None:
    """TR-64: one's own cards work there."""
    hut = kind(Terrain.HUT)
    jungle = Jungle().put(PIECE, hut).put(animal(BOB), MAIN[22]).has(ANN, hand=("mix-up",)).rolled()

    jungle.turn(PlayAction, Text("mix-up"))

    assert (jungle.at_space(PIECE), jungle.at_space(animal(BOB))) == (MAIN[22], hut)


@pytest.mark.parametrize(
    ("card", "has"),
    [
        ("moth-jar", {"perks": ("padlock",)}),
        ("gossip", {"hand": ("axe",)}),
        ("light-fingers", {"hand": ("axe",)}),
    ],
)
def test_only_who_has_something_to_lose_is_aimed_at(card: str, has: dict[str, object]) -> None:
    jungle = Jungle(3).has(ANN, hand=(card,)).has(BOB, hand=()).has(CLEO, hand=()).rolled()
    assert "MayPlayAction" not in jungle.may(ANN)
    jungle.has(CLEO, **has)

    facts = jungle.turn(PlayAction, Text(card))

    assert [fact.effect.seat for fact in facts if isinstance(fact, Aimed)] == [CLEO]


def test_a_flag_thief_needs_a_flag() -> None:
    """TR-47"""
    jungle = Jungle().has(ANN, hand=("flag-thief",)).trap(MAIN[20], BOB, "trapdoor").rolled()
    for space in MAIN[30 : 30 + FLAGS]:
        jungle.trap(space, ANN, "quicksand")

    assert "MayPlayAction" not in jungle.may(ANN)
