"""What events and goals set going, hook by hook: the place, its things, its monster."""

import pytest

from tests.games.trapped.happenings import BRAVE, CARD, Told
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
    only,
    told,
)
from trapline.games.trapped.content import hooks
from trapline.games.trapped.facts.conflict import Tested, Tried
from trapline.games.trapped.facts.deeds import Lost
from trapline.games.trapped.facts.trouble import (
    Befell,
    Cured,
    EventDrawn,
    MonsterMoved,
    PassageShut,
    PlaceTold,
)
from trapline.games.trapped.facts.turns import Asked, TurnBegan, TurnEnded
from trapline.games.trapped.model.agenda import Ask
from trapline.games.trapped.model.cards import Suit
from trapline.games.trapped.model.game import Timed
from trapline.games.trapped.model.kinds import Fate, Stage
from trapline.games.trapped.wishes.trouble import Choose, Flee, MakeUpEvent, MayProwl, Prowl
from trapline.games.trapped.wishes.turn import Pass
from trapline.kernel import Text


def test_an_attack_from_next_door_bursts_in() -> None:
    """TD-98, TD-95: the event's card is one of three."""
    table = Told(sealed=False).monster(CORRIDOR)

    facts = table.strike(hooks.Attack())

    assert told(facts)[1:5] == ["Befell", "MonsterMoved", "MonsterSeen", "MonsterAttacked"]
    assert (only(facts, Tested).base, only(facts, Tested).cards) == ((CARD,), 2)


def test_an_attack_from_far_away_comes_closer_and_is_heard() -> None:
    """TD-98: also where the door is locked."""
    table = Told().monster("engine-room")

    facts = table.strike(hooks.Attack())

    assert only(facts, MonsterMoved).room in ("aft-corridor", "air-ducts")
    assert "MonsterHeard" in told(facts)
    assert "Tested" not in told(facts)


def test_who_came_for_an_attack_moves_no_more_in_that_turn() -> None:
    """TD-98: a room at most in a player's turn; it may still attack those who are there."""
    for start, comes_to in ((CORRIDOR, LOUNGE), ("engine-room", "air-ducts"), (LOUNGE, LOUNGE)):
        table = Told(sealed=False, stage=Stage.AFTER).monster(start)
        table.strike(hooks.Attack(), ZED)
        table.tell(Asked(Ask.PROWL, 20, (ANN,), None))

        [prowl] = [one for one in table.view(ANN).may if isinstance(one, MayProwl)]

        assert table.state.beast.room == comes_to
        assert (prowl.rooms == (comes_to,)) == (start != comes_to)
    table.tell(TurnBegan(2, CLEO, 1), Asked(Ask.PROWL, 21, (ANN,), None))
    [prowl] = [one for one in table.view(ANN).may if isinstance(one, MayProwl)]
    assert CORRIDOR in prowl.rooms


def test_it_comes_no_closer_twice_in_a_turn() -> None:
    """TD-98: whatever makes it move."""
    table = Told(sealed=False, stage=Stage.AFTER).monster("pod-bay")
    table.strike(hooks.Attack(), ZED)
    came_to = table.state.beast.room
    assert came_to != "pod-bay"

    table.strike(hooks.Attack(), ZED)
    assert table.state.beast.room == came_to
    assert told(table.strike(hooks.Lurk()))[1] == "Fizzled"


def test_the_monster_steals_to_its_lair() -> None:
    """TD-49."""
    table = Told().put(BIFF, items=("rum",))

    table.strike(hooks.Steal())

    assert table.state.figures[BIFF].items == ()
    assert table.state.floor[LAB] == ("rum",)


def test_what_is_dropped_lies_there() -> None:
    """TD-49, TD-127."""
    table = Told().put(BIFF, items=("rum",))

    table.strike(hooks.Drop())

    assert table.state.figures[BIFF].items == ()
    assert table.state.floor[LOUNGE] == ("rum",)


def test_of_several_things_the_gm_chooses() -> None:
    """TD-49."""
    table = Told().put(BIFF, items=("rum", "beacon"))
    table.strike(hooks.Steal())
    assert table.ask is Ask.PICK

    table.play(ANN, Choose(table.number, Text("beacon")))

    assert table.state.figures[BIFF].items == ("rum",)


def test_nothing_can_be_stolen_from_who_has_nothing() -> None:
    """TD-49."""
    assert "Fizzled" in told(Told().strike(hooks.Steal()))


def test_a_dead_monster_steals_nothing() -> None:
    """TD-96."""
    table = Told().put(BIFF, items=("rum",)).monster(LAB, dead=True)

    assert "Fizzled" in told(table.strike(hooks.Steal()))


def test_the_door_of_the_safe_room_fails_and_is_barred_again() -> None:
    """TD-35, TD-49."""
    table = Told()
    table.strike(hooks.BreakDoor())
    assert not table.state.sealed

    table.strike(hooks.Seal())

    assert table.state.sealed
    assert "Fizzled" in told(table.strike(hooks.Seal()))


def test_nobody_locks_the_monster_in_with_them() -> None:
    """TD-35."""
    table = Told(sealed=False).monster(LOUNGE)

    assert "Fizzled" in told(table.strike(hooks.Seal()))
    assert not table.state.sealed


def test_a_passage_is_shut_for_full_rounds() -> None:
    """TD-49: debris shuts a corridor."""
    table = Told()

    facts = table.strike(hooks.Block(rounds=2, passages=((LOUNGE, CORRIDOR),)))

    assert only(facts, PassageShut) == PassageShut((LOUNGE, CORRIDOR), 3)
    table.tell(TurnEnded(ANN, 3, last=True))
    assert table.state.blocks == ()


def test_what_is_shut_cannot_be_shut_again() -> None:
    """TD-49."""
    block = hooks.Block(rounds=2, passages=((LOUNGE, CORRIDOR),))
    table = Told(blocks=(Timed((LOUNGE, CORRIDOR), 3),))

    assert "Fizzled" in told(table.strike(block))


def test_somebody_sick_dies_after_two_rounds_without_help() -> None:
    """TD-49."""
    table = Told()
    table.strike(hooks.Sicken(cure="medicine"), ZED)
    assert table.state.figures[ZED].sick_until == 3
    table.change(round=3, active=ANN).tell(
        EventDrawn("2♦", None), Asked(Ask.EVENT, 9, (ANN,), None)
    )

    facts = table.play(ANN, MakeUpEvent(9, BIFF, Text("silence")))

    assert Lost(ZED, "Zed", Fate.DEAD, None) in facts


def test_somebody_sick_gets_well_where_the_cure_is() -> None:
    """TD-49: it is used up."""
    table = Told().put(BIFF, items=("medicine",)).put(ZED, sick_until=3, cure="medicine")
    table.play(BOB, Pass(1))

    facts = table.play(ANN, Prowl(table.number, Text(LAB)))

    assert Cured(ZED, "Zed") in facts
    assert table.state.figures[BIFF].items == ()


def test_an_extra_runs_for_it() -> None:
    """TD-49: from whoever controlled it, too."""
    table = Told().put(ZED, master=BOB)

    table.strike(hooks.Run(to="pod-bay"), ZED)

    assert (table.state.figures[ZED].room, table.state.figures[ZED].master) == ("pod-bay", None)


def test_somebody_flees_next_door() -> None:
    """TD-49."""
    table = Told().put(ZED, room=BRIDGE)
    table.strike(hooks.Flee(), ZED)

    table.play(ANN, Choose(table.number, Text(CORRIDOR)))

    assert table.state.figures[ZED].room == CORRIDOR


def test_something_is_found_once() -> None:
    """TD-49: rum, by the least clever."""
    table = Told()
    table.strike(hooks.Find(item="rum"))
    assert table.state.figures[BIFF].items == ("rum",)

    assert "Fizzled" in told(table.strike(hooks.Find(item="rum"), VALDA))


def test_the_monster_may_move_out_of_turn() -> None:
    """TD-98."""
    table = Told()
    table.strike(hooks.Lurk())
    assert table.ask is Ask.FLEE

    table.play(ANN, Flee(table.number, Text(CORRIDOR)))

    assert table.state.beast.room == CORRIDOR
    assert table.state.beast.came


def test_everything_may_be_harder_for_a_while() -> None:
    """TD-49: lights out means a card more for the GM."""
    table = Told()
    table.strike(hooks.Handicap(cards=1, rounds=1))
    assert table.state.handicaps == (Timed((LOUNGE,), 2, 1),)

    facts = table.attempt(BOB, "find-key")

    assert only(facts, Tried).cards == 3
    table.tell(TurnEnded(ANN, 2, last=True))
    assert table.state.handicaps == ()


def test_a_test_in_the_dark_is_harder_too() -> None:
    """TD-47, TD-49: the event's card, another one, and one more."""
    table = Told(handicaps=(Timed((LOUNGE,), 3, cards=1),))

    facts = table.strike(hooks.Test(attributes=(BRAVE,)))

    assert (only(facts, Tested).base, only(facts, Tested).cards) == ((CARD,), 2)


def test_what_was_achieved_may_be_spoilt() -> None:
    """TD-49."""
    table = Told(goals=frozenset({"reroute-power"}))

    table.strike(hooks.Spoil(goals=("reroute-power",)))

    assert table.state.goals == frozenset()
    assert "Fizzled" in told(table.strike(hooks.Spoil(goals=("reroute-power",))))


def test_a_countdown_begins_once_and_can_be_stopped() -> None:
    """TD-105."""
    table = Told()
    table.strike(hooks.Countdown(rounds=2))
    assert table.state.countdown == 3
    assert "Fizzled" in told(table.strike(hooks.Countdown(rounds=4)))

    table.strike(hooks.Disarm())

    assert table.state.countdown is None
    assert "Fizzled" in told(table.strike(hooks.Disarm()))


def test_everybody_may_learn_where_a_hidden_thing_is() -> None:
    """TD-132."""
    table = Told()

    facts = table.strike(hooks.Reveal(item="locker-key"))

    assert PlaceTold("locker-key", BRIDGE) in facts
    assert table.view(CLEO).hidden == {"locker-key": BRIDGE}
    assert "Fizzled" in told(table.strike(hooks.Reveal(item="locker-key")))


def test_what_follows_a_test_follows_its_result() -> None:
    """TD-47."""
    table = Told().draws("3♦ 2♦")
    hook = hooks.Test(attributes=(BRAVE,), won=(hooks.Draw(),), lost=(hooks.Lurk(),), hurts=False)
    table.strike(hook)

    facts = table.contest(BOB, "K♥")

    assert only(facts, Befell).do == "draw"


def test_a_harmless_test_does_no_damage() -> None:
    """TD-47."""
    table = Told().draws("K♦ 2♦")
    table.strike(hooks.Test(attributes=(BRAVE,), lost=(hooks.Lurk(),), hurts=False))

    facts = table.contest(BOB, "2♣")

    assert "DamageDrawn" not in told(facts)
    assert only(facts, Befell).do == "lurk"


@pytest.mark.parametrize(
    "hook", [hooks.Draw(), hooks.Sour(suit=Suit.CLUBS), hooks.Find(item="rum")]
)
def test_nothing_befalls_the_dead(hook: hooks.Hook) -> None:
    table = Told().tell(Lost(BIFF, "Biff", Fate.DEAD, BOB))

    assert "Fizzled" in told(table.strike(hook))
