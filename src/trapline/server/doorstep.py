"""Those who have connected and not yet said what they want: nobody keeps us waiting for ever."""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import cast

from aiohttp import web
from msgspec import Struct

from trapline.server.proxies import Proxies, household

ASKED_WITHIN = 10.0
# Longer than proxies keep a connection for its next request: let them be the ones who close it.
ASKED_AGAIN_WITHIN = 150.0
TAKEN_WITHIN = 300.0
LINGERING = 5.0
MOST_WAITING = 500
MOST_NEIGHBOURS = 100


class Wait(Struct, frozen=True):
    """Where somebody comes from who waits (None: from a proxy, for many), and what ends it."""

    source: str | None
    timer: asyncio.TimerHandle


class Doorstep:
    """The connections that have yet to say what they want: so many, and so many of one household.

    If one more comes, who has waited longest goes. Whoever means well has spoken by then, or is
    a browser that keeps a connection in case, and opens another.
    """

    def __init__(self) -> None:
        self._waiting: dict[asyncio.Transport, Wait] = {}
        self._neighbours: defaultdict[str, dict[asyncio.Transport, None]] = defaultdict(dict)

    def wait(self, caller: asyncio.Transport, source: str | None, within: float) -> None:
        self.go_on(caller)
        timer = asyncio.get_running_loop().call_later(within, self._send_away, caller)
        self._waiting[caller] = Wait(source, timer)
        if source is not None:
            self._neighbours[source][caller] = None
            if len(self._neighbours[source]) > MOST_NEIGHBOURS:
                self._send_away(next(iter(self._neighbours[source])))
        if len(self._waiting) > MOST_WAITING:
            self._send_away(next(iter(self._waiting)))

    @contextmanager
    def waiting(self, caller: asyncio.Transport, source: str, within: float) -> Iterator[None]:
        self.wait(caller, source, within)
        try:
            yield
        finally:
            self.go_on(caller)

    def go_on(self, caller: asyncio.Transport) -> None:
        """Somebody has spoken, or is gone."""
        wait = self._waiting.pop(caller, None)
        if wait is None:
            return
        wait.timer.cancel()
        if wait.source is not None:
            del self._neighbours[wait.source][caller]
            if not self._neighbours[wait.source]:
                del self._neighbours[wait.source]

    def _send_away(self, caller: asyncio.Transport) -> None:
        self.go_on(caller)
        caller.abort()


class Visitor(web.RequestHandler):
    """A connection on which we wait no longer than we say.

    aiohttp would wait an hour for a whole request, and without end for an answer to be taken.
    """

    __slots__ = ("_caller", "_doorstep", "_proxies", "_source")

    _caller: asyncio.Transport
    _source: str | None

    def __init__(self, server: web.Server, doorstep: Doorstep, proxies: Proxies) -> None:
        super().__init__(
            server,
            loop=asyncio.get_running_loop(),
            lingering_time=LINGERING,
            access_log=None,  # type: ignore[arg-type]  # it may be None, and then costs nothing
        )
        self._doorstep = doorstep
        self._proxies = proxies

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        peer = str(self.peername[0]) if self.peername else ""
        self._caller = cast(asyncio.Transport, transport)
        self._source = None if self._proxies.trusts(peer) else household(peer)
        self._doorstep.wait(self._caller, self._source, ASKED_WITHIN)

    def connection_lost(self, exc: BaseException | None) -> None:
        self._doorstep.go_on(self._caller)
        super().connection_lost(exc)

    def has_asked(self) -> None:
        """A whole request is here."""
        self._doorstep.go_on(self._caller)

    async def finish_response(
        self, request: web.BaseRequest, resp: web.StreamResponse, start_time: float | None
    ) -> tuple[web.StreamResponse, bool]:
        timer = asyncio.get_running_loop().call_later(TAKEN_WITHIN, self._caller.abort)
        try:
            return await super().finish_response(request, resp, start_time)
        finally:
            timer.cancel()
            if not self._caller.is_closing():
                self._doorstep.wait(self._caller, self._source, ASKED_AGAIN_WITHIN)


@web.middleware
async def attention(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Who has asked for something waits on no doorstep until it is answered."""
    if isinstance(request.protocol, Visitor):
        request.protocol.has_asked()
    return await handler(request)
