"""A server is killed in the middle of everything: nothing acknowledged is lost or doubled."""

import signal
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.reliability import planted
from tests.reliability.crowd import GAMES, Crowd, Player, seen_in
from tests.reliability.processes import Server
from tests.server.messages import saying
from tests.server.screens import HungUp
from trapline.tables.facts import Renamed
from trapline.tables.log import read
from trapline.tables.protocol import Ok, Parting

DAY = 24 * 3600_000
ALIVE = 40_000
HONEST = "none"


@asynccontextmanager
async def crowded(folder: Path, fault: str, tables: int) -> AsyncIterator[Crowd]:
    server = Server(folder, fault)
    await server.start()
    crowd = Crowd(server)
    try:
        await crowd.gather(tables)
        yield crowd
    finally:
        await crowd.go_home()
        await server.stop()


async def survive(folder: Path, fault: str, tables: int, crashes: int, wishes: int) -> None:
    """Kill the server again and again while everybody plays, and see that nothing is amiss."""
    async with crowded(folder, fault, tables) as crowd:
        for crash in range(1, crashes + 1):
            await crowd.play_until(crowd.server.stop, after=crash * wishes)
            for table in crowd.tables:
                nothing_acknowledged_is_lost(crowd, table)
            await crowd.server.start()
            await crowd.come_back()
            await everybody_resumes(crowd)
        for table in crowd.tables:
            nothing_is_doubled(crowd, table)


def nothing_acknowledged_is_lost(crowd: Crowd, table: list[Player]) -> None:
    entries = crowd.server.entries(table[0].guest.code)
    kept = {entry.version: entry.person for entry in entries}
    for player in table:
        for wished in player.wished:
            if isinstance(wished.answer, Ok):
                by = kept.get(wished.answer.version)
                assert by == player.guest.person, "an acknowledged wish is lost"
    for player in table:
        seen = player.last.version if player.last else 0
        assert seen <= entries[-1].version, "somebody saw what was never kept"


async def everybody_resumes(crowd: Crowd) -> None:
    for table in crowd.tables:
        evening = crowd.evening(table)
        for player in table:
            picture = player.guest.picture
            assert picture.version >= evening.version
            if picture.version == evening.version:
                assert picture.view_fields == seen_in(evening, player.guest.seat)
            if player.last and picture.version == player.last.version:
                assert picture.fields == player.last.fields, "the deadline has not moved either"
        for player in table:
            for wished in player.wished[-3:]:
                again = await player.repeat(wished)
                assert wished.answer in (None, again), "a retry gets the stored answer"
                wished.answer = again


def nothing_is_doubled(crowd: Crowd, table: list[Player]) -> None:
    entries = crowd.server.entries(table[0].guest.code)
    assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
    facts = [fact for entry in entries for fact in read(entry, GAMES)]
    names = Counter(fact.name for fact in facts if isinstance(fact, Renamed))
    assert not names or max(names.values()) == 1, "a wish happened twice"


async def test_nothing_acknowledged_is_lost_or_doubled_by_a_crash(tmp_path: Path) -> None:
    await survive(tmp_path, HONEST, tables=4, crashes=2, wishes=300)


@pytest.mark.parametrize(
    ("fault", "complaint"),
    [
        (planted.acknowledges_before_the_commit, "an acknowledged wish is lost"),
        (planted.shows_before_the_commit, "somebody saw what was never kept"),
        (planted.forgets_the_keys, "a retry gets the stored answer"),
    ],
)
async def test_a_server_that_breaks_its_word_is_caught(
    tmp_path: Path, fault: Callable[[], object], complaint: str
) -> None:
    with pytest.raises(AssertionError, match=complaint):
        await survive(tmp_path, fault.__name__, tables=2, crashes=1, wishes=30)


@pytest.mark.soak
@pytest.mark.timeout(3600)
async def test_nothing_is_lost_in_a_hundred_crashes(tmp_path: Path) -> None:
    await survive(tmp_path, HONEST, tables=12, crashes=100, wishes=500)


async def test_a_line_whose_answer_was_lost_in_a_crash_is_said_once(tmp_path: Path) -> None:
    said = saying("Did that go through?", seat=0)
    async with crowded(tmp_path, planted.dies_once_a_line_is_kept.__name__, tables=1) as crowd:
        ann, bob, *_ = (player.guest for player in crowd.players)
        await ann.screen.send(said)
        with pytest.raises(HungUp):
            await ann.screen.answer(said.key)
        crowd.server.fault = HONEST
        await crowd.server.start()
        await crowd.come_back()

        await ann.screen.send(said)

        assert isinstance(await ann.screen.answer(said.key), Ok)
        await bob.connect()
        assert [line.text for line in bob.picture.lines] == ["Did that go through?"]


async def wake_after_a_day(folder: Path, fault: str) -> int:
    """Return how long a table has until its deadline, after a day on which no server ran.

    The server was alive for forty seconds after the last move.
    """
    async with crowded(folder, fault, tables=1) as crowd:
        ann = crowd.players[0].guest
        before = ann.screen.table.deadline
        await crowd.server.stop()
        last = crowd.server.entries(ann.code)[-1]
        put_back(crowd.server.file, last.wall)
        await crowd.server.start()
        await ann.connect()
        after = ann.screen.table.deadline
        assert before is not None
        assert after is not None, "the deadline passed while nobody could play"
        assert after == before, "the deadline moved"
        assert ann.picture.at >= last.at + ALIVE, "time that was played is given again"
        return after - ann.picture.at


def put_back(file: Path, last: int) -> None:
    """Make the log a day older, and the server's last beat forty seconds younger than the log."""
    with sqlite3.connect(file) as db:
        db.execute("UPDATE entries SET wall = wall - ?", (DAY,))
        db.execute("INSERT OR REPLACE INTO meta VALUES ('beat', ?)", (last - DAY + ALIVE,))
    db.close()


async def test_a_clock_goes_on_where_it_stood(tmp_path: Path) -> None:
    left = await wake_after_a_day(tmp_path, HONEST)

    assert 0 < left <= 60_000 - ALIVE


@pytest.mark.parametrize(
    ("fault", "complaint"),
    [
        (planted.starts_every_clock_anew, "time that was played is given again"),
        (planted.lets_the_clock_run_while_it_is_down, "the deadline moved"),
    ],
)
async def test_a_clock_that_forgets_or_runs_on_is_caught(
    tmp_path: Path, fault: Callable[[], object], complaint: str
) -> None:
    with pytest.raises(AssertionError, match=complaint):
        await wake_after_a_day(tmp_path, fault.__name__)


async def test_a_server_that_is_told_to_stop_finishes_and_says_goodbye(tmp_path: Path) -> None:
    async with crowded(tmp_path, HONEST, tables=2) as crowd:
        statuses: list[int] = []

        async def stop() -> None:
            statuses.append(await crowd.server.stop(signal.SIGTERM))

        await crowd.play_until(stop, after=40)

        assert statuses == [0]
        for table in crowd.tables:
            nothing_acknowledged_is_lost(crowd, table)
        assert {player.guest.screen.why for player in crowd.players} == {Parting.RESTART}
        assert "Traceback" not in crowd.server.log
