"""What every handler needs: the tables, the shelf, the limits, the meters."""

from time import monotonic

from aiohttp import web

from trapline.kernel import IllegalMove
from trapline.server.buckets import Allowance, Flow, Measure
from trapline.server.connection import Heartbeat, Outbox
from trapline.server.doorstep import Doorstep
from trapline.server.guests import token_of
from trapline.server.health import Health
from trapline.server.logs import Log
from trapline.server.meters import ServerMeters
from trapline.server.pairing import Pairings
from trapline.server.proxies import source
from trapline.server.settings import Settings
from trapline.server.shelves import Shelves
from trapline.tables import doors
from trapline.tables.entrance import Entrance
from trapline.tables.files import Files
from trapline.tables.live import Live
from trapline.tables.others import Waiting
from trapline.tables.reasons import TableReason
from trapline.tables.replay.book import Books
from trapline.tables.replay.service import Replays
from trapline.tables.replay.sharing import Sharing
from trapline.tables.service import Tables, admitted
from trapline.tables.taking_home import TakingHome

PAGES = 10
"""Pages of replays for each log that may be read."""


class Desk:
    """One for each server, behind which every request is answered."""

    def __init__(
        self, settings: Settings, tables: Tables, shelves: Shelves, meters: ServerMeters, log: Log
    ) -> None:
        self.settings = settings
        self.tables = tables
        self.shelves = shelves
        self.meters = meters
        self.log = log
        self.is_leaving = False
        """Whether screens are sent on to other servers, for this one is about to stop."""
        self.entrance = Entrance(tables)
        self.files = Files(tables)
        self.taking_home = TakingHome(tables)
        self.replays = Replays(tables, shelves.where)
        self.sharing = Sharing(self.replays)
        self.books = Books(tables, self.sharing)
        self.health = Health(tables, meters)
        others = tables.world.others
        self.pairings = Pairings(tables.world.luck, others)
        tables.on_paired = self.pairings.paired
        self.outbox = Outbox()
        self.heartbeat = Heartbeat()
        self.doorstep = Doorstep()
        misses, opened = settings.misses_per_minute, settings.tables_per_hour
        brought, logs = settings.packs_per_hour, settings.logs_per_minute
        self._misses = Allowance("misses", misses, misses / 60, monotonic, others)
        self._tv_misses = Allowance("TVs", misses, misses / 60, monotonic, others)
        self._logs = Allowance("logs", logs, logs / 60, monotonic, others)
        self._pages = Allowance("pages", PAGES * logs, PAGES * logs / 60, monotonic, others)
        self._opened = Measure("opened", opened, opened / 3600, monotonic, others)
        self._brought = Measure("brought", brought, brought / 3600, monotonic, others)

    def source(self, request: web.Request) -> str:
        return source(request, self.settings.proxies)

    def flow(self) -> Flow:
        return Flow(self.settings.messages_per_second, monotonic)

    async def count_opened(self, request: web.Request) -> None:
        if not await self._opened.take(self.source(request)):
            raise IllegalMove(TableReason.TOO_FAST)

    async def count_brought(self, request: web.Request) -> None:
        if not await self._brought.take(self.source(request)):
            raise IllegalMove(TableReason.TOO_FAST)

    async def count_log(self, request: web.Request, live: Live) -> None:
        """Let those who were let in read a log, but not for ever more; a stranger spends none."""
        admitted(live, token_of(request))
        await self._spend_log(request)

    async def count_seen(self, request: web.Request, live: Live, number: int) -> None:
        """Let those read along who may; a stranger spends none."""
        room = live.room
        if not doors.may_read_along(room.evening.table, room.grants, token_of(request), number):
            raise IllegalMove(TableReason.JOIN_FIRST)
        await self._spend_log(request)

    async def count_told(self, request: web.Request, live: Live | None = None) -> None:
        """Let somebody have a game again: it takes as much as a log; a stranger spends none."""
        if live is not None and token_of(request) not in live.room.grants:
            raise IllegalMove(TableReason.JOIN_FIRST)
        await self._spend_log(request)

    async def _spend_log(self, request: web.Request) -> None:
        if not await self._logs.take(self.source(request), token_of(request)):
            raise IllegalMove(TableReason.TOO_FAST)

    async def count_page(self, request: web.Request) -> None:
        if not await self._pages.take(self.source(request), token_of(request)):
            raise IllegalMove(TableReason.TOO_FAST)

    async def find_tv(self, request: web.Request, code: str) -> Waiting:
        """Find the TV that shows this code: unknown and expired look alike, and guesses are few."""
        source, guest = self.source(request), token_of(request)
        if not await self._tv_misses.take(source, guest):
            raise IllegalMove(TableReason.TOO_FAST)
        tv = await self.pairings.find(code)
        if tv is None:
            raise IllegalMove(TableReason.NO_SUCH_TV)
        await self._tv_misses.give_back(source, guest)
        return tv

    async def find(self, request: web.Request, code: str) -> Live:
        """Find the table with this code. Codes are short: who guesses is soon told to wait.

        Who was let in before does not guess, and never waits for what the neighbours tried.
        """
        source, guest = self.source(request), token_of(request)
        if await self.tables.knows(code, guest):
            return await self.tables.find(code)
        # Taken before we look: otherwise guesses made at once would all find the bucket full.
        if not await self._misses.take(source, guest):
            raise IllegalMove(TableReason.TOO_FAST)
        live = await self.tables.find(code)
        await self._misses.give_back(source, guest)
        return live


DESK = web.AppKey("desk", Desk)
