"""A server started by a command, as Ann would start it, on a port of its own."""

import os
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.error import URLError

PATIENCE = 60.0
PORTS = iter(range(10_000 + os.getpid() * 50 % 20_000, 32_000))
UNSAFE = 10_080
"""No browser goes there."""


class Server:
    """A process that serves, and the address at which it does."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process = process
        self.address = address

    def fetches(self, path: str) -> str:
        with urllib.request.urlopen(self.address + path, timeout=5) as answer:
            return str(answer.read().decode())

    def is_healthy(self) -> bool:
        try:
            self.fetches("/healthz")
        except URLError:
            return False
        return True


@contextmanager
def serving(command: Sequence[str | Path], data: Path) -> Iterator[Server]:
    port = free_port()
    process = subprocess.Popen(
        [*command, "--port", str(port), "--data", data],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    server = Server(process, f"http://127.0.0.1:{port}")
    try:
        wait_until_healthy(server)
        yield server
    finally:
        process.kill()
        process.communicate()


def wait_until_healthy(server: Server) -> None:
    latest = time.monotonic() + PATIENCE
    while not server.is_healthy():
        assert server.process.poll() is None, "".join(server.process.communicate())
        assert time.monotonic() < latest, "The server does not answer."
        time.sleep(0.1)


def free_port() -> int:
    """Return a port that nobody uses, and that nobody is given before our server has it.

    The system hands out ports from 32768 on; below, every test process counts on from its own.
    """
    for port in PORTS:
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            if port != UNSAFE:
                return port
    raise AssertionError("Not one port is free.")
