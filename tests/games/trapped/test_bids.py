"""Bids, and the order of a conflict."""

import pytest

from tests.games.trapped.ship import (
    ANN,
    BOB,
    CLEO,
    DAN,
    MINA,
    Evening,
    only,
    refused,
)
from trapline.games.trapped.facts.conflict import BidPassed, BidPlaced, Resolved, Revealed, Ruled
from trapline.games.trapped.model.agenda import Ask
from trapline.games.trapped.model.kinds import Attribute, Side, Through
from trapline.games.trapped.model.options import Options
from trapline.games.trapped.model.reasons import Reason
from trapline.games.trapped.wishes.conflict import Bid, Confirm, MayBid, Overrule, PassBid, Reveal
from trapline.kernel import HOUSE, PUBLIC, SeatLeft, Stale, Text

CLEVER, FAST, LUCKY = Attribute.CLEVER, Attribute.FAST, Attribute.LUCKY


def searching(options: Options | None = None) -> Evening:
    """Bob searches for the key, and the GM has agreed."""
    table = Evening(options)
    table.attempt(BOB, "find-key")
    table.confirm()
    return table


def test_a_conflict_goes_from_the_aim_to_the_result() -> None:
    """TD-50, TD-67, TD-128: aim, ruling, bids clockwise, reveal, Lucky, result."""
    table = Evening().draws("2♦ 3♦")
    asks = []

    table.attempt(BOB, "find-key")
    asks.append((table.ask, table.state.question.waits))
    table.confirm()
    asks.append((table.ask, table.state.question.waits))
    table.bid(BOB, "K♥")
    asks.append((table.ask, table.state.question.waits))
    table.bid(CLEO, "6♠", Side.HELP, Through.COMPLICATION)
    asks.append((table.ask, table.state.question.waits))
    table.bid(DAN, "7♣", Side.HINDER, Through.CHARACTER, CLEVER)
    asks.append((table.ask, table.state.question.waits))
    table.play(ANN, Reveal(table.number))
    asks.append((table.ask, table.state.question.waits))
    facts = table.no_luck()

    assert asks == [
        (Ask.RULE, (ANN,)),
        (Ask.BID, (BOB,)),
        (Ask.BID, (CLEO,)),
        (Ask.BID, (DAN,)),
        (Ask.CLOSE, (ANN,)),
        (Ask.LUCK, (BOB,)),
    ]
    assert only(facts, Resolved).active == ("K♥", "6♠", "5")
    assert only(facts, Resolved).opposing == ("K", "7♣", "3♦", "2♦")


def test_a_bid_lies_face_down_and_the_rest_is_open() -> None:
    """TD-50."""
    table = searching()

    placed = only(table.bid(BOB, "K♥"), BidPlaced)

    assert placed.to == (BOB,)
    assert table.view(BOB).conflict.bids[0].card == "K♥"
    for other in (ANN, CLEO, PUBLIC):
        [bid] = table.view(other).conflict.bids
        assert bid.card == ""
        assert (bid.side, bid.attribute) == (Side.ACTIVE, CLEVER)


def test_the_gm_draws_when_all_have_bid() -> None:
    """TD-50, TD-57: and has no hand of cards."""
    table = searching()
    table.bid(BOB, "K♥")
    assert table.state.conflict.obstacle == ()

    facts = table.others_pass()

    assert len(only(facts, Revealed).obstacle) == 2
    assert ANN not in table.state.players


def test_a_character_adds_an_attribute_and_says_how() -> None:
    """TD-51, TD-52: help counts for the active side."""
    table = searching().draws("2♦ 3♦")
    table.bid(BOB, "K♥")

    wish = Bid(
        table.number, Text("8♦"), Side.HELP, Through.CHARACTER, FAST, Text("I hold the lamp")
    )
    table.play(CLEO, wish)
    table.others_pass()
    facts = table.play(ANN, Reveal(table.number))

    assert only(facts, Resolved).active == ("K♥", "8♦", "5", "5")
    assert "I hold the lamp" in [line.words for line in table.view(PUBLIC).story]


def test_hindrance_counts_for_the_other_side() -> None:
    """TD-52."""
    table = searching().draws("2♦ 3♦")

    facts = table.contest(BOB, "K♥", (CLEO, "Q♣", Side.HINDER, Through.COMPLICATION, FAST))

    assert only(facts, Resolved).opposing == ("Q♣", "3♦", "2♦")


def test_a_complication_is_a_card_and_no_more() -> None:
    """TD-53, TD-56: of any suit, whatever the feelings."""
    table = searching()
    table.bid(BOB, "K♥")

    placed = only(table.bid(CLEO, "3♣", Side.HINDER, Through.COMPLICATION), BidPlaced)

    assert (placed.figure, placed.attribute) == (None, None)


def test_a_controlled_extra_may_bid_in_place_of_its_master() -> None:
    """TD-54: one bid each."""
    table = Evening().put(MINA, master=CLEO).draws("2♦ 3♦")
    table.attempt(BOB, "find-key")
    table.confirm()
    table.bid(BOB, "K♥")

    placed = only(table.bid(CLEO, "6♠", Side.HELP, Through.EXTRA, CLEVER), BidPlaced)

    assert (placed.figure, placed.name) == (MINA, "Mina")
    assert table.state.question.waits == (DAN,)


def test_nobody_bids_through_an_extra_that_is_not_theirs() -> None:
    """TD-54."""
    table = searching()
    table.bid(BOB, "K♥")

    refusal = refused(
        table, CLEO, Bid(table.number, Text("6♠"), Side.HELP, Through.EXTRA, FAST, Text(""))
    )

    assert refusal.facts["rule"] == "TD-55"


def test_who_is_elsewhere_can_only_complicate_matters() -> None:
    """TD-55, TD-93."""
    table = Evening().put(1, room="bridge")
    table.attempt(BOB, "find-key")
    table.confirm()
    table.bid(BOB, "K♥")

    [invitation] = [one for one in table.view(CLEO).may if isinstance(one, MayBid)]

    assert invitation.throughs == (Through.COMPLICATION,)


def test_the_gm_may_name_another_attribute_for_the_aim() -> None:
    """TD-67, TD-128."""
    table = Evening()
    table.attempt(BOB, "find-key")

    facts = table.play(ANN, Confirm(table.number, FAST))

    assert only(facts, Ruled).changed
    assert table.state.conflict.attribute is FAST


def test_silence_of_the_gm_agrees_where_a_clock_runs() -> None:
    """TD-128."""
    table = Evening()
    table.attempt(BOB, "find-key")
    assert table.state.question.until == table.at + 20_000

    facts = table.wait()

    assert not only(facts, Ruled).changed


def test_the_gm_may_change_what_a_helper_uses_until_the_reveal() -> None:
    """TD-51, TD-128."""
    table = searching()
    table.bid(BOB, "K♥")
    table.bid(CLEO, "8♦", Side.HELP, Through.CHARACTER, FAST)
    table.others_pass()
    assert refused(table, ANN, Overrule(table.number, DAN, FAST)).facts["rule"] == "TD-128"
    assert refused(table, ANN, Overrule(table.number, CLEO, FAST)).facts["rule"] == "TD-128"

    table.play(ANN, Overrule(table.number, CLEO, CLEVER))

    assert table.state.conflict.bids[1].attribute is CLEVER
    assert table.ask is Ask.CLOSE


def test_who_says_nothing_keeps_out_of_it() -> None:
    """TD-134: and whose conflict it is plays the weakest card."""
    table = searching().hand(BOB, "K♥ 2♣ 5♦")

    assert only(table.wait(), BidPlaced).card == "2♣"
    assert BidPassed(1, CLEO) in table.wait()


def test_the_active_player_cannot_pass() -> None:
    """TD-67."""
    table = searching()

    assert refused(table, BOB, PassBid(table.number)).reason == Reason.CARD_NEEDED


def test_a_bid_stands_whoever_leaves() -> None:
    """TD-128."""
    table = searching().draws("2♦ 3♦")
    table.bid(BOB, "K♥")

    table.play(HOUSE, SeatLeft(BOB))
    facts = table.others_pass()

    assert "K♥" in only(facts, Resolved).active


def test_a_second_bid_is_too_late() -> None:
    """TD-50."""
    table = searching()
    number = table.number
    table.bid(BOB, "K♥")

    with pytest.raises(Stale):
        table.play(BOB, Bid(number, Text("2♣"), Side.ACTIVE, Through.CHARACTER, FAST, Text("")))


def test_cards_that_nobody_holds_cannot_be_bid() -> None:
    table = searching()
    wish = Bid(table.number, Text("A♠"), Side.ACTIVE, Through.CHARACTER, FAST, Text(""))

    assert refused(table, BOB, wish).reason == Reason.NOT_IN_HAND


def test_the_active_side_is_for_whose_conflict_it_is() -> None:
    table = searching()
    wish = Bid(table.number, Text("K♥"), Side.HINDER, Through.CHARACTER, FAST, Text(""))

    assert refused(table, BOB, wish).facts["rule"] == "TD-50"
