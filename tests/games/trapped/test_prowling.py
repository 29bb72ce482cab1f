"""What the monster does after each turn: moves, attacks, and whom it meets."""

import pytest

from tests.games.trapped.ship import (
    ANN,
    BIFF,
    BOB,
    BRIDGE,
    CLEO,
    CORRIDOR,
    LAB,
    LOUNGE,
    VALDA,
    ZED,
    Evening,
    only,
    refused,
    told,
)
from trapline.games.trapped import facts as f
from trapline.games.trapped import wishes as w
from trapline.games.trapped.model import Ask, Attribute, Fate, Timed
from trapline.kernel import Text

DANGEROUS, FAST = Attribute.DANGEROUS, Attribute.FAST


def prowling() -> Evening:
    """Bob has passed; the monster moves."""
    table = Evening(sealed=False)
    table.play(BOB, w.Pass(1))
    return table


def test_after_each_turn_it_moves_a_room_at_most() -> None:
    """TD-98."""
    table = prowling()
    [prowl] = [one for one in table.view(ANN).may if isinstance(one, w.MayProwl)]
    assert set(prowl.rooms) == {LAB, CORRIDOR, "air-ducts"}
    assert refused(table, ANN, w.Prowl(table.number, Text("pod-bay"))).facts["rule"] == "TD-98"

    facts = table.play(ANN, w.Prowl(table.number, Text(CORRIDOR)))

    assert only(facts, f.MonsterMoved).to == (ANN,)
    assert "MonsterSeen" not in told(facts)


def test_a_passage_that_is_shut_stops_it_too() -> None:
    """TD-49, TD-98."""
    table = prowling().change(blocks=(Timed((CORRIDOR, LAB), 3),))

    [prowl] = [one for one in table.view(ANN).may if isinstance(one, w.MayProwl)]

    assert set(prowl.rooms) == {LAB, "air-ducts"}


def test_it_cannot_enter_a_room_that_is_sealed() -> None:
    """TD-35, TD-98."""
    table = Evening().monster(CORRIDOR)
    table.play(BOB, w.Pass(1))

    [prowl] = [one for one in table.view(ANN).may if isinstance(one, w.MayProwl)]

    assert LOUNGE not in prowl.rooms


def test_where_people_are_everybody_sees_it() -> None:
    """TD-98."""
    table = Evening(sealed=False).monster(CORRIDOR)
    table.play(BOB, w.Pass(1))

    facts = table.play(ANN, w.Prowl(table.number, Text(LOUNGE)))

    assert f.MonsterSeen(LOUNGE) in facts


def test_it_may_attack_whom_it_meets() -> None:
    """TD-130, TD-47: a test with one of its attributes, against two cards."""
    table = Evening(sealed=False).monster(CORRIDOR).draws("2♦ 3♦")
    table.play(BOB, w.Pass(1))

    facts = table.play(ANN, w.Prowl(table.number, Text(LOUNGE), VALDA))

    assert only(facts, f.Tested).seat == CLEO
    assert table.ask is Ask.FACE
    facts = table.contest(CLEO, "10♥")
    assert only(facts, f.Resolved).opposing == ("3♦", "2♦")
    assert only(facts, f.TurnBegan).seat == CLEO


def test_it_attacks_nobody_elsewhere() -> None:
    """TD-130."""
    table = prowling()

    refusal = refused(table, ANN, w.Prowl(table.number, Text(CORRIDOR), VALDA))

    assert refusal.facts["rule"] == "TD-130"


@pytest.mark.parametrize(("cards", "dies"), [("2♦ K♣ 5♣ 2♠", False), ("2♦ K♣ 6♣ 2♠", True)])
def test_an_extra_alone_runs_or_dies(cards: str, dies: bool) -> None:
    """TD-131: Fast 5 and a card against three; short by more than ten, it dies."""
    table = Evening(sealed=False).monster(CORRIDOR).draws(cards)
    table.play(BOB, w.Pass(1))

    facts = table.play(ANN, w.Prowl(table.number, Text(LOUNGE), ZED))

    assert only(facts, f.ExtraAttacked).dies == dies
    assert (table.state.figures[ZED].fate is Fate.DEAD) == dies
    assert dies or table.state.figures[ZED].room != LOUNGE


def test_an_extra_who_obeys_is_defended_by_its_master() -> None:
    """TD-116, TD-131."""
    table = Evening(sealed=False).put(ZED, master=CLEO).monster(CORRIDOR)
    table.play(BOB, w.Pass(1))

    facts = table.play(ANN, w.Prowl(table.number, Text(LOUNGE), ZED))

    assert (only(facts, f.Tested).seat, only(facts, f.Tested).figure) == (CLEO, ZED)


def test_left_alone_the_house_lets_it_stay() -> None:
    """TD-134."""
    table = prowling()

    facts = table.wait()

    assert only(facts, f.MonsterMoved).room == LAB


def test_a_dead_monster_does_not_move() -> None:
    """TD-96."""
    table = Evening().monster(LAB, dead=True)

    facts = table.play(BOB, w.Pass(1))

    assert "MonsterMoved" not in told(facts)
    assert only(facts, f.TurnBegan).seat == CLEO


def test_nobody_but_the_gm_knows_where_it_lurks() -> None:
    """TD-98."""
    table = prowling().put(BIFF, room=BRIDGE)

    assert table.view(ANN).monster.room == LAB
    assert table.view(BOB).monster.room == ""
    assert FAST in table.view(ANN).place.goals[0].attributes
