"""A whole game by keyboard alone, with the focus always to be seen."""

import re

from tests.browser.keyboard import press, reach, write
from tests.browser.room import Room
from tests.browser.whisper import chooses, whispers


def test_a_whole_game_is_played_by_keyboard(room: Room) -> None:
    ann, others = room.phone("Ann"), [room.phone(name) for name in ("Bob", "Cleo", "Dan")]
    ann.goes_to("/")
    reach(ann.page, ann.page.get_by_role("button", name=re.compile("^Whisper")))
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.type("Ann")
    ann.page.keyboard.press("Enter")
    for phone in others:
        phone.joins(ann.code)
    press(ann, "Change")
    press(ann, "less")
    press(ann, "less")
    ann.page.keyboard.press("Escape")
    press(ann, "Start the game")

    reach(ann.page, ann.page.get_by_role("main"))
    reach(ann.page, ann.page.get_by_role("radio").first)
    ann.page.keyboard.press("Space")
    press(ann, "Choose")
    word = chooses(others[0])
    write(ann, "Whisper a clue", "normal dance")
    for phone in (others[0], others[2]):
        phone.taps("Let it pass")
    whispers(others[0])
    press(ann, "Chat")
    write(ann, "Say something", "here we go")
    ann.page.keyboard.press("Escape")
    write(ann, "Guess their word", word)

    ann.sees("Ember wins")
    press(ann, "Once more")
    ann.sees("Choose your team's word")
