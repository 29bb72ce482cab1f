"""Whatever is sent, nothing breaks, nothing changes, and the honest go on playing."""

import itertools
import json
from collections.abc import Callable, Iterable
from types import SimpleNamespace

import pytest
from aiohttp import WSMsgType
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.campaigns import Campaign
from tests.reliability.memory import stays_flat
from tests.reliability.nonsense import CORPUS, JSON, batches, endless
from tests.server.guests import Guest
from tests.server.house import Four, House, all_reach, opened
from tests.server.messages import asking
from trapline.kernel import UNREADABLE
from trapline.server.socket import DECODER
from trapline.tables.protocol import FromServer, Ok, Parting, Refused
from trapline.tables.wishes import Lock, Pause, Resume

BATCH = 200
MANY = 3_000
WARM_UP = 20_000
A_MILLION = 1_000_000


async def throw(guest: Guest, messages: Iterable[bytes]) -> int:
    """Send all of it, and hear a refusal for each and nothing else."""
    count = 0
    guest.screen.forget()
    for batch in batches(messages, BATCH):
        for message in batch:
            await guest.screen.send(message)
        for _ in batch:
            heard: FromServer = await guest.screen.hear(FromServer)
            assert isinstance(heard, Refused), f"nonsense was answered with {heard}"
            assert heard.reason in ("not-understood", "no-such-option", "not-now")
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
    async with opened(messages_per_second=10**6) as house:
        four = await at_rest(house)

        await throw(four[0], CORPUS)
        await throw(four[0], itertools.islice(endless(seed=1), MANY))

        await unmoved(house, four)


async def test_anything_that_is_json_but_no_message_is_refused() -> None:
    async with opened(messages_per_second=10**6) as house:
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


async def bombard(house: House, four: Four, seed: int, messages: int) -> None:
    source = endless(seed)
    await throw(four[0], itertools.islice(source, WARM_UP))
    with stays_flat():
        assert await throw(four[0], itertools.islice(source, messages)) == messages
    await unmoved(house, four)


@pytest.mark.soak
@pytest.mark.timeout(3600)
async def test_a_million_messages_of_nonsense_leave_the_memory_flat(campaign: Campaign) -> None:
    async with opened(messages_per_second=10**6) as house:
        await bombard(house, await at_rest(house), campaign.seed, A_MILLION)

        campaign.tell(messages=WARM_UP + A_MILLION)


def takes_it_for_a_wish(message: str | bytes) -> object:
    try:
        return DECODER.decode(message)
    except UNREADABLE:
        return asking(Lock(True))


def falls_over(message: str | bytes) -> object:
    try:
        return DECODER.decode(message)
    except UNREADABLE:
        raise KeyError from None


HOARD: list[object] = []


def keeps_everything(message: str | bytes) -> object:
    HOARD.append((message, {len(HOARD): message}))
    return DECODER.decode(message)


@pytest.mark.parametrize(
    ("fault", "complaint"),
    [
        (takes_it_for_a_wish, "nonsense was answered with Ok"),
        (falls_over, "nonsense was answered with Goodbye"),
        (keeps_everything, "objects were left behind"),
    ],
)
async def test_ears_that_are_not_guarded_are_found_out(
    monkeypatch: pytest.MonkeyPatch, fault: Callable[..., object], complaint: str
) -> None:
    async with opened(messages_per_second=10**6) as house:
        four = await at_rest(house)
        monkeypatch.setattr("trapline.server.socket.DECODER", SimpleNamespace(decode=fault))

        with pytest.raises(AssertionError, match=complaint):
            await bombard(house, four, seed=1, messages=WARM_UP)
    HOARD.clear()
