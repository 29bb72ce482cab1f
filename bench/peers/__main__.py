"""One small game on Trapline and on its peers, in one run: `python -m bench.peers FOLDER`.

FOLDER is where `python bench/peers/packages.py FOLDER` put the packages; `tools` must be in
PYTHONPATH. All servers run at once and are played at in turns, so that whatever else the machine
does falls on all of them alike. What PostgreSQL itself uses is counted for nobody.
"""

import argparse
import asyncio
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from bench.peers import packages
from bench.peers.phones import AtBoardgame, AtColyseus, AtTrapline, Table
from bench.served import BARE, MEMORY, Server, running, serving
from bench.tables import Tally, play
from tests.commands.serving import free_port
from tests.postgres import database_server, run

TABLES = 64
WARM_UP = 1.0
ROUNDS = 6
OURS = "Trapline, memory"
DURABLE = ("listen_addresses=127.0.0.1", "max_connections=200")


class Contender(NamedTuple):
    """A server, and how its phones speak."""

    server: Server
    phones: type[Table]


@contextmanager
def contenders(packed: Path, folder: Path) -> Iterator[Mapping[str, Contender]]:
    database = database_server(DURABLE)
    asyncio.run(run(database, "CREATE DATABASE boardgame"))
    packages.lay_out(packed)
    with ExitStack() as up:

        def ours(what: str | Path) -> Contender:
            return Contender(up.enter_context(serving(what)), AtTrapline)

        def peer(phones: type[Table], script: str, *words: str | Path) -> Contender:
            command = [packages.node(packed), script, str(free_port()), *words]
            return Contender(up.enter_context(running(command, packed)), phones)

        yield {
            "bare aiohttp": ours(BARE),
            OURS: ours(MEMORY),
            "Trapline, SQLite": ours(folder / "tables.sqlite3"),
            "Trapline, PostgreSQL": ours(database.address()),
            "boardgame.io, memory": peer(AtBoardgame, "boardgame.cjs", "memory"),
            "boardgame.io, FlatFile": peer(AtBoardgame, "boardgame.cjs", "flatfile", folder / "f"),
            "boardgame.io, PostgreSQL": peer(
                AtBoardgame, "boardgame.cjs", "postgres", database.address("boardgame")
            ),
            "Colyseus": peer(AtColyseus, "colyseus.cjs"),
            "Colyseus, SQLite": peer(AtColyseus, "colyseus.cjs", folder / "colyseus.sqlite3"),
        }


async def measure(all_of_them: Mapping[str, Contender], seconds: float) -> Mapping[str, Tally]:
    tables: dict[str, list[Table]] = {}
    for name, (server, phones) in all_of_them.items():
        tables[name] = [phones(server.port) for _ in range(TABLES)]
        for table in tables[name]:
            await table.sit_down()
        await play(server, tables[name], WARM_UP, Tally())
    tallies = {name: Tally() for name in all_of_them}
    for _ in range(ROUNDS):
        for name, (server, _) in all_of_them.items():
            await play(server, tables[name], seconds / ROUNDS, tallies[name])
    return tallies


def tell(tallies: Mapping[str, Tally]) -> None:
    ours = tallies[OURS].a_server_second
    heads = ("moves/CPU s", "of ours", "moves/s", "p50 ms", "p99 ms", "bytes")
    print(" " * 26, *(f"{head:>12}" for head in heads))
    for name, tally in tallies.items():
        sizes = sorted(size for some in tally.sizes.values() for size in some)
        rate = tally.a_server_second
        figures = (rate, tally.a_second, tally.wait(50), tally.wait(99), sizes[len(sizes) // 2])
        cells = (f"{figures[0]:,.0f}", f"{rate / ours:.2f}", *(f"{x:,.1f}" for x in figures[1:]))
        print(f"{name:26}", *(f"{cell:>12}" for cell in cells))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("packed", type=Path, help="where the packages are")
    parser.add_argument("--seconds", type=float, default=9, help="for each of them (default 9)")
    options = parser.parse_args()
    # Beside the code rather than in /tmp, which may be memory: this is about a disk.
    with (
        tempfile.TemporaryDirectory(dir=Path.cwd()) as folder,
        contenders(options.packed.resolve(), Path(folder)) as all_of_them,
    ):
        tell(asyncio.run(measure(all_of_them, options.seconds)))


if __name__ == "__main__":
    main()
