"""What every handler needs: the tables, the shelf, the limits, the meters."""

from time import monotonic

from aiohttp import web

from trapline.kernel import IllegalMove
from trapline.server.buckets import Bucket, Buckets
from trapline.server.connection import Outbox
from trapline.server.guests import source
from trapline.server.health import Health
from trapline.server.logs import Log
from trapline.server.meters import ServerMeters
from trapline.server.pairing import Pairings
from trapline.server.settings import Settings
from trapline.server.shelves import Shelves
from trapline.tables.live import Live
from trapline.tables.reasons import TableReason
from trapline.tables.service import Tables


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
        self.health = Health(tables, meters)
        self.pairings = Pairings()
        self.outbox = Outbox()
        misses, opened = settings.misses_per_minute, settings.tables_per_hour
        brought = settings.packs_per_hour
        self._misses = Buckets(misses, misses / 60, monotonic)
        self._opened = Buckets(opened, opened / 3600, monotonic)
        self._brought = Buckets(brought, brought / 3600, monotonic)

    def source(self, request: web.Request) -> str:
        return source(request, behind_proxy=self.settings.behind_proxy)

    def message_bucket(self) -> Bucket:
        rate = self.settings.messages_per_second
        return Bucket(3 * rate, rate, monotonic)

    def count_opened(self, request: web.Request) -> None:
        if not self._opened.of(self.source(request)).take():
            raise IllegalMove(TableReason.TOO_FAST)

    def count_brought(self, request: web.Request) -> None:
        if not self._brought.of(self.source(request)).take():
            raise IllegalMove(TableReason.TOO_FAST)

    async def find(self, request: web.Request, code: str) -> Live:
        """Find the table with this code. Codes are short: who guesses is soon told to wait."""
        bucket = self._misses.of(self.source(request))
        if not bucket.holds():
            raise IllegalMove(TableReason.TOO_FAST)
        try:
            return await self.tables.find(code)
        except IllegalMove:
            bucket.take()
            raise


DESK = web.AppKey("desk", Desk)
