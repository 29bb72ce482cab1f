"""What the GM of Trapped! does at the desk, or on a phone."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.screens import Phone, clicks, presses
from tests.browser.speech import pattern


def panel(gm: Phone) -> Locator:
    """The one thing that the GM is asked."""
    return gm.page.locator(".controls .panel")


def asked(gm: Phone, question: str) -> Locator:
    """Wait until the GM is asked this, and return where."""
    expect(panel(gm)).to_contain_text(re.compile(pattern(question, gm.language)))
    return panel(gm)


def agrees_with(gm: Phone, attribute: str) -> None:
    """Let the attribute stand that somebody names."""
    asked(gm, attribute)
    presses(gm.button("That fits"))


def changes(gm: Phone, attribute: str, to: str) -> None:
    """Say that another attribute fits better."""
    chips(asked(gm, attribute), to)
    presses(panel(gm).locator(".foot button.primary"))


def weighs(gm: Phone, dare: str, attribute: str) -> None:
    """Say what a dare in somebody's own words takes."""
    expect(panel(gm)).to_contain_text(dare)
    chips(panel(gm), attribute)
    presses(panel(gm).locator(".foot button.primary"))


def turns_the_cards_over(gm: Phone) -> None:
    asked(gm, "All bids are in")
    presses(gm.button("Turn the cards over"))


def lurks(gm: Phone) -> None:
    """Leave the monster where it is."""
    presses(gm.button("Let it lurk where it is"))


def prowls(gm: Phone, room: str) -> None:
    """Move the monster."""
    chips(asked(gm, "Where to?"), room)
    presses(gm.button("There it goes"))


def has_happen(gm: Phone, event: str, whom: str, words: str = "") -> None:
    """Play an event of the list."""
    expand(gm, event)
    chips(panel(gm), whom)
    if words:
        gm.types("Add to it, if you like", words)
    presses(gm.button("It happens"))


def makes_up(gm: Phone, words: str, whom: str) -> None:
    """Have something happen that is on no list, and from which nothing follows."""
    expand(gm, "Make something up")
    chips(panel(gm), whom)
    chips(panel(gm), "Only the story")
    gm.types("What happens, in your words", words)
    presses(gm.button("It happens"))


def expand(gm: Phone, event: str) -> None:
    called = re.compile(f"^{pattern(event, gm.language)}")
    clicks(asked(gm, "What happens?").get_by_role("button", name=called))


def chips(where: Locator, what: str) -> None:
    where.get_by_role("radio", name=re.compile(f"^{re.escape(what)}")).check()
