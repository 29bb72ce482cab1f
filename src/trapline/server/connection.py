"""One screen's socket: what goes out, never more than it can swallow."""

import asyncio
from contextlib import suppress

from aiohttp import ClientConnectionResetError, WSMsgType, web

from trapline.kernel import Observer, Seat, encode
from trapline.tables.ports import PersonId
from trapline.tables.protocol import FromServer, Goodbye, Parting, Role

LARGEST_MESSAGE = 8 * 1024
LARGEST_BACKLOG = 256 * 1024
HEARTBEAT = 20.0


class Connection:
    """A listener at the end of a WebSocket."""

    def __init__(self) -> None:
        self.socket = web.WebSocketResponse(
            heartbeat=HEARTBEAT, max_msg_size=LARGEST_MESSAGE, compress=False, decode_text=False
        )
        self.person: PersonId | None = None
        self.role = Role.PLAYER
        self.lifted: Seat | None = None
        self.observer: Observer | None = None
        self.since = 0
        self._transport: asyncio.Transport | None = None
        self._hanging_up: asyncio.Task[bool] | None = None

    async def prepare(self, request: web.Request) -> None:
        await self.socket.prepare(request)
        self._transport = request.transport
        if self._transport is not None:
            # We hang up long before this: a send never waits for a slow reader.
            self._transport.set_write_buffer_limits(high=4 * LARGEST_BACKLOG)

    async def send(self, message: bytes) -> None:
        if self._hanging_up is not None:
            return
        if self._transport is None or self._transport.get_write_buffer_size() > LARGEST_BACKLOG:
            await self.part(Parting.TOO_SLOW)
            return
        with suppress(ClientConnectionResetError):
            await self.socket.send_frame(message, WSMsgType.TEXT)

    async def tell(self, message: FromServer) -> None:
        await self.send(encode(message))

    async def part(self, why: Parting) -> None:
        """Say why, and hang up; the table does not wait for the other side's goodbye."""
        if self._hanging_up is not None or self.socket.closed:
            return
        with suppress(ClientConnectionResetError):
            await self.socket.send_frame(encode(Goodbye(why)), WSMsgType.TEXT)
        if why is Parting.TOO_SLOW and self._transport is not None:
            self._transport.abort()
        self._hanging_up = asyncio.create_task(self.socket.close(drain=False))
