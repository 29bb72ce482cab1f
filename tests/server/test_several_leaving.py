"""Two servers on one PostgreSQL: tables that go from one to the other."""

import pytest

from tests.server.house import House
from tests.server.several import at_both, moved, newer_and_older
from trapline.server.app import leave
from trapline.tables.protocol import Parting
from trapline.tables.wishes import ChooseGame


async def test_a_table_that_is_too_new_for_a_server_is_handed_over() -> None:
    async with newer_and_older() as (new, old):
        ann = await new.guest("Ann")
        code = await ann.open("coin-flip")

        bob = await old.guest("Bob")
        asked = await bob.get(f"/api/tables/{code}")

        assert (asked.status, asked.headers["Retry-After"]) == (503, "1")
        assert (await bob.get(f"/ws/{code}")).status == 503


async def test_a_table_that_becomes_too_new_is_handed_over_with_its_screens() -> None:
    async with newer_and_older() as (new, old):
        ann, bob = await at_both([new, old])

        await ann.ask(ChooseGame("coin-flip", "en"))

        assert await bob.screen.parting() is Parting.RESTART
        moved(bob, new)
        await bob.connect()
        assert bob.screen.table.game == "coin-flip"


async def test_a_server_that_leaves_says_so_and_takes_no_more_screens(
    two: list[House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trapline.server.app.NOTICED_AFTER", 0.0)
    ann = await two[0].guest("Ann")
    await ann.open()

    await leave(two[0].app)

    health = await ann.get("/healthz")
    assert (health.status, health.reason) == (503, "leaving")
    assert await ann.screen.parting() is Parting.RESTART
    assert (await ann.get(f"/ws/{ann.code}")).status == 503
