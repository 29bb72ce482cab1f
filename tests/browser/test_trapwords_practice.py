"""One person learns Trapwords from the bots."""

from collections.abc import Callable

import pytest

from tests.browser.house import House
from tests.browser.room import Room
from tests.browser.trapwords import digs, peeks, says, seals


@pytest.fixture
def house(build_house: Callable[..., House]) -> House:
    """Serve Trapwords, with bots that do not pretend to think."""
    return build_house(also="tests.shelf")


def test_one_person_practises_and_every_step_is_explained(room: Room) -> None:
    ann = room.phone("Ann")
    ann.goes_to("/")
    ann.page.get_by_role("button", name="Trapwords").click()
    ann.types("Your name", "Ann")
    ann.taps("Practise with bots")

    ann.is_told("You see the word that the other team must guess.")
    digs(ann, "galaxy")
    ann.is_told("The list is full. Seal it if you like it")
    seals(ann)

    ann.is_told("You hold the torch. Open the book")
    ann.taps("Open the book")
    ann.is_told("Describe the word without naming it.")
    says(ann, peeks(ann))

    ann.taps("Onward")
    ann.is_told("Their next word.")
