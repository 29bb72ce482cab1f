"""Four people and a game of Whisper, played on their phones."""

from playwright.sync_api import expect

from tests.browser.room import Room
from tests.browser.screens import Phone

CLUE = "normal dance"
"""Fits nearly every word, and contains none."""

Four = tuple[Phone, Phone, Phone, Phone]


def four(room: Room) -> Four:
    """Seat Ann (who hosts) and Cleo against Bob and Dan; Cleo and Dan read French."""
    ann, bob = room.phone("Ann"), room.phone("Bob")
    cleo, dan = room.phone("Cleo", "fr"), room.phone("Dan", "fr")
    code = ann.opens("Whisper")
    for phone in (bob, cleo, dan):
        phone.is_seated(code)
    ann.sees("Dan")
    return ann, bob, cleo, dan


def begun(room: Room, *, points: int = 3) -> Four:
    """Let the four start; everybody sees the words of their team."""
    people = four(room)
    plays_to(people[0], points)
    people[0].taps("Start the game")
    for phone in people:
        expect(phone.button("Choose")).to_be_visible()
    return people


def plays_to(host: Phone, points: int) -> None:
    """Ask for fewer points than the usual three."""
    if points < 3:
        with host.drawer("Change") as options:
            for _ in range(3 - points):
                options.taps("less")
            options.sees(str(points))


def chooses(phone: Phone) -> str:
    """Take the first word on offer, and return it."""
    word = phone.page.get_by_role("radio").first
    card = word.locator("xpath=..")
    card.dispatch_event("pointerdown")
    name = card.inner_text()
    card.dispatch_event("pointerup")
    word.check()
    phone.taps("Choose")
    return name.strip()


def whispers(phone: Phone, clue: str = CLUE) -> None:
    phone.types("Whisper a clue", clue)
    phone.taps("Whisper")


def guesses(phone: Phone, word: str) -> None:
    phone.types("Guess their word", word)
    phone.taps("Guess")


def let_pass(*phones: Phone) -> None:
    for phone in phones:
        phone.taps("Let it pass")
