"""Guests of a server under test: each has a device with its own cookies, and perhaps a screen."""

import itertools
from collections.abc import Mapping
from typing import Any

import msgspec
from aiohttp import ClientSession, CookieJar
from multidict import CIMultiDictProxy

from tests.games import whisper_model as m
from tests.server.messages import asking, hello, playing, saying
from tests.server.screens import Answer, Picture, Screen
from trapline.kernel import TABLE_TALK, Seat, Text, Turn, Wish
from trapline.tables.bodies import AtTable
from trapline.tables.protocol import Role
from trapline.tables.wishes import TableWish


class Reply(msgspec.Struct):
    """What HTTP answered."""

    status: int
    headers: CIMultiDictProxy[str]
    body: bytes

    def read(self) -> Any:
        return msgspec.json.decode(self.body)

    @property
    def reason(self) -> str:
        return str(self.read()["reason"])


class Guest:
    """Somebody with one device."""

    def __init__(self, name: str, address: str) -> None:
        self.name = name
        self.address = address
        self.session = ClientSession(cookie_jar=CookieJar(unsafe=True))
        self.screens: list[Screen] = []
        self.code = ""
        self.person = -1
        self._keys = itertools.count()

    @property
    def screen(self) -> Screen:
        return self.screens[-1]

    @property
    def picture(self) -> Picture:
        return self.screen.picture

    @property
    def seat(self) -> Seat:
        return next(c.seat for c in self.screen.table.chairs if c.holder == self.person)

    @property
    def token(self) -> str:
        return next(cookie.value for cookie in self.session.cookie_jar)

    def fresh_key(self) -> str:
        return f"a-key-{next(self._keys):04}"

    async def get(self, path: str, **headers: str) -> Reply:
        return await self.request("GET", path, None, headers)

    async def post(self, path: str, body: object = None, **headers: str) -> Reply:
        return await self.request("POST", path, body, headers)

    async def request(
        self, method: str, path: str, body: object, headers: Mapping[str, str]
    ) -> Reply:
        data = body if isinstance(body, bytes) else None if body is None else encode_plain(body)
        kind = {} if data is None else {"Content-Type": "application/json"}
        async with self.session.request(
            method, self.address + path, data=data, headers={**kind, **dashed(headers)}
        ) as answer:
            return Reply(answer.status, answer.headers, await answer.read())

    async def open(self, game: str = "whisper", language: str = "en") -> str:
        """Open a table, and a screen at it; return its code."""
        wanted = {"game": game, "language": language, "name": self.name}
        await self._arrive(await self.post("/api/tables", wanted))
        return self.code

    async def join(self, code: str, *, watch: bool = False) -> None:
        wanted = {"name": self.name, "watch": watch}
        await self._arrive(await self.post(f"/api/tables/{code}/people", wanted))

    async def _arrive(self, reply: Reply) -> None:
        assert reply.status == 200, reply.body
        at = msgspec.json.decode(reply.body, type=AtTable)
        self.code, self.person = at.code, at.person
        await self.connect()

    async def connect(self, code: str | None = None, role: Role = Role.PLAYER) -> Screen:
        """Open a new screen and wait until it shows the table."""
        screen = await self.dial(code)
        await screen.send(hello(role))
        await screen.until(lambda _: True)
        return screen

    async def dial(self, code: str | None = None, **headers: str) -> Screen:
        """Open a socket, and say nothing yet."""
        address = f"{self.address}/ws/{code or self.code}"
        socket = await self.session.ws_connect(address, headers=dashed(headers), max_msg_size=0)
        self.screens.append(Screen(socket))
        return self.screen

    async def ask(self, wish: TableWish, key: str | None = None) -> Answer:
        asked = asking(wish, key or self.fresh_key())
        await self.screen.send(asked)
        return await self.screen.answer(asked.key)

    async def play(self, wish: Wish, *, seat: Seat | None = None, key: str | None = None) -> Answer:
        mine = self.seat if seat is None else seat
        played = playing(wish, mine, self.picture.version, key or self.fresh_key())
        await self.screen.send(played)
        return await self.screen.answer(played.key)

    async def say(
        self, text: str, channel: str = TABLE_TALK, *, seat: Seat | None = None
    ) -> Answer:
        said = saying(text, channel, seat, self.fresh_key())
        await self.screen.send(said)
        return await self.screen.answer(said.key)

    def first_word(self) -> m.Choose:
        """Return the wish for the first of the words that this seat's team was offered."""
        offered = next(words for words in self.screen.view.words if words)
        return m.Choose(self.turn, Text(offered[0]))

    @property
    def turn(self) -> Turn:
        """The turn in which this seat is invited to something."""
        return self.screen.view.may[0].turn

    async def leave(self) -> None:
        """Close every screen and put the device away."""
        for screen in self.screens:
            await screen.close()
        await self.session.close()


def dashed(headers: Mapping[str, str]) -> dict[str, str]:
    """Write `X_Forwarded_For` as the header it stands for."""
    return {name.replace("_", "-"): value for name, value in headers.items()}


def encode_plain(body: object) -> bytes:
    return msgspec.json.encode(body)
