"""With a keyboard open on a small phone, whoever types still sees what it is about."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.house import House
from tests.browser.room import Room
from tests.browser.screens import Phone, told
from tests.browser.trapwords import (
    NAMES,
    TRAPS,
    Turn,
    board,
    both_write,
    digs,
    four,
    guesses,
    makes_rooms_small,
    next_turn,
    opens_book,
    says,
    starts,
)

KEYBOARD = 310
"""How much of a small phone it takes."""
CLUES = ("something old", "found in a house", "people often look for it")
*_, GUESS = TRAPS["en"]


@pytest.fixture
def house(build_house: Callable[..., House]) -> House:
    """Serve Trapwords."""
    return build_house(also="tests.shelf")


def opens_keyboard(phone: Phone) -> Locator:
    """Touch the only field there is."""
    field = phone.page.get_by_role("textbox")
    field.focus()
    phone.page.set_viewport_size({"width": 360, "height": 640 - KEYBOARD})
    return field


def book(phone: Phone) -> Locator:
    return phone.page.get_by_role(
        "button", name=re.compile("What .* must explain|Your secret word")
    )


def all_is_seen(*things: Locator) -> None:
    for thing in things:
        expect(thing).to_be_in_viewport(ratio=1)


def test_no_keyboard_hides_the_word_the_field_or_the_list_of_traps(room: Room) -> None:
    ann, *_ = people = four(room)
    starts(people)
    traps = TRAPS["en"][:2]
    for trap in traps:
        digs(ann, trap)

    field = opens_keyboard(ann)

    lines = board(ann).get_by_role("listitem")
    all_is_seen(book(ann), field, *(lines.filter(has_text=trap) for trap in traps))


def test_the_largest_letters_and_a_first_game_leave_the_word_in_sight(room: Room) -> None:
    ann, *others = [room.novice(name) for name in NAMES]
    code = ann.opens("Trapwords")
    for phone in others:
        phone.is_seated(code)
    with ann.drawer("Settings") as settings:
        settings.picks("Larger")
    ann.taps("Start the game")
    ann.taps("Start the clock now")

    ann.is_told("You see the word that the other team must guess.")
    all_is_seen(book(ann), ann.page.get_by_role("textbox"))


def test_in_a_first_game_the_last_clue_is_whole_below_what_the_coach_says(room: Room) -> None:
    turn = first_turn(room, novices=True)
    word = opens_book(turn)
    says(turn.giver, CLUES[-1])
    turn.guesser.is_told("Read the clues")
    all_is_seen(*(board(phone).get_by_text(CLUES[-1]) for phone in turn))

    for guess in (GUESS, word):
        guesses(turn.guesser, guess)

    told(turn[:2], f"Waiting for {' and '.join(others(turn))}", "a last chance to cry STOP")
    all_is_seen(*(phone.text(CLUES[-1]) for phone in turn))


def first_turn(room: Room, *, novices: bool = False) -> Turn:
    """Play until a book lies ready; the clock runs from the moment it is taken."""
    ann, *_ = people = four(room, novices=novices)
    with ann.drawer("Change") as options:
        makes_rooms_small(options)
        options.picks("with the book in hand")
    starts(people)
    if novices:
        ann.taps("Start the clock now")
    both_write(people)
    return next_turn(people)


def others(turn: Turn) -> list[str]:
    """Name those who wrote the list, in the order of chairs."""
    return [name for name in NAMES if name not in (turn.giver.name, turn.guesser.name)]


def test_no_keyboard_hides_the_word_the_field_or_what_was_said_last(room: Room) -> None:
    turn = first_turn(room)
    opens_book(turn)
    for clue in CLUES:
        says(turn.giver, clue)
    guesses(turn.guesser, GUESS)
    told(turn[:2], GUESS)

    fields = [opens_keyboard(phone) for phone in turn[:2]]

    all_is_seen(*fields, book(turn.giver))
    all_is_seen(*(phone.text(CLUES[-1]) for phone in turn[:2]))
