"""Two servers on one PostgreSQL: one time, one clock for each table, and one house that moves."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from aiohttp import ClientWebSocketResponse
from msgspec.structs import replace

from tests.server.house import House
from tests.server.several import (
    SOON,
    Late,
    at_both,
    falls_silent,
    leaping,
    live_at,
    moved,
    playing,
    servers,
    until,
)
from trapline.adapters.postgres.others import PostgresOthers
from trapline.server.app import leave
from trapline.tables.moves import next_deadline
from trapline.tables.protocol import Parting
from trapline.tables.wishes import AddBot, Start
from trapline.tables.world import Patience


def entries(room: Any) -> list[Any]:
    return [step.entry for step in room.audience._past]


def counting(
    think: Callable[..., Awaitable[Any]], thoughts: list[int], number: int
) -> Callable[..., Awaitable[Any]]:
    async def counted(*words: Any) -> Any:
        thoughts.append(number)
        return await think(*words)

    return counted


async def test_a_clock_that_is_wrong_shows_the_same_time(two: list[House]) -> None:
    clock = two[1].desk.tables.world.clock
    clock._machine = Late(clock._machine)  # type: ignore[attr-defined]
    await clock.compare()  # type: ignore[attr-defined]
    ann, bob = await at_both(two)

    rooms = [live_at(house, ann.code).room for house in two]

    assert abs(rooms[0].time - rooms[1].time) < 200
    assert abs(two[0].desk.tables.world.clock.now() - clock.now()) < 200
    assert bob.code == ann.code


async def test_bots_move_once_and_think_at_one_server_only() -> None:
    thoughts: list[int] = []
    quick = Patience(bot_fastest=100, bot_slowest=200, stand_in_after=10_000)
    async with servers(2) as houses:
        for number, house in enumerate(houses):
            tables = house.desk.tables
            tables.world = replace(
                tables.world, patience=quick, think=counting(tables.world.think, thoughts, number)
            )
        ann, bob = await at_both(houses)
        for _ in range(2):
            await ann.ask(AddBot("plain"))
        await ann.ask(Start())
        room = live_at(houses[0], ann.code).room

        await until(lambda: any(entry.key.startswith("None:bot") for entry in entries(room)))

        assert set(thoughts) == {0}, "the server that was there first"
        assert bob.code == ann.code


async def test_a_deadline_passes_once_whichever_server_sees_it() -> None:
    async with leaping(Patience(stand_in_after=0, bot_fastest=60_000)) as (houses, clock):
        ann, bob = await playing(houses[0], houses[1])
        lives = [live_at(house, ann.code) for house in houses]
        before = lives[0].room.evening
        due = next_deadline(before)
        assert due is not None

        clock.ahead += due.at + 1_000
        for live in lives:
            live.alarm.set()

        await until(lambda: all(x.room.evening.version > before.version for x in lives))
        kept = await houses[0].store.entries(lives[0].room.id, before.version)
        late = f"None:house:{due.name}:{due.turn}:{before.version}"
        assert [entry.key for entry in kept].count(late) == 1
        assert [(await house.faults()) for house in houses] == [0, 0]
        assert bob.code == ann.code


@pytest.mark.parametrize("how", ["leaves", "dies"])
async def test_no_clock_runs_while_a_table_is_on_its_way(
    how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trapline.server.app.NOTICED_AFTER", 0.0)
    monkeypatch.setattr("trapline.server.app.SPREAD", 0.0)
    async with leaping(Patience(bot_fastest=600_000, bot_slowest=600_000)) as (houses, clock):
        ann, bob = await playing(houses[0], houses[0])
        clock.ahead += 5_000
        told = live_at(houses[0], ann.code).room.time
        others = houses[0].desk.tables.world.others
        assert isinstance(others, PostgresOthers)
        await others._beat()

        if how == "dies":
            await falls_silent(houses[0])
        else:
            await leave(houses[0].app)
            await others._tell_now()
        clock.ahead += 60_000
        for guest in (ann, bob):
            moved(guest, houses[1])
            await guest.connect()

        # What the machine takes for all this may pass, a minute may not.
        assert told <= live_at(houses[1], ann.code).room.time < told + 30_000


async def test_a_server_that_was_taken_for_dead_gives_its_tables_up() -> None:
    async with leaping(Patience(bot_fastest=600_000, bot_slowest=600_000)) as (houses, clock):
        ann, bob = await playing(houses[0], houses[0])
        others = houses[0].desk.tables.world.others
        assert isinstance(others, PostgresOthers)
        for chore in others._chores:
            chore.cancel()
        clock.ahead += 60_000
        moved(bob, houses[1])
        await bob.connect()

        await others._catch_up()

        assert await ann.screen.parting() is Parting.RESTART


async def test_a_server_that_comes_later_shows_the_same_time_as_the_first() -> None:
    async with leaping(Patience(bot_fastest=600_000, bot_slowest=600_000)) as (houses, clock):
        ann, bob = await playing(houses[0], houses[0])
        room = live_at(houses[0], ann.code).room
        clock.ahead += 3_000
        moved(bob, houses[1])

        await bob.connect()

        assert abs(room.time - live_at(houses[1], ann.code).room.time) < 200


async def test_a_tv_waits_on_while_its_server_stands_still() -> None:
    async with leaping(Patience()) as (houses, clock):
        others = houses[0].desk.tables.world.others
        assert isinstance(others, PostgresOthers)
        ann = await houses[1].guest("Ann")
        code = await ann.open()
        tv, socket = await waiting_tv(houses[0])
        for chore in others._chores:
            chore.cancel()
        clock.ahead += 20_000
        _, another = await waiting_tv(houses[1])

        paired = await ann.post(f"/api/pair/{tv}", {"code": code})
        await others._catch_up()

        assert paired.status == 200, paired.body
        told = msgspec.json.decode((await socket.receive(timeout=SOON)).data)
        assert told == {"type": "paired", "code": code}
        for each in (socket, another):
            await each.close()


async def waiting_tv(house: House) -> tuple[str, ClientWebSocketResponse]:
    """Switch a TV on; return the code that it shows."""
    tv = await house.guest("a TV")
    socket = await tv.session.ws_connect(f"{house.address}/ws")
    shown = msgspec.json.decode((await socket.receive()).data)
    return shown["id"].lower(), socket
