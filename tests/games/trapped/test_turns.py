"""Turns: drawing, acting, passing, hands that are too full or empty."""

import pytest

from tests.games.trapped.ship import ANN, BOB, CLEO, DAN, HANDS, Evening, only, refused, told
from trapline.games.trapped.facts import AnyFact
from trapline.games.trapped.facts.conflict import BidPassed
from trapline.games.trapped.facts.trouble import EventDrawn
from trapline.games.trapped.facts.turns import (
    Discarded,
    Drew,
    Passed,
    TurnBegan,
    TurnEnded,
    TurnTaken,
)
from trapline.games.trapped.model.agenda import Ask
from trapline.games.trapped.model.basics import HAND
from trapline.games.trapped.model.cards import DECK
from trapline.games.trapped.model.options import Clocks, Options
from trapline.games.trapped.model.reasons import Reason
from trapline.games.trapped.wishes.trouble import Discard, MakeUpEvent, MayDiscard, Prowl
from trapline.games.trapped.wishes.turn import DrawFive, Explore, Pass, TakeTurn
from trapline.kernel import HOUSE, SeatAway, Stale, Text


def end_turn(table: Evening) -> list[AnyFact]:
    """Let the monster stay where it is."""
    return table.play(ANN, Prowl(table.number, Text(table.state.beast.room)))


def test_the_six_actions_of_a_turn() -> None:
    """TD-38: as far as each is possible."""
    table = Evening().monster("crew-lounge")
    table.put(0, room="pod-bay").change(goals=frozenset({"unjam-pod", "fit-beacon"}))
    table.put(3, room="pod-bay").monster("pod-bay")

    assert {"Challenge", "Control", "Explore", "Attempt", "Attack", "Escape", "Pass"} <= table.may(
        BOB
    )
    assert "Explore" not in table.may(CLEO)


def test_a_turn_may_be_passed() -> None:
    """TD-134."""
    table = Evening()

    facts = table.play(BOB, Pass(1))

    assert told(facts) == ["Passed", "Asked"]
    assert table.ask is Ask.PROWL


def test_turns_go_clockwise_and_each_begins_with_a_card() -> None:
    """TD-37, TD-38."""
    table = Evening()
    table.play(BOB, Pass(1))

    facts = end_turn(table)

    assert only(facts, TurnBegan) == TurnBegan(2, CLEO, 1)
    assert len(only(facts, Drew).cards) == 1
    assert len(table.state.players[CLEO].hand) == 6


def test_the_gm_is_last_and_then_a_round_is_over() -> None:
    """TD-37, TD-45: the GM's turn is an event."""
    table = Evening(active=DAN)
    table.play(DAN, Pass(1))

    facts = end_turn(table.draws("4♣"))

    assert only(facts, TurnBegan).seat == ANN
    assert only(facts, EventDrawn) == EventDrawn("4♣", None)
    facts = table.play(ANN, MakeUpEvent(table.number, 0, Text("a cold draught")))
    assert only(facts, TurnEnded).last
    assert only(facts, TurnBegan) == TurnBegan(3, BOB, 2)


def test_who_did_not_bid_throws_a_sixth_card_away() -> None:
    """TD-39."""
    table = Evening().hand(BOB, "2♣ 5♦ 9♥ J♠ K♥ 7♦")
    table.play(BOB, Pass(1))
    assert table.ask is Ask.TRIM
    assert table.view(BOB).may[0] == MayDiscard(2, ("K♥", "J♠", "9♥", "7♦", "5♦", "2♣"))
    assert refused(table, BOB, Discard(2, Text("A♣"))).reason == Reason.NOT_IN_HAND

    facts = table.play(BOB, Discard(2, Text("2♣")))

    assert told(facts) == ["Discarded", "Asked"]
    assert len(table.state.players[BOB].hand) == HAND
    assert table.state.discards == ("2♣",)


def test_of_several_cards_too_many_one_is_thrown_away() -> None:
    """TD-39: one in a turn."""
    table = Evening().hand(BOB, "2♣ 5♦ 9♥ J♠ K♥ 7♦ 8♦")
    table.play(BOB, Pass(1))

    table.play(BOB, Discard(table.number, Text("2♣")))
    assert table.ask is Ask.PROWL
    facts = end_turn(table)

    assert only(facts, TurnBegan).seat == CLEO
    assert len(table.state.players[BOB].hand) == 6


def test_cards_that_go_for_a_new_deck_answer_no_question() -> None:
    """TD-21, TD-39: who was asked for Lucky may still use it."""
    table = Evening().draws("10♦ 9♦")
    table.attempt(BOB, "find-key")
    table.confirm()
    table.bid(BOB, "K♥")
    table.others_pass()
    assert table.ask is Ask.LUCK

    table.tell(Discarded(BOB, ("2♣",)))

    assert table.state.question.waits == (BOB,)


def test_who_bid_keeps_what_is_left() -> None:
    """TD-39, TD-41: the bid itself goes to the discards."""
    table = Evening().hand(BOB, "2♣ 5♦ 9♥ J♠ K♥ 7♦ 8♦").draws("2♦ 3♦")
    table.attempt(BOB, "find-key")

    table.contest(BOB, "K♥")

    assert table.ask is Ask.PROWL
    assert len(table.state.players[BOB].hand) == 6
    assert set(table.state.discards) == {"K♥", "2♦", "3♦"}


def test_bids_in_others_turns_are_not_filled_up() -> None:
    """TD-42."""
    table = Evening(active=CLEO).hand(CLEO, "3♣")
    table.play(CLEO, Pass(1))

    end_turn(table)

    assert len(table.state.players[CLEO].hand) == 1


def test_an_empty_hand_may_be_filled_for_an_event() -> None:
    """TD-43, TD-46: five cards, no turn, and the event is for them."""
    table = Evening().hand(CLEO, "")
    table.play(BOB, Pass(1))
    end_turn(table)
    assert table.may(CLEO) >= {"DrawFive", "TakeTurn"}

    facts = table.play(CLEO, DrawFive(table.number))

    assert len(only(facts, Drew).cards) == 5
    assert only(facts, EventDrawn).figure == 1
    assert table.ask is Ask.EVENT


def test_or_the_turn_is_taken_with_one_card() -> None:
    """TD-43."""
    table = Evening().hand(CLEO, "")
    table.play(BOB, Pass(1))
    end_turn(table)

    facts = table.play(CLEO, TakeTurn(table.number))

    assert len(only(facts, Drew).cards) == 1
    assert table.ask is Ask.ACT


def test_who_says_nothing_with_an_empty_hand_has_a_turn() -> None:
    """TD-43, TD-134: no event befalls anybody who did not ask for it."""
    table = Evening(Options(clocks=Clocks.ALWAYS, think_seconds=60)).hand(CLEO, "")
    table.play(BOB, Pass(1))
    end_turn(table)

    facts = table.wait()

    assert TurnTaken(CLEO) in facts
    assert table.ask is Ask.ACT


def test_without_cards_nobody_bids() -> None:
    """TD-44: everybody can count, so nobody is waited for."""
    table = Evening().hand(CLEO, "")
    table.attempt(BOB, "find-key")
    table.confirm()

    facts = table.bid(BOB, "K♥")

    assert BidPassed(1, CLEO) in facts
    assert table.state.question.waits == (DAN,)


def test_the_discards_are_shuffled_when_the_deck_is_used_up() -> None:
    """TD-41, TD-48."""
    held = {card for player in Evening().state.players.values() for card in player.hand}
    table = Evening(discards=tuple(card for card in DECK if card not in held))
    table.play(BOB, Explore(1, Text("fore-corridor"), along=False, words=Text("")))

    assert table.ask is Ask.EVENT
    assert table.state.discards == ()
    assert len(table.state.laid) == 1


def test_as_long_as_there_are_discards_nobody_throws_anything_away() -> None:
    """TD-39, TD-41."""
    held = {card for player in Evening().state.players.values() for card in player.hand}
    first, second, *rest = [card for card in DECK if card not in held]
    table = Evening(discards=tuple(rest)).hand(DAN, f"{HANDS[DAN]} {first} {second}")

    facts = table.play(BOB, Explore(1, Text("fore-corridor"), along=False, words=Text("")))

    assert "Reshuffled" in told(facts)
    assert len(table.state.players[DAN].hand) == 7


def test_where_even_the_discards_are_used_up_hands_go_down_to_five() -> None:
    """TD-39."""
    held = {card for player in Evening().state.players.values() for card in player.hand}
    rest = [card for card in DECK if card not in held]
    table = Evening().hand(DAN, " ".join([*Evening().state.players[DAN].hand, *rest]))

    facts = table.play(BOB, Explore(1, Text("fore-corridor"), along=False, words=Text("")))

    assert told(facts)[:5] == ["Explored", "Moved", "DoorOpened", "Discarded", "Reshuffled"]
    assert len(table.state.players[DAN].hand) == HAND


def test_a_turn_that_is_over_is_stale() -> None:
    table = Evening()
    table.play(BOB, Pass(1))

    with pytest.raises(Stale):
        table.play(BOB, Pass(1))


def test_nobody_acts_in_anothers_turn() -> None:
    table = Evening()

    assert refused(table, CLEO, Pass(1)).reason == Reason.NOT_YOUR_TURN


def test_a_turn_without_a_clock_waits_for_ever() -> None:
    assert Evening().state.question.until is None


def test_with_a_clock_the_house_passes() -> None:
    """TD-134."""
    table = Evening(Options(clocks=Clocks.ALWAYS, think_seconds=60))
    table.play(BOB, Pass(1))
    end_turn(table)

    facts = table.wait()

    assert Passed(CLEO) in facts


def test_nobody_waits_long_for_who_is_gone() -> None:
    """TD-134, TD-136."""
    table = Evening()

    table.play(HOUSE, SeatAway(BOB))
    facts = table.wait()

    assert Passed(BOB) in facts
