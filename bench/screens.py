"""Phones around tables of Whisper, made as cheap as can be: they measure the server.

The sockets speak hand-made frames, and read nothing of an update but what its seat may do.
"""

import asyncio
import http.client
import secrets
import struct
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from time import perf_counter
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

HERE = "127.0.0.1"
PEOPLE = ("Ann", "Bob", "Cleo", "Dan")
OPTIONS = {"language": "en", "points": 99, "pace": "calm", "objections": True}
CLUES, WRONG = ("by night", "far below"), "saucer"
FOUND = 6
"""In every so many turns the word is found, and another one is chosen."""

TEXT, BINARY, PING, PONG = 0x81, 0x82, 0x89, 0x8A
HELLO = b'{"type":"hello","role":"player"}'
NO_MASK = bytes(4)
WELCOME = b'{"type":"welcome"'
UPDATE = b'{"type":"update"'
TROUBLE = (b'{"type":"refused"', b'{"type":"out-of-date"', b'{"type":"goodbye"')


class Invitation(Struct, frozen=True):
    """What a seat may do."""

    type: str
    turn: int
    words: tuple[str, ...] = ()


class View(Struct, frozen=True):
    """As much of a view as our people look at."""

    may: tuple[Invitation, ...] | UnsetType = UNSET


class Update(Struct, frozen=True):
    """As much of an update."""

    version: int
    view: View | None = View()


UPDATES = msgspec.json.Decoder(Update)


class Screen(asyncio.Protocol):
    """One phone: a socket that answers pings and passes on what it is told."""

    def __init__(
        self, path: str, token: str, told: Callable[[bytes], None], *, greeting: bytes = HELLO
    ) -> None:
        self._path = path
        self._token = token
        self._told = told
        self._greeting = greeting
        self._transport: asyncio.Transport
        self._unread = b""
        self._open = self._has_left = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {HERE}\r\nCookie: trapline={self._token}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        data = self._unread + data
        if not self._open:
            head, blank, data = data.partition(b"\r\n\r\n")
            if not blank:
                self._unread = head
                return
            self._open = True
            if self._greeting:
                self.send(self._greeting)
        start, end = 0, len(data)
        # A ping is two bytes, and who does not answer it is hung up on.
        while end - start >= 2:
            size, begin = data[start + 1], start + 2
            if size == 126:
                if end - start < 4:
                    break
                size, begin = int.from_bytes(data[begin : begin + 2], "big"), begin + 2
            if end - begin < size:
                break
            self._read(data[start], data[begin : begin + size])
            start = begin + size
        self._unread = data[start:]

    def _read(self, kind: int, body: bytes) -> None:
        if kind == PING:
            self.send(body, PONG)
        else:
            self._told(body)

    def hang_up(self) -> None:
        self._has_left = True
        self._transport.abort()

    def connection_lost(self, _: Exception | None) -> None:
        if not self._has_left:
            when = "in the middle" if self._open else "on the doorstep"
            sys.exit(f"a screen was hung up on {when}")

    def say(self, message: Any) -> None:
        self.send(msgspec.json.encode(message))

    def send(self, body: bytes, kind: int = TEXT) -> None:
        size = len(body)
        head = bytes((kind, 0x80 | size)) if size < 126 else struct.pack(">BBH", kind, 0xFE, size)
        # A mask of zeroes is a mask, and saves the masking.
        self._transport.write(head + NO_MASK + body)


class Group:
    """Four people at one table, who make one move after the other."""

    def __init__(self, port: int, people: Sequence[str] = PEOPLE) -> None:
        self.moved: Callable[[Group], None] = lambda _: None
        """Called when all four have the update."""
        self.wish = ""
        self.sizes: list[int] = []
        self.sent = 0.0
        self._port, self._people = port, people
        self._screens: list[Screen] = []
        self._may: list[Sequence[Invitation]] = [()] * len(PEOPLE)
        self._words = ["", ""]
        self._seen = 0
        self._wishes = 0
        self._welcomed = asyncio.Semaphore(0)

    async def sit_down(self) -> None:
        """Open a table, join it, connect, and begin a game."""
        await self.come()
        await self.begin()

    async def begin(self) -> None:
        await self._agree({"type": "set-options", "options": OPTIONS})
        await self._agree({"type": "start"})

    async def come(self) -> None:
        """Open a table, join it and connect."""
        loop = asyncio.get_running_loop()
        tokens = {name: secrets.token_urlsafe(32) for name in self._people}
        code = await asyncio.to_thread(opened, self._port, tokens)
        for seat, token in enumerate(tokens.values()):
            phone = partial(Screen, f"/ws/{code}", token, partial(self._told, seat))
            _, screen = await loop.create_connection(phone, HERE, self._port)
            self._screens.append(screen)
            await self._welcomed.acquire()

    def leave(self) -> None:
        for screen in self._screens:
            screen.hang_up()

    async def _agree(self, wish: dict[str, Any]) -> None:
        done = asyncio.Event()
        self.moved = lambda _: done.set()
        self._ask(wish)
        await done.wait()

    def move(self) -> None:
        """Let the first who may do something do it; after a game, begin another."""
        able = [seat for seat, may in enumerate(self._may) if may]
        if not able:
            return self._ask({"type": "start"})
        seat = able[0]
        wish = self._wish(seat, self._may[seat][0], alone=len(able) == 1)
        return self._play(seat, wish)

    def _wish(self, seat: int, invitation: Invitation, *, alone: bool) -> dict[str, Any]:
        """Of two who hear a clue, the first lets it pass and the other guesses."""
        turn = invitation.turn
        match invitation.type:
            case "may-choose":
                self._words[seat % 2] = invitation.words[0]
                return {"type": "choose", "turn": turn, "word": invitation.words[0]}
            case "may-give-clue":
                return {"type": "give-clue", "turn": turn, "clue": CLUES[turn % 2]}
            case _ if alone:
                word = WRONG if turn % FOUND else self._words[turn % 2]
                return {"type": "guess", "turn": turn, "word": word}
            case _:
                return {"type": "let-pass", "turn": turn}

    def _ask(self, wish: dict[str, Any]) -> None:
        self._screens[0].say({"type": "ask", "key": self._key(wish), "wish": wish})

    def _play(self, seat: int, wish: dict[str, Any]) -> None:
        key, seen = self._key(wish), self._seen
        play = {"type": "play", "key": key, "seat": seat, "seen": seen, "wish": wish}
        self._screens[seat].say(play)

    def _key(self, wish: dict[str, Any]) -> str:
        self.wish, self.sizes, self.sent = wish["type"], [], perf_counter()
        self._wishes += 1
        return f"bench-{self._wishes:06}"

    def _told(self, seat: int, message: bytes) -> None:
        if message.startswith(UPDATE):
            update = UPDATES.decode(message)
            if update.view is not None and update.view.may is not UNSET:
                self._may[seat] = update.view.may
            self._seen = update.version
            self.sizes.append(len(message))
            if len(self.sizes) == len(PEOPLE):
                self.moved(self)
        elif message.startswith(WELCOME):
            self._welcomed.release()
        elif message.startswith(TROUBLE):
            sys.exit(f"a {self.wish} went wrong: {message.decode()}")


def opened(port: int, tokens: Mapping[str, str], game: str = "whisper") -> str:
    """Open a table for the first and let the others join; return its code."""
    code = ""
    for name, token in tokens.items():
        wanted = {"name": name} if code else {"name": name, "game": game, "language": "en"}
        path = f"/api/tables/{code}/people" if code else "/api/tables"
        headers = {"Cookie": f"trapline={token}", "Content-Type": "application/json"}
        line = http.client.HTTPConnection(HERE, port)
        line.request("POST", path, msgspec.json.encode(wanted), headers)
        code = msgspec.json.decode(line.getresponse().read())["code"]
        line.close()
    return code
