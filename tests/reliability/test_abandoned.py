"""Tables that everybody leaves are given back: tasks, timers, memory, and in the end the rows."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from itertools import repeat
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.campaigns import Campaign
from tests.reliability.memory import eventually, stays_flat
from tests.reliability.test_resources import SHORT, tasks, timers
from tests.server.guests import Guest
from tests.server.house import House, opened
from trapline.adapters.sqlite import SqliteStore
from trapline.adapters.sqlite.files import connect
from trapline.adapters.sqlite.schema import Connection
from trapline.tables import service
from trapline.tables.alarm import Alarm
from trapline.tables.live import Live
from trapline.tables.others import Company
from trapline.tables.ports import TableId
from trapline.tables.protocol import Parting
from trapline.tables.room import Room
from trapline.tables.service import Tables
from trapline.tables.wishes import AddBot, Start
from trapline.tables.world import Patience

FEW = 60
MANY = 5_000
PARTS = 10
WARM_UP = 500
AT_ONCE = 8
PUT_AWAY_TOGETHER = 500
NOTHING_IS_KEPT = Patience(keep_idle=-1, keep_playing=-1)
SMALL = 256 * 1024
UNLIMITED: Mapping[str, Any] = {"tables_per_hour": 10**6, "messages_per_second": 10**6}
HELD = ("tables", "entries", "grants", "chat", "packs")


@pytest.fixture(autouse=True)
def swept_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "SWEEP", 0.02)


async def visit(house: House, luck: Random) -> None:
    """Open a table and leave it: at once, in the lobby, or with a game that bots would play."""
    guest = Guest("Ann", house.address)
    match luck.randrange(5):
        case 0:
            await guest.post("/api/tables", {"game": "whisper", "language": "en", "name": "Ann"})
        case 1:
            await guest.open()
            for _ in range(3):
                await guest.ask(AddBot("plain"))
            await guest.ask(Start())
        case _:
            await guest.open(luck.choice(("whisper", "coin-flip")))
            await guest.say("Is anybody there?")
    await guest.leave()


async def abandon(house: House, luck: Random, tables: int) -> None:
    """Open so many tables, some hundreds at a time, and wait until they are put away."""
    for start in range(0, tables, PUT_AWAY_TOGETHER):
        turns = iter(range(min(PUT_AWAY_TOGETHER, tables - start)))
        await asyncio.gather(*(visits(house, luck, turns) for _ in range(AT_ONCE)))
        await eventually(lambda: not house.desk.tables.live)


async def visits(house: House, luck: Random, turns: Iterator[int]) -> None:
    for _ in turns:
        await visit(house, luck)


async def give_back(store: SqliteStore, luck: Random, warm_up: int, tables: int) -> None:
    """See that nothing is left in memory of tables that were abandoned."""
    async with opened(store=store, patience=SHORT, **UNLIMITED) as house:
        before = tasks(), timers()
        await abandon(house, luck, warm_up)
        with stays_flat():
            await abandon(house, luck, tables)
        assert timers() <= before[1], "timers will still ring"
        assert tasks() <= before[0], "tasks still run"
        assert house.desk.tables._codes == {}, "codes are remembered"
        assert await house.faults() == 0


async def expire(store: SqliteStore, file: Path) -> None:
    """See that nothing is left on the disk either, once tables may not be kept any longer."""
    async with opened(store=store, patience=NOTHING_IS_KEPT):
        await eventually(lambda: rows(file)["tables"] == 0)
        assert rows(file) == dict.fromkeys(HELD, 0), "rows are left"
        await eventually(lambda: size(file) < SMALL)
    await store.close()


def size(file: Path) -> int:
    return file.stat().st_size


def rows(file: Path) -> dict[str, int]:
    with closing(sqlite3.connect(file)) as db:
        counted = {held: db.execute(f"SELECT count(*) FROM {held}").fetchone() for held in HELD}
    return {held: count for held, (count,) in counted.items()}


@pytest.mark.slow
async def test_abandoned_tables_are_given_back(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    store = SqliteStore(file)

    await give_back(store, Random(1), FEW, FEW)

    assert rows(file)["tables"] == 2 * FEW
    await expire(store, file)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("part", range(PARTS))
async def test_fifty_thousand_abandoned_tables_are_given_back(
    tmp_path: Path, campaign: Campaign, part: int
) -> None:
    file = tmp_path / "tables.sqlite3"
    store = SqliteStore(file)

    await give_back(store, Random(f"{campaign.seed} {part}"), WARM_UP, MANY)

    kept = rows(file)
    assert kept["tables"] == WARM_UP + MANY
    await expire(store, file)
    campaign.tell(**{f"rows_of_{held}": count for held, count in kept.items() if count})


def leaves_its_alarms_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Alarm, "_rest", lambda alarm: setattr(alarm, "_timer", None))


def remembers_codes(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Tables.forget

    def forget(tables: Tables, id: TableId, why: Parting) -> None:
        honest(tables, id, why)
        tables._codes[id] = id

    monkeypatch.setattr(Tables, "forget", forget)


def keeps_its_rooms(monkeypatch: pytest.MonkeyPatch) -> None:
    honest, kept = Live.__init__, []

    def init(self: Live, room: Room, company: Company) -> None:
        honest(self, room, company)
        kept.append([self, *map(str, repeat(id(self), 400))])

    monkeypatch.setattr(Live, "__init__", init)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("fault", "complaint"),
    [
        (leaves_its_alarms_set, "timers will still ring"),
        (remembers_codes, "codes are remembered"),
        (keeps_its_rooms, "objects were left behind"),
    ],
)
async def test_a_house_that_gives_nothing_back_is_found_out(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    fault: Callable[[pytest.MonkeyPatch], None],
    complaint: str,
) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite3")
    fault(monkeypatch)

    with pytest.raises(AssertionError, match=complaint):
        await give_back(store, Random(1), FEW, 2 * FEW)
    await store.close()


def without_cascades(file: Path) -> Connection:
    db = connect(file)
    db.execute("PRAGMA foreign_keys = OFF")
    return db


async def test_a_store_that_erases_half_is_found_out(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    store = SqliteStore(file, without_cascades)
    await give_back(store, Random(1), 0, FEW)

    with pytest.raises(AssertionError, match="rows are left"):
        await expire(store, file)
