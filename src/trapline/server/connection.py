"""One screen's socket: what goes out, never more than it can swallow."""

import asyncio

from aiohttp import web

from trapline.kernel import Observer, Seat, encode
from trapline.tables.ports import PersonId, TokenHash
from trapline.tables.protocol import FromServer, Goodbye, Parting, Role

LARGEST_MESSAGE = 8 * 1024
LARGEST_BACKLOG = 256 * 1024
HEARTBEAT = 20.0
WHOLE_TEXT = 0x81


class Outbox:
    """The screens that have something to hear: they hear it together, after a moment's moves.

    Were the moves and the system's calls to take turns, each would find the processor's caches
    full of the other's.
    """

    def __init__(self) -> None:
        self._screens: list[Connection] = []

    def add(self, screen: "Connection") -> None:
        if not self._screens:
            asyncio.get_running_loop().call_soon(self._flush)
        self._screens.append(screen)

    def _flush(self) -> None:
        screens, self._screens = self._screens, []
        for screen in screens:
            screen.flush()


class Connection:
    """A listener at the end of a WebSocket."""

    def __init__(self, outbox: Outbox) -> None:
        self.socket = web.WebSocketResponse(
            heartbeat=HEARTBEAT,
            max_msg_size=LARGEST_MESSAGE,
            compress=False,
            decode_text=False,
            # Pings count as messages: we answer them ourselves.
            autoping=False,
        )
        self.token: TokenHash | None = None
        self.person: PersonId | None = None
        self.role = Role.PLAYER
        self.lifted: Seat | None = None
        self.observer: Observer | None = None
        self.since = 0
        self._transport: asyncio.Transport | None = None
        self._outbox = outbox
        self._unsent = b""
        self._hanging_up: asyncio.Task[bool] | None = None

    @property
    def has_parted(self) -> bool:
        return self._hanging_up is not None

    async def prepare(self, request: web.Request) -> None:
        await self.socket.prepare(request)
        self._transport = request.transport
        if self._transport is not None:
            # We hang up long before this: a send never waits for a slow reader.
            self._transport.set_write_buffer_limits(high=4 * LARGEST_BACKLOG)

    def send(self, message: bytes) -> None:
        """Send a message, in one packet with whatever else there is to say in this moment."""
        if self._hanging_up is None:
            if not self._unsent:
                self._outbox.add(self)
            self._unsent += framed(message)

    def tell(self, message: FromServer) -> None:
        self.send(encode(message))

    def part(self, why: Parting) -> None:
        """Say why, and hang up; the table does not wait for the other side's goodbye."""
        if self._hanging_up is not None or self.socket.closed:
            return
        self._unsent += framed(encode(Goodbye(why)))
        self._write()
        if why is Parting.TOO_SLOW and self._transport is not None:
            self._transport.abort()
        self._hanging_up = asyncio.create_task(self.socket.close(drain=False))

    def flush(self) -> None:
        if self._transport is None or self._transport.get_write_buffer_size() > LARGEST_BACKLOG:
            self.part(Parting.TOO_SLOW)
        elif self._unsent:
            self._write()

    def _write(self) -> None:
        # Past aiohttp's writer, which adds nothing to a frame without mask and compression.
        frames, self._unsent = self._unsent, b""
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(frames)


def framed(message: bytes) -> bytes:
    """Return a text as one WebSocket frame (RFC 6455, section 5.2)."""
    size = len(message)
    if size < 126:
        return b"%c%c%b" % (WHOLE_TEXT, size, message)
    if size < 1 << 16:
        return b"%c%c%b%b" % (WHOLE_TEXT, 126, size.to_bytes(2), message)
    return b"%c%c%b%b" % (WHOLE_TEXT, 127, size.to_bytes(8), message)
