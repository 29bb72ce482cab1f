"""A whole race: three phones, a bot and a TV."""

import re
from collections.abc import Callable

import pytest

from tests.browser.house import House
from tests.browser.inspection import reads_from_afar, tells_all
from tests.browser.kind_jungle import HIDDEN, TOLL
from tests.browser.room import Room
from tests.browser.screens import Phone, Screen, told
from tests.browser.traps import (
    Three,
    answers,
    asked,
    has,
    lays,
    lays_by_keyboard,
    on_the_move,
    rolls,
    takes_a_step,
    three,
)

pytestmark = pytest.mark.slow


@pytest.fixture
def house(build_house: Callable[..., House]) -> House:
    """Serve TRAPS with a stacked deck."""
    return build_house(also="tests.browser.kind_jungle")


def test_a_race_from_the_camp_to_the_finish(room: Room) -> None:
    ann, bob, cleo = people = three(room)
    tv = room.tv(ann.code)
    ann.taps("Start the game")
    tv.sees("Ann moves")
    reads_from_afar(tv)

    hides_what_she_cannot_pay(ann)
    buys_it_for_half(bob, tv)
    goes_broke(cleo, tv)
    reaches_a_fork(people)
    winner = run_home(people)

    told((*people, tv), winner)
    tells_all(tv)


def hides_what_she_cannot_pay(ann: Phone) -> None:
    rolls(ann)
    answers(ann, "who goes")
    lays_by_keyboard(ann, "Trapdoor", "Hide it", HIDDEN)
    has(ann, 10)
    ann.taps("Done")


def buys_it_for_half(bob: Phone, tv: Screen) -> None:
    """Step on the hidden Trap, and find the same question after a reload."""
    rolls(bob)
    answers(bob, "who goes")
    asked(bob, "Ann hid this and cannot pay")
    tv.showed("Trapdoor")
    bob.reloads()
    answers(bob, "Ann hid this and cannot pay", "Buy it for \\$45")
    has(bob, 205)
    lays(bob, "Toll gate", "Place it face up", TOLL)
    has(bob, 165)
    bob.taps("Done")


def goes_broke(cleo: Phone, tv: Screen) -> None:
    rolls(cleo)
    answers(cleo, "who goes")
    answers(cleo, "A trap of Bob", "Suffer")
    has(cleo, 50)
    tv.showed("Cleo is bankrupt.")
    cleo.taps("Done")


def reaches_a_fork(people: Three) -> None:
    """Go on until the path forks for somebody, who reads the question once more, and turns off."""
    while not (phone := mover(people)).text("The path forks").first.is_visible():
        takes_a_step(phone)
    phone.reloads()
    answers(phone, "The path forks", "The gorge")


def mover(people: Three) -> Phone:
    phone = on_the_move(people)
    assert phone is not None, "the race is over"
    return phone


def run_home(people: Three) -> str:
    """Race to the end; return how it is told."""
    while (phone := on_the_move(people)) is not None:
        takes_a_step(phone)
    return people[0].page.get_by_text(re.compile(r"^\w+ wins")).first.inner_text()
