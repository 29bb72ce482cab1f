"""Challenges: accepted, declined, won and lost."""

import pytest

from tests.games.trapped.ship import (
    ANN,
    BIFF,
    BOB,
    BRIDGE,
    CLEO,
    CORRIDOR,
    DAN,
    VALDA,
    ZED,
    Evening,
    only,
    refused,
    told,
)
from trapline.games.trapped import facts as f
from trapline.games.trapped import wishes as w
from trapline.games.trapped.model import Ask, Attribute, Reason, Side, Through
from trapline.kernel import Text

BRAVE, SEXY, CLEVER = Attribute.BRAVE, Attribute.SEXY, Attribute.CLEVER
SEARCH = "goal:find-key"


def dared(dare: str = SEARCH) -> Evening:
    """Bob challenges Cleo."""
    table = Evening()
    table.play(BOB, w.Challenge(1, CLEO, Text(dare), Text("I dare you")))
    return table


def contested(bob: str, cleo: str) -> tuple[Evening, list[f.AnyFact]]:
    """Cleo declines, and both bid with Brave."""
    table = dared()
    table.play(CLEO, w.Decline(table.number))
    table.bid(CLEO, cleo, Side.HINDER)
    table.bid(BOB, bob)
    return table, table.no_luck()


def test_a_challenge_names_somebody_and_a_deed() -> None:
    """TD-74, TD-133: a goal, a room, an Extra or the monster, as it is possible now."""
    table = Evening().monster("crew-lounge")

    [challenge] = [one for one in table.view(BOB).may if isinstance(one, w.MayChallenge)]
    dares = {one.seat: one.dares for one in challenge.targets}

    assert set(dares) == {CLEO, DAN}
    assert {SEARCH, "room:fore-corridor", "extra:3", "monster"} <= set(dares[CLEO])


def test_a_challenge_reaches_everywhere() -> None:
    """TD-74, TD-93."""
    table = Evening().put(VALDA, room=BRIDGE)

    table.play(BOB, w.Challenge(1, CLEO, Text("room:fore-corridor"), Text("")))

    assert table.ask is Ask.ANSWER
    assert table.state.question.waits == (CLEO,)


@pytest.mark.parametrize("dare", ["goal:unjam-pod", "room:bridge", "extra:0", "monster", "rubbish"])
def test_the_impossible_cannot_be_asked_for(dare: str) -> None:
    """TD-80."""
    refusal = refused(Evening(), BOB, w.Challenge(1, CLEO, Text(dare), Text("")))

    assert refusal.facts["rule"] == "TD-80"


@pytest.mark.parametrize("seat", [ANN, BOB])
def test_only_other_players_can_be_challenged(seat: int) -> None:
    """TD-74."""
    assert (
        refused(Evening(), BOB, w.Challenge(1, seat, Text(SEARCH), Text(""))).facts["rule"]
        == "TD-74"
    )


def test_nobody_is_challenged_twice_running() -> None:
    """TD-133."""
    table = Evening()
    table.tell(f.Challenged(BOB, CLEO, SEARCH, ""), f.DareDropped(CLEO))
    table.tell(f.Asked(Ask.ACT, 2, (BOB,), None))

    refusal = refused(table, BOB, w.Challenge(2, CLEO, Text(SEARCH), Text("")))

    assert refusal.facts["rule"] == "TD-133"


def test_after_a_turn_of_something_else_anybody_can_be_challenged_again() -> None:
    """TD-133: else two players could challenge each other only once in a game."""
    table = Evening()
    table.tell(f.Challenged(BOB, CLEO, SEARCH, ""), f.DareDropped(CLEO))
    table.change(round=2).tell(f.Asked(Ask.ACT, 2, (BOB,), None))
    assert (
        refused(table, BOB, w.Challenge(2, CLEO, Text(SEARCH), Text(""))).facts["rule"] == "TD-133"
    )

    table.change(round=3)

    [challenge] = [one for one in table.view(BOB).may if isinstance(one, w.MayChallenge)]
    assert CLEO in challenge.seats
    table.play(BOB, w.Challenge(2, CLEO, Text(SEARCH), Text("")))
    assert table.state.question.waits == (CLEO,)


def test_to_accept_brings_a_card_and_the_attempt_follows() -> None:
    """TD-75."""
    table = dared()

    facts = table.play(CLEO, w.Accept(table.number))

    assert only(facts, f.Drew).seat == CLEO
    assert table.ask is Ask.ACT
    assert table.may(CLEO) & {"Attempt", "Explore", "Pass", "Challenge"} == {"Attempt"}


def test_who_accepted_does_that_and_nothing_else() -> None:
    """TD-75, TD-77."""
    table = dared()
    table.play(CLEO, w.Accept(table.number))

    explore = w.Explore(table.number, Text(CORRIDOR), along=False, words=Text(""))
    assert refused(table, CLEO, explore).facts["rule"] == "TD-75"
    assert refused(table, CLEO, w.Pass(table.number)).facts["rule"] == "TD-77"


def test_the_attempt_is_a_normal_one_inside_the_challengers_turn() -> None:
    """TD-75, TD-79: everybody may bid, the challenger too, and then the turn is over."""
    table = dared().draws("2♦ 3♦")
    table.play(CLEO, w.Accept(table.number))
    table.attempt(CLEO, "find-key")
    assert table.state.conflict.line == (CLEO, DAN, BOB)

    table.contest(CLEO, "10♥")

    assert table.ask in (Ask.PROWL, Ask.TRIM)
    assert table.state.active == BOB


def test_who_declines_bids_against_the_challenger_in_secret() -> None:
    """TD-76: both at once, and nobody else."""
    table = dared()

    facts = table.play(CLEO, w.Decline(table.number))

    assert told(facts) == ["ChallengeAnswered", "Asked"]
    assert table.ask is Ask.CONTEST
    assert set(table.state.question.waits) == {BOB, CLEO}
    assert "Bid" not in table.may(DAN)


def test_the_feeling_at_stake_is_ones_own_towards_the_other() -> None:
    """TD-76."""
    table = dared()
    table.play(CLEO, w.Decline(table.number))

    stakes = {
        seat: one.stakes[0]
        for seat in (BOB, CLEO)
        for one in table.view(seat).may
        if isinstance(one, w.MayBid)
    }

    assert (stakes[BOB].owner, stakes[BOB].about, stakes[BOB].feeling) == (BIFF, VALDA, "5♥")
    assert (stakes[CLEO].owner, stakes[CLEO].about, stakes[CLEO].feeling) == (VALDA, BIFF, "4♠")


def test_a_challenger_who_wins_has_the_other_try_without_reward() -> None:
    """TD-76, TD-77: 19 against 9."""
    table, facts = contested("K♥", "3♣")

    assert only(facts, f.Resolved).won
    assert "Drew" not in told(facts)
    assert table.ask is Ask.ACT
    assert table.state.question.waits == (CLEO,)


def test_a_challenger_who_loses_gives_the_other_a_card() -> None:
    """TD-77."""
    table, facts = contested("2♣", "Q♣")

    assert not only(facts, f.Resolved).won
    assert only(facts, f.Drew).seat == CLEO
    assert f.DareDropped(CLEO) in facts
    assert table.ask is Ask.PROWL


def test_the_loser_may_come_to_feel_otherwise() -> None:
    """TD-78: Biff felt hearts for Valda, and bid clubs."""
    table, facts = contested("2♣", "Q♣")

    assert only(facts, f.FeelingTurned).figure == BIFF
    assert table.state.figures[BIFF].feelings[VALDA] == "5♣"


def test_a_challenger_who_has_bid_keeps_out_of_the_attempt() -> None:
    """TD-79: the challenged may bid again."""
    table, _ = contested("K♥", "3♣")

    table.attempt(CLEO, "find-key")

    assert table.state.conflict.line == (CLEO, DAN)


def test_with_no_lawful_card_the_attribute_stands_alone() -> None:
    """TD-65: hearts and spades do not go together."""
    table = dared().hand(CLEO, "3♥ 9♥")
    table.play(CLEO, w.Decline(table.number))
    wish = w.Bid(table.number, Text("9♥"), Side.HINDER, Through.CHARACTER, BRAVE, Text(""))
    assert refused(table, CLEO, wish).reason == Reason.FORBIDDEN_SUIT

    table.bid(CLEO, "", Side.HINDER)
    table.bid(BOB, "2♣")
    facts = table.no_luck()

    assert only(facts, f.Resolved).opposing == ("6",)


def test_an_empty_hand_needs_no_time() -> None:
    """TD-44, TD-65."""
    table = dared().hand(CLEO, "")

    facts = table.play(CLEO, w.Decline(table.number))

    assert only(facts, f.BidPlaced).card is None
    assert table.state.question.waits == (BOB,)


def test_with_a_lawful_card_one_must_be_bid() -> None:
    """TD-76."""
    table = dared()
    table.play(CLEO, w.Decline(table.number))
    wish = w.Bid(table.number, Text(""), Side.HINDER, Through.CHARACTER, BRAVE, Text(""))

    assert refused(table, CLEO, wish).reason == Reason.CARD_NEEDED


def test_who_says_nothing_declines_with_the_weakest_lawful_card() -> None:
    """TD-134."""
    table = dared()

    assert not only(table.wait(), f.ChallengeAnswered).accepted
    bids = [fact.card for fact in table.wait() if isinstance(fact, f.BidPlaced)]

    assert bids == ["2♣", "3♣"]


def test_who_is_forced_and_says_nothing_tries_with_the_weakest_card() -> None:
    """TD-134."""
    table, _ = contested("K♥", "3♣")
    table.tell(f.WentAway(CLEO, left=False, until=table.at + 100))

    facts = table.wait()

    assert only(facts, f.Tried).subject == "find-key"


def test_a_challenge_to_a_room_is_an_exploration() -> None:
    """TD-75, TD-91: with its event."""
    table = dared("room:fore-corridor")
    table.play(CLEO, w.Accept(table.number))

    explore = w.Explore(table.number, Text(CORRIDOR), along=False, words=Text(""))
    facts = table.play(CLEO, explore)

    assert only(facts, f.EventDrawn).figure == VALDA


def test_a_challenge_to_an_extra_may_find_no_lawful_card() -> None:
    """TD-65, TD-75: then the attribute is used alone."""
    table = dared("extra:3").hand(CLEO, "3♦ 9♦")
    table.tell(f.ChallengeAnswered(CLEO, BOB, "extra:3", accepted=True, conflict=0))
    table.tell(f.Asked(Ask.ACT, 9, (CLEO,), None))

    table.play(CLEO, w.Control(9, ZED, SEXY, Text("")))
    table.confirm()
    facts = table.bid(CLEO, "")

    assert only(facts, f.BidPlaced).card is None


def test_the_challengers_action_is_used_up() -> None:
    """TD-79, TD-39: who did not bid may have a card too many."""
    table = dared().hand(BOB, "2♣ 5♦ 9♥ J♠ K♥ 7♦").draws("2♦ 3♦")
    table.play(CLEO, w.Accept(table.number))
    table.attempt(CLEO, "find-key", CLEVER)

    table.contest(CLEO, "10♥")

    assert table.ask is Ask.TRIM
