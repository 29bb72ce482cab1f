"""Fighting the monster: its lives, its weakness, where it flees."""

from msgspec.structs import replace

from tests.games.trapped.happenings import Told
from tests.games.trapped.ship import (
    ANN,
    ATLAS,
    BIFF,
    BOB,
    CLEO,
    CORRIDOR,
    LAB,
    MINA,
    VALDA,
    Evening,
    only,
    refused,
    told,
)
from trapline.games.trapped.content import hooks
from trapline.games.trapped.content.atlas import Atlas
from trapline.games.trapped.facts import AnyFact
from trapline.games.trapped.facts.conflict import DamageDrawn, Resolved, Tried
from trapline.games.trapped.facts.trouble import MonsterBeaten, MonsterMoved
from trapline.games.trapped.facts.turns import TurnBegan
from trapline.games.trapped.model.agenda import Ask
from trapline.games.trapped.model.game import Timed
from trapline.games.trapped.model.kinds import Attribute, Stage, Through
from trapline.games.trapped.model.setting import with_weakness
from trapline.games.trapped.rules.monster import counts
from trapline.games.trapped.wishes.conflict import Accept
from trapline.games.trapped.wishes.trouble import Discard, Flee, MayFlee, PlayEvent
from trapline.games.trapped.wishes.turn import Attack, Challenge, Explore, Pass
from trapline.kernel import PUBLIC, Text

DANGEROUS, FAST = Attribute.DANGEROUS, Attribute.FAST


def face_to_face(**sheet: object) -> Evening:
    """Biff is in the lab with the monster."""
    return Evening(sealed=False).put(BIFF, room=LAB, **sheet).monster(LAB)


def fight(table: Evening, card: str = "K♥") -> list[AnyFact]:
    table.play(BOB, Attack(1, DANGEROUS, Through.CHARACTER, Text("Have at you!")))
    return table.contest(BOB, card)


def test_the_gm_draws_three_cards_for_the_monster() -> None:
    """TD-95, TD-97."""
    table = face_to_face().draws("2♦ 3♦ 4♦")

    facts = fight(table)

    assert only(facts, Resolved).opposing == ("4♦", "3♦", "2♦")


def test_with_the_means_at_hand_it_is_two() -> None:
    """TD-95, TD-99."""
    table = face_to_face(items=("flamethrower",)).draws("2♦ 3♦")

    facts = fight(table)

    assert only(facts, Resolved).opposing == ("3♦", "2♦")


def test_it_must_be_there_to_be_fought() -> None:
    """TD-100."""
    table = Evening()
    wish = Attack(1, DANGEROUS, Through.CHARACTER, Text(""))

    assert refused(table, BOB, wish).facts == {"room": "", "rule": "TD-100"}
    assert "Attack" not in table.may(BOB)


def test_it_may_be_fought_through_an_extra() -> None:
    """TD-54, TD-116."""
    table = Evening(sealed=False).put(MINA, master=BOB, room=LAB).monster(LAB)

    facts = table.play(BOB, Attack(1, DANGEROUS, Through.EXTRA, Text("")))

    assert only(facts, Tried).figure == MINA


def test_twice_it_gets_away_and_the_third_time_it_dies() -> None:
    """TD-96, TD-104: which ends nothing."""
    for defeats, dead in ((0, False), (1, False), (2, True)):
        table = face_to_face(items=("flamethrower",)).monster(LAB, defeats=defeats).draws("2♦ 3♦")

        beaten = only(fight(table), MonsterBeaten)

        assert (beaten.defeats, beaten.dead) == (defeats + 1, dead)
        assert table.view(PUBLIC).monster.lives == 3
        assert (table.ask is Ask.FLEE) == (not dead)
    assert table.state.cause is None
    assert table.state.verdict is None


def test_without_the_means_it_is_only_driven_off() -> None:
    """TD-99."""
    table = face_to_face().monster(LAB, defeats=2).draws("2♦ 3♦ 4♦")

    beaten = only(fight(table), MonsterBeaten)

    assert (beaten.counts, beaten.defeats, beaten.dead) == (False, 2, False)


def test_a_firebomb_counts_and_is_used_up() -> None:
    """TD-99."""
    table = face_to_face(items=("firebomb",)).draws("2♦ 3♦")

    facts = fight(table)

    assert only(facts, MonsterBeaten).counts
    assert table.state.figures[BIFF].items == ()


def test_a_firebomb_that_misses_is_gone_too() -> None:
    """TD-99: it has one use."""
    table = face_to_face(items=("firebomb",)).draws("K♦ A♦ 4♣")

    fight(table, "2♣")

    assert not table.state.conflict.won
    assert table.state.figures[BIFF].items == ()
    assert "firebomb" not in table.state.floor.get(LAB, ())


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

    assert only(facts, Resolved).opposing == ("6♦", "4♦", "3♦", "2♦")


def test_beaten_it_neither_moves_nor_attacks_again_in_that_turn() -> None:
    """TD-96: it has fled, and the next turn begins."""
    table = face_to_face(items=("flamethrower",)).draws("2♦ 3♦")
    fight(table)

    facts = table.play(ANN, Flee(table.number, Text("pod-bay")))

    assert only(facts, TurnBegan).seat == CLEO
    assert table.state.beast.room == "pod-bay"


def test_beaten_off_on_the_way_it_does_not_come_back_when_the_turn_is_over() -> None:
    """TD-95, TD-96: Biff goes out, and it bursts in; the event's card is one of its three."""
    table = Evening(sealed=False).monster(LAB).draws("9♣ 2♦ 3♦")
    table.play(BOB, Explore(1, Text(CORRIDOR), along=False, words=Text("")))
    table.play(ANN, PlayEvent(table.number, Text("bursts-in"), BIFF, Text("")))
    facts = table.contest(BOB, "K♥")
    assert only(facts, Resolved).opposing == ("9♣", "3♦", "2♦")
    assert table.ask is Ask.FLEE

    facts = table.play(ANN, Flee(table.number, Text("bridge")))

    assert only(facts, TurnBegan).seat == CLEO


def test_who_is_dared_to_fight_it_has_three_cards_against_them() -> None:
    """TD-75, TD-95: whoever began it."""
    table = face_to_face().put(VALDA, room=LAB).draws("4♥ 2♦ 3♦ 4♦")
    table.play(BOB, Challenge(1, CLEO, Text("monster"), Text("")))
    table.play(CLEO, Accept(table.number))

    facts = table.play(CLEO, Attack(table.number, DANGEROUS, Through.CHARACTER, Text("")))

    assert only(facts, Tried).cards == 3


def test_in_the_next_turn_it_is_about_again() -> None:
    """TD-96, TD-98."""
    table = face_to_face(items=("flamethrower",)).draws("2♦ 3♦")
    fight(table)
    assert table.view(CLEO).monster.beaten
    table.play(ANN, Flee(table.number, Text("pod-bay")))
    assert not table.view(CLEO).monster.beaten

    table.play(CLEO, Pass(table.number))
    table.play(CLEO, Discard(table.number, Text("3♣")))

    assert table.ask is Ask.PROWL


def test_no_event_of_that_turn_brings_it_back() -> None:
    """TD-96: it does not even steal."""
    for hook in (hooks.Attack(), hooks.Lurk(), hooks.Steal()):
        table = Told(sealed=False, stage=Stage.AFTER).put(BIFF, items=("rum",))
        table.monster(CORRIDOR, beaten=True)

        assert told(table.strike(hook))[1] == "Fizzled"
        assert table.state.beast.room == CORRIDOR


def test_to_lose_against_it_may_hurt() -> None:
    """TD-97."""
    table = face_to_face().draws("K♦ Q♦ A♦ 4♣")

    facts = fight(table, "2♣")

    assert only(facts, DamageDrawn).card == "4♣"
    assert table.ask is Ask.HURT


def test_beaten_it_flees_up_to_two_rooms() -> None:
    """TD-130: where, only the GM knows."""
    table = face_to_face(items=("flamethrower",)).draws("2♦ 3♦")
    fight(table)
    [flight] = [one for one in table.view(ANN).may if isinstance(one, MayFlee)]
    assert LAB not in flight.rooms
    assert "pod-bay" in flight.rooms

    facts = table.play(ANN, Flee(table.number, Text("pod-bay")))

    assert only(facts, MonsterMoved).room == "pod-bay"
    assert "MonsterVanished" in told(facts)
    assert table.view(BOB).monster.room == ""
    assert table.view(ANN).monster.room == "pod-bay"
