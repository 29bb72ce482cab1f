"""Who comes in, who looks on, who hears whom."""

from playwright.sync_api import expect

from tests.browser.room import Room
from tests.browser.screens import clicks
from tests.browser.whisper import begun, four


def test_the_host_edits_the_options_and_everybody_sees_them(room: Room) -> None:
    ann, bob, cleo, _ = four(room)

    with ann.drawer("Change") as options:
        options.taps("more")
        options.picks("Fifteen seconds")
        options.switches("Clues can be objected to")

    bob.sees("Fifteen seconds")
    cleo.sees("Quinze secondes")
    expect(bob.root.get_by_role("definition").filter(has_text="4")).to_be_visible()
    expect(bob.button("Change")).to_have_count(0)


def test_a_locked_door_lets_nobody_in(room: Room) -> None:
    ann, eve = room.phone("Ann"), room.phone("Eve")
    code = ann.opens("Whisper")
    with ann.drawer("Access") as door:
        door.switches("Lock the table")
        expect(door.root.get_by_role("switch").first).to_be_checked()

    eve.goes_to(f"/t/{code}")

    eve.sees("The table is locked. Ask the host to unlock it.")


def test_who_wants_to_look_on_waits_for_the_nod(room: Room) -> None:
    ann, bob, cleo, dan = four(room)
    eve = room.phone("Eve")
    with ann.drawer("Access") as door:
        door.picks("I decide")
    ann.taps("Start the game")

    eve.looks_on(ann.code)
    with ann.drawer("People") as people:
        people.sees("Eve would like to look on.")
        eve.sees_no("Waiting for Ann, Cleo, Bob and Dan")
        people.taps("Let them in")

    eve.sees("Waiting for Ann, Cleo, Bob and Dan")
    for phone in (bob, cleo, dan):
        phone.sees("Choose your team's word")


def test_after_a_kick_newcomers_knock_and_the_host_lets_them_in(room: Room) -> None:
    ann, bob, _, dan = four(room)
    eve = room.phone("Eve", "fr")
    clicks(ann.row("Dan"))
    ann.taps("Remove from the table")
    dan.sees("You are out")

    ann.sees("Should newcomers wait for your OK?")
    ann.taps("Yes, I let people in")
    bob.sees_no("Dan")
    eve.goes_to(f"/t/{ann.code}")
    eve.types("Your name", "Eve")
    eve.taps("Sit down")

    eve.sees("Knock, knock")
    ann.sees("Eve knocks and would like to play.")
    ann.taps("Let them in")
    eve.sees("How we play")
    bob.sees("Eve")


def test_who_knocks_may_go_away_again(room: Room) -> None:
    ann, eve = room.phone("Ann"), room.phone("Eve")
    code = ann.opens("Whisper")
    with ann.drawer("Access") as door:
        door.switches("Newcomers wait for my OK")
    eve.goes_to(f"/t/{code}")
    eve.types("Your name", "Eve")
    eve.taps("Sit down")
    ann.sees("Eve knocks and would like to play.")

    eve.taps("Leave the table")

    eve.sees_no("Knock, knock")
    ann.sees_no("Eve knocks and would like to play.")


def test_an_onlooker_asks_for_a_chair_and_the_host_gives_it(room: Room) -> None:
    ann, bob, *_, dan = begun(room)
    eve = room.phone("Eve")
    with dan.drawer("Menu") as menu:
        menu.taps("Leave the table")
        menu.taps("Leave the table")
    eve.looks_on(ann.code)
    with eve.drawer("People") as people:
        clicks(people.row("Free chair"))
        people.taps("Take this chair")
        people.sees("You have asked for it. The host decides.")
    with bob.drawer("People") as people:
        people.sees("Eve asks for Dan")
        clicks(people.row("Free chair"))
        expect(people.button("Take this chair")).to_have_count(0)

    ann.taps("Give the chair")

    eve.sees("Choose your team's word")


def test_who_comes_late_slips_in_and_is_told_the_words_of_the_team(room: Room) -> None:
    ann, *_ = begun(room)
    eve = room.phone("Eve")

    eve.goes_to(f"/t/{ann.code}")
    eve.sees("The game is already running. You can slip in.")
    eve.types("Your name", "Eve")
    eve.taps("Sit down")

    eve.sees("Choose your team's word")
    expect(eve.page.get_by_role("radio")).to_have_count(3)


def test_a_team_talks_among_itself(room: Room) -> None:
    ann, bob, _, dan = begun(room)

    with bob.drawer("Chat") as chat:
        chat.types("Say something", "good evening")
        chat.taps("Send")
        chat.picks("Ice")
        chat.types("Say something", "take the short one")
        chat.taps("Send")

    with dan.drawer("Chat") as chat:
        chat.sees("take the short one")
    with ann.drawer("Chat") as chat:
        chat.sees("good evening")
        chat.sees_no("take the short one")


def test_a_reader_mutes_whom_they_like(room: Room) -> None:
    ann, bob, cleo, _ = begun(room)
    with ann.drawer("People") as people:
        clicks(people.row("Bob"))
        people.taps("Mute")

    with bob.drawer("Chat") as chat:
        chat.types("Say something", "good evening")
        chat.taps("Send")

    with cleo.drawer("Chat") as chat:
        chat.sees("good evening")
    with ann.drawer("Chat") as chat:
        chat.sees("Not a word yet. Somebody is plotting.")
        chat.sees_no("good evening")


def test_the_tv_says_what_is_missing_and_who_begins(room: Room) -> None:
    ann = room.phone("Ann")
    tv = room.tv(ann.opens("Whisper"))
    tv.sees("Free chair")
    tv.sees("It takes at least 4 to play. Share the code, or add a bot.")

    for _ in range(3):
        ann.taps("Add a bot")

    tv.sees("All set. Ann starts the game.")
    tv.sees_no("Free chair")


def test_a_tv_without_a_code_is_paired_from_a_phone(room: Room) -> None:
    ann, tv = room.phone("Ann"), room.tv()
    code = ann.opens("Whisper")

    ann.page.goto(tv.page.get_by_text("/pair/").inner_text())
    ann.taps(f"Whisper · {code}")

    ann.sees("Look up")
    tv.sees("Scan to sit down")
    tv.sees(f"{code[:3]} {code[3:]}")
