"""TVs that wait for a table."""

from tests.luck import FixedLuck
from trapline.server.connection import Connection, Outbox
from trapline.server.pairing import MOST_NEIGHBOURS, Pairings
from trapline.tables.others import Alone


async def test_one_household_cannot_take_every_place_among_the_waiting() -> None:
    pairings = Pairings(FixedLuck(1), Alone())

    here = [await pairings.wait(f"tv {n}", "here", Connection(Outbox())) for n in range(11)]
    there = await pairings.wait("another", "there", Connection(Outbox()))

    assert [id is not None for id in here] == [True] * MOST_NEIGHBOURS + [False]
    assert there is not None
