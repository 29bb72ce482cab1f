"""What servers whisper to each other through PostgreSQL: hints, which may get lost."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, TypeAlias

import asyncpg
import msgspec

from trapline.adapters.postgres.lines import HOW, LOST
from trapline.adapters.postgres.sharing import IN_USE

Hint: TypeAlias = tuple[Any, ...]
"""What it is about, and a few numbers and names: never a fact, a text or a token."""

LARGEST = 7_000
"""Bytes in one notification; PostgreSQL takes somewhat less than 8000."""
TOGETHER = 0.005
AGAIN = 0.5
QUIET = 1.0
TELL = "SELECT pg_notify($1, said) FROM unnest($2::text[]) AS said"


class Hints:
    """One connection on which a server listens, and whispers what waited for a few milliseconds."""

    def __init__(self, address: str, me: str, hear: Callable[[Hint], None]) -> None:
        self._address, self._me, self._hear = address, me, hear
        self._waiting: list[Hint] = []
        self._wakes = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.reconnected: Callable[[], None] = lambda: None

    def whisper(self, *hint: Any) -> None:
        self._waiting.append(hint)
        self._wakes.set()

    async def begin(self) -> None:
        """Listen before anybody is served: from here on nothing is missed."""
        db = await self._listening()
        self._task = asyncio.create_task(self._for_ever(db))

    async def end(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _listening(self) -> asyncpg.Connection:
        db: asyncpg.Connection = await asyncpg.connect(self._address, **HOW)
        self._channel = "trapline_" + await db.fetchval("SELECT current_schema()")
        await db.execute(IN_USE)
        await db.add_listener(self._channel, self._heard)
        return db

    async def _for_ever(self, db: asyncpg.Connection | None) -> None:
        while True:
            with suppress(*LOST):
                db = db or await self._listening()
                self.reconnected()
                await self._whisper_on(db)
            if db is not None:
                db.terminate()
            db = None
            await asyncio.sleep(AGAIN)

    async def _whisper_on(self, db: asyncpg.Connection) -> None:
        """Tell what waits, and now and then try the line, until it breaks."""
        try:
            while True:
                with suppress(TimeoutError):
                    async with asyncio.timeout(QUIET):
                        await self._wakes.wait()
                await asyncio.sleep(TOGETHER)
                self._wakes.clear()
                hints, self._waiting = self._waiting, []
                await db.execute(TELL, self._channel, [*portions(self._me, hints)])
        except asyncio.CancelledError:
            await self._last_words(db)
            raise

    async def _last_words(self, db: asyncpg.Connection) -> None:
        with suppress(*LOST):
            await db.execute(TELL, self._channel, [*portions(self._me, self._waiting)])
            await db.close(timeout=1.0)

    def _heard(self, _db: Any, _pid: int, _channel: str, said: Any) -> None:
        who, hints = msgspec.json.decode(said)
        if who != self._me:
            for hint in hints:
                self._hear(tuple(hint))


def portions(me: str, hints: Sequence[Hint]) -> Iterator[str]:
    """Return hints as few notifications, the same hint once."""
    portion: list[Hint] = []
    size = 0
    for hint in dict.fromkeys(hints):
        length = len(msgspec.json.encode(hint))
        if size + length > LARGEST:
            yield msgspec.json.encode((me, portion)).decode()
            portion, size = [], 0
        portion.append(hint)
        size += length + 1
    if portion:
        yield msgspec.json.encode((me, portion)).decode()
