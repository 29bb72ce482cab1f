"""A server in a process of its own, which can be killed and started again on the same tables."""

import os
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import msgspec

from tests.browser.leaping import FLY, STAND_STILL
from tests.commands.serving import free_port

ROOT = Path(__file__).parents[2]
NAME = "table.test"
"""A name that only our browser knows. It is no loopback, so what needs HTTPS is missing."""


class House:
    """Where the tables are. `patience` is how long it waits; `source` another copy of our code.

    It has the test games on its shelf; with `also`, the games of the catalogue and of that module.
    """

    def __init__(
        self, folder: Path, patience: dict[str, int], source: Path | None = None, also: str = ""
    ) -> None:
        self.port = free_port()
        self.address = f"http://{NAME}:{self.port}"
        self.local = f"http://localhost:{self.port}"
        self._data = folder / "tables"
        self._log = folder / "server.log"
        self._patience = msgspec.json.encode(patience).decode()
        self._source = source
        self._also = also
        self.starts()

    def starts(self) -> None:
        command = [sys.executable, "-m", "tests.browser.launch", "--port", str(self.port)]
        flags = ["--data", str(self._data), "--patience", self._patience, "--also", self._also]
        path = [self._source or ROOT / "src", ROOT]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [*command, *flags],
                cwd=ROOT,
                env=os.environ | {"PYTHONPATH": os.pathsep.join(map(str, path))},
                stdout=log,
                stderr=log,
            )
        while not self._is_healthy():
            assert self._process.poll() is None, self._log.read_text()
            time.sleep(0.05)

    def _is_healthy(self) -> bool:
        try:
            with urlopen(f"{self.local}/healthz", timeout=5):
                return True
        except URLError:
            return False

    def is_killed(self) -> None:
        """Die without a word: signal 9."""
        self._process.kill()
        self._process.wait()

    def lets_time_fly(self) -> None:
        """Let a minute and a half pass at once."""
        self._process.send_signal(FLY)

    def stops_time(self) -> None:
        """Let no clock run out any more, except when time is told to fly or run."""
        self._process.send_signal(STAND_STILL)

    def lets_time_run(self) -> None:
        self._process.send_signal(STAND_STILL)

    def closes(self) -> None:
        self._process.terminate()
        self._process.wait()

    def moves_to(self, source: Path) -> None:
        """Serve the same tables with another copy of our code."""
        self.closes()
        self._source = source
        self.starts()
