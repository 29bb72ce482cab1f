"""How long moves take at many tables that move at a steady pace: `python -m bench.steady`.

Every table has a plan: one move in so many seconds, whatever became of the one before. A move that
cannot be sent in time, because the last has not arrived everywhere, has waited all the same: what
is told is the time from the planned moment until all four screens show it. (Were it taken from the
sending, a server that stands still for a second would have slowed down one move of each table.)

Screens and server share this machine.
"""

import argparse
import asyncio
import tempfile
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any, Protocol

from bench.screens import PEOPLE, Group
from bench.served import Server, allow_sockets, serving

TABLES = 500
SECONDS = 600.0
EVERY = 2.0
PATIENCE = 30.0
SEED = 1


class Movable(Protocol):
    """A table that makes a move when told to, and tells when all have seen it."""

    moved: Any

    def move(self) -> None: ...


class Plan:
    """When one table moves, and how long each of its moves took from the moment it was due."""

    def __init__(self, table: Movable, first: float, every: float, last: float) -> None:
        self.waits: list[float] = []
        self.due: deque[float] = deque()
        """The moves that should have been made and are not seen yet, the oldest of them first."""
        self._table, self._every, self._last = table, every, last
        self._loop = asyncio.get_running_loop()
        table.moved = self._seen
        self._loop.call_at(first, self._ring, first)

    def _ring(self, planned: float) -> None:
        following = planned + self._every
        if following < self._last:
            self._loop.call_at(following, self._ring, following)
        self.due.append(planned)
        if len(self.due) == 1:
            self._table.move()

    def _seen(self, _: Movable) -> None:
        self.waits.append(self._loop.time() - self.due.popleft())
        if self.due:
            self._table.move()


async def keep_pace(
    tables: Sequence[Movable], seconds: float, every: float = EVERY, seed: int = SEED
) -> list[Plan]:
    """Let every table move once in `every` seconds; return what became of each plan."""
    loop, luck = asyncio.get_running_loop(), Random(seed)
    start = loop.time() + every
    end = start + seconds
    plans = [Plan(table, start + every * luck.random(), every, end) for table in tables]
    await asyncio.sleep(end - loop.time())
    for _ in range(int(PATIENCE * 10)):
        if not any(plan.due for plan in plans):
            break
        await asyncio.sleep(0.1)
    return plans


class Load:
    """What a server felt, and what its tables did."""

    def __init__(self, plans: Sequence[Plan], cpu: float, memory: tuple[float, float]) -> None:
        self.waits = sorted(wait for plan in plans for wait in plan.waits)
        self.lost = sum(len(plan.due) for plan in plans)
        self.cpu = cpu
        self.memory = memory

    def ms(self, thousandths: int) -> float:
        """Return in how many milliseconds so many of a thousand moves had reached all four."""
        return 1000 * quantiles(self.waits, n=1000, method="inclusive")[thousandths - 1]


async def load(server: Server, tables: int, seconds: float, seed: int) -> Load:
    groups = [Group(server.port) for _ in range(tables)]
    for group in groups:
        await group.sit_down()
    before, cpu = server.memory(), server.cpu()
    plans = await keep_pace(groups, seconds, seed=seed)
    found = Load(plans, server.cpu() - cpu, (before, server.memory()))
    for group in groups:
        group.leave()
    return found


def measured(folder: Path, tables: int, seconds: float, seed: int = SEED) -> Load:
    allow_sockets()
    with serving(folder / "tables.sqlite3") as server:
        return asyncio.run(load(server, tables, seconds, seed))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    options = parser.parse_args()
    # Beside the code rather than in /tmp, which may be memory: this is about a disk.
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        found = measured(Path(folder), options.tables, options.seconds)
    sockets = options.tables * len(PEOPLE)
    print(f"{sockets:,} sockets on {options.tables:,} tables, a move in {EVERY:.0f} s each")
    print(f"{len(found.waits):,} moves, {found.lost} lost; until all four have it, ms:")
    for name, thousandths in (("p50", 500), ("p99", 990), ("p99.9", 999)):
        print(f"  {name:6}{found.ms(thousandths):8.1f}")
    print(f"  {'most':6}{1000 * found.waits[-1]:8.1f}")
    print(f"server {found.cpu / options.seconds:.2f} cores, resident kB", *found.memory)


if __name__ == "__main__":
    main()
