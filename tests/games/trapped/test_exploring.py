"""Going about, and things that are carried about."""

from tests.games.trapped.ship import (
    ANN,
    BIFF,
    BOB,
    BRIDGE,
    CLEO,
    CORRIDOR,
    LOUNGE,
    MINA,
    VALDA,
    ZED,
    Evening,
    only,
    refused,
    told,
)
from trapline.games.trapped.facts.deeds import Achieved, DoorOpened
from trapline.games.trapped.facts.trouble import EventDrawn, MonsterSeen
from trapline.games.trapped.model.agenda import Ask
from trapline.games.trapped.model.game import Timed
from trapline.games.trapped.model.reasons import Reason
from trapline.games.trapped.wishes.talk import Give, Take
from trapline.games.trapped.wishes.turn import Explore
from trapline.kernel import Text


def going(room: str, *, along: bool = False, number: int = 1) -> Explore:
    return Explore(number, Text(room), along=along, words=Text("I take a look"))


def test_exploring_is_one_step_and_an_event() -> None:
    """TD-91, TD-92, TD-46: the event is for who went."""
    table = Evening()

    facts = table.play(BOB, going(CORRIDOR))

    assert table.state.figures[BIFF].room == CORRIDOR
    assert only(facts, EventDrawn).figure == BIFF
    assert table.ask is Ask.EVENT


def test_nobody_goes_two_rooms_at_once() -> None:
    """TD-92."""
    assert refused(Evening(), BOB, going(BRIDGE)).facts["rule"] == "TD-92"


def test_arriving_achieves_what_asks_for_it() -> None:
    """TD-91, TD-127."""
    table = Evening().put(BIFF, room=CORRIDOR)

    facts = table.play(BOB, going(BRIDGE))

    assert only(facts, Achieved).goal == "reach-bridge"
    assert "reach-bridge" in table.state.figures[BIFF].goals


def test_leaving_the_safe_room_opens_its_door() -> None:
    """TD-35."""
    table = Evening()

    facts = table.play(BOB, going(CORRIDOR))

    assert DoorOpened(LOUNGE) in facts
    assert not table.state.sealed


def test_who_comes_in_opens_the_door_as_well() -> None:
    """TD-35."""
    table = Evening().put(BIFF, room=CORRIDOR)

    facts = table.play(BOB, going(LOUNGE))

    assert DoorOpened(LOUNGE) in facts


def test_an_extra_who_obeys_comes_along_if_wanted() -> None:
    """TD-94."""
    table = Evening().put(MINA, master=BOB)
    table.play(BOB, going(CORRIDOR, along=True))
    assert table.state.figures[MINA].room == CORRIDOR

    table = Evening().put(MINA, master=BOB)
    table.play(BOB, going(CORRIDOR))
    assert table.state.figures[MINA].room == LOUNGE


def test_an_extra_without_a_suit_stays_inside() -> None:
    """TD-94, TD-123."""
    table = Evening().put(BIFF, room="airlock", items=("space-suit",))
    table.put(MINA, master=BOB, room="airlock")

    table.play(BOB, going("outer-hull", along=True))

    assert table.state.figures[BIFF].room == "outer-hull"
    assert table.state.figures[MINA].room == "airlock"


def test_an_extra_elsewhere_does_not_come_along() -> None:
    """TD-94."""
    table = Evening().put(MINA, master=BOB, room=BRIDGE)

    table.play(BOB, going(CORRIDOR, along=True))

    assert table.state.figures[MINA].room == BRIDGE


def test_who_clings_follows_unasked() -> None:
    """TD-49."""
    table = Evening().put(ZED, clings_to=BIFF)

    table.play(BOB, going(CORRIDOR))

    assert table.state.figures[ZED].room == CORRIDOR


def test_who_clings_does_not_follow_where_they_cannot_live() -> None:
    """TD-49, TD-123: into space goes nobody without a suit."""
    table = Evening().put(BIFF, room="airlock", items=("space-suit",))
    table.put(ZED, MINA, room="airlock", clings_to=BIFF).put(MINA, items=("space-suit",))

    table.play(BOB, going("outer-hull"))

    assert table.state.figures[BIFF].room == "outer-hull"
    assert table.state.figures[MINA].room == "outer-hull"
    assert table.state.figures[ZED].room == "airlock"


def test_a_passage_that_is_shut_is_shut() -> None:
    """TD-49."""
    table = Evening(blocks=(Timed((CORRIDOR, LOUNGE), 3),))

    assert refused(table, BOB, going(CORRIDOR)).facts["rule"] == "TD-92"
    assert CORRIDOR in [one.name for one in table.view(BOB).closed]


def test_whoever_enters_sees_what_is_there() -> None:
    """TD-98: then everybody knows where the monster is."""
    table = Evening().monster(CORRIDOR)
    assert table.view(CLEO).monster.room == ""

    facts = table.play(BOB, going(CORRIDOR))

    assert MonsterSeen(CORRIDOR) in facts
    assert table.view(CLEO).monster.room == CORRIDOR


def test_things_are_picked_up_where_they_lie() -> None:
    """TD-127: of some there is enough for everybody."""
    table = Evening(floor={LOUNGE: ("medicine", "rum")})

    table.play(BOB, Take(Text("medicine")))
    table.play(BOB, Take(Text("rum")))
    table.play(CLEO, Take(Text("medicine")))

    assert table.state.figures[BIFF].items == ("medicine", "rum")
    assert table.state.floor[LOUNGE] == ("medicine",)
    assert refused(table, CLEO, Take(Text("rum"))).facts["rule"] == "TD-127"


def test_of_what_is_there_for_everybody_one_is_enough() -> None:
    """TD-127."""
    table = Evening(floor={LOUNGE: ("medicine",)}).put(BIFF, items=("medicine",))

    assert refused(table, BOB, Take(Text("medicine"))).facts["rule"] == "TD-127"


def test_things_are_handed_over_in_the_same_room() -> None:
    """TD-127."""
    table = Evening().put(BIFF, items=("rum",))

    table.play(BOB, Give(Text("rum"), VALDA))

    assert table.state.figures[VALDA].items == ("rum",)
    assert table.state.figures[BIFF].items == ()


def test_nothing_is_thrown_from_room_to_room() -> None:
    """TD-127."""
    table = Evening().put(BIFF, items=("rum",)).put(VALDA, room=BRIDGE)

    assert refused(table, BOB, Give(Text("rum"), VALDA)).facts["rule"] == "TD-127"


def test_an_extra_who_obeys_hands_things_over_too() -> None:
    """TD-127."""
    table = Evening().put(MINA, master=BOB, items=("rum",))

    table.play(BOB, Give(Text("rum"), BIFF))

    assert table.state.figures[BIFF].items == ("rum",)


def test_nothing_changes_hands_in_a_conflict() -> None:
    """TD-128."""
    table = Evening().put(BIFF, items=("rum",))
    table.attempt(BOB, "find-key")

    assert refused(table, BOB, Give(Text("rum"), VALDA)).reason == Reason.IN_A_CONFLICT


def test_the_gm_carries_nothing() -> None:
    """TD-3."""
    table = Evening(floor={LOUNGE: ("rum",)})

    assert refused(table, ANN, Take(Text("rum"))).reason == Reason.NOT_NOW


def test_the_words_of_an_exploration_are_told() -> None:
    """TD-40."""
    table = Evening()

    facts = table.play(BOB, going(CORRIDOR))

    assert told(facts)[0] == "Explored"
    assert [line.words for line in table.view(CLEO).story] == ["I take a look"]
