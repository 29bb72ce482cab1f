"""Challenges: who can be dared to do what, and what follows if they accept."""

import pytest

from tests.games.trapped.ship import (
    ANN,
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
)
from trapline.games.trapped.facts.conflict import BidPlaced
from trapline.games.trapped.facts.deeds import ChallengeAnswered, Challenged, DareDropped
from trapline.games.trapped.facts.trouble import EventDrawn
from trapline.games.trapped.facts.turns import Asked, Drew
from trapline.games.trapped.model.agenda import Ask
from trapline.games.trapped.model.kinds import Attribute
from trapline.games.trapped.wishes.conflict import Accept
from trapline.games.trapped.wishes.turn import Challenge, Control, Explore, MayChallenge, Pass
from trapline.kernel import Text

BRAVE, SEXY, CLEVER = Attribute.BRAVE, Attribute.SEXY, Attribute.CLEVER
SEARCH = "goal:find-key"


def dared(dare: str = SEARCH) -> Evening:
    """Bob challenges Cleo."""
    table = Evening()
    table.play(BOB, Challenge(1, CLEO, Text(dare), Text("I dare you")))
    return table


def test_a_challenge_names_somebody_and_a_deed() -> None:
    """TD-74, TD-133: a goal, a room, an Extra or the monster, as it is possible now."""
    table = Evening().monster("crew-lounge")

    [challenge] = [one for one in table.view(BOB).may if isinstance(one, MayChallenge)]
    dares = {one.seat: one.dares for one in challenge.targets}

    assert set(dares) == {CLEO, DAN}
    assert {SEARCH, "room:fore-corridor", "extra:3", "monster"} <= set(dares[CLEO])


def test_a_challenge_reaches_everywhere() -> None:
    """TD-74, TD-93."""
    table = Evening().put(VALDA, room=BRIDGE)

    table.play(BOB, Challenge(1, CLEO, Text("room:fore-corridor"), Text("")))

    assert table.ask is Ask.ANSWER
    assert table.state.question.waits == (CLEO,)


@pytest.mark.parametrize("dare", ["goal:unjam-pod", "room:bridge", "extra:0", "monster", "rubbish"])
def test_the_impossible_cannot_be_asked_for(dare: str) -> None:
    """TD-80."""
    refusal = refused(Evening(), BOB, Challenge(1, CLEO, Text(dare), Text("")))

    assert refusal.facts["rule"] == "TD-80"


@pytest.mark.parametrize("seat", [ANN, BOB])
def test_only_other_players_can_be_challenged(seat: int) -> None:
    """TD-74."""
    assert (
        refused(Evening(), BOB, Challenge(1, seat, Text(SEARCH), Text(""))).facts["rule"] == "TD-74"
    )


def test_nobody_is_challenged_twice_running() -> None:
    """TD-133."""
    table = Evening()
    table.tell(Challenged(BOB, CLEO, SEARCH, ""), DareDropped(CLEO))
    table.tell(Asked(Ask.ACT, 2, (BOB,), None))

    refusal = refused(table, BOB, Challenge(2, CLEO, Text(SEARCH), Text("")))

    assert refusal.facts["rule"] == "TD-133"


def test_after_a_turn_of_something_else_anybody_can_be_challenged_again() -> None:
    """TD-133: else two players could challenge each other only once in a game."""
    table = Evening()
    table.tell(Challenged(BOB, CLEO, SEARCH, ""), DareDropped(CLEO))
    table.change(round=2).tell(Asked(Ask.ACT, 2, (BOB,), None))
    assert refused(table, BOB, Challenge(2, CLEO, Text(SEARCH), Text(""))).facts["rule"] == "TD-133"

    table.change(round=3)

    [challenge] = [one for one in table.view(BOB).may if isinstance(one, MayChallenge)]
    assert CLEO in challenge.seats
    table.play(BOB, Challenge(2, CLEO, Text(SEARCH), Text("")))
    assert table.state.question.waits == (CLEO,)


def test_to_accept_brings_a_card_and_the_attempt_follows() -> None:
    """TD-75."""
    table = dared()

    facts = table.play(CLEO, Accept(table.number))

    assert only(facts, Drew).seat == CLEO
    assert table.ask is Ask.ACT
    assert table.may(CLEO) & {"Attempt", "Explore", "Pass", "Challenge"} == {"Attempt"}


def test_who_accepted_does_that_and_nothing_else() -> None:
    """TD-75, TD-77."""
    table = dared()
    table.play(CLEO, Accept(table.number))

    explore = Explore(table.number, Text(CORRIDOR), along=False, words=Text(""))
    assert refused(table, CLEO, explore).facts["rule"] == "TD-75"
    assert refused(table, CLEO, Pass(table.number)).facts["rule"] == "TD-77"


def test_the_attempt_is_a_normal_one_inside_the_challengers_turn() -> None:
    """TD-75, TD-79: everybody may bid, the challenger too, and then the turn is over."""
    table = dared().draws("2♦ 3♦")
    table.play(CLEO, Accept(table.number))
    table.attempt(CLEO, "find-key")
    assert table.state.conflict.line == (CLEO, DAN, BOB)

    table.contest(CLEO, "10♥")

    assert table.ask in (Ask.PROWL, Ask.TRIM)
    assert table.state.active == BOB


def test_a_challenge_to_a_room_is_an_exploration() -> None:
    """TD-75, TD-91: with its event."""
    table = dared("room:fore-corridor")
    table.play(CLEO, Accept(table.number))

    explore = Explore(table.number, Text(CORRIDOR), along=False, words=Text(""))
    facts = table.play(CLEO, explore)

    assert only(facts, EventDrawn).figure == VALDA


def test_a_challenge_to_an_extra_may_find_no_lawful_card() -> None:
    """TD-65, TD-75: then the attribute is used alone."""
    table = dared("extra:3").hand(CLEO, "3♦ 9♦")
    table.tell(ChallengeAnswered(CLEO, BOB, "extra:3", accepted=True, conflict=0))
    table.tell(Asked(Ask.ACT, 9, (CLEO,), None))

    table.play(CLEO, Control(9, ZED, SEXY, Text("")))
    table.confirm()
    facts = table.bid(CLEO, "")

    assert only(facts, BidPlaced).card is None


def test_the_challengers_action_is_used_up() -> None:
    """TD-79, TD-39: who did not bid may have a card too many."""
    table = dared().hand(BOB, "2♣ 5♦ 9♥ J♠ K♥ 7♦").draws("2♦ 3♦")
    table.play(CLEO, Accept(table.number))
    table.attempt(CLEO, "find-key", CLEVER)

    table.contest(CLEO, "10♥")

    assert table.ask is Ask.TRIM
