"""Drawing and playing: Actions, Perks, treasures and abilities."""

import pytest
from msgspec.structs import replace

from tests.games.traps.jungle import (
    ANN,
    BOB,
    BOX,
    CLEO,
    MAIN,
    Jungle,
    animal,
    back,
    human,
    kind,
    kinds,
)
from trapline.games.traps.facts.cards import Snatched
from trapline.games.traps.facts.landing import ChanceKept
from trapline.games.traps.model.basics import FINISH, START
from trapline.games.traps.model.kinds import Phase, Terrain
from trapline.games.traps.model.reasons import Reason
from trapline.games.traps.rules.queries import deck
from trapline.games.traps.wishes.answers import PickSeat
from trapline.games.traps.wishes.invitations import MayDropCard
from trapline.games.traps.wishes.turn import (
    CashIn,
    Discard,
    Draw,
    FlipTrap,
    HideTrap,
    PlaceTrap,
    PlayAction,
    SellTrap,
    UseAbility,
)
from trapline.kernel import PUBLIC, IllegalMove, Text

PIECE = animal(ANN)


def playing(*hand: str, seats: int = 2, gold: int = 250) -> Jungle:
    """Ann has rolled, and holds these cards."""
    return Jungle(seats).put(PIECE, MAIN[15]).has(ANN, hand=hand, gold=gold).rolled()


def refused(jungle: Jungle, reason: Reason, kind: type, *what: object) -> None:
    with pytest.raises(IllegalMove, match=f"^\\('{reason}'|{reason}"):
        jungle.turn(kind, *what)


def test_a_card_costs_ten_and_two_may_be_drawn() -> None:
    """TR-38"""
    jungle = playing()

    jungle.turn(Draw)
    jungle.turn(Draw)

    assert jungle.gold(ANN) == 230
    assert len(jungle.player(ANN).hand) == 2
    refused(jungle, Reason.NO_MORE_DRAWS, Draw)


def test_a_full_hand_draws_nothing_until_it_discards() -> None:
    """TR-39, TR-40"""
    jungle = playing(*["shove"] * 4, *["sprint"] * 3)
    refused(jungle, Reason.HAND_FULL, Draw)

    jungle.turn(Discard, Text("shove"))
    jungle.turn(Draw)

    assert len(jungle.player(ANN).hand) == 7


def test_discards_cost_nothing_and_have_no_limit() -> None:
    """TR-40"""
    jungle = playing("shove", "sprint", "axe")

    for card in ("shove", "sprint", "axe"):
        jungle.turn(Discard, Text(card))

    assert jungle.state.discards == ("shove", "sprint", "axe")
    assert jungle.gold(ANN) == 250


def test_an_empty_deck_is_made_of_the_discards() -> None:
    """TR-41"""
    jungle = playing()
    jungle.has(BOB, hand=BOX.pile[1:])
    jungle.state = replace(jungle.state, discards=BOX.pile[:1])
    assert deck(BOX, jungle.state) == []

    facts = jungle.turn(Draw)

    assert kinds(facts) == ["Shuffled", "Drew"]
    assert jungle.player(ANN).hand == BOX.pile[:1]


def test_nothing_can_be_drawn_when_deck_and_discards_are_empty() -> None:
    """TR-97"""
    jungle = playing().has(BOB, hand=BOX.pile)

    refused(jungle, Reason.NO_CARDS_LEFT, Draw)
    assert "MayDraw" not in jungle.may(ANN)


def test_a_player_plays_in_any_order_what_can_be_paid() -> None:
    """TR-42"""
    jungle = playing("lost-coin", "quicksand", "sprint", "padlock")

    jungle.place("quicksand", MAIN[16])
    jungle.turn(CashIn, Text("lost-coin"))
    jungle.turn(PlayAction, Text("padlock"))
    jungle.turn(SellTrap, MAIN[16])

    assert jungle.gold(ANN) == 250 - 40 + 30 - 30 + 20
    assert jungle.state.phase is Phase.PLAY


@pytest.mark.parametrize(
    ("wish", "what"),
    [
        (PlayAction, (Text("punish"),)),
        (PlayAction, (Text("padlock"),)),
        (PlaceTrap, (Text("trapdoor"), MAIN[16])),
        (HideTrap, (Text("trapdoor"), MAIN[16])),
        (FlipTrap, (MAIN[18],)),
        (Draw, ()),
    ],
)
def test_what_cannot_be_paid_in_full_is_not_begun(wish: type, what: tuple[object, ...]) -> None:
    """TR-43"""
    jungle = playing("punish", "padlock", "trapdoor", gold=5).put(animal(BOB), MAIN[18])
    jungle.trap(MAIN[18], ANN, "quicksand", up=False)

    refused(jungle, Reason.TOO_DEAR, wish, *what)
    assert jungle.gold(ANN) == 5


def test_an_action_is_paid_happens_and_is_discarded() -> None:
    """TR-60"""
    jungle = playing("punish", gold=200).put(animal(BOB), MAIN[30])

    jungle.turn(PlayAction, Text("punish"))

    assert jungle.at_space(animal(BOB)) == START
    assert (jungle.gold(ANN), jungle.gold(BOB)) == (100, 300)
    assert jungle.state.discards == ("punish",)


def test_actions_have_no_limit() -> None:
    """TR-60"""
    jungle = playing("tax-day", "tax-day", "tax-day")

    for _ in range(3):
        jungle.turn(PlayAction, Text("tax-day"))

    assert jungle.player(ANN).hand == ()


def test_a_perk_stays_and_does_not_stack() -> None:
    """TR-61"""
    jungle = playing("bank-clerk", "bank-clerk")
    jungle.turn(PlayAction, Text("bank-clerk"))

    assert jungle.player(ANN).perks == ("bank-clerk",)
    refused(jungle, Reason.PERK_STANDS, PlayAction, Text("bank-clerk"))


@pytest.mark.parametrize(
    ("perk", "dice", "gold"), [("bank-clerk", 3, 280), ("nimble-fingers", 2, 270)]
)
def test_perks_change_what_is_paid(perk: str, dice: int, gold: int) -> None:
    """TR-61"""
    bank = kind(Terrain.BANK)
    jungle = Jungle().put(PIECE, back(bank, 3)).put(human(ANN), FINISH)
    jungle.has(ANN, perks=(perk,)).put(animal(BOB), back(bank, 1))

    jungle.roll(dice)

    assert jungle.gold(ANN) == gold


def test_a_treasure_is_cashed_in_and_discarded() -> None:
    """TR-62"""
    jungle = playing("jade-frog")

    jungle.turn(CashIn, Text("jade-frog"))

    assert jungle.gold(ANN) == 330
    assert jungle.state.discards == ("jade-frog",)


def test_an_ability_works_once_a_game() -> None:
    """TR-63"""
    jungle = playing()
    jungle.turn(UseAbility, human(ANN))
    assert len(jungle.player(ANN).hand) == 3
    assert jungle.player(ANN).spent == (False, True)

    refused(jungle, Reason.ABILITY_SPENT, UseAbility, human(ANN))


def test_an_ability_works_from_home_base() -> None:
    """TR-63"""
    jungle = playing().put(human(ANN), FINISH)

    jungle.turn(UseAbility, human(ANN))

    assert len(jungle.player(ANN).hand) == 3


def test_pieces_in_a_hut_or_at_home_cannot_be_touched_by_others() -> None:
    """TR-64, TR-67, TR-73"""
    jungle = playing("punish").put(animal(BOB), kind(Terrain.HUT)).put(human(BOB), FINISH)

    refused(jungle, Reason.NO_TARGET, PlayAction, Text("punish"))
    assert "MayPlayAction" not in jungle.may(ANN)


def test_own_cards_work_in_a_hut() -> None:
    """TR-64"""
    hut = kind(Terrain.HUT)
    jungle = (
        Jungle().put(PIECE, hut).put(human(ANN), FINISH).has(ANN, hand=("vine-swing",)).rolled()
    )
    jungle.turn(PlayAction, Text("vine-swing"))

    assert jungle.at_space(PIECE) != hut


def test_gold_and_hands_are_never_safe() -> None:
    """TR-64"""
    jungle = playing("pickpocket", seats=3).put(animal(BOB), kind(Terrain.HUT))
    jungle.turn(PlayAction, Text("pickpocket"))

    jungle.choose(PickSeat, BOB)

    assert (jungle.gold(ANN), jungle.gold(BOB), jungle.gold(CLEO)) == (270, 220, 250)


@pytest.mark.parametrize("card", ["sprint", "lost-coin", "lucky-boots", "padlock"])
def test_only_traps_are_placed(card: str) -> None:
    """TR-94"""
    jungle = playing(card)

    refused(jungle, Reason.WRONG_KIND, PlaceTrap, Text(card), MAIN[16])


def test_purses_hands_perks_and_flags_are_open() -> None:
    """TR-96"""
    jungle = playing("quicksand", "padlock").trap(MAIN[16], ANN, "quicksand")
    jungle.turn(PlayAction, Text("padlock"))

    board = jungle.view(PUBLIC).boards[0]

    assert (board.gold, len(board.hand), board.perks, board.flags) == (220, 1, ("padlock",), 11)


def test_a_card_must_be_in_the_hand() -> None:
    refused(playing(), Reason.NOT_IN_HAND, PlayAction, Text("punish"))


def test_snatched_cards_are_seen_by_two_only() -> None:
    jungle = playing("light-fingers", seats=3).has(BOB, hand=("axe",)).has(CLEO, hand=("gossip",))
    jungle.turn(PlayAction, Text("light-fingers"))

    facts = jungle.choose(PickSeat, BOB)

    assert Snatched(ANN, BOB, "axe", 0, (ANN, BOB)) in facts
    assert jungle.player(ANN).hand == ("axe",)


def test_an_onlooker_may_lose_sight_of_a_card_that_chance_showed() -> None:
    public = Jungle(3).tell(ChanceKept(BOB, "axe", 0))

    public.tell(Snatched(ANN, BOB, "", 0, (ANN, BOB)))

    assert public.player(BOB).hand == ()


def test_who_loses_deep_pockets_drops_what_they_held() -> None:
    """TR-39"""
    jungle = playing("moth-jar").has(BOB, hand=("axe",) * 9, perks=("deep-pockets",))

    jungle.turn(PlayAction, Text("moth-jar"))

    assert jungle.invited(BOB, MayDropCard).count == 2


def test_nobody_waits_for_a_bot_while_the_dice_are_watched() -> None:
    jungle = Jungle().put(animal(ANN), MAIN[20]).put(human(ANN), MAIN[2])
    jungle.roll(1)

    assert jungle.may(ANN) == {"MayMove"}
    assert jungle.view(ANN).is_housekeeping
