"""A seat survives sleep, a second tab, a new device, a lost host and a server that dies."""

from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.room import Room
from tests.browser.screens import Phone, clicks
from tests.browser.whisper import CLUE, begun, chooses, four, guesses, whispers


def test_a_phone_that_slept_catches_up_with_what_it_missed(room: Room) -> None:
    ann, bob, cleo, _ = begun(room)

    cleo.page.context.set_offline(True)
    chooses(ann)
    chooses(bob)
    whispers(ann)
    cleo.page.context.set_offline(False)

    cleo.sees("Ann chuchote « normal dance ».")


def test_what_was_tapped_without_a_network_arrives_when_it_is_back(room: Room) -> None:
    ann, bob, *_ = begun(room)
    chooses(ann)
    chooses(bob)
    ann.types("Whisper a clue", CLUE)

    ann.page.context.set_offline(True)
    ann.button("Whisper").click()
    ann.page.context.set_offline(False)

    bob.sees("Ann whispers “normal dance”.")


def test_of_two_tabs_the_newer_plays_and_the_older_says_so(room: Room) -> None:
    ann, bob, *_ = begun(room)

    tab = room.tab(ann)
    ann.sees("You are playing elsewhere")
    chooses(tab)
    chooses(bob)

    whispers(tab)
    ann.sees("You are playing elsewhere")
    bob.sees("Ann whispers “normal dance”.")


def test_the_older_tab_takes_the_seat_back_when_asked(room: Room) -> None:
    ann, bob, *_ = begun(room)
    tab = room.tab(ann)

    ann.taps("Play here")

    tab.sees("You are playing elsewhere")
    chooses(ann)
    bob.sees("Choose your team's word")


def test_a_link_moves_the_seat_to_another_device(room: Room) -> None:
    ann, bob, *_ = begun(room)
    word = chooses(ann)
    chooses(bob)
    laptop = Phone(room.page(room.device("en", {"width": 1280, "height": 800})), "Ann", "en", "")

    with ann.drawer("Menu") as menu:
        menu.taps("Move to another device")
        link = ann.page.get_by_text("/hand/").inner_text()
        laptop.page.goto(link)
        laptop.taps("Play from here")
        ann.sees("Your seat has moved")

    whispers(laptop)
    guesses(bob, word)
    laptop.sees(f"Bob guesses “{word}”. Yes!")


def test_whoever_is_shown_the_door_is_out(room: Room) -> None:
    ann, bob, _, dan = begun(room)

    with ann.drawer("People") as people:
        clicks(people.row("Dan"))
        people.taps("Remove from the table")
        people.taps("No, leave it open")
    dan.sees("You are out")

    with bob.drawer("People") as people:
        expect(people.text("Free chair")).to_be_visible()


def test_the_crown_moves_on_when_the_host_is_gone(house: House, room: Room) -> None:
    ann, bob, cleo, _ = four(room)

    ann.page.close()
    bob.sees("away")
    house.lets_time_fly()

    bob.taps("Start the game")
    cleo.sees("Choose your team's word")
