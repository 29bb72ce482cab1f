"""Four people and a game of Trapwords, played on their phones."""

import re
from typing import NamedTuple

from playwright.sync_api import Locator, expect

from tests.browser.room import Room
from tests.browser.screens import Phone, Screen, Surface, clicks, told
from tests.browser.speech import pattern, said

NAMES = ("Ann", "Bob", "Cleo", "Dan")
TRAPS = {
    "en": ("galaxy", "algebra", "parliament", "vitamin", "molecule", "invoice", "poet"),
    "fr": ("galaxie", "algèbre", "parlement", "vitamine", "molécule", "loyer", "azote"),
}
"""Nouns far from every secret word. None begins with S, for the Serpent is about."""

TORCHBEARER = (
    "You hold the torch, unless you pass it on.",
    "You hold the torch this round: the clues will be yours.",
)
"""What is said to whoever holds the torch, as long as it may be passed and afterwards."""

TAKES_THE_BOOK = {"en": "is about to open the book", "fr": "va ouvrir le livre"}
"""What is said of one person alone: while traps are set, everybody waits for somebody too."""

Four = tuple[Phone, Phone, Phone, Phone]


class Turn(NamedTuple):
    """Who does what while one team guesses. The listener holds the torch of the other team."""

    giver: Phone
    guesser: Phone
    listener: Phone


def four(room: Room, language: str = "en", *, novices: bool = False) -> Four:
    """Seat Ann (who hosts) and Cleo against Bob and Dan."""
    bring = room.novice if novices else room.phone
    ann, bob, cleo, dan = (bring(name, language) for name in NAMES)
    code = ann.opens("Trapwords")
    for phone in (bob, cleo, dan):
        phone.is_seated(code)
    ann.sees("Dan")
    return ann, bob, cleo, dan


def steps(options: Surface, label: str, by: int) -> None:
    """Make a number of the options smaller or larger."""
    name = re.compile(f"^{pattern(label, options.language)}")
    group = options.root.get_by_role("group", name=name)
    button = Surface(group, options.language).button("less" if by < 0 else "more")
    for _ in range(abs(by)):
        clicks(button)


def makes_rooms_small(options: Surface) -> None:
    """Play in rooms 1 to 5, so that few traps must be written."""
    options.taps("Finer points")
    for room in ("the first", "the second", "the third", "the fourth", "the monster's"):
        steps(options, f"Traps in {room} room", -2)


def lists_words(host: Phone) -> Surface:
    """Open the options, and in front of them the drawer for a list of words."""
    host.taps("Change")
    names = (pattern(text, host.language) for text in ("Bring a list", "Change"))
    button = re.compile("|".join(names))
    host.page.get_by_role("dialog").get_by_role("button", name=button).click()
    return upper(host)


def upper(phone: Phone) -> Surface:
    return Surface(phone.page.get_by_role("dialog").last, phone.language)


def starts(people: Four) -> None:
    people[0].taps("Start the game")
    told(people, "an empty line")


def blanks(phone: Phone) -> Locator:
    return phone.text("an empty line")


def writes(phone: Phone) -> None:
    """Fill the team's list, and seal it; the torch is in this hand."""
    phone.sees("an empty line")
    traps = TRAPS[phone.language][: blanks(phone).count()]
    for trap in traps:
        digs(phone, trap)
    phone.taps("Seal the list")


def seals(phone: Phone) -> None:
    """Agree to the list, whoever did so before."""
    sealing = re.compile(f"^{pattern('Seal the list', phone.language)}")
    clicks(phone.page.get_by_role("button", name=sealing))


def digs(phone: Phone, trap: str) -> None:
    phone.types("Which words will they need?", trap)
    phone.taps("Set the trap")
    phone.sees(trap)


def peeks(phone: Phone) -> str:
    """Hold the only card that lies face down, read it, and let the finger slip off."""
    card = phone.page.get_by_role("button", expanded=False).filter(has_text=held(phone))
    card.dispatch_event("pointerdown")
    word = open_page(phone)
    phone.page.get_by_role("button", expanded=True).dispatch_event("pointercancel")
    return word


def open_page(phone: Phone) -> str:
    """Read the only card that lies open."""
    return phone.page.get_by_role("button", expanded=True).inner_text().strip()


def held(phone: Phone) -> re.Pattern[str]:
    return re.compile(pattern("Tap to open, hold to peek", phone.language))


def shuts_page(phone: Phone) -> None:
    phone.page.get_by_role("button", expanded=True).click()


def both_write(people: Four) -> None:
    """Let everybody see the new round, whoever holds a torch write, and the teammate say yes."""
    told(people, "an empty line")
    for torchbearer in [place for place, phone in enumerate(people) if holds_torch(phone)]:
        writes(people[torchbearer])
        seals(people[torchbearer ^ 2])


def holds_torch(phone: Phone) -> bool:
    return any(phone.text(line).is_visible() for line in TORCHBEARER)


def next_turn(people: Four) -> Turn:
    """See for whom the book lies ready. Everybody must have seen the end of the last turn."""
    ann = people[0]
    named = re.compile(rf"^({'|'.join(NAMES)}) {TAKES_THE_BOOK[ann.language]}")
    book, others = ann.button("Open the book"), ann.page.get_by_text(named)
    onward = ann.button("Onward")
    expect(book.or_(others).or_(onward).first).to_be_visible()
    if onward.is_visible():
        go_on(people)
    expect(book.or_(others)).to_be_visible()
    giver = 0 if book.is_visible() else NAMES.index(others.inner_text().split()[0])
    return Turn(people[giver], people[giver ^ 2], people[giver ^ 1])


def opens_book(turn: Turn) -> str:
    """Take the book, read the word, which lies open, and shut it before a neighbour does."""
    turn.giver.taps("Open the book")
    word = open_page(turn.giver)
    shuts_page(turn.giver)
    return word


def finds(turn: Turn) -> str:
    """Open the book, and guess the word before anything is said."""
    word = opens_book(turn)
    guesses(turn.guesser, word)
    return word


def says(phone: Phone, clue: str) -> None:
    phone.types("Give a clue. Mind your step", clue)
    phone.taps("Say it")


def guesses(phone: Phone, word: str) -> None:
    phone.types("What is the word?", word)
    phone.taps("Guess")


def sees_dungeon(screen: Screen, ember: int, ice: int, monster: int) -> None:
    label = f"Ember in room {ember}, Ice in room {ice}, the monster in room {monster}."
    expect(screen.page.get_by_role("img", name=label)).to_be_visible()


def reload_and_are_where_they_were(*phones: Phone) -> None:
    for phone in phones:
        seen = [(part, part.inner_text()) for part in (board(phone), hand(phone)) if part.count()]
        phone.reloads()
        for part, text in seen:
            expect(part).to_have_text(text, use_inner_text=True)


def board(phone: Phone) -> Locator:
    return phone.page.get_by_role("main")


def hand(phone: Phone) -> Locator:
    return phone.page.get_by_role("region", name=said("What you may do now", phone.language))


def go_on(people: Four) -> None:
    for phone in people:
        phone.taps("Onward")
