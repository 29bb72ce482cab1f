"""Who asks for a pause, or for something to be left out of the story, stays unnamed."""

import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.server.guests import Guest
from tests.server.house import House, all_reach, opened
from trapline.catalogue import shelf
from trapline.games.trapped.wishes.talk import GoOn, Halt, NotThis, Tell
from trapline.kernel import Text, Wish
from trapline.tables.export import exported
from trapline.tables.model import BotPlaysOnce
from trapline.tables.protocol import Ok
from trapline.tables.wishes import Abandon, Move, Start
from trapline.tables.world import Patience

SLOW_BOTS = Patience(bot_fastest=3600_000, bot_slowest=3600_000)
CARE = {"halted", "went-on", "struck"}
Three = tuple[Guest, Guest, Guest]


@pytest.fixture
async def house() -> AsyncIterator[House]:
    async with opened(shelf=shelf(), world={"patience": SLOW_BOTS}) as house:
        yield house
        assert await house.faults() == 0


async def playing(house: House) -> Three:
    """Begin a game of Trapped! with Ann as the Game Master."""
    ann, bob, cleo = [await house.guest(name) for name in ("Ann", "Bob", "Cleo")]
    code = await ann.open("trapped")
    await bob.join(code)
    await cleo.join(code)
    begun = await ann.ask(Start())
    assert isinstance(begun, Ok), begun
    await all_reach(begun.version, ann, bob, cleo)
    return ann, bob, cleo


async def plays(guest: Guest, wish: Wish, *others: Guest) -> None:
    done = await guest.play(wish)
    assert isinstance(done, Ok), done
    await all_reach(done.version, guest, *others)


async def test_the_log_of_a_game_does_not_say_who_asked_for_care(house: House) -> None:
    ann, bob, cleo = await playing(house)
    await plays(cleo, Tell(Text("Blood everywhere")), ann, bob)
    await plays(bob, NotThis(0), ann, cleo)
    await plays(bob, Halt(), ann, cleo)
    await plays(bob, GoOn(), ann, cleo)
    await ann.ask(Abandon())

    lines = await log(house, ann)

    seats = {fact["type"]: line["seat"] for line in lines for fact in line["facts"]}
    assert seats["told"] == cleo.seat
    assert {seats[fact] for fact in CARE} == {None}


async def log(house: House, guest: Guest) -> list[dict[str, Any]]:
    """Return what an operator exports, with every secret."""
    tables = house.desk.tables
    live = await tables.find(guest.code)
    entries = await house.store.entries(live.room.id)
    _, *lines = exported(tables.world.games, entries, 1, {})
    return [json.loads(line) for line in lines]


@pytest.mark.parametrize("wish", [Halt(), NotThis(0)])
async def test_whose_bot_was_called_is_no_sign_of_who_asked_for_care(
    house: House, wish: Wish
) -> None:
    """A bot that was called for one move is not sent away by it."""
    ann, bob, cleo = await playing(house)
    await plays(cleo, Tell(Text("Blood everywhere")), ann, bob)
    lent = await ann.ask(Move(BotPlaysOnce(bob.seat)))
    assert isinstance(lent, Ok)
    await all_reach(lent.version, ann, bob, cleo)
    before = ann.picture.fields["chairs"]

    await plays(bob, wish, ann, cleo)

    assert ann.picture.fields["chairs"] == before
    assert b'"lent":true' in before
