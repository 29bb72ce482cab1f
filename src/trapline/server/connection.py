"""One screen's socket: what goes out, never more than it can swallow."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from struct import Struct

from aiohttp import web

from trapline.kernel import Observer, Seat, encode
from trapline.tables.ports import PersonId, TokenHash
from trapline.tables.protocol import FromServer, Goodbye, Parting, Role

LARGEST_MESSAGE = 8 * 1024
LARGEST_BACKLOG = 256 * 1024
HEARTBEAT = 20.0
PING = b"\x89\x00"
WHOLE_TEXT = 0x81
SHORT, USUAL, LONG = (Struct(head).pack for head in ("!BB", "!BBH", "!BBQ"))


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


class Heartbeat:
    """Asks who says nothing whether they are still there, and hangs up on who does not answer.

    One look at all of them: a timer of its own for each would be set anew by all that is said.
    """

    def __init__(self) -> None:
        self._screens: set[Connection] = set()
        self._timer: asyncio.TimerHandle | None = None

    @contextmanager
    def minding(self, screen: "Connection") -> Iterator[None]:
        self._screens.add(screen)
        if self._timer is None:
            self._beat_later()
        try:
            yield
        finally:
            self._screens.discard(screen)

    def _beat_later(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(HEARTBEAT / 2, self._beat)

    def _beat(self) -> None:
        self._timer = None
        for screen in tuple(self._screens):
            screen.beat()
        if self._screens:
            self._beat_later()


class Connection:
    """A listener at the end of a WebSocket."""

    def __init__(self, outbox: Outbox) -> None:
        self.socket = web.WebSocketResponse(
            max_msg_size=LARGEST_MESSAGE,
            compress=False,
            decode_text=False,
            # Pings count as messages: we answer them, and send our own.
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
        self.has_spoken = True
        """Whether anything came from it since the last beat."""
        self.is_heard = True
        """Whether it is let in or answered just now: nothing else it says is read meanwhile."""
        self._was_asked = False
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

    def beat(self) -> None:
        """Ask who was silent whether they are there; who was asked already has gone."""
        transport = self._transport
        is_silent = not (self.has_spoken or self.is_heard)
        if is_silent and transport is not None and not transport.is_closing():
            if self._was_asked:
                transport.abort()
            else:
                transport.write(PING)
        self._was_asked, self.has_spoken = is_silent, False

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
        return SHORT(WHOLE_TEXT, size) + message
    if size < 1 << 16:
        return USUAL(WHOLE_TEXT, 126, size) + message
    return LONG(WHOLE_TEXT, 127, size) + message
