"""An evening of Trapped! in small: from the scenario to the way out, with a GM and three phones."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.overhearing import overheard
from tests.browser.room import Room
from tests.browser.screens import Phone, presses, told
from tests.browser.stacked_house import MANSION
from tests.browser.trapped import (
    becomes,
    bids,
    challenges,
    chooses,
    chooses_card,
    concludes,
    controls,
    escapes,
    go_in,
    goes_for,
    has_shown,
    keeps_out,
    makes_a_character,
    meets_the_end,
    passes,
    seated,
    settles,
    takes_side,
    throws_away,
    watched,
)
from tests.browser.trapped_gm import (
    agrees_with,
    changes,
    has_happen,
    lurks,
    makes_up,
    prowls,
    turns_the_cards_over,
    weighs,
)
from tests.browser.trapped_secrets import desk_is_secret, hands_are_secret, only_known_by

pytestmark = pytest.mark.slow

BOATHOUSE = "Get to the boathouse"
MENU = "chanter le menu de ce soir au majordome"
VISITORS = "Cartes de visite"
EXTRAS = ("Aunt Philippa Thorne", "Toby Marsh", "Colonel Hugo Batt")


@pytest.fixture
def house(build_house: Callable[..., House]) -> House:
    """Serve the mansion with a stacked deck."""
    return build_house(also="tests.browser.stacked_house")


def test_an_evening_from_the_scenario_to_the_way_out(room: Room) -> None:
    ann, bob, cleo, dan = people = seated(room, desk=True)
    tv = room.tv(ann.code)
    everybody = (*people, tv)
    chooses(ann, scenario="Dinner Is Served", tone="For all ages")
    told(people, "Dinner Is Served", "For all ages")
    ears = {screen: overheard(screen) for screen in everybody}
    ann.taps("Start the game")
    told(everybody, "The sea is over the causeway", "Mortlake, the late butler", "Walk home")
    go_in(*people)
    tv.showed("Who are you?")
    watched(tv)

    for phone, name in ((bob, "Biff"), (cleo, "Valda"), (dan, "Otto")):
        makes_a_character(phone, name)
    told((ann, cleo, dan), *EXTRAS)
    tv.showed("Who else is here?")
    hands_are_secret(ears, (bob, cleo, dan))

    challenges(bob, "Otto", BOATHOUSE)
    has_shown(tv, "Biff", "dares", "Otto", BOATHOUSE)
    presses(dan.button("Decline, and bid"))
    bids(bob, "4 of hearts")
    only_known_by(bob, ears, "4 of hearts")
    bids(dan, "9 of hearts")
    turns_the_cards_over(ann)
    settles(dan, bob, words="I never swim before supper.")
    has_shown(tv, "Off the hook", 12, 19)
    has_shown(tv, "Otto", "I never swim before supper.")
    told((ann, bob, cleo), "I never swim before supper.")
    told((ann, cleo), "Biff feels otherwise about Otto now")
    prowls(ann, "Kitchen")

    controls(cleo, "Toby Marsh")
    agrees_with(ann, "Sexy")
    bids(cleo, "king of hearts", words="The vicar and I share a bookmaker.")
    keeps_out(dan)
    takes_side(bob, "Hinder")
    chooses_card(bob, "5 of diamonds")
    bob.reloads()
    bob.sees("Valda is in it. And you?")
    bids(bob, "5 of diamonds", side="Hinder")
    bob.reloads()
    assert own_bid(bob) == "5 of diamonds"
    only_known_by(bob, ears, "5 of diamonds")
    turns_the_cards_over(ann)
    settles(cleo, bob)
    has_shown(tv, "Obeys", 20, 17)
    told([ann], "Toby Marsh obeys Cleo from now on")
    told((cleo, dan), "Toby Marsh obeys Valda from now on")
    lurks(ann)

    goes_for(dan, BOATHOUSE)
    agrees_with(ann, "Fast")
    bids(dan, "3 of hearts")
    keeps_out(bob)
    bids(cleo, "7 of hearts", side="Hinder", through="Toby Marsh")
    turns_the_cards_over(ann)
    has_shown(tv, "Doomed", 9, 33)
    meets_the_end(dan, "Tell the butler I am not at home.")
    has_shown(tv, "Otto", "dead")
    becomes(dan, "Aunt Philippa Thorne")
    lurks(ann)
    has_shown(tv, "Aunt Philippa Thorne", "From now on, this is Dan.")

    has_happen(ann, "Visiting cards", "Biff")
    has_shown(tv, "Visiting cards", "starring", "Biff")
    told((bob, cleo, dan), "Visiting cards")

    goes_for(bob, BOATHOUSE)
    changes(ann, "Fast", to="Brave")
    bids(bob, "10 of spades")
    keeps_out(cleo)
    bids(dan, "2 of hearts", side="Help", through="A complication")
    bob.sees("Your side has 18, the other 19.")
    presses(bob.button("Lucky, now!"))
    settles(bob)
    has_shown(tv, "Achieved", 22, 19)
    bob.taps("Pick it up")
    lurks(ann)

    goes_for(cleo, BOATHOUSE)
    agrees_with(ann, "Brave")
    bids(cleo, "queen of hearts")
    keeps_out(dan)
    keeps_out(bob)
    settles(cleo)
    has_shown(tv, "Achieved", 19, 10)
    lurks(ann)

    passes(dan)
    lurks(ann)
    makes_up(ann, "It rains butter knives.", "Aunt Philippa Thorne")
    has_shown(tv, "It rains butter knives.", "Aunt Philippa Thorne")

    hands_are_secret(ears, (bob, cleo, dan))
    for screen in (bob, cleo, dan, tv):
        desk_is_secret(ears[screen], MANSION, happened={"visiting-cards"})

    escapes(bob, "Valda")
    has_shown(tv, "A way out!", "Row away in the swan", "Are you coming, Cleo?")
    presses(cleo.button("Yes"))
    concludes(bob, "Swans are faster than they look.")
    concludes(cleo, "I kept the oars.")
    concludes(dan, "The knives are still falling.")
    ending = ("Survived", "Doomed", "Swans are faster than they look.")
    told(people, *ending)
    for line in (*ending, "Some got out", "Directed by Ann."):
        tv.showed(line)
    story = kept_by(cleo)
    for line in ("Otto would rather not.", "From now on Dan plays Aunt Philippa Thorne."):
        assert line in story


def own_bid(phone: Phone) -> str:
    """Hold the card that I have laid, and read it."""
    peek = phone.page.get_by_role("button", name="Your card")
    peek.dispatch_event("click")
    shown = phone.page.locator(".peek").get_by_role("img")
    expect(shown).to_be_visible()
    return str(shown.get_attribute("aria-label"))


def kept_by(phone: Phone) -> str:
    """Take the story home, and read it there."""
    with phone.page.expect_download() as kept:
        phone.taps("The story as Markdown")
    return kept.value.path().read_text()


def test_a_short_evening_in_french_that_one_leaves_alone(room: Room) -> None:
    ann, bob, cleo, dan = people = seated(room, language="fr")
    tv = room.tv(ann.code, "fr")
    chooses(ann, scenario="Monsieur est servi")
    ann.taps("Start the game")
    go_in(*people)
    for phone in (bob, cleo, dan):
        makes_a_character(phone)
    tv.showed("Who else is here?")
    watched(tv)

    goes_for(bob, "Atteindre le hangar")
    agrees_with(ann, "Fast")
    bids(bob, "10 de pique")
    keeps_out(cleo)
    keeps_out(dan)
    settles(bob, words="Il fallait suivre la marmelade.")
    has_shown(tv, "Réussi", 17, 13)
    lurks(ann)

    passes(cleo)
    throws_away(cleo)
    lurks(ann)

    challenges(dan, "Cleo", "Avec tes mots", words=MENU)
    tv.showed(MENU)
    weighs(ann, MENU, "Charme")
    told((bob, cleo), MENU)
    presses(cleo.button("Accept, for a card"))
    bids(cleo, "roi de cœur")
    for phone in (dan, bob):
        keeps_out(phone)
    settles(cleo, words="Il a demandé un rappel.")
    has_shown(tv, "Chapeau", 20, 19)
    told((bob, dan), "Il a demandé un rappel.")
    throws_away(dan)
    lurks(ann)
    has_happen(ann, VISITORS, "Docteure Éléonore Brochet")
    told((bob, cleo, dan), VISITORS)

    bob.taps("Pick it up")
    escapes(bob)
    for phone in (bob, cleo, dan):
        concludes(phone, f"{phone.name} raconte.")
    ending = ("Survived", "Doomed", "Cleo raconte.")
    told(people, *ending)
    for line in ending:
        tv.showed(line)
    assert kept_by(dan).startswith("# Piégés\u202f!\n\n## Monsieur est servi\n")
