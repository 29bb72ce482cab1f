"""How many chairs of a table one household may take."""

import pytest

from tests.tables.party import ANN, BOB, NAMES, Party, accepted, party, refused
from trapline.catalogue import shelf
from trapline.kernel import IllegalMove, Text
from trapline.tables import neighbours
from trapline.tables.bodies import JoinTable
from trapline.tables.model import BotTakesOver
from trapline.tables.neighbours import MOST_OF_ONE_HOUSE
from trapline.tables.wishes import Move, SeatFriend, StandUp, Start, TakeChair

HERE, THERE = "192.0.2.1", "192.0.2.2"


async def at_home(*names: str) -> Party:
    """Seat everybody, from one address."""
    friends = await party(names)
    for person in friends.table.people:
        friends.live.room.neighbours.came(person.id, HERE)
    return friends


async def join(friends: Party, name: str, source: str) -> None:
    token = f"token of {name}"
    await friends.entrance.join(friends.live, JoinTable(Text(name)), token, source=source)


async def test_one_household_does_not_take_every_chair() -> None:
    friends = await at_home(*(f"guest {n}" for n in range(MOST_OF_ONE_HOUSE)))

    with pytest.raises(IllegalMove) as refusal:
        await join(friends, "Eve", HERE)
    await join(friends, "Zoe", THERE)

    assert refusal.value.reason == "too-many-neighbours"
    assert refusal.value.facts == {"most": MOST_OF_ONE_HOUSE}
    assert len(friends.table.taken) == MOST_OF_ONE_HOUSE + 1


async def test_a_chair_that_is_given_up_is_free_for_a_neighbour() -> None:
    friends = await at_home(*(f"guest {n}" for n in range(MOST_OF_ONE_HOUSE)))
    await friends.ask(BOB, StandUp(BOB))

    await join(friends, "Eve", HERE)

    assert len(friends.table.taken) == MOST_OF_ONE_HOUSE


async def test_friends_on_one_phone_are_of_its_household() -> None:
    friends = await at_home("Ann")

    answers = [await friends.ask(ANN, SeatFriend(Text(f"friend {n}"))) for n in range(20)]

    assert [accepted(answer) for answer in answers[: MOST_OF_ONE_HOUSE - 1]]
    assert {refused(answer) for answer in answers[MOST_OF_ONE_HOUSE - 1 :]} == {
        "too-many-neighbours"
    }


async def test_nobody_loses_a_chair_to_a_neighbour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(neighbours, "MOST_OF_ONE_HOUSE", len(NAMES))
    friends = await at_home(*NAMES)
    await friends.ask(ANN, Start())
    await friends.ask(ANN, Move(BotTakesOver(BOB)))
    await join(friends, "Eve", HERE)

    accepted(await friends.ask(BOB, TakeChair(BOB)))

    assert friends.table.chairs[BOB].holder == BOB


async def test_where_nobody_knows_who_came_from_where_nobody_is_counted() -> None:
    friends = await party([f"guest {n}" for n in range(24)])

    assert len(friends.table.taken) == 24


def test_a_party_under_one_roof_can_play_every_game() -> None:
    assert max(listing.game.seats[-1] for listing in shelf().values()) <= MOST_OF_ONE_HOUSE
