"""Who is there and says nothing, and who is not there any more."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from aiohttp import ClientWebSocketResponse, WSMsgType

from tests.server.guests import Guest
from tests.server.house import House, opened
from tests.server.messages import hello
from tests.server.screens import PATIENCE
from tests.slow_store import SlowStore
from trapline.kernel import encode
from trapline.server import connection
from trapline.tables.protocol import Ok, Role
from trapline.tables.wishes import Lock

GONE = (WSMsgType.CLOSE, WSMsgType.CLOSED, WSMsgType.ERROR)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "HEARTBEAT", 0.2)


@asynccontextmanager
async def tv(ann: Guest, *, answers: bool) -> AsyncIterator[ClientWebSocketResponse]:
    address = f"{ann.address}/ws/{ann.code}"
    async with ann.session.ws_connect(address, autoping=answers) as screen:
        await screen.send_str(encode(hello(Role.TV)).decode())
        yield screen


async def heard(screen: ClientWebSocketResponse) -> list[WSMsgType]:
    """Return the kinds of all that a screen hears until it is hung up on."""
    kinds: list[WSMsgType] = []
    async with asyncio.timeout(PATIENCE):
        while (message := await screen.receive()).type not in GONE:
            kinds.append(message.type)
    return kinds


async def test_who_does_not_answer_a_ping_is_hung_up_on(house: House) -> None:
    ann = await house.guest("Ann")
    await ann.open()

    async with tv(ann, answers=False) as silent:
        kinds = await heard(silent)

    assert kinds.count(WSMsgType.PING) == 1


async def test_who_answers_pings_is_not_hung_up_on(house: House) -> None:
    ann = await house.guest("Ann")
    await ann.open()

    async with tv(ann, answers=True) as there:
        hearing = asyncio.create_task(heard(there))
        for _ in range(2):
            async with tv(ann, answers=False) as silent:
                await heard(silent)

        assert not hearing.done()
        hearing.cancel()


async def test_who_waits_for_an_answer_is_not_hung_up_on() -> None:
    store = SlowStore()
    async with opened(store=store) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        await ann.open()
        await bob.open()
        store.commit.clear()
        asked = asyncio.create_task(ann.ask(Lock(locked=True)))
        for _ in range(2):
            async with tv(bob, answers=False) as silent:
                await heard(silent)

        store.commit.set()

        assert isinstance(await asked, Ok)
