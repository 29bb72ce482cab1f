"""One person learns TRAPS from a bot."""

from collections.abc import Callable

import pytest

from tests.browser.house import House
from tests.browser.room import Room
from tests.browser.traps import answers, asked, on_the_move, rolls, takes_a_step


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
    ann.is_told("Roll. One of your two pieces leaves Start")
    rolls(ann)
    ann.is_told("Choose who walks.")
    answers(ann, "who goes")
    while not asked(ann, "Roll the dice").is_visible():
        assert on_the_move([ann])
        takes_a_step(ann)
