"""A real disk, too small: the server says so, and goes on as soon as there is room."""

import asyncio
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.commands.serving import PATIENCE, Server, serving
from tests.server.guests import Guest, Reply

SERVE = [
    sys.executable,
    *["-m", "trapline.cli", "serve", "--host", "127.0.0.1", "--also", "tests.shelf"],
]
SMALL_DISK = 'mount -t tmpfs -o size=3m none "$0" && exec "$@"'


def on_a_small_disk(folder: Path) -> tuple[str, ...]:
    """Return a command in whose eyes alone the folder is a disk of three megabytes."""
    return ("unshare", "--map-root-user", "--mount", "sh", "-c", SMALL_DISK, str(folder))


def may_mount(folder: Path) -> bool:
    trial = (*on_a_small_disk(folder), "true")
    return bool(shutil.which("unshare")) and subprocess.run(trial, check=False).returncode == 0


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    if not may_mount(tmp_path):
        pytest.skip("This system lets nobody but an administrator mount a disk.")
    with serving([*on_a_small_disk(tmp_path), *SERVE], tmp_path) as server:
        yield server


def ballast(server: Server, folder: Path) -> Path:
    """Return a file on the disk that only the server sees."""
    return Path(f"/proc/{server.process.pid}/root{folder}/ballast")


def fill(file: Path) -> None:
    with file.open("wb", buffering=0) as heavy:
        while room(file):
            heavy.write(bytes(room(file)))


def room(file: Path) -> int:
    return shutil.disk_usage(file.parent).free


async def health_turns(status: int, guest: Guest) -> Reply:
    """Ask until the server looks again, which it does once a second."""
    async with asyncio.timeout(PATIENCE):
        while (reply := await guest.get("/healthz")).status != status:  # noqa: ASYNC110 - no event
            await asyncio.sleep(0.05)
    return reply


async def test_a_full_disk_is_told_and_once_there_is_room_all_goes_on(
    server: Server, tmp_path: Path
) -> None:
    heavy = ballast(server, tmp_path)
    ann = Guest("Ann", server.address)
    wanted = {"game": "whisper", "language": "en", "name": "Ann"}
    await ann.open()

    fill(heavy)
    told = await health_turns(503, ann)
    refused = await ann.post("/api/tables", wanted)
    heavy.unlink()
    await health_turns(200, ann)
    opened = await ann.post("/api/tables", wanted)

    assert told.read() == {"reason": "disk-full", "facts": {}}
    assert (refused.status, opened.status) == (500, 200)
    await ann.leave()
    server.process.kill()
    lines = [json.loads(line) for line in server.process.communicate()[1].splitlines()]
    assert {line["why"].partition(":")[0] for line in lines} == {"disk full"}
