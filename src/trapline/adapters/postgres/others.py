"""The other servers on one PostgreSQL: heard of at once by hints, and for sure by asking."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from trapline.adapters.postgres import sharing
from trapline.adapters.postgres.clock import TRIES, DatabaseClock
from trapline.adapters.postgres.hints import Hint, Hints
from trapline.adapters.postgres.lines import Db, Lines
from trapline.adapters.postgres.minding import clock_of, is_minded
from trapline.adapters.postgres.promises import Promises, digest
from trapline.kernel import Seat
from trapline.tables.clock import TableClock
from trapline.tables.model import Version
from trapline.tables.others import (
    Company,
    Glance,
    Hearing,
    Waiting,
    Wake,
)
from trapline.tables.ports import NotKept, PersonId, TableId, TokenHash

ASK_EVERY = 1.0
COMPARE_EVERY = 10
GATHER = 0.02
DEAD_AFTER = 5_000
"""Milliseconds without a sign of life, then a server's tables and screens count no more."""
TVS_KEPT = 60_000
"""Milliseconds for which a TV may wait at a server that says nothing: it may just stand still."""
HOUR = 3_600_000
GLANCES = msgspec.json.Decoder(tuple[Glance, ...])
VERSION, LINE, SIGNAL, SCREENS, TV = "v", "l", "s", "p", "t"


class PostgresOthers(Promises):
    """All that servers share but the tables themselves. It is the bus as well."""

    are_there = True

    def __init__(
        self, lines: Lines, address: str, clock: DatabaseClock, me: str, make: str
    ) -> None:
        super().__init__(lines, clock)
        self._me, self._make = me, make
        self._hints = Hints(address, me, self._heard)
        self._hearing: Hearing | None = None
        self._ring: Callable[[TableId, int], None] = lambda _table, _version: None
        self._shown: dict[TableId, str] = {}
        self._left: set[TableId] = set()
        self._asked: set[TableId] = set()
        self._minded: set[TableId] = set()
        self._with_company: set[TableId] = set()
        self._is_news = asyncio.Event()
        self._look_now = asyncio.Event()
        self._chores: list[asyncio.Task[None]] = []
        self._ticks = 0

    async def begin(self, hearing: Hearing) -> None:
        self._hearing = hearing
        await self._clock.compare(TRIES)
        await self._beat()
        self._hints.reconnected = self._look_now.set
        await self._hints.begin()
        self._chores = [
            asyncio.create_task(self._for_ever(chore)) for chore in (self._look, self._tell)
        ]

    async def end(self) -> None:
        for chore in self._chores:
            chore.cancel()
        with suppress(NotKept):
            await self._tell_now()
            await self._do(sharing.GONE, self._me, self._clock.now() - DEAD_AFTER)
        await self._hints.end()

    # The bus.

    def announce(self, table: TableId, version: int) -> None:
        self._whisper(VERSION, table, version)

    def listen(self, ring: Callable[[TableId, int], None]) -> None:
        self._ring = ring

    def spoke(self, table: TableId, line: int) -> None:
        self._whisper(LINE, table, line)

    def signal(self, table: TableId, kind: str, seat: Seat | None, person: PersonId | None) -> None:
        self._whisper(SIGNAL, table, kind, seat, person)

    def _whisper(self, what: str, table: TableId, *more: object) -> None:
        """Tell those who mind this table too. Where a balancer chooses by the code, nobody does."""
        if table in self._with_company:
            self._hints.whisper(what, table, *more)

    def _heard(self, hint: Hint) -> None:
        hearing = self._hearing
        match hint:
            case _ if hearing is None:
                pass
            case (str() as what, str() as table, int() as number) if what == VERSION:
                self._ring(table, number)
            case (str() as what, str() as table, int() as number) if what == LINE:
                hearing.spoken(table, number)
            case (str() as what, str() as table, str() as kind, seat, person) if what == SIGNAL:
                hearing.signalled(table, kind, seat, person)
            case (str() as what, str() as table) if what == SCREENS and table in self._minded:
                self._asked.add(table)
                self._is_news.set()
            case (str() as what,) if what == TV:
                self._look_now.set()

    # What is done again and again.

    async def _for_ever(self, chore: Callable[[], Awaitable[None]]) -> None:
        told: type[Exception] | None = None
        while True:
            try:
                await chore()
                told = None
            except Exception as fault:  # noqa: BLE001 - the edge of a task: the next look may do
                # Without a database every look fails: once is enough.
                if type(fault) is not told and self._hearing is not None:
                    self._hearing.failed(fault)
                told = type(fault)
                await asyncio.sleep(ASK_EVERY)

    async def _look(self) -> None:
        """Ask whether anything was missed: every second, and as soon as the line is back."""
        with suppress(TimeoutError):
            async with asyncio.timeout(ASK_EVERY):
                await self._look_now.wait()
        self._look_now.clear()
        self._ticks += 1
        await self._beat()
        if self._ticks % COMPARE_EVERY == 0:
            await self._clock.compare()
        if self._ticks % 600 == 1:
            await self._tidy()
        await self._catch_up()

    async def _beat(self) -> None:
        await self._do(sharing.BEAT, self._me, self._make, self._clock.now())

    async def _catch_up(self) -> None:
        if self._hearing is None:
            return
        known = self._hearing.known()
        tables = [*known]
        versions, said = [known[id][0] for id in tables], [known[id][1] for id in tables]
        for id, version, line in await self._fetch(sharing.MISSED, tables, versions, said):
            if version is None:
                self._hearing.erased(id)
                continue
            self._ring(id, version)
            self._hearing.spoken(id, line or 0)
        await self._meet(tables)
        for tv, table in await self._fetch(sharing.PAIRED, self._me):
            await self._do(sharing.FORGET_TV, tv)
            self._hearing.paired(tv, table)

    async def _meet(self, tables: Sequence[TableId]) -> None:
        """Hear who looks at these tables elsewhere, and who was there first."""
        rows = await self._fetch(sharing.COMPANY, tables, self._me, self._alive_since)
        by_table: dict[TableId, list[Any]] = {}
        for table, *row in rows:
            by_table.setdefault(table, []).append(row)
        if self._hearing is None:
            return
        known = self._hearing.known()
        for table in tables:
            there = by_table.get(table, [])
            if self._me not in {server for server, _, _ in there}:
                self._hearing.ousted(table)
            elif table in known and len(there) > 1:
                self._hearing.met(table, self._company(there))
                self._welcome(table, *known[table])
            elif table in self._with_company:
                self._hearing.met(table, self._company(there))
                self._with_company.discard(table)

    def _welcome(self, table: TableId, version: Version, line: int) -> None:
        """Tell whoever came to mind a table what happened before this server heard of them."""
        if table not in self._with_company:
            self._with_company.add(table)
            self._whisper(VERSION, table, version)
            self._whisper(LINE, table, line)

    def _company(self, rows: Sequence[Any]) -> Company:
        """`rows` say of each server that minds a table: which, since when, and its screens."""
        first = min(((since, server) for server, since, _ in rows), default=(0, self._me))
        elsewhere = [GLANCES.decode(shown) for server, _, shown in rows if server != self._me]
        return Company(tuple(one for some in elsewhere for one in some), first[1] == self._me)

    @property
    def _alive_since(self) -> int:
        return self._clock.now() - DEAD_AFTER

    async def _tell(self) -> None:
        await self._is_news.wait()
        await asyncio.sleep(GATHER)
        await self._tell_now()

    async def _tell_now(self) -> None:
        """Write who has screens here, and hear who has them elsewhere."""
        self._is_news.clear()
        shown, left, asked = self._shown, self._left, self._asked
        self._shown, self._left, self._asked = {}, set(), set()
        try:
            if shown:
                await self._do(sharing.SHOW, self._me, [*shown], [*shown.values()])
            if left:
                await self._do(sharing.LEAVE, self._me, [*left], self._clock.now())
        except NotKept:
            self._shown, self._left = {**shown, **self._shown}, left | self._left
            self._is_news.set()
            raise
        for table in {*shown, *left}:
            self._hints.whisper(SCREENS, table)
        known = self._hearing.known() if asked and self._hearing else {}
        if here := [id for id in asked if id in known]:
            await self._meet(here)

    async def _tidy(self) -> None:
        now = self._clock.now()
        await self._do(sharing.FORGET_ANSWERS, now - HOUR)
        await self._do(sharing.FORGET_BUCKETS, now - HOUR)
        await self._do(sharing.FORGET_SERVERS, now - 24 * HOUR)

    # Tables that somebody minds.

    async def attend(
        self, table: TableId, version: Version, wake: Wake
    ) -> tuple[TableClock, Company]:
        async def attended(db: Db, _again: bool) -> tuple[TableClock, Company]:
            async with db.transaction():
                await db.execute(sharing.ONE_AT_A_TIME, table)
                rows = await db.fetch(sharing.MINDED, table)
                clock = clock_of(rows, version, wake, self._alive_since)
                gone = [row["server"] for row in rows if not is_minded(row, self._alive_since)]
                await db.execute(sharing.FORGET_OTHERS, table, gone, self._me)
                at = (version, clock.at, clock.since, clock.running)
                await db.execute(sharing.ATTEND, table, self._me, self._clock.now(), *at)
                there = await db.fetch(sharing.COMPANY, [table], self._me, self._alive_since)
            return clock, self._company([row[1:] for row in map(tuple, there)])

        self._left.discard(table)
        self._minded.add(table)
        self._with_company.add(table)
        return await self._lines.use(attended)

    def show(self, table: TableId, glances: Sequence[Glance]) -> None:
        self._shown[table] = msgspec.json.encode(glances).decode()
        self._is_news.set()

    def leave(self, table: TableId) -> None:
        self._shown.pop(table, None)
        self._minded.discard(table)
        self._with_company.discard(table)
        self._left.add(table)
        self._is_news.set()

    async def may_read_more(self) -> bool:
        [(there,)] = await self._fetch(sharing.OTHER_MAKES, self._make, self._alive_since)
        return bool(there)

    async def places(self, token: TokenHash) -> Sequence[str]:
        rows = await self._fetch(sharing.PLACES, token, self._me, self._alive_since)
        return [code for (code,) in rows]

    # TVs that wait.

    async def wait(self, code: str, tv: Waiting, most: int, neighbours: int) -> bool | None:
        source = digest("tv", tv.source)
        await self._do(sharing.FORGET_TVS, self._clock.now() - TVS_KEPT)
        [(all, near)] = await self._fetch(sharing.COUNT_TVS, source, self._alive_since)
        if all >= most or near >= neighbours:
            return None
        done = await self._do(sharing.WAIT, code, tv.token, source, self._me)
        return not done.endswith(" 0")

    async def tv(self, code: str) -> Waiting | None:
        return next((Waiting(*row) for row in await self._fetch(sharing.TV, code)), None)

    async def pair(self, code: str, table: str) -> None:
        await self._do(sharing.PAIR, code, table)
        self._hints.whisper(TV)
        self._look_now.set()

    async def forget_tv(self, code: str) -> None:
        with suppress(NotKept):
            await self._do(sharing.FORGET_TV, code)
