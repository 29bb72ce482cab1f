"""One person learns Trapwords from the bots."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.room import Room
from tests.browser.screens import Phone
from tests.browser.trapwords import digs, open_page, says, seals


@pytest.fixture
def house(build_house: Callable[..., House]) -> House:
    """Serve Trapwords, with bots that do not pretend to think."""
    return build_house(also="tests.shelf")


def test_one_person_practises_and_every_step_is_explained(house: House, room: Room) -> None:
    ann = room.phone("Ann")
    ann.goes_to("/")
    ann.page.get_by_role("button", name="Trapwords").click()
    ann.types("Your name", "Ann")
    ann.taps("Practise with bots")

    ann.is_told("You see the word that the other team must guess.")
    digs(ann, "galaxy")
    ann.is_told("The list is full. Seal it if you like it")
    seals(ann)

    lets_them_end(ann, house)
    ann.is_told("When both teams have had their turn, the figures walk.")
    ann.taps("Onward")
    ann.is_told("You hold the torch. Open the book")
    ann.taps("Open the book")
    ann.is_told("Describe the word without naming it.")
    says(ann, open_page(ann))
    ann.is_told("STOP! The team that was caught owns up, or asks for a vote.")
    ann.taps("Own up")

    ann.taps("Onward")
    ann.is_told("Their next word.")


def lets_them_end(ann: Phone, house: House) -> None:
    """See the bots' turn to its end; where somebody might object to it, nobody does."""
    coach = ann.page.get_by_role("complementary", name="What to do now")
    expect(coach).to_contain_text(re.compile("the figures walk|STOP!|The word is found!"))
    if "the figures walk" not in coach.inner_text():
        house.lets_time_fly(9)
