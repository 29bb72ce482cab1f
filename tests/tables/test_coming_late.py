"""What somebody at the door of a running game may have: a look, a bot's place, the next game."""

import pytest

from tests.tables.party import ANN, BOB, DAN, Party, accepted, party, refused, token
from trapline import catalogue
from trapline.kernel import PLAIN
from trapline.tables.bodies import BotSeat, Door
from trapline.tables.model import Watchers
from trapline.tables.wishes import (
    Abandon,
    AddBot,
    Admit,
    GiveChair,
    SetWatchers,
    Start,
    WaitForNext,
)

BOT = 3


async def with_a_bot() -> Party:
    """Begin a game of Ann, Bob and Cleo with a bot."""
    friends = await party(["Ann", "Bob", "Cleo"])
    await friends.ask(ANN, AddBot(PLAIN))
    await friends.ask(ANN, Start())
    return friends


async def test_the_door_names_the_bots_whose_place_could_be_had() -> None:
    friends = await with_a_bot()

    seen = friends.entrance.preview(friends.live, token("Eve"))

    assert seen.playing
    assert seen.bots == (BotSeat(BOT, friends.table.chairs[BOT].name),)


async def test_before_a_game_no_bots_place_is_offered() -> None:
    friends = await party(["Ann"])
    await friends.ask(ANN, AddBot(PLAIN))

    seen = friends.entrance.preview(friends.live, token("Eve"))

    assert (seen.playing, seen.bots) == (False, ())


async def test_who_comes_for_a_bots_place_has_it_at_the_hosts_word() -> None:
    friends = await with_a_bot()

    dan = await friends.join("Dan", takes=BOT)
    before = friends.table.chairs[BOT].holder
    accepted(await friends.ask(ANN, GiveChair(dan, yes=True)))

    assert before is None
    assert friends.table.chairs[BOT].holder == dan


async def test_who_waits_for_the_next_game_sits_down_when_this_one_is_over() -> None:
    friends = await with_a_bot()
    dan = await friends.join("Dan", later=True)
    before = friends.table.held_by(dan)

    await friends.ask(ANN, Abandon())

    assert before == ()
    assert [chair.name for chair in friends.table.held_by(dan)] == ["Dan"]


async def test_who_looks_on_may_wait_for_the_next_game_and_think_again() -> None:
    friends = await with_a_bot()
    dan = await friends.join("Dan", watch=True)
    accepted(await friends.ask(dan, WaitForNext(True)))
    accepted(await friends.ask(dan, WaitForNext(False)))

    await friends.ask(ANN, Abandon())

    assert friends.table.held_by(dan) == ()


async def test_who_sits_waits_for_nothing() -> None:
    friends = await with_a_bot()

    assert refused(await friends.ask(BOB, WaitForNext(True))) == "seat-taken"


async def test_where_looking_on_needs_a_nod_waiting_needs_it_too() -> None:
    friends = await with_a_bot()
    await friends.ask(ANN, SetWatchers(Watchers.NOD))
    dan = await friends.join("Dan", later=True)
    person = friends.table.person(dan)
    await friends.ask(ANN, Admit(dan))

    await friends.ask(ANN, Abandon())

    assert person is not None
    assert not person.admitted
    assert friends.table.held_by(dan)


async def test_where_nobody_may_look_on_one_may_wait_and_sees_nothing() -> None:
    friends = await with_a_bot()
    await friends.ask(ANN, SetWatchers(Watchers.NONE))

    await friends.join("Dan", later=True)
    screen = await friends.screen(DAN)

    assert screen.observer is None


@pytest.mark.parametrize("name", [game.name for game in catalogue.games()])
async def test_in_every_game_a_bots_place_can_be_had(name: str) -> None:
    games = {one.name: one for one in catalogue.games()}
    friends = await party(["Ann", "Bob"], name, games=games)
    while friends.tables.world.games[name].seats[0] > len(friends.table.taken):
        await friends.ask(ANN, AddBot(PLAIN))
    if len(friends.table.taken) < 3:
        await friends.ask(ANN, AddBot(PLAIN))
    accepted(await friends.ask(ANN, Start()))
    seat = friends.entrance.preview(friends.live, token("Dan")).bots[0].seat

    dan = await friends.join("Dan", takes=seat)
    accepted(await friends.ask(ANN, GiveChair(dan, yes=True)))

    assert friends.table.chairs[seat].holder == dan
    assert friends.entrance.preview(friends.live, token("Eve")).door in {Door.LATE, Door.WATCH}
