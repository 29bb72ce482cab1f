"""How many moves a server carries, and how fast and small they come: `python -m bench.tables`.

64 tables of four play Whisper against a server in memory, one with a file and one with a
PostgreSQL, and send as much to one without tables, in turns: whatever else the machine does falls
on all of them alike.
"""

import argparse
import asyncio
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from random import random
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import Any, Protocol

from bench.database import Database, database
from bench.screens import PEOPLE, Group
from bench.served import BARE, MEMORY, Server, serving

TABLES = 64
ROUNDS = 4
BETWEEN_MOVES = 2.0
IDLE_TABLES = 250
WARM_UP = 1.0
SQLITE, POSTGRES = "sqlite", "postgres"
KEEPING = (MEMORY, SQLITE, POSTGRES)


class Moving(Protocol):
    """Some people at a table: they make a move when told to, and tell when all have seen it."""

    moved: Any
    wish: str
    sizes: list[int]
    sent: float

    def move(self) -> None: ...


class Tally:
    """What was counted in one stretch of play, or in several."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.sizes: dict[str, list[int]] = defaultdict(list)
        self.wall = self.server = self.load = self.database = 0.0
        self.rates: list[float] = []
        """Moves per processor second, of each stretch."""

    def note(self, group: Moving) -> None:
        self.waits.append(perf_counter() - group.sent)
        self.sizes[group.wish] += group.sizes

    @property
    def a_second(self) -> float:
        return len(self.waits) / self.wall

    @property
    def a_move(self) -> float:
        """The milliseconds of the server's processor for a move."""
        return 1000 * self.server / len(self.waits)

    @property
    def a_move_in_the_database(self) -> float:
        return 1000 * self.database / len(self.waits)

    @property
    def a_server_second(self) -> float:
        return len(self.waits) / self.server

    def wait(self, percent: int) -> float:
        """Return the milliseconds in which so many of a hundred moves had reached all four."""
        return 1000 * quantiles(self.waits, n=100)[percent - 1]


async def play(
    server: Server,
    groups: Sequence[Moving],
    seconds: float,
    tally: Tally,
    *,
    pause: float = 0,
    shared: Database | None = None,
) -> None:
    """Let every group play for a while: at once when all four have seen, or after a pause."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    playing = set(groups)
    finished = asyncio.Event()

    def again(group: Moving) -> None:
        tally.note(group)
        if pause:
            loop.call_later(pause, move, group)
        else:
            move(group)

    def move(group: Moving) -> None:
        if loop.time() < end:
            group.move()
            return
        playing.discard(group)
        if not playing:
            finished.set()

    def stay_awake() -> None:
        # Phones are other machines: here every send of the server would have to wake this
        # process, and on a virtual machine that costs the server more than the sending.
        if not finished.is_set():
            loop.call_soon(stay_awake)

    if not pause:
        stay_awake()
    before = len(tally.waits)
    wall, cpu, load = perf_counter(), server.cpu(), process_time()
    kept = shared.cpu() if shared else 0.0
    for group in groups:
        group.moved = again
        loop.call_later(pause * random(), move, group)
    await finished.wait()
    tally.wall += perf_counter() - wall
    tally.load += process_time() - load
    tally.database += shared.cpu() - kept if shared else 0.0
    used = server.cpu() - cpu
    tally.server += used
    tally.rates.append((len(tally.waits) - before) / used)


async def seated(server: Server, tables: int) -> list[Group]:
    groups = [Group(server.port) for _ in range(tables)]
    for group in groups:
        await group.sit_down()
    return groups


def go_home(groups: Iterable[Group]) -> None:
    for group in groups:
        group.leave()


async def measure(seconds: float, folder: Path) -> None:
    async with asyncio.timeout(7 * seconds + 60):
        await compare(seconds, folder)
        await weigh()


async def compare(seconds: float, folder: Path) -> None:
    with (
        database() as shared,
        serving(MEMORY) as memory,
        serving(folder / "tables.sqlite3") as sqlite,
        serving(shared.address) as postgres,
        serving(BARE) as bare,
    ):
        servers = {MEMORY: memory, SQLITE: sqlite, POSTGRES: postgres, BARE: bare}
        used: defaultdict[str, Database | None] = defaultdict(lambda: None, {POSTGRES: shared})
        groups = {name: await seated(server, TABLES) for name, server in servers.items()}
        saturated = {name: Tally() for name in servers}
        paced = {name: Tally() for name in KEEPING}
        for name, server in servers.items():
            await play(server, groups[name], WARM_UP, Tally())
        for _ in range(ROUNDS):
            for name, server in servers.items():
                stretch, tally = seconds / ROUNDS, saturated[name]
                await play(server, groups[name], stretch, tally, shared=used[name])
        for name, tally in paced.items():
            pause, at = BETWEEN_MOVES, servers[name]
            await play(at, groups[name], seconds, tally, pause=pause, shared=used[name])
        go_home(group for some in groups.values() for group in some)
    tell_saturated(saturated)
    tell_paced(paced)
    tell_sizes(saturated[MEMORY])


async def weigh() -> None:
    with serving(MEMORY) as server:
        kept = await seated(server, 1)
        before = server.memory()
        kept += await seated(server, IDLE_TABLES)
        sockets = IDLE_TABLES * len(PEOPLE)
        each = (server.memory() - before) / sockets
        go_home(kept)
    print(
        f"\nserver memory {each:.1f} kB a socket, its share of the table included, "
        f"at {sockets:,} idle sockets"
    )


def tell_saturated(tallies: Mapping[str, Tally]) -> None:
    print(f"{f'{TABLES} tables, saturated':24}", *(f"{name:>10}" for name in tallies))
    a_cpu_second = row("moves a CPU second", [t.a_server_second for t in tallies.values()])
    row("  worst round", [min(t.rates) for t in tallies.values()])
    row("  best round", [max(t.rates) for t in tallies.values()])
    a_second = row("moves a second", [t.a_second for t in tallies.values()])
    row("p50 to all four, ms", [t.wait(50) for t in tallies.values()], 1)
    row("p99 to all four, ms", [t.wait(99) for t in tallies.values()], 1)
    row("server busy, cores", [t.server / t.wall for t in tallies.values()], 2)
    row("load busy, cores", [t.load / t.wall for t in tallies.values()], 2)
    row("server's ms a move", [t.a_move for t in tallies.values()], 3)
    row("database's ms a move", [t.a_move_in_the_database for t in tallies.values()], 3)
    print(f"sqlite / memory, moves a second           {a_second[1] / a_second[0]:.2f}")
    print(f"memory / bare, moves a CPU second         {a_cpu_second[0] / a_cpu_second[3]:.2f}")
    dearer = tallies[POSTGRES].a_move / tallies[SQLITE].a_move
    print(f"postgres / sqlite, server's time a move   {dearer:.2f}")


def tell_paced(tallies: Mapping[str, Tally]) -> None:
    print(f"\n{TABLES} tables, a move in {BETWEEN_MOVES:.0f} s")
    row("moves a second", [t.a_second for t in tallies.values()], 1)
    row("p50 to all four, ms", [t.wait(50) for t in tallies.values()], 1)
    row("p99 to all four, ms", [t.wait(99) for t in tallies.values()], 1)
    row("server busy, cores", [t.server / t.wall for t in tallies.values()], 3)
    row("database busy, cores", [t.database / t.wall for t in tallies.values()], 3)


def tell_sizes(tally: Tally) -> None:
    print("\nbytes of an update, median")
    for wish, sizes in tally.sizes.items():
        print(f"  {wish:22} {median(sizes):10,.0f}")


def row(name: str, figures: Sequence[float], digits: int = 0) -> Sequence[float]:
    print(f"{name:24}", *(f"{figure:10,.{digits}f}" for figure in figures))
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=12, help="length of each measurement")
    options = parser.parse_args()
    # Beside the code rather than in /tmp, which may be memory: this is about a disk.
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        asyncio.run(measure(options.seconds, Path(folder)))


if __name__ == "__main__":
    main()
