"""Several people on one phone, and bots where people are missing."""

from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from tests.browser.room import PATIENCE, Room
from tests.browser.screens import Phone, clicks
from tests.browser.whisper import chooses, four, let_pass, plays_to, whispers

A_MOMENT = 2_000
"""Milliseconds after which somebody looks again at what may be done."""


ONE_MORE = {"en": "Another player on this phone", "fr": "Un joueur de plus sur ce téléphone"}


def seats_friend(phone: Phone, name: str) -> None:
    with phone.drawer(ONE_MORE[phone.language]) as drawer:
        drawer.types("Their name", name)
        drawer.taps("Add this player")


def test_a_curtain_falls_between_two_people_on_one_phone(room: Room) -> None:
    ann, cleo = room.phone("Ann"), room.phone("Cleo", "fr")
    code = ann.opens("Whisper")
    seats_friend(ann, "Bea")
    cleo.joins(code)
    seats_friend(cleo, "Didier")
    ann.sees("Didier")
    ann.taps("Start the game")

    ann.sees("Hand this phone to Ann")
    ann.sees_no("Choose your team's word")
    ann.taps("I am Ann")
    chooses(ann)

    ann.sees("Hand this phone to Bea")
    ann.taps("I am Bea")
    expect(ann.button("Choose")).to_be_visible()
    expect(ann.button("Take that back")).to_have_count(0)
    chooses(ann)

    ann.sees("Hand this phone to Ann")
    cleo.sees("On attend Ann")
    expect(cleo.button("Didier")).to_be_visible()


def test_one_person_plays_with_bots_to_the_end(room: Room) -> None:
    ann = room.phone("Ann")
    ann.opens("Whisper")
    plays_to(ann, 1)
    for _ in range(3):
        ann.taps("Add a bot")
    ann.taps("Start the game")

    again = ann.button("Once more")
    choose, whisper, let = (ann.button(x) for x in ("Choose", "Whisper", "Let it pass"))
    while not again.is_visible():
        expect(again.or_(choose).or_(whisper).or_(let).first).to_be_visible()
        try:
            moves(ann)
        except TooLate:
            continue  # a bot was faster

    ann.sees("wins")


def moves(phone: Phone) -> None:
    """Do what may be done now, if it still may."""
    phone.page.set_default_timeout(A_MOMENT)
    try:
        if phone.button("Choose").is_visible():
            chooses(phone)
        elif phone.button("Whisper").is_visible():
            whispers(phone)
        elif phone.button("Let it pass").is_visible():
            let_pass(phone)
    finally:
        phone.page.set_default_timeout(PATIENCE)


def test_a_bot_is_added_and_sent_away_again(room: Room) -> None:
    ann, bob, *_ = four(room)

    ann.taps("Add a bot")
    chair = bob.page.get_by_role("listitem").filter(has_text="bot")
    expect(chair).to_be_visible()
    clicks(ann.page.get_by_role("listitem").filter(has_text="bot").get_by_role("button"))
    ann.taps("Remove the bot")

    expect(chair).to_have_count(0)
