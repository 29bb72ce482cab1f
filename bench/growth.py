"""What a move and a table cost as an installation grows: `python -m bench.growth`.

From a hundred tables to ten thousand, on one to three servers that share a PostgreSQL. At each
server 64 tables play (a move a second), and all others wait with one screen open; three servers
for a hundred tables are left out. `--store sqlite` measures the one server that has a file,
`--playing N` other numbers at play (0: all of them), `--asleep N` what lies in the store besides,
with nobody there. `--picture FILE` draws what was measured.

Screens, servers and database share this machine.
"""

import argparse
import asyncio
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from itertools import cycle
from pathlib import Path
from statistics import quantiles
from time import perf_counter, time
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from bench.database import Database, database
from bench.growth_picture import drawn
from bench.screens import Group
from bench.served import MEMORY, Server, allow_sockets, serving, store_of
from bench.steady import keep_pace
from bench.store import entry
from trapline.tables.ports import Store, TableRecord

TABLES = (100, 1_000, 10_000)
SERVERS = (1, 2, 3)
STORES = ("postgres", "sqlite", MEMORY)
PLAYING = 64
EVERY = 1.0
REST = 10.0
"""Seconds in which nobody moves: what servers do all the same."""
SETTLES = 3.0
ASLEEP_MOVES = 8
AT_ONCE = 256
COME_TOGETHER = 100


class Size(NamedTuple):
    """How large an installation is."""

    servers: int
    tables: int
    playing: int


class Cost(NamedTuple):
    """What an installation of one size takes. Shares are of one core."""

    servers: int
    tables: int
    playing: int
    moves: int
    lost: int
    server_ms: float
    """Processor time of all servers for each move, beyond what they take at rest."""
    database_ms: float
    server_rest: float
    database_rest: float
    wal_kb: float
    """Written to PostgreSQL's log for each move."""
    kb: float
    """Resident, for each table that waits, one screen included; where none does, for each that has
    played, with all four."""
    p50: float
    p99: float


class Hosts:
    """The servers under test, and the database that they share, if any."""

    def __init__(self, servers: Sequence[Server], shared: Database | None) -> None:
        self.servers, self._shared = servers, shared

    def cpu(self) -> tuple[float, float]:
        database = self._shared.cpu() if self._shared else 0.0
        return sum(server.cpu() for server in self.servers), database

    async def written(self) -> float:
        return await self._shared.written() if self._shared else 0.0

    def memory(self) -> float:
        return sum(server.memory() for server in self.servers)


@contextmanager
def hosts(kind: str, servers: int, asleep: int) -> Iterator[Hosts]:
    """Serve on a store in which so many tables lie that nobody is at."""
    with ExitStack() as lent:
        shared = lent.enter_context(database()) if kind == "postgres" else None
        folder = lent.enter_context(tempfile.TemporaryDirectory(dir=Path.cwd()))
        where = shared.address if shared else f"{folder}/tables.sqlite3"
        if asleep:
            asyncio.run(fill(where, asleep))
        what = MEMORY if kind == MEMORY else where
        yield Hosts([lent.enter_context(serving(what)) for _ in range(servers)], shared)


async def fill(where: str, tables: int) -> None:
    store = await store_of(where)
    for start in range(0, tables, AT_ONCE):
        some = range(start, min(start + AT_ONCE, tables))
        await asyncio.gather(*(sleep(store, number) for number in some))
    await store.close()


async def sleep(store: Store, number: int) -> None:
    """Keep a table that somebody played at a while ago."""
    id, now = f"asleep-{number:012}", int(time() * 1000)
    record = TableRecord(id, f"Z{number:05}", now, now, playing=True)
    await store.open_table(record, replace(entry(1), wall=now), [])
    for version in range(2, ASLEEP_MOVES + 1):
        await store.append(id, replace(entry(version), wall=now), playing=True)


async def measured(hosts: Hosts, size: Size, seconds: float) -> Cost:
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(COME_TOGETHER))
    ports, empty = cycle(server.port for server in hosts.servers), hosts.memory()
    waiting = [Group(next(ports), ("Ann",)) for _ in range(size.tables - size.playing)]
    for group in waiting[: size.servers]:
        await group.come()
    grown_from = hosts.memory()
    for n in range(size.servers, len(waiting), COME_TOGETHER):
        await asyncio.gather(*(group.come() for group in waiting[n : n + COME_TOGETHER]))
    kb = (hosts.memory() - grown_from) / max(1, len(waiting) - size.servers)
    # Last, or the house would have moved for them meanwhile.
    playing = [Group(next(ports)) for _ in range(size.playing)]
    await asyncio.gather(*(group.come() for group in playing))
    await asyncio.gather(*(group.begin() for group in playing))
    await asyncio.sleep(SETTLES)
    start = hosts.cpu()
    await asyncio.sleep(REST)
    rested, written = hosts.cpu(), await hosts.written()
    rest = [(after - before) / REST for before, after in zip(start, rested, strict=True)]
    began = perf_counter()
    plans = await keep_pace(playing, seconds, EVERY)
    played, lasted = hosts.cpu(), perf_counter() - began
    waits = [wait for plan in plans for wait in plan.waits]
    cuts = quantiles(waits, n=100)
    if not waiting:
        kb = (hosts.memory() - empty) / len(playing)
    for group in (*playing, *waiting):
        group.leave()
    return Cost(
        *size,
        moves=len(waits),
        lost=sum(len(plan.due) for plan in plans),
        server_ms=1000 * (played[0] - rested[0] - lasted * rest[0]) / len(waits),
        database_ms=1000 * (played[1] - rested[1] - lasted * rest[1]) / len(waits),
        server_rest=rest[0],
        database_rest=rest[1],
        wal_kb=(await hosts.written() - written) / len(waits),
        kb=kb,
        p50=1000 * cuts[49],
        p99=1000 * cuts[98],
    )


def grown(sizes: Sequence[Size], kind: str, seconds: float, asleep: int) -> list[Cost]:
    print(" ".join(f"{name:>13}" for name in Cost._fields), flush=True)
    costs = []
    for size in sizes:
        with hosts(kind, size.servers, asleep) as lent:
            costs.append(asyncio.run(measured(lent, size, seconds)))
        print(" ".join(f"{told(value):>13}" for value in costs[-1]), flush=True)
    return costs


def told(value: float) -> str:
    return f"{value:,.3f}" if isinstance(value, float) else f"{value:,}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--store", choices=STORES, default=STORES[0])
    parser.add_argument("--servers", type=int, nargs="+", help="default: 1 2 3, or 1")
    parser.add_argument("--tables", type=int, nargs="+", default=TABLES)
    parser.add_argument("--playing", type=int, default=PLAYING, help="at each server; 0: all")
    parser.add_argument("--asleep", type=int, default=0, help="tables nobody is at, besides")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--keep", type=Path, help="a file to add to: a picture shows all of it")
    parser.add_argument("--picture", type=Path, help="where to draw what was found")
    options = parser.parse_args()
    allow_sockets()
    servers = options.servers or (SERVERS if options.store == "postgres" else (1,))
    sizes = [
        Size(count, tables, count * options.playing or tables)
        for count in servers
        for tables in options.tables
        if count * options.playing <= tables
    ]
    costs = grown(sizes, options.store, options.seconds, options.asleep)
    if options.keep:
        with options.keep.open("ab") as kept:
            kept.writelines(msgspec.json.encode(cost) + b"\n" for cost in costs)
        lines = options.keep.read_bytes().splitlines()
        costs = [msgspec.json.decode(line, type=Cost) for line in lines]
    if options.picture:
        options.picture.write_text(drawn(costs))


if __name__ == "__main__":
    main()
