"""Landing: thefts, Traps and dodges."""

import pytest

from tests.games.traps.jungle import (
    ANN,
    BOB,
    CARDS,
    CLEO,
    MAIN,
    Jungle,
    animal,
    back,
    human,
    kind,
    kinds,
)
from trapline.games.traps.facts.landing import Stole
from trapline.games.traps.model.basics import FINISH
from trapline.games.traps.model.kinds import Terrain
from trapline.games.traps.model.reasons import Reason
from trapline.games.traps.wishes.answers import DodgeTrap, PickPiece, StealFrom, Suffer
from trapline.games.traps.wishes.invitations import MayDodgeTrap, MayStealFrom
from trapline.games.traps.wishes.turn import PlayAction
from trapline.kernel import IllegalMove, Text

PIECE = animal(ANN)
PLAIN = MAIN[2]
"""An ordinary space, two steps from MAIN[0]."""


def on_plain() -> Jungle:
    """Ann is about to land on an ordinary space with a two."""
    return Jungle(3).put(PIECE, MAIN[0]).put(human(ANN), FINISH)


def test_landing_on_an_opponent_takes_ten() -> None:
    """TR-25"""
    jungle = on_plain().put(animal(BOB), PLAIN)

    jungle.roll(2)

    assert (jungle.gold(ANN), jungle.gold(BOB)) == (260, 240)


def test_both_pieces_of_an_opponent_are_worth_twenty() -> None:
    """TR-26, TR-90"""
    jungle = on_plain().put(animal(BOB), PLAIN).put(human(BOB), PLAIN)

    jungle.roll(2)

    assert (jungle.gold(ANN), jungle.gold(BOB)) == (270, 230)


def test_of_several_opponents_one_is_chosen() -> None:
    """TR-27"""
    jungle = on_plain().put(animal(BOB), PLAIN).put(human(CLEO), PLAIN)
    jungle.roll(2)
    assert jungle.invited(ANN, MayStealFrom).seats == (BOB, CLEO)

    jungle.choose(StealFrom, CLEO)

    assert (jungle.gold(ANN), jungle.gold(BOB), jungle.gold(CLEO)) == (260, 250, 240)


def test_nobody_steals_in_a_medical_hut() -> None:
    """TR-28, TR-73, TR-90"""
    hut = kind(Terrain.HUT)
    jungle = Jungle().put(PIECE, back(hut, 1)).put(human(ANN), FINISH)
    jungle.put(animal(BOB), hut).put(human(BOB), hut)

    facts = jungle.roll(1)

    assert "Stole" not in kinds(facts)
    assert jungle.gold(BOB) == 250


def test_a_thief_takes_what_there_is() -> None:
    """TR-29"""
    jungle = on_plain().put(animal(BOB), PLAIN).has(BOB, gold=5)

    facts = jungle.roll(2)

    assert Stole(ANN, BOB, 5) in facts
    assert "WentBroke" not in kinds(facts)


def test_a_card_brings_a_thief_as_well() -> None:
    """TR-30"""
    jungle = Jungle().put(PIECE, MAIN[13]).put(animal(BOB), MAIN[16]).rolled()
    jungle.has(ANN, hand=("sprint",))
    jungle.turn(PlayAction, Text("sprint"))

    facts = jungle.choose(PickPiece, PIECE)

    assert Stole(ANN, BOB, 10) in facts


def test_who_is_pushed_onto_somebody_steals_nothing() -> None:
    """TR-30"""
    jungle = Jungle().put(PIECE, MAIN[1]).put(animal(BOB), MAIN[4]).rolled()
    jungle.has(ANN, hand=("shove",))

    facts = jungle.turn(PlayAction, Text("shove"))

    assert jungle.at_space(animal(BOB)) == MAIN[1]
    assert "Stole" not in kinds(facts)


def test_the_bank_pays_then_one_steals_then_the_trap_springs() -> None:
    """TR-31"""
    bank = kind(Terrain.BANK)
    space = MAIN[MAIN.index(bank) + 1]
    jungle = Jungle().put(PIECE, back(bank, 1)).put(human(ANN), FINISH)
    jungle.put(animal(BOB), space).trap(space, BOB, "quicksand", up=False)

    facts = jungle.roll(2)

    assert kinds(facts) == [
        "Rolled",
        "Walked",
        "BankPaid",
        "Landed",
        "Stole",
        "Flipped",
        "TrapMet",
        "Asked",
    ]


def test_a_trap_has_its_whole_effect_before_the_next_landing() -> None:
    """TR-31: what it costs is paid before anybody steals where it throws them."""
    jungle = on_plain().trap(MAIN[4], BOB, "mud-slide").put(animal(CLEO), MAIN[1])
    jungle.roll(4)

    told = kinds(jungle.suffer())

    assert told.index("DebtPaid") < told.index("WentBack") < told.index("Stole")


def test_what_moves_a_piece_is_the_last_that_a_card_does() -> None:
    """TR-31: so its whole effect comes before the landing."""
    effects = [effect.do for card in CARDS for effect in card.effects[:-1]]

    assert not {"back", "forward", "start", "hut", "swap", "roll"} & set(effects)


def test_a_dodge_is_offered_whatever_the_hand() -> None:
    """TR-32"""
    bare = on_plain().trap(PLAIN, BOB, "quicksand")
    armed = on_plain().trap(PLAIN, BOB, "quicksand").has(ANN, hand=("lucky-boots",))

    for jungle in (bare, armed):
        jungle.roll(2)

    assert bare.may(ANN) == armed.may(ANN) == {"MayDodgeTrap", "MaySuffer"}
    assert bare.state.window == armed.state.window
    assert armed.invited(ANN, MayDodgeTrap).cards == ("lucky-boots",)


def test_who_does_not_dodge_suffers() -> None:
    """TR-32"""
    jungle = Jungle().put(PIECE, MAIN[13]).put(human(ANN), FINISH)
    jungle.trap(MAIN[15], BOB, "quicksand")
    jungle.roll(2)

    jungle.suffer()

    assert jungle.at_space(PIECE) == MAIN[11]


def test_who_dodges_pays_the_card_and_nothing_else() -> None:
    """TR-32"""
    jungle = on_plain().trap(PLAIN, BOB, "trapdoor").has(ANN, hand=("lucky-boots",))
    jungle.roll(2)

    jungle.choose(DodgeTrap, Text("lucky-boots"))

    assert jungle.at_space(PIECE) == PLAIN
    assert jungle.gold(ANN) == 240
    assert jungle.player(ANN).hand == ()
    assert PLAIN in jungle.state.traps


def test_a_crowbar_destroys_what_it_dodges_and_a_rope_swings_on() -> None:
    """TR-32"""
    crowbar = on_plain().trap(PLAIN, BOB, "trapdoor").has(ANN, hand=("crowbar",))
    rope = on_plain().trap(PLAIN, BOB, "trapdoor").has(ANN, hand=("long-rope",))
    for jungle, card in ((crowbar, "crowbar"), (rope, "long-rope")):
        jungle.roll(2)
        jungle.choose(DodgeTrap, Text(card))

    assert PLAIN not in crowbar.state.traps
    assert rope.at_space(PIECE) == MAIN[4]


def test_only_who_landed_may_dodge() -> None:
    """TR-32"""
    jungle = on_plain().trap(PLAIN, BOB, "trapdoor")
    jungle.roll(2)

    assert jungle.may(BOB) == set()
    with pytest.raises(IllegalMove, match=Reason.NOT_YOUR_TURN):
        jungle.play(BOB, Suffer(jungle.state.choice))


def test_a_trap_also_springs_for_whoever_is_pushed_onto_it() -> None:
    """TR-32"""
    jungle = Jungle().put(animal(BOB), MAIN[4]).trap(MAIN[1], ANN, "leaky-purse", up=False)
    jungle.has(ANN, hand=("shove",)).rolled()

    jungle.turn(PlayAction, Text("shove"))

    assert jungle.may(BOB) == {"MayDodgeTrap", "MaySuffer"}
    jungle.suffer()
    assert jungle.gold(BOB) == 230
    assert jungle.gold(ANN) == 250 - 30 - 20


def test_own_traps_do_no_harm() -> None:
    """TR-33"""
    jungle = on_plain().trap(PLAIN, ANN, "trapdoor").trap(MAIN[1], ANN, "trapdoor", up=False)

    facts = jungle.roll(2)

    assert kinds(facts) == ["Rolled", "Walked", "Landed"]


def test_a_trap_stays_and_is_not_paid_again() -> None:
    """TR-34"""
    jungle = on_plain().trap(PLAIN, BOB, "leaky-purse")
    jungle.roll(2)

    jungle.suffer()

    assert jungle.state.traps[PLAIN].up
    assert jungle.gold(BOB) == 250


def test_a_trap_under_a_piece_waits_for_somebody_to_land() -> None:
    """TR-35, TR-56"""
    jungle = Jungle().put(PIECE, MAIN[0]).put(animal(BOB), MAIN[1]).rolled()
    jungle.has(ANN, hand=("trapdoor",))

    jungle.place("trapdoor", MAIN[1])

    assert jungle.at_space(animal(BOB)) == MAIN[1]
    assert not jungle.state.agenda


def test_a_trap_that_moves_me_in_my_turn_makes_a_thief_of_me() -> None:
    """TR-30: any landing of one's own piece in one's own turn."""
    jungle = on_plain().trap(MAIN[4], BOB, "mud-slide").put(animal(CLEO), MAIN[1])
    jungle.roll(4)

    facts = jungle.suffer()

    assert Stole(ANN, CLEO, 10) in facts


def test_a_dodge_that_cannot_be_paid_is_not_offered() -> None:
    """TR-32, TR-43"""
    jungle = on_plain().trap(PLAIN, BOB, "trapdoor").has(ANN, hand=("crowbar", "lucky-boots"))
    jungle.has(ANN, gold=10).roll(2)

    assert jungle.invited(ANN, MayDodgeTrap).cards == ("lucky-boots",)
