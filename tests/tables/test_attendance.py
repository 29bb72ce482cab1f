"""A game that goes back takes nobody with it: who came, went or hosts since then is told anew."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.games.trapwords.dungeon import GAME as TRAPWORDS
from tests.tables.party import ANN, BOB, CLEO, DAN, Party, accepted, party
from trapline.tables.model import GoBack
from trapline.tables.wishes import Leave, Move, PassHost, Start, Vote


async def begun() -> Party:
    friends = await party(game="trapwords", games={"trapwords": TRAPWORDS})
    accepted(await friends.ask(ANN, Start()))
    return friends


def state(friends: Party) -> Any:
    return friends.live.room.evening.running.state


async def go_back(friends: Party, to: int) -> None:
    accepted(await friends.ask(BOB, Move(GoBack(to))))
    for person in friends.table.seated:
        await friends.ask(person.id, Vote(yes=True))
    assert friends.tags().count("table:undone") == 1


async def somebody_comes_late(friends: Party) -> None:
    await friends.join("Eve")


async def somebody_goes_quiet(friends: Party) -> None:
    # The vote needs everybody who sits: a bot's chair is as quiet.
    await friends.ask(DAN, Leave())


async def somebody_else_hosts(friends: Party) -> None:
    await friends.ask(ANN, PassHost(CLEO))


@pytest.mark.parametrize(
    "something", [somebody_comes_late, somebody_goes_quiet, somebody_else_hosts]
)
async def test_a_game_that_goes_back_knows_who_is_at_the_table(
    something: Callable[[Party], Awaitable[None]],
) -> None:
    friends = await begun()
    start = friends.live.room.evening.version
    await something(friends)
    stands = state(friends)

    await go_back(friends, start)

    told = state(friends)
    assert (told.queue, told.away, told.host) == (stands.queue, stands.away, stands.host)


async def test_who_came_back_since_is_not_gone_again() -> None:
    friends = await begun()
    await friends.live.presence.note("away", DAN)
    quiet = friends.live.room.evening.version
    await friends.live.presence.note("back", DAN)

    await go_back(friends, quiet)

    assert state(friends).away == frozenset()


async def test_where_nobody_came_or_went_the_game_stands_as_it_stood() -> None:
    friends = await begun()
    await friends.live.presence.note("away", DAN)
    await friends.live.presence.note("back", DAN)
    start = friends.live.room.evening.running.positions[0]

    await go_back(friends, start.version)

    assert state(friends) == start.state
    assert friends.tags()[-1] == "table:undone"
