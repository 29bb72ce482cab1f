"""What each Perk is good for (TR-61)."""

from tests.games.traps.jungle import ANN, BOB, BOX, MAIN, Jungle, animal, back, human, kind, kinds
from trapline.games.traps.model.basics import FINISH
from trapline.games.traps.model.kinds import Terrain
from trapline.games.traps.rules.queries import in_reach
from trapline.games.traps.wishes.turn import Draw, FlipTrap, PlayAction
from trapline.kernel import Text

PIECE = animal(ANN)


def perked(perk: str, *hand: str) -> Jungle:
    """Ann has a Perk, and one piece on the path."""
    jungle = Jungle().put(PIECE, MAIN[15]).put(human(ANN), FINISH)
    return jungle.has(ANN, perks=(perk,), hand=hand)


def test_an_early_bird_draws_the_first_card_of_a_turn_for_nothing() -> None:
    jungle = perked("early-bird").rolled()

    jungle.turn(Draw)
    jungle.turn(Draw)

    assert jungle.gold(ANN) == 240


def test_deep_pockets_hold_two_cards_more() -> None:
    jungle = perked("deep-pockets", *["axe"] * 8).rolled()

    jungle.turn(Draw)

    assert len(jungle.player(ANN).hand) == 9
    assert "MayDraw" not in jungle.may(ANN)


def test_a_workshop_makes_open_traps_cheaper() -> None:
    jungle = perked("workshop", "quicksand").trap(MAIN[18], ANN, "quicksand", up=False).rolled()

    jungle.place("quicksand", MAIN[16])
    jungle.turn(FlipTrap, MAIN[18])

    assert jungle.gold(ANN) == 250 - 30 - 30


def test_a_player_is_told_what_everything_would_cost() -> None:
    jungle = perked("workshop", "axe", "puddle").trap(MAIN[18], ANN, "quicksand", up=False)

    assert jungle.view(ANN).prices == {"axe": 30, "puddle": 0, "quicksand": 30}
    assert jungle.view(BOB).prices == {}


def test_a_spyglass_reaches_ten_spaces() -> None:
    jungle = perked("spyglass")

    assert MAIN[25] in in_reach(BOX, jungle.state, ANN)
    assert MAIN[25] not in in_reach(BOX, jungle.has(ANN, perks=()).state, ANN)


def test_home_cooking_comforts_more_at_start() -> None:
    jungle = perked("home-cooking").trap(MAIN[16], BOB, "trapdoor")
    jungle.roll(1)

    jungle.suffer()

    assert jungle.gold(ANN) == 250 + 50 + 30


def test_a_padlock_keeps_thieves_off() -> None:
    jungle = Jungle().put(PIECE, MAIN[15]).put(human(ANN), FINISH).put(animal(BOB), MAIN[16])
    jungle.has(BOB, perks=("padlock",))

    facts = jungle.roll(1)

    assert "Stole" not in kinds(facts)
    assert jungle.gold(BOB) == 250


def test_a_gas_mask_helps_in_toxic_places() -> None:
    toxic = kind(Terrain.TOXIC)
    jungle = perked("gas-mask").put(PIECE, back(toxic, 1))

    jungle.roll(1)

    assert jungle.at_space(PIECE) == toxic


def test_a_padlock_does_not_stop_a_pickpockets_card() -> None:
    """TR-64: gold is not safe from cards."""
    jungle = perked("nimble-fingers", "pickpocket").has(BOB, perks=("padlock",)).rolled()

    jungle.turn(PlayAction, Text("pickpocket"))

    assert jungle.gold(BOB) == 220
