"""Which phone is let in as whom, and which screen may see what."""

import pytest

from tests.tables.party import (
    ANN,
    BOB,
    CLEO,
    Party,
    Screen,
    accepted,
    begun,
    party,
    refused,
    token,
    with_onlooker,
)
from trapline.kernel import PUBLIC, IllegalMove
from trapline.tables.model import Phase, Watchers
from trapline.tables.protocol import Parting, Role
from trapline.tables.wishes import (
    Abandon,
    Admit,
    Kick,
    Knock,
    Leave,
    Lock,
    PassHost,
    SetWatchers,
    Sit,
    StandUp,
)

NOBODY = None
BOT = 4


async def link(friends: Party, name: str) -> str:
    return await friends.entrance.hand_over(friends.live, token(name))


@pytest.mark.parametrize("has_left", [False, True])
async def test_no_link_shows_a_players_phone_another_seat(has_left: bool) -> None:
    friends = await begun()
    if has_left:
        await friends.ask(BOB, Leave())

    with pytest.raises(IllegalMove) as refusal:
        await friends.entrance.take_over(await link(friends, "Cleo"), token("Bob"))

    assert refusal.value.reason == "knows-too-much"
    assert friends.live.person(token("Cleo")) == CLEO


async def test_a_link_that_a_players_phone_was_refused_is_still_good() -> None:
    friends = await begun()
    cleos = await link(friends, "Cleo")
    with pytest.raises(IllegalMove):
        await friends.entrance.take_over(cleos, token("Bob"))

    await friends.entrance.take_over(cleos, token("a tablet"))

    assert seen_as(friends, "a tablet") == CLEO


async def test_between_games_a_phone_may_go_on_as_somebody_else() -> None:
    friends = await party()

    await friends.entrance.take_over(await link(friends, "Cleo"), token("Bob"))

    assert friends.live.person(token("Bob")) == CLEO


def seen_as(friends: Party, name: str | None, role: Role = Role.PLAYER) -> object:
    """Return what a screen with the cookie of somebody, or with none, may see."""
    screen = Screen(NOBODY, role)
    screen.token = None if name is None else token(name)
    return friends.live.room.sight(friends.table, screen)


@pytest.mark.parametrize("role", list(Role))
async def test_who_waits_for_the_nod_sees_nothing_on_any_screen(role: Role) -> None:
    friends = await begun()
    await friends.ask(ANN, SetWatchers(Watchers.NOD))
    fay = await friends.join("Fay", watch=True)

    assert seen_as(friends, "Fay", role) in (None, Parting.JOIN_FIRST)

    await friends.ask(ANN, Admit(fay))
    assert seen_as(friends, "Fay", role) is PUBLIC


@pytest.mark.parametrize("role", list(Role))
@pytest.mark.parametrize("kicked", [False, True])
async def test_who_is_gone_sees_nothing_on_any_screen(role: Role, kicked: bool) -> None:
    friends = await begun()
    await friends.ask(ANN if kicked else BOB, Kick(BOB) if kicked else Leave())

    assert seen_as(friends, "Bob", role) is Parting.JOIN_FIRST


async def test_where_nobody_may_look_on_an_onlooker_waits_until_the_game_is_over() -> None:
    friends, eve = await with_onlooker()
    screen = await friends.screen(eve)
    await friends.screen(BOB)

    await friends.ask(ANN, SetWatchers(Watchers.NONE))
    assert screen.observer is None
    assert screen.picture()[1] is None
    assert seen_as(friends, "Eve", Role.TV) is Parting.JOIN_FIRST

    await friends.ask(ANN, Abandon())
    assert friends.table.phase is Phase.LOBBY
    assert screen.observer is PUBLIC


async def test_where_nobody_may_look_on_a_player_who_stood_up_still_does() -> None:
    friends = await begun()
    await friends.ask(ANN, SetWatchers(Watchers.NONE))
    await friends.ask(BOB, StandUp(BOB))

    assert seen_as(friends, "Bob") is PUBLIC


@pytest.mark.parametrize(
    "wish", [SetWatchers(Watchers.NONE), SetWatchers(Watchers.NOD), Lock(locked=True), Knock(True)]
)
async def test_a_tv_that_nobody_paired_shows_only_what_everybody_may_look_at(
    wish: SetWatchers | Lock | Knock,
) -> None:
    friends = await begun()
    assert seen_as(friends, NOBODY, Role.TV) is PUBLIC
    tv = await friends.screen(NOBODY, Role.TV)

    await friends.ask(ANN, wish)

    assert seen_as(friends, NOBODY, Role.TV) is Parting.JOIN_FIRST
    assert tv.parted is Parting.JOIN_FIRST


async def test_a_tv_that_the_host_paired_stays_whatever_the_door() -> None:
    friends = await begun()
    await friends.entrance.pair(friends.live, token("Ann"), token("the TV"))
    await friends.ask(ANN, SetWatchers(Watchers.NONE))
    await friends.ask(ANN, Lock(locked=True))

    assert seen_as(friends, "the TV", Role.TV) is PUBLIC
    assert seen_as(friends, "the TV", Role.PLAYER) is Parting.JOIN_FIRST


async def paired_by_somebody_kicked() -> tuple[Party, Screen]:
    friends = await begun()
    await friends.entrance.pair(friends.live, token("Ann"), token("the TV"))
    tv = Screen(NOBODY, Role.TV)
    tv.token = token("the TV")
    await friends.live.enter(tv)
    await friends.ask(ANN, PassHost(BOB))
    await friends.ask(BOB, Kick(ANN))
    return friends, tv


async def test_a_tv_shows_no_more_than_any_other_once_its_host_is_kicked() -> None:
    friends, tv = await paired_by_somebody_kicked()
    assert tv.observer is PUBLIC

    await friends.ask(BOB, Lock(locked=True))

    assert tv.parted is Parting.JOIN_FIRST
    assert seen_as(friends, "the TV", Role.TV) is Parting.JOIN_FIRST


async def test_the_next_host_may_pair_the_same_tv() -> None:
    friends, _ = await paired_by_somebody_kicked()
    await friends.entrance.pair(friends.live, token("Bob"), token("the TV"))

    await friends.ask(BOB, Lock(locked=True))

    assert seen_as(friends, "the TV", Role.TV) is PUBLIC


async def test_a_tv_tab_of_somebody_who_is_kicked_closes() -> None:
    friends = await begun()
    await friends.ask(ANN, Lock(locked=True))
    tv = Screen(NOBODY, Role.TV)
    tv.token = token("Bob")
    await friends.live.enter(tv)

    await friends.ask(ANN, Kick(BOB))

    assert tv.parted is Parting.JOIN_FIRST


async def test_no_phone_without_a_chair_or_a_nod_is_let_in() -> None:
    friends = await begun()

    assert seen_as(friends, NOBODY) is Parting.JOIN_FIRST
    assert seen_as(friends, "a stranger") is Parting.JOIN_FIRST


async def test_where_newcomers_knock_they_wait_and_the_nod_seats_them() -> None:
    friends = await party()
    await friends.ask(ANN, Knock(knock=True))
    eve = await friends.join("Eve")
    assert friends.table.held_by(eve) == ()
    assert seen_as(friends, "Eve") is None

    accepted(await friends.ask(ANN, Admit(eve)))

    assert [chair.name for chair in friends.table.held_by(eve)] == ["Eve"]


async def test_the_kicked_who_come_back_as_somebody_else_have_to_knock() -> None:
    friends = await party()
    await friends.ask(ANN, Kick(BOB))
    await friends.ask(ANN, Knock(knock=True))

    again = await friends.join("Robert")

    assert friends.table.held_by(again) == ()
    assert refused(await friends.ask(again, Sit())) == "join-first"


async def waited_for_the_nod() -> tuple[Party, int]:
    """Return a table with Fay at its door."""
    friends = await party(["Ann", "Bob"])
    await friends.ask(ANN, Knock(knock=True))
    return friends, await friends.join("Fay")


async def test_who_waits_for_the_nod_may_go_home() -> None:
    friends, fay = await waited_for_the_nod()

    accepted(await friends.ask(fay, Leave()))

    assert friends.table.person(fay) is None


async def test_nobody_hosts_who_waits_for_the_nod() -> None:
    friends, fay = await waited_for_the_nod()

    assert refused(await friends.ask(ANN, PassHost(fay))) == "no-such-person"
    await friends.live.presence.note("away", BOB)
    await friends.ask(ANN, Leave())
    assert friends.table.host is None

    with pytest.raises(IllegalMove):
        await friends.entrance.pair(friends.live, token("Fay"), token("the TV"))


async def test_where_nobody_is_left_to_nod_a_newcomer_waits_and_does_not_host() -> None:
    friends, _ = await waited_for_the_nod()
    await friends.ask(ANN, Kick(BOB))
    await friends.ask(ANN, Leave())

    await friends.join("Gus")

    assert friends.table.host is None
    assert seen_as(friends, "Gus") is None


async def test_who_comes_back_to_a_table_without_a_host_hosts_it() -> None:
    friends, fay = await waited_for_the_nod()
    await friends.live.presence.note("away", BOB)
    await friends.ask(ANN, Leave())

    await friends.screen(BOB)

    assert friends.table.host == BOB
    accepted(await friends.ask(BOB, Admit(fay)))


async def test_the_nod_in_a_running_game_lets_in_and_leaves_the_chair_to_be_asked_for() -> None:
    friends = await begun()
    await friends.ask(ANN, Knock(knock=True))
    eve = await friends.join("Eve")

    accepted(await friends.ask(ANN, Admit(eve)))

    assert friends.table.held_by(eve) == ()
    assert seen_as(friends, "Eve") is PUBLIC
