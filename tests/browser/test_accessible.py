"""Every screen of a game can be read, reached and hit, by lantern light and by the window."""

from tests.browser.inspection import Findings, finding
from tests.browser.room import Room
from tests.browser.screens import Screen
from tests.browser.whisper import CLUE, Four, chooses, four, guesses, plays_to, whispers

DRAWERS = ("People", "Log", "Chat", "Rules", "Invite", "Menu")


def test_the_way_to_the_table_is_open_to_all(room: Room) -> None:
    ann, bob = room.phone("Ann"), room.phone("Bob", "fr")

    with finding() as found:
        ann.goes_to("/")
        found.look_at("home", ann, ann.page.get_by_role("textbox"))
        found.open_drawers("home", ann, "Settings")
        code = ann.opens("Whisper")
        found.look_at("lobby of one", ann, ann.button("Start the game"))
        found.open_drawers("lobby", ann, "Access", "Change", "Another game", "Settings")
        found.open_drawers("lobby", ann, "Another player on this phone")
        bob.goes_to(f"/t/{code}")
        found.look_at("door", bob, bob.button("Sit down"))
        bob.types("Your name", "Bob")
        bob.taps("Sit down")
        bob.sees("How we play")
        found.look_at("lobby of a guest", bob, bob.button("I'm ready"))
        bob.goes_to("/t/ZZZZZZ")
        bob.sees("No such table")
        found.look_at("no such table", bob, bob.button("Try another code"))
        bob.goes_to("/nowhere")
        bob.sees("Off the line")
        found.look_at("no such page", bob)


def test_every_phase_of_a_game_is_open_to_all(room: Room) -> None:
    ann, bob, _, dan = people = four(room)
    tv = room.tv(ann.code)

    with finding() as found:
        found.look_at("lobby of four", ann, ann.button("Start the game"))
        tv.sees("Scan to sit down")
        found.look_up_at("tv lobby", tv)
        plays_to(ann, 1)
        ann.taps("Start the game")
        word = plays(found, people, tv)
        guesses(dan, word)
        ann.sees("Ice wins")
        found.look_at("end of the host", ann, ann.button("Once more"))
        found.look_at("end of a guest", bob)
        tv.sees("Ice wins")
        found.look_up_at("tv end", tv)


def plays(found: Findings, people: Four, tv: Screen) -> str:
    """Play until Bob and Dan may guess, looking at everything; return the word."""
    ann, bob, cleo, dan = people
    ann.sees("Choose your team's word")
    found.look_at("choosing", ann, ann.button("Choose"))
    found.open_drawers("choosing", ann, *DRAWERS)
    word = chooses(ann)
    found.look_at("chosen", ann, ann.button("Take that back"))
    tv.sees("Bob and Dan move")
    found.look_up_at("tv", tv)
    chooses(bob)
    ann.sees("Whisper a clue")
    found.look_at("whispering", ann, ann.button("Whisper"))
    cleo.sees("On attend Ann")
    found.look_at("waiting", cleo)
    whispers(ann)
    bob.sees("Guess their word")
    found.look_at("listening", bob, bob.button("Guess"))
    found.look_at("the clue in French", dan, dan.text(CLUE).first)
    return word
