"""A server in a process of its own, which can be killed and started again on the same tables."""

from pathlib import Path

from msgspec.structs import replace

from tests.browser.launch import Terms, serve_on
from tests.commands.serving import free_port
from tests.forks import FORKS
from trapline.tables.world import Patience

NAME = "table.test"
"""A name that only our browser knows. It is no loopback, so what needs HTTPS is missing."""
PATIENCE = 60.0

AT_ONCE = {"bot_fastest": 0, "bot_slowest": 0}
"""Bots do not pretend to think: time may stand still, and they move all the same."""


class House:
    """Where the tables are. Time stands still there, unless a test lets it fly.

    It has the test games on its shelf; with `also`, the games of the catalogue and of that module.
    Its luck, and that of its bots, comes from `seed`. `patience` is how long it waits for people.
    """

    def __init__(self, folder: Path, seed: str, also: str = "", **patience: int) -> None:
        port = free_port()
        self.address = f"http://{NAME}:{port}"
        self.local = f"http://localhost:{port}"
        self._terms = Terms(
            port=port,
            data=folder / "tables",
            log=folder / "server.log",
            seed=seed,
            also=also,
            patience=Patience(**AT_ONCE | patience),
        )
        self.starts()

    def starts(self) -> None:
        self._leaps, theirs = FORKS.Pipe()
        arguments = (self._terms, theirs)
        self._process = FORKS.Process(target=serve_on, args=arguments, daemon=True)
        self._process.start()
        theirs.close()
        self._waits_for_an_answer()

    def is_killed(self) -> None:
        """Die without a word: signal 9."""
        self._process.kill()
        self._process.join()

    def lets_time_fly(self, seconds: float = 90) -> None:
        """Let the usual clock for typed clues pass at once, and no second one after it."""
        self._leaps.send(seconds)
        self._waits_for_an_answer()

    def _waits_for_an_answer(self) -> None:
        try:
            assert self._leaps.poll(PATIENCE), "the server does not answer"
            self._leaps.recv()
        except EOFError:
            raise AssertionError(self._terms.log.read_text()) from None

    def closes(self) -> None:
        self._process.terminate()
        self._process.join()

    def moves_to(self, static: Path) -> None:
        """Serve the same tables with another build of the client."""
        self.closes()
        self._terms = replace(self._terms, static=static)
        self.starts()
