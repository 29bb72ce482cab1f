"""A whole game by keyboard alone, with the focus always to be seen."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.room import Room
from tests.browser.screens import Phone
from tests.browser.whisper import chooses, whispers

MOST_STOPS = 60
LOOKS_DIFFERENT = """
(one) => {
  const around = [one, ...one.parentElement.children].map((each) => getComputedStyle(each));
  const look = () => around.map((s) => s.outline + s.boxShadow + s.borderColor).join();
  const focused = look();
  one.blur();
  const blurred = look();
  one.focus({ focusVisible: true });
  return focused !== blurred;
}
"""


def reach(page: Page, wanted: Locator) -> None:
    """Press Tab until this has the focus, which must show."""
    expect(wanted).to_be_visible()
    for _ in range(MOST_STOPS):
        if wanted.evaluate("(one) => one === document.activeElement"):
            assert wanted.evaluate(LOOKS_DIFFERENT), f"no focus to be seen on {wanted}"
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {wanted}")


def press(phone: Phone, name: str) -> None:
    reach(phone.page, phone.button(name))
    phone.page.keyboard.press("Enter")


def write(phone: Phone, label: str, text: str) -> None:
    reach(phone.page, phone.page.get_by_role("textbox", name=label))
    phone.page.keyboard.type(text)
    phone.page.keyboard.press("Enter")


def test_a_whole_game_is_played_by_keyboard(room: Room) -> None:
    ann, others = room.phone("Ann"), [room.phone(name) for name in ("Bob", "Cleo", "Dan")]
    ann.goes_to("/")
    reach(ann.page, ann.page.get_by_role("button", name=re.compile("^Whisper")))
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.type("Ann")
    ann.page.keyboard.press("Enter")
    for phone in others:
        phone.joins(ann.code)
    press(ann, "Change")
    press(ann, "less")
    press(ann, "less")
    ann.page.keyboard.press("Escape")
    press(ann, "Start the game")

    reach(ann.page, ann.page.get_by_role("radio").first)
    ann.page.keyboard.press("Space")
    press(ann, "Choose")
    word = chooses(others[0])
    write(ann, "Whisper a clue", "normal dance")
    for phone in (others[0], others[2]):
        phone.taps("Let it pass")
    whispers(others[0])
    press(ann, "Chat")
    write(ann, "Say something", "here we go")
    ann.page.keyboard.press("Escape")
    write(ann, "Guess their word", word)

    ann.sees("Ember wins")
    press(ann, "Once more")
    ann.sees("Choose your team's word")
