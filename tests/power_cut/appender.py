"""A server that plays many tables at once and tells what was acknowledged, until it is killed.

`python -m tests.power_cut.appender FILE [FAULT]`
"""

import asyncio
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from tests.adapters.evenings import ANN, entry, table
from trapline.adapters.sqlite import SqliteStore, statements
from trapline.adapters.sqlite.schema import Connection
from trapline.adapters.sqlite.writer import Job, Writer, wake
from trapline.tables.ports import Grant, TableId

TABLES = 16


def ack_before_commit() -> None:
    commit = Writer._commit

    def commit_later(writer: Writer, batch: Sequence[Job]) -> None:
        if batch:
            batch[0].waiter.get_loop().call_soon_threadsafe(wake, batch)
        # A quick disk would hide the fault from most kills.
        time.sleep(0.005)
        commit(writer, batch)

    Writer._commit = commit_later  # type: ignore[assignment, method-assign]  # it is a fault


def two_transactions() -> None:
    """Commit an entry before its grants are written."""
    whole = statements.give

    def give_later(db: Connection, table: TableId, grants: Sequence[Grant]) -> None:
        for statement in ("RELEASE job", "COMMIT", "BEGIN IMMEDIATE", "SAVEPOINT job"):
            db.execute(statement)
        whole(db, table, grants)

    statements.give = give_later


FAULTS: dict[str, Callable[[], None]] = {
    "ack before commit": ack_before_commit,
    "two transactions": two_transactions,
}


async def play(file: Path) -> None:
    kept = SqliteStore(file)

    async def evening(number: int) -> None:
        id, version = f"table {number}", 1
        await kept.open_table(table(id, f"{number:06}"), entry(1), [Grant("device 1", ANN)])
        while True:
            os.write(sys.stdout.fileno(), f"{number} {version}\n".encode())
            version += 1
            device = Grant(f"device {version}", ANN)
            await kept.append(id, entry(version), playing=True, grants=[device])

    await asyncio.gather(*map(evening, range(TABLES)))


if __name__ == "__main__":
    for fault in sys.argv[2:]:
        FAULTS[fault]()
    asyncio.run(play(Path(sys.argv[1])))
