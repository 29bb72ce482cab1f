"""How many moves a second the stores keep, as ratios of one run.

`python bench/store.py [FOLDER]` measures the disk that holds FOLDER, or the temporary folder.
"""

import asyncio
import socket
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter

import msgspec

from trapline.adapters.memory import MemoryStore
from trapline.adapters.sqlite import SqliteStore
from trapline.adapters.sqlite.files import connect
from trapline.tables.ports import Entry, Store, TableRecord

SECONDS = 1.0
ROUNDS = 5
TABLES = 64
FACT = b'{"type":"Whispered","seat":2,"word":"lantern","to":[0,2]}'
FACTS = FACT * 4


class Server:
    """About what a server does for a move besides keeping it: it thinks, and tells four people."""

    def __init__(self) -> None:
        self._here, self._there = socket.socketpair()

    def move(self) -> None:
        for _ in range(150):
            msgspec.json.decode(FACT)
        for _ in range(4):
            self._here.send(FACTS)
            self._there.recv(len(FACTS))

    def close(self) -> None:
        self._here.close()
        self._there.close()


def entry(version: int) -> Entry:
    return Entry(version, version, version, f"key-{version}", 1, 0, "whisper", False, FACTS)


async def moves_a_second(store: Store, tables: int, server: Server | None) -> float:
    """Let each table append one move after the other, as fast as the store takes them."""
    started = perf_counter()

    async def evening(number: int) -> int:
        table, version = f"table-{number:012}", 1
        await store.open_table(TableRecord(table, f"{number:06}", 0, 0, True), entry(1), [])
        while perf_counter() < started + SECONDS:
            if server:
                server.move()
            version += 1
            await store.append(table, entry(version), playing=True)
            # The memory store never waits, and would play one table to the end before the next.
            await asyncio.sleep(0)
        return version

    kept = sum(await asyncio.gather(*map(evening, range(tables))))
    rate = kept / (perf_counter() - started)
    await store.close()
    return rate


def normal(file: Path) -> sqlite3.Connection:
    db = connect(file)
    db.execute("PRAGMA synchronous = NORMAL")
    return db


async def measure(folder: Path) -> None:
    def file() -> Path:
        return Path(tempfile.mkdtemp(dir=folder)) / "trapline.db"

    stores: dict[str, Callable[[], Store]] = {
        "memory": MemoryStore,
        "FULL": lambda: SqliteStore(file()),
        "NORMAL": lambda: SqliteStore(file(), normal),
    }
    server = Server()
    cases: dict[str, tuple[int, Server | None]] = {
        "one table": (1, None),
        f"{TABLES} tables": (TABLES, None),
        f"{TABLES} tables, busy server": (TABLES, server),
    }
    rates: dict[tuple[str, str], list[float]] = {}
    # In turns, so that a neighbour's load falls on all of them.
    for _ in range(ROUNDS):
        for case, (tables, busy) in cases.items():
            for kind, make in stores.items():
                rate = await moves_a_second(make(), tables, busy)
                rates.setdefault((case, kind), []).append(rate)
    server.close()
    report(list(cases), {what: median(found) for what, found in rates.items()})


def report(cases: list[str], rate: dict[tuple[str, str], float]) -> None:
    print(f"{'moves a second':26}{'memory':>10}{'FULL':>10}{'NORMAL':>10}", end="")
    print(f"{'FULL/memory':>14}{'FULL/NORMAL':>14}{'FULL/one table':>16}")
    single = rate[cases[0], "FULL"]
    for case in cases:
        memory, full, weak = (rate[case, kind] for kind in ("memory", "FULL", "NORMAL"))
        print(f"{case:26}{memory:10,.0f}{full:10,.0f}{weak:10,.0f}", end="")
        print(f"{full / memory:14.2f}{full / weak:14.2f}{full / single:16.1f}")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if sys.argv[1:] else None) as folder:
        asyncio.run(measure(Path(folder)))
