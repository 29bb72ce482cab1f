"""Those who connect and keep us waiting: each for a while only, and only so many at once."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
from aiohttp import ClientError, web

from tests.server.house import House, opened
from tests.server.messages import hello
from tests.server.screens import PATIENCE, Screen
from trapline.server import doorstep
from trapline.server.api import BODY_WITHIN
from trapline.server.connection import Connection
from trapline.server.doorstep import ASKED_AGAIN_WITHIN, ASKED_WITHIN, LINGERING, TAKEN_WITHIN
from trapline.tables.protocol import Ok, Paired, Pairing, Role
from trapline.tables.wishes import Lock

ASKS = b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"
ASKS_MUCH = b"GET /api/catalogue HTTP/1.1\r\nHost: here\r\n\r\n"
GONE = b""


class Caller:
    """Somebody who speaks HTTP as badly as they like."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    def says(self, text: bytes) -> None:
        self._writer.write(text)

    async def hears(self) -> bytes:
        """Return what comes next; nothing, once the server has hung up."""
        async with asyncio.timeout(PATIENCE):
            try:
                return await self._reader.read(4096)
            except ConnectionError:
                return GONE

    async def is_answered(self) -> bool:
        self.says(ASKS)
        return b"200 OK" in await self.hears()

    def hangs_up(self) -> None:
        self._writer.close()


Call = Callable[[House], Awaitable[Caller]]
Leap = Callable[[float], None]


@pytest.fixture
async def call() -> AsyncIterator[Call]:
    """Connect to a house, and say nothing yet."""
    callers: list[Caller] = []

    async def call(house: House) -> Caller:
        before = len(house.connections)
        port = int(house.address.rpartition(":")[2])
        callers.append(Caller(*await asyncio.open_connection("127.0.0.1", port)))
        await eventually(lambda: len(house.connections) > before)
        return callers[-1]

    yield call
    for caller in callers:
        caller.hangs_up()


@pytest.fixture
async def leap(monkeypatch: pytest.MonkeyPatch) -> Leap:
    """Let some seconds pass at once."""
    loop = asyncio.get_running_loop()

    def leap(seconds: float) -> None:
        now = loop.time
        monkeypatch.setattr(loop, "time", lambda: now() + seconds)

    return leap


async def eventually(holds: Callable[[], bool]) -> None:
    while not holds():  # noqa: ASYNC110 - nobody rings when a connection has come or gone
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("said", [b"", b"GET /hea", ASKS[:-2]])
async def test_who_does_not_say_what_they_want_is_cut_off(
    house: House, call: Call, leap: Leap, said: bytes
) -> None:
    caller = await call(house)
    caller.says(said)

    leap(ASKED_WITHIN)

    assert await caller.hears() == GONE


async def test_to_dribble_a_request_buys_no_time(house: House, call: Call, leap: Leap) -> None:
    caller = await call(house)
    caller.says(b"GET /healthz HTTP/1.1\r\n")

    for letter in (b"a", b"b", b"c", b"d"):
        leap(ASKED_WITHIN / 4)
        caller.says(letter + b": x\r\n")
        await asyncio.sleep(0)

    assert await caller.hears() == GONE


async def test_who_was_answered_and_asks_no_more_is_cut_off_in_the_end(
    house: House, call: Call, leap: Leap
) -> None:
    caller = await call(house)
    assert await caller.is_answered()

    leap(ASKED_WITHIN)
    assert await caller.is_answered(), "a browser comes back to a connection after a while"
    leap(ASKED_AGAIN_WITHIN)

    assert await caller.hears() == GONE


async def test_who_is_at_a_table_may_stay(house: House, leap: Leap) -> None:
    ann = await house.guest("Ann")
    await ann.open()

    leap(ASKED_WITHIN)

    assert isinstance(await ann.ask(Lock(True)), Ok)


async def test_a_tv_that_waits_for_a_host_may_stay(house: House, leap: Leap) -> None:
    tv = await house.guest("the TV")
    tv.screens.append(Screen(await tv.session.ws_connect(house.address + "/ws")))
    waiting = (await tv.screen.hear(Pairing)).id
    ann = await house.guest("Ann")
    code = await ann.open()

    leap(ASKED_WITHIN)

    await ann.post(f"/api/pair/{waiting}", {"code": code})
    assert (await tv.screen.hear(Paired)).code == code


async def test_a_body_that_does_not_come_is_not_waited_for(
    house: House, call: Call, leap: Leap
) -> None:
    caller = await call(house)
    caller.says(
        b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
        b"Content-Length: 99\r\nExpect: 100-continue\r\n\r\n{"
    )
    assert b"100 Continue" in await caller.hears(), "the head was read"

    leap(BODY_WITHIN)

    assert b"400 Bad Request" in await caller.hears()
    leap(LINGERING)
    assert await caller.hears() == GONE


async def test_an_answer_that_nobody_takes_is_taken_back(
    house: House, call: Call, leap: Leap
) -> None:
    caller = await call(house)
    caller.says(5_000 * ASKS_MUCH)
    await caller.hears()

    async with asyncio.timeout(None):
        while house.connections:
            leap(TAKEN_WITHIN / 3)
            await asyncio.sleep(0.01)


async def test_of_too_many_who_wait_the_longest_goes(
    house: House, call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doorstep, "MOST_NEIGHBOURS", 3)
    first, *others = [await call(house) for _ in range(4)]

    assert await first.hears() == GONE

    assert [await other.is_answered() for other in others] == [True] * 3


async def test_only_so_many_wait_wherever_they_are_from(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doorstep, "MOST_NEIGHBOURS", 2)
    monkeypatch.setattr(doorstep, "MOST_WAITING", 3)
    async with opened(behind_proxy="127.0.0.1") as house:
        first, *others = [await call(house) for _ in range(4)]

        assert await first.hears() == GONE

        assert [await other.is_answered() for other in others] == [True] * 3


async def test_sockets_that_do_not_say_hello_are_so_many_and_no_more(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doorstep, "MOST_NEIGHBOURS", 3)
    ann, eve = await house.guest("Ann"), await house.guest("Eve")
    code = await ann.open()

    first, *others = [await eve.dial(code) for _ in range(4)]

    await first.parting()
    for other in others:
        await other.send(hello(Role.TV))
        await other.until(lambda _: True)
    assert isinstance(await ann.ask(Lock(True)), Ok), "who sits at the table waits on no doorstep"


async def test_who_hangs_up_before_the_server_gets_round_to_them_is_no_fault(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Connection.prepare

    async def too_late(connection: Connection, request: web.Request) -> None:
        assert request.transport is not None
        request.transport.abort()
        await asyncio.sleep(0)
        await honest(connection, request)

    monkeypatch.setattr(Connection, "prepare", too_late)
    ann = await house.guest("Ann")

    with pytest.raises(ClientError):
        await ann.dial("K7MRXQ")

    assert await house.faults() == 0
