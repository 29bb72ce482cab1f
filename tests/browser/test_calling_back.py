"""Who looks elsewhere is called back for their own move, and a TV is found without a camera."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import House
from tests.browser.room import SMALL, SOFA, Room
from tests.browser.screens import Phone, Screen
from tests.browser.traitor_word import all_let_it_stand, seated, starts

LOOK_AWAY = "Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })"
LOOK_AGAIN = "delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))"
OVERHEAR = """
window.called = [];
if (isSecureContext) {
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body }) =>
    void window.called.push(`${title}: ${body}`);
}
"""
"""A browser without a screen shows no notifications, whatever it allows: they are kept instead."""


@pytest.fixture
def house(build_house: Callable[..., House]) -> House:
    """Serve Traitor Word."""
    return build_house(also="tests.shelf")


def with_leave_to_call(room: Room, name: str) -> Phone:
    """Bring a phone that can show notifications: it trusts the address, and its holder agrees."""
    context = room.device("en", SMALL, touch=True)
    context.grant_permissions(["notifications"], origin=room.house.local)
    context.add_init_script(OVERHEAR)
    return Phone(room.page(context), name, "en", room.house.local)


def is_marked(page: Page) -> None:
    expect(page).to_have_title(re.compile("^● Your move"))
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("^data:"))


def test_a_hidden_tab_says_that_it_is_my_move_and_nobody_elses(room: Room) -> None:
    ann, bob = seated(room, 2)
    cleo = with_leave_to_call(room, "Cleo")
    cleo.joins(ann.code)
    with cleo.drawer("Settings") as settings:
        settings.switches("Call me back")
    cleo.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    starts(ann)
    for phone in (bob, cleo):
        phone.page.evaluate(LOOK_AWAY)
    all_let_it_stand(bob, cleo)
    is_marked(bob.page)
    expect(cleo.page).to_have_title(re.compile("^Bob"))

    bob.page.evaluate(LOOK_AGAIN)
    expect(bob.page).to_have_title(re.compile("^Your move"))
    bob.types("Your word", "boat")
    bob.taps("Say it")
    all_let_it_stand(ann, cleo)

    is_marked(cleo.page)
    cleo.page.wait_for_function("() => called.length > 0")
    assert cleo.page.evaluate("called") == ["Traitor Word: Your move"]


def test_a_tv_is_paired_by_the_code_that_it_shows_in_any_case(room: Room) -> None:
    ann, tv = room.phone("Ann"), room.tv()
    code = ann.opens("Traitor Word")
    shown = tv.page.get_by_text(re.compile(r"^\w{3}\s\w{3}$")).inner_text()

    ann.page.get_by_role("button", name="Show QR").click()
    field = ann.page.get_by_role("dialog").get_by_role("textbox")
    field.fill(re.sub(r"\s", "", shown).lower())

    expect(ann.text("Your table is on the TV.").first).to_be_in_viewport(ratio=1)
    tv.sees(f"{code[:3]} {code[3:]}")


def test_a_large_screen_that_types_the_code_is_asked_whether_it_is_the_tv(room: Room) -> None:
    code = room.phone("Ann").opens("Traitor Word")
    sofa = Screen(room.page(room.device("en", SOFA)), "en", room.house.address)
    sofa.goes_to("/")
    sofa.types("Got a code?", code)

    sofa.taps("Yes, show the table here")

    sofa.sees("Scan to sit down")
