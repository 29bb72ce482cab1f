"""Every question of TRAPS can be read, reached and hit, by lantern light and by the window."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.inspection import Findings, finding
from tests.browser.kind_jungle import HIDDEN, TOLL
from tests.browser.room import SMALL, Room
from tests.browser.screens import Phone, Screen, clicks, presses_if_there
from tests.browser.traps import ROLL, answers, asked, hand, lays, reads, rolls, three

pytestmark = pytest.mark.slow


@pytest.fixture
def house(build_house: Callable[..., House]) -> House:
    """Serve TRAPS with a stacked deck."""
    return build_house(also="tests.browser.kind_jungle")


def test_every_question_of_traps_is_open_to_all(room: Room) -> None:
    ann, bob, cleo = three(room)
    tv = room.tv(ann.code)
    ann.taps("Start the game")

    with finding() as found:
        sets_out(found, ann, tv)
        is_sold_a_trap(found, bob, tv)
        is_caught(found, cleo, tv)


def sets_out(found: Findings, ann: Phone, tv: Screen) -> None:
    dice = ann.page.get_by_role("region", name="Roll the dice").get_by_role("button")
    found.look_at("the first roll", ann, dice)
    found.look_up_at("tv, the first roll", tv)
    shows_the_jungle_on_its_side(ann)
    rolls(ann)
    first = asked(ann, "who goes").get_by_role("button").first
    found.look_at("who goes", ann, first)
    clicks(first)
    found.look_at("the turn", ann, ann.button("Done"))
    reads(ann, "Trapdoor")
    found.look_at("a card", ann, ann.button("Hide it: $10 now, $90 when it is sprung"))
    ann.taps("Hide it: $10 now, $90 when it is sprung")
    found.look_at("where to hide it", ann, ann.button("Back to my hand"))
    ann.taps("Back to my hand")
    lays(ann, "Trapdoor", "Hide it", HIDDEN)
    clicks(ann.button("Traps on the path: 1"))
    found.look_at("the traps", ann)
    ann.taps("Close")
    clicks(ann.page.get_by_role("button", name="You have"))
    found.look_at("who has what", ann)
    ann.taps("Close")
    ann.taps("Turn my cards over")
    expect(hand(ann)).to_have_count(0)
    found.look_at("a covered hand", ann, ann.button("Done"))
    ann.taps("Done")
    found.look_at("waiting", ann)


def shows_the_jungle_on_its_side(ann: Phone) -> None:
    """A phone that was turned shows board and dice side by side."""
    ann.page.set_viewport_size({"width": SMALL["height"], "height": SMALL["width"]})
    expect(ann.page.get_by_role("region", name=ROLL).get_by_role("button").last).to_be_in_viewport()
    jungle = ann.page.locator(".window").bounding_box()
    assert jungle is not None
    assert jungle["height"] > SMALL["width"] / 3
    ann.page.set_viewport_size({"width": SMALL["width"], "height": SMALL["height"]})


def is_sold_a_trap(found: Findings, bob: Phone, tv: Screen) -> None:
    rolls(bob)
    answers(bob, "who goes")
    offer = asked(bob, "Ann hid this and cannot pay").get_by_role("button").first
    found.look_at("buy or destroy", bob, offer)
    found.look_up_at("tv, buy or destroy", tv)
    clicks(offer)
    lays(bob, "Toll gate", "Place it face up", TOLL)
    bob.taps("Done")


def is_caught(found: Findings, cleo: Phone, tv: Screen) -> None:
    rolls(cleo)
    answers(cleo, "who goes")
    suffer = asked(cleo, "A trap of Bob").get_by_role("button", name="Suffer")
    found.look_at("dodge or suffer", cleo, suffer)
    found.look_up_at("tv, dodge or suffer", tv)
    # An only button that was read for long enough has pressed itself.
    presses_if_there(suffer)
    tv.sees("Cleo is bankrupt.")
