"""Nothing acknowledged is lost when the power goes.

Shared with the shipped store: all of SqliteStore (layout, pragmas, statements, the writer's
transactions), given a connection of apsw in the place of the standard library's, because apsw lets
us stand between SQLite and the disk. Different: apsw brings its own SQLite, and checkpoints come
more often.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random

import pytest

from tests.adapters.evenings import entry, table
from tests.campaigns import Campaign
from tests.power_cut.disk import Acknowledged, Disk, Event, Synced, Wrote, after_power_cut
from trapline.adapters.sqlite import SqliteStore, statements

TABLES = 8
EVENINGS = 10
CUTS = 500
"""In each evening of the campaign."""


def test_nothing_acknowledged_is_lost_in_a_power_cut(tmp_path: Path) -> None:
    diary = evening(tmp_path, "FULL", moves=25)

    assert lost_in(diary, tmp_path, cuts=300) == []
    assert diary.count(Synced("trapline.db")) > 3, "no checkpoint was ever cut"


@pytest.mark.soak
@pytest.mark.parametrize("number", range(EVENINGS))
def test_nothing_acknowledged_is_lost_in_thousands_of_power_cuts(
    tmp_path: Path, campaign: Campaign, number: int
) -> None:
    luck = Random(f"{campaign.seed} {number}")
    diary = evening(tmp_path, "FULL", moves=luck.randint(20, 60))

    assert lost_in(diary, tmp_path, CUTS, luck) == []

    syncs, writes, moves = (
        sum(isinstance(event, kind) for event in diary) for kind in (Synced, Wrote, Acknowledged)
    )
    campaign.tell(cuts=CUTS, acknowledged_moves=moves, writes=writes, syncs=syncs)


def test_without_a_sync_at_every_commit_the_same_cuts_lose_moves(tmp_path: Path) -> None:
    diary = evening(tmp_path, "NORMAL", moves=25)

    assert len(lost_in(diary, tmp_path, cuts=300)) > 50


def evening(folder: Path, synchronous: str, moves: int) -> list[Event]:
    """Play several tables at once and return all that happened to the disk meanwhile."""
    disk = Disk(f"diary of {folder}")
    asyncio.run(play(disk, folder / "trapline.db", synchronous, moves))
    disk.unregister()
    return disk.diary


async def play(disk: Disk, file: Path, synchronous: str, moves: int) -> None:
    store = SqliteStore(file, partial(disk.connect, synchronous=synchronous))

    async def one_table(number: int) -> None:
        id = f"table {number}"
        await store.open_table(table(id, f"{number:06}"), entry(1), [])
        disk.diary.append(Acknowledged(id, 1))
        for version in range(2, moves):
            await store.append(id, entry(version, facts=b"moon " * 40), playing=True)
            disk.diary.append(Acknowledged(id, version))

    await asyncio.gather(*map(one_table, range(TABLES)))
    played = list(disk.diary)
    await store.close()
    # What closing tidied up must not help those who are cut off in the middle of the evening.
    disk.diary[:] = played


def lost_in(
    diary: Sequence[Event], folder: Path, cuts: int, luck: Random | None = None
) -> list[str]:
    """Cut the power `cuts` times, each time after another event, and tell what was lost."""
    luck = luck or Random(2)
    return [
        f"cut {number}: {loss}"
        for number in range(cuts)
        for end in [luck.randrange(1, len(diary) + 1)]
        for loss in [loss_of(diary[:end], folder / f"cut {number}", luck)]
        if loss
    ]


def loss_of(diary: Sequence[Event], folder: Path, luck: Random) -> str:
    folder.mkdir()
    for name, content in after_power_cut(diary, luck).items():
        (folder / name).write_bytes(content)
    told = {event.table: event.version for event in diary if isinstance(event, Acknowledged)}
    with closing(sqlite3.connect(folder / "trapline.db")) as db:
        # The test's own tidying up needs no syncs.
        db.execute("PRAGMA synchronous = OFF")
        try:
            return damage(db) or missing(db, told)
        except sqlite3.DatabaseError as error:
            return str(error)


def damage(db: sqlite3.Connection) -> str:
    [(verdict,)] = db.execute("PRAGMA integrity_check(1)").fetchall()
    return "" if verdict == "ok" else verdict


def missing(db: sqlite3.Connection, told: dict[str, int]) -> str:
    for id, version in told.items():
        kept = [kept.version for kept in statements.entries(db, id, after=0)]
        if kept != list(range(1, len(kept) + 1)) or len(kept) < version:
            return f"{id} was told {version} and has {kept}"
    return ""
