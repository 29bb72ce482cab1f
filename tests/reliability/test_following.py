"""Who follows update by update sees what a fresh look would show."""

import pytest

from tests.reliability.players import play_on
from tests.server.guests import Guest
from tests.server.house import House, opened
from tests.server.screens import Screen
from trapline.kernel import SeededLuck
from trapline.tables.model import Phase, Watchers
from trapline.tables.protocol import Catch, Parting, Role, TableView

MOST_STEPS = 400
DOOR = (b'"table:lock-set"', b'"table:watchers-set"')
"""Facts after which every TV must ask again whether it may show the table."""


async def looks_the_same_afresh(screen: Screen) -> bool:
    held, count = screen.picture, len(screen.pictures)
    await screen.send(Catch())
    await screen.until(lambda _: len(screen.pictures) > count)
    return held.all == screen.picture.all


async def watched_table(house: House) -> tuple[list[Guest], Guest]:
    """Return four players and a friend who looks on, and a TV."""
    four = await house.playing()
    eve, tv = await house.guest("Eve"), await house.guest("the TV")
    await eve.join(four[0].code, watch=True)
    await tv.connect(eve.code, Role.TV)
    return [*four, eve], tv


async def shown_by(tv: Guest, version: int, code: str, table: TableView) -> list[Screen]:
    """Return the TV's screen. Whenever the host touched the door it comes back, if it may."""
    if tv.screen.why is None:
        await tv.screen.reach(version)
        if not is_asked_again(tv.screen):
            return [tv.screen]
        assert await tv.screen.parting() is Parting.RESTART
    if table.locked or table.watchers is not Watchers.OPEN:
        return []
    return [await tv.connect(code, Role.TV)]


def is_asked_again(tv: Screen) -> bool:
    updates = [sent for sent in tv.bytes if sent.startswith(b'{"type":"update"')]
    return any(touched in update for update in updates for touched in DOOR)


@pytest.mark.parametrize("seed", range(3))
async def test_updates_add_up_to_a_fresh_welcome_for_every_observer(seed: int) -> None:
    luck = SeededLuck(f"following {seed}")
    async with opened(messages_per_second=100_000) as house:
        people, tv = await watched_table(house)
        ann, *_ = four = people[:4]
        goes_on, steps = True, 0
        while goes_on and steps < MOST_STEPS:
            goes_on, steps = await play_on(four, luck), steps + 1
            version = max(guest.picture.version for guest in four)
            tvs = await shown_by(tv, version, ann.code, ann.screen.table)
            for screen in (*(guest.screen for guest in people), *tvs):
                await screen.reach(version)
                assert await looks_the_same_afresh(screen)

        assert ann.screen.table.phase is Phase.OVER
        assert await house.faults() == 0
