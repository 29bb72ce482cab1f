"""One person learns TRAPS from a bot."""

from collections.abc import Callable

import pytest

from tests.browser.house import House
from tests.browser.room import Room
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
    ann.is_told("Roll. One of your two pieces leaves Start")
    rolls(ann)
    ann.is_told("Choose who walks.")
    answers(ann, "who goes")
    goes_on_until_asked(ann, ROLL)
