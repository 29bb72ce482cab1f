"""A screen at the end of a socket: it folds what it hears into a picture, as a client does."""

import asyncio
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, TypeVar

import msgspec
from aiohttp import ClientWebSocketResponse, WSMsgType
from msgspec import Raw, field

from tests.games import whisper_model as m
from trapline.kernel import Seat, View, encode, reader
from trapline.tables.protocol import (
    ChatLine,
    FromClient,
    FromServer,
    Goodbye,
    Ok,
    OutOfDate,
    Paired,
    Pairing,
    Parting,
    Presence,
    Refused,
    Said,
    Signal,
    TableView,
    Told,
)

PATIENCE = 60.0
"""Nothing here takes so long; a test that hangs is cut off."""

Fields = dict[str, bytes]
Answer = Ok | Refused | OutOfDate
Heard = TypeVar("Heard", bound=FromServer)
Seen = TypeVar("Seen", bound=View)


class HungUp(Exception):
    """The server closed the connection, or is gone."""


class Shown(FromServer, frozen=True, kw_only=True, tag="welcome"):
    """A Welcome as it is read: field by field."""

    version: int
    at: int
    hold: int
    build: str
    model: dict[str, str] | None = None
    me: int | None
    lifted: Seat | None
    table: dict[str, Raw]
    view: dict[str, Raw] | None
    told: tuple[Told, ...]
    lines: tuple[ChatLine, ...]
    here: tuple[int, ...]
    watching: int
    tvs: int


class Part(msgspec.Struct, frozen=True):
    """A Splice as it is read: entry by entry."""

    at: int
    out: int = 0
    into: tuple[Raw, ...] = ()


class Changed(FromServer, frozen=True, kw_only=True, tag="update"):
    """An Update as it is read: field by field."""

    version: int
    at: int
    hold: int = 0
    facts: tuple[Raw, ...] = ()
    table: dict[str, Raw] = field(default_factory=dict)
    view: dict[str, Raw] | None = field(default_factory=dict)
    spliced: dict[str, tuple[Part, ...]] = field(default_factory=dict)


Message = (
    Shown
    | Changed
    | Ok
    | Refused
    | OutOfDate
    | Said
    | Presence
    | Signal
    | Pairing
    | Paired
    | Goodbye
)
READER = msgspec.json.Decoder(Message)
VIEW_READER = cache(reader)


def put_together(field: bytes, parts: Iterable[Part]) -> bytes:
    """Return a list as it is after the splices, in the bytes of a welcome."""
    entries = msgspec.json.decode(field, type=list[Raw])
    for part in parts:
        entries[part.at : part.at + part.out] = part.into
    return encode(entries)


class Picture:
    """What one screen shows: fields as their bytes, replaced as updates say."""

    def __init__(self, welcome: Shown) -> None:
        self.welcome = welcome
        self.version = welcome.version
        self.at = welcome.at
        self.lifted = welcome.lifted
        self.fields = as_bytes(welcome.table)
        self.view_fields = None if welcome.view is None else as_bytes(welcome.view)
        self.lines = list(welcome.lines)
        self.here = welcome.here
        self.watching = welcome.watching
        self.tvs = welcome.tvs

    def update(self, update: Changed) -> None:
        assert update.version == self.version + 1, f"{update.version} follows {self.version}"
        self.version, self.at = update.version, update.at
        self.fields |= as_bytes(update.table)
        if update.view is None:
            self.view_fields = None
        elif update.view:
            self.view_fields = {**(self.view_fields or {}), **as_bytes(update.view)}
        for name, parts in update.spliced.items():
            assert self.view_fields is not None, "there is no game to see"
            self.view_fields[name] = put_together(self.view_fields[name], parts)

    def add(self, line: ChatLine) -> None:
        if all(line.id != known.id for known in self.lines):
            self.lines.append(line)

    @property
    def table(self) -> TableView:
        return msgspec.json.decode(encode(raws(self.fields)), type=TableView)

    @property
    def view(self) -> m.View:
        return self.view_as(m.View)

    def view_as(self, kind: type[Seen]) -> Seen:
        """Return what this screen shows of a game whose views are of this kind."""
        assert self.view_fields is not None, "there is no game to see"
        view: Seen = VIEW_READER(kind).decode(encode(raws(self.view_fields)))
        return view

    @property
    def all(self) -> tuple[object, ...]:
        """Everything that two pictures of the same moment have in common."""
        return self.version, self.fields, self.view_fields, self.lines


class Screen:
    """One connection. What it hears is kept as bytes, in order, and read one by one."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self.socket = socket
        self.bytes: list[bytes] = []
        self.pictures: list[Picture] = []
        self.why: Parting | None = None
        self._unread: list[Message] = []
        self._is_over = False
        self._news = asyncio.Condition()
        self._listening = asyncio.create_task(self._listen())

    @property
    def picture(self) -> Picture:
        return self.pictures[-1]

    @property
    def welcome(self) -> Shown:
        """The Welcome that the picture began with."""
        return self.picture.welcome

    @property
    def table(self) -> TableView:
        return self.picture.table

    @property
    def view(self) -> m.View:
        return self.picture.view

    async def send(self, message: FromClient | bytes) -> None:
        sent = message if isinstance(message, bytes) else encode(message)
        await self.socket.send_frame(sent, WSMsgType.TEXT)

    async def hear(self, kind: type[Heard]) -> Heard:
        """Return the first message of this kind that was not read yet."""
        message: Heard = await self._until(lambda: self.first(kind))
        self._unread.remove(message)  # type: ignore[arg-type]  # it is one of them
        return message

    def first(self, *kinds: type[FromServer]) -> FromServer | None:
        """Return the first unread message of these kinds, if one has come."""
        return next((x for x in self._unread if isinstance(x, kinds)), None)

    async def until(self, shows: Callable[[Picture], object]) -> Picture:
        await self._until(lambda: self.pictures and shows(self.picture))
        return self.picture

    async def reach(self, version: int) -> Picture:
        return await self.until(lambda picture: picture.version >= version)

    async def answer(self, key: str) -> Answer:
        """Return the server's answer to a message with this key."""

        def found() -> Answer | None:
            answers = (x for x in self._unread if isinstance(x, Ok | Refused | OutOfDate))
            return next((x for x in answers if x.key == key), None)

        answer: Answer = await self._until(found)
        self._unread.remove(answer)
        return answer

    def forget(self) -> None:
        """Keep the picture, and nothing of what was heard."""
        self.bytes.clear()
        self._unread.clear()

    async def parting(self) -> Parting | None:
        """Wait until the server hangs up, and return why."""
        async with asyncio.timeout(PATIENCE):
            await asyncio.shield(self._listening)
        return self.why

    async def close(self) -> None:
        await self.socket.close()
        await self._listening

    async def _until(self, found: Callable[[], Any]) -> Any:
        async with asyncio.timeout(PATIENCE), self._news:
            while not (value := found()):
                if self._is_over:
                    raise HungUp(self.why)
                await self._news.wait()
            return value

    async def _listen(self) -> None:
        try:
            async for message in self.socket:
                if message.type is WSMsgType.TEXT:
                    await self._take(message.data.encode())
        finally:
            self._is_over = True
            async with self._news:
                self._news.notify_all()

    async def _take(self, sent: bytes) -> None:
        self.bytes.append(sent)
        message = READER.decode(sent)
        match message:
            case Shown():
                self.pictures.append(Picture(message))
            case Changed():
                self.picture.update(message)
            case Said(line):
                self.picture.add(line)
            case Presence(here, watching, tvs):
                if self.pictures:
                    self.picture.here, self.picture.watching, self.picture.tvs = here, watching, tvs
            case Goodbye(why):
                self.why = why
            case _:
                pass
        async with self._news:
            self._unread.append(message)
            self._news.notify_all()


def as_bytes(found: dict[str, Raw]) -> Fields:
    return {name: bytes(value) for name, value in found.items()}


def raws(found: Fields) -> dict[str, Raw]:
    return {name: Raw(value) for name, value in found.items()}
