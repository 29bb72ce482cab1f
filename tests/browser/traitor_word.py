"""A chain of words, played on phones."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.room import Room
from tests.browser.screens import Phone, clicks, presses
from tests.browser.speech import pattern

NAMES = ("Ann", "Bob", "Cleo", "Dan")
SECRET, OFF_TOPIC = "Secret word!", "Off-topic!"
HELD = 450
"""Milliseconds a token is held to accuse; it takes 300."""


def seated(room: Room, players: int = 3, language: str = "en") -> tuple[Phone, ...]:
    """Seat Ann (who hosts and reads the first word), Bob, Cleo, …"""
    phones = tuple(room.phone(name, language) for name in NAMES[:players])
    code = phones[0].opens("Traitor Word")
    for phone in phones[1:]:
        phone.is_seated(code)
        phones[0].sees(phone.name)
    return phones


def starts(host: Phone) -> None:
    """Start, with the host as the one who reads the first word."""
    with host.drawer("Change") as options:
        options.taps("Finer points")
        options.switches("The host begins")
    host.taps("Start the game")


def says(phone: Phone, word: str) -> None:
    """Say a word as soon as it is one's turn."""
    types_ahead(phone, word)
    say = phone.button("Say it")
    expect(say).to_be_visible()
    clicks(say)
    expect(last_word(phone)).to_have_text(word)


def types_ahead(phone: Phone, word: str) -> None:
    """Type a word, maybe while the last one must still stand."""
    own_word(phone).fill(word)


def own_word(phone: Phone) -> Locator:
    now, soon = (pattern(text, phone.language) for text in ("Your word", "You are next: your word"))
    return phone.page.get_by_role("textbox", name=re.compile(f"^({now}|{soon})$"))


def last_word(phone: Phone) -> Locator:
    return phone.page.locator(".last .word")


def token(phone: Phone, charge: str) -> Locator:
    return phone.page.get_by_role("button", name=re.compile(f"^{pattern(charge, phone.language)}"))


def accuses(phone: Phone, charge: str) -> None:
    """Hold one of the two tokens until it strikes."""
    token(phone, charge).click(delay=HELD)


def claims(phone: Phone) -> None:
    phone.taps("That's my word!")


def claims_card(phone: Phone, place: int) -> None:
    """Where words are spoken, show one of the five cards as soon as one is heard."""
    heard = re.compile(pattern("said aloud", phone.language))
    expect(last_word(phone)).to_contain_text(heard)
    claims(phone)
    phone.page.get_by_role("radio").nth(place).check()
    phone.taps("Show it")


def all_let_it_stand(*phones: Phone) -> None:
    for phone in phones:
        words = (pattern(text, phone.language) for text in ("Let it stand", "Not mine: go on"))
        # On a late line the last word's button still stands there for a moment.
        presses(phone.page.get_by_role("button", name=re.compile("|".join(words))))


def takes_the_token(phone: Phone) -> None:
    phone.taps("My turn!")


def grabs_too_late(phone: Phone, first: Phone) -> None:
    """Reach for the token when somebody has it already, and one does not know it yet."""
    phone.page.evaluate("goDeaf()")
    takes_the_token(first)
    phone.button("My turn!").click()
    phone.page.evaluate("hearAgain()")


def marks_and_speaks(phone: Phone, place: int | None = None) -> None:
    """Say a word aloud, then mark it: an ordinary one, or one of five cards."""
    clicks(said_it(phone))
    ordinary = re.compile(pattern("An ordinary word", phone.language))
    slots = phone.page.locator(".slot")
    mark = slots.filter(has_text=ordinary) if place is None else slots.filter(has_not_text=ordinary)
    clicks(mark.nth(place or 0))


def slides(phone: Phone, mark: str) -> None:
    """Say a word aloud, hold, slide to what it was and let go, all with one finger."""
    finger = phone.page.mouse
    said_it(phone).hover()
    finger.down()
    slot = phone.page.locator(".slot").filter(has_text=re.compile(pattern(mark, phone.language)))
    slot.hover()
    finger.up()
    phone.page.evaluate("answered()")


def said_it(phone: Phone) -> Locator:
    called = re.compile(f"^{pattern('I have said it', phone.language)}")
    return phone.page.get_by_role("button", name=called)


def answers(phone: Phone, place: int | None = None) -> None:
    """Tell the truth about a word that nobody wrote down; what was marked lies ready."""
    if place is not None:
        phone.page.get_by_role("radio").nth(place).check()
    phone.taps("That is the truth")


def heard_it(*phones: Phone) -> None:
    for phone in phones:
        phone.taps("I heard it")


def heard_another(*phones: Phone) -> None:
    for phone in phones:
        phone.taps("That was not said")


def notes(phone: Phone, word: str) -> None:
    """Write down the last word that was spoken."""
    phone.types("Write it down for all", word)
    phone.taps("Write it down")


def pleads(phone: Phone, sentence: str) -> None:
    phone.types("What is the link? One sentence", sentence)
    phone.taps("Plead")


def votes(phone: Phone, *, down: bool) -> None:
    phone.taps("Off-topic" if down else "It's linked")


def has(phone: Phone, flashes: int) -> None:
    words = {"en": rf"^{'One' if flashes == 1 else flashes} flash", "fr": rf"^{flashes} éclair"}
    expect(phone.page.get_by_text(re.compile(words[phone.language]))).to_have_count(1)


def secret_words(phone: Phone) -> list[str]:
    """Hold the hand and read it, as a screen reader does: one click shows, one hides."""
    called = re.compile(f"^{pattern('Your secret words', phone.language)}")
    phone.page.get_by_role("button", name=called).dispatch_event("click")
    shown = phone.page.locator(".peek .word")
    expect(shown.first).to_be_visible()
    words = [re.sub(r"^\d\s*", "", text) for text in shown.all_inner_texts()]
    phone.page.locator(".peek").dispatch_event("click")
    return words
