"""One person learns TRAPS from a bot."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.room import Room
from tests.browser.traps import answers, rolls, takes_a_step


@pytest.fixture
def house(build_house: Callable[..., House]) -> House:
    """Serve TRAPS, with bots that do not pretend to think."""
    return build_house(also="tests.shelf", bot_fastest=20, bot_slowest=60)


def test_one_person_practises_and_every_step_is_explained(room: Room) -> None:
    ann = room.phone("Ann")
    ann.goes_to("/")
    ann.page.get_by_role("button", name="TRAPS").click()
    ann.types("Your name", "Ann")
    ann.taps("Practise with bots")
    ann.is_told("Roll. One of your two pieces leaves Start")
    rolls(ann)
    ann.is_told("Choose who walks.")
    answers(ann, "who goes")
    while not ann.button("Done").is_visible():
        takes_a_step(ann)
    ann.taps("Done")
    expect(ann.page.get_by_role("region", name="Roll the dice")).to_be_visible()
