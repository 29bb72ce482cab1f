"""Whole games of Trapwords: typed and followed on the TV, and spoken around one table."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.inspection import is_whole, reads_from_afar
from tests.browser.overhearing import given_away, overheard
from tests.browser.room import Room
from tests.browser.screens import Phone, told
from tests.browser.trapwords import (
    TRAPS,
    Four,
    Turn,
    both_write,
    finds,
    four,
    go_on,
    guesses,
    hand,
    lists_words,
    makes_rooms_small,
    next_turn,
    opens_book,
    peeks,
    reload_and_are_where_they_were,
    says,
    sees_dungeon,
    starts,
    upper,
)
from tests.packs import KITCHEN

pytestmark = pytest.mark.slow

GALAXY, *_ = TRAPS["en"]
CLUE = "continent continent"
"""Lawful whatever the curse, and of no help to a cook."""


@pytest.fixture
def house(build_house: Callable[..., House]) -> House:
    """Serve Trapwords."""
    return build_house(also="tests.shelf")


def wants_a_short_cursed_dungeon(host: Phone) -> None:
    """Play for kitchen words in rooms 1 to 5, with one more curse; the clock waits for nobody."""
    drawer = lists_words(host)
    drawer.types("Your words", "\n".join(KITCHEN.words))
    drawer.taps("Use this list")
    drawer.taps("Close")
    options = upper(host)
    makes_rooms_small(options)
    options.switches("Curse in the first room")
    options.picks("with the book in hand")
    options.taps("Close")


def test_a_typed_game_from_the_gate_to_the_monster(house: House, room: Room) -> None:
    ann, bob, *_ = people = four(room)
    tv = room.tv(ann.code)
    heard = overheard(tv)
    everybody = (*people, tv)
    wants_a_short_cursed_dungeon(ann)
    starts(people)

    tv.sees("Round 1 of 8 · Setting traps")
    reads_from_afar(tv)
    sees_dungeon(tv, 1, 1, 5)
    assert any("curse wakes" in line or "Word of Terror" in line for line in ann.told())
    words = {peeks(ann), peeks(bob)}
    both_write(people)

    trapped = next_turn(people)
    trapped.guesser.sees("opening the book")
    expect(hand(trapped.guesser).get_by_text("The book goes to")).to_be_hidden()
    word = opens_book(trapped)
    assert word in words
    assert not given_away(tv, heard, *words, *TRAPS["en"])
    says(trapped.giver, f"{GALAXY} {GALAXY}")
    told(people, "The referee cries STOP!")
    trapped.guesser.taps("Own up")
    told(everybody, "Walked into a trap", f"The word was “{word}”.", "The fatal clue")
    reads_from_afar(tv)
    told(people, f"{trapped.listener.name} set “{GALAXY}”.")

    hasty = next_turn(people)
    word = opens_book(hasty)
    first, *others = TRAPS["en"][:5]
    guesses(hasty.guesser, first)
    hasty.giver.sees(first)
    hasty.guesser.types("What is the word?", ", ".join(others[:3]))
    hasty.guesser.sees("Several ideas? A guess each.")
    hasty.guesser.taps("Guess")
    for wrong in others[:3]:
        hasty.giver.sees(wrong)
    guesses(hasty.guesser, others[-1])
    told(everybody, "Out of guesses", word)

    sees_dungeon(tv, 1, 1, 4)
    go_on(people)
    both_write(people)
    slow = next_turn(people)
    word = opens_book(slow)
    house.lets_time_fly()
    told(everybody, "Out of time", word)

    clever = next_turn(people)
    word = opens_book(clever)
    says(clever.giver, CLUE)
    told(everybody, CLUE)
    assert not given_away(tv, heard, word)
    guesses(clever.guesser, word)
    told(people, "Found… unless the last clue gets called.")
    house.lets_time_fly(9)
    told(everybody, "Found it!", word)

    for _ in range(2):
        go_on(people)
        both_write(people)
        told(everybody, "Found it!", finds(next_turn(people)))
        told(everybody, "Found it!", finds(next_turn(people)))
    tv.showed("In the second room a curse wakes")

    go_on(people)
    both_write(people)
    told(everybody, "Found it!", finds(next_turn(people)))
    battle = next_turn(people)
    assert battle.giver.name in (clever.giver.name, clever.guesser.name)
    told(everybody, "Found it!", finds(battle))
    winners = "Ember" if ann in battle[:2] else "Ice"
    told(people, f"{winners} wins", "Every word, every trap")
    tv.showed("The monster is slain")
    tv.sees(winners)
    tv.sees("Once more? Ann sets the next trap.")
    reads_from_afar(tv)
    is_whole(tv.page.locator(".tale"))
    reload_and_are_where_they_were(ann)


def test_a_spoken_game_in_french_in_which_nothing_is_typed(house: House, room: Room) -> None:
    ann, *_ = people = four(room, "fr")
    with ann.drawer("Change") as options:
        options.picks("Spoken, around one table")
        options.switches("Indices contre la montre")
        makes_rooms_small(options)
        options.picks("with the book in hand")
    starts(people)

    both_write(people)
    turn = next_turn(people)
    speaks(turn)
    turn.listener.taps("STOP!")
    told(people, "cries STOP!")
    turn.listener.taps(TRAPS["fr"][0])
    turn.listener.sees("What was said?")
    turn.listener.taps(TRAPS["fr"][0])
    turn.guesser.taps("Own up")
    told(people, "Walked into a trap", TRAPS["fr"][0])

    turn = next_turn(people)
    speaks(turn)
    turn.listener.taps("STOP!")
    turn.listener.taps("That clue broke a rule")
    turn.listener.taps("A name")
    turn.listener.taps("Without a word")
    turn.giver.taps("Contest it")
    for phone in people:
        phone.taps("Caught!")
    told(people, "Unlawful clue", "Un nom propre.")

    go_on(people)
    both_write(people)
    turn = next_turn(people)
    word = speaks(turn)
    for left in ("4 essais", "3 essais", "2 essais", "Un essai"):
        turn.listener.taps("Count a wrong guess")
        are_left(turn, left)
    turn.listener.taps("Count a wrong guess")
    turn.listener.taps("Counted by mistake")
    are_left(turn, "Un essai")
    turn.listener.taps("Count a wrong guess")
    told(people, "La dernière torche s'éteint")
    house.lets_time_fly(4)
    told(people, "Out of guesses", word)

    is_marked(house, people)
    for _ in range(3):
        go_on(people)
        both_write(people)
        is_found(house, people)
        is_found(house, people)
    told(people, "l'emporte", "Every word, every trap")


def are_left(turn: Turn, guesses_left: str) -> None:
    """See so many guesses on every phone: who counts the next one must have seen the last."""
    for phone in turn:
        expect(phone.page.get_by_role("img", name=f"{guesses_left} en réserve")).to_be_visible()


def speaks(turn: Turn) -> str:
    """Open the book. Clues and guesses are heard, not typed."""
    word = opens_book(turn)
    turn.listener.sees(f"Écoute {turn.giver.name}, la main sur STOP.")
    for phone in turn:
        expect(phone.page.get_by_role("textbox")).to_have_count(0)
    return word


def is_found(house: House, people: Four) -> None:
    turn = next_turn(people)
    word = speaks(turn)
    turn.listener.taps("That's the word")
    turn.giver.sees("They say it was found. Was it?")
    house.lets_time_fly(4)
    told(people, "Found it!", word)


def is_marked(house: House, people: Four) -> None:
    """Mark a moment, contest that the word was found, and say afterwards what the moment was."""
    turn = next_turn(people)
    word = speaks(turn)
    turn.listener.taps("Mark the moment")
    turn.giver.taps("That's the word")
    turn.listener.taps("That was not the word")
    for phone in people:
        phone.taps("Yes, found")
    house.lets_time_fly(9)
    turn.listener.sees("A moment of that turn was marked. What was it?")
    turn.listener.taps(TRAPS["fr"][0])
    turn.listener.types("… or exactly what they said", "galaxies")
    turn.listener.taps("That was it")
    for phone in people:
        phone.taps("Let it pass")
    told(people, "Found it!", word)
