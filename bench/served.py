"""A server to be measured: a process of its own, on a port of its own, with no limits in the way.

`python -m bench.served memory`, or `bare` for one without tables, or the file of a database, or
the address of a PostgreSQL.
"""

import asyncio
import os
import resource
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec
import uvloop
from aiohttp import web

from bench import bare
from bench.peers import draw_and_play
from tests.games.whisper import WHISPER
from trapline.adapters.memory import MemoryStore
from trapline.adapters.postgres import PostgresStore
from trapline.adapters.sqlite import SqliteStore
from trapline.assembly import assemble
from trapline.server.app import open_door
from trapline.server.garbage import search_seldom
from trapline.server.settings import SETTINGS, Settings
from trapline.tables.listing import Listing
from trapline.tables.ports import Store

SHELF = {WHISPER.name: Listing(WHISPER, {}), **draw_and_play.SHELF}
MEMORY, BARE = "memory", "bare"
UNLIMITED = 1_000_000
TICK = 1 / os.sysconf("SC_CLK_TCK")


class Server:
    """A running server, and what the system says it has used."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.port = port
        self.pid = process.pid
        self._proc = Path("/proc") / str(process.pid)

    def cpu(self) -> float:
        """Return the seconds of processor time of all its threads, in user and system mode."""
        return used_by(self._proc)

    def memory(self) -> float:
        """Return its resident kilobytes."""
        status = (self._proc / "status").read_text()
        return float(status.partition("VmRSS:")[2].split()[0])


def used_by(process: Path, fields: slice = slice(11, 13)) -> float:
    """Return the seconds of processor time that the system has counted in these fields."""
    after_name = (process / "stat").read_text().rpartition(")")[2].split()
    return sum(map(int, after_name[fields])) * TICK


@contextmanager
def serving(what: str | Path) -> Iterator[Server]:
    with running([sys.executable, "-m", "bench.served", str(what)]) as server:
        yield server


@contextmanager
def running(command: Sequence[str | Path], folder: Path | None = None) -> Iterator[Server]:
    """Start a server that prints its port once it listens."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder) as process:
        try:
            assert process.stdout is not None
            yield Server(process, int(process.stdout.readline()))
        finally:
            process.kill()


def settings() -> Settings:
    chosen = {setting.name: setting.default for setting in SETTINGS}
    limits = ("messages_per_second", "tables_per_hour", "misses_per_minute")
    chosen |= dict.fromkeys(limits, UNLIMITED)
    return msgspec.convert({**chosen, "data": Path(chosen["data"])}, Settings)


async def app_of(what: str) -> web.Application:
    return bare.make_app() if what == BARE else assemble(settings(), await store_of(what), SHELF)


async def store_of(what: str) -> Store:
    if what == MEMORY:
        return MemoryStore()
    if what.startswith("postgresql:"):
        return await PostgresStore.opened(what)
    return SqliteStore(Path(what))


async def serve(what: str) -> None:
    allow_sockets()
    runner = web.AppRunner(await app_of(what), access_log=None)
    await runner.setup()
    print(await listen(runner, bare=what == BARE), flush=True)
    await asyncio.Event().wait()


def allow_sockets() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def listen(runner: web.AppRunner, *, bare: bool) -> int:
    """Let people connect, by our own door where there are tables; return the port."""
    if not bare:
        door = await open_door(runner, "127.0.0.1", 0)
        return int(door.sockets[0].getsockname()[1])
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    return int(runner.addresses[0][1])


if __name__ == "__main__":
    # As `trapline serve` does.
    search_seldom()
    uvloop.run(serve(sys.argv[1]))
