"""Stopping the clock, taking a move back, and letting a bot play by vote."""

from playwright.sync_api import expect

from tests.browser.room import Room
from tests.browser.screens import clicks
from tests.browser.whisper import begun, chooses

STOPPED = "The clock stands still"


def test_a_stopped_clock_reads_the_same_on_all_screens(room: Room) -> None:
    ann, bob, cleo, dan = begun(room)
    tv = room.tv(ann.code)
    screens = (ann, bob, cleo, dan, tv)
    tv.sees("Everybody moves")

    with bob.drawer("Menu") as menu:
        menu.taps("Stop the clock")
    for screen in screens:
        screen.sees(STOPPED)
    assert len({screen.seconds_left() for screen in screens}) == 1

    cleo.taps("Go on")
    for screen in screens:
        screen.sees_no(STOPPED)


def test_the_host_gives_everybody_half_a_minute_more(room: Room) -> None:
    ann, bob, *_ = begun(room)
    tv = room.tv(ann.code)
    with bob.drawer("Menu") as menu:
        menu.taps("Stop the clock")
    tv.sees(STOPPED)
    before = tv.seconds_left()

    with ann.drawer("Menu") as menu:
        menu.taps("30 seconds more")

    for screen in (ann, bob, tv):
        expect(screen.page.get_by_role("timer")).to_contain_text(f"about {before + 30} seconds")
    assert "30\u202fs more for everybody." in bob.told()


def test_a_choice_is_taken_back_until_the_others_have_chosen(room: Room) -> None:
    ann, bob, cleo, _ = begun(room)
    chooses(ann)
    cleo.sees("On attend Bob et Dan")

    ann.taps("Take that back")

    cleo.sees("Choose your team's word")
    chooses(ann)
    chooses(bob)
    expect(ann.button("Take that back")).to_have_count(0)


def test_a_majority_lets_a_bot_move_for_somebody(room: Room) -> None:
    ann, bob, cleo, dan = begun(room)
    chooses(ann)

    with bob.drawer("People") as people:
        clicks(people.row("Dan"))
        people.taps("Let a bot make one move")
    ann.sees("Let a bot make one move for Dan?")
    dan.sees("Laisser un bot jouer un coup pour Dan ?")
    for phone in (ann, cleo):
        phone.taps("Yes")

    bob.sees("Ann moves")


def test_all_together_go_back(room: Room) -> None:
    ann, bob, cleo, dan = begun(room)
    chooses(ann)
    chooses(bob)
    ann.sees("Whisper a clue")

    with bob.drawer("Log") as log:
        log.taps("Ask everybody to go back")
    for phone in (ann, cleo, dan):
        phone.taps("Yes")

    for phone in (ann, bob, cleo, dan):
        phone.sees("Choose your team's word")
