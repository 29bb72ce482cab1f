"""A server in a process of its own, which can be killed and started again on the same data."""

import asyncio
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

from aiohttp import ClientError, ClientSession

from tests.commands.serving import free_port
from trapline.adapters.sqlite import read_log
from trapline.cli.choices import DATABASE
from trapline.tables.ports import Entry

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0


class Server:
    """A process that serves the tables in a folder, perhaps with a fault planted in it.

    `within` is a command that takes the server's as its arguments.
    """

    def __init__(self, folder: Path, fault: str = "none", within: Sequence[str] = ()) -> None:
        self.folder = folder
        self.fault = fault
        self.within = within
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: asyncio.subprocess.Process | None = None

    @property
    def file(self) -> Path:
        return self.folder / DATABASE

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text()

    async def start(self) -> None:
        flags = f"serve --host 127.0.0.1 --port {self.port} --also tests.shelf".split()
        limits = ["--messages-per-second", "100000", "--tables-per-hour", "10000"]
        with (self.folder / "log").open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *(*self.within, sys.executable, "-m", "tests.reliability.planted", self.fault),
                *(*flags, *limits, "--data", str(self.folder)),
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": str(ROOT)},
                stdout=asyncio.subprocess.DEVNULL,
                stderr=log,
            )
        async with asyncio.timeout(PATIENCE), ClientSession() as session:
            while not await self._is_well(session):
                assert self.process.returncode is None, self.log
                await asyncio.sleep(0.05)

    async def _is_well(self, session: ClientSession) -> bool:
        try:
            async with session.get(self.address + "/healthz") as answer:
                return answer.status == 200
        except ClientError:
            return False

    async def stop(self, sign: signal.Signals = signal.SIGKILL) -> int:
        """End it by a signal and return its exit status."""
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(sign)
        async with asyncio.timeout(PATIENCE):
            return await self.process.wait()

    def entries(self, code: str) -> list[Entry]:
        entries = read_log(self.file, code)
        assert entries is not None
        return list(entries)
