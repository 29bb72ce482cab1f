"""A PostgreSQL to be measured beside the servers that use it, and kept as a host would keep it."""

import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg

from bench.served import used_by

# What gets a PostgreSQL for the tests lies there.
sys.path.append(str(Path(__file__).parents[1] / "tools"))

from tests.postgres import Postgres, laid_out

SETTINGS = ("listen_addresses=127.0.0.1", "max_connections=100", "shared_buffers=256MB")
"""As PostgreSQL comes, but for some memory: every commit is on the disk when it is answered."""


class Database:
    """A database server, and what the system says it has used."""

    def __init__(self, server: Postgres) -> None:
        self._server = server
        self.address = server.address()

    def cpu(self) -> float:
        """Return the seconds of processor time of all its processes, and of those that ended."""
        first, *children = (Path("/proc") / str(pid) for pid in self._server.family)
        return used_by(first, slice(11, 15)) + sum(map(used_until_now, children))

    async def written(self) -> float:
        """Return how many kilobytes its write-ahead log has grown to."""
        db = await asyncpg.connect(self.address)
        try:
            return float(await db.fetchval("SELECT pg_current_wal_lsn() - '0/0'")) / 1024
        finally:
            await db.close()


def used_until_now(process: Path) -> float:
    try:
        return used_by(process)
    except FileNotFoundError:
        return 0.0  # It ended, and its parent has counted it.


@contextmanager
def database() -> Iterator[Database]:
    """Lend a database of its own, beside the code: /tmp may be memory, and this is about a disk."""
    folder = Path(tempfile.mkdtemp(dir=Path.cwd(), prefix="postgres-"))
    try:
        server = laid_out(folder, SETTINGS)
        server.starts()
        try:
            yield Database(server)
        finally:
            server.stops()
    finally:
        shutil.rmtree(folder)
