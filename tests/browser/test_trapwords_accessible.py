"""Every screen of Trapwords can be read, reached and hit, by lantern light and by the window."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.inspection import Findings, finding
from tests.browser.room import AT_LEISURE, Room
from tests.browser.screens import Screen, told
from tests.browser.trapwords import (
    Four,
    Turn,
    board,
    both_write,
    digs,
    four,
    guesses,
    next_turn,
    says,
    starts,
)

pytestmark = pytest.mark.slow

DOUBTFUL = "galaxian galaxian"


@pytest.fixture
def house(build_house: Callable[..., House]) -> House:
    """Serve Trapwords."""
    return build_house(also="tests.shelf")


def test_every_phase_of_trapwords_is_open_to_all(house: House, room: Room) -> None:
    ann, *_ = people = four(room)
    tv = room.tv(ann.code)
    starts(people)

    with finding() as found:
        is_written(found, people, tv)
        turn = next_turn(people)
        is_guessed_at(found, turn, tv)
        is_called(found, turn)
        is_voted_on(found, people, turn, tv)
        is_claimed(found, house, turn, room.tv(ann.code, share=AT_LEISURE))


def is_written(found: Findings, people: Four, tv: Screen) -> None:
    ann, bob, cleo, _ = people
    found.look_at("an empty list", bob)
    found.look_up_at("tv, writing", tv)
    digs(cleo, "continent")
    ann.sees("continent")
    found.look_at("a list", ann)
    found.open_drawers("writing", ann, "The dungeon")
    both_write(people)


def is_guessed_at(found: Findings, turn: Turn, tv: Screen) -> None:
    giver, guesser, listener = turn
    found.look_at("the book", giver, giver.button("Open the book"))
    giver.taps("Open the book")
    listener.sees("Ears open.")
    found.look_at("reading", giver, giver.button("Start the clock"))
    says(giver, DOUBTFUL)
    guesses(guesser, "referendum")
    told([*turn, tv], DOUBTFUL, "referendum")
    found.look_at("giving clues", giver)
    found.look_at("guessing", guesser, guesser.button("Guess"))
    found.look_up_at("tv, clues", tv)


def is_called(found: Findings, turn: Turn) -> None:
    giver, _, listener = turn
    says(giver, DOUBTFUL)
    found.look_at("listening", listener, listener.button("STOP!"))
    listener.taps("Flag it for later")
    found.look_at("which word to flag", listener)
    listener.taps("Never mind")
    listener.taps("galaxian")
    giver.sees("The clock stands. Which word was it?")
    found.look_at("while it is named", giver)
    found.look_at("which trap", listener)
    listener.taps("That clue broke a rule")
    found.look_at("which rule", listener)
    listener.taps("A name")


def is_voted_on(found: Findings, people: Four, turn: Turn, tv: Screen) -> None:
    told(people, "cries STOP!")
    found.look_at("stopped", turn.giver, turn.giver.button("Contest it"))
    found.look_up_at("tv, stopped", tv)
    turn.giver.taps("Contest it")
    turn.guesser.sees("0 of 4 have voted")
    found.look_at("voting", turn.guesser, turn.guesser.button("Caught!"))
    tv.sees("0 of 4 have voted")
    found.look_up_at("tv, voting", tv)
    for phone in people:
        phone.taps("Caught!")
    told([*people, tv], "Unlawful clue")
    found.look_at("an unlawful clue", turn.guesser)
    found.look_up_at("tv, an unlawful clue", tv)


def is_claimed(found: Findings, house: House, turn: Turn, tv: Screen) -> None:
    """Let one of the guessing team leave, so that the others may end the game."""
    turn.guesser.page.close()
    with turn.listener.drawer("People") as people:
        people.sees("away")
    house.lets_time_fly(31)
    turn.listener.taps("Claim the game")
    turn.listener.taps("Yes, it is ours")
    tv.sees("The game was claimed")
    found.look_up_at("tv, the end", tv)
    turn.giver.sees("Every word, every trap")
    expect(board(turn.giver)).to_have_count(1)
    found.look_at("the end", turn.giver)
