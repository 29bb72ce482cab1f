"""One person learns TRAPS from a bot."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.room import Room
from tests.browser.screens import clicks
from tests.browser.traps import ROLL, answers, goes_on_until_asked, rolls


@pytest.fixture
def house(build_house: Callable[..., House]) -> House:
    """Serve TRAPS, with bots that do not pretend to think."""
    return build_house(also="tests.shelf")


def test_one_person_practises_and_every_step_is_explained(room: Room) -> None:
    ann = room.phone("Ann")
    ann.goes_to("/")
    ann.page.get_by_role("button", name="TRAPS").click()
    ann.types("Your name", "Ann")
    ann.taps("Practise with bots")
    goes_on_until_asked(ann, ROLL)
    ann.is_told("Roll. One piece leaves Start")
    rolls(ann)
    ann.is_told("Choose who walks.")
    answers(ann, "who goes")
    goes_on_until_asked(ann, ROLL)


def test_the_host_chooses_how_a_bot_plays_the_gentlest_first(room: Room) -> None:
    ann = room.phone("Ann")
    ann.opens("TRAPS")
    ann.taps("Add a bot")
    clicks(ann.row("Bramble"))
    levels = ann.page.get_by_role("group", name="How it plays")

    levels.get_by_role("radio", name="Sharp").check()

    expect(levels.locator("label")).to_have_text(["Gentle", "Keen", "Sharp"])
    expect(ann.row("Bramble")).to_contain_text("Sharp")
