"""One person among bots in Trapped!, with a bot for a Game Master."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.inspection import is_whole
from tests.browser.room import Room
from tests.browser.trapped import chooses, go_in, makes_a_character, plays_to_the_end, seated


@pytest.fixture
def house(build_house: Callable[..., House]) -> House:
    """Serve a short Trapped!, with bots that do not pretend to think."""
    return build_house(also="tests.browser.short_story")


def test_one_person_practises_and_every_step_is_explained_to_the_end(room: Room) -> None:
    ann = room.phone("Ann")
    ann.goes_to("/")
    ann.page.get_by_role("button", name="Trapped!").click()
    ann.types("Your name", "Ann")
    ann.taps("Practise with bots")
    ann.page.get_by_role("radio", name="The Last Pod").last.check()
    ann.taps("Practise with bots")
    ann.is_told("This is the film you are in.")
    is_whole(ann.page.get_by_role("complementary", name="What to do now"))
    go_in(ann)
    ann.is_told("You are about to be locked in with a monster.")
    makes_a_character(ann, "Captain Ann")
    ann.is_told("Do one thing. Goals lead to a way out")
    plays_to_the_end(ann)

    ann.is_told("The story is yours to keep.")
    ann.sees("Captain Ann")
    expect(ann.page.get_by_text(re.compile("^(Survived|Doomed)$", re.IGNORECASE))).to_have_count(2)
    with ann.page.expect_download() as kept:
        ann.taps("The story as Markdown")
    assert "Captain Ann" in kept.value.path().read_text()


def test_a_bot_is_chosen_for_a_gm_and_must_be_there(room: Room) -> None:
    ann, bob = seated(room, 2)
    chooses(ann, gm="A bot")
    ann.sees("It takes at least 3 to play.")
    cleo = room.phone("Cleo")
    cleo.joins(ann.code)
    ann.sees("A bot shall be the Game Master, and there is none. Add a bot.")
    expect(ann.button("Start the game")).to_be_disabled()

    ann.taps("Add a bot")
    ann.taps("Start the game")
    go_in(ann, bob, cleo)

    for phone in (ann, bob, cleo):
        makes_a_character(phone)
