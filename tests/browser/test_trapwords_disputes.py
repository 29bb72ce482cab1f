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
    shuts_page,
    starts,
    writes,
)

DOUBTFUL = "galaxian"
VERDICT = "“galaxian” springs “galaxy”."
BEFORE = "This table decided before: “galaxian” springs “galaxy”."


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
    shuts_page(giver)
    told([guesser, listener], f"{giver.name} reads the word…")
    reload_and_are_where_they_were(*turn)
    giver.taps("Start the clock")
    guesses(guesser, "parliament")
    told(turn, "parliament")
    reload_and_are_where_they_were(*turn)

    says(giver, DOUBTFUL)
    guesser.sees(DOUBTFUL)
    listener.taps(DOUBTFUL)
    told(people, "cries STOP!")
    reload_and_are_where_they_were(giver, guesser)
    listener.taps("galaxy")
    told(people, "springs the trap “galaxy”?")
    reload_and_are_where_they_were(*turn)
    guesser.taps("Contest it")
    told(people, "The referee shrugs: where the teams differ, it stands.", "0 of 4 have voted")
    giver.taps("Let it pass")
    told(people, "1 of 4 have voted")
    reload_and_are_where_they_were(*turn)
    for phone in people:
        phone.taps("Caught!")
    told(people, "Walked into a trap", "That sprang “galaxy”.", "Both teams agree: it holds.")

    with bob.drawer("The dungeon") as dungeon:
        dungeon.sees(VERDICT)
        expect(dungeon.button("Forget “galaxian” and “galaxy”")).to_have_count(0)
    turn = next_turn(people)
    word = opens_book(turn)
    says(turn.giver, DOUBTFUL)
    guesses(turn.guesser, word)
    house.lets_time_fly(9)
    told(people, "had a doubt", BEFORE, "That was about “galaxian”.")
    for phone in people:
        phone.taps("Let it pass" if phone in turn[:2] else "Caught!")
    told(people, "Walked into a trap", "The teams differ. The referee's lean: caught.")

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
    house.lets_time_fly(9)
    told(people, "had a doubt")
    for phone in people:
        phone.taps("Let it pass")
    told(people, "Found it!", word)


def test_the_referee_is_contradicted_and_a_name_is_flagged(house: House, room: Room) -> None:
    ann, *_ = people = four(room)
    with ann.drawer("Change") as options:
        makes_rooms_small(options)
        options.switches("Curse in the second room")
    starts(people)
    both_write(people)

    turn = next_turn(people)
    word = opens_book(turn)
    says(turn.giver, "galaxies")
    told(people, "The referee cries STOP!")
    turn.giver.sees("The referee is sure. Contest it within eight seconds, or it holds.")
    turn.giver.taps("Contest it")
    told(people, "Where the teams differ, the referee says: caught.")
    for phone in people:
        phone.taps("Let it pass")
    told(people, "Both teams agree: it stands.")
    turn.listener.sees("The table has voted on “galaxies”: it stands.")

    says(turn.giver, "what Nancy likes")
    turn.listener.sees("For the vote after the turn: “nancy” (A name).")
    turn.listener.taps("Flag it for later")
    turn.listener.taps("likes")
    turn.listener.taps("That clue broke a rule")
    turn.listener.taps("Something in the room")
    told(people, "One clue is flagged for after the turn.")
    guesses(turn.guesser, word)
    house.lets_time_fly(9)
    told(people, "The charge: A name")
    for phone in people:
        phone.taps("Let it pass")
    told(people, "The charge: Something in the room")
    for phone in people:
        phone.taps("Let it pass")
    told(people, "Found it!", word)
