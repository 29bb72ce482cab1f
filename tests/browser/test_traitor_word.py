"""Whole games of Traitor Word: typed in turn, typed without turns, and spoken in French."""

from collections.abc import Callable, Iterable

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.overhearing import overheard, strings
from tests.browser.room import Room
from tests.browser.screens import Phone, Screen, told
from tests.browser.traitor_word import (
    OFF_TOPIC,
    SECRET,
    accuses,
    all_let_it_stand,
    answers,
    claims,
    claims_card,
    grabs_too_late,
    has,
    heard_another,
    heard_it,
    marks_and_speaks,
    notes,
    pleads,
    says,
    seated,
    secret_words,
    starts,
    takes_the_token,
    token,
    types_ahead,
    votes,
)

pytestmark = pytest.mark.slow

TO_OBJECT = 3
"""Seconds that a word must stand before the next one."""


@pytest.fixture
def house(build_house: Callable[..., House]) -> House:
    """Serve Traitor Word."""
    return build_house(also="tests.shelf")


def is_staged(people: Iterable[Phone], tv: Screen, *what: str) -> None:
    """See it on every phone, and that the TV has told it, which soon goes back to the chain."""
    told(people, *what)
    for one in what:
        tv.showed(one)


def test_a_typed_game_from_the_first_word_to_the_seventh_flash(house: House, room: Room) -> None:
    ann, bob, cleo = people = seated(room)
    tv = room.tv(ann.code)
    heard = overheard(tv)
    tv.sees("Scan to sit down")
    before = strings(heard)
    starts(ann)

    all_let_it_stand(bob, cleo)
    tv.sees("Bob looks for a word.")
    secrets = [word for phone in people for word in secret_words(phone)]
    assert (strings(heard) - before).isdisjoint(secrets)
    says(bob, "Zanzibar")
    accuses(cleo, SECRET)
    is_staged(people, tv, "Innocent!", "Cleo pays Bob a flash.")
    house.lets_time_fly(TO_OBJECT)

    secret = secret_words(cleo)[0]
    says(cleo, secret)
    accuses(ann, SECRET)
    is_staged(people, tv, "Caught!", "Cleo pays Ann a flash.")
    told(people, f"Cleo loses the card “{secret}”.")
    assert secret not in secret_words(cleo)
    house.lets_time_fly(TO_OBJECT)

    smuggled = secret_words(ann)[0]
    says(ann, smuggled)
    accuses(bob, OFF_TOPIC)
    told((bob, cleo), "Ann has one sentence")
    pleads(ann, "In Mozart there is always some of it.")
    is_staged(people, tv, "In Mozart there is always some of it.")
    cleo.reloads()
    votes(cleo, down=False)
    is_staged(people, tv, "It holds!", "Bob pays Ann a flash.")
    told(people, smuggled)
    has(ann, 6)
    house.lets_time_fly(TO_OBJECT)

    says(bob, "Mozart")
    accuses(cleo, OFF_TOPIC)
    pleads(bob, "He never saw the sea.")
    votes(ann, down=True)
    is_staged(people, tv, "Off-topic!", "Bob pays Cleo a flash.")
    for phone, flashes in ((ann, 6), (bob, 2), (cleo, 2)):
        has(phone, flashes)
    house.lets_time_fly(TO_OBJECT)

    named = secret_words(bob)[0]
    says(cleo, named)
    claims(bob)
    told(people, "That was a word of Bob!")
    tv.showed("That's my word!")
    has(bob, 3)
    all_let_it_stand(ann, bob)

    says(ann, secret_words(ann)[0])
    all_let_it_stand(bob, cleo)
    has(ann, 6)
    types_ahead(bob, "Quasimodo")
    bob.taps("Say it")
    told(people, "Ann wins", "Ann caught Cleo.")
    told([tv], "with seven flashes", "Flashes, word by word", "Ann caught Cleo.")


def test_whoever_is_first_has_the_token(house: House, room: Room) -> None:
    ann, bob, cleo = people = seated(room)
    tv = room.tv(ann.code)
    with ann.drawer("Change") as options:
        options.switches("In turn")
    starts(ann)
    all_let_it_stand(bob, cleo)
    expect(ann.button("My turn!")).to_have_count(0)

    grabs_too_late(cleo, first=bob)
    cleo.sees("Bob was faster.")
    ann.sees("Bob has the token.")
    smuggled = secret_words(bob)[0]
    says(bob, smuggled)
    all_let_it_stand(ann, cleo)

    expect(token(cleo, SECRET)).to_be_visible()
    takes_the_token(ann)
    has(bob, 4)
    expect(token(cleo, SECRET)).to_have_count(0)
    expect(bob.button("My turn!")).to_have_count(0)
    house.lets_time_fly()
    ann.sees("You had the token and said nothing")
    has(bob, 4)
    takes_the_token(cleo)
    says(cleo, "Zanzibar")
    told((*people, tv), smuggled)

    all_let_it_stand(ann, bob)
    expect(ann.button("My turn!")).to_be_visible()
    house.lets_time_fly()
    told((*people, tv), "The draw pile")


def test_a_word_that_no_list_knows_is_put_to_the_others(room: Room) -> None:
    ann, bob, cleo = people = seated(room)
    tv = room.tv(ann.code)
    starts(ann)
    all_let_it_stand(bob, cleo)

    bob.types("Your word", "I swim")
    bob.taps("Say it")
    bob.sees("That is a sentence.")
    says(bob, "zorblax")
    told((*people, tv), "knows")
    ann.taps("No such word")
    tv.sees("Is that a word?")
    cleo.taps("No such word")
    told((bob,), "Your turn")

    says(bob, "glorp")
    for phone in (ann, cleo):
        phone.taps("It's a word")
    all_let_it_stand(ann, cleo)
    told((cleo,), "Your turn")


def test_a_spoken_game_in_french_that_ends_with_an_empty_pile(room: Room) -> None:
    ann, bob, cleo = people = seated(room, language="fr")
    tv = room.tv(ann.code, "fr")
    heard = overheard(tv)
    with ann.drawer("Change") as options:
        options.picks("Spoken, around one table (bots read what you write down)")
    starts(ann)
    all_let_it_stand(bob, cleo)

    marks_and_speaks(bob)
    notes(ann, "Zanzibar")
    told((*people, tv), "Zanzibar")
    accuses(cleo, SECRET)
    is_staged(people, tv, "Cleo donne un éclair à Bob")
    all_let_it_stand(ann, cleo)

    marked = secret_words(cleo)[2]
    before = strings(heard)
    marks_and_speaks(cleo, 2)
    told(people, "said aloud")
    tv.sees("Cleo parle.")
    assert marked not in strings(heard) - before
    accuses(ann, SECRET)
    tv.sees("Cleo, la vérité…")
    answers(cleo)
    is_staged(people, tv, "Cleo donne un éclair à Ann", marked)
    all_let_it_stand(ann, bob)

    marks_and_speaks(ann)
    shown = secret_words(cleo)[0]
    claims_card(cleo, 0)
    is_staged(people, tv, shown)
    heard_another(ann, bob)
    told(people, f"Cleo a montré « {shown} »")
    has(cleo, 1)
    claims_card(bob, 1)
    heard_it(ann)
    has(bob, 5)
    accuses(cleo, OFF_TOPIC)
    ann.taps("I have spoken")
    votes(bob, down=False)
    is_staged(people, tv, "Cleo donne un éclair à Ann")
    told(people, "Ann et Bob l'emportent")
    told([tv], "with most flashes, as a pile is empty", "Flashes, word by word")
