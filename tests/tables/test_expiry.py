"""What is erased is gone for good: no wrong clock may do it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from msgspec.structs import replace

from tests.packs import KITCHEN
from tests.tables.party import Counts, Wall, party, token, world
from trapline.adapters.memory import MemoryStore
from trapline.kernel import Text
from trapline.tables.bodies import OpenTable
from trapline.tables.files import Files
from trapline.tables.ports import Beat
from trapline.tables.protocol import Parting
from trapline.tables.service import Tables
from trapline.tables.wishes import Start

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR
YEAR = 365 * DAY


class Machine:
    """A machine with a clock and a disk, on which a server is started again and again."""

    def __init__(self, store: MemoryStore | None = None) -> None:
        self.store = store or MemoryStore()
        self.clock = Wall()
        self.clock.time = 10 * YEAR
        self.meters = Counts()

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[Tables]:
        tables = Tables(replace(world(self.store), clock=self.clock, meters=self.meters))
        await tables.begin()
        await tables._expire()
        yield tables
        await tables._expire()
        await tables.end()

    async def runs(self, hours: int) -> None:
        """Let a server run, with an hour's chores every hour."""
        async with self.serving() as tables:
            for _ in range(hours):
                self.clock.pass_by(HOUR)
                await tables._expire()

    async def has(self, code: str) -> bool:
        return await self.store.find(code) is not None


async def opened(tables: Tables) -> str:
    return (await tables.open(OpenTable("whisper", "en", Text("Ann")), token("Ann"))).code


@pytest.fixture
async def machine() -> Machine:
    return Machine()


@pytest.fixture
async def code(machine: Machine) -> str:
    """The code of a table that was left on the machine, which was then switched off."""
    async with machine.serving() as tables:
        return await opened(tables)


async def test_a_clock_that_is_ahead_at_the_start_erases_nothing(
    machine: Machine, code: str
) -> None:
    machine.clock.pass_by(YEAR)

    await machine.runs(hours=23)

    assert await machine.has(code)


async def test_a_server_that_is_restarted_again_and_again_on_a_wrong_clock_erases_nothing(
    machine: Machine, code: str
) -> None:
    machine.clock.pass_by(YEAR)

    for _ in range(23):
        await machine.runs(hours=1)

    assert await machine.has(code)


async def test_a_clock_that_is_set_right_again_leaves_everything_as_it_was(
    machine: Machine, code: str
) -> None:
    machine.clock.pass_by(YEAR)
    await machine.runs(hours=12)
    machine.clock.pass_by(-YEAR)

    await machine.runs(hours=5 * 24)

    assert await machine.has(code)


async def test_a_machine_that_was_off_for_months_expires_tables_after_a_day(
    machine: Machine, code: str
) -> None:
    machine.clock.pass_by(90 * DAY)

    await machine.runs(hours=24)

    assert not await machine.has(code)


async def test_a_day_of_running_may_be_made_of_many_evenings(machine: Machine, code: str) -> None:
    machine.clock.pass_by(90 * DAY)
    for _ in range(5):
        await machine.runs(hours=4)
        machine.clock.pass_by(7 * DAY)
    assert await machine.has(code)

    await machine.runs(hours=4)

    assert not await machine.has(code)


async def test_every_leap_has_a_day_of_its_own(machine: Machine) -> None:
    await machine.runs(hours=1)
    machine.clock.pass_by(3 * DAY)
    await machine.runs(hours=20)
    async with machine.serving() as tables:
        code = await opened(tables)
    machine.clock.pass_by(YEAR)

    await machine.runs(hours=23)

    assert await machine.has(code)


async def test_a_machine_that_was_off_for_less_than_a_day_expires_tables_at_once(
    machine: Machine, code: str
) -> None:
    for _ in range(8):
        machine.clock.pass_by(23 * HOUR)
        await machine.runs(hours=0)

    assert not await machine.has(code)


async def test_a_clock_that_is_behind_erases_nothing(machine: Machine, code: str) -> None:
    machine.clock.pass_by(-YEAR)

    await machine.runs(hours=24 * 70)

    assert await machine.has(code)


async def test_a_table_that_was_opened_by_a_late_clock_does_not_go_when_it_is_set_right(
    machine: Machine,
) -> None:
    machine.clock.pass_by(-YEAR)
    async with machine.serving() as tables:
        code = await opened(tables)
    machine.clock.pass_by(YEAR)

    await machine.runs(hours=23)

    assert await machine.has(code)


async def test_word_lists_wait_as_tables_do(machine: Machine) -> None:
    async with machine.serving() as tables:
        await Files(tables).keep_words(KITCHEN.text.encode(), token("Ann"))
    machine.clock.pass_by(YEAR)

    await machine.runs(hours=23)
    assert await machine.store.pack(KITCHEN.id) is not None
    await machine.runs(hours=1)
    assert await machine.store.pack(KITCHEN.id) is None


async def test_a_list_that_is_used_by_a_late_clock_does_not_grow_older(machine: Machine) -> None:
    await machine.store.keep_pack(KITCHEN.id, KITCHEN.text, machine.clock.now(), token("Ann"))
    await machine.store.use_packs([KITCHEN.id], machine.clock.now() - YEAR)

    await machine.store.expire_packs(machine.clock.now())

    assert await machine.store.pack(KITCHEN.id) is not None


@pytest.mark.usefixtures("code")
async def test_the_log_says_once_how_many_tables_wait(machine: Machine) -> None:
    machine.clock.pass_by(YEAR)

    await machine.runs(hours=10)

    assert machine.meters.doubts == [1]


async def test_nothing_is_said_where_no_table_waits(machine: Machine, code: str) -> None:
    machine.clock.pass_by(2 * DAY)

    await machine.runs(hours=10)

    assert await machine.has(code)
    assert machine.meters.doubts == []


async def test_tables_of_a_server_that_never_beat_wait_too(machine: Machine) -> None:
    unbegun = Tables(replace(world(machine.store), clock=machine.clock))
    code = await opened(unbegun)
    machine.clock.pass_by(YEAR)

    await machine.runs(hours=23)

    assert await machine.has(code)


async def test_a_server_on_which_nobody_plays_tells_that_it_runs(machine: Machine) -> None:
    async with machine.serving() as tables:
        machine.clock.pass_by(HOUR)
        await tables._beat()

        beat = await machine.store.last_beat()

    assert beat == Beat(ran=machine.clock.now(), played=0)


class Diary(MemoryStore):
    """A store that counts the beats."""

    beats = 0

    async def beat(self, beat: Beat) -> None:
        self.beats += 1
        await super().beat(beat)


async def test_a_server_beats_every_second_of_a_game_and_else_once_a_minute() -> None:
    store = Diary()
    friends = await party(store=store)

    async def beats_of_two_minutes() -> int:
        before = store.beats
        for _ in range(120):
            friends.wall.pass_by(1000)
            await friends.tables._beat()
        return store.beats - before

    idle = await beats_of_two_minutes()
    await friends.ask(0, Start())
    playing = await beats_of_two_minutes()

    assert (idle, playing) == (2, 120)


async def test_a_game_that_nobody_minds_is_not_woken_later_by_an_idle_server() -> None:
    friends = await party()
    await friends.ask(0, Start())
    await friends.tables._beat()
    machine = Machine(friends.tables.world.store)  # type: ignore[arg-type]  # memory
    machine.clock = friends.wall
    machine.clock.pass_by(5 * MINUTE)
    await machine.runs(hours=2)

    async with machine.serving() as tables:
        found = await tables.find(friends.code)
        at = found.room.time

    assert at == 0, "no time was played since it began"


class FullStore(MemoryStore):
    """A store on a full disk."""

    async def beat(self, beat: Beat) -> None:
        raise OSError


async def test_a_server_that_cannot_note_the_time_still_says_goodbye() -> None:
    friends = await party(store=FullStore())
    screen = await friends.screen(0)

    await friends.tables.end()

    assert screen.parted is Parting.RESTART
