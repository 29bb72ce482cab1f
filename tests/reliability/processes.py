"""A server in a process of its own, which can be killed and started again on the same data."""

import asyncio
import os
import signal
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from aiohttp import ClientError, ClientSession

from tests.commands.serving import free_port
from tests.forks import FORKS
from tests.reliability import planted
from trapline.adapters.sqlite import read_log
from trapline.cli.choices import DATABASE
from trapline.tables.ports import Entry

PATIENCE = 60.0


class Server:
    """A process that serves the tables in a folder, perhaps with a fault planted in it."""

    def __init__(self, folder: Path, fault: str = "none", database: str = "") -> None:
        """`database`: the address of one that keeps the tables instead of the folder."""
        self.folder = folder
        self.fault = fault
        self._database = database
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: ForkServerProcess | None = None

    @property
    def file(self) -> Path:
        return self.folder / DATABASE

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text()

    async def start(self) -> None:
        flags = f"serve --host 127.0.0.1 --port {self.port} --also tests.shelf".split()
        many = ("--messages-per-second", "--tables-per-hour", "--misses-per-minute")
        limits = [word for limit in many for word in (limit, "100000")]
        kept = ["--database", self._database] if self._database else []
        told = [*flags, *limits, *kept, "--data", str(self.folder)]
        self.process = FORKS.Process(
            target=planted.run, args=(self.fault, told, self.folder / "log"), daemon=True
        )
        self.process.start()
        async with asyncio.timeout(PATIENCE), ClientSession() as session:
            while not await self._is_well(session):
                assert self.process.is_alive(), self.log
                await asyncio.sleep(0.01)

    async def _is_well(self, session: ClientSession) -> bool:
        try:
            async with session.get(self.address + "/healthz") as answer:
                return answer.status == 200
        except ClientError:
            return False

    def hold(self) -> None:
        """Let it stand still, as on a machine that has other things to do."""
        self._signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, sign: signal.Signals) -> None:
        assert self.process is not None
        assert self.process.pid is not None
        os.kill(self.process.pid, sign)

    async def stop(self, sign: signal.Signals = signal.SIGKILL) -> int:
        """End it by a signal and return its exit status."""
        assert self.process is not None
        if self.process.is_alive():
            self._signal(sign)
        await asyncio.to_thread(self.process.join, PATIENCE)
        assert self.process.exitcode is not None, "it does not end"
        return self.process.exitcode

    def entries(self, code: str) -> list[Entry]:
        entries = read_log(self.file, code)
        assert entries is not None
        return list(entries)
