"""A real server in this process, on a port of its own, with the test games on its shelf."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from aiohttp import web
from msgspec.structs import replace

from tests.luck import FixedLuck
from tests.server.guests import Guest
from tests.shelf import SHELF
from trapline.adapters.memory import MemoryStore
from trapline.assembly import assemble
from trapline.server.app import open_door
from trapline.server.desk import DESK, Desk
from trapline.server.settings import SETTINGS, Settings
from trapline.tables.listing import Shelf
from trapline.tables.packs import Packs
from trapline.tables.ports import Store
from trapline.tables.protocol import Ok
from trapline.tables.wishes import Start

NAMES = ("Ann", "Bob", "Cleo", "Dan")
Four = tuple[Guest, Guest, Guest, Guest]


class House:
    """A server, and everybody who came to it."""

    def __init__(self, runner: web.AppRunner, store: Store, port: int) -> None:
        self._runner = runner
        self.store = store
        self.address = f"http://127.0.0.1:{port}"
        self.guests: list[Guest] = []

    @property
    def app(self) -> web.Application:
        return self._runner.app

    @property
    def desk(self) -> Desk:
        return self.app[DESK]

    @property
    def connections(self) -> Sequence[object]:
        """All that are open, whatever they are for."""
        server = self._runner.server
        return server.connections if server else ()

    async def guest(self, name: str) -> Guest:
        self.guests.append(Guest(name, self.address))
        return self.guests[-1]

    async def four(self, game: str = "whisper") -> Four:
        """Seat Ann (who hosts) and Cleo against Bob and Dan."""
        ann, bob, cleo, dan = [await self.guest(name) for name in NAMES]
        code = await ann.open(game)
        for guest in (bob, cleo, dan):
            await guest.join(code)
        return ann, bob, cleo, dan

    async def playing(self) -> Four:
        """Start a game of Whisper: Ann's team whispers first."""
        four = await self.four()
        begun = await four[0].ask(Start())
        assert isinstance(begun, Ok), begun
        await all_reach(begun.version, *four)
        return four

    async def faults(self) -> float:
        """Return how many faults of its own the server has counted."""
        page = (await (await self.guest("an operator")).get("/metrics")).body.decode()
        [count] = [x.split()[1] for x in page.splitlines() if x.startswith("trapline_faults_total")]
        return float(count)

    async def close(self) -> None:
        for guest in self.guests:
            await guest.leave()


@asynccontextmanager
async def opened(
    *,
    store: Store | None = None,
    shelf: Shelf = SHELF,
    packs: Packs | None = None,
    world: dict[str, Any] | None = None,
    **set: Any,
) -> AsyncIterator[House]:
    """Serve for the length of a test. `world` takes the place of what the assembly chose."""
    kept = store or MemoryStore()
    app = assemble(settings(**set), kept, shelf, packs)
    tables = app[DESK].tables
    tables.world = replace(tables.world, **{"luck": FixedLuck("house"), **(world or {})})
    runner = web.AppRunner(app, shutdown_timeout=1.0)
    await runner.setup()
    door = await open_door(runner, "127.0.0.1", 0)
    house = House(runner, kept, door.sockets[0].getsockname()[1])
    try:
        yield house
    finally:
        await house.close()
        door.close()
        await runner.cleanup()


def settings(**chosen: Any) -> Settings:
    defaults = {setting.name: setting.default for setting in SETTINGS}
    return msgspec.convert({**defaults, "data": Path(), **chosen}, Settings)


async def all_reach(version: int, *guests: Guest) -> None:
    for guest in guests:
        await guest.screen.reach(version)
