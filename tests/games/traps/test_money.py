"""Debts and bankruptcy."""

from tests.games.traps.jungle import (
    ADVENTURERS,
    ANN,
    BOB,
    MAIN,
    SPOTS,
    Jungle,
    animal,
    back,
    human,
    kind,
    kinds,
)
from trapline.games.traps.content import Box, Card
from trapline.games.traps.facts.landing import Stole
from trapline.games.traps.game import Traps
from trapline.games.traps.model.agenda import Effect
from trapline.games.traps.model.basics import FINISH, START
from trapline.games.traps.model.kinds import Kind, Terrain
from trapline.games.traps.wishes.answers import SellOff, SendBack
from trapline.games.traps.wishes.invitations import MaySellOff, MaySendBack
from trapline.games.traps.wishes.turn import CashIn, PlayAction
from trapline.kernel import Text

PIECE, OTHER = animal(ANN), human(ANN)
HIT = MAIN[16]
FALL = (Effect("start"), Effect("pay", 80))
AVALANCHE = Traps(
    Box(SPOTS, [Card("avalanche", Kind.TRAP, copies=1, value=40, effects=FALL)], ADVENTURERS)
)
"""No Trap of ours sends to Start and takes gold as well."""


def broke(card: str = "bandit-camp", gold: int = 0) -> Jungle:
    """Ann has little gold, and is about to land on a Trap of Bob's with a one."""
    return Jungle().put(PIECE, MAIN[15]).has(ANN, gold=gold).trap(HIT, BOB, card)


def suffers(jungle: Jungle) -> list[str]:
    jungle.move(PIECE, 1)
    return kinds(jungle.suffer())


def test_all_gold_goes_first_also_when_ruin_follows() -> None:
    """TR-76, TR-77"""
    jungle = broke(gold=30)

    told = suffers(jungle)

    assert told[:4] == ["Suffered", "Owed", "PartPaid", "WentBroke"]
    assert jungle.gold(BOB) == 280


def test_a_debt_to_the_bank_ruins_as_well() -> None:
    """TR-76"""
    assert "WentBroke" in suffers(broke("ant-parade", gold=10))


def test_traps_are_sold_by_choice_until_the_debt_is_covered() -> None:
    """TR-77"""
    jungle = broke().trap(MAIN[30], ANN, "trapdoor").trap(MAIN[34], ANN, "sinkhole")
    jungle.trap(MAIN[36], ANN, "quicksand")
    suffers(jungle)
    assert set(jungle.invited(ANN, MaySellOff).spaces) == {MAIN[30], MAIN[34], MAIN[36]}

    jungle.choose(SellOff, MAIN[30])
    jungle.choose(SellOff, MAIN[36])

    assert set(jungle.state.traps) == {HIT, MAIN[34]}
    assert jungle.gold(ANN) == 45 + 20 - 50
    assert jungle.gold(BOB) == 300
    assert jungle.at_space(PIECE) == HIT


def test_hidden_traps_are_not_sold_in_debt() -> None:
    """TR-77, TR-81"""
    jungle = broke().trap(MAIN[30], ANN, "trapdoor", up=False).has(ANN, hand=("axe",))
    jungle.has(ANN, perks=("padlock",))

    told = suffers(jungle)

    assert "WentBroke" in told
    assert MAIN[30] in jungle.state.traps
    assert jungle.player(ANN).hand == ("axe",)
    assert jungle.player(ANN).perks == ("padlock",)
    assert ANN in jungle.state.order


def test_all_open_traps_are_sold_before_anybody_is_bankrupt() -> None:
    """TR-77"""
    jungle = broke().trap(MAIN[30], ANN, "leaky-purse").trap(MAIN[34], ANN, "puddle")

    told = suffers(jungle)

    assert told.count("TrapSold") == 2
    assert "WentBroke" in told
    assert jungle.gold(BOB) == 270


def test_the_piece_that_landed_goes_to_start() -> None:
    """TR-78, TR-79, TR-93: it ends with exactly $50, and owes nothing more."""
    jungle = broke().put(OTHER, MAIN[30])

    suffers(jungle)

    assert (jungle.at_space(PIECE), jungle.at_space(OTHER)) == (START, MAIN[30])
    assert jungle.gold(ANN) == 50
    assert not jungle.state.agenda


def test_without_a_landing_the_bankrupt_chooses() -> None:
    """TR-78, TR-80: also a piece in a Medical Hut."""
    hut = kind(Terrain.HUT)
    jungle = Jungle(turn=BOB).put(PIECE, hut).put(OTHER, MAIN[30]).has(ANN, gold=0)
    jungle.has(BOB, hand=("pickpocket",)).rolled()
    jungle.turn(PlayAction, Text("pickpocket"))
    assert jungle.invited(ANN, MaySendBack).pieces == (PIECE, OTHER)

    jungle.choose(SendBack, PIECE)

    assert (jungle.at_space(PIECE), jungle.at_space(OTHER)) == (START, MAIN[30])
    assert jungle.gold(ANN) == 50


def test_a_trap_from_chance_leaves_the_choice_too() -> None:
    """TR-78"""
    chance = kind(Terrain.CHANCE)
    jungle = Jungle().put(PIECE, back(chance, 1)).put(OTHER, MAIN[30]).has(ANN, gold=0)
    jungle.luck.wanted = ["leaky-purse"]
    jungle.move(PIECE, 1)

    jungle.suffer()

    assert jungle.may(ANN) == {"MaySendBack"}


def test_a_piece_that_is_at_start_already_does_not_go_twice() -> None:
    """TR-78: no second move and no second $50."""
    jungle = Jungle(game=AVALANCHE).put(PIECE, MAIN[15]).put(OTHER, MAIN[30]).has(ANN, gold=0)
    jungle.trap(HIT, BOB, "avalanche")

    told = suffers(jungle)

    assert told.count("SentToStart") == 1
    assert "WentBroke" in told
    assert (jungle.gold(ANN), jungle.gold(BOB)) == (0, 300)
    assert jungle.at_space(OTHER) == MAIN[30]


def test_with_no_piece_on_the_path_nothing_moves_and_nothing_is_paid() -> None:
    """TR-80"""
    jungle = Jungle(turn=BOB).put(PIECE, FINISH).has(ANN, gold=0)
    jungle.has(BOB, hand=("pickpocket",)).rolled()

    facts = jungle.turn(PlayAction, Text("pickpocket"))

    assert "WentBroke" in kinds(facts)
    assert jungle.gold(ANN) == 0


def test_a_thief_ruins_nobody() -> None:
    """TR-29"""
    jungle = Jungle().put(PIECE, MAIN[0]).put(OTHER, FINISH).put(animal(BOB), MAIN[2])
    jungle.has(BOB, gold=0)

    facts = jungle.roll(2)

    assert Stole(ANN, BOB, 0) in facts
    assert jungle.at_space(animal(BOB)) == MAIN[2]


def test_the_bank_has_as_much_as_is_wanted() -> None:
    """TR-96"""
    jungle = Jungle().has(ANN, hand=("golden-idol",), gold=100_000).rolled()

    jungle.turn(CashIn, Text("golden-idol"))

    assert jungle.gold(ANN) == 100_100
