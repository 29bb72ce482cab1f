"""The command `trapline` with a fault in it: `python -m tests.reliability.planted FAULT ...`."""

import asyncio
import os
import secrets
import signal
import sys
from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from trapline.adapters.sqlite import SqliteStore
from trapline.cli import main
from trapline.server.connection import Connection
from trapline.tables.clock import TableClock
from trapline.tables.protocol import FromServer

LATE = 0.3
HONEST_APPEND = SqliteStore.append
HONEST_SAY = SqliteStore.say
PENDING: set[asyncio.Task[None]] = set()


def remember(task: asyncio.Task[None]) -> None:
    PENDING.add(task)
    task.add_done_callback(PENDING.discard)


def acknowledges_before_the_commit() -> None:
    """Moves are answered and shown at once, and kept a little later."""

    async def keep(store: SqliteStore, *told: Any, **more: Any) -> None:
        await asyncio.sleep(LATE)
        await HONEST_APPEND(store, *told, **more)

    async def append(store: SqliteStore, *told: Any, **more: Any) -> None:
        remember(asyncio.create_task(keep(store, *told, **more)))

    SqliteStore.append = append  # type: ignore[method-assign,assignment]


def shows_before_the_commit() -> None:
    """Moves are shown at once, kept a little later, and only then answered."""
    acknowledges_before_the_commit()
    honest = Connection.tell

    async def tell_later(connection: Connection, answer: FromServer) -> None:
        await asyncio.sleep(2 * LATE)
        honest(connection, answer)

    def tell(connection: Connection, answer: FromServer) -> None:
        remember(asyncio.create_task(tell_later(connection, answer)))

    Connection.tell = tell  # type: ignore[method-assign,assignment]


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


FAULTS: Mapping[str, Callable[[], None]] = {
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

if __name__ == "__main__":
    if sys.argv[1] in FAULTS:
        FAULTS[sys.argv[1]]()
    sys.exit(main(sys.argv[2:]))
