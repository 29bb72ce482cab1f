"""The torch, the list of traps and the clock of Trapwords, settled on phones."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.room import Room
from tests.browser.screens import told
from tests.browser.trapwords import (
    TORCHBEARER,
    TRAPS,
    both_write,
    digs,
    four,
    makes_rooms_small,
    next_turn,
    opens_book,
    seals,
    starts,
)

FIRST, SECOND, THIRD, *_ = TRAPS["en"]
PASS = "Pass the torch"
LATE = "My clock starts with my first clue"


@pytest.fixture
def house(build_house: Callable[..., House]) -> House:
    """Serve Trapwords."""
    return build_house(also="tests.shelf")


def test_a_torch_is_passed_in_time_a_list_is_sealed_by_both_and_a_clock_waits(
    house: House, room: Room
) -> None:
    ann, bob, cleo, dan = people = four(room)
    starts(people)

    ann.taps(PASS)
    cleo.sees(TORCHBEARER[0])
    for torchbearer in (cleo, bob):
        torchbearer.switches(LATE)
    bob.sees("Cleo: the clock starts with the first clue")
    digs(bob, FIRST)
    cleo.sees(TORCHBEARER[1])
    expect(cleo.button(PASS)).to_have_count(0)

    for trap in (SECOND, THIRD):
        digs(dan, trap)
    seals(bob)
    bob.sees("You sealed it: 1 of 2. Waiting for the others.")
    expect(bob.page.get_by_role("textbox")).to_have_count(0)
    dan.taps("Not yet")
    told([bob, dan], "Sealed, for Cleo")

    for trap in TRAPS["en"][:3]:
        digs(ann, trap)
    seals(cleo)
    cleo.taps("Not yet")
    cleo.sees("You would rather wait.")
    seals(ann)
    seals(cleo)

    giver, guesser, _ = next_turn(people)
    giver.taps("Open the book")
    giver.sees("Take a breath: the clock starts with your first clue")
    others = [phone for phone in people if phone is not giver]
    told(others, f"{giver.name} thinks. The clock starts with the first clue.")
    house.lets_time_fly(31)
    told([phone for phone in others if phone is not guesser], "Nothing said yet.")


def test_around_one_table_a_sleeping_phone_changes_nothing_but_who_must_be_woken(
    house: House, room: Room
) -> None:
    ann, *_ = people = four(room)
    with ann.drawer("Change") as options:
        options.picks("Spoken, around one table")
        makes_rooms_small(options)
        options.picks("with the book in hand")
    starts(people)
    both_write(people)
    turn = next_turn(people)
    word = opens_book(turn)

    turn.giver.page.close()
    with turn.listener.drawer("People") as there:
        there.sees("away")
    house.lets_time_fly(31)
    turn.guesser.sees(f"Listen to {turn.giver.name}, and shout your guess.")
    expect(turn.guesser.button("Tap to open, hold to peek")).to_have_count(0)
    turn.listener.taps("That's the word")
    house.lets_time_fly(4)
    told(turn[1:], "Found it!", word)
