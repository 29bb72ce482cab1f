"""Whatever somebody writes is shown as it was written, and nothing of it runs."""

import pytest
from playwright.sync_api import expect

from tests.browser.room import Room
from tests.browser.whisper import begun, chooses, guesses, whispers

MISCHIEF = (
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(2)>",
    '"><svg onload=alert(3)>',
    "javascript:alert(4)",
    "{{constructor.alert(5)}}",
    "{by:seat} ${alert(6)} {word}",
    "</textarea><iframe src=//evil>",
    "&lt;b&gt;bold&amp;",
    "<style>*{display:none}",
)
SHORT = ("<b onclick=alert(7)>A", "<img src=x>{n:count}", "</script><svg/>", "&#60;u&#62; Bob")


def test_clues_guesses_and_chat_are_shown_as_typed(room: Room) -> None:
    ann, bob, cleo, dan = begun(room)
    tv = room.tv(ann.code)
    chooses(ann)
    chooses(bob)
    for number, mischief in enumerate(MISCHIEF[:4]):
        whisperer, guesser = ((ann, bob), (bob, cleo), (cleo, dan), (dan, ann))[number]
        whispers(whisperer, mischief)
        guesser.sees(mischief)
        tv.sees(mischief)
        guesses(guesser, MISCHIEF[number + 4] + " zebra")
        tv.sees(MISCHIEF[number + 4])

    with bob.drawer("Chat") as chat:
        for mischief in MISCHIEF:
            chat.types("Say something", mischief)
            chat.taps("Send")
            chat.sees(mischief)
    with dan.drawer("Chat") as chat:
        for mischief in MISCHIEF:
            expect(chat.root.get_by_text(mischief, exact=True)).to_be_visible()


def test_names_are_shown_as_typed(room: Room) -> None:
    phones = [room.phone(name) for name in SHORT]
    code = phones[0].opens("Whisper")
    for phone in phones[1:]:
        phone.joins(code)
    tv = room.tv(code)
    for name in SHORT:
        for screen in (*phones, tv):
            screen.sees(name)

    phones[0].taps("Start the game")
    for phone in phones:
        phone.sees("Choose your team's word")
    with phones[1].drawer("People") as people:
        for name in SHORT:
            people.sees(name)


@pytest.mark.parametrize(
    "path", ["/t/%3Cscript%3E", "/hand/%22%3E%3Csvg%3E", "/pair/x", "/tv/ZZZZZZ"]
)
def test_an_address_somebody_made_up_runs_nothing(room: Room, path: str) -> None:
    ann = room.phone("Ann")

    ann.goes_to(path)

    expect(ann.page.get_by_role("heading").first).to_be_visible()
