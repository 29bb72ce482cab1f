"""Who sees what, and what each is told that they may do."""

import pytest
from msgspec.structs import replace

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
    SHIPPED,
    Evening,
    only,
    refused,
    told,
)
from tests.packs import MANSION
from trapline.games.trapped.content.purposes import MONSTER
from trapline.games.trapped.facts.deeds import Achieved
from trapline.games.trapped.facts.making import Hid, SecretsLaid, SettingLaid
from trapline.games.trapped.facts.trouble import MonsterBeaten, MonsterMoved
from trapline.games.trapped.facts.turns import Drew, GameEnded
from trapline.games.trapped.model.kinds import Attribute, Cause, Phase, Through
from trapline.games.trapped.model.options import Options, Setting
from trapline.games.trapped.model.reasons import Reason
from trapline.games.trapped.model.setting import known_by_all
from trapline.games.trapped.model.shown import Place
from trapline.games.trapped.wishes.talk import Tell
from trapline.games.trapped.wishes.turn import Attack, MayAttack
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
    encode,
    redact,
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
    drew = Drew(BOB, ("K♥", "2♣"), to=(BOB,))

    assert redact(drew, observer) == Drew(BOB, ("", ""), to=(BOB,))
    assert redact(drew, BOB) == redact(drew, ARCHIVE) == drew


@pytest.mark.parametrize("observer", [BOB, PUBLIC])
def test_only_the_gm_hears_where_the_monster_goes(observer: int) -> None:
    """TD-98, TD-132."""
    moved = MonsterMoved(LAB, prowl=True, to=(ANN,))
    hid = Hid("locker-key", CORRIDOR, to=(ANN,))

    assert redact(moved, observer) == MonsterMoved("", prowl=True, to=(ANN,))
    assert redact(hid, observer) == Hid("locker-key", "", to=(ANN,))
    assert redact(hid, ANN) == hid


def dinner(file: str = "") -> Evening:
    """Everybody is in the library of the mansion."""
    table = Evening(Options(scenario=Setting.MANSION, file=file), safe="smoking-room")
    return table.put(*range(6), room="library").monster("pantry")


@pytest.mark.parametrize("file", ["", MANSION.id])
def test_what_the_monster_fears_is_a_secret_until_somebody_finds_out(file: str) -> None:
    """TD-95: of a scenario in the box, and of one that the group brought."""
    table = dinner(file)
    if file:
        scenario = SHIPPED[Setting.MANSION]
        table.tell(
            SettingLaid(known_by_all(scenario), "Dinner"),
            SecretsLaid(scenario.events, "pantry", (ANN,), scenario.monster.secret),
        )
        table.change(phase=Phase.PLAY)
    for observer in (BOB, PUBLIC):
        place = table.view(observer).place
        assert (place.means, "weakness" in place.titles) == ((), False)
        assert helps(place) < helps(table.view(ANN).place)
    assert table.view(ANN).place.means == ("notice", "calendar")
    assert table.view(ANN).place.titles["weakness"]["en"].title == "Good form"

    table.tell(Achieved(BIFF, "Biff", "read-rules", own=False))

    assert table.view(BOB).place == table.view(ANN).place


def helps(place: Place) -> set[str]:
    """Return the goals that are shown to help against the monster."""
    return {goal.id for goal in place.goals if MONSTER in goal.serves}


def test_nobody_is_told_a_secret_weakness_with_the_setting() -> None:
    """TD-95: what the group brought is laid without it, and the GM gets it apart."""
    scenario = SHIPPED[Setting.MANSION]
    secrets = SecretsLaid(scenario.events, "pantry", (ANN,), scenario.monster.secret)

    assert b"dismissed" not in encode(SettingLaid(known_by_all(scenario), "Dinner"))
    assert redact(secrets, BOB) == SecretsLaid((), "somewhere", (ANN,))
    assert redact(secrets, ANN) == secrets


def test_when_it_is_over_everybody_may_keep_all_of_what_was_brought() -> None:
    """TD-106: as somebody knows it who was told no secret before."""
    scenario = SHIPPED[Setting.MANSION]
    monster, events = scenario.monster, tuple(sorted(scenario.events, key=lambda one: one.id))
    table = dinner(MANSION.id).tell(SettingLaid(known_by_all(scenario), "Dinner"))
    ended = GameEnded((), Cause.ALL_LOST, "pantry", (), ((), (), ()), events, monster.start)
    assert table.view(BOB).file is None

    table.tell(replace(ended, weakness=monster.secret))

    assert table.view(BOB).file == replace(scenario, events=events)
    assert table.view(BOB).place.titles["weakness"] == monster.weakness.says


def test_who_does_not_know_what_it_fears_does_not_learn_it_from_the_offer() -> None:
    """TD-95, TD-99: with the means at hand, but unknown, it takes three cards."""
    table = dinner().put(BIFF, items=("notice",)).monster("library")
    [before] = [one for one in table.view(BOB).may if isinstance(one, MayAttack)]

    table.tell(Achieved(BIFF, "Biff", "read-rules", own=False))

    [after] = [one for one in table.view(BOB).may if isinstance(one, MayAttack)]
    assert (before.cards, before.counts) == (3, False)
    assert (after.cards, after.counts) == (2, True)


def test_nobody_exploits_a_weakness_that_nobody_knows() -> None:
    """TD-95, TD-99: the calendar stays in its pocket, and the butler is only driven off."""
    table = dinner().put(BIFF, items=("calendar",)).monster("library").draws("2♦ 3♦ 4♦")
    table.play(BOB, Attack(1, Attribute.DANGEROUS, Through.CHARACTER, Text("Shoo!")))

    facts = table.contest(BOB, "K♥")

    assert not only(facts, MonsterBeaten).counts
    assert table.state.figures[BIFF].items == ("calendar",)


def test_sheets_are_open_to_all() -> None:
    """TD-26."""
    table = Evening()

    assert table.view(BOB).sheets == table.view(PUBLIC).sheets
    assert table.view(PUBLIC).sheets[BIFF].name == "Biff"


def test_a_stranger_may_do_nothing() -> None:
    table = Evening()

    assert refused(table, 9, Tell(Text("Hello"))).reason == Reason.NOT_YOUR_PART
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
