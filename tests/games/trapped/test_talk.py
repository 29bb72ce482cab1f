"""Telling, inventing and voting, and care for each other."""

import pytest

from tests.games.trapped.ship import (
    ANN,
    BIFF,
    BOB,
    CLEO,
    DAN,
    GAME,
    Evening,
    only,
    refused,
    told,
)
from trapline.games.trapped.facts.deeds import WasLetGo
from trapline.games.trapped.facts.talk import Halted, MotionClosed, Struck, WentOn
from trapline.games.trapped.model.options import Options, Tone
from trapline.games.trapped.model.reasons import Reason
from trapline.games.trapped.wishes.conflict import Confirm
from trapline.games.trapped.wishes.talk import GoOn, Halt, Invent, LetGo, NotThis, Tell, Vote
from trapline.kernel import HOUSE, PUBLIC, SeatAway, SeatLeft, Stale, Text


def proposed() -> Evening:
    """Bob would like a robot in the kitchen."""
    table = Evening()
    table.play(BOB, Invent(Text("There is a robot in the kitchen")))
    return table


def test_anybody_may_tell_at_any_time() -> None:
    """TD-40: also the GM, also in others' turns and conflicts."""
    table = Evening()
    table.attempt(BOB, "find-key")

    table.play(DAN, Tell(Text("Otto hums a tune")))
    table.play(ANN, Tell(Text("The lights flicker")))

    assert [(line.by, line.words) for line in table.view(PUBLIC).story] == [
        (DAN, "Otto hums a tune"),
        (ANN, "The lights flicker"),
    ]
    assert refused(table, DAN, Tell(Text(""))).reason == Reason.EMPTY_TEXT


def test_who_invents_something_asks_the_group() -> None:
    """TD-14: who asks is for it; play goes on meanwhile."""
    table = proposed()

    assert table.state.motion.yes == (BOB,)
    assert "Vote" in table.may(ANN)
    assert "Vote" not in table.may(BOB)
    assert "Attempt" in table.may(BOB)


def test_the_majority_decides_and_the_gm_votes_too() -> None:
    """TD-14."""
    table = proposed()
    table.play(ANN, Vote(1, yes=True))
    table.play(CLEO, Vote(1, yes=True))

    facts = table.play(DAN, Vote(1, yes=False))

    assert only(facts, MotionClosed).carried
    assert table.state.motion is None


def test_the_gms_hand_is_waited_for() -> None:
    """TD-14."""
    table = proposed()
    for seat in (CLEO, DAN):
        table.play(seat, Vote(1, yes=True))
    assert table.state.motion is not None

    facts = table.play(ANN, Vote(1, yes=False))

    assert only(facts, MotionClosed).carried


def test_the_group_may_say_no() -> None:
    """TD-14, TD-15, TD-16, TD-66."""
    table = proposed()
    for seat in (ANN, CLEO):
        table.play(seat, Vote(1, yes=False))

    facts = table.play(DAN, Vote(1, yes=False))

    assert not only(facts, MotionClosed).carried


@pytest.mark.parametrize(("cards", "carried"), [("A♠ K♦", True), ("3♠ 3♦", False)])
def test_a_tie_is_broken_by_the_higher_card(cards: str, carried: bool) -> None:
    """TD-14: one for each side, and both are discarded."""
    table = proposed().draws(cards)
    table.play(ANN, Vote(1, yes=True))
    table.play(CLEO, Vote(1, yes=False))

    facts = table.play(DAN, Vote(1, yes=False))

    assert only(facts, MotionClosed).cards == tuple(cards.split())
    assert only(facts, MotionClosed).carried == carried
    assert table.state.discards == tuple(cards.split())


def test_who_does_not_vote_abstains() -> None:
    """TD-134: after half a minute."""
    table = proposed()

    facts = table.wait()

    assert only(facts, MotionClosed).carried
    with pytest.raises(Stale):
        table.play(CLEO, Vote(1, yes=False))


def test_nobody_votes_twice_or_on_two_things_at_once() -> None:
    """TD-14."""
    table = proposed()

    assert refused(table, BOB, Vote(1, yes=False)).reason == Reason.ALREADY_ANSWERED
    assert refused(table, CLEO, Invent(Text("A cat"))).reason == Reason.ALREADY_VOTING


def test_anybody_may_say_not_this_without_a_reason() -> None:
    """TD-126: the words are gone from the story, and nobody is named."""
    table = Evening()
    table.play(BOB, Tell(Text("Blood everywhere")))

    facts = table.play(DAN, NotThis(0))

    assert facts == [Struck(0)]
    assert [line.words for line in table.view(PUBLIC).story] == [""]
    assert refused(table, DAN, NotThis(0)).reason == Reason.NOTHING_TO_STRIKE


def test_not_this_reaches_what_is_being_voted_on() -> None:
    """TD-126."""
    table = proposed()

    table.play(CLEO, NotThis(0))

    assert table.view(PUBLIC).motion.words == ""


def test_anybody_may_ask_for_a_pause_without_a_reason() -> None:
    """TD-126: clocks stand still, and nobody is named."""
    table = Evening()
    table.attempt(BOB, "find-key")
    due = table.state.question.until

    facts = table.play(DAN, Halt())

    assert facts == [Halted(table.at)]
    assert (
        refused(table, ANN, Confirm(table.number, table.state.conflict.attribute)).reason
        == Reason.HALTED
    )
    assert table.may(ANN) == {"GoOn"}
    table.play(CLEO, GoOn(), after=60_000)
    assert table.state.question.until == due + 60_100


def test_a_vote_stands_still_in_a_pause() -> None:
    """TD-126."""
    table = proposed()
    due = table.state.motion.until

    table.play(DAN, Halt())
    table.play(DAN, GoOn(), after=60_000)

    assert table.state.motion.until == due + 60_000


def test_in_a_pause_the_story_can_still_be_mended() -> None:
    """TD-126."""
    table = Evening()
    table.play(BOB, Tell(Text("Blood everywhere")))
    table.play(CLEO, Halt())

    table.play(CLEO, NotThis(0))

    assert table.view(BOB).halted
    assert table.view(BOB).story[0].words == ""


def test_a_pause_that_only_bots_are_left_in_is_over_after_a_while() -> None:
    """TD-126: no bot ends somebody's pause, so it would last for ever."""
    table = Evening(bots=frozenset({ANN, CLEO, DAN}))
    table.play(BOB, Halt())
    assert GAME.deadline(table.state) is None
    table.play(HOUSE, SeatLeft(BOB))

    facts = table.wait()

    assert facts == [WentOn(table.at)]
    assert not table.view(PUBLIC).halted


def test_a_pause_lasts_while_somebody_is_only_away() -> None:
    """TD-126."""
    table = Evening(bots=frozenset({ANN, CLEO, DAN}))
    table.play(BOB, Halt())

    table.play(HOUSE, SeatAway(BOB))

    assert GAME.deadline(table.state) is None


def test_the_tone_is_everybodys_to_see() -> None:
    """TD-126."""
    assert Evening(Options(tone=Tone.FAMILY)).view(PUBLIC).tone is Tone.FAMILY


def gone(rounds: int) -> Evening:
    table = Evening()
    table.play(HOUSE, SeatAway(DAN))
    return table.change(round=1 + rounds)


def test_after_two_rounds_the_vote_may_let_somebody_go() -> None:
    """TD-136: the character is an Extra then."""
    table = gone(2)
    table.play(BOB, LetGo(DAN))
    table.play(ANN, Vote(1, yes=True))

    facts = table.play(CLEO, Vote(1, yes=True))

    assert only(facts, WasLetGo) == WasLetGo(DAN, 2, "Otto")
    assert table.state.figures[2].seat is None
    assert table.state.players[DAN].figure is None
    assert table.state.figures[BIFF].seat == BOB


def test_nobody_is_let_go_before() -> None:
    """TD-136."""
    assert refused(gone(1), BOB, LetGo(DAN)).facts["rule"] == "TD-136"
    assert refused(gone(2), BOB, LetGo(CLEO)).facts["rule"] == "TD-136"
    assert "LetGo" not in gone(1).may(BOB)


def test_who_is_gone_is_not_waited_for_in_a_vote() -> None:
    """TD-14."""
    table = gone(1)
    table.play(BOB, Invent(Text("A robot")))
    table.play(ANN, Vote(1, yes=True))

    facts = table.play(CLEO, Vote(1, yes=True))

    assert told(facts)[:2] == ["Voted", "MotionClosed"]
