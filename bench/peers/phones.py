"""Phones around tables of Draw and play, at whichever server: the one load all of them get.

Nobody holds more than one move back: who is on turn draws, a round later plays, and the next move
goes out once all four have the last one. Frames are hand-made, and hardly read.
"""

import asyncio
import http.client
import secrets
import sys
from collections.abc import Callable
from functools import partial
from itertools import count
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct

from bench.peers.draw_and_play import DrawAndPlay
from bench.screens import BINARY, HELLO, HERE, PEOPLE, TROUBLE, UPDATE, WELCOME, Screen, opened

NUMBERS = count()
SEATS = range(len(PEOPLE))


class Table:
    """Four phones, and the moves they make."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.moved: Callable[[Any], None] = lambda _: None
        """Called when all four have the update."""
        self.wish = ""
        self.sizes: list[int] = []
        self.sent = 0.0
        self.screens: list[Screen] = []
        self.moves = 0
        self.here = asyncio.Semaphore(0)

    async def sit_down(self) -> None:
        raise NotImplementedError

    def ask(self, seat: int, wish: str) -> None:
        raise NotImplementedError

    def move(self) -> None:
        seat, rounds = self.moves % len(SEATS), self.moves // len(SEATS)
        self.wish, self.sizes, self.sent = ("draw", "play")[rounds % 2], [], perf_counter()
        self.ask(seat, self.wish)

    def got(self, size: int) -> None:
        """One of the four has the update."""
        self.sizes.append(size)
        if len(self.sizes) == len(SEATS):
            self.moves += 1
            self.moved(self)

    async def connect(self, path: str, seat: int, token: str = "", greeting: bytes = b"") -> None:
        loop = asyncio.get_running_loop()
        told = partial(self.told, seat)
        phone = partial(Screen, path, token, told, greeting=greeting)
        _, screen = await loop.create_connection(phone, HERE, self.port)
        self.screens.append(screen)
        await self.here.acquire()

    def told(self, seat: int, message: bytes) -> None:
        raise NotImplementedError

    def complain(self, message: bytes) -> None:
        sys.exit(f"a {self.wish} went wrong: {message[:500]!r}")


class Seen(Struct, frozen=True):
    """As much of Trapline's update as a phone that moves must read."""

    version: int


SEEN = msgspec.json.Decoder(Seen)


class AtTrapline(Table):
    """Four phones as our client speaks."""

    async def sit_down(self) -> None:
        tokens = {name: secrets.token_urlsafe(32) for name in PEOPLE}
        code = opened(self.port, tokens, DrawAndPlay.name)
        self._seen = 0
        for seat, token in enumerate(tokens.values()):
            await self.connect(f"/ws/{code}", seat, token, HELLO)
        begun = asyncio.Event()
        self.moved = lambda _: begun.set()
        self.screens[0].say({"type": "ask", "key": "bench-start", "wish": {"type": "start"}})
        await begun.wait()
        self.moves = 0

    def ask(self, seat: int, wish: str) -> None:
        said: dict[str, Any] = {"type": wish, "turn": self.moves}
        if wish == "play":
            said["place"] = 0
        key = f"bench-{self.moves:06}"
        play = {"type": "play", "key": key, "seat": seat, "seen": self._seen, "wish": said}
        self.screens[seat].say(play)

    def told(self, _: int, message: bytes) -> None:
        if message.startswith(UPDATE):
            self._seen = SEEN.decode(message).version
            self.got(len(message))
        elif message.startswith(WELCOME):
            self.here.release()
        elif message.startswith(TROUBLE):
            self.complain(message)


class AtBoardgame(Table):
    """Four phones that speak socket.io as the client of boardgame.io does."""

    async def sit_down(self) -> None:
        self._match = f"match-{next(NUMBERS)}"
        for seat in SEATS:
            await self.connect("/socket.io/?EIO=4&transport=websocket", seat)

    def ask(self, seat: int, wish: str) -> None:
        payload = {"type": wish, "args": [0] if wish == "play" else [], "playerID": str(seat)}
        action = {"type": "MAKE_MOVE", "payload": {**payload, "credentials": None}}
        self._say(seat, ["update", action, self.moves, self._match, str(seat)])

    def _say(self, seat: int, what: list[Any]) -> None:
        self.screens[seat].send(b"42/deck," + msgspec.json.encode(what))

    def told(self, seat: int, message: bytes) -> None:
        if message.startswith(b'42/deck,["update"'):
            if b'"_stateID":%d}' % (self.moves + 1) not in message:
                self.complain(message)
            self.got(len(message))
        elif message.startswith(b'42/deck,["sync"'):
            self.here.release()
        elif message.startswith(b"40"):
            self._say(seat, ["sync", self._match, str(seat), None, len(SEATS)])
        elif message.startswith(b"0"):
            self.screens[seat].send(b"40/deck,")
        elif message.startswith(b"2"):
            self.screens[seat].send(b"3")
        elif message.startswith(b"44"):
            self.complain(message)


class AtColyseus(Table):
    """Four phones that speak Colyseus' frames: a code, then MessagePack."""

    JOINED, DATA = 10, 13

    async def sit_down(self) -> None:
        room = self._match("create/deck")
        for seat in SEATS:
            mine = room if seat == 0 else self._match(f"joinById/{room['roomId']}")
            path = f"/{mine['processId']}/{mine['roomId']}?sessionId={mine['sessionId']}"
            await self.connect(path, seat)

    def _match(self, path: str) -> dict[str, str]:
        line = http.client.HTTPConnection(HERE, self.port)
        line.request("POST", f"/matchmake/{path}", b"{}", {"Content-Type": "application/json"})
        found: dict[str, str] = msgspec.json.decode(line.getresponse().read())
        line.close()
        return found

    def ask(self, seat: int, wish: str) -> None:
        said = msgspec.msgpack.encode([wish, 0, self.moves])
        self.screens[seat].send(bytes([self.DATA]) + msgspec.msgpack.encode("m") + said, BINARY)

    def told(self, seat: int, message: bytes) -> None:
        if message[0] == self.JOINED:
            self.screens[seat].send(bytes([self.JOINED]), BINARY)
        elif message[:3] == bytes([self.DATA]) + b"\xa1i":
            self.here.release()
        elif message[:3] == bytes([self.DATA]) + b"\xa1v":
            self.got(len(message))
