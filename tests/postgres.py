"""A PostgreSQL of our own, started for the tests and gone with them."""

import atexit
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg
import postgres
import pytest

from tests.commands.serving import free_port

USER = "trapline"
QUICK = ("fsync=off", "full_page_writes=off", "listen_addresses=127.0.0.1", "max_connections=200")
"""Only a power cut would notice; commits are waited for all the same."""
NONE = "there is no PostgreSQL on this machine, nor as a package in .venv: ./test gets one"
NUMBERS = count()
RELOADED = "reloading configuration files"


class Postgres:
    """A database server: can be killed, stopped and started again."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs, self.folder, self.port = programs, folder, free_port()
        self._run("initdb", "-D", str(folder), "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync")
        self._server: subprocess.Popen[bytes] | None = None

    def starts(self, ways: Sequence[str] = QUICK) -> None:
        settings = [word for one in ways for word in ("-c", one)]
        where = ["-D", str(self.folder), "-p", str(self.port), "-k", str(self.folder)]
        log = (self.folder / "log").open("ab")
        with log:
            self._server = subprocess.Popen(
                [self.programs / "postgres", *where, *settings],
                stdout=log,
                stderr=log,
                **ordinary(),
            )
        while subprocess.run(
            [self.programs / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)],
            check=False,
        ).returncode:
            assert self._server.poll() is None, (self.folder / "log").read_text()

    def is_killed(self) -> None:
        """End at once, as if the machine had: nobody is told, nothing is tidied up."""
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

    def _signals(self, sign: signal.Signals) -> None:
        assert self._server is not None
        family = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(self._server.pid)], capture_output=True, check=False
        )
        for pid in (self._server.pid, *map(int, family.stdout.split())):
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
def database_server(ways: Sequence[str] = QUICK) -> Postgres:
    """Return the server of this process, which ends with it."""
    at = postgres.find()
    if at is None:
        pytest.skip(NONE)
    folder = Path(tempfile.mkdtemp(prefix="trapline-postgres-"))
    atexit.register(shutil.rmtree, folder)
    if os.geteuid() == 0:
        shutil.chown(folder, "nobody", "nogroup")
        at = within_reach(at, folder)
    server = Postgres(at, folder / "data")
    server.starts(ways)
    atexit.register(server.stops)
    return server


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


async def run(server: Postgres, statement: str) -> None:
    db = await asyncpg.connect(server.address())
    try:
        await db.execute(statement)
    finally:
        await db.close()
