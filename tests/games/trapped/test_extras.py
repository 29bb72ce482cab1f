"""Extras who obey, or do not."""

import pytest

from tests.games.trapped.ship import (
    ANN,
    BIFF,
    BOB,
    BRIDGE,
    CHIP,
    CLEO,
    CORRIDOR,
    DAN,
    LOUNGE,
    MINA,
    ZED,
    Evening,
    only,
    refused,
    told,
)
from trapline.games.trapped.facts.conflict import Resolved
from trapline.games.trapped.facts.deeds import Controlled
from trapline.games.trapped.facts.turns import TurnBegan
from trapline.games.trapped.model.agenda import Ask
from trapline.games.trapped.model.kinds import Attribute, Side, Through
from trapline.games.trapped.model.reasons import Reason
from trapline.games.trapped.wishes.talk import Lead, Release
from trapline.games.trapped.wishes.turn import Control
from trapline.kernel import Text

SEXY, DANGEROUS, FAST = Attribute.SEXY, Attribute.DANGEROUS, Attribute.FAST


def commanding() -> Evening:
    """Bob tries to make an Extra obey."""
    table = Evening()
    table.play(BOB, Control(1, ZED, DANGEROUS, Text("Open that door!")))
    return table


def test_an_extra_resists_with_a_card_and_its_feeling() -> None:
    """TD-81, TD-83: Zed's 6 of hearts for Biff stands against him."""
    table = commanding().draws("3♦")

    facts = table.contest(BOB, "K♥")

    assert only(facts, Resolved).active == ("K♥", "10")
    assert only(facts, Resolved).opposing == ("6♥", "3♦")


def test_an_extra_who_loves_you_much_resists_most() -> None:
    """TD-137."""
    table = Evening().put(ZED, feelings={BIFF: "A♥", ZED: "2♦"}).draws("K♦")
    table.play(BOB, Control(1, ZED, SEXY, Text("")))

    facts = table.contest(BOB, "9♥")

    assert not only(facts, Resolved).won


def test_who_wins_has_an_extra_who_obeys() -> None:
    """TD-85."""
    table = commanding().draws("3♦")

    facts = table.contest(BOB, "K♥")

    assert only(facts, Controlled) == Controlled(BOB, ZED, "Zed")
    assert table.state.figures[ZED].master == BOB
    assert "Release" in table.may(BOB)


def test_the_deed_may_be_one_room() -> None:
    """TD-85."""
    table = Evening().draws("3♦")
    table.play(BOB, Control(1, ZED, DANGEROUS, Text("Go!"), Text(CORRIDOR)))

    table.contest(BOB, "K♥")

    assert table.state.figures[ZED].room == CORRIDOR
    assert table.state.figures[BIFF].room == LOUNGE


def test_the_deed_is_no_more_than_one_room() -> None:
    """TD-85."""
    wish = Control(1, ZED, DANGEROUS, Text("Go!"), Text(BRIDGE))

    assert refused(Evening(), BOB, wish).facts["rule"] == "TD-85"


def test_to_fail_does_no_damage() -> None:
    """TD-84, TD-90: a tie is broken as always, and here it is lost."""
    table = Evening().hand(BOB, "2♥").put(ZED, feelings={BIFF: "K♥", ZED: "2♦"}).draws("2♦")
    table.play(BOB, Control(1, ZED, DANGEROUS, Text("")))

    facts = table.contest(BOB, "2♥")

    assert only(facts, Resolved).active_total == only(facts, Resolved).opposing_total
    assert not only(facts, Resolved).won
    assert "DamageDrawn" not in told(facts)


def test_others_help_hinder_or_complicate_as_usual() -> None:
    """TD-82."""
    table = commanding().draws("3♦")

    facts = table.contest(
        BOB,
        "K♥",
        (CLEO, "8♦", Side.HELP, Through.CHARACTER, FAST),
        (DAN, "A♣", Side.HINDER, Through.COMPLICATION, FAST),
    )

    assert only(facts, Resolved).active == ("K♥", "10", "8♦", "5")
    assert only(facts, Resolved).opposing == ("A♣", "6♥", "3♦")


def test_only_one_extra_at_a_time_obeys() -> None:
    """TD-86."""
    table = commanding().put(MINA, master=BOB).draws("3♦")

    table.contest(BOB, "K♥")

    assert table.state.figures[MINA].master is None
    assert table.state.figures[ZED].master == BOB


def test_who_obeys_somebody_clings_to_nobody() -> None:
    """TD-85: its reactions are another's to decide."""
    table = commanding().put(ZED, clings_to=2).draws("3♦")

    table.contest(BOB, "K♥")

    assert table.state.figures[ZED].clings_to is None


def test_an_extra_can_be_taken_over() -> None:
    """TD-87."""
    table = Evening().put(ZED, master=DAN).draws("3♦")
    table.play(BOB, Control(1, ZED, DANGEROUS, Text("")))

    table.contest(BOB, "K♥")

    assert table.state.figures[ZED].master == BOB


def test_who_obeys_already_need_not_be_won_over() -> None:
    """TD-85."""
    table = Evening().put(ZED, master=BOB)

    assert refused(table, BOB, Control(1, ZED, SEXY, Text(""))).facts["rule"] == "TD-88"


def test_one_must_be_heard() -> None:
    """TD-88, TD-93."""
    table = Evening().put(ZED, room=BRIDGE)

    assert refused(table, BOB, Control(1, ZED, SEXY, Text(""))).facts["rule"] == "TD-88"


def test_characters_cannot_be_controlled() -> None:
    """TD-15, TD-88."""
    assert refused(Evening(), BOB, Control(1, 1, SEXY, Text(""))).facts["rule"] == "TD-88"


def test_letting_go_costs_nothing_at_any_time() -> None:
    """TD-85: in others' turns too."""
    table = Evening().put(CHIP, master=DAN)

    table.play(DAN, Release(CHIP))

    assert table.state.figures[CHIP].master is None
    assert table.ask is Ask.ACT


def test_nobody_lets_others_extras_go() -> None:
    """TD-85."""
    table = Evening().put(CHIP, master=DAN)

    assert refused(table, BOB, Release(CHIP)).reason == Reason.NOT_YOURS


def test_the_gm_may_move_extras_that_are_nobodys() -> None:
    """TD-89: one room in a turn."""
    table = Evening(sealed=False)

    table.play(ANN, Lead(ZED, Text(CORRIDOR)))

    assert table.state.figures[ZED].room == CORRIDOR
    assert refused(table, ANN, Lead(ZED, Text(BRIDGE))).facts["rule"] == "TD-89"
    table.tell(TurnBegan(2, CLEO, 1))
    table.play(ANN, Lead(ZED, Text(BRIDGE)))
    assert table.state.figures[ZED].room == BRIDGE


@pytest.mark.parametrize("figure", [BIFF, MINA])
def test_the_gm_moves_neither_characters_nor_extras_who_obey(figure: int) -> None:
    """TD-89."""
    table = Evening().put(MINA, master=CLEO)

    assert refused(table, ANN, Lead(figure, Text(CORRIDOR))).facts["rule"] == "TD-89"


def test_only_the_gm_moves_extras_so() -> None:
    """TD-3, TD-89."""
    assert refused(Evening(), BOB, Lead(ZED, Text(CORRIDOR))).reason == Reason.GM_ONLY


def test_extras_achieve_no_goals_of_their_own() -> None:
    """TD-89: arriving brings them nothing but the place."""
    table = Evening().put(ZED, room=CORRIDOR)

    facts = table.play(ANN, Lead(ZED, Text(BRIDGE)))

    assert table.state.figures[ZED].goals == frozenset()
    assert "ItemGained" not in told(facts)
