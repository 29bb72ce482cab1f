"""The server is killed with -9 in the middle of a game, and nobody loses anything."""

import json
from collections import Counter

from tests.browser.room import Room
from tests.browser.screens import Phone
from tests.browser.whisper import begun, chooses, guesses, whispers

LOST = "Connection lost. Trying again: your seat is safe."


def test_everybody_resumes_and_nothing_is_lost_or_doubled(room: Room) -> None:
    ann, bob, cleo, dan = begun(room, points=1)
    tv = room.tv(ann.code)
    word = chooses(ann)
    bob.sees("Ember has chosen its secret word.")

    room.house.is_killed()
    for screen in (ann, bob, cleo, dan, tv):
        screen.sees(LOST)
    chooses(dan)
    room.house.starts()
    for screen in (ann, bob, cleo, dan, tv):
        screen.sees_no(LOST)
    whispers(ann)
    bob.sees("Ann whispers “normal dance”.")
    room.house.is_killed()
    room.house.starts()
    ann.sees("Ann whispers “normal dance”.")
    stories = [phone.told() for phone in (ann, bob)]
    guesses(bob, word)

    assert stories[0] == stories[1]
    for screen in (ann, bob, tv):
        screen.sees("Ice wins")
    happened = Counter(fact["type"] for fact in exported(ann))
    assert happened["chosen"] == happened["began"] == 1
    assert happened["clue-given"] == happened["found"] == 1


def exported(phone: Phone) -> list[dict[str, str]]:
    """Download the log on the end screen, and return all its facts."""
    with phone.page.expect_download() as download:
        phone.page.get_by_role("link", name="Download the log").click()
    lines = download.value.path().read_text().splitlines()
    return [fact for line in lines[1:] for fact in json.loads(line)["facts"]]
