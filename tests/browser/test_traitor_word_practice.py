"""One person learns Traitor Word from bots."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.room import Room
from tests.browser.stacked_chain import HANDS
from tests.browser.traitor_word import has, secret_words


@pytest.fixture
def house(build_house: Callable[..., House]) -> House:
    """Serve Traitor Word with a stacked deck, and bots that think for ever."""
    hour = 3_600_000
    return build_house(also="tests.browser.stacked_chain", bot_fastest=hour, bot_slowest=hour)


def test_one_person_practises_at_once_and_is_told_what_happens(house: House, room: Room) -> None:
    ann = room.phone("Ann")
    ann.goes_to("/")
    ann.page.get_by_role("button", name="Traitor Word").click()
    ann.types("Your name", "Ann")
    ann.taps("Practise with bots")
    ann.is_told("The first word was read from a card.")
    has(ann, 3)
    assert secret_words(ann) == HANDS["en"][0].split()

    house.lets_time_fly()
    ann.sees("looks for a word")
    expect(ann.page.get_by_role("timer")).to_have_count(0)
