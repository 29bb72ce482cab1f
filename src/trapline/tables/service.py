"""All tables of a server: opened, found, joined, handed over, forgotten."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from msgspec.structs import replace

from trapline.kernel import Fact, Game, IllegalMove, Luck, PackId, TableTime
from trapline.tables import doors, fold, motions, moves, packs, people, programs, seating
from trapline.tables.bodies import (
    AtTable,
    BotSeat,
    Door,
    InviteProgram,
    JoinTable,
    OpenTable,
    PackHead,
    PackKept,
    Preview,
)
from trapline.tables.chores import repeat, tried
from trapline.tables.clock import TableClock
from trapline.tables.codes import fresh_code, normal
from trapline.tables.ears import Ears
from trapline.tables.evening import UNOPENED, Actor, Evening, retold, step
from trapline.tables.export import packs_used, seen, taken_home
from trapline.tables.facts import AnyTableFact, HandedOver, Opened, TvPaired
from trapline.tables.file_rights import brought_by, may_be_told_of
from trapline.tables.live import Live
from trapline.tables.model import MOST_CHAIRS, Person, Phase, Table, Watchers
from trapline.tables.others import Elsewhere, Link
from trapline.tables.packs import AnyPack
from trapline.tables.ports import (
    CodeTaken,
    Damaged,
    Entry,
    Grant,
    NamePolicy,
    PersonId,
    TableId,
    TableRecord,
    TokenHash,
    WallTime,
)
from trapline.tables.protocol import Parting, Refused
from trapline.tables.pulse import Pulse
from trapline.tables.reasons import TableReason
from trapline.tables.room import Decide, Room
from trapline.tables.world import World

NOBODY: PersonId = -1
"""Somebody who was never at the table."""
BEAT = 1.0
SWEEP = 5.0
EXPIRE = 3600.0
KEEP_PACKS_LONGER = 24 * 3600_000


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
            with self._readable():
                record = await self.world.store.find(code)
            if record is None:
                raise IllegalMove(TableReason.NO_SUCH_TABLE)
            if record.id not in self.live:
                with self._readable(record.id):
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
            with self._readable(live.room.id):
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
        with self._readable():
            return await self.world.store.knows(code, token)

    @contextmanager
    def _readable(self, table: TableId = "") -> Iterator[None]:
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

    def preview(self, live: Live, token: TokenHash | None) -> Preview:
        table = live.room.evening.table
        return Preview(
            code=table.code,
            game=table.game,
            door=self._door(live, token),
            watch=table.watchers is not Watchers.NONE and not table.locked,
            names=tuple(chair.name for chair in table.taken),
            playing=live.room.evening.is_playing,
            bots=bots_of(live),
        )

    def _door(self, live: Live, token: TokenHash | None) -> Door:
        evening = live.room.evening
        table = evening.table
        if live.person(token) is not None:
            return Door.MINE
        if table.locked or live.known(token) in table.kicked:
            return Door.LOCKED
        if evening.is_playing:
            late = moves.accepts_late(evening, self.world.games, self.world.luck("door"))
            return Door.LATE if late else Door.WATCH
        return Door.FULL if len(table.taken) >= MOST_CHAIRS else Door.JOIN

    async def join(
        self, live: Live, wanted: JoinTable, token: TokenHash, *, source: str | None = None
    ) -> AtTable:
        """Let somebody in. `source` is the household they come from, where that is known."""
        world, known = self.world, live.known(token)

        def decide(evening: Evening, at: TableTime, luck: Luck) -> Sequence[Fact]:
            table = evening.table
            if known is not None and table.person(known) is not None:
                return []
            id = table.met if known is None else known
            if source is not None:
                live.room.neighbours.came(id, source)
            game = world.games[table.game]
            facts = came_in(table, game, world.allows, id, wanted, at)
            return moves.consequences(evening, world.games, facts, at, luck)

        await self._admit(live, decide, token)
        person = live.known(token)
        if person is None:
            raise IllegalMove(TableReason.JOIN_FIRST)
        return AtTable(live.room.evening.table.code, person)

    async def invite(
        self, live: Live, wanted: InviteProgram, token: TokenHash | None, fresh: TokenHash
    ) -> AtTable:
        """Give a chair to a program that will come with a fresh token, at the host's word."""
        world, host = self.world, live.person(token)

        def decide(evening: Evening, at: TableTime, luck: Luck) -> Sequence[Fact]:
            doors.refuse_inviting(evening.table, host)
            game = world.games[evening.table.game]
            facts = programs.invited(evening.table, game, world.allows, wanted, at)
            return moves.consequences(evening, world.games, facts, at, luck)

        await self._admit(live, decide, fresh)
        person = live.person(fresh)
        if person is None:
            raise IllegalMove(TableReason.NOT_NOW)
        live.presence.expect(person)
        return AtTable(live.room.evening.table.code, person)

    async def _admit(self, live: Live, decide: Decide, token: TokenHash) -> None:
        actor = Actor(self.world.fresh(8))
        with self._readable(live.room.id):
            answer = await live.room.submit(actor, decide, token=token)
        if isinstance(answer, Refused):
            raise IllegalMove(answer.reason, **answer.facts)

    async def hand_over(self, live: Live, token: TokenHash | None) -> str:
        """Return a link by which another device takes over what this token holds."""
        person = live.person(token)
        if token is None or person is None:
            raise IllegalMove(TableReason.JOIN_FIRST)
        doors.refuse_program(live.room.evening.table, person)
        until = self.world.clock.now() + self.world.patience.link_lives
        id, code = self.world.fresh(16), live.room.evening.table.code
        await self.world.others.keep_link(id, Link(code, person, token, until))
        return id

    async def take_over(self, id: str, token: TokenHash) -> AtTable:
        link = await self.world.others.link(id)
        if link is None or link.until <= self.world.clock.now():
            raise IllegalMove(TableReason.LINK_SPENT)
        live = await self.find(link.code)

        def decide(evening: Evening, _at: TableTime, _luck: Luck) -> Sequence[Fact]:
            if live.person(link.maker) != link.person:
                raise IllegalMove(TableReason.LINK_SPENT)
            doors.refuse_program(evening.table, live.known(token))
            doors.refuse_second_sight(evening.table, live.known(token), link.person)
            return [HandedOver(link.person)]

        await self._admit(live, decide, token)
        # Whoever has gone on elsewhere needs no other way: it could only be a thief's.
        await self.world.others.spend_links(link.code, link.person)
        return AtTable(link.code, link.person)

    async def pair(self, live: Live, token: TokenHash | None, tv: TokenHash) -> None:
        """Let a TV show a table, at the word of somebody who may say so."""
        person = live.person(token)
        if not doors.may_pair(live.room.evening.table, person):
            raise IllegalMove(TableReason.NOT_THE_HOST)
        known = live.room.grants.get(tv, Grant(tv, None))
        if known.person is None and known.host != person:
            await self._admit(live, lambda *_: [TvPaired(person)], tv)

    async def export(self, live: Live, token: TokenHash | None, number: int) -> Sequence[bytes]:
        """Return the lines of a game that has ended, for those who were let in.

        The text of a file comes along for whoever brought it.
        """
        admitted(live, token)
        games, store = self.world.games, self.world.store
        with self._readable(live.room.id):
            async with self.telling:
                entries = await store.entries(live.room.id)
                used = await asyncio.to_thread(packs_used, games, entries, number)
                theirs = await brought_by(token, used, store)
                texts = {pack: await store.pack(pack) for pack in theirs}
                return await asyncio.to_thread(written, taken_home(games, entries, number, texts))

    async def entries(self, live: Live) -> Sequence[Entry]:
        """Return the whole log of a table."""
        with self._readable(live.room.id):
            return await self.world.store.entries(live.room.id)

    async def seen(self, live: Live, token: TokenHash | None, number: int) -> Sequence[bytes]:
        """Return what everybody saw of a game so far, for those who may look on."""
        if not doors.may_look(live.room.evening.table, admitted(live, token)):
            raise IllegalMove(TableReason.JOIN_FIRST)
        with self._readable(live.room.id):
            async with self.telling:
                entries = await self.world.store.entries(live.room.id)
                return await asyncio.to_thread(written, seen(self.world.games, entries, number))

    async def keep_pack(self, data: bytes, by: TokenHash) -> PackKept:
        """Keep a list of words somebody brought, or refuse it."""
        # A long list takes some hundredths of a second, and nobody's move should wait for it.
        pack, doubles = await asyncio.to_thread(packs.brought, data)
        await self._keep(pack, by)
        return PackKept(pack.id, pack.title, len(pack.words), doubles)

    async def keep_file(self, name: str, data: bytes, by: TokenHash) -> PackHead:
        """Keep a file somebody brought for a game, or refuse it."""
        game = self.world.games.get(name)
        if game is None:
            raise IllegalMove(TableReason.NO_SUCH_GAME)
        file = await asyncio.to_thread(packs.file_of, game, data)
        await self._keep(file, by)
        return packs.head(file, yours=True)

    async def _keep(self, pack: AnyPack, by: TokenHash) -> None:
        # What no table ever uses goes after a day: nobody fills the disk with lists for months.
        last_used = self._packs_kept_since(self.world.clock.now()) + KEEP_PACKS_LONGER
        await self.world.store.keep_pack(pack.id, pack.text, last_used, by)

    async def pack(self, id: PackId, token: TokenHash | None) -> AnyPack:
        """Return a pack to whoever brought it; for others there is none."""
        return await self._found(id, allowed=await self._is_theirs(id, token))

    async def pack_head(self, id: PackId, token: TokenHash | None) -> PackHead:
        """Return what a pack is called to whoever brought it, or is where it lies."""
        yours = await self._is_theirs(id, token)
        pack = await self._found(id, allowed=yours or await self._is_where_it_lies(id, token))
        # To look up every word of a long list takes a while.
        games = self.world.games.values()
        return await asyncio.to_thread(packs.head, pack, yours=yours, games=games)

    async def _is_theirs(self, id: PackId, token: TokenHash | None) -> bool:
        return id in await brought_by(token, [id], self.world.store)

    async def _is_where_it_lies(self, id: PackId, token: TokenHash | None) -> bool:
        # A table that somebody looks at is in memory, here or elsewhere.
        for code in await self.world.others.places(token) if token else ():
            await self.find(code)
        return any(
            may_be_told_of(id, live.room.evening.table, live.person(token))
            for live in self.live.values()
        )

    async def _found(self, id: PackId, *, allowed: bool) -> AnyPack:
        text = await self.world.store.pack(id) if allowed else None
        if text is None:
            raise IllegalMove(TableReason.NO_SUCH_PACK)
        return packs.kept(text)

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
        await store.expire_packs(self._packs_kept_since(self._pulse.believed))

    def _packs_kept_since(self, now: WallTime) -> WallTime:
        """Return the moment since which a pack must have been used to be kept.

        Longer ago than for any table: its last use may be noted before the table's last move.
        """
        patience = self.world.patience
        return now - max(patience.keep_idle, patience.keep_playing) - KEEP_PACKS_LONGER

    def forget(self, id: TableId, why: Parting) -> None:
        live = self.live.pop(id, None)
        if live is not None:
            self.world.others.leave(id)
            self._codes.pop(live.room.evening.table.code, None)
            live.close(why)


def came_in(
    table: Table, game: Game, allows: NamePolicy, id: PersonId, wanted: JoinTable, at: TableTime
) -> list[AnyTableFact]:
    """Come in, and ask for the place of a bot if that is what one came for."""
    later = wanted.later or wanted.takes is not None
    facts = people.join(table, game, allows, id, wanted.name, watch=wanted.watch, later=later)
    for fact in facts:
        table = fold.apply(table, fact)
    person = table.person(id)
    if wanted.takes is None or table.phase is not Phase.PLAYING or not (person and person.admitted):
        return facts
    return [*facts, *motions.take_chair(table, id, wanted.takes, at)]


def bots_of(live: Live) -> tuple[BotSeat, ...]:
    """Return the bots of a running game whose place somebody new could be given."""
    evening = live.room.evening
    chairs = evening.table.chairs if evening.is_playing else ()
    return tuple(
        BotSeat(chair.seat, chair.name)
        for chair in chairs
        if chair.bot is not None and seating.is_free_for(evening.table, chair, NOBODY)
    )


def admitted(live: Live, token: TokenHash | None) -> Person:
    """Return who holds a token, or refuse those who were not let in."""
    id = live.person(token)
    person = None if id is None else live.room.evening.table.person(id)
    if person is None or not person.admitted:
        raise IllegalMove(TableReason.JOIN_FIRST)
    return person


def written(lines: Iterator[bytes]) -> Sequence[bytes]:
    whole = list(lines)
    if not whole:
        raise IllegalMove(TableReason.NOT_NOW)
    return whole
