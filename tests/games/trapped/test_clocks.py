"""Clocks serve people: who is hurried, and who is not (TD-134)."""

from typing import Any

import pytest
from msgspec.structs import fields

from tests.games.trapped.ship import (
    ANN,
    BOB,
    CLEO,
    DAN,
    GAME,
    Evening,
    only,
    refused,
    told,
)
from trapline.games.trapped.facts.talk import MotionMade
from trapline.games.trapped.facts.turns import Asked, KeptWriting
from trapline.games.trapped.model.agenda import Ask
from trapline.games.trapped.model.options import Clocks, Options
from trapline.games.trapped.model.reasons import Reason
from trapline.games.trapped.rules.asking import CLOCKS
from trapline.games.trapped.wishes.talk import Invent, KeepWriting, Vote
from trapline.games.trapped.wishes.turn import Pass
from trapline.kernel import Stale, Text


def asked(facts: list[Any]) -> Asked:
    return [fact for fact in facts if isinstance(fact, Asked)][-1]


def passing(table: Evening) -> Asked:
    """Return what is asked when Bob has passed: the GM, about the monster."""
    return asked(table.play(BOB, Pass(table.number)))


def test_with_a_person_as_gm_no_clock_runs() -> None:
    """TD-134."""
    table = Evening(Options())

    assert passing(table).until is None
    assert GAME.deadline(table.state) is None


def test_with_a_bot_as_gm_clocks_run() -> None:
    """TD-134."""
    table = Evening(Options(), bots=frozenset({ANN}))

    assert passing(table).until == table.at + 30_000


@pytest.mark.parametrize(("clocks", "runs"), [(Clocks.ALWAYS, True), (Clocks.NEVER, False)])
def test_a_group_may_have_clocks_always_or_never(clocks: Clocks, *, runs: bool) -> None:
    """TD-134: whoever is the GM."""
    for bots in (frozenset[int](), frozenset({ANN})):
        table = Evening(Options(clocks=clocks), bots=bots)

        assert (passing(table).until is not None) is runs


def test_every_question_has_a_clock_that_can_be_set() -> None:
    """TD-134: and every clock can be left out."""
    nothing: Any = dict.fromkeys(CLOCKS.values(), 0)
    settable = {field.name for field in fields(Options)}

    assert set(CLOCKS) == set(Ask)
    assert set(CLOCKS.values()) <= settable
    assert Options(**nothing).bid_seconds == 0


def test_a_clock_that_is_set_to_nothing_does_not_run() -> None:
    """TD-134: each is a choice of its own."""
    table = Evening(Options(clocks=Clocks.ALWAYS, keeper_seconds=0))

    assert passing(table).until is None


def test_a_vote_waits_for_everybody_where_no_clock_runs() -> None:
    """TD-14, TD-134."""
    table = Evening(Options())
    assert only(table.play(BOB, Invent(Text("a lamp"))), MotionMade).until is None
    assert GAME.deadline(table.state) is None

    for seat in (ANN, CLEO):
        assert told(table.play(seat, Vote(1, yes=True))) == ["Voted"]

    assert "MotionClosed" in told(table.play(DAN, Vote(1, yes=True)))


def test_nobody_is_cut_off_while_writing() -> None:
    """TD-134: the clock waits for them, as often as they say so."""
    table = Evening(Options(clocks=Clocks.ALWAYS, think_seconds=60))
    table.tell(Asked(Ask.ACT, 2, (BOB,), 60_000))
    assert "KeepWriting" in table.may(BOB)
    table.at = 55_000

    for _ in range(3):
        facts = table.play(BOB, KeepWriting(2), after=15_000)

        assert facts == [KeptWriting(BOB, table.at + table.state.options.writing_seconds * 1000)]
        assert table.view(CLEO).until == table.at + table.state.options.writing_seconds * 1000


def test_to_write_makes_no_clock_shorter() -> None:
    """TD-134."""
    table = Evening().tell(Asked(Ask.ACT, 2, (BOB,), 600_000))

    assert only(table.play(BOB, KeepWriting(2)), KeptWriting).until == 600_000


def test_only_who_is_asked_and_hurried_needs_to_say_that_they_write() -> None:
    """TD-134."""
    table = Evening().tell(Asked(Ask.ACT, 2, (BOB,), 60_000))
    assert refused(table, CLEO, KeepWriting(2)).reason == Reason.NOT_YOUR_TURN
    with pytest.raises(Stale):
        table.play(BOB, KeepWriting(1))

    table.tell(Asked(Ask.ACT, 3, (BOB,), None))

    assert "KeepWriting" not in table.may(BOB)
    assert refused(table, BOB, KeepWriting(3)).reason == Reason.NOT_NOW
