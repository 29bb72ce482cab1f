"""Every player has their own language, light and letters, and the rules at hand."""

from playwright.sync_api import expect

from tests.browser.room import Room
from tests.browser.whisper import begun


def test_a_player_changes_language_in_the_middle_of_a_game(room: Room) -> None:
    ann, bob, *_ = begun(room)

    with ann.drawer("Menu") as menu:
        menu.taps("Settings")
        ann.picks("Français")
        ann.language = "fr"
        ann.taps("Close")

    ann.sees("Choose your team's word")
    ann.sees("À toi de jouer")
    bob.sees("Your move")
    ann.reloads()
    ann.sees("À toi de jouer")


def test_the_table_is_lit_by_a_lantern_or_by_a_window(room: Room) -> None:
    ann = room.phone("Ann")
    ann.goes_to("/")

    with ann.drawer("Settings") as settings:
        settings.picks("Light")
        expect(ann.page.locator(":root")).to_have_css("color-scheme", "light")
        settings.picks("Dark")

    expect(ann.page.locator(":root")).to_have_css("color-scheme", "dark")


def test_how_to_play_is_one_tap_away(room: Room) -> None:
    ann, _, cleo, _ = begun(room)

    with ann.drawer("Rules") as rules:
        rules.sees("Each team picks one of three words as its secret.")
    with cleo.drawer("Rules") as rules:
        rules.sees("Chaque équipe choisit son secret parmi trois mots.")


def test_the_link_and_its_picture_stay_at_hand_during_the_game(room: Room) -> None:
    ann, *_ = begun(room)

    with ann.drawer("Invite") as share:
        share.sees(f"{room.house.address}/t/{ann.code}")
        expect(share.root.get_by_role("img", name=f"QR code for table {ann.code}")).to_be_visible()
