"""A PostgreSQL of our own, started for the tests and gone with them."""

import asyncio
import atexit
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg
import postgres
import pytest

from tests.cable import Cable, cable
from tests.commands.serving import free_port

USER = "trapline"
QUICK = (
    "fsync=off",
    "full_page_writes=off",
    "listen_addresses=127.0.0.1",
    "max_connections=200",
    "wal_retrieve_retry_interval=200ms",
)
"""Only a power cut would notice; commits are waited for all the same."""
NONE = "there is no PostgreSQL on this machine, nor as a package in .venv: ./test gets one"
IN_STEP = "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'"
NUMBERS = count()
RELOADED = "reloading configuration files"


class Postgres:
    """A database server: can be killed, stopped and started again."""

    def __init__(
        self, programs: Path, folder: Path, settings: Sequence[str] = QUICK, follows: int = 0
    ) -> None:
        """`follows`: the port of another, of which this one is to be a standby."""
        self.programs, self.folder, self.port = programs, folder, free_port()
        self._settings = settings
        where = ["-D", str(folder), "-U", USER, "--no-sync"]
        if follows:
            other = ["-h", "127.0.0.1", "-p", str(follows), "-R", "-c", "fast"]
            self._run("pg_basebackup", *other, *where)
        else:
            self._run("initdb", *where, "-A", "trust", "-E", "UTF8")
        self._server: subprocess.Popen[bytes] | None = None

    def starts(self) -> None:
        self._begins()
        tries = 10
        while not self._is_ready():
            if self._server is None or self._server.poll() is not None:
                # Whoever was killed may leave a child behind, which takes a moment to notice.
                tries -= 1
                assert tries, (self.folder / "log").read_text()
                time.sleep(0.2)
                self._begins()

    def _begins(self) -> None:
        settings = [word for one in self._settings for word in ("-c", one)]
        where = ["-D", str(self.folder), "-p", str(self.port), "-k", str(self.folder)]
        with (self.folder / "log").open("ab") as log:
            self._server = subprocess.Popen(
                [self.programs / "postgres", *where, *settings],
                stdout=log,
                stderr=log,
                **ordinary(),
            )

    def _is_ready(self) -> bool:
        program = str(self.programs / "pg_isready")
        asked = [program, "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asked, check=False).returncode == 0

    def is_killed(self) -> None:
        """End at once, as if the machine had: nobody is told, nothing is tidied up."""
        self._signals(signal.SIGKILL)
        self._ends(signal.SIGKILL)

    def stops(self) -> None:
        """End in good order, whoever is still connected."""
        self._ends(signal.SIGINT)

    def is_held(self) -> None:
        """Let every process of it stand still."""
        self._signals(signal.SIGSTOP)

    def goes_on(self) -> None:
        self._signals(signal.SIGCONT)

    def reads_its_settings(self) -> None:
        assert self._server is not None
        told = (self.folder / "log").read_text().count(RELOADED)
        self._server.send_signal(signal.SIGHUP)
        while (self.folder / "log").read_text().count(RELOADED) == told:
            time.sleep(0.01)

    @property
    def family(self) -> Sequence[int]:
        """The process itself, and those it has made for its connections and chores."""
        assert self._server is not None
        children = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(self._server.pid)], capture_output=True, check=False
        )
        return self._server.pid, *map(int, children.stdout.split())

    def _signals(self, sign: signal.Signals) -> None:
        assert self._server is not None
        if self._server.poll() is not None:
            return
        for pid in self.family:
            with suppress(ProcessLookupError):
                os.kill(pid, sign)

    def _ends(self, sign: signal.Signals) -> None:
        assert self._server is not None
        self._server.send_signal(sign)
        self._server.wait()

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def _run(self, program: str, *words: str) -> None:
        subprocess.run(
            [self.programs / program, *words], check=True, capture_output=True, **ordinary()
        )


def ordinary() -> dict[str, Any]:
    """PostgreSQL does not serve as root; who is root lends it somebody else."""
    return {"user": "nobody", "group": "nogroup", "cwd": "/"} if os.geteuid() == 0 else {}


@cache
def database_server() -> Postgres:
    """Return the server of this process, which ends with it."""
    folder = Path(tempfile.mkdtemp(prefix="trapline-postgres-"))
    atexit.register(shutil.rmtree, folder)
    server = laid_out(folder)
    server.starts()
    atexit.register(server.stops)
    return server


def laid_out(folder: Path, settings: Sequence[str] = QUICK, follows: int = 0) -> Postgres:
    """Return a server that keeps all it has in this folder, not started yet."""
    at = postgres.find()
    if at is None:
        pytest.skip(NONE)
    if os.geteuid() == 0:
        shutil.chown(folder, "nobody", "nogroup")
        at = within_reach(at, folder)
    return Postgres(at, folder / "data", settings, follows)


@asynccontextmanager
async def pair() -> AsyncIterator[tuple[Postgres, Postgres, Cable]]:
    """Lend a server, a standby without which nothing is kept, and the line between them."""
    async with AsyncExitStack() as lent:
        folders = [Path(tempfile.mkdtemp(prefix="trapline-postgres-")) for _ in range(2)]
        for folder in folders:
            lent.callback(shutil.rmtree, folder)
        first = await asyncio.to_thread(laid_out, folders[0])
        await asyncio.to_thread(first.starts)
        lent.callback(first.is_killed)
        line = await lent.enter_async_context(cable(first.port))
        second = await asyncio.to_thread(laid_out, folders[1], follows=line.port)
        await asyncio.to_thread(second.starts)
        lent.callback(second.is_killed)
        await run(first, "ALTER SYSTEM SET synchronous_standby_names = '*'")
        await run(first, "SELECT pg_reload_conf()")
        while not await run(first, IN_STEP):  # noqa: ASYNC110 - it happens in another process
            await asyncio.sleep(0.05)
        yield first, second, line


def within_reach(programs: Path, folder: Path) -> Path:
    """Return programs that an ordinary user may run: the home of root is closed to others."""
    try:
        subprocess.run([programs / "postgres", "-V"], check=True, capture_output=True, **ordinary())
    except (OSError, subprocess.CalledProcessError):
        shutil.copytree(programs.parent, folder / "postgres", symlinks=True)
        return folder / "postgres" / programs.name
    return programs


@asynccontextmanager
async def schema() -> AsyncIterator[str]:
    """Lend the address of a schema of its own in the one PostgreSQL of the tests."""
    server, name = database_server(), f"home_{next(NUMBERS)}"
    await run(server, f"CREATE SCHEMA {name}")
    try:
        yield f"{server.address()}?search_path={name}"
    finally:
        await run(server, f"DROP SCHEMA {name} CASCADE")


async def run(server: Postgres, statement: str) -> Any:
    """Run a statement, and return the first thing that it answers."""
    db = await asyncpg.connect(server.address())
    try:
        return await db.fetchval(statement)
    finally:
        await db.close()
