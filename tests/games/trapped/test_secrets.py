"""Who sees what, and what each is told that they may do."""

import pytest

from tests.games.trapped.ship import (
    ANN,
    BIFF,
    BOB,
    CLEO,
    CORRIDOR,
    DAN,
    GAME,
    HANDS,
    LAB,
    Evening,
    refused,
    told,
)
from trapline.games.trapped import facts as f
from trapline.games.trapped import wishes as w
from trapline.games.trapped.model import Reason
from trapline.kernel import (
    ARCHIVE,
    HOUSE,
    PUBLIC,
    IllegalMove,
    SeatBack,
    SeatHosts,
    SeatJoined,
    SeatLeft,
    Text,
)


def test_a_hand_is_its_holders_alone() -> None:
    """TD-36: everybody knows how many."""
    table = Evening()

    assert table.view(BOB).hand == tuple(HANDS[BOB].split())
    for other in (ANN, PUBLIC):
        assert table.view(other).hand == ()
        assert table.view(other).counts == {"1": 5, "2": 5, "3": 5}
    assert table.view(CLEO).deck == 52 - 15


@pytest.mark.parametrize("observer", [ANN, CLEO, PUBLIC])
def test_others_see_that_somebody_drew_not_what(observer: int) -> None:
    """TD-36."""
    drew = f.Drew(BOB, ("K♥", "2♣"), to=(BOB,))

    assert GAME.redact(drew, observer) == f.Drew(BOB, ("", ""), to=(BOB,))
    assert GAME.redact(drew, BOB) == GAME.redact(drew, ARCHIVE) == drew


@pytest.mark.parametrize("observer", [BOB, PUBLIC])
def test_only_the_gm_hears_where_the_monster_goes(observer: int) -> None:
    """TD-98, TD-132."""
    moved = f.MonsterMoved(LAB, prowl=True, to=(ANN,))
    hid = f.Hid("locker-key", CORRIDOR, to=(ANN,))

    assert GAME.redact(moved, observer) == f.MonsterMoved("", prowl=True, to=(ANN,))
    assert GAME.redact(hid, observer) == f.Hid("locker-key", "", to=(ANN,))
    assert GAME.redact(hid, ANN) == hid


def test_sheets_are_open_to_all() -> None:
    """TD-26."""
    table = Evening()

    assert table.view(BOB).sheets == table.view(PUBLIC).sheets
    assert table.view(PUBLIC).sheets[BIFF].name == "Biff"


def test_a_stranger_may_do_nothing() -> None:
    table = Evening()

    assert refused(table, 9, w.Tell(Text("Hello"))).reason == Reason.NOT_YOUR_PART
    assert table.view(PUBLIC).may == ()


def test_latecomers_can_only_watch() -> None:
    with pytest.raises(IllegalMove) as refusal:
        Evening().play(HOUSE, SeatJoined(5))

    assert refusal.value.reason == Reason.NO_LATECOMERS


def test_a_bot_in_the_gms_chair_knows_what_the_gm_knew() -> None:
    """TD-129, TD-136."""
    table = Evening()
    table.play(HOUSE, SeatLeft(ANN))

    facts = table.play(HOUSE, SeatBack(ANN, bot=True))

    assert told(facts) == ["CameBack"]
    assert table.view(ANN).monster.room == LAB
    assert ANN in table.state.bots


def test_a_new_host_changes_nothing() -> None:
    assert Evening().play(HOUSE, SeatHosts(CLEO)) == []


def test_the_map_and_the_tasks_are_for_everybody() -> None:
    """TD-10, TD-123."""
    place = Evening().view(PUBLIC).place

    assert len(place.rooms) == 12
    assert place.titles["unjam-pod"]["fr"].title
    assert [way.seats for way in place.ways] == [2, 0]
    assert not hasattr(place, "events")


def test_ideas_for_people_are_there_while_sheets_are_filled() -> None:
    """TD-16, TD-31."""
    assert Evening().view(BOB).cast == ()


def test_who_has_left_is_not_waited_for() -> None:
    """TD-136."""
    table = Evening()

    table.play(HOUSE, SeatLeft(BOB))

    assert table.view(PUBLIC).waiting == ()
    assert table.view(PUBLIC).empty == (BOB,)
    assert GAME.deadline(table.state) is not None
    assert DAN in table.state.players
