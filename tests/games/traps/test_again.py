"""What happens to the same piece again in one turn, and what does not (TR-36)."""

from tests.games.traps.jungle import ANN, BOB, MAIN, Jungle, animal, back, human, kind, kinds
from trapline.games.traps.facts.landing import Spared
from trapline.games.traps.model.basics import Space
from trapline.games.traps.model.kinds import Mercy, Terrain
from trapline.games.traps.wishes.answers import Move, PickPiece
from trapline.games.traps.wishes.turn import PlayAction, SellTrap
from trapline.kernel import PUBLIC, Text

PIECE, OTHER = animal(ANN), human(ANN)


def two_out(space: Space) -> Jungle:
    """Ann may roll two dice, with a piece on this space and one far behind or ahead."""
    return Jungle().put(PIECE, space).put(OTHER, MAIN[20])


def test_a_bank_pays_each_time_a_piece_comes_by() -> None:
    """TR-36, TR-69: past it, thrown back, and past it again."""
    bank = kind(Terrain.BANK)
    trap = MAIN[MAIN.index(bank) + 1]
    jungle = two_out(back(bank, 1)).trap(trap, BOB, "quicksand")
    jungle.move(PIECE, 1, 1, 4)
    jungle.suffer()

    jungle.choose(Move, PIECE)

    assert jungle.at_space(PIECE) == trap
    assert jungle.gold(ANN) == 250 + 20 + 20


def test_a_bank_pays_again_on_landing() -> None:
    """TR-36, TR-69"""
    bank = kind(Terrain.BANK)
    jungle = two_out(back(bank, 1)).trap(MAIN[MAIN.index(bank) + 1], BOB, "angry-bees")
    jungle.move(PIECE, 1, 1, 1)
    jungle.suffer()

    jungle.choose(Move, PIECE)

    assert jungle.at_space(PIECE) == bank
    assert jungle.gold(ANN) == 250 + 20 + 20


def test_poison_works_at_every_landing() -> None:
    """TR-36, TR-74"""
    toxic, hut = kind(Terrain.TOXIC), kind(Terrain.HUT, 2)
    jungle = two_out(back(toxic, 2))
    jungle.move(PIECE, 1, 1, MAIN.index(toxic) - MAIN.index(hut))

    facts = jungle.choose(Move, PIECE)

    assert kinds(facts) == ["Walked", "Landed", "WentBack", "Landed"]
    assert jungle.at_space(PIECE) == hut


def test_chance_turns_up_a_card_at_every_landing() -> None:
    """TR-36, TR-71"""
    chance = kind(Terrain.CHANCE)
    jungle = two_out(back(chance, 2))
    jungle.luck.wanted = ["quicksand", "axe"]
    jungle.move(PIECE, 1, 1, 1 + MAIN.index(chance))
    jungle.suffer()

    jungle.choose(Move, PIECE)

    assert jungle.at_space(PIECE) == chance
    assert jungle.player(ANN).hand == ("axe",)


def caught_twice() -> Jungle:
    """Ann's animal was thrown back by a Trap, and may come to it again with a four."""
    jungle = two_out(MAIN[7]).put(OTHER, MAIN[5]).trap(MAIN[9], BOB, "quicksand")
    jungle.move(PIECE, 1, 1, 4)
    jungle.suffer()
    return jungle


def test_the_same_trap_catches_a_piece_once_a_turn_and_all_are_told_why() -> None:
    """TR-36"""
    jungle = caught_twice()

    facts = jungle.choose(Move, PIECE)

    assert jungle.at_space(PIECE) == MAIN[9]
    assert kinds(facts)[-3:] == ["Walked", "Landed", "Spared"]
    assert facts[-1] == Spared(ANN, PIECE, MAIN[9], Mercy.AGAIN)
    assert {jungle.view(observer).spared for observer in (ANN, BOB, PUBLIC)} == {Mercy.AGAIN}


def test_why_nothing_happened_is_told_until_the_next_landing() -> None:
    """TR-36"""
    jungle = caught_twice().has(ANN, hand=("sprint",))
    jungle.choose(Move, PIECE)
    jungle.turn(PlayAction, Text("sprint"))

    jungle.choose(PickPiece, OTHER)

    assert jungle.view(ANN).spared is None


def test_the_same_trap_catches_the_other_piece_as_well() -> None:
    """TR-36: once for each piece."""
    jungle = caught_twice()

    jungle.choose(Move, OTHER)

    assert jungle.at_space(OTHER) == MAIN[9]
    assert jungle.may(ANN) == {"MayDodgeTrap", "MaySuffer"}


def test_everybody_sees_whom_a_trap_has_caught_this_turn() -> None:
    """TR-36"""
    jungle = caught_twice()

    seen = {jungle.view(observer).traps[0].caught for observer in (ANN, BOB, PUBLIC)}

    assert seen == {(PIECE,)}


def test_a_money_pit_pays_its_owner_once_a_turn_for_each_piece() -> None:
    """TR-36, TR-51"""
    jungle = two_out(MAIN[7]).trap(MAIN[9], ANN, "wishing-well")
    jungle.move(PIECE, 1, 1, 1)
    jungle.put(PIECE, MAIN[8])

    facts = jungle.choose(Move, PIECE)

    assert jungle.gold(ANN) == 250 + 50
    assert Spared(ANN, PIECE, MAIN[9], Mercy.AGAIN) in facts


def test_another_trap_on_the_same_space_springs_anew() -> None:
    """TR-36: it is not the same Trap."""
    jungle = Jungle().put(PIECE, MAIN[1]).put(animal(BOB), MAIN[4]).rolled()
    jungle.has(ANN, hand=("shove", "sprint", "toll-gate")).trap(MAIN[1], ANN, "leaky-purse")
    jungle.turn(PlayAction, Text("shove"))
    jungle.suffer()
    jungle.turn(SellTrap, MAIN[1])
    jungle.place("toll-gate", MAIN[1])
    jungle.put(animal(BOB), MAIN[4]).has(ANN, hand=("shove",))

    jungle.turn(PlayAction, Text("shove"))

    assert jungle.may(BOB) == {"MayDodgeTrap", "MaySuffer"}
