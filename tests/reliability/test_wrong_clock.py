"""A real server whose clock stands a year ahead of all it ever wrote down."""

import json
import sqlite3
from pathlib import Path

from tests.reliability.memory import eventually
from tests.reliability.processes import Server
from tests.server.guests import Guest

YEAR = 365 * 24 * 3600_000


def put_back(file: Path) -> None:
    """Make everything in the file a year older, as it looks to a clock that is a year ahead."""
    with sqlite3.connect(file) as db:
        db.execute("UPDATE entries SET wall = wall - ?", (YEAR,))
        db.execute("UPDATE meta SET value = value - ?", (YEAR,))
    db.close()


async def test_a_clock_that_is_ahead_erases_nothing_at_any_start_and_is_told(
    tmp_path: Path,
) -> None:
    server = Server(tmp_path)
    await server.start()
    ann = Guest("Ann", server.address)
    await ann.open()
    await server.stop()
    put_back(server.file)

    first, second = await looked_for(ann, server), await looked_for(ann, server)

    assert (first, second) == (200, 200)
    for told in map(json.loads, server.log.splitlines()):
        assert (told["event"], told["tables"]) == ("expiry-waits", 1)
        assert "the clock leapt" in told["why"]
    await ann.leave()


async def looked_for(ann: Guest, server: Server) -> int:
    """Let the server look what has expired, and return how it answers who asks for the table."""
    told = server.log.count("\n")
    await server.start()
    await eventually(lambda: server.log.count("\n") > told)
    door = await ann.get(f"/api/tables/{ann.code}")
    await server.stop()
    return door.status
