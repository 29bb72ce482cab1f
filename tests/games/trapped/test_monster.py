"""The monster: fights, lives, moves, and what it does to Extras."""

import pytest
from msgspec.structs import replace

from tests.games.trapped.ship import (
    ANN,
    ATLAS,
    BIFF,
    BOB,
    BRIDGE,
    CLEO,
    CORRIDOR,
    LAB,
    LOUNGE,
    MINA,
    VALDA,
    ZED,
    Evening,
    only,
    refused,
    told,
)
from trapline.games.trapped import facts as f
from trapline.games.trapped import wishes as w
from trapline.games.trapped.content import Atlas
from trapline.games.trapped.model import Ask, Attribute, Fate, Through, Timed, with_weakness
from trapline.games.trapped.rules.monster import counts
from trapline.kernel import Text

DANGEROUS, FAST = Attribute.DANGEROUS, Attribute.FAST


def face_to_face(**sheet: object) -> Evening:
    """Biff is in the lab with the monster."""
    return Evening(sealed=False).put(BIFF, room=LAB, **sheet).monster(LAB)


def fight(table: Evening, card: str = "K♥") -> list[f.AnyFact]:
    table.play(BOB, w.Attack(1, DANGEROUS, Through.CHARACTER, Text("Have at you!")))
    return table.contest(BOB, card)


def prowling() -> Evening:
    """Bob has passed; the monster moves."""
    table = Evening(sealed=False)
    table.play(BOB, w.Pass(1))
    return table


def test_the_gm_draws_three_cards_for_the_monster() -> None:
    """TD-95, TD-97."""
    table = face_to_face().draws("2♦ 3♦ 4♦")

    facts = fight(table)

    assert only(facts, f.Resolved).opposing == ("4♦", "3♦", "2♦")


def test_with_the_means_at_hand_it_is_two() -> None:
    """TD-95, TD-99."""
    table = face_to_face(items=("flamethrower",)).draws("2♦ 3♦")

    facts = fight(table)

    assert only(facts, f.Resolved).opposing == ("3♦", "2♦")


def test_it_must_be_there_to_be_fought() -> None:
    """TD-100."""
    table = Evening()
    wish = w.Attack(1, DANGEROUS, Through.CHARACTER, Text(""))

    assert refused(table, BOB, wish).facts == {"room": "", "rule": "TD-100"}
    assert "Attack" not in table.may(BOB)


def test_it_may_be_fought_through_an_extra() -> None:
    """TD-54, TD-116."""
    table = Evening(sealed=False).put(MINA, master=BOB, room=LAB).monster(LAB)

    facts = table.play(BOB, w.Attack(1, DANGEROUS, Through.EXTRA, Text("")))

    assert only(facts, f.Tried).figure == MINA


def test_twice_it_gets_away_and_the_third_time_it_dies() -> None:
    """TD-96, TD-104: which ends nothing."""
    for defeats, dead in ((0, False), (1, False), (2, True)):
        table = face_to_face(items=("flamethrower",)).monster(LAB, defeats=defeats).draws("2♦ 3♦")

        beaten = only(fight(table), f.MonsterBeaten)

        assert (beaten.defeats, beaten.dead) == (defeats + 1, dead)
        assert (table.ask is Ask.FLEE) == (not dead)
    assert table.state.cause is None
    assert table.state.verdict is None


def test_without_the_means_it_is_only_driven_off() -> None:
    """TD-99."""
    table = face_to_face().monster(LAB, defeats=2).draws("2♦ 3♦ 4♦")

    beaten = only(fight(table), f.MonsterBeaten)

    assert (beaten.counts, beaten.defeats, beaten.dead) == (False, 2, False)


def test_a_firebomb_counts_and_is_used_up() -> None:
    """TD-99."""
    table = face_to_face(items=("firebomb",)).draws("2♦ 3♦")

    facts = fight(table)

    assert only(facts, f.MonsterBeaten).counts
    assert table.state.figures[BIFF].items == ()


def test_what_lasts_is_used_before_what_is_used_up() -> None:
    """TD-99."""
    table = face_to_face(items=("firebomb", "flamethrower")).draws("2♦ 3♦")

    fight(table)

    assert table.state.figures[BIFF].items == ("firebomb", "flamethrower")


def test_where_the_means_are_not_needed_every_victory_counts() -> None:
    """TD-96, TD-99: a scenario may say so."""
    scenario = ATLAS.scenario
    weakness = replace(scenario.monster.weakness, needed=False)

    assert not counts(ATLAS, "")
    assert counts(Atlas(with_weakness(scenario, weakness)), "")


def test_in_a_dark_room_it_has_a_card_more() -> None:
    """TD-49, TD-95."""
    table = face_to_face().change(handicaps=(Timed((LAB,), 3, cards=1),)).draws("2♦ 3♦ 4♦ 6♦")

    facts = fight(table)

    assert only(facts, f.Resolved).opposing == ("6♦", "4♦", "3♦", "2♦")


def test_to_lose_against_it_may_hurt() -> None:
    """TD-97."""
    table = face_to_face().draws("K♦ Q♦ A♦ 4♣")

    facts = fight(table, "2♣")

    assert only(facts, f.DamageDrawn).card == "4♣"
    assert table.ask is Ask.HURT


def test_beaten_it_flees_up_to_two_rooms() -> None:
    """TD-130: where, only the GM knows."""
    table = face_to_face(items=("flamethrower",)).draws("2♦ 3♦")
    fight(table)
    [flight] = [one for one in table.view(ANN).may if isinstance(one, w.MayFlee)]
    assert LAB not in flight.rooms
    assert "pod-bay" in flight.rooms

    facts = table.play(ANN, w.Flee(table.number, Text("pod-bay")))

    assert only(facts, f.MonsterMoved).room == "pod-bay"
    assert "MonsterVanished" in told(facts)
    assert table.view(BOB).monster.room == ""
    assert table.view(ANN).monster.room == "pod-bay"


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
