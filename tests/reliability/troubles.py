"""What may befall several servers and their database, one trouble after another."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import TypeAlias

from tests.cable import Cable
from tests.postgres import Postgres, run
from tests.reliability.fleet import Fleet

TERMINATE = """
SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
WHERE application_name = 'trapline' AND pid <> pg_backend_pid()
"""


Trouble: TypeAlias = Callable[[float], Awaitable[object]]


class Troubles:
    """Troubles of one fleet. `lasts` says for how many seconds each of them does."""

    def __init__(
        self,
        fleet: Fleet,
        hosts: Sequence[Postgres],
        luck: Random,
        between: Cable | None = None,
    ) -> None:
        """`hosts`: the database and its standby, with a line between them, if it has one."""
        self.fleet, self.luck, self.between = fleet, luck, between
        self.first, *self.standbys = hosts
        self.all: Sequence[Trouble] = (
            self.backends_are_terminated,
            self.a_server_is_killed,
            self.a_server_stands_still,
            self.a_network_is_cut,
            self.a_network_holds_everything,
            self.a_network_loses_the_answers,
            self.a_network_goes_dead,
            self.a_network_is_slow,
            self.the_database_is_killed,
            self.the_database_is_restarted,
            self.the_database_stands_still,
            self.the_standby_is_out_of_reach,
        )

    @property
    def a_server(self) -> int:
        return self.luck.randrange(len(self.fleet.servers))

    @property
    def a_line(self) -> Sequence[Cable]:
        return self.fleet.lines[self.a_server]

    async def backends_are_terminated(self, lasts: float) -> None:
        for _ in range(4):
            await run(self.first, TERMINATE)
            await asyncio.sleep(lasts / 4)

    async def a_server_is_killed(self, lasts: float) -> None:
        server = self.fleet.servers[self.a_server]
        await server.stop()
        await asyncio.sleep(lasts)
        await server.start()

    async def a_server_stands_still(self, lasts: float) -> None:
        server = self.fleet.servers[self.a_server]
        server.hold()
        await asyncio.sleep(lasts)
        server.go_on()

    async def a_network_is_cut(self, lasts: float) -> None:
        await self._while(Cable.cut, lasts)

    async def a_network_holds_everything(self, lasts: float) -> None:
        await self._while(Cable.hold, lasts)

    async def a_network_loses_the_answers(self, lasts: float) -> None:
        line = self.a_line
        for each in line:
            each.hold_answers()
        await asyncio.sleep(lasts)
        for each in line:
            each.cut()
            each.mend()

    async def a_network_goes_dead(self, lasts: float) -> None:
        await self._while(Cable.forget, lasts)

    async def a_network_is_slow(self, lasts: float) -> None:
        await self._while(slow_down, lasts)

    async def _while(self, befalls: Callable[[Cable], None], lasts: float) -> None:
        line = self.a_line
        for each in line:
            befalls(each)
        await asyncio.sleep(lasts)
        for each in line:
            each.mend()

    async def the_database_is_killed(self, lasts: float) -> None:
        await asyncio.to_thread(self.first.is_killed)
        await asyncio.sleep(lasts)
        await asyncio.to_thread(self.first.starts)

    async def the_database_is_restarted(self, lasts: float) -> None:
        await asyncio.to_thread(self.first.stops)
        await asyncio.sleep(lasts)
        await asyncio.to_thread(self.first.starts)

    async def the_database_stands_still(self, lasts: float) -> None:
        self.first.is_held()
        await asyncio.sleep(lasts)
        self.first.goes_on()

    async def the_standby_is_out_of_reach(self, lasts: float) -> None:
        assert self.between is not None
        self.between.hold()
        await asyncio.sleep(lasts)
        self.between.mend()

    async def the_standby_takes_over(self) -> None:
        await asyncio.to_thread(self.first.is_killed)
        [self.first] = self.standbys
        await run(self.first, "SELECT pg_promote()")


def slow_down(line: Cable) -> None:
    line.delay = 0.05
