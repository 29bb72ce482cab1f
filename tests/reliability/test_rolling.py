"""A rolling update: three servers on one PostgreSQL are replaced one by one while people play."""

import asyncio
from contextlib import AsyncExitStack

import pytest
from aiohttp import ClientError

from tests.campaigns import Campaign
from tests.postgres import schema
from tests.server.guests import Guest
from tests.server.house import House, opened
from tests.server.screens import HungUp
from trapline.adapters.postgres import PostgresStore
from trapline.server.app import leave
from trapline.tables.protocol import Ok
from trapline.tables.wishes import AddBot, Lock, Start
from trapline.tables.world import Patience

SLOW = Patience(bot_fastest=600_000, bot_slowest=600_000)
LOST = (HungUp, ClientError, ConnectionError, TimeoutError, AssertionError)
AFTERWARDS = 5


class Fleet:
    """Servers of which one after the other is replaced."""

    def __init__(self, address: str) -> None:
        self._address = address
        self.houses: list[House] = []
        self._lent: list[AsyncExitStack] = []

    async def begin(self) -> None:
        lent = AsyncExitStack()
        store = await PostgresStore.opened(self._address)
        lent.push_async_callback(store.close)
        house = await lent.enter_async_context(
            opened(
                store=store,
                world={"patience": SLOW},
                tables_per_hour=1_000,
                messages_per_second=1_000,
            )
        )
        self.houses.append(house)
        self._lent.append(lent)

    async def replace_the_oldest(self) -> None:
        house, lent = self.houses[0], self._lent.pop(0)
        await self.begin()
        self.houses.remove(house)
        await leave(house.app)
        house.guests.clear()
        await lent.aclose()

    async def end(self) -> None:
        for lent in self._lent:
            await lent.aclose()


class Player(Guest):
    """A host who locks and opens the door of a table again and again, and goes where she can."""

    def __init__(self, number: int, fleet: Fleet) -> None:
        super().__init__(f"Ann {number}", "")
        self.number, self.fleet = number, fleet
        self.acknowledged: dict[str, int] = {}
        self.moved = 0
        self.is_over = False

    async def begin(self) -> None:
        self.address = self.somewhere
        await self.open()
        for _ in range(3):
            await self.ask(AddBot("plain"))
        assert isinstance(await self.ask(Start()), Ok)

    @property
    def somewhere(self) -> str:
        self.number += 1
        return self.fleet.houses[self.number % len(self.fleet.houses)].address

    async def plays(self) -> None:
        locked, left = False, AFTERWARDS
        while left:
            locked, key = not locked, self.fresh_key()
            answer = await self.until_answered(Lock(locked=locked), key)
            assert isinstance(answer, Ok), answer
            self.acknowledged[key] = answer.version
            left -= self.is_over

    async def until_answered(self, wish: Lock, key: str) -> object:
        while True:
            try:
                async with asyncio.timeout(20):
                    return await self.ask(wish, key)
            except LOST:
                await self.comes_back()

    async def comes_back(self) -> None:
        while True:
            self.address = self.somewhere
            try:
                await self.connect()
            except LOST:
                await asyncio.sleep(0.05)
            else:
                self.moved += 1
                return


@pytest.mark.slow
@pytest.mark.parametrize(
    "tables", [8, pytest.param(200, marks=pytest.mark.soak)], ids=["some", "many"]
)
async def test_nothing_is_lost_or_done_twice_in_a_rolling_update(
    tables: int, campaign: Campaign, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trapline.server.app.NOTICED_AFTER", 0.2)
    monkeypatch.setattr("trapline.server.app.SPREAD", 0.5)
    async with schema() as address:
        fleet = Fleet(address)
        for _ in range(3):
            await fleet.begin()
        players = [Player(number, fleet) for number in range(tables)]
        for player in players:
            await player.begin()

        playing = [asyncio.create_task(player.plays()) for player in players]
        for _ in range(3):
            await fleet.replace_the_oldest()
        for player in players:
            player.is_over = True
        await asyncio.gather(*playing)

        store = fleet.houses[0].store
        for player in players:
            record = await store.find(player.code)
            assert record is not None
            entries = await store.entries(record.id)
            kept = {entry.key.partition(":")[2]: entry.version for entry in entries}
            assert [entry.version for entry in entries] == [*range(1, len(entries) + 1)]
            assert len(kept) == len(entries), "no key was used twice"
            assert player.acknowledged.items() <= kept.items(), "nothing that was said is lost"
            assert record.playing
            await player.leave()
        for house in fleet.houses:
            assert await house.faults() == 0
        await fleet.end()
        campaign.tell(
            games=tables,
            wishes=sum(len(player.acknowledged) for player in players),
            screens_that_came_back=sum(player.moved for player in players),
        )
