"""What nobody uses any more is put away: rooms, tasks, timers, and in the end the tables."""

import asyncio

import pytest
from msgspec.structs import replace

from tests.reliability.memory import eventually
from tests.reliability.players import play_on
from tests.server.house import Four, House, opened
from trapline.adapters.memory import MemoryStore
from trapline.kernel import SeededLuck
from trapline.tables import service
from trapline.tables.protocol import Parting
from trapline.tables.wishes import AddBot, Start
from trapline.tables.world import Patience

SHORT = Patience(away_after=20, host_gone_after=40, unload_after=20, bot_fastest=1, bot_slowest=2)
FOREVER = 1 << 50


def timers() -> int:
    """Count the timers of tables that will still ring."""
    waiting = asyncio.get_running_loop()._scheduled  # type: ignore[attr-defined]
    return sum(
        "trapline.tables" in repr(timer._callback) for timer in waiting if not timer.cancelled()
    )


def tasks() -> int:
    """Count the tasks of tables that still run."""
    return sum("trapline/tables" in repr(task) for task in asyncio.all_tasks())


def hurry(house: House) -> None:
    """Miss people at once from now on: until they had sat down, a busy machine needed its time."""
    tables = house.desk.tables
    tables.world = replace(tables.world, patience=SHORT)
    for live in tables.live.values():
        live.room.world = tables.world


async def spend_an_evening(house: House, luck: SeededLuck) -> Four:
    four = await house.playing()
    assert timers() > 0, "a deadline waits"
    for _ in range(12):
        await play_on(four, luck)
    return four


async def test_abandoned_rooms_leave_no_room_no_task_and_no_timer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(service, "SWEEP", 0.02)
    async with opened(messages_per_second=1000) as house:
        before = tasks(), timers()
        assert before[0] > 0, "the chores run"

        people = [
            guest
            for evening in range(6)
            for guest in await spend_an_evening(house, SeededLuck(evening))
        ]
        hurry(house)
        for guest in people:
            await guest.leave()

        await eventually(lambda: not house.desk.tables.live)
        await eventually(lambda: tasks() <= before[0] and timers() <= before[1])
        assert house.desk.tables._codes == {}
        assert await house.faults() == 0


async def test_a_room_that_was_put_away_is_found_again_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(service, "SWEEP", 0.02)
    async with opened(messages_per_second=1000) as house:
        ann, bob, cleo, dan = await house.playing()
        hurry(house)
        for guest in (ann, bob, cleo, dan):
            await guest.screen.close()
        await eventually(lambda: not house.desk.tables.live)

        screen = await bob.connect()

        assert screen.view.words[1]
        assert screen.table.phase == "playing"


async def test_bots_alone_at_a_table_do_not_play_on_for_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(service, "SWEEP", 0.02)
    async with opened(patience=Patience(bot_fastest=1, bot_slowest=2)) as house:
        ann = await house.guest("Ann")
        await ann.open()
        for _ in range(3):
            await ann.ask(AddBot("plain"))
        await ann.ask(Start())
        hurry(house)
        await ann.screen.close()

        await eventually(lambda: not house.desk.tables.live)

        [table] = house.store._shelves  # type: ignore[attr-defined]
        entries = len(await house.store.entries(table))
        await asyncio.sleep(0.1)
        assert len(await house.store.entries(table)) == entries


@pytest.mark.parametrize(
    ("keep", "survivors"),
    [
        ((-1, FOREVER), ["playing"]),
        ((FOREVER, -1), ["lobby"]),
        ((FOREVER, FOREVER), ["lobby", "playing"]),
    ],
)
async def test_tables_expire_by_policy_with_a_time_of_its_own_for_interrupted_games(
    keep: tuple[int, int], survivors: list[str]
) -> None:
    store = MemoryStore()
    async with opened(store=store) as house:
        await house.playing()
        await (await house.guest("Eve")).open()

    idle, playing = keep
    patience = Patience(keep_idle=idle, keep_playing=playing)
    async with opened(store=store, patience=patience):
        expected = len(survivors)
        await eventually(lambda: len(store._shelves) == expected)
        await asyncio.sleep(0.05)

    kept = sorted("playing" if shelf.playing else "lobby" for shelf in store._shelves.values())
    assert kept == survivors


async def test_who_sits_at_a_table_that_expires_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "EXPIRE", 0.02)
    async with opened() as house:
        ann = await house.guest("Ann")
        await ann.open()

        tables = house.desk.tables
        tables.world = replace(tables.world, patience=Patience(keep_idle=-FOREVER))

        assert await ann.screen.parting() is Parting.NO_SUCH_TABLE
        assert (await ann.get(f"/api/tables/{ann.code}")).reason == "no-such-table"
