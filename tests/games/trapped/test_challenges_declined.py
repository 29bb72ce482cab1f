"""Challenges that are declined: both bid, and one of them wins."""

from tests.games.trapped.ship import (
    ANN,
    BIFF,
    BOB,
    CLEO,
    DAN,
    VALDA,
    Evening,
    only,
    refused,
    told,
)
from tests.games.trapped.test_challenges import dared
from trapline.games.trapped.facts import AnyFact
from trapline.games.trapped.facts.conflict import BidPlaced, FeelingTurned, Resolved, Tried
from trapline.games.trapped.facts.deeds import ChallengeAnswered, DareDropped
from trapline.games.trapped.facts.talk import WentAway
from trapline.games.trapped.facts.turns import Drew
from trapline.games.trapped.model.agenda import Ask
from trapline.games.trapped.model.kinds import Attribute, Side, Through
from trapline.games.trapped.model.reasons import Reason
from trapline.games.trapped.wishes.conflict import (
    Bid,
    Decline,
    MayBid,
    MayOverrule,
    Overrule,
    Reveal,
)
from trapline.kernel import Text

BRAVE, SEXY, CLEVER, FAST = (
    Attribute.BRAVE,
    Attribute.SEXY,
    Attribute.CLEVER,
    Attribute.FAST,
)
SEARCH = "goal:find-key"


def contested(bob: str, cleo: str) -> tuple[Evening, list[AnyFact]]:
    """Cleo declines, and both bid with Brave."""
    table = dared()
    table.play(CLEO, Decline(table.number))
    table.bid(CLEO, cleo, Side.HINDER)
    table.bid(BOB, bob)
    return table, revealed(table)


def revealed(table: Evening) -> list[AnyFact]:
    """The GM has nothing against what both use, and nobody is lucky."""
    facts = table.play(ANN, Reveal(table.number))
    return table.no_luck() or facts


def test_who_declines_bids_against_the_challenger_in_secret() -> None:
    """TD-76: both at once, and nobody else."""
    table = dared()

    facts = table.play(CLEO, Decline(table.number))

    assert told(facts) == ["ChallengeAnswered", "Asked"]
    assert table.ask is Ask.CONTEST
    assert set(table.state.question.waits) == {BOB, CLEO}
    assert "Bid" not in table.may(DAN)


def test_the_feeling_at_stake_is_ones_own_towards_the_other() -> None:
    """TD-76."""
    table = dared()
    table.play(CLEO, Decline(table.number))

    stakes = {
        seat: one.stakes[0]
        for seat in (BOB, CLEO)
        for one in table.view(seat).may
        if isinstance(one, MayBid)
    }

    assert (stakes[BOB].owner, stakes[BOB].about, stakes[BOB].feeling) == (BIFF, VALDA, "5♥")
    assert (stakes[CLEO].owner, stakes[CLEO].about, stakes[CLEO].feeling) == (VALDA, BIFF, "4♠")


def test_the_gm_judges_what_both_use() -> None:
    """TD-51, TD-76: before the cards are turned over."""
    table = dared()
    table.play(CLEO, Decline(table.number))
    table.bid(CLEO, "3♣", Side.HINDER, attribute=FAST)
    table.bid(BOB, "K♥", attribute=SEXY)
    assert table.ask is Ask.CLOSE
    assert table.state.question.until == table.at + 20_000
    [overrule] = [one for one in table.view(ANN).may if isinstance(one, MayOverrule)]
    assert set(overrule.seats) == {BOB, CLEO}

    table.play(ANN, Overrule(table.number, CLEO, BRAVE))
    table.play(ANN, Overrule(table.number, BOB, CLEVER))
    facts = revealed(table)

    assert only(facts, Resolved).active == ("K♥", "5")
    assert only(facts, Resolved).opposing == ("6", "3♣")


def test_silence_of_the_gm_agrees_with_what_both_use() -> None:
    """TD-76, TD-128."""
    table = dared()
    table.play(CLEO, Decline(table.number))
    table.bid(CLEO, "3♣", Side.HINDER, attribute=FAST)
    table.bid(BOB, "K♥", attribute=SEXY)

    assert only(table.wait(), Resolved).opposing == ("5", "3♣")


def test_a_challenger_who_wins_has_the_other_try_without_reward() -> None:
    """TD-76, TD-77: 19 against 9."""
    table, facts = contested("K♥", "3♣")

    assert only(facts, Resolved).won
    assert "Drew" not in told(facts)
    assert table.ask is Ask.ACT
    assert table.state.question.waits == (CLEO,)


def test_a_challenger_who_loses_gives_the_other_a_card() -> None:
    """TD-77."""
    table, facts = contested("2♣", "Q♣")

    assert not only(facts, Resolved).won
    assert only(facts, Drew).seat == CLEO
    assert DareDropped(CLEO) in facts
    assert table.ask is Ask.PROWL


def test_the_loser_may_come_to_feel_otherwise() -> None:
    """TD-78: Biff felt hearts for Valda, and bid clubs."""
    table, facts = contested("2♣", "Q♣")

    assert only(facts, FeelingTurned).figure == BIFF
    assert table.state.figures[BIFF].feelings[VALDA] == "5♣"


def test_a_challenger_who_has_bid_keeps_out_of_the_attempt() -> None:
    """TD-79: the challenged may bid again."""
    table, _ = contested("K♥", "3♣")

    table.attempt(CLEO, "find-key")

    assert table.state.conflict.line == (CLEO, DAN)


def test_with_no_lawful_card_the_attribute_stands_alone() -> None:
    """TD-65: hearts and spades do not go together."""
    table = dared().hand(CLEO, "3♥ 9♥")
    table.play(CLEO, Decline(table.number))
    wish = Bid(table.number, Text("9♥"), Side.HINDER, Through.CHARACTER, BRAVE, Text(""))
    assert refused(table, CLEO, wish).reason == Reason.FORBIDDEN_SUIT

    table.bid(CLEO, "", Side.HINDER)
    table.bid(BOB, "2♣")
    facts = revealed(table)

    assert only(facts, Resolved).opposing == ("6",)


def test_an_empty_hand_needs_no_time() -> None:
    """TD-44, TD-65."""
    table = dared().hand(CLEO, "")

    facts = table.play(CLEO, Decline(table.number))

    assert only(facts, BidPlaced).card is None
    assert table.state.question.waits == (BOB,)


def test_with_a_lawful_card_one_must_be_bid() -> None:
    """TD-76."""
    table = dared()
    table.play(CLEO, Decline(table.number))
    wish = Bid(table.number, Text(""), Side.HINDER, Through.CHARACTER, BRAVE, Text(""))

    assert refused(table, CLEO, wish).reason == Reason.CARD_NEEDED


def test_who_says_nothing_declines_with_the_weakest_lawful_card() -> None:
    """TD-134."""
    table = dared()

    assert not only(table.wait(), ChallengeAnswered).accepted
    bids = [fact.card for fact in table.wait() if isinstance(fact, BidPlaced)]

    assert bids == ["2♣", "3♣"]


def test_who_is_forced_and_says_nothing_tries_with_the_weakest_card() -> None:
    """TD-134."""
    table, _ = contested("K♥", "3♣")
    table.tell(WentAway(CLEO, left=False, until=table.at + 100))

    facts = table.wait()

    assert only(facts, Tried).subject == "find-key"
