"""A server that plays many tables at once and tells what was acknowledged, until it is killed.

`python -m tests.power_cut.appender FILE [FAULT]`
"""

import asyncio
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path

from tests.adapters.evenings import ANN, entry, table
from trapline.adapters.sqlite import SqliteStore, statements
from trapline.adapters.sqlite.schema import Connection
from trapline.adapters.sqlite.writer import Job, Writer, wake
from trapline.tables.ports import Grant, TableId

TABLES = 16
DIES_AFTER = 100


def ack_before_commit() -> None:
    """Tell what was played, and commit it two batches later: what is told is always ahead."""
    commit = Writer._commit
    behind: deque[Sequence[Job]] = deque([(), ()])

    def commit_later(writer: Writer, batch: Sequence[Job]) -> None:
        if batch:
            batch[0].waiter.get_loop().call_soon_threadsafe(wake, batch)
        behind.append(batch)
        commit(writer, behind.popleft())

    Writer._commit = commit_later  # type: ignore[assignment, method-assign]  # it is a fault


def two_transactions() -> None:
    """Commit an entry before its grants are written, and die in between."""
    whole = statements.give
    entries = count()

    def give_later(db: Connection, table: TableId, grants: Sequence[Grant]) -> None:
        for statement in ("RELEASE job", "COMMIT", "BEGIN IMMEDIATE", "SAVEPOINT job"):
            db.execute(statement)
        if next(entries) == DIES_AFTER:
            os.kill(os.getpid(), signal.SIGKILL)
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
