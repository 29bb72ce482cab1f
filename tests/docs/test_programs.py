"""The programs that docs/programs.md shows, at a real table."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import suppress
from typing import Any

import pytest

from tests.docs.pages import ROOT, blocks
from tests.server.house import House, opened
from tests.tables.party import until
from trapline.catalogue import shelf
from trapline.client import Parted
from trapline.kernel import PLAIN
from trapline.tables.wishes import AddBot, Kick, Start

EXAMPLES = [one for one in blocks(ROOT / "docs" / "programs.md") if "async def play" in one]

pytestmark = pytest.mark.slow


@pytest.fixture
async def house() -> AsyncIterator[House]:
    async with opened(shelf=shelf()) as house:
        yield house


@pytest.mark.parametrize("example", EXAMPLES, ids=["own", "bot"])
async def test_a_program_as_it_is_shown_plays_at_a_table(house: House, example: str) -> None:
    ann = await house.guest("Ann")
    await ann.open("trapwords")
    reply = await ann.post(f"/api/tables/{ann.code}/programs", {})
    given = reply.read()
    for _ in range(2):
        await ann.ask(AddBot(PLAIN))
    told: dict[str, Any] = {"__name__": "an example"}
    exec(example, told)
    address = f"{house.address}/t/{given['code']}#{given['token']}"

    async with asyncio.TaskGroup() as group:
        playing = group.create_task(to_its_end(told["play"](address)))
        await ann.ask(Start())
        await until(lambda: moved(house, 1))
        await ann.ask(Kick(given["person"]))
        await playing


async def to_its_end(program: Coroutine[Any, Any, None]) -> None:
    # The chair is taken back in the middle of a move, or between two.
    with suppress(Parted):
        await program


def moved(house: House, seat: int) -> bool:
    [live] = house.desk.tables.live.values()
    match = live.room.evening.match
    return match is not None and any(one.seat == seat for one in match.positions)
