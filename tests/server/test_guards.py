"""What keeps strangers out: origins, headers, cookies, limits, and a log that tells nothing."""

import asyncio
import logging
import socket
from collections.abc import Iterator
from http.cookies import SimpleCookie

import pytest
from aiohttp import WSServerHandshakeError

from tests.server.guests import Guest
from tests.server.house import House, opened
from tests.server.screens import hello, saying
from trapline.server import socket as server_socket
from trapline.server.connection import LARGEST_MESSAGE
from trapline.server.pages import HEADERS
from trapline.tables.protocol import Ok, Parting, Refused, Said
from trapline.tables.wishes import Lock

WANTED = {"game": "whisper", "language": "en", "name": "Ann"}

FOREIGN = ["http://evil.example", "null", "", "http://127.0.0.1:1", "http://[", "http://localhost"]


@pytest.mark.parametrize("origin", FOREIGN)
async def test_a_foreign_page_changes_nothing(house: House, origin: str) -> None:
    ann = await house.guest("Ann")

    assert (await ann.post("/api/tables", WANTED, Origin=origin)).status == 403


@pytest.mark.parametrize("origin", FOREIGN)
async def test_a_foreign_page_opens_no_socket(house: House, origin: str) -> None:
    ann = await house.guest("Ann")
    await ann.open()

    with pytest.raises(WSServerHandshakeError) as refused:
        await ann.dial(Origin=origin)

    assert refused.value.status == 403


async def test_our_own_page_may_open_a_table_and_a_socket(house: House) -> None:
    ann = await house.guest("Ann")

    reply = await ann.post("/api/tables", WANTED, Origin=house.address)
    screen = await ann.dial(reply.read()["code"], Origin=house.address)

    await screen.send(hello())
    await screen.until(lambda _: True)


async def test_the_public_address_is_ours_too() -> None:
    async with opened(public_url="https://traps.example") as house:
        ann = await house.guest("Ann")

        ours = await ann.post("/api/tables", WANTED, Origin="https://traps.example")
        theirs = await ann.post("/api/tables", WANTED, Origin="https://traps.example.evil.example")

    assert (ours.status, theirs.status) == (200, 403)


@pytest.mark.parametrize(
    "path", ["/", "/healthz", "/metrics", "/api/catalogue", "/api/tables/ZZZZZZ", "/no.js", "/ws"]
)
async def test_every_answer_carries_the_guards(house: House, path: str) -> None:
    ann = await house.guest("Ann")

    headers = (await ann.get(path)).headers

    assert {name: headers.get(name) for name in HEADERS} == HEADERS


def test_the_policy_allows_no_inline_script_and_no_other_server() -> None:
    policy = HEADERS["Content-Security-Policy"]

    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    for hole in ("unsafe", "http:", "https:", "*"):
        assert hole not in policy


@pytest.mark.parametrize(("proto", "secure"), [("http", False), ("https", True)])
async def test_a_guests_token_is_out_of_reach_of_scripts_and_other_sites(
    proto: str, secure: bool
) -> None:
    async with opened(behind_proxy=True) as house:
        ann = await house.guest("Ann")
        reply = await ann.post("/api/tables", WANTED, X_Forwarded_Proto=proto)

    [cookie] = SimpleCookie(reply.headers["Set-Cookie"]).values()
    assert cookie["httponly"] is True
    assert cookie["samesite"] == "Strict"
    assert cookie["path"] == "/"
    assert bool(cookie["secure"]) is secure
    assert len(cookie.value) == 43, "256 bits"


async def test_wrong_codes_are_limited_by_where_they_come_from() -> None:
    async with opened(misses_per_minute=3, behind_proxy=True) as house:
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
    await loop.sock_sendall(ear, frame(b'{"type":"hello","role":"tv","build":""}'))
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


@pytest.fixture
def log() -> Iterator[list[str]]:
    """Every line any logger writes during a test."""
    lines: list[str] = []
    ear = logging.Handler()
    ear.emit = lambda record: lines.append(record.getMessage())  # type: ignore[method-assign]
    loggers = [logging.getLogger(name) for name in (None, "trapline")]
    for logger in loggers:
        logger.addHandler(ear)
    yield lines
    for logger in loggers:
        logger.removeHandler(ear)


async def test_the_log_tells_no_token_no_code_no_chat_and_no_word(log: list[str]) -> None:
    async with opened(log_level="info") as house:
        ann, *_ = await house.playing()
        await ann.say("a canary sings", seat=0)
        await ann.screen.send(b"a canary of nonsense")
        await ann.get("/api/tables/CANARY")
        await ann.post("/api/handover/canary", {"canary": 1})
        house.desk.tables.preview = lambda *_: 1 / 0  # type: ignore[assignment,method-assign]
        broken = await ann.get(f"/api/tables/{ann.code}")
        secrets = [ann.code, ann.token, "canary", "CANARY", *ann.screen.view.offered[0]]

    assert broken.read() == {"reason": "our-fault", "facts": {}}
    assert any("request-fault" in line for line in log), "the fault itself is told"
    for secret in secrets:
        assert not any(secret in line for line in log)


async def test_tokens_are_kept_only_as_their_hash(house: House) -> None:
    ann = await house.guest("Ann")
    await ann.open()
    [table] = house.desk.tables.live

    [grant] = await house.store.grants(table)

    assert len(grant.token) == 64
    assert ann.token not in grant.token


async def test_a_server_that_is_told_to_stop_lets_its_screens_know() -> None:
    async with opened() as house:
        ann = await house.guest("Ann")
        await ann.open()
        await house.desk.tables.end()

        assert await ann.screen.parting() is Parting.RESTART
