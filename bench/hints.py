"""How many servers can whisper to each other through PostgreSQL: `python -m bench.hints`.

So many servers tell of so many moves a second each, as `adapters/postgres/hints.py` does: what
waits for five milliseconds goes out at once, and every server hears all of it. All ears are in this
one process, whose own time is told as well.
"""

import argparse
import asyncio
from functools import partial
from statistics import quantiles
from time import perf_counter, process_time
from typing import NamedTuple

import uvloop

from bench.database import Database, database
from trapline.adapters.postgres.hints import Hint, Hints

SERVERS = (1, 3, 10, 30, 80)
MOVES = 500
SETTLES = 1.0


class Heard(NamedTuple):
    """What came of it."""

    servers: int
    told: int
    """A second, by all of them."""
    heard: float
    """Of what should have been heard."""
    p50: float
    p99: float
    database: float
    """Of a core; with the next, the share of the ears."""
    ears: float


async def whispered(shared: Database, servers: int, moves: int, seconds: float) -> Heard:
    waits: list[float] = []

    def heard(hint: Hint) -> None:
        waits.append(perf_counter() - hint[2])

    all_hints = [Hints(shared.address, f"server {n}", heard) for n in range(servers)]
    for hints in all_hints:
        await hints.begin()
    await asyncio.sleep(SETTLES)
    cpu, own = shared.cpu(), process_time()
    tellers = [partial(tell, hints, moves, seconds) for hints in all_hints]
    told = sum(await asyncio.gather(*(teller() for teller in tellers)))
    await asyncio.sleep(SETTLES)
    cpu, own = shared.cpu() - cpu, process_time() - own
    for hints in all_hints:
        await hints.end()
    cuts = quantiles(waits, n=100) if waits else [0.0] * 99
    share = len(waits) / (told * (servers - 1)) if servers > 1 else 1.0
    rate = round(told / seconds)
    return Heard(
        servers, rate, share, 1000 * cuts[49], 1000 * cuts[98], cpu / seconds, own / seconds
    )


async def tell(hints: Hints, moves: int, seconds: float) -> int:
    """Whisper of so many moves a second; return of how many."""
    loop, told = asyncio.get_running_loop(), 0
    start = loop.time()
    while (passed := loop.time() - start) < seconds:
        while told < passed * moves:
            hints.whisper("v", f"table-{told % 1000:016}", perf_counter())
            told += 1
        await asyncio.sleep(0.002)
    return told


async def measure(sizes: list[int], moves: int, seconds: float) -> None:
    print(" ".join(f"{name:>9}" for name in Heard._fields), flush=True)
    with database() as shared:
        for servers in sizes:
            found = await whispered(shared, servers, moves, seconds)
            print(" ".join(f"{value:9,.2f}" for value in found), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--servers", type=int, nargs="+", default=list(SERVERS))
    parser.add_argument("--moves", type=int, default=MOVES, help="a second, of each server")
    parser.add_argument("--seconds", type=float, default=5.0)
    options = parser.parse_args()
    uvloop.run(measure(options.servers, options.moves, options.seconds))


if __name__ == "__main__":
    main()
