"""What may happen at a table while a game is played there, and who may see what afterwards."""

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

from tests.conformance.shapes import hints, random_wish
from tests.reliability.gathering import Gathering
from tests.server.screens import Screen
from trapline.kernel import ARCHIVE, PUBLIC, TABLE_TALK
from trapline.tables.model import BotTakesOver, Watchers
from trapline.tables.protocol import Pairing, Role
from trapline.tables.wishes import (
    Admit,
    Extend,
    GiveChair,
    Knock,
    Leave,
    Move,
    Pause,
    Resume,
    SetWatchers,
    SharePairing,
    TakeChair,
)

Interlude: TypeAlias = Callable[[Gathering], Awaitable[None]]

PAGES = ("", "/games/1.jsonl", "/games/1/seen.jsonl")
FOLLIES = 6
BOTS_MOVES = 2
LONGEST_TURN = 60


async def everybody_looks_around(one: Gathering) -> None:
    """They peek through the door, and ask for the game before it is over."""
    for name in one.devices:
        await one.look_up(name, pages(one.code))


def pages(code: str) -> list[str]:
    return [f"/api/tables/{code}{page}" for page in PAGES]


async def some_reconnect(one: Gathering) -> None:
    for name in ("Ann", "Cleo", "Eve", "TV"):
        role = Role.TV if name == "TV" else Role.PLAYER
        since = max(0, one.devices[name].picture.version - one.luck.below(9))
        await one.switch_off(name)
        await one.switch_on(name, one.eyes[name], role, since)


async def everybody_errs(one: Gathering) -> None:
    """They wish for anything at all, about what anybody could know."""
    for name in list(one.players) * FOLLIES:
        match = one.live.room.evening.running
        hint = hints([match.game.view(match.state, ARCHIVE), one.view(name)])
        if one.is_playing:
            await one.play(name, random_wish(one.game, hint, one.luck))


async def a_tv_is_paired(one: Gathering) -> None:
    wall = await one.bring("the wall")
    wall.screens.append(Screen(await wall.session.ws_connect(one.house.address + "/ws")))
    id = (await wall.screen.hear(Pairing)).id
    await one.ask("Ann", SharePairing(True))
    await one.devices["Ann"].post(f"/api/pair/{id}", {"code": one.code})
    await wall.screen.close()
    await one.switch_on("the wall", PUBLIC, Role.TV)


async def fay_waits_for_the_nod(one: Gathering) -> None:
    await one.ask("Ann", Knock(True))
    fay = await one.come("Fay", watch=False, eyes=None)
    await one.move()
    await one.look_up("Fay", pages(one.code))
    await one.ask("Ann", Admit(fay.person), Fay=PUBLIC)
    await one.ask("Ann", Knock(False))


async def a_bot_stands_in_for_cleo(one: Gathering) -> None:
    seat = one.players.pop("Cleo")
    await one.ask("Ann", Move(BotTakesOver(seat)), Cleo=PUBLIC)
    for _ in range(LONGEST_TURN):
        if one.is_playing and one.bots_moves < BOTS_MOVES:
            await one.move()
    if one.is_playing:
        await one.ask("Cleo", TakeChair(seat), Cleo=seat)
        one.players["Cleo"] = seat


async def nobody_may_look_on(one: Gathering) -> None:
    """Only the TV that the host paired stays."""
    onlookers = [name for name in ("Eve", "Fay") if one.eyes.get(name) is PUBLIC]
    await one.ask("Ann", SetWatchers(Watchers.NONE), **dict.fromkeys((*onlookers, "TV")))
    await one.move()
    for name in (*onlookers, "TV", "the wall"):
        await one.look_up(name, pages(one.code))
    await one.ask("Ann", SetWatchers(Watchers.OPEN), **dict.fromkeys(onlookers, PUBLIC))
    await one.switch_on("TV", PUBLIC, Role.TV)


async def bob_goes_on_from_his_tablet(one: Gathering) -> None:
    bob, seat = one.devices["Bob"], one.players.pop("Bob")
    link = (await bob.post(f"/api/tables/{one.code}/handover")).read()["id"]
    tablet = await one.bring("Bob's tablet")
    await one.let_time_tell()
    tablet.person = (await tablet.post(f"/api/handover/{link}")).read()["person"]
    one.eyes["Bob"] = None
    await one.write()
    await one.switch_on("Bob's tablet", seat)
    one.players["Bob's tablet"] = seat


async def gus_is_given_dans_chair(one: Gathering) -> None:
    gus = await one.come("Gus")
    seat = one.players.pop("Dan")
    await one.ask("Dan", Leave(), Dan=None)
    await one.ask("Gus", TakeChair(seat))
    await one.move()
    await one.ask("Ann", GiveChair(gus.person, yes=True), Gus=seat)
    one.players["Gus"] = seat


async def hal_comes_late(one: Gathering) -> None:
    """Where the game takes latecomers, he gets a chair of his own."""
    hal = await one.bring("Hal")
    door = (await hal.get(f"/api/tables/{one.code}")).read()["door"]
    if door == "late":
        seat = len(one.live.room.evening.table.chairs)
        await one.come("Hal", watch=False, eyes=seat)
        one.players["Hal"] = seat


async def the_clock_stands_still(one: Gathering) -> None:
    await one.ask("Bob's tablet", Pause())
    await one.ask("Ann", Resume())
    await one.ask("Ann", Extend())


async def they_talk(one: Gathering) -> None:
    """They say something wherever they may, and where they may not."""
    for name in one.players:
        for channel in (TABLE_TALK, "team-0", "team-1"):
            await one.say(name, f"{name} says: psst", channel)


INTERLUDES: Sequence[Interlude] = (
    everybody_looks_around,
    some_reconnect,
    everybody_errs,
    a_tv_is_paired,
    fay_waits_for_the_nod,
    a_bot_stands_in_for_cleo,
    nobody_may_look_on,
    bob_goes_on_from_his_tablet,
    gus_is_given_dans_chair,
    the_clock_stands_still,
    hal_comes_late,
    they_talk,
    everybody_errs,
    some_reconnect,
    everybody_looks_around,
)
