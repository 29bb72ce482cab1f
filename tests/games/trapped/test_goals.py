"""Goals: what they need, and what they bring."""

from tests.games.trapped.ship import (
    ANN,
    BIFF,
    BOB,
    BRIDGE,
    LOUNGE,
    MINA,
    VALDA,
    Evening,
    on_the_bridge,
    only,
    refused,
)
from trapline.games.trapped.facts.conflict import Resolved, Ruled
from trapline.games.trapped.facts.deeds import Achieved, NotFound
from trapline.games.trapped.model.agenda import Ask
from trapline.games.trapped.model.cards import Edge, Tie
from trapline.games.trapped.model.kinds import Attribute, Through
from trapline.games.trapped.model.reasons import Reason
from trapline.games.trapped.wishes.conflict import Confirm
from trapline.games.trapped.wishes.turn import Attempt, MayAttempt, MayExplore
from trapline.kernel import PUBLIC, Text

CLEVER, FAST, BRAVE = Attribute.CLEVER, Attribute.FAST, Attribute.BRAVE


def test_a_goal_is_achieved_by_the_higher_total() -> None:
    """TD-68, TD-69: attribute and card against two cards."""
    table = on_the_bridge().draws("2♦ 9♣")
    table.attempt(BOB, "diagnose-computer")

    facts = table.contest(BOB, "K♥")

    assert only(facts, Resolved).active_total == 15
    assert only(facts, Resolved).opposing_total == 11
    assert only(facts, Achieved).goal == "diagnose-computer"
    assert "diagnose-computer" in table.state.goals


def test_screens_are_told_how_a_tie_was_broken() -> None:
    """TD-6: Biff's Clever of 5 and the king against a ten and a five."""
    table = on_the_bridge().draws("10♣ 5♥ 2♣")
    table.attempt(BOB, "diagnose-computer")

    facts = table.contest(BOB, "K♥")

    tie = Tie(Edge.RANK, "K♥", "10♣")
    assert only(facts, Resolved).tie == tie
    assert table.view(PUBLIC).last.tie == tie


def test_a_goal_needs_a_place() -> None:
    """TD-66."""
    table = Evening()
    wish = Attempt(1, Text("diagnose-computer"), CLEVER, Through.CHARACTER, Text(""))

    refusal = refused(table, BOB, wish)

    assert refusal.reason == Reason.NOT_HERE
    assert refusal.facts["room"] == BRIDGE


def test_a_goal_needs_what_comes_before_it() -> None:
    """TD-66, TD-119."""
    table = on_the_bridge()
    wish = Attempt(1, Text("find-position"), CLEVER, Through.CHARACTER, Text(""))

    refusal = refused(table, BOB, wish)

    assert refusal.reason == Reason.LACKS
    assert refusal.facts["lacks"] == ("reroute-power",)


def test_any_attribute_may_be_proposed_and_the_gm_says_yes_or_no() -> None:
    """TD-67: with a reason, which the GM hears."""
    for answer in (FAST, CLEVER):
        table = on_the_bridge()
        why = Text("I rip out cables until it works")
        table.play(BOB, Attempt(1, Text("diagnose-computer"), FAST, Through.CHARACTER, why))
        assert table.ask is Ask.RULE
        assert table.view(ANN).story[-1].words == str(why)

        facts = table.play(ANN, Confirm(table.number, answer))

        assert only(facts, Ruled).changed == (answer is CLEVER)
        assert table.state.conflict.attribute is answer


def test_a_screen_is_told_which_attributes_fit() -> None:
    """TD-67, TD-129: any of the six may be proposed, these need no reason."""
    table = on_the_bridge()

    [offer] = [one for one in table.view(BOB).may if isinstance(one, MayAttempt)]
    table.attempt(BOB, "diagnose-computer", FAST)

    assert set(offer.attributes) == set(Attribute)
    assert {one.goal: one.attributes for one in offer.chances}["diagnose-computer"] == (CLEVER,)
    assert table.view(ANN).conflict.fits == (CLEVER,)


def test_a_goal_is_achieved_once() -> None:
    """TD-66."""
    table = on_the_bridge().change(goals=frozenset({"diagnose-computer"}))
    wish = Attempt(1, Text("diagnose-computer"), CLEVER, Through.CHARACTER, Text(""))

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


def test_of_some_things_there_is_one_for_everybody() -> None:
    """TD-117, TD-127: Valda has a suit, and so will Biff."""
    table = Evening().put(VALDA, items=("space-suit",)).draws("2♦ 3♦")
    table.attempt(BOB, "reach-airlock", BRAVE)

    table.contest(BOB, "K♥")

    assert table.state.figures[BIFF].items == ("space-suit",)


def test_outside_one_needs_a_suit() -> None:
    """TD-117, TD-123."""
    table = Evening().put(BIFF, room="airlock")
    assert "outer-hull" not in [
        room for one in table.view(BOB).may if isinstance(one, MayExplore) for room in one.rooms
    ]

    table.put(BIFF, items=("space-suit",))

    [walk] = [one for one in table.view(BOB).may if isinstance(one, MayExplore)]
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

    assert only(facts, Resolved).active == ("K♥", "Q")
    assert only(facts, Achieved).figure == MINA


def test_searching_the_wrong_room_says_so() -> None:
    """TD-132."""
    table = Evening().draws("2♦ 3♦")
    table.attempt(BOB, "find-key")

    facts = table.contest(BOB, "K♥")

    assert only(facts, NotFound) == NotFound("locker-key", LOUNGE)
    assert table.state.searched == {"locker-key": (LOUNGE,)}
    assert "find-key" not in table.state.goals


def test_where_it_was_not_nobody_searches_again() -> None:
    """TD-132."""
    table = Evening(searched={"locker-key": (LOUNGE,)})
    wish = Attempt(1, Text("find-key"), CLEVER, Through.CHARACTER, Text(""))

    assert refused(table, BOB, wish).facts["rule"] == "TD-66"


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
