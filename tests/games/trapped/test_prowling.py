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
from trapline.games.trapped.facts.conflict import DamageDrawn, Resolved, Tested
from trapline.games.trapped.facts.trouble import (
    ExtraAttacked,
    MonsterBeaten,
    MonsterMoved,
    MonsterSeen,
)
from trapline.games.trapped.facts.turns import TurnBegan
from trapline.games.trapped.model.agenda import Ask
from trapline.games.trapped.model.game import Timed
from trapline.games.trapped.model.kinds import Attribute, Fate
from trapline.games.trapped.wishes.trouble import Flee, MayProwl, Prowl
from trapline.games.trapped.wishes.turn import Pass
from trapline.kernel import Text

DANGEROUS, FAST = Attribute.DANGEROUS, Attribute.FAST


def prowling() -> Evening:
    """Bob has passed; the monster moves."""
    table = Evening(sealed=False)
    table.play(BOB, Pass(1))
    return table


def test_after_each_turn_it_moves_a_room_at_most() -> None:
    """TD-98."""
    table = prowling()
    [prowl] = [one for one in table.view(ANN).may if isinstance(one, MayProwl)]
    assert set(prowl.rooms) == {LAB, CORRIDOR, "air-ducts"}
    assert refused(table, ANN, Prowl(table.number, Text("pod-bay"))).facts["rule"] == "TD-98"

    facts = table.play(ANN, Prowl(table.number, Text(CORRIDOR)))

    assert only(facts, MonsterMoved).to == (ANN,)
    assert "MonsterSeen" not in told(facts)


def test_a_passage_that_is_shut_stops_it_too() -> None:
    """TD-49, TD-98."""
    table = prowling().change(blocks=(Timed((CORRIDOR, LAB), 3),))

    [prowl] = [one for one in table.view(ANN).may if isinstance(one, MayProwl)]

    assert set(prowl.rooms) == {LAB, "air-ducts"}


def test_it_cannot_enter_a_room_that_is_sealed() -> None:
    """TD-35, TD-98."""
    table = Evening().monster(CORRIDOR)
    table.play(BOB, Pass(1))

    [prowl] = [one for one in table.view(ANN).may if isinstance(one, MayProwl)]

    assert LOUNGE not in prowl.rooms


def test_where_people_are_everybody_sees_it() -> None:
    """TD-98."""
    table = Evening(sealed=False).monster(CORRIDOR)
    table.play(BOB, Pass(1))

    facts = table.play(ANN, Prowl(table.number, Text(LOUNGE)))

    assert MonsterSeen(LOUNGE) in facts


def test_it_may_attack_whom_it_meets() -> None:
    """TD-130, TD-47: a test with one of its attributes."""
    table = Evening(sealed=False).monster(CORRIDOR)
    table.play(BOB, Pass(1))

    facts = table.play(ANN, Prowl(table.number, Text(LOUNGE), VALDA))

    assert only(facts, Tested).seat == CLEO
    assert table.ask is Ask.FACE


def attacked(cards: str, **sheet: object) -> Evening:
    """The monster comes for Valda at the end of Bob's turn, and the GM draws this."""
    table = Evening(sealed=False).put(VALDA, **sheet).monster(CORRIDOR).draws(cards)
    table.play(BOB, Pass(1))
    table.play(ANN, Prowl(table.number, Text(LOUNGE), VALDA))
    return table


def test_whom_it_attacks_has_three_cards_against_them() -> None:
    """TD-95: as in every scene with it, whoever began it."""
    table = attacked("2♦ 3♦ 4♦")

    facts = table.contest(CLEO, "10♥")

    assert only(facts, Resolved).opposing == ("4♦", "3♦", "2♦")


def test_whom_it_attacks_with_the_means_at_hand_has_two() -> None:
    """TD-95, TD-99."""
    table = attacked("2♦ 3♦", items=("flamethrower",))

    facts = table.contest(CLEO, "10♥")

    assert only(facts, Resolved).opposing == ("3♦", "2♦")


def test_to_beat_off_its_attack_is_a_defeat() -> None:
    """TD-96, TD-99: it runs; with the means, it is wounded."""
    for items, defeats in (((), 0), (("flamethrower",), 1)):
        table = attacked("2♦ 3♦ 4♦", items=items)

        facts = table.contest(CLEO, "10♥")

        assert only(facts, MonsterBeaten).defeats == defeats
        assert table.ask is Ask.FLEE
        facts = table.play(ANN, Flee(table.number, Text(LAB)))
        assert only(facts, TurnBegan).seat == CLEO


def test_beaten_off_for_the_third_time_it_is_dead() -> None:
    """TD-96: it need not be hunted down if it comes by itself."""
    table = attacked("2♦ 3♦", items=("flamethrower",))
    table.monster(LOUNGE, defeats=2)

    facts = table.contest(CLEO, "10♥")

    assert only(facts, MonsterBeaten).dead


def test_what_is_thrown_at_an_attacker_is_gone() -> None:
    """TD-99: a firebomb has one use."""
    table = attacked("2♦ 3♦", items=("firebomb",))

    facts = table.contest(CLEO, "10♥")

    assert only(facts, MonsterBeaten).counts
    assert table.state.figures[VALDA].items == ()


def test_who_is_beaten_by_it_may_be_hurt_and_it_stays() -> None:
    """TD-97."""
    table = attacked("K♦ Q♦ A♦ 4♣")

    facts = table.contest(CLEO, "3♣")

    assert only(facts, DamageDrawn).card == "4♣"
    assert table.state.beast.room == LOUNGE


def test_it_attacks_nobody_elsewhere() -> None:
    """TD-130."""
    table = prowling()

    refusal = refused(table, ANN, Prowl(table.number, Text(CORRIDOR), VALDA))

    assert refusal.facts["rule"] == "TD-130"


@pytest.mark.parametrize(("cards", "dies"), [("2♦ K♣ 5♣ 2♠", False), ("2♦ K♣ 6♣ 2♠", True)])
def test_an_extra_alone_runs_or_dies(cards: str, dies: bool) -> None:
    """TD-131: Fast 5 and a card against three; short by more than ten, it dies."""
    table = Evening(sealed=False).monster(CORRIDOR).draws(cards)
    table.play(BOB, Pass(1))

    facts = table.play(ANN, Prowl(table.number, Text(LOUNGE), ZED))

    assert only(facts, ExtraAttacked).dies == dies
    assert (table.state.figures[ZED].fate is Fate.DEAD) == dies
    assert dies or table.state.figures[ZED].room != LOUNGE


def test_an_extra_who_obeys_is_defended_by_its_master() -> None:
    """TD-116, TD-131."""
    table = Evening(sealed=False).put(ZED, master=CLEO).monster(CORRIDOR)
    table.play(BOB, Pass(1))

    facts = table.play(ANN, Prowl(table.number, Text(LOUNGE), ZED))

    assert (only(facts, Tested).seat, only(facts, Tested).figure) == (CLEO, ZED)


def test_left_alone_the_house_lets_it_stay() -> None:
    """TD-134."""
    table = prowling()

    facts = table.wait()

    assert only(facts, MonsterMoved).room == LAB


def test_a_dead_monster_does_not_move() -> None:
    """TD-96."""
    table = Evening().monster(LAB, dead=True)

    facts = table.play(BOB, Pass(1))

    assert "MonsterMoved" not in told(facts)
    assert only(facts, TurnBegan).seat == CLEO


def test_nobody_but_the_gm_knows_where_it_lurks() -> None:
    """TD-98."""
    table = prowling().put(BIFF, room=BRIDGE)

    assert table.view(ANN).monster.room == LAB
    assert table.view(BOB).monster.room == ""
    assert FAST in table.view(ANN).place.goals[0].attributes


def test_a_bot_that_moves_it_does_not_think_for_long() -> None:
    """TD-130: everybody sees what the table waits for; whose turn comes next is not hurried."""
    table = prowling()

    assert table.view(ANN).is_housekeeping
    assert not table.view(BOB).is_housekeeping

    table.play(ANN, Prowl(table.number, Text(LAB)))

    assert table.ask is Ask.ACT
    assert not any(table.view(seat).is_housekeeping for seat in table.state.order)
