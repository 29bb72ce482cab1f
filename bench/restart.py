"""How much processor time a restart takes until a move is acknowledged: `python -m bench.restart`.

A game of each kind is in progress. `trapline serve` is killed and started again on its database,
everybody comes back, and the first who may move does. Beside it stands what Python takes to import
aiohttp: the least a server on it could take.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import NamedTuple

from bench.served import Server
from tests.commands.serving import serving
from tests.server.guests import Guest
from tests.server.house import NAMES
from trapline import catalogue
from trapline.kernel import PLAIN, Game, SeededLuck
from trapline.tables.protocol import Ok
from trapline.tables.wishes import Start

TRAPLINE = [sys.executable, "-m", "trapline.cli"]
SERVE = [*TRAPLINE, "serve", "--host", "127.0.0.1", "--messages-per-second", "1000"]
BARE = [sys.executable, "-c", "import aiohttp"]
MOVES = 12
LUCK = SeededLuck("restart")


class Restart(NamedTuple):
    """The processor seconds of a server until it answers and until a move is acknowledged."""

    ready: float
    moved: float
    wait: float
    """How long the player waited for this first move."""


class Table:
    """Four people at a game, on devices that outlive every server."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.guests = [Guest(name, "") for name in NAMES]

    async def sit_down(self, address: str) -> None:
        self._turn_to(address)
        host, *others = self.guests
        code = await host.open(self.game.name)
        for guest in others:
            await guest.join(code)
        assert isinstance(await host.ask(Start()), Ok)
        for _ in range(MOVES):
            await self.move()

    async def come_back(self, address: str) -> None:
        self._turn_to(address)
        for guest in self.guests:
            await guest.connect()

    def _turn_to(self, address: str) -> None:
        for guest in self.guests:
            guest.address = address

    async def move(self) -> float:
        """Let somebody move, or the clock if nobody would; return how long the move took."""
        while (wait := await self._moved()) is None:
            await self.guests[0].screen.reach(self.guests[0].picture.version + 1)
        return wait

    async def _moved(self) -> float | None:
        bot, kind = self.game.bots[PLAIN], self.game.vocabulary.view
        version = max(guest.picture.version for guest in self.guests)
        for guest in self.guests:
            view = (await guest.screen.reach(version)).view_as(kind)
            wish = bot.choose(view, LUCK) if view.may else None
            sent = perf_counter()
            if wish is not None and isinstance(answer := await guest.play(wish), Ok):
                wait = perf_counter() - sent
                await guest.screen.reach(answer.version)
                return wait
        return None


async def restarts(runs: int, folder: Path) -> dict[str, list[Restart]]:
    tables = [Table(game) for game in catalogue.games()]
    with serving(SERVE, folder) as server:
        for table in tables:
            await table.sit_down(server.address)
    # In turns, so that a neighbour's load falls on all of them.
    found: dict[str, list[Restart]] = defaultdict(list)
    for _ in range(runs):
        for table in tables:
            found[table.game.name].append(await restart(table, folder))
    for guest in [guest for table in tables for guest in table.guests]:
        await guest.leave()
    return found


async def restart(table: Table, folder: Path) -> Restart:
    with serving(SERVE, folder) as server:
        used = Server(server.process, 0)
        ready = used.cpu()
        await table.come_back(server.address)
        wait = await table.move()
        return Restart(ready, used.cpu(), wait)


def bare() -> float:
    """Return the processor seconds of a Python that does nothing but import aiohttp."""
    process = subprocess.Popen(BARE)
    _, _, used = os.wait4(process.pid, 0)
    return used.ru_utime + used.ru_stime


def report(name: str, found: Sequence[Restart], least: float) -> None:
    ready, moved, wait = (median(column) for column in zip(*found, strict=True))
    print(f"{name:16}{ready:10.2f}{moved:14.2f}{moved / least:14.1f}{1000 * wait:14.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=7, help="restarts of each game")
    options = parser.parse_args()
    # As `./play` does: a server that starts again finds its modules compiled.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        found = asyncio.run(restarts(options.runs, Path(folder)))
    least = median(bare() for _ in range(options.runs))
    print(f"processor seconds, medians of {options.runs}; `import aiohttp` takes {least:.2f}")
    print(f"{'':16}{'to answer':>10}{'to a move':>14}{'of aiohttp':>14}{'its wait, ms':>14}")
    for name, ones in found.items():
        report(name, ones, least)


if __name__ == "__main__":
    main()
