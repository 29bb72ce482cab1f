"""Whatever is sent, nothing breaks, nothing changes, and the honest go on playing."""

import gc
import itertools
import json
import tracemalloc
from collections.abc import Iterable

import pytest
from aiohttp import WSMsgType
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.reliability.nonsense import CORPUS, JSON, batches, endless
from tests.server.guests import Guest
from tests.server.house import Four, House, all_reach, opened
from trapline.tables.protocol import Ok, Parting, Refused
from trapline.tables.wishes import Pause, Resume

BATCH = 200
MANY = 3_000
A_MILLION = 1_000_000
GROWTH = 4 << 20


async def throw(guest: Guest, messages: Iterable[bytes]) -> int:
    """Send all of it, and read one refusal for each."""
    count = 0
    for batch in batches(messages, BATCH):
        for message in batch:
            await guest.screen.send(message)
        for _ in batch:
            refused = await guest.screen.hear(Refused)
            assert refused.reason in ("not-understood", "no-such-option", "not-now")
        guest.screen.bytes.clear()
        count += len(batch)
    return count


async def at_rest(house: House) -> Four:
    """Begin a game and stop its clock, so that only people could move it."""
    four = await house.playing()
    paused = await four[0].ask(Pause())
    assert isinstance(paused, Ok)
    await all_reach(paused.version, *four)
    return four


async def unmoved(house: House, four: Four) -> None:
    """See that the table is where it was, that nothing broke, and that Bob can play."""
    ann, bob, *_ = four
    version = bob.picture.version
    assert await house.faults() == 0
    [table] = house.desk.tables.live
    assert len(await house.store.entries(table)) == version
    assert await house.store.lines(table) == []
    assert isinstance(await ann.ask(Resume()), Ok)
    played = await bob.play(bob.first_word())
    assert isinstance(played, Ok)
    assert played.version == version + 2


async def test_nonsense_changes_nothing() -> None:
    async with opened(messages_per_second=10**9) as house:
        four = await at_rest(house)

        await throw(four[0], CORPUS)
        await throw(four[0], itertools.islice(endless(seed=1), MANY))

        await unmoved(house, four)


async def test_anything_that_is_json_but_no_message_is_refused() -> None:
    async with opened(messages_per_second=10**9) as house:
        four = await at_rest(house)

        for values in examples():
            await throw(four[0], [json.dumps(value).encode() for value in values])

        await unmoved(house, four)


def examples() -> list[list[object]]:
    """Draw lists of JSON values from hypothesis, once."""
    drawn: list[list[object]] = []

    @settings(
        max_examples=10, deadline=None, database=None, suppress_health_check=list(HealthCheck)
    )
    @given(st.lists(JSON, min_size=20, max_size=40))
    def draw(values: list[object]) -> None:
        drawn.append(values)

    draw()
    return drawn


@pytest.mark.parametrize("first", [*CORPUS[:12], b'{"type":"catch"}', b'{"type":"nudge"}'])
async def test_who_begins_with_nonsense_is_shown_out(first: bytes) -> None:
    async with opened() as house:
        ann = await house.guest("Ann")
        await ann.open()

        screen = await ann.dial()
        await screen.send(first)

        assert await screen.parting() is Parting.NOT_UNDERSTOOD
        assert await house.faults() == 0


@pytest.mark.parametrize("data", [b"", b"\x00\x01", b'{"type":"catch"}'])
async def test_a_binary_frame_ends_the_connection(data: bytes) -> None:
    async with opened() as house:
        ann = await house.guest("Ann")
        await ann.open()

        await ann.screen.socket.send_frame(data, WSMsgType.BINARY)

        assert await ann.screen.parting() is Parting.NOT_UNDERSTOOD
        assert await house.faults() == 0


@pytest.mark.soak
@pytest.mark.timeout(3600)
async def test_a_million_messages_of_nonsense_leave_the_memory_flat() -> None:
    async with opened(messages_per_second=10**9) as house:
        four = await at_rest(house)
        await throw(four[0], itertools.islice(endless(seed=2), 20_000))
        gc.collect()
        tracemalloc.start()
        before, _ = tracemalloc.get_traced_memory()

        assert await throw(four[0], itertools.islice(endless(seed=3), A_MILLION)) == A_MILLION

        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert after - before < GROWTH
        await unmoved(house, four)
