"""How much anybody may send, guess or leave unread."""

import asyncio
import socket
from contextlib import suppress
from pathlib import Path

import pytest
from aiohttp import ClientError, WSMsgType

from tests.games.whisper_model import Choose
from tests.server.guests import Guest
from tests.server.house import House, opened
from tests.server.messages import asking, hello, playing, saying
from tests.server.screens import PATIENCE, Screen
from trapline.adapters.memory import MemoryStore
from trapline.adapters.sqlite import SqliteStore
from trapline.kernel import Text, encode
from trapline.server import socket as server_socket
from trapline.server.connection import LARGEST_MESSAGE
from trapline.server.guests import COOKIE, fresh_token
from trapline.tables.protocol import (
    FromClient,
    Nudge,
    Ok,
    Parting,
    Refused,
    Role,
    Said,
    Typing,
)
from trapline.tables.wishes import Lock


async def test_wrong_codes_are_limited_by_where_they_come_from() -> None:
    async with opened(misses_per_minute=3, behind_proxy="true") as house:
        ann, eve = await house.guest("Ann"), await house.guest("Eve")
        code = await ann.open()
        path = f"/api/tables/{code}"
        guesses = [
            await eve.get("/api/tables/ZZZZZZ", X_Forwarded_For="2001:db8::1") for _ in range(4)
        ]

        neighbour = await eve.get(path, X_Forwarded_For="2001:db8::2")
        elsewhere = await ann.get(path, X_Forwarded_For="2001:db8:1::1")

    assert [guess.status for guess in guesses] == [404, 404, 404, 429]
    assert (neighbour.status, elsewhere.status) == (429, 200)


NOWHERE = "/api/tables/ZZZZZZ"


async def use_up_the_guesses(house: House) -> None:
    eve = await house.guest("Eve")
    while (await eve.get(NOWHERE)).status != 429:
        pass


async def test_who_sits_at_a_table_gets_in_whatever_the_neighbours_tried() -> None:
    async with opened(misses_per_minute=3) as house:
        ann = await house.guest("Ann")
        code = await ann.open()
        await use_up_the_guesses(house)

        doors = [(await ann.get(f"/api/tables/{code}")).status for _ in range(9)]
        screen = await ann.connect()

    assert doors == [200] * 9
    assert screen.table.code == code


async def test_a_seat_is_known_also_where_the_table_was_put_away() -> None:
    store = MemoryStore()
    async with opened(store=store) as house:
        ann = await house.guest("Ann")
        code = await ann.open()
    async with opened(store=store, misses_per_minute=3) as house:
        await use_up_the_guesses(house)
        again = await house.guest("Ann")
        again.session.cookie_jar.update_cookies({COOKIE: ann.token})

        door = await again.get(f"/api/tables/{code}")

    assert door.read()["door"] == "mine"


async def test_a_stranger_with_the_right_code_waits_with_the_neighbours() -> None:
    async with opened(misses_per_minute=3) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        code = await ann.open()
        await use_up_the_guesses(house)

        assert (await bob.get(f"/api/tables/{code}")).reason == "too-fast"


async def test_a_seat_at_one_table_is_no_leave_to_guess_at_others() -> None:
    async with opened(misses_per_minute=3, behind_proxy="true") as house:
        ann = await house.guest("Ann")
        await ann.open()

        at_home = [await ann.get(NOWHERE, X_Forwarded_For="192.0.2.1") for _ in range(4)]
        elsewhere = await ann.get(NOWHERE, X_Forwarded_For="192.0.2.2")

    assert [guess.status for guess in at_home] == [404, 404, 404, 429]
    assert elsewhere.status == 429, "the guesses of one guest are counted wherever they are"


async def test_a_fresh_cookie_for_every_guess_does_not_help() -> None:
    async with opened(misses_per_minute=3) as house:
        eve = await house.guest("Eve")
        guesses = [await eve.get(NOWHERE, Cookie=f"{COOKIE}={fresh_token()}") for _ in range(5)]

    assert [guess.status for guess in guesses] == [404, 404, 404, 429, 429]


async def test_guesses_made_all_at_once_are_counted_all_the_same(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite3")
    async with opened(store=store, misses_per_minute=3) as house:
        eve = await house.guest("Eve")

        guesses = await asyncio.gather(*(eve.get(NOWHERE) for _ in range(40)))

    await store.close()
    assert sorted(guess.status for guess in guesses) == [404] * 3 + [429] * 37


async def test_a_socket_that_guesses_codes_is_told_to_wait() -> None:
    async with opened(misses_per_minute=2) as house:
        eve = await house.guest("Eve")
        partings = []
        for _ in range(3):
            screen = await eve.dial("ZZZZZZ")
            await screen.send(hello())
            partings.append(await screen.parting())

    assert partings == [Parting.NO_SUCH_TABLE, Parting.NO_SUCH_TABLE, Parting.TOO_FAST]


async def test_a_screen_that_asks_too_much_is_refused_and_stays() -> None:
    async with opened(messages_per_second=1) as house:
        ann = await house.guest("Ann")
        await ann.open()

        answers = [await ann.ask(Lock(True)) for _ in range(5)]

    refused = [answer.reason for answer in answers if isinstance(answer, Refused)]
    assert isinstance(answers[0], Ok)
    assert refused[-1] == "too-fast"


FLOODS = (hello(), asking(Lock(True)), playing(Choose(0, Text("x")), 0, 0), saying("x"), Typing(0))


@pytest.mark.parametrize("message", [*FLOODS, Nudge()], ids=lambda message: type(message).__name__)
@pytest.mark.parametrize("role", Role)
async def test_a_screen_that_goes_on_although_it_is_refused_is_shown_out(
    role: Role, message: FromClient
) -> None:
    async with opened(messages_per_second=1) as house:
        ann = await house.guest("Ann")
        screen = await ann.connect(await ann.open(), role)

        await flood(screen, encode(message))

        assert await screen.parting() is Parting.TOO_FAST


async def flood(screen: Screen, message: bytes, kind: WSMsgType = WSMsgType.TEXT) -> None:
    """Send something until the server has had enough, or a thousand times."""
    with suppress(ClientError):
        for _ in range(1000):
            await screen.socket.send_frame(message, kind)


@pytest.mark.parametrize("kind", [WSMsgType.PING, WSMsgType.PONG])
async def test_a_screen_that_pings_without_end_is_shown_out(kind: WSMsgType) -> None:
    async with opened(messages_per_second=1) as house:
        ann = await house.guest("Ann")
        await ann.open()

        await flood(ann.screen, b"", kind)

        assert await ann.screen.parting() is Parting.TOO_FAST


async def test_a_ping_is_answered(house: House) -> None:
    ann = await house.guest("Ann")
    await ann.open()
    quiet = await ann.session.ws_connect(f"{ann.address}/ws/{ann.code}", autoping=False)
    await quiet.send_str(encode(hello(Role.TV)).decode())

    await quiet.ping(b"are you there?")

    async with asyncio.timeout(PATIENCE):
        while (heard := await quiet.receive()).type is not WSMsgType.PONG:
            pass
    assert heard.data == b"are you there?"
    await quiet.close()


async def test_a_tv_without_a_table_that_talks_without_end_is_shown_out() -> None:
    async with opened(messages_per_second=1) as house:
        tv = await house.guest("the TV")
        tv.screens.append(Screen(await tv.session.ws_connect(house.address + "/ws")))

        await flood(tv.screen, b"{}")

        assert await tv.screen.parting() is Parting.TOO_FAST


async def test_a_screen_that_wants_everything_again_and_again_is_shown_out() -> None:
    async with opened(messages_per_second=5) as house:
        ann = await house.guest("Ann")
        await ann.open()

        for _ in range(10):
            await ann.screen.send(b'{"type":"lift","seat":null}')

        assert await ann.screen.parting() is Parting.TOO_FAST


async def test_a_screen_that_talks_nonsense_is_shown_out(house: House) -> None:
    ann = await house.guest("Ann")
    await ann.open()

    for _ in range(10):
        await ann.screen.send(b"nonsense")

    assert await ann.screen.parting() is Parting.NOT_UNDERSTOOD


async def test_a_message_past_the_limit_closes_the_socket(house: House) -> None:
    ann = await house.guest("Ann")
    await ann.open()

    await ann.screen.send(b" " * (LARGEST_MESSAGE + 1))

    await ann.screen.parting()
    assert ann.screen.socket.close_code == 1009


async def test_who_opens_a_socket_and_says_nothing_is_shown_out(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_socket, "HELLO_WITHIN", 0.05)
    ann = await house.guest("Ann")
    await ann.open()

    silent = await ann.dial()

    assert await silent.parting() is Parting.NOT_UNDERSTOOD


async def deaf(house: House, guest: Guest) -> socket.socket:
    """Return a socket at the table that asks for everything and never reads."""
    ear = socket.socket()
    ear.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    ear.setblocking(False)
    loop, port = asyncio.get_running_loop(), int(house.address.rpartition(":")[2])
    await loop.sock_connect(ear, ("127.0.0.1", port))
    head = (
        f"GET /ws/{guest.code} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    await loop.sock_sendall(ear, head.encode())
    await loop.sock_sendall(ear, frame(b'{"type":"hello","role":"tv"}'))
    return ear


def frame(text: bytes) -> bytes:
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


async def test_a_reader_that_never_reads_is_dropped_and_the_others_go_on() -> None:
    async with opened(messages_per_second=100_000) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        await bob.join(await ann.open())
        for _ in range(200):
            await ann.screen.send(saying("🪤" * 300))
        await bob.screen.until(lambda picture: len(picture.lines) == 200)
        ear = await deaf(house, ann)
        loop = asyncio.get_running_loop()

        for _ in range(60):
            await loop.sock_sendall(ear, frame(b'{"type":"catch"}'))

        await ann.screen.until(lambda picture: picture.watching == 0)
        assert isinstance(await bob.say("Still here."), Ok)
        assert (await ann.screen.hear(Said)).line.text
        ear.close()
