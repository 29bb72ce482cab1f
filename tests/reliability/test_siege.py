"""A street full of people who ring and say nothing, and a table that plays on inside."""

import asyncio

from tests.reliability.memory import eventually
from tests.server.house import House, opened
from trapline.server.doorstep import MOST_NEIGHBOURS
from trapline.tables.protocol import Ok

CALLERS = MOST_NEIGHBOURS + 50
SILENT = 50


async def besieged(house: House, code: str) -> list[asyncio.StreamWriter]:
    """Let many connect who say half a word, and many sockets that say no hello."""
    port = int(house.address.rpartition(":")[2])
    callers = [await asyncio.open_connection("127.0.0.1", port) for _ in range(CALLERS)]
    for _, writer in callers:
        writer.write(b"GET / HT")
    eve = await house.guest("Eve")
    for _ in range(SILENT):
        await eve.dial(code)
    return [writer for _, writer in callers]


async def test_those_who_keep_us_waiting_keep_nobody_from_playing() -> None:
    async with opened() as house:
        ann, *_ = await house.playing()
        inside = len(house.connections)
        callers = await besieged(house, ann.code)
        eve, zoe = house.guests[-1], await house.guest("Zoe")

        played = await ann.play(ann.first_word())
        await zoe.join(ann.code, watch=True)

        assert isinstance(played, Ok)
        await eventually(lambda: len(house.connections) <= inside + MOST_NEIGHBOURS + 1)
        for writer in callers:
            writer.close()
        for guest in (eve, zoe):
            await guest.leave()
        await eventually(lambda: len(house.connections) <= inside)
        assert await house.faults() == 0
