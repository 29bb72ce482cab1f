"""Who follows update by update sees what a fresh look would show."""

import pytest

from tests.reliability.players import play_on
from tests.server.house import House, opened
from tests.server.screens import Screen
from trapline.kernel import SeededLuck
from trapline.tables.model import Phase
from trapline.tables.protocol import Catch, Role

MOST_STEPS = 400


async def looks_the_same_afresh(screen: Screen) -> bool:
    held, count = screen.picture, len(screen.pictures)
    await screen.send(Catch())
    await screen.until(lambda _: len(screen.pictures) > count)
    return held.all == screen.picture.all


async def watched_table(house: House) -> list[Screen]:
    """Return the screens of four players, of a friend who looks on and of a TV."""
    four = await house.playing()
    eve, tv = await house.guest("Eve"), await house.guest("the TV")
    await eve.join(four[0].code, watch=True)
    await tv.connect(eve.code, Role.TV)
    return [guest.screen for guest in (*four, eve, tv)]


@pytest.mark.parametrize("seed", range(3))
async def test_updates_add_up_to_a_fresh_welcome_for_every_observer(seed: int) -> None:
    luck = SeededLuck(f"following {seed}")
    async with opened(messages_per_second=100_000) as house:
        screens, goes_on, steps = await watched_table(house), True, 0
        four = house.guests[:4]
        while goes_on and steps < MOST_STEPS:
            goes_on, steps = await play_on(four, luck), steps + 1
            version = max(guest.picture.version for guest in four)
            for screen in screens:
                await screen.reach(version)
                assert await looks_the_same_afresh(screen)

        assert four[0].screen.table.phase is Phase.OVER
        assert await house.faults() == 0
