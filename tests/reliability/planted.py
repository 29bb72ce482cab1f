"""The command `trapline` with a fault in it, in a process of its own."""

import os
import secrets
import signal
import sys
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from tests.reliability import planted_in_several
from trapline.adapters.sqlite import SqliteStore
from trapline.cli import main
from trapline.server.connection import Connection
from trapline.tables.clock import TableClock
from trapline.tables.protocol import FromServer, Ok

LAG = 2
"""How many moves of a table a faulty server has told of and not kept."""
HONEST_APPEND = SqliteStore.append
HONEST_SAY = SqliteStore.say


class Laggard:
    """Keeps a move of a running game only when two more have come: it is always behind."""

    def __init__(self) -> None:
        self.latest = ""
        self._begun: set[str] = set()
        self._kept_late: defaultdict[str, deque[Callable[[], Awaitable[None]]]]
        self._kept_late = defaultdict(deque)
        self._answers: defaultdict[str, deque[Callable[[], None]]] = defaultdict(deque)

    async def append(
        self, store: SqliteStore, table: str, entry: Any, *, playing: bool, **more: Any
    ) -> None:
        keep = partial(HONEST_APPEND, store, table, entry, playing=playing, **more)
        if table not in self._begun:
            await keep()
            self._begun |= {table} if playing else set()
            return
        self._kept_late[table].append(keep)
        if len(self._kept_late[table]) > LAG:
            await self._kept_late[table].popleft()()
        self.latest = table

    def answer_late(self, answer: Callable[[], None]) -> None:
        """Answer the latest move as late as it is kept."""
        waiting = self._answers[self.latest]
        waiting.append(answer)
        if len(waiting) > LAG:
            waiting.popleft()()


def acknowledges_before_the_commit() -> Laggard:
    """Moves are answered and shown at once, and kept later."""
    laggard = Laggard()

    async def append(store: SqliteStore, *told: Any, **more: Any) -> None:
        await laggard.append(store, *told, **more)

    SqliteStore.append = append  # type: ignore[method-assign,assignment]
    return laggard


def shows_before_the_commit() -> None:
    """Moves are shown at once, kept later, and only then answered."""
    laggard = acknowledges_before_the_commit()
    honest = Connection.tell

    def tell(self: Connection, message: FromServer) -> None:
        if isinstance(message, Ok) and laggard.latest:
            laggard.answer_late(lambda: honest(self, message))
        else:
            honest(self, message)

    Connection.tell = tell  # type: ignore[method-assign]


def forgets_the_keys() -> None:
    """What was kept does not say under which key it was wished for."""

    async def append(store: SqliteStore, table: str, entry: Any, **more: Any) -> None:
        await HONEST_APPEND(store, table, replace(entry, key=secrets.token_hex(8)), **more)

    SqliteStore.append = append  # type: ignore[method-assign,assignment]


def dies_once_a_line_is_kept() -> None:
    """No fault, but the worst moment: a line of chat is kept, and nobody was told so yet."""

    async def say(store: SqliteStore, *told: Any, **more: Any) -> None:
        await HONEST_SAY(store, *told, **more)
        os.kill(os.getpid(), signal.SIGKILL)

    SqliteStore.say = say  # type: ignore[method-assign,assignment]


def starts_every_clock_anew() -> None:
    """After a restart each deadline has its whole time again."""

    def slept(clock: TableClock, _alive: int, now: int) -> TableClock:
        return replace(clock, since=now)

    TableClock.slept = slept  # type: ignore[method-assign,assignment]


def lets_the_clock_run_while_it_is_down() -> None:
    TableClock.slept = lambda clock, *_: clock  # type: ignore[method-assign]


FAULTS: Mapping[str, Callable[[], object]] = {
    fault.__name__: fault
    for fault in (
        acknowledges_before_the_commit,
        shows_before_the_commit,
        forgets_the_keys,
        dies_once_a_line_is_kept,
        starts_every_clock_anew,
        lets_the_clock_run_while_it_is_down,
    )
}


def run(fault: str, arguments: Sequence[str], log: Path) -> None:
    """Be that command until it ends; what it complains of is added to a log."""
    with log.open("ab") as complaints, Path(os.devnull).open("ab") as nowhere:
        os.dup2(nowhere.fileno(), sys.stdout.fileno())
        os.dup2(complaints.fileno(), sys.stderr.fileno())
    for known in (FAULTS, planted_in_several.FAULTS):
        if fault in known:
            known[fault]()
    sys.exit(main(arguments))
