"""A public place may refuse names that a family would not want to read, at every door."""

from collections.abc import AsyncIterator

import pytest

from tests.server.guests import Guest, Reply
from tests.server.house import House, opened
from trapline.kernel import Text
from trapline.tables.protocol import Ok, Refused
from trapline.tables.wishes import Rename, SeatFriend, TableWish

RUDE = "Cr4p"


@pytest.fixture
async def library() -> AsyncIterator[House]:
    """Serve in a place for everybody."""
    async with opened(family_names=True) as house:
        yield house
        assert await house.faults() == 0


async def knock(guest: Guest, code: str, *, watch: bool) -> Reply:
    return await guest.post(f"/api/tables/{code}/people", {"name": guest.name, "watch": watch})


async def test_nobody_opens_a_table_under_a_rude_name(library: House) -> None:
    guest = await library.guest(RUDE)

    refused = await guest.post("/api/tables", {"game": "whisper", "language": "en", "name": RUDE})

    assert (refused.status, refused.reason) == (409, "name-unwanted")


@pytest.mark.parametrize("watch", [False, True])
async def test_nobody_comes_in_under_a_rude_name(library: House, watch: bool) -> None:
    ann = await library.guest("Ann")
    code = await ann.open()

    refused = await knock(await library.guest(RUDE), code, watch=watch)

    assert (refused.status, refused.reason) == (409, "name-unwanted")
    assert [person.name for person in ann.screen.table.people] == ["Ann"]


@pytest.mark.parametrize("wish", [SeatFriend(Text(RUDE)), Rename(0, Text(RUDE))])
async def test_no_seat_gets_a_rude_name(library: House, wish: TableWish) -> None:
    ann = await library.guest("Ann")
    await ann.open()

    refused = await ann.ask(wish)

    assert isinstance(refused, Refused)
    assert (refused.reason, refused.facts) == ("name-unwanted", {})
    assert [chair.name for chair in ann.screen.table.chairs] == ["Ann"]


async def test_everybody_else_is_welcome(library: House) -> None:
    ann, *_ = await library.four()

    answers = [await ann.ask(SeatFriend(Text("Dick"))), await ann.ask(Rename(0, Text("Cassandra")))]

    assert all(isinstance(answer, Ok) for answer in answers)


async def test_where_the_operator_does_not_mind_any_name_will_do(house: House) -> None:
    ann = await house.guest("Ann")
    code = await ann.open()

    joined = await knock(await house.guest(RUDE), code, watch=False)

    assert joined.status == 200
