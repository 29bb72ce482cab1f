"""Several servers on one PostgreSQL, with everything going wrong: one log explains every answer."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
import uvloop

from tests.campaigns import Campaign
from tests.postgres import database_server, pair, schema
from tests.reliability import planted_in_several as planted
from tests.reliability.fleet import EAGER, PATIENT, evening, fleet, is_explained
from tests.reliability.troubles import Trouble, Troubles

HONEST, DEAF = "none", planted.hears_nothing.__name__
PARTS = 20
WISHES = 50_000
TABLES = 40
"""So many that a server has always something to do while others wait: commits are shared."""
BETWEEN = (1_500, 4_500)
LONGEST = 3.0
STANDSTILL = 20.0


@pytest.mark.slow
async def test_whatever_befalls_two_servers_one_log_explains_every_answer(tmp_path: Path) -> None:
    async with (
        pair() as (first, second, between),
        fleet(tmp_path, 2, [first, second]) as servers,
        evening(servers, 3, "some") as lively,
    ):
        troubles = Troubles(servers, [first, second], Random(1), between)
        for befalls in troubles.all:
            await befalls(0.3)
            await lively.goes_on(20)
        await troubles.the_standby_takes_over()
        await lively.goes_on(40)
        await lively.ends()
        await is_explained(lively, second.address())


FAULTS = {
    planted.acknowledges_first: (
        "a_server_is_killed",
        "acknowledged as|never kept|was wished for after|was shown to who came after",
    ),
    planted.needs_no_key: ("a_network_is_slow", "was kept 2 times"),
    planted.tries_again_under_another_key: (
        "a_network_loses_the_answers",
        "nobody wished for|and kept as None|saw another version",
    ),
    planted.believes_in_hints_only: ("a_network_is_slow", "who came after|is stuck"),
}
TRIES = 8
"""Evenings: a fault that needs two servers to be equally quick may not show in the first one."""


@pytest.mark.slow
@pytest.mark.parametrize("fault", FAULTS, ids=[fault.__name__ for fault in FAULTS])
async def test_servers_that_break_their_word_are_caught(
    tmp_path: Path, fault: Callable[[], None]
) -> None:
    befalls, complaint = FAULTS[fault]

    with pytest.raises(AssertionError, match=complaint):
        await play_on_with(fault.__name__, befalls, tmp_path)


async def play_on_with(fault: str, befalls: str, folder: Path) -> None:
    for number in range(TRIES):
        (own := folder / f"{number}").mkdir()
        await play_with(fault, befalls, own, number)


async def play_with(fault: str, befalls: str, folder: Path, number: int) -> None:
    host = database_server()
    async with (
        schema() as address,
        fleet(folder, 2, [host], "?" + address.partition("?")[2], fault) as servers,
        evening(servers, 2, (fault, number), EAGER) as lively,
    ):
        trouble: Trouble = getattr(Troubles(servers, [host], Random(1)), befalls)
        await trouble(1.5)
        await lively.goes_on(40)
        await lively.ends()
        await is_explained(lively, address)


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("part", range(PARTS))
def test_a_million_wishes_at_three_servers_are_explained(
    tmp_path: Path, campaign: Campaign, part: int
) -> None:
    # All people and lines share this process: the quicker it is, the more happens to the servers.
    uvloop.run(play_a_part(tmp_path, campaign, part))


async def play_a_part(tmp_path: Path, campaign: Campaign, part: int) -> None:
    luck = Random(f"{campaign.seed} {part}")
    fault = DEAF if part % 3 == 2 else HONEST
    async with (
        pair() as (first, second, between),
        fleet(tmp_path, 3, [first, second], fault=fault) as servers,
        evening(servers, TABLES, (campaign.seed, part), PATIENT) as lively,
    ):
        troubles = Troubles(servers, [first, second], luck, between)
        befell, deck = Counter[str](), list[Trouble]()
        while lively.answered < WISHES:
            deck = deck or luck.sample(troubles.all, len(troubles.all))
            trouble = deck.pop()
            befell[trouble.__name__] += 1
            is_still = trouble == troubles.a_server_stands_still
            await trouble(STANDSTILL if is_still else luck.uniform(0.2, LONGEST))
            await lively.goes_on(luck.randint(*BETWEEN))
        await troubles.the_standby_takes_over()
        await lively.goes_on(BETWEEN[1])
        await lively.ends()
        await is_explained(lively, second.address())
        campaign.tell(**lively.counts, **befell)
