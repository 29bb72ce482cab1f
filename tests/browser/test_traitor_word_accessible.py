"""Every screen of Traitor Word can be read, reached and hit, by lantern light and by the window."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.inspection import Findings, finding
from tests.browser.room import Room
from tests.browser.screens import Phone, clicks
from tests.browser.traitor_word import (
    OFF_TOPIC,
    SECRET,
    accuses,
    all_let_it_stand,
    answers,
    claims,
    claims_card,
    heard_another,
    last_word,
    marks_and_speaks,
    notes,
    own_word,
    pleads,
    said_it,
    says,
    seated,
    takes_the_token,
    token,
    types_ahead,
    votes,
)

pytestmark = pytest.mark.slow


@pytest.fixture
def house(build_house: Callable[..., House]) -> House:
    """Serve Traitor Word with a stacked deck."""
    return build_house(also="tests.browser.stacked_chain")


def begins(host: Phone) -> None:
    """Start, and see the first word."""
    host.taps("Start the game")
    expect(last_word(host)).to_be_visible()


def test_every_screen_of_a_typed_chain_is_open_to_all(room: Room) -> None:
    ann, bob, cleo, dan = seated(room, 4)
    begins(ann)

    with finding() as found:
        found.look_at("the first word", cleo, cleo.button("That's my word!"))
        types_ahead(bob, "boat")
        found.look_at("typing ahead", bob, own_word(bob))
        all_let_it_stand(bob, cleo, dan)
        found.look_at("my word", bob, bob.button("Say it"))
        says(bob, "boat")
        found.look_at("my word is out", bob, last_word(bob))
        found.look_at("listening", ann, token(ann, SECRET))
        found.look_at("next, listening", cleo, last_word(cleo))
        hand = cleo.page.locator(".peek")
        hand.dispatch_event("click")
        found.look_at("my secret words", cleo)
        hand.dispatch_event("click")
        clicks(token(ann, SECRET))
        found.look_at("armed", ann, token(ann, SECRET))
        ann.taps("Not a word?")
        found.look_at("objecting", ann)
        ann.taps("Close")
        is_tried(found, ann, bob, cleo, dan)
        accuses_at_once(found, bob)
        is_asked_about(found, ann, bob, dan)


def is_asked_about(found: Findings, ann: Phone, bob: Phone, dan: Phone) -> None:
    all_let_it_stand(ann, bob, dan)
    says(dan, "zorblax")
    found.look_at("is that a word", ann, ann.button("It's a word"))
    ann.taps("No such word")
    found.look_at("no word, I said", ann, ann.button("No such word"))
    found.look_at("they are asked about mine", dan, last_word(dan))


def is_tried(found: Findings, ann: Phone, bob: Phone, cleo: Phone, dan: Phone) -> None:
    all_let_it_stand(ann, cleo, dan)
    says(cleo, "sailor")
    accuses(ann, OFF_TOPIC)
    found.look_at("accused", cleo, cleo.button("Plead"))
    found.look_at("waiting for the defence", bob, last_word(bob))
    pleads(cleo, "Sailors are what boats are full of.")
    votes(bob, down=True)
    found.look_at("the vote", bob, bob.button("It's linked"))
    found.look_at("waiting for the vote", ann, last_word(ann))
    votes(dan, down=False)
    found.look_at("the verdict", ann, last_word(ann))
    clicks(ann.page.get_by_role("button", name="The chain: 3 words"))
    found.look_at("the chain", ann)
    ann.taps("Close")


def accuses_at_once(found: Findings, bob: Phone) -> None:
    claims(bob)
    bob.sees("is not one of your secret words")
    found.look_at("a claim that was none", bob)


def test_every_screen_of_a_race_for_the_token_is_open_to_all(room: Room) -> None:
    ann, bob, cleo = seated(room)
    with ann.drawer("Change") as options:
        options.switches("In turn")
    begins(ann)

    with finding() as found:
        all_let_it_stand(bob, cleo)
        found.look_at("the token", bob, bob.button("My turn!"))
        found.look_at("not for me", ann, last_word(ann))
        takes_the_token(cleo)
        found.look_at("the token is mine", cleo, cleo.button("Say it"))
        found.look_at("somebody has the token", bob, last_word(bob))


def test_every_screen_of_a_spoken_chain_is_open_to_all(room: Room) -> None:
    ann, bob, cleo = seated(room)
    with ann.drawer("Change") as options:
        options.picks("Spoken, around one table (bots read what you write down)")
    begins(ann)

    with finding() as found:
        all_let_it_stand(bob, cleo)
        found.look_at("marking", bob, said_it(bob))
        is_shown_and_accused(found, ann, bob, cleo)
        marks_and_speaks(bob)
        found.look_at("a word was spoken", ann, token(ann, OFF_TOPIC))
        found.look_at("I spoke", bob, bob.button("Take it back"))
        claims(ann)
        found.look_at("which card", ann, ann.button("Show it"))
        ann.taps("Back")
        ann.taps("I have seen it")
        notes(ann, "boat")
        found.look_at("noted", ann, last_word(ann))
        accuses(cleo, OFF_TOPIC)
        found.look_at("a spoken defence", bob, bob.button("I have spoken"))


def is_shown_and_accused(found: Findings, ann: Phone, bob: Phone, cleo: Phone) -> None:
    marks_and_speaks(bob)
    claims_card(ann, 0)
    found.look_at("my card is shown", ann, ann.page.locator(".cards"))
    found.look_at("was it said", cleo, cleo.button("That was not said"))
    heard_another(cleo, bob)
    found.look_at("a card went back", cleo, last_word(cleo))
    accuses(cleo, SECRET)
    found.look_at("the truth", bob, bob.button("That is the truth"))
    found.look_at("waiting for the truth", ann, last_word(ann))
    answers(bob, 0)
    all_let_it_stand(ann, cleo)
    marks_and_speaks(cleo)
    all_let_it_stand(ann, bob)
    marks_and_speaks(ann)
    all_let_it_stand(bob, cleo)
