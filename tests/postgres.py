"""A PostgreSQL of our own, started for the tests and gone with them."""

import atexit
import os
import shutil
import subprocess
import tempfile
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest

from tests.commands.serving import free_port

USER = "trapline"
QUICK = ("fsync=off", "full_page_writes=off", "listen_addresses=127.0.0.1", "max_connections=200")
"""Only a power cut would notice; commits are waited for all the same."""


def programs() -> Path | None:
    """Return where initdb and postgres are: on the machine, or in a package."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if path := shutil.which("initdb"):
        found.append(Path(path).resolve())
    with suppress(ImportError):
        from pgserver import _commands  # noqa: PLC0415 - where there is none, others may do

        found.insert(0, Path(_commands.POSTGRES_BIN_PATH) / "initdb")
    return found[-1].parent if found else None


class Postgres:
    """A database server: can be killed, stopped and started again."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs, self.folder, self.port = programs, folder, free_port()
        self._run("initdb", "-D", str(folder), "-U", USER, "-A", "trust", "--no-sync")
        self._server: subprocess.Popen[bytes] | None = None

    def starts(self) -> None:
        settings = [word for one in QUICK for word in ("-c", one)]
        where = ["-D", str(self.folder), "-p", str(self.port), "-k", str(self.folder)]
        log = (self.folder / "log").open("ab")
        with log:
            self._server = subprocess.Popen(
                [self.programs / "postgres", *where, *settings], stdout=log, stderr=log, **ordinary()
            )
        while subprocess.run(
            [self.programs / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)],
            check=False,
        ).returncode:
            assert self._server.poll() is None, (self.folder / "log").read_text()

    def is_killed(self) -> None:
        assert self._server is not None
        self._server.kill()
        self._server.wait()

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def _run(self, program: str, *words: str) -> None:
        subprocess.run(
            [self.programs / program, *words], check=True, capture_output=True, **ordinary()
        )


def ordinary() -> dict[str, str | int]:
    """PostgreSQL does not serve as root; who is root lends it somebody else."""
    return {"user": "nobody", "group": "nogroup"} if os.geteuid() == 0 else {}


@cache
def database_server() -> Postgres:
    """Return the server of this process, which ends with it."""
    at = programs()
    if at is None:
        pytest.skip("there is no PostgreSQL on this machine, nor in a package")
    folder = Path(tempfile.mkdtemp(prefix="trapline-postgres-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "nobody", "nogroup")
    server = Postgres(at, folder / "data")
    atexit.register(shutil.rmtree, folder)
    server.starts()
    atexit.register(server.is_killed)
    return server
