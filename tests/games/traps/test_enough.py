"""When the jungle has done enough for one turn, and rests (TR-36)."""

from collections import Counter
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from tests.games.traps.jungle import ANN, BOB, BOX, MAIN, Jungle, animal, back, human, kind, kinds
from tests.games.traps.test_again import two_out
from trapline.games.traps.facts.landing import Spared
from trapline.games.traps.model.basics import FINISH, MOST_WORKS
from trapline.games.traps.model.kinds import Mercy, Terrain
from trapline.games.traps.wishes.answers import Move
from trapline.games.traps.wishes.turn import EndTurn
from trapline.kernel import PUBLIC

PIECE, OTHER = animal(ANN), human(ANN)
PLAIN = MAIN[2]
"""An ordinary space."""


def worn_out(jungle: Jungle, works: int = 0) -> Jungle:
    """Let Traps and special spaces work only so often until the turn is over."""
    jungle.state = replace(jungle.state, worked=MOST_WORKS - works)
    return jungle


def test_each_trap_and_each_special_space_that_works_is_counted() -> None:
    """TR-36: a Bank that was passed, a Trap, a Bank that was landed on."""
    bank = kind(Terrain.BANK)
    jungle = two_out(back(bank, 1)).trap(MAIN[MAIN.index(bank) + 1], BOB, "angry-bees")
    assert jungle.view(PUBLIC).works == 12
    jungle.move(PIECE, 1, 1, 1)
    assert jungle.view(PUBLIC).works == 10
    jungle.suffer()

    jungle.choose(Move, PIECE)

    assert jungle.at_space(PIECE) == bank
    assert jungle.view(PUBLIC).works == 9


def at_bank() -> Jungle:
    return Jungle().put(PIECE, back(kind(Terrain.BANK), 1)).put(OTHER, FINISH)


def at_chance() -> Jungle:
    jungle = Jungle().put(PIECE, back(kind(Terrain.CHANCE), 1)).put(OTHER, FINISH)
    jungle.luck.wanted = ["axe"]
    return jungle


def at_toxic() -> Jungle:
    return Jungle().put(PIECE, back(kind(Terrain.TOXIC), 1)).put(OTHER, FINISH)


def at_trap() -> Jungle:
    jungle = Jungle().put(PIECE, back(PLAIN, 1)).put(OTHER, FINISH)
    return jungle.trap(PLAIN, BOB, "leaky-purse", up=False)


def at_own_pit() -> Jungle:
    return Jungle().put(PIECE, back(PLAIN, 1)).put(OTHER, FINISH).trap(PLAIN, ANN, "puddle")


@pytest.mark.parametrize(
    ("where", "fact"),
    [
        (at_bank, "BankPaid"),
        (at_chance, "ChanceKept"),
        (at_toxic, "WentBack"),
        (at_trap, "Flipped"),
        (at_own_pit, "PitEmptied"),
    ],
)
def test_the_twelfth_time_works_and_the_thirteenth_does_not(
    where: Callable[[], Jungle], fact: str
) -> None:
    """TR-36"""
    twelfth, thirteenth = worn_out(where(), works=1), worn_out(where())
    there = MAIN[MAIN.index(thirteenth.at_space(PIECE)) + 1]
    gold = thirteenth.gold(ANN), thirteenth.gold(BOB)

    assert fact in kinds(twelfth.roll(1))
    facts = thirteenth.roll(1)

    assert fact not in kinds(facts)
    assert Spared(ANN, PIECE, there, Mercy.ENOUGH) in facts
    assert thirteenth.at_space(PIECE) == there
    assert (thirteenth.gold(ANN), thirteenth.gold(BOB)) == gold
    assert "MayEndTurn" in thirteenth.may(ANN)


def test_a_bank_that_the_dice_pass_does_not_pay_the_thirteenth_time() -> None:
    """TR-36"""
    bank = kind(Terrain.BANK)
    jungle = worn_out(at_bank())

    facts = jungle.roll(2)

    assert jungle.gold(ANN) == 250
    assert Spared(ANN, PIECE, bank, Mercy.ENOUGH) in facts


def test_where_nothing_waits_nobody_is_told_that_nothing_happens() -> None:
    """TR-36"""
    jungle = worn_out(Jungle().put(PIECE, MAIN[0]).put(OTHER, FINISH))
    jungle.trap(PLAIN, ANN, "trapdoor")

    assert kinds(jungle.roll(2)) == ["Rolled", "Walked", "Landed"]


def test_pockets_are_picked_although_the_jungle_rests() -> None:
    """TR-36, TR-25: nobody's pocket is a Trap or a special space."""
    jungle = worn_out(at_toxic()).put(animal(BOB), kind(Terrain.TOXIC))

    jungle.roll(1)

    assert (jungle.gold(ANN), jungle.gold(BOB)) == (260, 240)


def test_what_the_twelfth_trap_does_is_done_in_full() -> None:
    """TR-36: it costs, it moves, and there it ends."""
    bank = kind(Terrain.BANK)
    there = MAIN[MAIN.index(bank) + 3]
    jungle = Jungle().put(PIECE, back(there, 1)).put(OTHER, FINISH).trap(there, BOB, "mud-slide")
    worn_out(jungle, works=1).roll(1)

    facts = jungle.suffer()

    assert jungle.at_space(PIECE) == bank
    assert jungle.gold(ANN) == 240
    assert Spared(ANN, PIECE, bank, Mercy.ENOUGH) in facts


def mirrors() -> Jungle:
    """Chance knows nothing but mirrors, and two pieces that change places change back for ever."""
    rest = Counter(BOX.pile) - Counter({"mirror-maze": BOX.copies["mirror-maze"]})
    jungle = Jungle().put(PIECE, back(kind(Terrain.CHANCE), 1)).put(OTHER, FINISH)
    jungle.put(animal(BOB), MAIN[0]).put(human(BOB), FINISH)
    return jungle.has(BOB, hand=tuple(rest.elements()))


def test_an_endless_chain_ends_after_the_twelfth_time() -> None:
    """TR-36"""
    jungle = mirrors()
    facts = jungle.roll(1)

    while jungle.state.agenda:
        facts += jungle.suffer()

    assert kinds(facts).count("ChanceStruck") == 12
    assert kinds(facts)[-3:] == ["Landed", "Spared", "Resumed"]
    assert jungle.view(PUBLIC).works == 0
    assert "MayEndTurn" in jungle.may(ANN)


def test_an_endless_chain_ends_by_itself_when_time_is_up() -> None:
    """TR-36, TR-98"""
    jungle = mirrors()
    jungle.luck.dice = [1]

    facts = jungle.wait()
    while jungle.state.active == ANN:
        facts += jungle.wait()

    assert kinds(facts).count("ChanceStruck") == 12
    assert jungle.may(BOB) == {"MayRoll"}


def test_with_the_next_turn_everything_works_again() -> None:
    """TR-36"""
    jungle = worn_out(at_bank())
    jungle.roll(1)
    jungle.turn(EndTurn)
    jungle.put(animal(BOB), back(kind(Terrain.BANK), 1)).put(human(BOB), FINISH)

    facts = jungle.roll(1)

    assert "BankPaid" in kinds(facts)
    assert jungle.view(PUBLIC).works == 11
