"""Every screen of Trapped! can be read, reached and hit, by lantern light and by the window."""

from collections.abc import Callable
from typing import TypeAlias

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.house import House
from tests.browser.inspection import Findings, finding
from tests.browser.keyboard import press, reach
from tests.browser.room import Room
from tests.browser.screens import Phone, Screen, presses
from tests.browser.stacked_house import CAST, MANSION
from tests.browser.trapped import (
    asks,
    becomes,
    bids,
    challenges,
    chooses,
    does,
    go_in,
    goes_for,
    keeps_out,
    makes_a_character,
    meets_the_end,
    picks,
    seated,
    settles,
    takes_side,
    task,
)
from tests.browser.trapped_gm import (
    agrees_with,
    asked,
    expand,
    has_happen,
    lurks,
    panel,
    prowls,
    turns_the_cards_over,
)

pytestmark = pytest.mark.slow

People: TypeAlias = tuple[Phone, Phone, Phone, Phone, Screen]

TOGETHER = "Inventé ensemble, maintenant"
BOATHOUSE = "Get to the boathouse"
AUNT, TOBY, _ = (str(MANSION.cast["fr"][nth].name) for nth in CAST)


@pytest.fixture
def house(build_house: Callable[..., House]) -> House:
    """Serve the mansion with a stacked deck."""
    return build_house(also="tests.browser.stacked_house")


class Look:
    """Looks at screens of Trapped! twice: as axe does, and as tired eyes do."""

    def __init__(self, found: Findings) -> None:
        self.found = found

    def at(self, what: str, phone: Phone, primary: Locator | None = None) -> None:
        self.found.look_at(what, phone, primary)
        self.found.look_closely_at(what, phone, ".poster")

    def up(self, what: str, tv: Screen) -> None:
        self.found.look_up_at(what, tv)
        self.found.look_closely_at(what, tv, ".hall")


def go(phone: Phone) -> Locator:
    """The one big button."""
    return task(phone).locator("button.primary")


@pytest.fixture
def people(room: Room) -> People:
    """Seat a GM at a desk, three phones and a TV, in two languages, and begin."""
    ann, bob = room.laptop("Ann", "fr"), room.phone("Bob")
    cleo, dan = room.phone("Cleo", "fr"), room.phone("Dan")
    code = ann.opens("Trapped!")
    for phone in (bob, cleo, dan):
        phone.is_seated(code)
        ann.sees(phone.name)
    tv = room.tv(code, "fr")
    chooses(ann, scenario="Monsieur est servi")
    ann.taps("Start the game")
    return ann, bob, cleo, dan, tv


def test_being_somebody_and_daring_others_is_open_to_all(people: People) -> None:
    with finding() as found:
        are_somebody(Look(found), *people)
        dare(Look(found), *people)


def test_orders_death_events_and_pauses_are_open_to_all(people: People) -> None:
    ann, bob, cleo, dan, _ = people
    go_in(ann, bob, cleo, dan)
    for phone, name in ((bob, "Biff"), (cleo, "Zora"), (dan, "Otto")):
        makes_a_character(phone, name)
    challenges(bob, "Otto", BOATHOUSE)
    presses(dan.button("Decline, and bid"))
    bids(bob, "4 of hearts")
    bids(dan, "9 of hearts")
    turns_the_cards_over(ann)
    settles(dan, bob)
    prowls(ann, "Cuisine")

    with finding() as found:
        obey(Look(found), *people)
        die(Look(found), *people)


def are_somebody(look: Look, ann: Phone, bob: Phone, cleo: Phone, dan: Phone, tv: Screen) -> None:
    look.at("where we are", cleo, cleo.button("In we go"))
    look.at("the GM reads", ann)
    look.up("tv, where we are", tv)
    go_in(ann, bob, cleo, dan)
    asks(cleo, "Who are you?")
    look.at("who", cleo, cleo.button("Next"))
    cleo.taps("Next")
    look.at("what like", cleo, cleo.button("Next"))
    cleo.taps("Next")
    look.at("what feelings", cleo, cleo.button("That's me"))
    cleo.taps("That's me")
    look.at("the others are made up", cleo)
    look.at("the GM waits", ann)
    look.up("tv, characters", tv)
    makes_a_character(bob, "Biff")
    makes_a_character(dan, "Otto")


def dare(look: Look, ann: Phone, bob: Phone, cleo: Phone, dan: Phone, tv: Screen) -> None:
    look.at("my turn", bob, asks(bob, "Your turn. What do you do?").get_by_role("button").first)
    look.at("waiting", cleo)
    for name in ("Sheets", "Story", "Not this"):
        with bob.drawer(name):
            look.at(name, bob)
    does(bob, "Challenge somebody")
    picks(bob, "Otto")
    picks(bob, BOATHOUSE)
    look.at("a challenge", bob, bob.button("I dare you!"))
    presses(bob.button("I dare you!"))
    look.at("challenged", dan, dan.button("Accept, for a card"))
    presses(dan.button("Decline, and bid"))
    look.at("a bid", dan, go(dan))
    bids_by_keyboard(bob, "4 of hearts")
    bids(dan, "9 of hearts")
    asked(ann, "All bids are in")
    look.at("what both use", ann, ann.button("Turn the cards over"))
    turns_the_cards_over(ann)
    look.at("the floor", dan, dan.button("Told aloud"))
    look.at("listening", cleo, cleo.button("Go on"))
    look.up("tv, off the hook", tv)
    settles(dan, bob)
    asked(ann, "Where to?")
    look.at("the monster's move", ann, panel(ann).locator(".foot button.primary"))
    prowls(ann, "Cuisine")


def bids_by_keyboard(phone: Phone, card: str) -> None:
    lying = task(phone).get_by_role("radio", name=card, exact=True)
    reach(phone.page, lying)
    phone.page.keyboard.press("Space")
    expect(lying).to_be_checked()
    reach(phone.page, go(phone))
    phone.page.keyboard.press("Enter")
    expect(task(phone)).to_have_count(0)


def obey(look: Look, ann: Phone, bob: Phone, cleo: Phone, dan: Phone, tv: Screen) -> None:
    does(cleo, "Make an Extra obey")
    picks(cleo, TOBY)
    look.at("orders", cleo, cleo.button("Do as I say!"))
    presses(cleo.button("Do as I say!"))
    asked(ann, "Sexy")
    look.at("which attribute", ann, ann.button("That fits"))
    agrees_with(ann, "Sexy")
    bids(cleo, "roi de cœur")
    keeps_out(dan)
    look.at("help or hinder", bob, bob.button("Keep out"))
    takes_side(bob, "Hinder")
    look.at("hindering", bob, go(bob))
    bids(bob, "5 of diamonds")
    asked(ann, "All bids are in")
    look.at("all bids are in", ann, ann.button("Turn the cards over"))
    look.up("tv, bids", tv)
    presses(ann.button("Turn the cards over"))
    settles(cleo, bob)
    look.at("an Extra obeys", cleo)
    lurks(ann)


def die(look: Look, ann: Phone, bob: Phone, cleo: Phone, dan: Phone, tv: Screen) -> None:
    does(dan, "Go for a goal")
    picks(dan, BOATHOUSE)
    look.at("a goal", dan, dan.button("Try it"))
    presses(dan.button("Try it"))
    agrees_with(ann, "Fast")
    bids(dan, "3 of hearts")
    keeps_out(bob)
    takes_side(cleo, "Hinder")
    bids(cleo, "7 de cœur", through=TOBY)
    presses(ann.button("Turn the cards over"))
    dan.sees("This is the end of Otto.")
    look.at("dead or mad", dan, go(dan))
    look.up("tv, doomed", tv)
    meets_the_end(dan, "Tell the butler I am not at home.")
    look.at("who next", dan, go(dan))
    becomes(dan, AUNT)
    lurks(ann)
    look.at("what happens", ann)
    expand(ann, "Make something up")
    look.at("what the GM makes up", ann, panel(ann).locator(".foot button.primary"))
    expand(ann, "Make something up")
    has_happen(ann, event("visiting-cards"), "Biff")
    look.up("tv, an event", tv)
    press(bob, "Pause")
    look.at("a pause", bob, bob.button("Go on"))
    look.at("a pause", ann)


def test_a_conflict_is_open_to_a_gm_with_a_phone(room: Room) -> None:
    ann, bob, cleo, dan = seated(room)
    ann.taps("Start the game")
    go_in(ann, bob, cleo, dan)
    for phone, name in ((bob, "Biff"), (cleo, "Zora"), (dan, "Otto")):
        makes_a_character(phone, name)
    goes_for(bob, BOATHOUSE)
    agrees_with(ann, "Fast")
    bids(bob, "4 of hearts")
    bids(cleo, side="Hinder")

    with finding() as found:
        ann.sees("Zora")
        found.look_at("the bids", ann)


def test_making_up_a_setting_is_open_to_all(room: Room) -> None:
    ann, bob, cleo = room.phone("Ann", "fr"), room.phone("Bob"), room.phone("Cleo", "fr")
    code = ann.opens("Trapped!")
    for phone in (bob, cleo):
        phone.is_seated(code)
        ann.sees(phone.name)
    tv = room.tv(code, "fr")
    chooses(ann, scenario=TOGETHER)
    ann.taps("Start the game")

    with finding() as found:
        look = Look(found)
        bob.types("What comes to mind?", "A lighthouse")
        look.at("an idea", bob, bob.button("Say it"))
        bob.taps("Say it")
        tv.sees("A lighthouse")
        look.up("tv, ideas", tv)
        for phone in (bob, cleo, ann):
            phone.taps("I have no more")
        look.at("reading back", ann, ann.button("All read"))
        ann.taps("All read")
        look.at("voting out", cleo, cleo.button("Keep them all"))
        for phone in (bob, cleo, ann):
            phone.taps("Keep them all")
        look.at("the sheet", ann, ann.button("Shall we play this?"))
        with ann.drawer("Write on the sheet"):
            look.at("writing on the sheet", ann, ann.button("Write it down"))
        look.up("tv, the sheet", tv)
        ann.taps("Shall we play this?")
        look.at("the vote", bob, bob.button("So be it"))


def event(name: str) -> str:
    """Return how a French GM calls it."""
    [title] = [one.says["fr"].title for one in MANSION.events if one.id == name]
    return str(title)
