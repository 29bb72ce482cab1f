"""Whatever is asked over HTTP, nothing breaks, and the honest go on playing."""

import asyncio
import logging
import socket
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from itertools import islice
from typing import Any, NamedTuple

import msgspec
import pytest
from aiohttp import web
from msgspec import Struct

from tests.campaigns import Campaign
from tests.reliability.knocking import Knock, endless, routes_of
from tests.reliability.memory import eventually, stays_flat
from tests.reliability.nonsense import batches
from tests.reliability.players import play_on
from tests.server.house import Four, House, opened
from trapline.kernel import SeededLuck, Text, decoder
from trapline.server import doorstep
from trapline.server.proxies import Proxies
from trapline.tables.bodies import HttpError
from trapline.tables.reasons import TableReason

FEW = 500
MANY = 2_000
CAMPAIGN = 100_000
AT_ONCE = 8
BETWEEN_MOVES = 200
PATIENCE = 30.0
UNLIMITED: Mapping[str, Any] = dict.fromkeys(
    ("messages_per_second", "misses_per_minute", "packs_per_hour", "tables_per_hour"), 10**6
)
READS = (b"GET", b"HEAD", b"OPTIONS")


@pytest.fixture(autouse=True)
def no_delay(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not wait ten seconds for what else somebody may send who was answered already."""
    monkeypatch.setattr(doorstep, "LINGERING", 0.01)


@pytest.fixture(autouse=True)
def silence() -> Iterator[None]:
    """As `trapline serve` does: what strangers make aiohttp complain of fills no log."""
    log = logging.getLogger("aiohttp.server")
    level = log.level
    log.setLevel(logging.CRITICAL)
    yield
    log.setLevel(level)


class Heard(NamedTuple):
    """What was answered; nothing, if the line was dead."""

    status: int
    headers: bytes
    body: bytes


async def heard(knock: Knock, port: int) -> Heard | None:
    """Knock, and read the answer if one is due."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(knock.sent)
        if knock.hangs_up:
            await asyncio.sleep(0)
            return None
        hang_up_at_once(writer)
        async with asyncio.timeout(PATIENCE):
            return await read(reader, knock.method)
    except ConnectionError:
        return None
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


def port_of(house: House) -> int:
    return int(house.address.rpartition(":")[2])


def hang_up_at_once(writer: asyncio.StreamWriter) -> None:
    """Leave no half-closed lines behind: there are only so many ports."""
    line: socket.socket = writer.get_extra_info("socket")
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00")


async def read(reader: asyncio.StreamReader, method: bytes) -> Heard | None:
    status = 100
    while status == 100:
        try:
            head = await reader.readuntil(b"\r\n\r\n")
        except asyncio.IncompleteReadError:
            return None
        status = int(head.split(b" ", 2)[1])
    length = head.lower().partition(b"content-length:")[2].partition(b"\r\n")[0]
    has_body = method != b"HEAD" and status not in (101, 204, 304)
    return Heard(status, head, await reader.readexactly(int(length or 0)) if has_body else b"")


def wrong_with(knock: Knock, answer: Heard) -> str:
    """Return what is wrong with an answer: hostile requests change nothing and learn nothing."""
    if answer.status >= 500:
        return "a fault of ours"
    if b"Traceback" in answer.body or b"site-packages" in answer.body:
        return "a look inside"
    if answer.status < 400:
        return "" if knock.method in READS else "it was taken for lawful"
    if answer.body and b"application/json" in answer.headers:
        reason = msgspec.json.decode(answer.body, type=HttpError).reason
        return "" if reason in list(TableReason) else f"an unknown reason, {reason}"
    return ""


class Siege:
    """A house with four honest people in it, at whose door somebody knocks and knocks."""

    def __init__(self, house: House, people: Four, seed: int) -> None:
        self.house = house
        self.people = people
        self.answers: Counter[int] = Counter()
        self.routes: Counter[str] = Counter()
        self.not_waited_for = 0
        self.wrongs: list[str] = []
        self._luck = SeededLuck(seed)
        self._knocks = endless(routes_of(house.app), [people[0].code], seed)
        self._tasks = len(asyncio.all_tasks())

    async def hold(self, warm_up: int, knocks: int) -> None:
        """Let people play while so many knocks come, and see that nothing is left of them."""
        await self._play_on(warm_up)
        with stays_flat():
            await self._play_on(knocks)
        assert await self.house.faults() == 0

    async def _play_on(self, knocks: int) -> None:
        for batch in batches(islice(self._knocks, knocks), BETWEEN_MOVES):
            turns = iter(batch)
            async with asyncio.TaskGroup() as knocking:
                for _ in range(AT_ONCE):
                    knocking.create_task(self._knock(turns))
            assert not self.wrongs, self.wrongs[0]
            await play_on(self.people, self._luck)
            for guest in self.people:
                guest.screen.forget()
        await eventually(lambda: len(asyncio.all_tasks()) <= self._tasks)

    async def _knock(self, turns: Iterator[Knock]) -> None:
        port = port_of(self.house)
        for knock in turns:
            self.routes[knock.route] += 1
            answer = await heard(knock, port)
            if knock.hangs_up:
                self.not_waited_for += 1
                continue
            if answer is not None:
                self.answers[answer.status] += 1
            if wrong := "silence" if answer is None else wrong_with(knock, answer):
                self.wrongs.append(f"{wrong}: {knock.sent[:600]!r} was answered {answer!r}")


POST = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
GET = b"GET %s HTTP/1.1\r\nHost: %s\r\n\r\n"


@pytest.mark.parametrize(
    "sent",
    [
        GET % (b"/api/catalogue", b"\xff\xfe"),
        GET % (b"/qr/t/ABCDEF.svg", b"\xff\xfe"),
        GET % (b"/qr/t/ABCDEF.svg", b"h" * 4000),
        POST + b"Content-Encoding: gzip\r\nContent-Length: 4\r\n\r\njunk",
        POST + b"Content-Encoding: deflate\r\nContent-Length: 4\r\n\r\njunk",
    ],
)
async def test_what_cannot_be_read_is_not_understood(sent: bytes) -> None:
    async with opened() as house:
        answer = await heard(Knock("", b"", sent, hangs_up=False), port_of(house))

        assert answer is not None
        assert answer.status == 400
        assert await house.faults() == 0


async def test_a_cookie_that_is_no_text_is_no_token() -> None:
    async with opened() as house:
        ann = await house.guest("Ann")
        path = f"/api/tables/{await ann.open()}/games/1/seen.jsonl".encode()
        sent = GET % (path, b"127.0.0.1\r\nCookie: trapline=" + b"\xff" * 40)

        answer = await heard(Knock("", b"", sent, hangs_up=False), port_of(house))

        assert answer is not None
        assert (answer.status, msgspec.json.decode(answer.body)["reason"]) == (403, "join-first")
        assert await house.faults() == 0


@pytest.mark.parametrize("path", [b"/api/tables", b"/api/packs", b"/api/packs/whisper"])
async def test_who_hangs_up_in_the_middle_of_a_request_is_no_fault_of_ours(path: bytes) -> None:
    async with opened() as house:
        sent = POST.replace(b"/api/tables", path) + b"Content-Length: 100\r\n\r\n{"

        await heard(Knock("", b"", sent, hangs_up=True), port_of(house))

        assert await house.faults() == 0


@pytest.mark.slow
async def test_whoever_knocks_changes_nothing() -> None:
    async with opened(**UNLIMITED) as house:
        siege = Siege(house, await house.playing(), seed=1)

        await siege.hold(FEW, MANY)

        assert {route for _, route in routes_of(house.app)} == set(siege.routes)


@pytest.mark.soak
@pytest.mark.timeout(3600)
async def test_a_hundred_thousand_knocks_leave_the_memory_flat(campaign: Campaign) -> None:
    async with opened(**UNLIMITED) as house:
        siege = Siege(house, await house.playing(), campaign.seed)

        await siege.hold(MANY, CAMPAIGN)

        told = {f"answered_{status}": count for status, count in sorted(siege.answers.items())}
        campaign.tell(knocks=MANY + CAMPAIGN, not_waited_for=siege.not_waited_for, **told)


async def lets_faults_through(request: web.Request, kind: Any) -> Any:
    return decoder(kind).decode(await request.read())


async def takes_anything(_: web.Request, kind: type[Struct]) -> Any:
    lawful = {"game": "whisper", "language": "en", "name": Text("Zoe"), "code": "ABCDEF"}
    return kind(**{field: lawful[field] for field in kind.__struct_fields__ if field in lawful})


def remembers_everybody(request: web.Request, _: Proxies, kept: Any = []) -> bool:  # noqa: B006 - that is the fault
    kept += (f"{request.path} {number}" for number in range(50))
    return False


@pytest.mark.slow
@pytest.mark.parametrize(
    ("where", "fault", "complaint"),
    [
        ("trapline.server.api.body", lets_faults_through, "a fault of ours"),
        ("trapline.server.api.body", takes_anything, "it was taken for lawful"),
        ("trapline.server.pages.is_secure", remembers_everybody, "objects were left behind"),
    ],
)
async def test_a_door_that_is_not_kept_is_found_out(
    monkeypatch: pytest.MonkeyPatch, where: str, fault: Callable[..., object], complaint: str
) -> None:
    async with opened(**UNLIMITED) as house:
        siege = Siege(house, await house.playing(), seed=1)
        monkeypatch.setattr(where, fault)

        with pytest.raises(AssertionError, match=complaint):
            await siege.hold(FEW, MANY)
