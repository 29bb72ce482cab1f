"""TVs that wait for a table."""

from tests.luck import FixedLuck
from trapline.server.connection import Connection, Outbox
from trapline.server.pairing import MOST_NEIGHBOURS, Pairings, WaitingTv


async def test_one_household_cannot_take_every_place_among_the_waiting() -> None:
    pairings = Pairings(FixedLuck(1))

    here = [pairings.wait(WaitingTv(f"tv {n}", "here", Connection(Outbox()))) for n in range(11)]
    there = pairings.wait(WaitingTv("another", "there", Connection(Outbox())))

    assert [id is not None for id in here] == [True] * MOST_NEIGHBOURS + [False]
    assert there is not None
