"""The screens beside the game are open to all as well: the curtain, the partings, the vote."""

from tests.browser.inspection import finding
from tests.browser.room import Room
from tests.browser.screens import clicks
from tests.browser.whisper import begun, four


def test_the_curtain_is_open_to_all(room: Room) -> None:
    ann = room.phone("Ann")
    ann.opens("Whisper")
    with ann.drawer("Another player on this phone") as drawer:
        drawer.types("Their name", "Bea")
        drawer.taps("Add this player")
    for _ in range(2):
        ann.taps("Add a bot")

    with finding() as found:
        clicks(ann.row("Bea"))
        found.look_at("chair", ann)
        ann.taps("Close")
        ann.taps("Start the game")
        ann.sees("Hand this phone to")
        found.look_at("curtain", ann, ann.page.get_by_role("button", name="I am").first)


def test_partings_are_open_to_all(room: Room) -> None:
    ann, bob, _, dan = begun(room)

    with finding() as found:
        tab = room.tab(bob)
        bob.sees("You are playing elsewhere")
        found.look_at("elsewhere", bob, bob.button("Play here"))
        with ann.drawer("People") as people:
            clicks(people.row("Dan"))
            found.look_at("a chair in the game", ann)
            people.taps("Remove from the table")
            people.taps("No, leave it open")
        dan.sees("You are out")
        found.look_at("kicked", dan)
        with tab.drawer("Menu") as menu:
            menu.taps("Move to another device")
            link = tab.page.get_by_text("/hand/").inner_text()
            found.look_at("hand-over", tab)
            other = room.phone("Bob's other phone")
            other.page.goto(link)
            found.look_at("taking over", other, other.button("Play from here"))
            other.taps("Play from here")
            tab.sees("Your seat has moved")
            found.look_at("moved", tab)


def test_vote_pause_and_spectator_are_open_to_all(room: Room) -> None:
    ann, bob, cleo, dan = begun(room)
    eve = room.phone("Eve")
    eve.looks_on(ann.code)

    with finding() as found:
        eve.sees("Waiting for Ann, Cleo, Bob and Dan")
        found.look_at("spectator", eve)
        with bob.drawer("People") as people:
            clicks(people.row("Dan"))
            people.taps("Let a bot make one move")
        cleo.sees("Laisser un bot jouer un coup pour Dan ?")
        found.look_at("vote", cleo, cleo.button("Yes"))
        with dan.drawer("Menu") as menu:
            menu.taps("Stop the clock")
        ann.sees("The clock stands still")
        found.look_at("pause", ann)


def test_pairing_is_open_to_all(room: Room) -> None:
    ann, tv = room.phone("Ann"), room.tv()
    code = ann.opens("Whisper")

    with finding() as found:
        tv.sees("/pair/")
        found.look_up_at("tv pairing", tv)
        ann.page.goto(tv.page.get_by_text("/pair/").inner_text())
        found.look_at("pairing", ann, ann.button(f"Whisper · {code}"))
        ann.taps(f"Whisper · {code}")
        ann.sees("Look up")
        found.look_at("paired", ann)


def test_the_largest_letters_still_fit(room: Room) -> None:
    ann, bob, *_ = four(room)

    with finding() as found:
        with ann.drawer("Settings") as settings:
            settings.picks("Larger")
            found.look_at("settings", ann)
        found.look_at("lobby", ann, ann.button("Start the game"))
        ann.taps("Start the game")
        ann.sees("Choose your team's word")
        found.look_at("choosing", ann, ann.button("Choose"))
        for name in ("People", "Chat", "Rules", "Invite", "Menu"):
            found.open_drawers("largest", ann, name)
        bob.sees("Choose your team's word")
        ann.goes_to("/")
        found.look_at("home", ann, ann.page.get_by_role("button", name="Settings"))
