"""Goals: what they need, what they bring, and what failing may cost."""

import pytest

from tests.games.trapped.ship import (
    ANN,
    BIFF,
    BOB,
    BRIDGE,
    CHIP,
    CLEO,
    LOUNGE,
    MINA,
    VALDA,
    Evening,
    only,
    refused,
    told,
)
from trapline.games.trapped import facts as f
from trapline.games.trapped import wishes as w
from trapline.games.trapped.model import Ask, Attribute, Fate, Reason, Side, Through
from trapline.kernel import Text

CLEVER, FAST, BRAVE = Attribute.CLEVER, Attribute.FAST, Attribute.BRAVE


def on_the_bridge() -> Evening:
    return Evening().put(BIFF, room=BRIDGE)


def losing(table: Evening, damage: str) -> list[f.AnyFact]:
    """Bob has 15 points, the obstacle 20."""
    table.put(BIFF, attributes={**table.state.figures[BIFF].attributes, CLEVER: "5"})
    table.hand(BOB, "10♦ 2♣").draws(f"9♣ A♠ {damage}")
    table.attempt(BOB, "diagnose-computer")
    return table.contest(BOB, "10♦")


def test_a_goal_is_achieved_by_the_higher_total() -> None:
    """TD-68, TD-69: attribute and card against two cards."""
    table = on_the_bridge().draws("2♦ 9♣")
    table.attempt(BOB, "diagnose-computer")

    facts = table.contest(BOB, "K♥")

    assert only(facts, f.Resolved).active_total == 15
    assert only(facts, f.Resolved).opposing_total == 11
    assert only(facts, f.Achieved).goal == "diagnose-computer"
    assert "diagnose-computer" in table.state.goals


def test_a_goal_needs_a_place() -> None:
    """TD-66."""
    table = Evening()
    wish = w.Attempt(1, Text("diagnose-computer"), CLEVER, Through.CHARACTER, Text(""))

    refusal = refused(table, BOB, wish)

    assert refusal.reason == Reason.NOT_HERE
    assert refusal.facts["room"] == BRIDGE


def test_a_goal_needs_what_comes_before_it() -> None:
    """TD-66, TD-119."""
    table = on_the_bridge()
    wish = w.Attempt(1, Text("find-position"), CLEVER, Through.CHARACTER, Text(""))

    refusal = refused(table, BOB, wish)

    assert refusal.reason == Reason.LACKS
    assert refusal.facts["lacks"] == ("reroute-power",)


def test_a_goal_allows_certain_attributes() -> None:
    """TD-67, TD-129."""
    table = on_the_bridge()
    wish = w.Attempt(1, Text("diagnose-computer"), FAST, Through.CHARACTER, Text(""))

    assert refused(table, BOB, wish).facts["rule"] == "TD-67"


def test_a_goal_is_achieved_once() -> None:
    """TD-66."""
    table = on_the_bridge().change(goals=frozenset({"diagnose-computer"}))
    wish = w.Attempt(1, Text("diagnose-computer"), CLEVER, Through.CHARACTER, Text(""))

    assert refused(table, BOB, wish).reason == Reason.NOT_OFFERED


def test_one_goal_in_a_turn() -> None:
    """TD-66."""
    table = on_the_bridge().draws("2♦ 9♣")
    table.attempt(BOB, "diagnose-computer")
    table.contest(BOB, "K♥")

    assert table.ask is Ask.PROWL
    assert "Attempt" not in table.may(BOB)


def test_a_screen_is_told_what_is_lacking() -> None:
    """TD-66: goals, ways out and doors, each with the reason."""
    table = Evening()

    lacks = {one.name: (one.room, one.lacks) for one in table.view(BOB).closed}

    assert lacks["find-position"] == (BRIDGE, ("reroute-power",))
    assert lacks["launch-pod"] == ("pod-bay", ("unjam-pod",))
    assert "find-key" not in lacks


def test_some_goals_are_for_each_and_others_for_all() -> None:
    """TD-117, TD-127."""
    table = Evening().draws("2♦ 3♦")
    table.attempt(BOB, "reach-bridge", BRAVE)

    table.contest(BOB, "K♥")

    assert "reach-bridge" in table.state.figures[BIFF].goals
    assert "reach-bridge" not in table.state.goals
    assert "reach-bridge" not in table.state.figures[VALDA].goals


def test_getting_there_may_be_tried_from_any_distance() -> None:
    """TD-91: win, and you are there, with what one gets there."""
    table = Evening().draws("2♦ 3♦")
    table.attempt(BOB, "reach-airlock", BRAVE)

    table.contest(BOB, "K♥")

    assert table.state.figures[BIFF].room == "airlock"
    assert table.state.figures[BIFF].items == ("space-suit",)


def test_outside_one_needs_a_suit() -> None:
    """TD-117, TD-123."""
    table = Evening().put(BIFF, room="airlock")
    assert "outer-hull" not in [
        room for one in table.view(BOB).may if isinstance(one, w.MayExplore) for room in one.rooms
    ]

    table.put(BIFF, items=("space-suit",))

    [walk] = [one for one in table.view(BOB).may if isinstance(one, w.MayExplore)]
    assert "outer-hull" in walk.rooms


def test_one_goal_may_undo_another() -> None:
    """TD-118: a pod without its beacon takes nobody anywhere."""
    table = Evening().put(BIFF, room="pod-bay").draws("2♦ 3♦")
    table.attempt(BOB, "remove-beacon")

    table.contest(BOB, "K♥")

    assert table.state.figures[BIFF].items == ("beacon",)
    assert "fit-beacon" not in table.state.goals
    assert "remove-beacon" in table.state.goals


def test_a_goal_may_be_achieved_through_an_extra() -> None:
    """TD-54, TD-85: with the Extra's scores, where the Extra is."""
    table = Evening().put(MINA, master=BOB, room=BRIDGE).draws("J♦ 9♣")
    table.attempt(BOB, "diagnose-computer", through=Through.EXTRA)

    facts = table.contest(BOB, "K♥", through=Through.EXTRA)

    assert only(facts, f.Resolved).active == ("K♥", "Q")
    assert only(facts, f.Achieved).figure == MINA


def test_a_damage_card_that_reaches_the_obstacle_saves() -> None:
    """TD-70: the book's 15 against 20, and a 5."""
    table = on_the_bridge()

    facts = losing(table, "5♥")

    assert only(facts, f.DamageDrawn) == f.DamageDrawn(
        1, BIFF, "Biff", "5♥", saves=True, deadly=False
    )
    assert "Hurt" not in told(facts)
    assert table.ask is Ask.PROWL


def test_a_damage_card_that_does_not_hurts() -> None:
    """TD-70, TD-71: the book's 15 against 20, and a 4. The Extra loved Biff with a 10."""
    table = on_the_bridge().put(CHIP, feelings={BIFF: "10♥", CHIP: "2♦"})
    losing(table, "4♣")
    assert table.ask is Ask.HURT

    facts = table.play(ANN, w.Harm(table.number, Text(f"{CHIP}>{BIFF}")))

    assert only(facts, f.Hurt) == f.Hurt(1, f"{CHIP}>{BIFF}", "Chip", "10♥", "4♣")
    assert table.state.figures[CHIP].feelings[BIFF] == "4♣"


def test_damage_to_an_attribute_keeps_the_value_only() -> None:
    """TD-71, TD-73: and the card is discarded."""
    table = on_the_bridge()
    losing(table, "4♣")

    table.play(ANN, w.Harm(table.number, Text(f"{BIFF}.brave")))

    assert table.state.figures[BIFF].attributes[BRAVE] == "4"
    assert "4♣" in table.state.discards


def test_damage_may_also_raise_a_score() -> None:
    """TD-71."""
    table = on_the_bridge()
    losing(table, "4♣")

    table.play(ANN, w.Harm(table.number, Text(f"{BIFF}.sexy")))

    assert table.state.figures[BIFF].attributes[Attribute.SEXY] == "4"


@pytest.mark.parametrize(
    "spot", [f"{BIFF}>{BIFF}", f"{BIFF}.lucky", f"{VALDA}.brave", f"{MINA}.brave"]
)
def test_damage_never_hits_the_self_a_used_lucky_or_others(spot: str) -> None:
    """TD-71, TD-21."""
    table = on_the_bridge().put(BIFF, lucky_used=True)
    losing(table, "4♣")

    assert refused(table, ANN, w.Harm(table.number, Text(spot))).facts["rule"] == "TD-71"


def test_a_court_card_as_damage_is_the_end() -> None:
    """TD-72: dead or mad, as the player says."""
    table = on_the_bridge().put(BIFF, attributes={**Evening().state.figures[BIFF].attributes})
    table.hand(BOB, "2♦ 2♣").draws("K♣ A♠ J♥")
    table.attempt(BOB, "diagnose-computer")
    facts = table.contest(BOB, "2♦")
    assert only(facts, f.DamageDrawn).deadly
    assert table.ask is Ask.DOOM

    table.play(BOB, w.MeetEnd(table.number, insane=True, words=Text("It speaks to me.")))

    assert table.state.figures[BIFF].fate is Fate.INSANE


def test_a_court_card_that_saves_is_no_damage() -> None:
    """TD-72."""
    table = on_the_bridge()

    facts = losing(table, "J♥")

    assert only(facts, f.DamageDrawn).saves
    assert table.state.figures[BIFF].fate is Fate.ALIVE


def test_after_a_lost_tie_any_damage_card_saves() -> None:
    """TD-70."""
    table = on_the_bridge().hand(BOB, "8♦ 2♣").draws("10♣ 3♠ 2♥")
    table.attempt(BOB, "diagnose-computer")

    facts = table.contest(BOB, "8♦")

    assert not only(facts, f.Resolved).won
    assert only(facts, f.DamageDrawn).saves


def test_hinderers_are_part_of_what_must_be_reached() -> None:
    """TD-70."""
    table = on_the_bridge().hand(BOB, "10♦ 2♣").draws("9♣ A♠ 5♥")
    table.attempt(BOB, "diagnose-computer")

    facts = table.contest(BOB, "10♦", (CLEO, "3♣", Side.HINDER, Through.COMPLICATION, FAST))

    assert not only(facts, f.DamageDrawn).saves


def test_the_house_hurts_where_the_drop_is_biggest() -> None:
    """TD-129."""
    table = on_the_bridge().put(BIFF, lucky_used=True)
    losing(table, "4♣")

    facts = table.wait()

    assert only(facts, f.Hurt).spot == f"{BIFF}.dangerous"


def test_where_nothing_drops_an_extras_feeling_is_hurt() -> None:
    """TD-129."""
    low = dict.fromkeys(Attribute, "2")
    table = on_the_bridge().put(BIFF, feelings={BIFF: "9♥", VALDA: "3♦"})
    losing(table, "4♣")
    table.put(BIFF, attributes=low)

    facts = table.wait()

    assert only(facts, f.Hurt).spot.endswith(f">{BIFF}")


def test_searching_the_wrong_room_says_so() -> None:
    """TD-132."""
    table = Evening().draws("2♦ 3♦")
    table.attempt(BOB, "find-key")

    facts = table.contest(BOB, "K♥")

    assert only(facts, f.NotFound) == f.NotFound("locker-key", LOUNGE)
    assert table.state.searched == {"locker-key": (LOUNGE,)}
    assert "find-key" not in table.state.goals


def test_searching_the_right_room_finds_it() -> None:
    """TD-120, TD-132."""
    table = on_the_bridge().draws("2♦ 3♦")
    table.attempt(BOB, "find-key")

    table.contest(BOB, "K♥")

    assert table.state.figures[BIFF].items == ("locker-key",)
    assert table.state.hidden == {}


def test_the_key_opens_the_locker() -> None:
    """TD-120."""
    table = Evening().put(BIFF, room="weapons-locker").draws("2♦ 3♦")
    assert "open-locker" in {one.name for one in table.view(BOB).closed}
    table.put(BIFF, items=("locker-key",))
    table.attempt(BOB, "open-locker")

    table.contest(BOB, "K♥")

    assert "flamethrower" in table.state.figures[BIFF].items


def test_a_goal_may_use_things_up() -> None:
    """TD-127."""
    table = Evening().put(BIFF, items=("rum",)).draws("2♦ 3♦")
    table.attempt(BOB, "mix-firebomb")

    table.contest(BOB, "K♥")

    assert table.state.figures[BIFF].items == ("firebomb",)
