"""A word of which the referee is not sure: the table decides, and keeps to it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.room import Room
from tests.browser.screens import told
from tests.browser.trapwords import (
    both_write,
    digs,
    four,
    go_on,
    guesses,
    makes_rooms_small,
    next_turn,
    opens_book,
    reload_and_are_where_they_were,
    says,
    seals,
    starts,
    steps,
    writes,
)

DOUBTFUL = "galaxian"
VERDICT = "“galaxian” springs “galaxy”."


@pytest.fixture
def house(build_house: Callable[..., House]) -> House:
    """Serve Trapwords."""
    return build_house(also="tests.shelf")


def test_a_disputed_word_becomes_precedent_and_no_reload_changes_a_thing(
    house: House, room: Room
) -> None:
    ann, bob, cleo, dan = people = four(room)
    with ann.drawer("Change") as options:
        makes_rooms_small(options)
        options.switches("Curse in the second room")
        steps(options, "Seconds to call a clue", 7)
    starts(people)

    digs(cleo, "galaxy")
    ann.sees("galaxy")
    reload_and_are_where_they_were(ann, bob)
    for phone in (ann, cleo):
        seals(phone)
    writes(bob)
    seals(dan)

    turn = next_turn(people)
    giver, guesser, listener = turn
    reload_and_are_where_they_were(*turn)
    giver.taps("Open the book")
    told([guesser, listener], f"{giver.name} reads the word…")
    reload_and_are_where_they_were(*turn)
    giver.taps("Start the clock")
    guesses(guesser, "parliament")
    told(turn, "parliament")
    reload_and_are_where_they_were(*turn)

    says(giver, DOUBTFUL)
    guesser.sees(DOUBTFUL)
    listener.taps(DOUBTFUL)
    listener.taps("galaxy")
    told(people, "cries STOP!")
    reload_and_are_where_they_were(*turn)
    guesser.taps("Contest it")
    told(people, "The referee shrugs. The table decides.", "0 of 4 have voted")
    giver.taps("Let it pass")
    told(people, "1 of 4 have voted")
    reload_and_are_where_they_were(*turn)
    for phone in people:
        phone.taps("Caught!")
    told(people, "Walked into a trap", "That sprang “galaxy”.")

    with bob.drawer("The dungeon") as dungeon:
        dungeon.sees(VERDICT)
        expect(dungeon.button("Forget “galaxian” and “galaxy”")).to_have_count(0)
    turn = next_turn(people)
    opens_book(turn)
    says(turn.giver, DOUBTFUL)
    told(people, "Walked into a trap", "That sprang “galaxy”.")

    go_on(people)
    with ann.drawer("The dungeon") as dungeon:
        dungeon.taps("Forget “galaxian” and “galaxy”")
        dungeon.sees("Nothing yet.")
    both_write(people)
    turn = next_turn(people)
    word = opens_book(turn)
    says(turn.giver, DOUBTFUL)
    guesses(turn.guesser, word)
    told(people, "Found… unless the last clue gets called.")
    reload_and_are_where_they_were(turn.giver, turn.guesser)
    house.lets_time_fly()
    told(people, "had a doubt")
    for phone in people:
        phone.taps("Let it pass")
    told(people, "Found it!", word)
