"""Nothing is shown or answered before it is kept, and nobody is shown half a step."""

import asyncio
from collections.abc import Sequence

from tests.server.house import House, all_reach, opened
from tests.server.messages import asking, playing, saying
from trapline.adapters.memory import MemoryStore
from trapline.tables.ports import Entry, Grant, Line, TableId, WallTime
from trapline.tables.protocol import Catch, Ok
from trapline.tables.wishes import Lock, Pause


class SlowDisk(MemoryStore):
    """A store whose disk can be stopped; `stopped` counts those who wait for it."""

    def __init__(self) -> None:
        super().__init__()
        self.disk = asyncio.Event()
        self.disk.set()
        self.stopped = asyncio.Semaphore(0)
        self.lets_through = 0

    async def append(
        self, table: TableId, entry: Entry, *, playing: bool, grants: Sequence[Grant] = ()
    ) -> None:
        await self._wait()
        await super().append(table, entry, playing=playing, grants=grants)

    async def say(self, table: TableId, line: Line, keep: int) -> None:
        await self._wait()
        await super().say(table, line, keep)

    async def _wait(self) -> None:
        if self.disk.is_set():
            return
        if self.lets_through:
            self.lets_through -= 1
            return
        self.stopped.release()
        await self.disk.wait()


class Sundial:
    """A clock that a test moves on by hand; no timer of the server follows it."""

    def __init__(self) -> None:
        self.time: WallTime = 1_700_000_000_000

    def now(self) -> WallTime:
        return self.time


async def test_a_move_is_neither_answered_nor_shown_before_it_is_kept() -> None:
    store = SlowDisk()
    async with opened(store=store) as house:
        ann, bob, *_ = await house.playing()
        before = ann.picture.version
        store.disk.clear()
        move = playing(ann.first_word(), 0, ann.picture.version)

        await ann.screen.send(move)
        await store.stopped.acquire()
        meanwhile = await fresh_version(house)

        assert (meanwhile, ann.picture.version, bob.picture.version) == (before,) * 3
        assert not any(move.key.encode() in sent for sent in ann.screen.bytes)
        store.disk.set()
        assert isinstance(await ann.screen.answer(move.key), Ok)


async def fresh_version(house: House) -> int:
    """Return the version a TV is shown that connects just now."""
    tv = await house.guest("a TV")
    screen = await tv.dial(house.guests[0].code)
    await screen.send(b'{"type":"hello","role":"tv"}')
    live = next(iter(house.desk.tables.live.values()))
    version = live.room.evening.version
    await asyncio.sleep(0.05)
    assert all(picture.version == version for picture in screen.pictures)
    return version


async def test_a_line_is_neither_answered_nor_shown_before_it_is_kept() -> None:
    store = SlowDisk()
    async with opened(store=store) as house:
        ann, bob, *_ = await house.four()
        store.disk.clear()
        line = saying("Is it on the disk yet?")

        await ann.screen.send(line)
        await store.stopped.acquire()
        newcomer = await bob.connect()

        assert newcomer.picture.lines == []
        store.disk.set()
        assert isinstance(await ann.screen.answer(line.key), Ok)
        await newcomer.until(lambda picture: len(picture.lines) == 1)


async def test_who_comes_in_between_two_steps_is_shown_the_same_as_everybody() -> None:
    store, clock = SlowDisk(), Sundial()
    async with opened(store=store, world={"clock": clock}) as house:
        ann, bob, cleo, dan = await house.playing()
        store.disk.clear()
        store.lets_through = 1
        clock.time += 61_000
        pause = asking(Pause())
        await bob.screen.send(pause)
        await store.stopped.acquire()

        await cleo.screen.send(Catch())
        await asyncio.sleep(0.05)
        store.disk.set()

        paused = await bob.screen.answer(pause.key)
        assert isinstance(paused, Ok)
        await all_reach(paused.version, bob, cleo, dan)
        locked = await ann.ask(Lock(True))
        assert isinstance(locked, Ok)
        held = await cleo.screen.reach(locked.version)
        fresh = await cleo.connect()
        assert held.all == fresh.picture.all
