"""Killed with -9 at any moment, a server has kept all it acknowledged, once and whole."""

import asyncio
import random
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

from tests.adapters.evenings import ANN
from tests.power_cut.appender import DIES_AFTER, FAULTS
from trapline.adapters.sqlite import SqliteStore
from trapline.tables.ports import Grant

ROOT = Path(__file__).parents[2]
LIVES = 2 * DIES_AFTER, 2_000


def test_a_killed_server_has_kept_all_it_acknowledged(tmp_path: Path) -> None:
    assert wrongs(tmp_path, kills=3) == []


@pytest.mark.soak
def test_a_server_killed_many_times_has_kept_all_it_acknowledged(tmp_path: Path) -> None:
    assert wrongs(tmp_path, kills=60) == []


@pytest.mark.parametrize("fault", FAULTS)
def test_a_server_with_a_planted_fault_is_found_out(tmp_path: Path, fault: str) -> None:
    assert wrongs(tmp_path, 1, fault)


def wrongs(folder: Path, kills: int, *fault: str) -> list[str]:
    return [
        wrong
        for number in range(kills)
        for file in [folder / f"kill {number}" / "trapline.db"]
        for told in [play_and_kill(file, random.randint(*LIVES), *fault)]
        for wrong in asyncio.run(check(file, told))
    ]


def play_and_kill(file: Path, after: int, *fault: str) -> dict[int, int]:
    """Return the last version told to each table. The server dies when it has told so many."""
    command = [sys.executable, "-m", "tests.power_cut.appender", str(file), *fault]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT) as server:
        assert server.stdout is not None
        lines = list(islice(server.stdout, after))
        server.kill()
        lines += server.stdout.readlines()
    return {int(number): int(version) for number, version in map(bytes.split, lines)}


async def check(file: Path, told: dict[int, int]) -> list[str]:
    store = SqliteStore(file)
    found = []
    for number, version in told.items():
        kept = [entry.version for entry in await store.entries(f"table {number}")]
        if kept != list(range(1, len(kept) + 1)):
            found.append(f"table {number}: a gap or a double in {kept}")
        if len(kept) < version:
            found.append(f"table {number}: told {version}, kept {len(kept)}")
        if await store.grants(f"table {number}") != [Grant(f"device {len(kept)}", ANN)]:
            found.append(f"table {number}: entry {len(kept)} came without its grant")
    await store.close()
    return found
