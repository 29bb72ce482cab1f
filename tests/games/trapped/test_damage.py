"""What failing may cost: the damage card, and where it hurts."""

import pytest

from tests.games.trapped.ship import (
    ANN,
    BIFF,
    BOB,
    CHIP,
    CLEO,
    MINA,
    VALDA,
    Evening,
    on_the_bridge,
    only,
    refused,
    told,
)
from trapline.games.trapped.facts import AnyFact
from trapline.games.trapped.facts.conflict import DamageDrawn, Hurt, Resolved
from trapline.games.trapped.model.agenda import Ask
from trapline.games.trapped.model.cards import points
from trapline.games.trapped.model.kinds import Attribute, Fate, Fortune, Side, Through
from trapline.games.trapped.wishes.conflict import Harm, MayHarm
from trapline.games.trapped.wishes.trouble import MeetEnd
from trapline.kernel import PUBLIC, Text

CLEVER, FAST, BRAVE = Attribute.CLEVER, Attribute.FAST, Attribute.BRAVE


def losing(table: Evening, damage: str) -> list[AnyFact]:
    """Bob has 15 points, the obstacle 20."""
    table.put(BIFF, attributes={**table.state.figures[BIFF].attributes, CLEVER: "5"})
    table.hand(BOB, "10♦ 2♣").draws(f"9♣ A♠ {damage}")
    table.attempt(BOB, "diagnose-computer")
    return table.contest(BOB, "10♦")


def test_a_damage_card_that_reaches_the_obstacle_saves() -> None:
    """TD-70: the book's 15 against 20, and a 5."""
    table = on_the_bridge()

    facts = losing(table, "5♥")

    assert only(facts, DamageDrawn) == DamageDrawn(
        1, BIFF, "Biff", "5♥", saves=True, deadly=False, total=20
    )
    assert "Hurt" not in told(facts)
    assert table.ask is Ask.PROWL


def test_a_damage_card_that_does_not_hurts() -> None:
    """TD-70, TD-71: the book's 15 against 20, and a 4. The Extra loved Biff with a 10."""
    table = on_the_bridge().put(CHIP, feelings={BIFF: "10♥", CHIP: "2♦"})
    losing(table, "4♣")
    assert table.ask is Ask.HURT

    facts = table.play(ANN, Harm(table.number, Text(f"{CHIP}>{BIFF}")))

    assert only(facts, Hurt) == Hurt(1, f"{CHIP}>{BIFF}", "Chip", "10♥", "4♣")
    assert table.state.figures[CHIP].feelings[BIFF] == "4♣"


def test_screens_are_told_what_a_damage_card_does() -> None:
    """TD-70, TD-71, TD-72: the clients reckon nothing."""
    for damage, fortune in (
        ("5♥", Fortune.SAVED),
        ("J♥", Fortune.SAVED),
        ("4♣", Fortune.SCARRED),
    ):
        table = on_the_bridge()
        losing(table, damage)

        clash = table.view(PUBLIC).conflict or table.view(PUBLIC).last

        assert (clash.damage, clash.fortune) == (damage, fortune)
        assert clash.damage_total == 15 + points(damage)
    table = on_the_bridge().hand(BOB, "2♦").draws("K♣ A♠ J♥")
    table.attempt(BOB, "diagnose-computer")
    table.contest(BOB, "2♦")
    assert table.view(PUBLIC).last.fortune is Fortune.DOOMED


def test_damage_to_an_attribute_keeps_the_value_only() -> None:
    """TD-71, TD-73: and the card is discarded."""
    table = on_the_bridge()
    losing(table, "4♣")

    table.play(ANN, Harm(table.number, Text(f"{BIFF}.brave")))

    assert table.state.figures[BIFF].attributes[BRAVE] == "4"
    assert "4♣" in table.state.discards


def test_what_counted_in_a_bid_can_be_read_after_damage_has_changed_it() -> None:
    """TD-71: Biff's Clever was 5."""
    table = on_the_bridge()
    losing(table, "4♣")

    table.play(ANN, Harm(table.number, Text(f"{BIFF}.clever")))

    assert table.view(PUBLIC).sheets[BIFF].attributes[CLEVER] == "4"
    assert [bid.score for bid in table.view(PUBLIC).last.bids] == ["5"]


def test_damage_may_also_raise_a_score() -> None:
    """TD-71."""
    table = on_the_bridge()
    losing(table, "4♣")

    table.play(ANN, Harm(table.number, Text(f"{BIFF}.sexy")))

    assert table.state.figures[BIFF].attributes[Attribute.SEXY] == "4"


@pytest.mark.parametrize(
    "spot", [f"{BIFF}>{BIFF}", f"{BIFF}.lucky", f"{VALDA}.brave", f"{MINA}.brave"]
)
def test_damage_never_hits_the_self_a_used_lucky_or_others(spot: str) -> None:
    """TD-71, TD-21."""
    table = on_the_bridge().put(BIFF, lucky_used=True)
    losing(table, "4♣")

    assert refused(table, ANN, Harm(table.number, Text(spot))).facts["rule"] == "TD-71"


def test_a_lucky_that_is_left_can_be_hurt_but_no_feeling_for_the_dead() -> None:
    """TD-71, TD-21."""
    table = on_the_bridge().put(VALDA, fate=Fate.DEAD)
    losing(table, "4♣")

    [harm] = [one for one in table.view(ANN).may if isinstance(one, MayHarm)]

    assert f"{BIFF}.lucky" in harm.spots
    assert f"{BIFF}>{VALDA}" not in harm.spots


@pytest.mark.parametrize(("brave", "worst"), [("A", f"{BIFF}.brave"), ("2", "")])
def test_the_gm_is_told_where_damage_costs_most(brave: str, worst: str) -> None:
    """TD-71, TD-129: nowhere, if all is worth less than the card."""
    table = on_the_bridge()
    low = dict.fromkeys(Attribute, "3")
    losing(table, "4♣")

    table.put(BIFF, attributes={**low, BRAVE: brave}, feelings={BIFF: "7♥", VALDA: "2♥"})

    [harm] = [one for one in table.view(ANN).may if isinstance(one, MayHarm)]
    assert harm.worst == worst


def test_a_court_card_as_damage_is_the_end() -> None:
    """TD-72: dead or mad, as the player says."""
    table = on_the_bridge().put(BIFF, attributes={**Evening().state.figures[BIFF].attributes})
    table.hand(BOB, "2♦ 2♣").draws("K♣ A♠ J♥")
    table.attempt(BOB, "diagnose-computer")
    facts = table.contest(BOB, "2♦")
    assert only(facts, DamageDrawn).deadly
    assert table.ask is Ask.DOOM

    table.play(BOB, MeetEnd(table.number, insane=True, words=Text("It speaks to me.")))

    assert table.state.figures[BIFF].fate is Fate.INSANE


@pytest.mark.parametrize("card", ["10♠", "J♥", "Q♥", "K♥", "A♥"])
def test_only_court_cards_and_aces_kill(card: str) -> None:
    """TD-72."""
    table = on_the_bridge().hand(BOB, "2♦ 2♣").draws(f"K♣ A♠ {card}")
    table.attempt(BOB, "diagnose-computer")

    facts = table.contest(BOB, "2♦", (CLEO, "Q♣", Side.HINDER, Through.COMPLICATION, FAST))

    assert only(facts, DamageDrawn).card == card
    assert only(facts, DamageDrawn).deadly == (card != "10♠")
    assert table.ask is (Ask.HURT if card == "10♠" else Ask.DOOM)


def test_a_court_card_that_saves_is_no_damage() -> None:
    """TD-72."""
    table = on_the_bridge()

    facts = losing(table, "J♥")

    assert only(facts, DamageDrawn).saves
    assert table.state.figures[BIFF].fate is Fate.ALIVE


def test_after_a_lost_tie_any_damage_card_saves() -> None:
    """TD-70."""
    table = on_the_bridge().hand(BOB, "8♦ 2♣").draws("10♣ 3♠ 2♥")
    table.attempt(BOB, "diagnose-computer")

    facts = table.contest(BOB, "8♦")

    assert not only(facts, Resolved).won
    assert only(facts, DamageDrawn).saves


def test_hinderers_are_part_of_what_must_be_reached() -> None:
    """TD-70."""
    table = on_the_bridge().hand(BOB, "10♦ 2♣").draws("9♣ A♠ 5♥")
    table.attempt(BOB, "diagnose-computer")

    facts = table.contest(BOB, "10♦", (CLEO, "3♣", Side.HINDER, Through.COMPLICATION, FAST))

    assert not only(facts, DamageDrawn).saves


def test_the_house_hurts_where_the_drop_is_biggest() -> None:
    """TD-129."""
    table = on_the_bridge().put(BIFF, lucky_used=True)
    losing(table, "4♣")

    facts = table.wait()

    assert only(facts, Hurt).spot == f"{BIFF}.dangerous"


def test_where_nothing_drops_an_extras_feeling_is_hurt() -> None:
    """TD-129."""
    low = dict.fromkeys(Attribute, "2")
    table = on_the_bridge().put(BIFF, feelings={BIFF: "9♥", VALDA: "3♦"})
    losing(table, "4♣")
    table.put(BIFF, attributes=low)

    facts = table.wait()

    assert only(facts, Hurt).spot.endswith(f">{BIFF}")
