"""A race through the jungle, played on phones."""

import re
import time
from collections.abc import Sequence

from playwright.sync_api import Locator, expect

from tests.browser.room import PATIENCE, Room
from tests.browser.screens import Phone, clicks, presses_if_there
from trapline.games.traps.model.basics import Space

NAMES = ("Ann", "Bob", "Cleo")
ROLL, DONE = "Roll the dice", "Done"
QUESTIONS = r"\?$|forks|^A trap of|cannot pay"

Three = tuple[Phone, Phone, Phone]


def three(room: Room) -> Three:
    """Seat Ann (who hosts), Bob, Cleo and a bot; the bot comes last."""
    ann, bob, cleo = (room.phone(name) for name in NAMES)
    code = ann.opens("TRAPS")
    for phone in (bob, cleo):
        phone.is_seated(code)
    ann.sees("Cleo")
    ann.taps("Add a bot")
    return ann, bob, cleo


def rolls(phone: Phone) -> None:
    """Roll as many dice as one may."""
    clicks(phone.page.get_by_role("region", name=ROLL).get_by_role("button").last)


def answers(phone: Phone, question: str, answer: str = "") -> None:
    """Give an answer that begins so, or the first of all."""
    clicks(asked(phone, question).get_by_role("button", name=re.compile(f"^{answer}")).first)


def asked(phone: Phone, question: str) -> Locator:
    return phone.page.get_by_role("region", name=re.compile(question))


def lays_by_keyboard(phone: Phone, card: str, deed: str, space: Space) -> None:
    """Take a Trap from the hand, say how it is to lie, and type the number of the space."""
    takes(phone, card, deed)
    expect(phone.page.get_by_role("region", name=re.compile("Enter lays it"))).to_be_focused()
    phone.page.keyboard.type(f"{space}")
    phone.page.keyboard.press("Enter")
    phone.page.evaluate("answered()")


def lays(phone: Phone, card: str, deed: str, space: Space) -> None:
    """Take a Trap from the hand, say how it is to lie, and tap the space."""
    takes(phone, card, deed)
    phone.taps("The whole jungle")
    clicks(phone.page.get_by_role("button", name=f"space {space}", exact=True))
    clicks(phone.page.get_by_role("button", name=re.compile(rf"on {space} for")))


def takes(phone: Phone, card: str, deed: str) -> None:
    reads(phone, card)
    clicks(phone.page.get_by_role("dialog").get_by_role("button", name=re.compile(deed)))


def reads(phone: Phone, card: str) -> None:
    clicks(hand(phone).get_by_role("button", name=re.compile(card)).first)


def has(phone: Phone, gold: int) -> None:
    expect(
        phone.page.get_by_role("button", name=re.compile(rf"^You have \${gold},"))
    ).to_be_visible()


def on_the_move(people: Sequence[Phone]) -> Phone | None:
    """Wait for somebody who may act; nobody may when the race is over."""
    patience = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < patience:
        for phone in people:
            if phone.text("wins").first.is_visible():
                return None
            if phone.text("tap it").is_visible():
                clicks(hand(phone).get_by_role("button").first)
            if next_step(phone).is_visible():
                return phone
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody moves")


def hand(phone: Phone) -> Locator:
    return phone.page.get_by_role("list", name=re.compile("^Your hand"))


def goes_on_until_asked(phone: Phone, question: str) -> None:
    """Do whatever else is asked first."""
    while on_the_move([phone]) and not asked(phone, question).is_visible():
        takes_a_step(phone)


def takes_a_step(phone: Phone) -> None:
    """Do what can be done, and see that it is done, or that a bot asks for something else first."""
    presses_if_there(next_step(phone))


def next_step(phone: Phone) -> Locator:
    """Whatever the phone asks for: the dice, the first answer, a card to drop, or to be done."""
    page = phone.page
    dice = page.get_by_role("region", name=ROLL).get_by_role("button")
    questions = page.get_by_role("region", name=re.compile(QUESTIONS))
    answer = questions.get_by_role("listitem").get_by_role("button")
    return dice.last.or_(answer.first).or_(phone.button("Drop this one")).or_(phone.button(DONE))
