"""Several servers on one PostgreSQL, in this process, each on a port of its own."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from tests.postgres import schema
from tests.server.guests import Guest
from tests.server.house import House, opened
from tests.shelf import SHELF
from trapline.adapters.clock import SystemClock
from trapline.adapters.postgres import PostgresStore
from trapline.adapters.postgres.others import PostgresOthers
from trapline.tables.live import Live
from trapline.tables.protocol import Ok
from trapline.tables.wishes import AddBot, Start
from trapline.tables.world import Patience

SOON = 20.0
"""Seconds in which whatever must happen happens, on a machine that is busy with other things."""


@asynccontextmanager
async def servers(count: int, **set: Any) -> AsyncIterator[list[House]]:
    """Serve so many times, on one database."""
    async with AsyncExitStack() as lent:
        address = await lent.enter_async_context(schema())
        houses = []
        for _ in range(count):
            store = await PostgresStore.opened(address)
            lent.push_async_callback(store.close)
            houses.append(await lent.enter_async_context(opened(store=store, **set)))
        yield houses


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(SOON):
        while not holds():  # noqa: ASYNC110 - it happens at another server
            await asyncio.sleep(0.01)


def moved(guest: Guest, to: House) -> None:
    """Let a device speak to another server from now on, as a balancer would."""
    guest.address = to.address


def live_at(house: House, code: str) -> Live:
    [live] = [x for x in house.desk.tables.live.values() if x.room.evening.table.code == code]
    return live


async def at_both(houses: list[House]) -> tuple[Guest, Guest]:
    """Seat Ann at one server, and Bob at the other, at the same table."""
    ann = await houses[0].guest("Ann")
    code = await ann.open()
    bob = await houses[1].guest("Bob")
    await bob.join(code)
    return ann, bob


def deafen(house: House) -> None:
    """Let every hint that other servers give get lost."""
    others = house.desk.tables.world.others
    assert isinstance(others, PostgresOthers)
    others._hints._hear = lambda _hint: None


def hesitates(house: House, until: asyncio.Event, before: str = "attend") -> asyncio.Event:
    """Let a server stop, as it reads a table or else; return what tells that it has come so far."""
    others, reached = house.desk.tables.world.others, asyncio.Event()
    goes_on = getattr(others, before)

    async def hesitant(*told: Any) -> Any:
        reached.set()
        await until.wait()
        return await goes_on(*told)

    setattr(others, before, hesitant)
    return reached


def whispers(house: House) -> list[str]:
    """Return a list to which is added what a server tells the others from now on."""
    others, told = house.desk.tables.world.others, []
    assert isinstance(others, PostgresOthers)
    whisper = others._hints.whisper

    def overheard(what: str, *about: Any) -> None:
        told.append(what)
        whisper(what, *about)

    others._hints.whisper = overheard  # type: ignore[method-assign]  # it only listens
    return told


def company(house: House) -> set[str]:
    """Return the tables which, as far as this server has heard, another minds as well."""
    others = house.desk.tables.world.others
    assert isinstance(others, PostgresOthers)
    return others._with_company


async def falls_silent(house: House) -> None:
    """Stop as a process does that is killed: it says nothing any more."""
    others = house.desk.tables.world.others
    assert isinstance(others, PostgresOthers)
    for chore in others._chores:
        chore.cancel()
    await others._hints.end()


class Late:
    """A machine's clock that is five seconds slow."""

    def __init__(self, machine: Any) -> None:
        self._machine = machine

    def now(self) -> int:
        return int(self._machine.now()) - 5_000


@asynccontextmanager
async def newer_and_older() -> AsyncIterator[tuple[House, House]]:
    """Serve twice, the second time without a game that the first one has."""
    older = {name: listing for name, listing in SHELF.items() if name != "coin-flip"}
    async with AsyncExitStack() as lent:
        address = await lent.enter_async_context(schema())
        houses = []
        for shelf in (SHELF, older):
            store = await PostgresStore.opened(address)
            lent.push_async_callback(store.close)
            houses.append(await lent.enter_async_context(opened(store=store, shelf=shelf)))
        yield houses[0], houses[1]
        assert [await house.faults() for house in houses] == [0, 0]


class Skipping:
    """The time of all servers, which a test lets leap."""

    def __init__(self) -> None:
        self._machine = SystemClock()
        self.ahead = 0

    def now(self) -> int:
        return self._machine.now() + self.ahead

    async def compare(self, tries: int = 1) -> None:
        pass


@asynccontextmanager
async def leaping(patience: Patience) -> AsyncIterator[tuple[list[House], Skipping]]:
    """Serve twice, in a time that a test lets leap."""
    clock = Skipping()
    async with servers(2, world={"clock": clock, "patience": patience}) as houses:
        for house in houses:
            others = house.desk.tables.world.others
            assert isinstance(others, PostgresOthers)
            others._clock = clock  # type: ignore[assignment]
            await others._beat()
        yield houses, clock


async def playing(first: House, second: House) -> tuple[Guest, Guest]:
    """Begin a game of Whisper of Ann, who is at one server, Bob and two bots."""
    ann, bob = await at_both([first, second])
    for _ in range(2):
        await ann.ask(AddBot("plain"))
    begun = await ann.ask(Start())
    assert isinstance(begun, Ok), begun
    await bob.screen.reach(begun.version)
    return ann, bob
