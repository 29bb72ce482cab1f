"""All tables of a server: opened, found, joined, handed over, forgotten."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from msgspec import Struct

from trapline.kernel import Fact, IllegalMove, Luck, PackId, TableTime, Text
from trapline.tables import doors, fold, moves, packs, people
from trapline.tables.bodies import AtTable, Door, OpenTable, PackHead, PackKept, Preview
from trapline.tables.evening import UNOPENED, Actor, Evening, retold, step
from trapline.tables.export import exported, packs_used, seen
from trapline.tables.facts import HandedOver, Opened, TvPaired
from trapline.tables.live import Live
from trapline.tables.model import MOST_CHAIRS, Person, Watchers
from trapline.tables.packs import AnyPack
from trapline.tables.ports import (
    CodeTaken,
    Grant,
    PersonId,
    TableId,
    TableRecord,
    TokenHash,
    WallTime,
)
from trapline.tables.protocol import Parting, Refused
from trapline.tables.reasons import TableReason
from trapline.tables.room import Decide, Room
from trapline.tables.world import World

ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 6
BEAT = 1.0
SWEEP = 5.0
EXPIRE = 3600.0
KEEP_PACKS_LONGER = 24 * 3600_000


class Link(Struct, frozen=True):
    """A way to go on from another device, good once."""

    code: str
    person: PersonId
    until: WallTime


class Tables:
    """The tables of one server."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.live: dict[TableId, Live] = {}
        self._codes: dict[str, TableId] = {}
        self._links: dict[str, Link] = {}
        self._loading = asyncio.Lock()
        self._chores: list[asyncio.Task[None]] = []
        self._last_alive: WallTime = 0

    async def begin(self) -> None:
        self._last_alive = await self.world.store.last_beat() or 0
        self.world.bus.listen(self._rung)
        chores = ((self._beat, BEAT), (self._sweep, SWEEP), (self._expire, EXPIRE))
        self._chores = [asyncio.create_task(self._repeat(*chore)) for chore in chores]

    async def end(self) -> None:
        """Note the time, tell every screen to come back, and let the commits finish."""
        for chore in self._chores:
            chore.cancel()
        await self._beat()
        for live in self.live.values():
            live.close(Parting.RESTART)
        self.live.clear()

    async def open(self, wanted: OpenTable, token: TokenHash) -> AtTable:
        game = self.world.games.get(wanted.game)
        if game is None:
            raise IllegalMove(TableReason.NO_SUCH_GAME, game=wanted.game)
        while True:
            code = self._fresh_code()
            opened = Opened(code, game.name, game.defaults(wanted.language))
            seated = people.join(fold.opened(opened), game, 0, wanted.name, watch=False)
            now = self.world.clock.now()
            actor = Actor(self.world.fresh(8), 0)
            first = step(UNOPENED, self.world.games, actor, [opened, *seated], 0, now, drew=False)
            record = TableRecord(self.world.fresh(8), code, now, now, playing=False)
            try:
                await self.world.store.open_table(record, first.entry, [Grant(token, 0)])
            except CodeTaken:
                continue
            return AtTable(code, 0)

    def _fresh_code(self) -> str:
        luck = self.world.luck("code")
        return "".join(luck.choice(ALPHABET) for _ in range(CODE_LENGTH))

    async def find(self, code: str) -> Live:
        """Return the table with this code, or refuse: unknown and expired look alike."""
        code = normal(code)
        id = self._codes.get(code)
        if id in self.live:
            return self.live[id]
        async with self._loading:
            record = await self.world.store.find(code)
            if record is None:
                raise IllegalMove(TableReason.NO_SUCH_TABLE)
            if record.id not in self.live:
                self.live[record.id] = await self._load(record)
                self._codes[code] = record.id
            return self.live[record.id]

    async def _load(self, record: TableRecord) -> Live:
        store, now = self.world.store, self.world.clock.now()
        entries = await store.entries(record.id)
        steps = retold(self.world.games, entries)
        evening = steps[-1].evening
        alive = max(self._last_alive, entries[-1].wall)
        evening = evening.woken(alive, now)
        await self.world.packs.fetch(evening.table.options, store, now)
        grants, lines = await store.grants(record.id), await store.lines(record.id)
        return Live(Room(self.world, record.id, evening, grants, lines, steps))

    def preview(self, live: Live, token: TokenHash | None) -> Preview:
        table = live.room.evening.table
        return Preview(
            code=table.code,
            game=table.game,
            door=self._door(live, token),
            watch=table.watchers is not Watchers.NONE and not table.locked,
            names=tuple(chair.name for chair in table.taken),
        )

    def _door(self, live: Live, token: TokenHash | None) -> Door:
        evening = live.room.evening
        table = evening.table
        if live.person(token) is not None:
            return Door.MINE
        if table.locked or (token and live.room.grants.get(token) in table.kicked):
            return Door.LOCKED
        if evening.is_playing:
            late = moves.accepts_late(evening, self.world.games, self.world.luck("door"))
            return Door.LATE if late else Door.WATCH
        return Door.FULL if len(table.taken) >= MOST_CHAIRS else Door.JOIN

    async def join(self, live: Live, name: Text, token: TokenHash, *, watch: bool) -> AtTable:
        known = live.room.grants.get(token)

        def decide(evening: Evening, at: TableTime, luck: Luck) -> Sequence[Fact]:
            table = evening.table
            if known is not None and table.person(known) is not None:
                return []
            id = table.met if known is None else known
            facts = people.join(table, self.world.games[table.game], id, name, watch=watch)
            return moves.consequences(evening, self.world.games, facts, at, luck)

        await self._admit(live, decide, token)
        person = live.room.grants[token]
        if person is None:
            raise IllegalMove(TableReason.JOIN_FIRST)
        return AtTable(live.room.evening.table.code, person)

    async def _admit(self, live: Live, decide: Decide, token: TokenHash) -> None:
        actor = Actor(self.world.fresh(8))
        answer = await live.room.submit(actor, decide, token=token)
        if isinstance(answer, Refused):
            raise IllegalMove(answer.reason, **answer.facts)

    def hand_over(self, live: Live, token: TokenHash | None) -> str:
        """Return a link by which another device takes over what this token holds."""
        person = live.person(token)
        if person is None:
            raise IllegalMove(TableReason.JOIN_FIRST)
        now = self.world.clock.now()
        self._links = {id: link for id, link in self._links.items() if link.until > now}
        id = self.world.fresh(16)
        self._links[id] = Link(
            live.room.evening.table.code, person, now + self.world.patience.link_lives
        )
        return id

    async def take_over(self, id: str, token: TokenHash) -> AtTable:
        link = self._links.pop(id, None)
        if link is None or link.until <= self.world.clock.now():
            raise IllegalMove(TableReason.LINK_SPENT)
        live = await self.find(link.code)

        def decide(evening: Evening, _at: TableTime, _luck: Luck) -> Sequence[Fact]:
            if evening.table.person(link.person) is None:
                raise IllegalMove(TableReason.LINK_SPENT)
            return [HandedOver(link.person)]

        await self._admit(live, decide, token)
        return AtTable(link.code, link.person)

    async def pair(self, live: Live, host: TokenHash | None, tv: TokenHash) -> None:
        """Let a TV show a table, at the host's word."""
        if host is None or live.person(host) != live.room.evening.table.host:
            raise IllegalMove(TableReason.NOT_THE_HOST)
        if tv not in live.room.grants:
            await self._admit(live, lambda *_: [TvPaired()], tv)

    async def export(self, live: Live, token: TokenHash | None, number: int) -> Sequence[bytes]:
        """Return the lines of a game that has ended, for those who were let in."""
        admitted(live, token)
        games, store = self.world.games, self.world.store
        entries = await store.entries(live.room.id)
        used = packs_used(games, entries, number)
        texts = {pack: await store.pack(pack) for pack in used}
        lines = list(exported(games, entries, number, texts))
        if not lines:
            raise IllegalMove(TableReason.NOT_NOW)
        return lines

    async def seen(self, live: Live, token: TokenHash | None, number: int) -> Sequence[bytes]:
        """Return what everybody saw of a game so far, for those who may look at it."""
        if not doors.may_look(live.room.evening.table, admitted(live, token)):
            raise IllegalMove(TableReason.NO_WATCHERS)
        entries = await self.world.store.entries(live.room.id)
        lines = list(seen(self.world.games, entries, number))
        if not lines:
            raise IllegalMove(TableReason.NOT_NOW)
        return lines

    async def keep_pack(self, data: bytes) -> PackKept:
        """Keep a list of words somebody brought, or refuse it."""
        # A long list takes some hundredths of a second, and nobody's move should wait for it.
        pack, doubles = await asyncio.to_thread(packs.brought, data)
        await self._keep(pack)
        return PackKept(pack.id, pack.title, len(pack.words), doubles)

    async def keep_file(self, name: str, data: bytes) -> PackHead:
        """Keep a file somebody brought for a game, or refuse it."""
        game = self.world.games.get(name)
        if game is None:
            raise IllegalMove(TableReason.NO_SUCH_GAME)
        file = await asyncio.to_thread(packs.file_of, game, data)
        await self._keep(file)
        return packs.head(file)

    async def _keep(self, pack: AnyPack) -> None:
        # What no table ever uses goes after a day: nobody fills the disk with lists for months.
        last_used = self._packs_kept_since() + KEEP_PACKS_LONGER
        await self.world.store.keep_pack(pack.id, pack.text, last_used)

    async def pack(self, id: PackId) -> AnyPack:
        text = await self.world.store.pack(id)
        if text is None:
            raise IllegalMove(TableReason.NO_SUCH_PACK)
        return packs.kept(text)

    async def _repeat(self, chore: Callable[[], Awaitable[None]], every: float) -> None:
        while True:
            try:
                await chore()
            except Exception as fault:  # noqa: BLE001 - the edge of a task: the next time may do
                self.world.meters.failed("", 0, fault)
            await asyncio.sleep(every)

    def _rung(self, table: TableId, version: int) -> None:
        live = self.live.get(table)
        if live is not None and live.room.evening.version < version:
            live.catch_up(version)

    async def _beat(self) -> None:
        if any(live.room.evening.is_playing for live in self.live.values()):
            await self.world.store.beat(self.world.clock.now())

    async def _sweep(self) -> None:
        """Put away the tables that everybody has left."""
        now = self.world.clock.now()
        for id, live in tuple(self.live.items()):
            if live.deserted_since(now) >= self.world.patience.unload_after:
                self._forget(id, Parting.RESTART)
        self.world.packs.put_away(self._used_packs())

    def _used_packs(self) -> set[PackId]:
        options = [live.room.evening.table.options for live in self.live.values()]
        return {pack for some in options for pack in packs.named_in(some)}

    async def _expire(self) -> None:
        now, patience = self.world.clock.now(), self.world.patience
        gone = await self.world.store.expire(now - patience.keep_idle, now - patience.keep_playing)
        for id in gone:
            self._forget(id, Parting.NO_SUCH_TABLE)
        await self.world.store.use_packs(sorted(self._used_packs()), now)
        await self.world.store.expire_packs(self._packs_kept_since())

    def _packs_kept_since(self) -> WallTime:
        """Return the moment since which a pack must have been used to be kept.

        Longer ago than for any table: its last use may be noted before the table's last move.
        """
        patience = self.world.patience
        keep = max(patience.keep_idle, patience.keep_playing) + KEEP_PACKS_LONGER
        return self.world.clock.now() - keep

    def _forget(self, id: TableId, why: Parting) -> None:
        live = self.live.pop(id, None)
        if live is not None:
            self._codes = {code: other for code, other in self._codes.items() if other != id}
            live.close(why)


def admitted(live: Live, token: TokenHash | None) -> Person:
    """Return who holds a token, or refuse: only those who were let in read anything here."""
    id = live.person(token)
    person = None if id is None else live.room.evening.table.person(id)
    if person is None or not person.admitted:
        raise IllegalMove(TableReason.JOIN_FIRST)
    return person


def normal(code: str) -> str:
    """Return a code as it is kept, however it was typed."""
    return "".join(char for char in code.upper() if char.isalnum())
