"""The safe room: who opens it, who shuts it again, and what stands in its duct."""

from tests.games.trapped.happenings import Told
from tests.games.trapped.ship import (
    ANN,
    BIFF,
    BOB,
    CORRIDOR,
    LAB,
    LOUNGE,
    ZED,
    Evening,
    only,
    refused,
    told,
)
from trapline.games.trapped.content import hooks
from trapline.games.trapped.facts.deeds import DoorOpened, DoorSealed
from trapline.games.trapped.facts.trouble import MonsterMoved
from trapline.games.trapped.model.kinds import Attribute, Stage, Through
from trapline.games.trapped.model.reasons import Reason
from trapline.games.trapped.wishes.talk import Lead
from trapline.games.trapped.wishes.trouble import MayProwl, Prowl
from trapline.games.trapped.wishes.turn import Attempt, Explore, MayAttempt, MayExplore, Pass
from trapline.kernel import PUBLIC, Text

DANGEROUS = Attribute.DANGEROUS
DUCTS = "air-ducts"
BAR, CLEAR = "bar-door", "clear-duct"


def barring(through: Through = Through.CHARACTER) -> Attempt:
    return Attempt(1, Text(BAR), DANGEROUS, through, Text(""))


def goals_of(table: Evening) -> set[str]:
    offers = [one for one in table.view(BOB).may if isinstance(one, MayAttempt)]
    return {goal for offer in offers for goal in offer.goals}


def test_who_walks_out_opens_the_door() -> None:
    """TD-35."""
    table = Evening().draws("9♣")

    facts = table.play(BOB, Explore(1, Text(CORRIDOR), along=False, words=Text("")))

    assert only(facts, DoorOpened).room == LOUNGE
    assert not table.state.sealed


def test_a_door_that_is_shut_need_not_be_barred() -> None:
    """TD-35, TD-66."""
    table = Evening()

    assert BAR not in goals_of(table)
    assert refused(table, BOB, barring()).reason == Reason.NOT_OFFERED


def test_barring_the_door_works_as_often_as_it_is_open() -> None:
    """TD-35: it was barred once, and somebody has walked out since."""
    table = Evening(sealed=False, goals=frozenset({BAR})).draws("2♦ 3♦")
    assert BAR in goals_of(table)

    table.play(BOB, barring())
    facts = table.contest(BOB, "K♥")

    assert only(facts, DoorSealed).room == LOUNGE
    assert table.state.sealed
    assert BAR not in goals_of(table)


def test_nobody_bars_the_door_with_the_monster_inside() -> None:
    """TD-35."""
    table = Evening(sealed=False).monster(LOUNGE)

    assert BAR not in goals_of(table)
    assert refused(table, BOB, barring()).reason == Reason.NOT_OFFERED


def test_what_shuts_the_room_counts_as_done_as_long_as_it_is_shut() -> None:
    """TD-35: the lists of goals say so, from the start."""
    table = Told()
    assert BAR in table.view(PUBLIC).goals

    table.strike(hooks.BreakDoor())
    assert BAR not in table.view(PUBLIC).goals

    table.strike(hooks.Seal())
    assert BAR in table.view(PUBLIC).goals


def test_what_was_barred_must_be_barred_again_once_it_is_open() -> None:
    """TD-35: and whoever broke it need not say so."""
    table = Told(goals=frozenset({BAR}))

    facts = table.strike(hooks.BreakDoor())

    assert told(facts)[1:] == ["Befell", "DoorOpened", "GoalSpoilt", "Asked"]
    assert told(table.strike(hooks.Spoil(goals=(BAR,))))[1] == "Befell"


def test_the_gm_leads_no_extra_out_of_a_sealed_room_nor_into_it() -> None:
    """TD-35, TD-89: who is nobody's opens no door."""
    table = Evening()
    assert "Lead" not in table.may(ANN)
    assert refused(table, ANN, Lead(ZED, Text(CORRIDOR))).facts["rule"] == "TD-89"

    table.put(ZED, room=CORRIDOR)

    assert refused(table, ANN, Lead(ZED, Text(LOUNGE))).facts["rule"] == "TD-89"
    table.change(sealed=False).play(ANN, Lead(ZED, Text(LOUNGE)))
    assert table.state.figures[ZED].room == LOUNGE


def test_an_extra_who_runs_from_the_monster_does_not_get_in() -> None:
    """TD-35, TD-131."""
    table = Evening().put(ZED, room=CORRIDOR).monster(LAB).draws("9♦ 2♣ 3♣ 2♠")
    table.play(BOB, Pass(1))

    table.play(ANN, Prowl(table.number, Text(CORRIDOR), ZED))

    assert table.state.sealed
    assert table.state.figures[ZED].room not in (CORRIDOR, LOUNGE)


def test_nobody_gets_through_the_duct_before_it_is_cleared() -> None:
    """TD-35: out of the lounge, or into it."""
    table = Evening(sealed=False)
    [walk] = [one for one in table.view(BOB).may if isinstance(one, MayExplore)]
    assert walk.rooms == (CORRIDOR,)
    assert (LOUNGE, DUCTS) in table.view(PUBLIC).locked
    assert {one.name: one.lacks for one in table.view(BOB).closed}[DUCTS] == (CLEAR,)

    table.put(BIFF, room=DUCTS)

    [walk] = [one for one in table.view(BOB).may if isinstance(one, MayExplore)]
    assert LOUNGE not in walk.rooms


def test_nor_does_the_monster_though_the_door_is_open() -> None:
    """TD-35, TD-98."""
    table = Evening(sealed=False).monster(DUCTS)
    table.play(BOB, Pass(1))
    [prowl] = [one for one in table.view(ANN).may if isinstance(one, MayProwl)]
    assert LOUNGE not in prowl.rooms

    table.change(goals=table.state.goals | {CLEAR})

    [prowl] = [one for one in table.view(ANN).may if isinstance(one, MayProwl)]
    assert LOUNGE in prowl.rooms


def test_it_bursts_in_by_no_duct_that_is_blocked() -> None:
    """TD-35, TD-98: it comes closer by the corridor, and is heard."""
    table = Told(sealed=False, stage=Stage.AFTER).monster(DUCTS)

    facts = table.strike(hooks.Attack())

    assert only(facts, MonsterMoved).room == CORRIDOR
    assert "MonsterHeard" in told(facts)


def test_who_clears_the_duct_lays_the_lounge_open() -> None:
    """TD-35."""
    table = Evening().draws("2♦ 3♦")
    table.attempt(BOB, CLEAR, DANGEROUS)

    facts = table.contest(BOB, "K♥")

    assert "DoorOpened" in told(facts)
    assert not table.state.sealed
    assert (LOUNGE, DUCTS) not in table.view(PUBLIC).locked


def test_who_bars_the_lounge_again_blocks_its_duct_as_well() -> None:
    """TD-35: with the same sofas."""
    table = Evening(sealed=False, goals=frozenset({CLEAR})).draws("2♦ 3♦")

    table.play(BOB, barring())
    table.contest(BOB, "K♥")

    assert CLEAR not in table.state.goals
    assert (LOUNGE, DUCTS) in table.view(PUBLIC).locked
