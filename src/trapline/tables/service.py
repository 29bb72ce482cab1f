"""All tables of a server: opened, found, forgotten."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from msgspec.structs import replace

from trapline.kernel import IllegalMove, PackId
from trapline.tables import fold, packs, people
from trapline.tables.bodies import AtTable, OpenTable
from trapline.tables.chores import repeat, tried
from trapline.tables.clock import TableClock
from trapline.tables.codes import fresh_code, normal
from trapline.tables.ears import Ears
from trapline.tables.evening import UNOPENED, Actor, retold, step
from trapline.tables.facts import Opened
from trapline.tables.live import Live
from trapline.tables.model import Person
from trapline.tables.others import Elsewhere
from trapline.tables.ports import (
    CodeTaken,
    Damaged,
    Entry,
    Grant,
    TableId,
    TableRecord,
    TokenHash,
    WallTime,
)
from trapline.tables.protocol import Parting
from trapline.tables.pulse import Pulse
from trapline.tables.reasons import TableReason
from trapline.tables.room import Room
from trapline.tables.world import World

BEAT = 1.0
SWEEP = 5.0
EXPIRE = 3600.0


class Tables:
    """The tables of one server."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.live: dict[TableId, Live] = {}
        self._codes: dict[str, TableId] = {}
        self._beyond: set[str] = set()
        """The codes of tables that only a server of another make can go on with."""
        self._loading = asyncio.Lock()
        # A whole evening takes a while to tell: one at a time, in a thread, while moves go on.
        self.telling = asyncio.Lock()
        self.wanted = asyncio.Event()
        """Set as soon as somebody is at a table."""
        self._chores: list[asyncio.Task[None]] = []
        self.on_paired: Callable[[str, str], None] = lambda _tv, _table: None
        """Called when a TV that waits here was shown its table."""
        self._pulse = Pulse(world.clock.now())
        self._last_alive: WallTime = 0

    async def begin(self) -> None:
        # The others first: by them this server learns what time it is.
        await self.world.others.begin(Ears(self))
        self._last_alive = await self._pulse.begin(self.world)
        self.world.bus.listen(self._rung)
        chores = ((self._beat, BEAT), (self._sweep, SWEEP), (self._expire, EXPIRE))
        self._chores = [asyncio.create_task(repeat(*chore, self.world.meters)) for chore in chores]

    async def end(self) -> None:
        """Note the time, tell every screen to come back, and let the commits finish."""
        for chore in self._chores:
            chore.cancel()
        fault = await tried(self._note_time)
        if fault is not None:
            self.world.meters.failed("", 0, fault)
        for id in tuple(self.live):
            self.forget(id, Parting.RESTART)
        await self.world.others.end()

    async def open(self, wanted: OpenTable, token: TokenHash) -> AtTable:
        game = self.world.games.get(wanted.game)
        if game is None:
            raise IllegalMove(TableReason.NO_SUCH_GAME, game=wanted.game)
        while True:
            code = fresh_code(self.world.luck("code"))
            opened = Opened(code, game.name, game.defaults(wanted.language))
            table, allows = fold.opened(opened), self.world.allows
            seated = people.join(table, game, allows, 0, wanted.name, watch=False)
            now = self.world.clock.now()
            actor = Actor(self.world.fresh(8), 0)
            first = step(UNOPENED, self.world.games, actor, [opened, *seated], 0, now, drew=False)
            record = TableRecord(self.world.fresh(8), code, now, now, playing=False)
            try:
                await self.world.store.open_table(record, first.entry, [Grant(token, 0)])
            except CodeTaken:
                continue
            return AtTable(code, 0)

    async def find(self, code: str) -> Live:
        """Return the table with this code, or refuse: unknown and expired look alike."""
        code = normal(code)
        id = self._codes.get(code)
        if id in self.live:
            return await self._fresh(self.live[id])
        async with self._loading:
            with self.readable():
                record = await self.world.store.find(code)
            if record is None:
                raise IllegalMove(TableReason.NO_SUCH_TABLE)
            if record.id not in self.live:
                with self.readable(record.id):
                    self.live[record.id] = await self._loaded(record)
                self.wanted.set()
                self._codes[code] = record.id
                return self.live[record.id]
        # Whoever came before had it read, perhaps before this one asked.
        return await self._fresh(self.live[record.id])

    async def _loaded(self, record: TableRecord) -> Live:
        try:
            live = await self._load(record)
        except (Damaged, KeyError, IllegalMove) as fault:
            if not await self.world.others.may_read_more():
                raise
            self._beyond.add(record.code)
            raise Elsewhere from fault
        live.may_go_on = lambda: self._may_go_on(live)
        return live

    async def _may_go_on(self, live: Live) -> bool:
        """Hand a table over that cannot be read any more, if another server may go on with it."""
        if await self.world.others.may_read_more():
            self._beyond.add(live.room.evening.table.code)
            self.forget(live.room.id, Parting.RESTART)
            return False
        return True

    def is_beyond(self, code: str) -> bool:
        """Return whether a table was handed over: whoever asks for it should ask elsewhere."""
        return normal(code) in self._beyond

    async def _fresh(self, live: Live) -> Live:
        """Catch up first with what whoever comes may have seen or done on another server."""
        if self.world.others.are_there:
            with self.readable(live.room.id):
                await live.room.catch_up()
        return live

    async def knows(self, code: str, token: TokenHash | None) -> bool:
        """Say whether this guest was let into the table with this code, also if it is put away."""
        code = normal(code)
        id = self._codes.get(code)
        if token is None:
            return False
        if id in self.live and token in self.live[id].room.grants:
            return True
        # Asked for a stranger at any code: who guesses learns nothing from the time it takes.
        with self.readable():
            return await self.world.store.knows(code, token)

    @contextmanager
    def readable(self, table: TableId = "") -> Iterator[None]:
        """Refuse a table of which something turns out damaged; the others go on."""
        try:
            yield
        except Damaged as fault:
            self.world.meters.failed(table, 0, fault)
            raise IllegalMove(TableReason.TABLE_DAMAGED) from fault

    async def _load(self, record: TableRecord) -> Live:
        store, now = self.world.store, self.world.clock.now()
        entries = await store.entries(record.id)
        steps = retold(self.world.games, entries)
        evening = steps[-1].evening
        kept = entries[-1].wall

        def wake(alive: WallTime | None) -> TableClock:
            last = self._last_alive if alive is None else alive
            return evening.woken(min(now, max(last, kept)), now).clock

        clock, company = await self.world.others.attend(record.id, evening.version, wake)
        evening = replace(evening, clock=clock)
        await self.world.packs.fetch(packs.named_in(evening.table.options), store, now)
        grants, lines = await store.grants(record.id), await store.lines(record.id)
        return Live(Room(self.world, record.id, evening, grants, lines, steps), company)

    async def entries(self, live: Live) -> Sequence[Entry]:
        """Return the whole log of a table."""
        with self.readable(live.room.id):
            return await self.world.store.entries(live.room.id)

    def _rung(self, table: TableId, version: int) -> None:
        live = self.live.get(table)
        if live is not None and live.room.evening.version < version:
            live.catch_up(version)

    async def _beat(self) -> None:
        """Note every second of a game: by it the game's clock is set after a crash."""
        if self._is_playing or self._pulse.is_due(self.world.clock.now()):
            await self._note_time()

    async def _note_time(self) -> None:
        await self._pulse.beat(self.world, playing=self._is_playing)

    @property
    def _is_playing(self) -> bool:
        return any(live.room.evening.is_playing for live in self.live.values())

    async def _sweep(self) -> None:
        """Put away the tables that everybody has left, and those that others must go on with."""
        now = self.world.clock.now()
        for id, live in tuple(self.live.items()):
            if live.deserted_since(now) >= self.world.patience.unload_after:
                self.forget(id, Parting.RESTART)
        self.world.packs.put_away(self._used_packs())
        # Whoever could go on with them may be gone by now.
        self._beyond.clear()

    def _used_packs(self) -> set[PackId]:
        options = [live.room.evening.table.options for live in self.live.values()]
        return {pack for some in options for pack in packs.named_in(some)}

    async def _expire(self) -> None:
        await self._note_time()
        for id in await self._pulse.expire(self.world):
            self.forget(id, Parting.NO_SUCH_TABLE)
        store, now = self.world.store, self.world.clock.now()
        await store.use_packs(sorted(self._used_packs()), now)
        await store.expire_notes("book", now - self.world.patience.keep_evenings)
        await store.expire_packs(self.world.patience.packs_since(self._pulse.believed))

    def forget(self, id: TableId, why: Parting) -> None:
        live = self.live.pop(id, None)
        if live is not None:
            self.world.others.leave(id)
            self._codes.pop(live.room.evening.table.code, None)
            live.close(why)


def admitted(live: Live, token: TokenHash | None) -> Person:
    """Return who holds a token, or refuse those who were not let in."""
    id = live.person(token)
    person = None if id is None else live.room.evening.table.person(id)
    if person is None or not person.admitted:
        raise IllegalMove(TableReason.JOIN_FIRST)
    return person
