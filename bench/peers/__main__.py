"""One small game on Trapline and on its peers, in one run: `python -m bench.peers FOLDER`.

FOLDER is where `python bench/peers/packages.py FOLDER` put the packages. All servers run at once
and are played at in turns, so that whatever else the machine does falls on all of them alike. What
PostgreSQL itself uses is told apart: it could be another machine's. Node comes as its makers built
it: let this run on a Python that was built with profile guidance too, as Debian's was.
"""

import argparse
import asyncio
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from os import getloadavg
from pathlib import Path
from platform import python_version
from statistics import median
from typing import NamedTuple

from bench.database import Database, database
from bench.peers import packages
from bench.peers.phones import AtBoardgame, AtColyseus, AtTrapline, Table
from bench.served import BARE, MEMORY, Server, running, serving
from bench.tables import Tally, play
from tests.commands.serving import free_port

TABLES = 64
WARM_UP = 1.0
ROUNDS = 6
OURS = "Trapline, memory"
WANTED = (
    (OURS, "boardgame.io, memory", 5),
    (OURS, "bare aiohttp", 0.5),
    (OURS, "Colyseus", 0.6),
    ("Trapline, SQLite", OURS, 0.8),
    ("Trapline, PostgreSQL", OURS, 0.8),
    ("Trapline, SQLite", "boardgame.io, FlatFile", 1),
    ("Trapline, SQLite", "Colyseus, SQLite", 1),
    ("Trapline, PostgreSQL", "boardgame.io, PostgreSQL", 1),
)
"""Moves a second of the server's processor: whose, as a multiple of whose, and how many."""


class Contender(NamedTuple):
    """A server, how its phones speak, and the database it keeps its tables in, if any."""

    server: Server
    phones: type[Table]
    kept: Database | None = None


@contextmanager
def contenders(packed: Path, folder: Path) -> Iterator[Mapping[str, Contender]]:
    packages.lay_out(packed)
    with ExitStack() as up:
        mine, theirs = up.enter_context(database()), up.enter_context(database())

        def ours(what: str | Path, kept: Database | None = None) -> Contender:
            return Contender(up.enter_context(serving(what)), AtTrapline, kept)

        def boardgame(*words: str | Path, kept: Database | None = None) -> Contender:
            return Contender(peer("boardgame.cjs", *words), AtBoardgame, kept)

        def colyseus(*words: str | Path) -> Contender:
            return Contender(peer("colyseus.cjs", *words), AtColyseus)

        def peer(script: str, *words: str | Path) -> Server:
            command = [packages.node(packed), script, str(free_port()), *words]
            return up.enter_context(running(command, packed))

        yield {
            "bare aiohttp": ours(BARE),
            OURS: ours(MEMORY),
            "Trapline, SQLite": ours(folder / "tables.sqlite3"),
            "Trapline, PostgreSQL": ours(mine.address, mine),
            "boardgame.io, memory": boardgame("memory"),
            "boardgame.io, FlatFile": boardgame("flatfile", folder / "flat"),
            "boardgame.io, PostgreSQL": boardgame("postgres", theirs.address, kept=theirs),
            "Colyseus": colyseus(),
            "Colyseus, SQLite": colyseus(folder / "colyseus.sqlite3"),
        }


async def measure(all_of_them: Mapping[str, Contender], seconds: float) -> Mapping[str, Tally]:
    tables: dict[str, list[Table]] = {}
    for name, (server, phones, _) in all_of_them.items():
        tables[name] = [phones(server.port) for _ in range(TABLES)]
        for table in tables[name]:
            await table.sit_down()
        await play(server, tables[name], WARM_UP, Tally())
    tallies = {name: Tally() for name in all_of_them}
    for _ in range(ROUNDS):
        for name, (server, _, kept) in all_of_them.items():
            await play(server, tables[name], seconds / ROUNDS, tallies[name], shared=kept)
    return tallies


def tell(tallies: Mapping[str, Tally]) -> None:
    ours = tallies[OURS].a_server_second
    heads = ("moves/CPU s", "of ours", "moves/s", "p50 ms", "p99 ms", "bytes", "database ms")
    print(" " * 26, *(f"{head:>12}" for head in heads))
    for name, tally in tallies.items():
        cells = (
            f"{tally.a_server_second:,.0f}",
            f"{tally.a_server_second / ours:.2f}",
            f"{tally.a_second:,.0f}",
            f"{tally.wait(50):,.1f}",
            f"{tally.wait(99):,.1f}",
            f"{median(size for some in tally.sizes.values() for size in some):,.0f}",
            f"{tally.a_move_in_the_database:.2f}" if tally.database else "",
        )
        print(f"{name:26}", *(f"{cell:>12}" for cell in cells))


def tell_wanted(tallies: Mapping[str, Tally]) -> None:
    print(f"\nPython {python_version()}, load {getloadavg()[0]:.1f}")
    for ours, theirs, wanted in WANTED:
        reached = tallies[ours].a_server_second / tallies[theirs].a_server_second
        print(f"{ours:22} of {theirs:26}{reached:8.2f}   (wanted: {wanted:g})")


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
        tallies = asyncio.run(measure(all_of_them, options.seconds))
    tell(tallies)
    tell_wanted(tallies)


if __name__ == "__main__":
    main()
