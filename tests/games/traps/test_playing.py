"""Drawing and playing: Traps, Actions, Perks, treasures and abilities."""

import pytest
from msgspec.structs import replace

from tests.games.traps.jungle import (
    ANN,
    BOARD,
    BOB,
    BOX,
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
from trapline.games.traps import facts as f
from trapline.games.traps import wishes as w
from trapline.games.traps.model import FINISH, FLAGS, START, Phase, Reason, Terrain
from trapline.games.traps.rules.standing import deck, flags_left, half, open_spaces
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

    jungle.turn(w.Draw)
    jungle.turn(w.Draw)

    assert jungle.gold(ANN) == 230
    assert len(jungle.player(ANN).hand) == 2
    refused(jungle, Reason.NO_MORE_DRAWS, w.Draw)


def test_a_full_hand_draws_nothing_until_it_discards() -> None:
    """TR-39, TR-40"""
    jungle = playing(*["shove"] * 4, *["sprint"] * 3)
    refused(jungle, Reason.HAND_FULL, w.Draw)

    jungle.turn(w.Discard, Text("shove"))
    jungle.turn(w.Draw)

    assert len(jungle.player(ANN).hand) == 7


def test_discards_cost_nothing_and_have_no_limit() -> None:
    """TR-40"""
    jungle = playing("shove", "sprint", "axe")

    for card in ("shove", "sprint", "axe"):
        jungle.turn(w.Discard, Text(card))

    assert jungle.state.discards == ("shove", "sprint", "axe")
    assert jungle.gold(ANN) == 250


def test_an_empty_deck_is_made_of_the_discards() -> None:
    """TR-41"""
    jungle = playing()
    jungle.has(BOB, hand=BOX.pile[1:])
    jungle.state = replace(jungle.state, discards=BOX.pile[:1])
    assert deck(BOX, jungle.state) == []

    facts = jungle.turn(w.Draw)

    assert kinds(facts) == ["Shuffled", "Drew"]
    assert jungle.player(ANN).hand == BOX.pile[:1]


def test_nothing_can_be_drawn_when_deck_and_discards_are_empty() -> None:
    """TR-97"""
    jungle = playing().has(BOB, hand=BOX.pile)

    refused(jungle, Reason.NO_CARDS_LEFT, w.Draw)
    assert "MayDraw" not in jungle.may(ANN)


def test_a_player_plays_in_any_order_what_can_be_paid() -> None:
    """TR-42"""
    jungle = playing("lost-coin", "quicksand", "sprint", "padlock")

    jungle.place("quicksand", MAIN[16])
    jungle.turn(w.CashIn, Text("lost-coin"))
    jungle.turn(w.PlayAction, Text("padlock"))
    jungle.turn(w.SellTrap, MAIN[16])

    assert jungle.gold(ANN) == 250 - 40 + 30 - 30 + 20
    assert jungle.state.phase is Phase.PLAY


@pytest.mark.parametrize(("wish", "card"), [(w.PlayAction, "punish"), (w.PlayAction, "padlock")])
def test_what_cannot_be_paid_in_full_is_not_begun(wish: type, card: str) -> None:
    """TR-43"""
    jungle = playing(card, gold=20).put(animal(BOB), MAIN[18])

    refused(jungle, Reason.TOO_DEAR, wish, Text(card))
    assert jungle.gold(ANN) == 20


def test_an_open_trap_costs_its_value_and_works_at_once() -> None:
    """TR-45"""
    jungle = playing("quicksand")

    jungle.place("quicksand", MAIN[16])

    assert jungle.gold(ANN) == 210
    assert jungle.state.traps[MAIN[16]].up
    assert jungle.view(BOB).traps[0].card == "quicksand"


def test_a_hidden_trap_costs_ten_and_nobody_else_knows_it() -> None:
    """TR-46, TR-96"""
    jungle = playing("trapdoor")

    jungle.turn(w.HideTrap, Text("trapdoor"), MAIN[16])

    assert jungle.gold(ANN) == 240
    assert jungle.view(ANN).traps[0].card == "trapdoor"
    assert jungle.view(BOB).traps[0].card == jungle.view(PUBLIC).traps[0].card == ""


def test_twelve_flags_are_twelve_traps() -> None:
    """TR-47"""
    jungle = playing("quicksand")
    for space in MAIN[30 : 30 + FLAGS]:
        jungle.trap(space, ANN, "quicksand")

    assert flags_left(jungle.state, ANN) == 0
    refused(jungle, Reason.NO_FLAG, w.PlaceTrap, Text("quicksand"), MAIN[16])


def test_two_traps_a_turn_of_all_kinds_together() -> None:
    """TR-48"""
    jungle = playing("quicksand", "puddle", "trapdoor")
    jungle.place("puddle", MAIN[16])
    jungle.turn(w.HideTrap, Text("trapdoor"), MAIN[18])

    refused(jungle, Reason.NO_MORE_TRAPS, w.PlaceTrap, Text("quicksand"), MAIN[20])


def test_a_trap_lies_within_seven_spaces_of_a_piece() -> None:
    """TR-49"""
    jungle = playing("quicksand")
    spaces = open_spaces(BOX, jungle.state, ANN)

    assert MAIN[22] in spaces
    assert FORK in spaces
    assert MAIN[23] not in spaces
    refused(jungle, Reason.TOO_FAR, w.PlaceTrap, Text("quicksand"), MAIN[23])


def test_start_reaches_forward_and_the_finish_backward() -> None:
    """TR-49"""
    start = BOARD.within(START, 7)
    finish = BOARD.within(FINISH, 7)

    assert start == {START, *MAIN[:7]}
    assert finish == {FINISH, *MAIN[-7:]}


def test_home_base_is_no_way_through() -> None:
    """TR-49"""
    assert BOARD.within(MAIN[0], 3) == {START, *MAIN[:4]}


def test_reach_follows_every_branch() -> None:
    """TR-49"""
    assert set(BOARD.next[FORK]) <= BOARD.within(FORK, 1)


def test_a_trap_needs_an_ordinary_space_without_a_trap() -> None:
    """TR-50"""
    jungle = playing("quicksand", "quicksand").put(animal(BOB), MAIN[16])
    jungle.place("quicksand", MAIN[16])

    refused(jungle, Reason.NOT_OPEN, w.PlaceTrap, Text("quicksand"), MAIN[16])
    refused(jungle, Reason.NOT_OPEN, w.PlaceTrap, Text("quicksand"), kind(Terrain.HUT, 1))


def test_a_money_pit_pays_its_owner_and_charges_others() -> None:
    """TR-51, TR-33"""
    jungle = Jungle().put(PIECE, MAIN[0]).put(human(ANN), FINISH).trap(MAIN[2], ANN, "wishing-well")
    jungle.roll(2)
    assert jungle.gold(ANN) == 300

    jungle.tell(f.TurnBegan(2, BOB, None)).put(animal(BOB), MAIN[1]).put(human(BOB), FINISH)
    jungle.put(PIECE, MAIN[20])
    jungle.roll(1)
    jungle.suffer()

    assert (jungle.gold(ANN), jungle.gold(BOB)) == (330, 220)


def test_a_money_pit_is_free_and_sells_for_ten() -> None:
    """TR-52, TR-57"""
    jungle = playing("puddle")
    jungle.place("puddle", MAIN[16])
    assert jungle.gold(ANN) == 250

    jungle.turn(w.SellTrap, MAIN[16])

    assert jungle.gold(ANN) == 260


def test_a_hidden_money_pit_pays_nobody_until_it_is_turned_up() -> None:
    """TR-52"""
    jungle = Jungle().put(PIECE, MAIN[0]).put(human(ANN), FINISH)
    jungle.trap(MAIN[2], ANN, "puddle", up=False)
    jungle.roll(2)
    assert jungle.gold(ANN) == 250

    jungle.turn(w.FlipTrap, MAIN[2])

    assert jungle.gold(ANN) == 250
    assert jungle.state.traps[MAIN[2]].up


def test_three_traps_never_come_in_a_row() -> None:
    """TR-53, TR-91"""
    jungle = Jungle().put(PIECE, MAIN[36]).has(ANN, hand=("quicksand",)).rolled()
    jungle.trap(MAIN[36], ANN, "quicksand").trap(MAIN[37], BOB, "quicksand", up=False)

    refused(jungle, Reason.THREE_IN_A_ROW, w.PlaceTrap, Text("quicksand"), MAIN[38])
    assert MAIN[38] not in open_spaces(BOX, jungle.state, ANN)


def test_a_special_space_breaks_the_row() -> None:
    """TR-53, TR-91"""
    hut = kind(Terrain.HUT, 1)
    jungle = playing("quicksand").trap(back(hut, 2), BOB, "quicksand")
    jungle.trap(back(hut, 1), BOB, "quicksand", up=False)

    jungle.place("quicksand", MAIN[MAIN.index(hut) + 1])

    assert len(jungle.state.traps) == 3


def test_rows_are_counted_along_every_branch() -> None:
    """TR-53"""
    fork = [space for space in MAIN if len(BOARD.next[space]) == 2][1]
    main, side = BOARD.next[fork]
    before = back(fork, 1)
    jungle = Jungle().put(PIECE, fork).has(ANN, hand=("quicksand",)).rolled()
    jungle.trap(before, BOB, "quicksand").trap(side, BOB, "quicksand")

    refused(jungle, Reason.THREE_IN_A_ROW, w.PlaceTrap, Text("quicksand"), fork)
    assert main in open_spaces(BOX, jungle.state, ANN)


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

    jungle.choose(w.DodgeTrap, Text("lucky-boots"))

    assert jungle.state.traps[MAIN[16]].up


def test_who_hits_a_trap_that_cannot_be_paid_buys_it_for_half() -> None:
    """TR-55"""
    jungle = hit_hidden(gold=30)
    assert jungle.may(ANN) == {"MayBuyTrap", "MayDestroyTrap"}

    jungle.choose(w.BuyTrap)

    assert (jungle.gold(ANN), jungle.gold(BOB)) == (230, 50)
    trap = jungle.state.traps[MAIN[16]]
    assert (trap.owner, trap.up) == (ANN, True)
    assert jungle.at_space(PIECE) == MAIN[16]


def test_or_destroys_it() -> None:
    """TR-55, TR-59"""
    jungle = hit_hidden(gold=30)

    jungle.choose(w.DestroyTrap)

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
    with pytest.raises(IllegalMove, match=Reason.NOT_OFFERED):
        poor.choose(w.BuyTrap)


def test_a_player_turns_up_a_hidden_trap_of_their_own() -> None:
    """TR-56"""
    jungle = playing().trap(MAIN[16], ANN, "quicksand", up=False).put(animal(BOB), MAIN[16])

    facts = jungle.turn(w.FlipTrap, MAIN[16])

    assert kinds(facts) == ["Flipped"]
    assert jungle.gold(ANN) == 210
    assert jungle.at_space(animal(BOB)) == MAIN[16]


def test_open_traps_sell_for_half_and_hidden_ones_not_at_all() -> None:
    """TR-57, TR-59"""
    jungle = playing().trap(MAIN[16], ANN, "quicksand").trap(MAIN[18], ANN, "quicksand", up=False)

    jungle.turn(w.SellTrap, MAIN[16])

    assert jungle.gold(ANN) == 270
    assert jungle.state.discards == ("quicksand",)
    refused(jungle, Reason.FACE_DOWN, w.SellTrap, MAIN[18])


def test_half_a_value_is_a_number_of_notes() -> None:
    """TR-58"""
    assert {half(BOX, card.id) % 5 for card in BOX.cards.values() if card.is_trap} == {0}


def test_only_own_traps_are_sold_or_turned_up() -> None:
    jungle = playing().trap(MAIN[16], BOB, "quicksand")

    refused(jungle, Reason.NOT_YOUR_TRAP, w.SellTrap, MAIN[16])
    refused(jungle, Reason.NOT_YOUR_TRAP, w.FlipTrap, MAIN[16])


def test_an_action_is_paid_happens_and_is_discarded() -> None:
    """TR-60"""
    jungle = playing("punish", gold=200).put(animal(BOB), MAIN[30])

    jungle.turn(w.PlayAction, Text("punish"))

    assert jungle.at_space(animal(BOB)) == START
    assert (jungle.gold(ANN), jungle.gold(BOB)) == (100, 300)
    assert jungle.state.discards == ("punish",)


def test_actions_have_no_limit() -> None:
    """TR-60"""
    jungle = playing("tax-day", "tax-day", "tax-day")

    for _ in range(3):
        jungle.turn(w.PlayAction, Text("tax-day"))

    assert jungle.player(ANN).hand == ()


def test_a_perk_stays_and_does_not_stack() -> None:
    """TR-61"""
    jungle = playing("bank-clerk", "bank-clerk")
    jungle.turn(w.PlayAction, Text("bank-clerk"))

    assert jungle.player(ANN).perks == ("bank-clerk",)
    refused(jungle, Reason.PERK_STANDS, w.PlayAction, Text("bank-clerk"))


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

    jungle.turn(w.CashIn, Text("jade-frog"))

    assert jungle.gold(ANN) == 330
    assert jungle.state.discards == ("jade-frog",)


def test_an_ability_works_once_a_game() -> None:
    """TR-63"""
    jungle = playing()
    jungle.turn(w.UseAbility, human(ANN))
    assert len(jungle.player(ANN).hand) == 3
    assert jungle.player(ANN).spent == (False, True)

    refused(jungle, Reason.ABILITY_SPENT, w.UseAbility, human(ANN))


def test_an_ability_works_from_home_base() -> None:
    """TR-63"""
    jungle = playing().put(human(ANN), FINISH)

    jungle.turn(w.UseAbility, human(ANN))

    assert len(jungle.player(ANN).hand) == 3


def test_pieces_in_a_hut_or_at_home_cannot_be_touched_by_others() -> None:
    """TR-64, TR-67, TR-73"""
    jungle = playing("punish").put(animal(BOB), kind(Terrain.HUT)).put(human(BOB), FINISH)

    refused(jungle, Reason.NO_TARGET, w.PlayAction, Text("punish"))
    assert "MayPlayAction" not in jungle.may(ANN)


def test_own_cards_work_in_a_hut() -> None:
    """TR-64"""
    hut = kind(Terrain.HUT)
    jungle = (
        Jungle().put(PIECE, hut).put(human(ANN), FINISH).has(ANN, hand=("vine-swing",)).rolled()
    )
    jungle.turn(w.PlayAction, Text("vine-swing"))

    assert jungle.at_space(PIECE) != hut


def test_gold_and_hands_are_never_safe() -> None:
    """TR-64"""
    jungle = playing("pickpocket", seats=3).put(animal(BOB), kind(Terrain.HUT))
    jungle.turn(w.PlayAction, Text("pickpocket"))

    jungle.choose(w.PickSeat, BOB)

    assert (jungle.gold(ANN), jungle.gold(BOB), jungle.gold(CLEO)) == (270, 220, 250)


@pytest.mark.parametrize("card", ["sprint", "lost-coin", "lucky-boots", "padlock"])
def test_only_traps_are_placed(card: str) -> None:
    """TR-94"""
    jungle = playing(card)

    refused(jungle, Reason.WRONG_KIND, w.PlaceTrap, Text(card), MAIN[16])


def test_purses_hands_perks_and_flags_are_open() -> None:
    """TR-96"""
    jungle = playing("quicksand", "padlock").trap(MAIN[16], ANN, "quicksand")
    jungle.turn(w.PlayAction, Text("padlock"))

    board = jungle.view(PUBLIC).boards[0]

    assert (board.gold, len(board.hand), board.perks, board.flags) == (220, 1, ("padlock",), 11)


def test_a_card_must_be_in_the_hand() -> None:
    refused(playing(), Reason.NOT_IN_HAND, w.PlayAction, Text("punish"))


def test_snatched_cards_are_seen_by_two_only() -> None:
    jungle = playing("light-fingers", seats=3).has(BOB, hand=("axe",)).has(CLEO, hand=("gossip",))
    jungle.turn(w.PlayAction, Text("light-fingers"))

    facts = jungle.choose(w.PickSeat, BOB)

    assert f.Snatched(ANN, BOB, "axe", 0, (ANN, BOB)) in facts
    assert jungle.player(ANN).hand == ("axe",)


def test_an_onlooker_may_lose_sight_of_a_card_that_chance_showed() -> None:
    public = Jungle(3).tell(f.ChanceKept(BOB, "axe", 0))

    public.tell(f.Snatched(ANN, BOB, "", 0, (ANN, BOB)))

    assert public.player(BOB).hand == ()
