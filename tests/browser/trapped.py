"""An evening of Trapped!, played on phones."""

import re
import time
from collections.abc import Sequence

from playwright.sync_api import Locator, expect

from tests.browser.room import PATIENCE, Room
from tests.browser.screens import (
    GLANCE,
    Phone,
    Screen,
    clicks,
    presses,
    presses_if_there,
    reached,
)
from tests.browser.speech import pattern

NAMES = ("Ann", "Bob", "Cleo", "Dan")

NOTE = """() => {
  window.seen = new Set();
  const look = () => {
    for (const one of document.querySelectorAll(".hall [role=status]")) seen.add(one.innerText);
  };
  const all = { subtree: true, childList: true, characterData: true };
  new MutationObserver(look).observe(document.body, all);
}"""
SHOWN = """(wanted) => {
  const patterns = wanted.map((one) => new RegExp(one, "im"));
  return [...window.seen].some((text) => patterns.every((one) => one.test(text)));
}"""


def seated(
    room: Room, players: int = 4, language: str = "en", bots: int = 0, *, desk: bool = False
) -> tuple[Phone, ...]:
    """Seat Ann (who hosts, and is the GM unless it is said otherwise), Bob, Cleo, …"""
    host = room.laptop if desk else room.phone
    others = tuple(room.phone(name, language) for name in NAMES[1:players])
    phones = (host(NAMES[0], language), *others)
    code = phones[0].opens("Trapped!")
    for phone in phones[1:]:
        phone.is_seated(code)
        phones[0].sees(phone.name)
    for _ in range(bots):
        phones[0].taps("Add a bot")
    return phones


def chooses(host: Phone, *, scenario: str = "", gm: str = "", tone: str = "") -> None:
    """Choose the film, who is the GM, and the tone."""
    if scenario:
        poster = host.page.get_by_role("radio", name=re.compile(f"^{re.escape(scenario)}"))
        poster.check()
        host.page.evaluate("answered()")
    with host.drawer("Change") as options:
        if gm:
            options.picks(gm)
        if tone:
            options.picks(tone)


def go_in(*people: Phone) -> None:
    """Read where we are, and go in: the GM too, who reads it out."""
    for phone in people:
        last = re.compile(f"{pattern('In we go', phone.language)}$")
        clicks(phone.page.get_by_role("button", name=last))


def task(phone: Phone) -> Locator:
    """The one thing that the phone asks for."""
    return phone.page.locator(".controls .task")


def asks(phone: Phone, question: str) -> Locator:
    """Wait until the phone asks this, and return where it does."""
    asked = phone.page.get_by_role("region", name=re.compile(pattern(question, phone.language)))
    expect(asked.first).to_be_visible()
    return asked.first


def makes_a_character(phone: Phone, name: str = "", swap: tuple[str, str] | None = None) -> None:
    """Be somebody: the idea as it stands, or with a name, or with two cards changed over."""
    asks(phone, "Who are you?")
    if name:
        phone.types("Name", name)
    phone.taps("Next")
    for attribute in swap or ():
        clicks(phone.page.get_by_role("button", name=re.compile(f"^{attribute}")))
    phone.taps("Next")
    phone.taps("That's me")


def writes_on_a_sheet(phone: Phone) -> None:
    """Play the first card for whatever is blank first on an Extra's sheet."""
    asked = asks(phone, "Write something about an Extra")
    asked.locator("fieldset").last.get_by_role("radio").first.check()
    asked.locator(".chips").first.get_by_role("radio").first.check()
    presses(asked.locator("button.primary"))


def fills_the_sheets(people: Sequence[Phone]) -> None:
    """Write until all the Extras are there and the story begins."""
    patience = time.monotonic() + 4 * PATIENCE / 1000
    while time.monotonic() < patience:
        for phone in people:
            if phone.text("Write something about an Extra").is_visible():
                writes_on_a_sheet(phone)
                break
            if phone.button("Map").or_(phone.page.locator(".clash")).first.is_visible():
                return
        else:
            people[0].page.wait_for_timeout(50)
    raise AssertionError("the sheets are not filled")


def does(phone: Phone, deed: str) -> None:
    """Choose one of the six things to do in a turn."""
    asked = asks(phone, "Your turn. What do you do?")
    clicks(asked.get_by_role("button", name=re.compile(f"^{pattern(deed, phone.language)}")))


def picks(phone: Phone, what: str) -> None:
    """Choose a room, a goal, somebody or a dare by its name."""
    task(phone).get_by_role("radio", name=re.compile(re.escape(what))).first.click()


def explores(phone: Phone, room: str) -> None:
    does(phone, "Explore")
    picks(phone, room)
    confirms(phone)


def goes_for(phone: Phone, goal: str) -> None:
    """Go for one of several goals."""
    does(phone, "Go for a goal")
    picks(phone, goal)
    presses(phone.button("Try it"))


def controls(phone: Phone, extra: str) -> None:
    """Make one of several Extras obey."""
    does(phone, "Make an Extra obey")
    picks(phone, extra)
    presses(phone.button("Do as I say!"))


def challenges(phone: Phone, person: str, dare: str, words: str = "") -> None:
    """Challenge one of several people, to something of the list or in one's own words."""
    does(phone, "Challenge somebody")
    picks(phone, person)
    picks(phone, dare)
    if words:
        task(phone).get_by_role("textbox").fill(words)
    presses(phone.button("I dare you!"))


def escapes(phone: Phone, *guests: str) -> None:
    does(phone, "Get out!")
    for guest in guests:
        task(phone).get_by_role("switch", name=guest).check()
    presses(task(phone).locator("button.primary"))


def passes(phone: Phone) -> None:
    presses(phone.button("Pass this turn"))


def throws_away(phone: Phone) -> None:
    """Part with the weakest card, as the phone proposes."""
    asks(phone, "One card too many")
    confirms(phone)


def settles(teller: Phone, *others: Phone, words: str = "") -> None:
    """Let nobody be lucky; then whoever won or lost tells it, in writing or aloud."""
    aloud = teller.button("Told aloud")
    while not aloud.is_visible():
        for phone in (teller, *others):
            if phone.button("Not this time").is_visible():
                presses_if_there(phone.button("Not this time"))
        teller.page.wait_for_timeout(50)
    if words:
        teller.types("Tell the others", words)
    presses(teller.button("Tell it") if words else aloud)


def takes_side(phone: Phone, side: str) -> None:
    name = re.compile(f"^{pattern(side, phone.language)}")
    clicks(task(phone).get_by_role("button", name=name))


def bids(
    phone: Phone, card: str = "", *, side: str = "", through: str = "", words: str = ""
) -> None:
    """Lay a card face down: the first one that may be played, or the one that is read out so."""
    expect(task(phone)).to_be_visible()
    if side:
        takes_side(phone, side)
    if through:
        task(phone).get_by_role("radio", name=through).check()
    chooses_card(phone, card)
    if words:
        task(phone).get_by_role("textbox").fill(words)
    confirms(phone)


def chooses_card(phone: Phone, card: str) -> None:
    cards = task(phone).locator("label:not(.barred):has(svg.card) input")
    (cards.and_(phone.page.get_by_label(card)) if card else cards).first.check()


def keeps_out(phone: Phone) -> None:
    presses(phone.button("Keep out"))


def meets_the_end(phone: Phone, words: str) -> None:
    """Die, with last words."""
    phone.types("How? Last words included", words)
    confirms(phone)


def becomes(phone: Phone, extra: str) -> None:
    """Take one of several Extras as a new character."""
    asks(phone, "Take an Extra as your new character")
    picks(phone, extra)
    confirms(phone)


def concludes(phone: Phone, words: str) -> None:
    phone.types("How did it go on?", words)
    presses(phone.button("The end"))


def confirms(phone: Phone) -> None:
    """Press the one big button."""
    presses(task(phone).locator("button.primary"))


def watched(tv: Screen) -> None:
    """Note all that appears in front of the map: stamps and shouts do not stay."""
    tv.page.evaluate(NOTE)


def has_shown(tv: Screen, *what: str | int) -> None:
    """Wait until all of this has been seen together in front of the map; numbers stand alone."""
    wanted = [rf"^{one}$" if isinstance(one, int) else re.escape(one) for one in what]
    tv.page.wait_for_function(SHOWN, arg=wanted, polling=GLANCE)


def hand(phone: Phone) -> list[str]:
    """Read my cards as they are read out."""
    cards = phone.page.get_by_role("list", name=re.compile("^(Your hand|Votre main)"))
    return [str(one.get_attribute("aria-label")) for one in cards.get_by_role("img").all()]


def plays_to_the_end(phone: Phone) -> None:
    """Answer plainly whatever is asked, until there is nothing more to ask."""
    again = phone.button("Once more")
    while not again.is_visible():
        if not takes_a_step(phone):
            phone.page.wait_for_timeout(50)
        expect(task(phone).or_(again).first).to_be_visible()


def takes_a_step(phone: Phone) -> bool:
    """Answer whatever is asked, in the plainest way; say whether it still waited for an answer."""
    for plain in ("Told aloud", "Not this time", "Keep out", "Pass this turn"):
        if phone.button(plain).is_visible():
            return presses_if_there(phone.button(plain))
    go = task(phone).locator("button.primary:enabled")
    choose_anything(task(phone), go)
    return presses_if_there(go)


def choose_anything(asked: Locator, go: Locator) -> None:
    """Where the big button waits for a choice, make one."""
    for choices in asked.locator("fieldset").element_handles():
        if go.count() > 0:
            return
        if first := choices.query_selector("input:enabled"):
            reached(first, first.check)
