"""Events fit: none is played on somebody to whom it would do nothing (TD-46)."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.trapped.ship import (
    ATLAS,
    BIFF,
    BOB,
    BRIDGE,
    CHIP,
    CORRIDOR,
    OTTO,
    VALDA,
    ZED,
    Evening,
)
from trapline.games.trapped.content import hooks
from trapline.games.trapped.content.schema import Event, Touch, Who
from trapline.games.trapped.model.cards import Suit
from trapline.games.trapped.model.kinds import Attribute
from trapline.games.trapped.rules.events import touched


def touching(table: Evening, *does: hooks.Hook, **touch: Any) -> Sequence[int]:
    event = Event(
        id="x", suit=Suit.CLUBS, touches=Touch(**touch), hooks=does, says=ATLAS.scenario.says
    )
    return touched(ATLAS, table.state, event)


def test_nobody_quits_who_obeys_nobody() -> None:
    """TD-46: only who leads an Extra can lose it."""
    table = Evening().put(ZED, master=BOB)

    assert touching(table, hooks.BreakFree()) == (BIFF,)


def test_nothing_that_needs_company_befalls_who_is_alone() -> None:
    """TD-46, TD-49."""
    table = Evening().put(BIFF, room=BRIDGE)

    assert touching(table, company=True) == (VALDA, OTTO)
    assert touching(table, hooks.ExtraTurn()) == (VALDA, OTTO)
    assert touching(table, hooks.Bargain(item="hidden-radio")) == (VALDA, OTTO)
    assert touching(table, hooks.ExtraTurn(company=False)) == (BIFF, VALDA, OTTO)


@pytest.mark.parametrize("hook", [hooks.Attack(), hooks.Lurk(), hooks.Steal()])
def test_a_dead_monster_does_nothing_more(hook: hooks.Hook) -> None:
    """TD-96."""
    table = Evening().put(BIFF, items=("rum",))
    assert BIFF in touching(table, hook)

    table.monster("", dead=True)

    assert touching(table, hook) == ()


def test_what_is_open_is_not_broken_open() -> None:
    """TD-35."""
    assert touching(Evening(), hooks.BreakDoor()) == (BIFF, VALDA, OTTO)
    assert touching(Evening(sealed=False), hooks.BreakDoor()) == ()


def test_nobody_finds_what_is_in_play() -> None:
    """TD-49: and nobody drops what they do not have."""
    table = Evening().put(VALDA, items=("rum",))

    assert touching(table, hooks.Find(item="rum")) == ()
    assert touching(table, hooks.Steal()) == (VALDA,)


def test_an_extra_runs_only_from_somewhere_else() -> None:
    """TD-49."""
    table = Evening().put(CHIP, room="pod-bay")

    assert CHIP not in touching(table, hooks.Run(to="pod-bay"), who=Who.EXTRA)


def test_whoever_is_sick_or_clings_does_so_once() -> None:
    """TD-49."""
    table = Evening().put(ZED, sick_until=3, clings_to=BIFF)

    assert ZED not in touching(table, hooks.Sicken(cure="medicine"), who=Who.EXTRA)
    assert ZED not in touching(table, hooks.Cling(), who=Who.EXTRA)


def test_all_that_an_event_sets_going_must_fit() -> None:
    """TD-46: and a test fits whoever has a player."""
    test = hooks.Test(attributes=(Attribute.FAST,))
    table = Evening().put(ZED, master=BOB).put(BIFF, room=CORRIDOR)

    assert touching(table, test, hooks.ExtraTurn(), who=Who.ANYONE) == (VALDA, OTTO)
    assert touching(table, test, who=Who.EXTRA) == (ZED,)
