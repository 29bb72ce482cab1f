"""The GM of Trapped! at the desk: everything can be read and hit, printed, and kept as a story."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.inspection import finding
from tests.browser.room import Room
from tests.browser.screens import Phone, presses_if_there, reached
from tests.browser.trapped import choose_anything, go_in, seated

PANEL = ".controls .panel"


@pytest.fixture
def house(build_house: Callable[..., House]) -> House:
    """Serve with bots who do not hesitate."""
    return build_house(also="tests.shelf")


def at_the_desk(room: Room) -> Phone:
    """Seat Ann as the GM of three bots, and wait until something is asked of her."""
    [ann] = seated(room, 1, bots=3)
    ann.taps("Start the game")
    go_in(ann)
    expect(ann.page.locator(PANEL)).to_be_visible()
    return ann


def answers(gm: Phone) -> None:
    """Answer what is asked in the plainest way; the first event is one to make up."""
    panel = gm.page.locator(PANEL)
    pressed = False
    while not pressed:
        expect(panel).to_be_visible()
        go = panel.locator(".foot button.primary:enabled")
        for event in panel.locator("li > button").element_handles()[-1:]:
            if go.count() == 0:
                reached(event, event.click)
        choose_anything(panel, go)
        pressed = presses_if_there(go)


def test_the_gms_desk_is_open_to_all(room: Room) -> None:
    ann = at_the_desk(room)

    with finding() as found:
        seen: set[str] = set()
        for _ in range(12):
            asked = ann.page.locator(PANEL).get_by_role("heading").first.inner_text()
            kind = re.sub("^.*: ", "", asked)
            if kind not in seen:
                seen.add(kind)
                found.look_at(asked, ann, ann.page.locator(f"{PANEL} .foot button").first)
            answers(ann)
            expect(ann.page.locator(PANEL)).to_be_visible()
    assert len(seen) > 1


def test_the_story_is_kept_at_any_time_and_the_sheets_are_printed(room: Room) -> None:
    ann = at_the_desk(room)
    answers(ann)

    with ann.page.expect_download() as kept:
        ann.taps("The story as Markdown")
    ann.page.evaluate("window.print = () => undefined")
    ann.taps("Print all sheets")
    ann.page.emulate_media(media="print")

    assert kept.value.suggested_filename == "trapped-dinner-is-served.md"
    assert kept.value.path().read_text().startswith("# Trapped!\n\n## Dinner Is Served\n")
    expect(ann.page.locator(".printed-pages article")).to_have_count(6)
    expect(ann.page.locator("#app")).to_be_hidden()
