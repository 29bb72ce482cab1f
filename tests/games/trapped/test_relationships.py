"""The Relationship Rules: suits that are forbidden, and feelings that turn."""

import pytest

from tests.games.trapped.ship import (
    ANN,
    BIFF,
    BOB,
    CHIP,
    CLEO,
    DAN,
    MINA,
    OTTO,
    VALDA,
    ZED,
    Evening,
    only,
    refused,
    told,
)
from trapline.games.trapped.facts.conflict import FeelingTurned, Resolved
from trapline.games.trapped.model.cards import Suit
from trapline.games.trapped.model.kinds import Attribute, Side, Through
from trapline.games.trapped.model.reasons import Reason
from trapline.games.trapped.rules.sheets import lawful
from trapline.games.trapped.wishes.conflict import Bid, MayBid, Reveal
from trapline.games.trapped.wishes.turn import Control, MayControl
from trapline.kernel import Text

CLEVER, FAST, SEXY = Attribute.CLEVER, Attribute.FAST, Attribute.SEXY


def asked_to_help(feeling: str) -> Evening:
    """Bob searches; Cleo, whose Valda feels so about Biff, may help."""
    feelings = {**Evening().state.figures[VALDA].feelings, BIFF: feeling}
    table = Evening().put(VALDA, feelings=feelings)
    table.attempt(BOB, "find-key")
    table.confirm()
    table.bid(BOB, "2♣")
    return table


def test_the_books_hand_of_six_and_a_feeling_of_five_of_hearts() -> None:
    """TD-59, TD-61: the spades are forbidden, the rest is lawful."""
    hand = ["3♥", "10♣", "3♦", "6♦", "J♠", "A♠"]

    assert lawful(hand, "5♥") == ("3♥", "10♣", "3♦", "6♦")


@pytest.mark.parametrize(
    ("card", "after"), [("3♥", "5♥"), ("10♣", "5♣"), ("3♦", "5♦"), ("6♦", "5♦")]
)
def test_the_books_feeling_takes_the_suit_of_the_card_that_lost(card: str, after: str) -> None:
    """TD-60, TD-61, TD-62: an Extra's feeling towards who helps it; the five stays."""
    dull = {**Evening().state.figures[ZED].attributes, CLEVER: "2"}
    feelings = {VALDA: "5♥", BIFF: "6♥", ZED: "7♥"}
    table = Evening().put(ZED, master=BOB, attributes=dull, feelings=feelings)
    table.hand(CLEO, "3♥ 10♣ 3♦ 6♦ J♠ A♠").hand(BOB, "2♣ 2♦").draws("K♠ K♣ A♦")
    table.attempt(BOB, "find-key", through=Through.EXTRA)

    facts = table.contest(
        BOB, "2♦", (CLEO, card, Side.HELP, Through.CHARACTER, FAST), through=Through.EXTRA
    )

    assert not only(facts, Resolved).won
    assert table.state.figures[ZED].feelings[VALDA] == after


@pytest.mark.parametrize("card", ["J♠", "A♠"])
def test_the_books_spades_cannot_be_bid(card: str) -> None:
    """TD-59."""
    table = asked_to_help("5♥").hand(CLEO, "3♥ 10♣ 3♦ 6♦ J♠ A♠")
    wish = Bid(table.number, Text(card), Side.HELP, Through.CHARACTER, FAST, Text(""))

    refusal = refused(table, CLEO, wish)

    assert refusal.reason == Reason.FORBIDDEN_SUIT
    assert refusal.facts["rule"] == "TD-59"


def test_for_a_character_ones_own_feeling_counts() -> None:
    """TD-62: Valda's spades for Biff, whatever Biff feels."""
    table = Evening()
    table.attempt(BOB, "find-key")
    table.confirm()
    table.bid(BOB, "K♥")

    [invitation] = [one for one in table.view(CLEO).may if isinstance(one, MayBid)]
    [stake, _] = invitation.stakes

    assert (stake.owner, stake.about, stake.feeling) == (VALDA, BIFF, "4♠")
    assert stake.lawful == ("3♣", "6♠", "8♦", "Q♣")
    assert stake.bars is Suit.HEARTS
    assert stake.turns == (Suit.CLUBS, Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS)


def test_helpers_lose_with_the_active_side() -> None:
    """TD-60, TD-63."""
    table = asked_to_help("5♥").draws("K♠ K♣ A♦")

    table.bid(CLEO, "3♣", Side.HELP, Through.CHARACTER, FAST)
    table.others_pass()
    table.play(ANN, Reveal(table.number))
    facts = table.no_luck()

    assert not only(facts, Resolved).won
    assert only(facts, FeelingTurned).score == "5♣"


def test_hinderers_lose_if_the_active_side_wins() -> None:
    """TD-63."""
    table = Evening().draws("2♦ 3♦")
    table.attempt(BOB, "find-key")

    facts = table.contest(BOB, "K♥", (DAN, "4♥", Side.HINDER, Through.CHARACTER, SEXY))

    assert only(facts, Resolved).won
    assert "FeelingTurned" not in told(facts)
    assert table.state.figures[OTTO].feelings[BIFF] == "3♥"


def test_a_hinderer_who_loses_in_another_suit_feels_otherwise() -> None:
    """TD-60, TD-63."""
    table = Evening().hand(DAN, "4♦ 2♠").draws("2♦ 3♦")
    table.attempt(BOB, "find-key")

    facts = table.contest(BOB, "K♥", (DAN, "4♦", Side.HINDER, Through.CHARACTER, SEXY))

    assert only(facts, FeelingTurned) == FeelingTurned(
        OTTO, "Otto", BIFF, "Biff", Suit.DIAMONDS, "3♦"
    )


def test_a_winner_feels_as_before() -> None:
    """TD-60."""
    table = Evening().hand(DAN, "4♦ 2♠").draws("2♦ 3♦")
    table.attempt(BOB, "find-key")

    facts = table.contest(BOB, "K♥", (DAN, "4♦", Side.HELP, Through.CHARACTER, SEXY))

    assert "FeelingTurned" not in told(facts)


def test_ones_own_bid_for_a_goal_is_free() -> None:
    """TD-64."""
    table = Evening()
    table.attempt(BOB, "find-key")
    table.confirm()

    [invitation] = [one for one in table.view(BOB).may if isinstance(one, MayBid)]

    assert invitation.cards == table.state.players[BOB].hand


def test_through_an_extra_the_extras_feeling_counts() -> None:
    """TD-64."""
    table = Evening().put(MINA, master=CLEO)
    table.attempt(BOB, "find-key")
    table.confirm()
    table.bid(BOB, "K♥")

    [invitation] = [one for one in table.view(CLEO).may if isinstance(one, MayBid)]
    stake = next(one for one in invitation.stakes if one.through is Through.EXTRA)

    assert (stake.owner, stake.about, stake.feeling) == (MINA, BIFF, "8♠")


def test_in_control_helpers_relate_to_who_tries_it() -> None:
    """TD-58: only who tries it deals with the Extra's feeling."""
    table = Evening()
    table.play(BOB, Control(1, ZED, SEXY, Text("")))
    table.confirm()
    [own] = [one for one in table.view(BOB).may if isinstance(one, MayBid)]
    assert (own.stakes[0].owner, own.stakes[0].about) == (ZED, BIFF)
    table.bid(BOB, "K♥")

    [helper] = [one for one in table.view(CLEO).may if isinstance(one, MayBid)]

    assert (helper.stakes[0].owner, helper.stakes[0].about) == (VALDA, BIFF)


def test_with_forbidden_cards_alone_one_may_pass_or_complicate() -> None:
    """TD-65: and has all the time for it."""
    table = Evening().hand(CLEO, "3♥ 9♥")
    table.attempt(BOB, "find-key")
    table.confirm()
    table.bid(BOB, "K♥")

    [invitation] = [one for one in table.view(CLEO).may if isinstance(one, MayBid)]

    assert [one.lawful for one in invitation.stakes] == [(), ("3♥", "9♥")]
    assert table.state.question.waits == (CLEO,)
    assert "PassBid" in table.may(CLEO)


def test_without_a_lawful_card_nobody_tries_to_control() -> None:
    """TD-65: Chip hates Biff."""
    table = Evening().hand(BOB, "3♦ 9♦")
    [control] = [one for one in table.view(BOB).may if isinstance(one, MayControl)]
    assert CHIP not in control.figures

    refusal = refused(table, BOB, Control(1, CHIP, SEXY, Text("")))

    assert refusal.facts["rule"] == "TD-65"


def test_every_suit_can_be_felt_and_bid() -> None:
    """TD-59: two suits are neither the same nor opposed."""
    assert lawful(["2♣", "2♠", "2♦", "2♥"], "9♣") == ("2♣", "2♠", "2♥")
    assert lawful(["2♣", "2♠", "2♦", "2♥"], None) == ("2♣", "2♠", "2♦", "2♥")


def test_nobody_relates_to_themselves() -> None:
    """TD-25."""
    table = Evening().put(MINA, master=BOB)
    table.attempt(BOB, "find-key", CLEVER, Through.EXTRA)
    table.confirm()

    [invitation] = [one for one in table.view(BOB).may if isinstance(one, MayBid)]

    assert invitation.stakes[0].owner is None
