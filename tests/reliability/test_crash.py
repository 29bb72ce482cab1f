"""A server is killed in the middle of everything: nothing acknowledged is lost or doubled."""

import signal
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from tests.campaigns import Campaign
from tests.games.whisper import WHISPER
from tests.reliability import planted
from tests.reliability.crowd import GAMES, TITLES, Crowd, Player, seen_in
from tests.reliability.processes import Server
from tests.server.messages import saying
from tests.server.screens import HungUp
from trapline.kernel import Game
from trapline.tables.evening import Actor
from trapline.tables.facts import Renamed
from trapline.tables.log import read
from trapline.tables.protocol import Ok, Parting, Play

DAY = 24 * 3600_000
ALIVE = 40_000
HONEST = "none"
PARTS = 10
KILLS = 100
WISHES = (20, 160)
"""As many at least and at most, from one kill to the next."""


@asynccontextmanager
async def crowded(
    folder: Path, fault: str, games: Sequence[Game], seed: int = 1
) -> AsyncIterator[Crowd]:
    server = Server(folder, fault)
    await server.start()
    crowd = Crowd(server)
    try:
        await crowd.gather(games, seed)
        yield crowd
    finally:
        await crowd.go_home()
        await server.stop()


async def survive(crowd: Crowd, crashes: Sequence[int]) -> None:
    """Kill the server after each of these numbers of wishes, and see that nothing is amiss."""
    for wishes in crashes:
        await crowd.play_until(crowd.server.stop, wishes)
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
                # Who was refused knows it, and repeats nothing: a refusal leaves no trace.
                if wished.answer is None or isinstance(wished.answer, Ok):
                    again = await player.repeat(wished)
                    assert wished.answer in (None, again), "a retry gets the stored answer"
                    wished.answer = again


def nothing_is_doubled(crowd: Crowd, table: list[Player]) -> None:
    entries = crowd.server.entries(table[0].guest.code)
    assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
    facts = [fact for entry in entries for fact in read(entry, GAMES)]
    names = Counter(fact.name for fact in facts if isinstance(fact, Renamed))
    assert not names or max(names.values()) == 1, "a wish happened twice"
    kept = {entry.key: entry.version for entry in entries}
    for player in table:
        for wished in player.wished:
            key = Actor(wished.message.key, player.guest.person).signed_key
            version = wished.answer.version if isinstance(wished.answer, Ok) else None
            assert kept.get(key) == version, "what was answered is not what was kept"


async def test_nothing_acknowledged_is_lost_or_doubled_by_a_crash(tmp_path: Path) -> None:
    async with crowded(tmp_path, HONEST, [WHISPER, WHISPER, *TITLES]) as crowd:
        await survive(crowd, [300, 300])


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
        async with crowded(tmp_path, fault.__name__, [WHISPER, WHISPER]) as crowd:
            await survive(crowd, [30])


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("part", range(PARTS))
async def test_nothing_is_lost_in_a_thousand_crashes(
    tmp_path: Path, campaign: Campaign, part: int
) -> None:
    luck = Random(f"{campaign.seed} {part}")
    async with crowded(tmp_path, HONEST, [WHISPER, *TITLES], luck.randrange(10**6)) as crowd:
        await survive(crowd, [luck.randint(*WISHES) for _ in range(KILLS)])

        moves = [wish for wish in crowd.wishes if isinstance(wish.message, Play)]
        campaign.tell(
            kills=KILLS,
            wishes=len(crowd.wishes),
            game_moves=len(moves),
            game_moves_accepted=sum(isinstance(wish.answer, Ok) for wish in moves),
            game_moves_cut_off=sum(wish.was_cut_off for wish in moves),
        )


async def test_a_line_whose_answer_was_lost_in_a_crash_is_said_once(tmp_path: Path) -> None:
    said = saying("Did that go through?", seat=0)
    async with crowded(tmp_path, planted.dies_once_a_line_is_kept.__name__, [WHISPER]) as crowd:
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
    async with crowded(folder, fault, [WHISPER]) as crowd:
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
    async with crowded(tmp_path, HONEST, [WHISPER, WHISPER]) as crowd:
        statuses: list[int] = []

        async def stop() -> None:
            statuses.append(await crowd.server.stop(signal.SIGTERM))

        await crowd.play_until(stop, wishes=40)

        assert statuses == [0]
        for table in crowd.tables:
            nothing_acknowledged_is_lost(crowd, table)
        assert {player.guest.screen.why for player in crowd.players} == {Parting.RESTART}
        assert "Traceback" not in crowd.server.log
