"""A host brings a list of words, plays with it, and takes it along to another table."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.inspection import finding
from tests.browser.room import EXPECTED, Room
from tests.browser.trapwords import lists_words, upper
from tests.packs import KITCHEN, TOWN

LIST = "\n".join(KITCHEN.words)
MISCHIEF = "<img src=x onerror=alert(1)>"


@pytest.fixture
def house(build_house: Callable[..., House]) -> House:
    """Serve Trapwords."""
    return build_house(also="tests.shelf")


@pytest.fixture(autouse=True)
def _refusals_are_expected(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chromium tells in its console of every request that is refused."""
    monkeypatch.setattr("tests.browser.room.EXPECTED", (*EXPECTED, "/api/packs"))


def test_a_list_is_pasted_played_with_and_taken_to_another_table(
    room: Room, tmp_path: Path
) -> None:
    ann, bob, cleo = room.phone("Ann"), room.phone("Bob", "fr"), room.phone("Cleo", "fr")
    code = ann.opens("Trapwords")
    bob.joins(code)

    drawer = lists_words(ann)
    drawer.types("Your words", f"# {MISCHIEF}\n{LIST}\nSpoon")
    drawer.taps("Use this list")
    drawer.sees("1 double was left out.")
    with ann.page.expect_download() as download:
        drawer.root.get_by_role("link", name="Download it").click()
    file = tmp_path / "ours.txt"
    download.value.save_as(file)
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(1)
    ann.page.keyboard.press("Escape")

    expect(bob.page.get_by_text(f"{MISCHIEF}, 40 mots")).to_be_visible()
    bob.sees_no("colander")
    assert file.read_text("utf-8") == f"# {MISCHIEF}\n{LIST}\n"

    cleo.opens("Trapwords")
    drawer = lists_words(cleo)
    drawer.root.locator("input[type=file]").set_input_files(file)
    expect(drawer.root.get_by_text(f"{MISCHIEF}, 40 mots")).to_be_visible()

    ann.taps("Add a bot")
    ann.taps("Add a bot")
    ann.taps("Start the game")
    hidden = ann.page.get_by_role("button", expanded=False).filter(has_text="Hold to peek")
    hidden.dispatch_event("click")
    shown = ann.page.locator("[aria-expanded=true]")
    expect(shown).to_have_text(re.compile(rf"^\s*({'|'.join(KITCHEN.words)})\s*$"))


def test_a_list_that_will_not_do_is_told_with_its_line(room: Room) -> None:
    ann = room.phone("Ann", "fr")
    ann.opens("Trapwords")

    drawer = lists_words(ann)
    drawer.types("Your words", f"{LIST}\n{MISCHIEF}")
    drawer.taps("Use this list")

    expect(drawer.root.get_by_role("alert")).to_contain_text("Ligne 41")
    expect(drawer.root.get_by_role("alert")).to_contain_text(MISCHIEF)


def test_the_words_of_the_game_can_be_had_again(room: Room) -> None:
    ann = room.phone("Ann")
    ann.opens("Trapwords")
    drawer = lists_words(ann)
    drawer.types("Your words", LIST)
    drawer.taps("Use this list")
    drawer.sees("Our own list, 40 words")

    drawer.taps("Back to the game's words")
    drawer.taps("Close")
    upper(ann).taps("Close")

    ann.sees_no("Our own list")


def test_several_lists_are_mixed_with_the_words_of_the_game(room: Room) -> None:
    ann, bob = room.phone("Ann"), room.phone("Bob", "fr")
    code = ann.opens("Traitor Word")
    bob.joins(code)
    drawer = lists_words(ann)
    drawer.types("Your words", KITCHEN.text)
    drawer.taps("Use this list")
    drawer.sees("Kitchen, 40 words")
    drawer.types("Your words", TOWN.text)
    drawer.taps("Add this list too")
    drawer.sees("Town, 41 words")
    drawer.switches("Mix in the game's own words")
    drawer.taps("Close")
    upper(ann).taps("Close")

    bob.sees("Kitchen, 40 mots + Town, 41 mots + les mots du jeu")

    drawer = lists_words(ann)
    drawer.root.get_by_role("button", name="Remove this list").first.click()
    drawer.taps("Close")
    bob.sees("Town, 41 mots + les mots du jeu")


def test_bringing_a_list_is_open_to_all(room: Room) -> None:
    ann = room.phone("Ann")
    ann.opens("Trapwords")
    drawer = lists_words(ann)
    drawer.types("Your words", LIST)
    drawer.taps("Use this list")
    drawer.sees("Our own list, 40 words")
    drawer.types("Your words", "7")
    drawer.taps("Add this list too")
    expect(drawer.root.get_by_role("alert")).to_be_visible()

    with finding() as found:
        found.look_at("a list", ann)
