"""Whether the server is well: it says so, or says what is the matter."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.adapters.test_sqlite import Telltale, telltale
from tests.damage import flip_leaves_with, scratch
from tests.packs import KITCHEN
from tests.server.guests import Guest
from tests.server.house import House, opened
from tests.server.messages import hello
from tests.server.test_discretion import log  # noqa: F401 - a fixture
from trapline.adapters.memory import MemoryStore
from trapline.adapters.sqlite import SqliteStore, files
from trapline.kernel import Text
from trapline.server import health
from trapline.tables.protocol import Ok, Parting, Refused
from trapline.tables.wishes import Rename

WORDS = {"Ann": "lantern", "Bob": "scissors"}


@pytest.fixture(autouse=True)
def _look_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "LOOK_EVERY", 0.0)


@asynccontextmanager
async def kept_in(folder: Path) -> AsyncIterator[tuple[House, Telltale]]:
    """Serve tables that are kept in a file; the other is the connection that writes it."""
    store = SqliteStore(folder / "trapline.db", telltale)
    writer = store._write_to
    assert isinstance(writer, Telltale)
    async with opened(store=store, messages_per_second=1000) as house:
        yield house, writer
    await store.close()


async def looked(ann: Guest) -> tuple[int, object]:
    reply = await ann.get("/healthz")
    return reply.status, None if reply.status == 200 else reply.read()


async def test_a_server_that_writes_and_reads_is_well(tmp_path: Path) -> None:
    async with kept_in(tmp_path) as (house, writer):
        ann = await house.guest("Ann")
        before = writer.commits

        assert await looked(ann) == (200, None)

        assert writer.commits > before


async def test_a_full_disk_is_told_until_there_is_room(tmp_path: Path, log: list[str]) -> None:  # noqa: F811 - the fixture
    async with kept_in(tmp_path) as (house, writer):
        ann = await house.guest("Ann")
        writer.full = True
        for _ in range(3):
            assert await looked(ann) == (503, {"reason": "disk-full", "facts": {}})
        writer.full = False

        assert await looked(ann) == (200, None)

    told = [line for line in map(json.loads, log) if line["event"] == "unhealthy"]
    assert [line["why"][:9] for line in told] == ["disk full"]


async def test_a_disk_that_is_nearly_full_is_told_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with kept_in(tmp_path) as (house, _):
        ann = await house.guest("Ann")
        with monkeypatch.context() as squeezed:
            squeezed.setattr(files, "LEAST_ROOM", 1 << 60)
            assert await looked(ann) == (503, {"reason": "disk-full", "facts": {}})

        assert await looked(ann) == (200, None)


async def test_a_disk_that_refuses_otherwise_is_told(tmp_path: Path) -> None:
    async with kept_in(tmp_path) as (house, writer):
        ann = await house.guest("Ann")
        writer.broken = True

        assert await looked(ann) == (503, {"reason": "not-kept", "facts": {}})

        writer.broken = False


class Watched(MemoryStore):
    """A store that counts how often somebody looks whether it is well."""

    looks = 0

    async def check(self) -> None:
        self.looks += 1


async def test_many_who_ask_are_answered_by_one_look(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "LOOK_EVERY", 1e9)
    store = Watched()
    async with opened(store=store) as house:
        ann = await house.guest("Ann")

        for _ in range(5):
            assert await looked(ann) == (200, None)

    assert store.looks == 1


@pytest.fixture
async def codes(tmp_path: Path) -> dict[str, str]:
    """The tables of Ann and Bob, kept in a file, with rows enough for pages of their own."""
    codes: dict[str, str] = {}
    async with kept_in(tmp_path) as (house, _):
        for name, word in WORDS.items():
            guest = await house.guest(name)
            codes[name] = await guest.open()
            for number in range(100):
                renamed = await guest.ask(Rename(guest.seat, Text(f"{word}{number}")))
                assert isinstance(renamed, Ok), renamed
    return codes


def flip_pages_of(name: str, folder: Path) -> None:
    own, other = (WORDS[who].encode() for who in sorted(WORDS, key=lambda who: who != name))
    flip_leaves_with(folder / "trapline.db", own, but_not=other)


async def test_a_table_that_cannot_be_read_is_refused_and_others_go_on(
    tmp_path: Path, codes: dict[str, str]
) -> None:
    async with kept_in(tmp_path) as (house, _):
        flip_pages_of("Ann", tmp_path)
        cleo = await house.guest("Cleo")

        for _ in range(2):
            refused = await cleo.get(f"/api/tables/{codes['Ann']}")
            assert (refused.status, refused.reason) == (500, "table-damaged")

        assert (await cleo.get(f"/api/tables/{codes['Bob']}")).status == 200
        assert await looked(cleo) == (503, {"reason": "damaged", "facts": {}})


async def test_a_table_whose_facts_make_no_sense_is_refused_as_well(
    tmp_path: Path, codes: dict[str, str]
) -> None:
    scratch(tmp_path / "trapline.db", b'"name":"' + WORDS["Ann"].encode())
    async with kept_in(tmp_path) as (house, _):
        cleo = await house.guest("Cleo")

        refused = await cleo.get(f"/api/tables/{codes['Ann']}")

        assert refused.reason == "table-damaged"
        assert (await cleo.get(f"/api/tables/{codes['Bob']}")).status == 200
        assert await looked(cleo) == (503, {"reason": "damaged", "facts": {}})


async def test_a_screen_at_a_table_that_cannot_be_read_does_not_come_back_unasked(
    tmp_path: Path, codes: dict[str, str]
) -> None:
    async with kept_in(tmp_path) as (house, _):
        flip_pages_of("Ann", tmp_path)
        cleo = await house.guest("Cleo")

        screen = await cleo.dial(codes["Ann"])
        await screen.send(hello())

        assert await screen.parting() is Parting.NO_SUCH_TABLE


async def test_where_it_cannot_be_read_who_was_let_in_nobody_is_hung_up_on(
    tmp_path: Path, codes: dict[str, str]
) -> None:
    async with kept_in(tmp_path) as (house, _):
        [anns] = (await house.desk.tables.find(codes["Ann"])).room.grants
    async with kept_in(tmp_path) as (house, _):
        cleo = await house.guest("Cleo")
        await cleo.post("/api/packs", KITCHEN.text.encode())
        flip_leaves_with(tmp_path / "trapline.db", anns.encode(), but_not=b"lantern")

        refused = await cleo.get(f"/api/tables/{codes['Bob']}")
        screen = await cleo.dial(codes["Bob"])
        await screen.send(hello())

        assert (refused.status, refused.reason) == (500, "table-damaged")
        assert await screen.parting() is Parting.NO_SUCH_TABLE


async def test_a_wish_that_meets_a_page_which_cannot_be_read_is_refused(tmp_path: Path) -> None:
    async with kept_in(tmp_path) as (house, writer):
        ann = await house.guest("Ann")
        await ann.open()
        for number in range(100):
            await ann.ask(Rename(ann.seat, Text(f"lantern{number}")))
        writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        writer.execute("PRAGMA shrink_memory")
        flip_leaves_with(tmp_path / "trapline.db", b"lantern", but_not=b"scissors")

        answer = await ann.ask(Rename(ann.seat, Text("Anna")))

        assert isinstance(answer, Refused)
        assert answer.reason == "table-damaged"
        assert await looked(ann) == (503, {"reason": "damaged", "facts": {}})
