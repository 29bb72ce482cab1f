"""An evening of Trapped! in small: from the scenario to the way out, with a GM and three phones."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.room import Room
from tests.browser.screens import Screen, told
from tests.browser.trapped import (
    becomes,
    bids,
    challenges,
    chooses,
    chooses_card,
    concludes,
    controls,
    escapes,
    goes_for,
    hand,
    keeps_lucky,
    keeps_out,
    makes_a_character,
    meets_the_end,
    presses,
    seated,
    takes_side,
)
from tests.browser.trapped_gm import (
    agrees_with,
    changes,
    has_happen,
    lurks,
    makes_up,
    prowls,
    turns_the_cards_over,
)

BOATHOUSE = "Get to the boathouse"


@pytest.fixture
def house(build_house: Callable[..., House]) -> House:
    """Serve the mansion with a stacked deck."""
    return build_house(also="tests.browser.stacked_house")


def test_an_evening_from_the_scenario_to_the_way_out(house: House, room: Room) -> None:
    ann, bob, cleo, dan = people = seated(room, desk=True)
    tv = room.tv(ann.code)
    everybody = (*people, tv)
    chooses(ann, scenario="The haunted mansion", tone="For all ages", ready=True)
    told(people, "The haunted mansion", "For all ages")
    ann.taps("Start the game")
    house.stops_time()

    for phone, name in ((bob, "Biff"), (cleo, "Valda"), (dan, "Otto")):
        makes_a_character(phone, name)
    told((ann, cleo, dan), "Aunt Philippa Thorne", "Toby Marsh", "Colonel Hugo Batt")
    told([tv], "Who else is here?", "Toby Marsh")

    challenges(bob, "Otto", BOATHOUSE, "You are all talk.")
    told([tv], "Biff", "dares", "Otto")
    dan.sees("Biff dares you to try")
    presses(dan.button("Decline, and bid"))
    bids(bob, "4 of hearts")
    bids(dan, "9 of hearts")
    keeps_lucky(bob, dan)
    shown(tv, "Off the hook", 12, 19)
    prowls(ann, "Kitchen")

    controls(cleo, "Toby Marsh", "The vicar and I share a bookmaker.")
    agrees_with(ann, "Sexy")
    bids(cleo, "king of hearts")
    keeps_out(dan)
    takes_side(bob, "Hinder")
    chooses_card(bob, "5 of diamonds")
    bob.reloads()
    bids(bob, "5 of diamonds", side="Hinder")
    bob.reloads()
    turns_the_cards_over(ann)
    keeps_lucky(cleo, bob)
    shown(tv, "Obeys", 20, 17)
    lurks(ann)

    goes_for(dan, BOATHOUSE)
    agrees_with(ann, "Fast")
    bids(dan, "3 of hearts")
    keeps_out(bob)
    bids(cleo, "7 of hearts", side="Hinder", through="Toby Marsh")
    turns_the_cards_over(ann)
    keeps_lucky(dan, cleo)
    shown(tv, "Doomed", 9, 33)
    meets_the_end(dan, "Tell the butler I am not at home.")
    told([tv], "Otto", "dead")
    becomes(dan, "Aunt Philippa Thorne")
    lurks(ann)
    told([tv], "From now on, this is Dan.")

    has_happen(ann, "Visiting cards", "Biff")
    told(people, "Visiting cards")

    goes_for(bob, BOATHOUSE)
    changes(ann, "Fast", to="Brave")
    bids(bob, "10 of spades")
    keeps_out(cleo)
    bids(dan, "2 of hearts", side="Help", through="A complication")
    presses(bob.button("Lucky, now!"))
    shown(tv, "Achieved", 22, 19)
    bob.taps("Pick it up")
    lurks(ann)

    goes_for(cleo, BOATHOUSE)
    agrees_with(ann, "Brave")
    bids(cleo, "queen of hearts")
    keeps_out(dan)
    keeps_out(bob)
    keeps_lucky(cleo)
    lurks(ann)

    presses(dan.button("Do nothing, keep the card"))
    lurks(ann)
    makes_up(ann, "It rains butter knives.", "Aunt Philippa Thorne")

    escapes(bob, "Valda")
    presses(cleo.button("Yes"))
    concludes(bob, "Swans are faster than they look.")
    concludes(cleo, "I kept the oars.")
    concludes(dan, "The knives are still falling.")
    told(everybody, "Survived", "Doomed")


def shown(tv: Screen, stamp: str, ours: int, theirs: int) -> None:
    """See the totals that the turned cards come to, and the stamp that falls on them."""
    clash = tv.page.locator(".clash")
    expect(clash.locator(".fallen")).to_have_text(re.compile(stamp, re.IGNORECASE))
    expect(clash.locator("footer .side b")).to_have_text([str(ours), str(theirs)])
