"""A program at a live table, through a real server."""

import asyncio
from typing import Any

import pytest

from tests.games.whisper import WHISPER
from tests.games.whisper_model import Choose
from tests.server.guests import Guest
from tests.server.house import House
from tests.tables.party import until
from trapline import Mistake
from trapline.client import Address, Parted, Refused, Seat, sit
from trapline.kernel import PLAIN, Luck, Text, Wish
from trapline.tables.model import Phase
from trapline.tables.protocol import Ok, Parting
from trapline.tables.wishes import AddBot, Kick, Pause, Start

GAMES = {"whisper": WHISPER}


async def invited(house: House, host: Guest, seat: int | None = None) -> Address:
    reply = await host.post(f"/api/tables/{host.code}/programs", {"seat": seat})
    assert reply.status == 200, reply.body
    return Address(house.address, host.code, reply.read()["token"])


async def at_a_table(house: House) -> tuple[Guest, Address]:
    """Ann hosts; a program sits beside her, and bots fill the chairs."""
    ann = await house.guest("Ann")
    await ann.open()
    address = await invited(house, ann)
    for _ in range(2):
        await ann.ask(AddBot(PLAIN))
    return ann, address


async def test_a_program_sees_its_own_chair_as_people_do(house: House) -> None:
    ann, address = await at_a_table(house)

    async with sit(address, GAMES) as seat:
        await ann.ask(Start())
        view = await anext(aiter(seat))

    assert seat.number == 1
    assert view == house.desk.tables.world.games["whisper"].view(state(house), 1)


async def test_a_program_plays_a_whole_game_as_a_bot(house: House) -> None:
    ann, address = await at_a_table(house)
    async with sit(address, GAMES) as seat, asyncio.TaskGroup() as group:
        playing = group.create_task(seat.play_as(PLAIN, pause=(0.0, 0.0)))
        await ann.ask(Start())
        await until(lambda: bool(moves_of(house, seat)))
        await ann.ask(Kick(seat.picture.me or 0))
        await playing

    assert seat.parted is Parting.KICKED


def moves_of(house: House, seat: Seat) -> list[Any]:
    [live] = house.desk.tables.live.values()
    match = live.room.evening.match
    positions = match.positions if match else ()
    return [one for one in positions if one.seat == seat.number]


def state(house: House) -> Any:
    [live] = house.desk.tables.live.values()
    return live.room.evening.running.state


class Dreamer:
    """Chooses a word that is not on offer."""

    def choose(self, view: Any, luck: Luck) -> Wish:
        return Choose(view.may[0].turn, Text("unheard-of"))


class Talker:
    """Answers with one and the same to whatever it is asked."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, view: Any, luck: Luck) -> Any:
        return self.answer


async def test_what_a_bot_of_yours_is_refused_is_told(house: House) -> None:
    ann, address = await at_a_table(house)
    heard: list[Refused] = []

    async with sit(address, GAMES) as seat, asyncio.TaskGroup() as group:
        await ann.ask(Start())
        playing = group.create_task(seat.play_as(Dreamer(), None, (0.0, 0.0), heard.append))
        await until(lambda: bool(heard))
        playing.cancel()

    assert heard[0].reason in ("word-not-offered", "not-your-turn")


@pytest.mark.parametrize("answer", ["choose", 7])
async def test_a_bot_that_returns_no_wish_ends_the_program(house: House, answer: object) -> None:
    ann, address = await at_a_table(house)

    async with sit(address, GAMES) as seat:
        await ann.ask(Start())
        with pytest.raises(Refused, match="not-understood"):
            await seat.play_as(Talker(answer), pause=(0.0, 0.0))


async def test_a_bot_that_is_none_is_told_before_the_game(house: House) -> None:
    _, address = await at_a_table(house)

    async with sit(address, GAMES) as seat:
        with pytest.raises(Mistake, match="the bots of whisper are"):
            await seat.play_as("genius")


async def test_a_refusal_is_raised_with_its_reason(house: House) -> None:
    _, address = await at_a_table(house)

    async with sit(address, GAMES) as seat:
        with pytest.raises(Refused) as refusal:
            await seat.ask(Pause())

    assert refusal.value.reason in {"not-now", "not-for-programs"}


async def test_what_was_sent_before_a_line_broke_happens_once(house: House) -> None:
    _, address = await at_a_table(house)

    async with sit(address, GAMES) as seat:
        first = await seat.say("Good evening", key="the-same-key")
        socket = seat._socket
        assert socket is not None
        await socket.close()
        again = await seat.say("Good evening", key="the-same-key")

    [live] = house.desk.tables.live.values()
    assert first == again
    assert [line.text for line in live.room.chat] == ["Good evening"]


async def test_a_program_comes_back_after_its_line_broke(house: House) -> None:
    ann, address = await at_a_table(house)

    async with sit(address, GAMES) as seat:
        socket = seat._socket
        assert socket is not None
        await socket.close()
        begun = await ann.ask(Start())
        assert isinstance(begun, Ok)
        view = await anext(aiter(seat))

    assert seat.table.phase is Phase.PLAYING
    assert view.waiting or view.may


async def test_a_second_program_on_one_chair_ends_the_first(house: House) -> None:
    _, address = await at_a_table(house)

    async with sit(address, GAMES) as first, sit(address, GAMES):
        with pytest.raises(Parted) as parted:
            async for _view in first:
                pass

    assert parted.value.why is Parting.ELSEWHERE


async def test_a_wrong_token_is_told_at_once(house: House) -> None:
    _, address = await at_a_table(house)

    with pytest.raises(Parted) as parted:
        async with sit(Address(address.server, address.code, "A" * 43), GAMES):
            pass

    assert parted.value.why is Parting.JOIN_FIRST


async def test_the_token_lies_nowhere_in_the_store_and_in_no_picture_of_others(
    house: House,
) -> None:
    ann, address = await at_a_table(house)

    grants = [await house.store.grants(table) for table in house.desk.tables.live]

    assert address.token not in repr(grants)
    assert address.token not in repr(address)
    assert address.token.encode() not in (await ann.get(f"/api/tables/{ann.code}")).body


@pytest.mark.parametrize(
    "text", ["", "http://host/t/K7PQ4M", "host/t/K7PQ4M#x", "http://host/tv/K7PQ4M#x"]
)
def test_an_address_that_is_none_is_told_so(text: str) -> None:
    with pytest.raises(Mistake, match="looks like"):
        Address.read(text)


def test_an_address_is_read_as_the_host_is_shown_it() -> None:
    address = Address.read(" https://traps.example/t/k7pq4m#secret\n")

    assert address == Address("https://traps.example", "K7PQ4M", "secret")
    assert address.socket == "https://traps.example/ws/K7PQ4M"
