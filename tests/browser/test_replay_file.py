"""A game out of a file, dragged onto the page: seen, worked by keyboard, and heard."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.house import House
from tests.browser.inspection import Findings, finding
from tests.browser.keyboard import reach
from tests.browser.room import Room
from tests.browser.screens import Phone
from tests.browser.speech import CURLY
from trapline import play

GAMES = "tests.browser.short_story"
UNREADABLE = "This file is no game that Trapline wrote down."
CHANGED = "This file was changed after it was written. It is not shown."
FOREIGN = "Another Trapline wrote this file, in a way this one does not know."
OPENED = "/api/replays/opened"
WIDE = 960


@pytest.fixture
def house(build_house: Callable[..., House]) -> House:
    return build_house(also=GAMES)


@pytest.fixture(scope="module")
def race(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write down a race of two bots."""
    file = tmp_path_factory.mktemp("logs") / "race.jsonl"
    play("traps", ["plain", "plain"], seed=1).save(file)
    return file


def drops(page: Page, file: Path) -> None:
    """Drag a file over the page and let it go there, as a file manager does; see it judged."""
    hand = page.context.new_cdp_session(page)
    data = {"items": [], "files": [str(file)], "dragOperationsMask": 1}
    with page.expect_response(lambda answer: OPENED in answer.url):
        for motion in ("dragEnter", "dragOver", "drop"):
            hand.send("Input.dispatchDragEvent", {"type": motion, "x": 200, "y": 200, "data": data})
    hand.detach()


def opens(phone: Phone, file: Path) -> None:
    phone.goes_to("/replay")
    expect(phone.button("Open a log")).to_be_visible()
    drops(phone.page, file)
    expect(line(phone)).to_be_visible()


def line(phone: Phone) -> Locator:
    return phone.page.get_by_role("slider")


def moves(phone: Phone) -> tuple[int, int]:
    """Return which move is seen, and of how many."""
    told = str(line(phone).get_attribute("aria-valuetext"))
    [move, last] = re.findall(r"\d+", told)[:2]
    return int(move), int(last)


def hears(phone: Phone, *what: str) -> None:
    """See what is said to those who cannot see."""
    voice = phone.page.get_by_role("status").first
    for one in what:
        expect(voice).to_contain_text(one)


def test_a_file_that_is_dropped_plays_from_every_chair(room: Room, race: Path) -> None:
    ann = room.laptop("Ann")
    opens(ann, race)

    ann.page.keyboard.press("End")
    ann.page.keyboard.press("2")

    expect(ann.page.get_by_role("radio", name="As plain 2 saw it")).to_be_checked()
    expect(line(ann)).to_have_attribute("aria-valuenow", "262")
    assert moves(ann) == (262, 262)

    ann.page.get_by_role("button", name="It is plain 1's turn.".replace("'", CURLY)).first.click()
    assert moves(ann)[0] in range(200, 262)
    expect(ann.page.locator("aside [aria-current=step]").first).to_be_in_viewport()


def test_a_finger_on_the_line_goes_along_and_is_told_what_lies_there(
    room: Room, race: Path
) -> None:
    ann = room.phone("Ann")
    opens(ann, race)
    hand = ann.page.context.new_cdp_session(ann.page)
    tag = ann.page.locator(".line .tag")

    def touches(how: str, *share: float) -> None:
        box = line(ann).bounding_box()
        assert box is not None
        points = [{"x": box["x"] + box["width"] * one, "y": box["y"] + 15} for one in share]
        hand.send("Input.dispatchTouchEvent", {"type": how, "touchPoints": points})

    touches("touchStart", 0.4)
    expect(tag).to_have_text(re.compile(r"Turn \d+.*Move \d+ of 262"))
    before = moves(ann)[0]
    touches("touchMove", 0.7)
    assert moves(ann)[0] > before > 50
    touches("touchEnd")
    expect(tag).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_file_that_is_no_game_is_refused_in_words(
    language: str, room: Room, race: Path, tmp_path: Path
) -> None:
    ann = room.phone("Ann", language)
    whole = race.read_bytes()
    files = {
        "changed.jsonl": (whole.replace(b'"turn-began"', b'"turn-ended"', 1), CHANGED),
        "cut.jsonl": (whole[: len(whole) // 2], UNREADABLE),
        "short.jsonl": (whole[: whole.rindex(b"\n", 0, -1) + 1], CHANGED),
        "foreign.jsonl": (whole.replace(b'{"trapline":1', b'{"trapline":2', 1), FOREIGN),
        "empty.jsonl": (b"", UNREADABLE),
        "picture.png": (b"\x89PNG\r\n\x1a\n" + bytes(64), UNREADABLE),
    }
    ann.goes_to("/replay")
    expect(ann.button("Open a log")).to_be_visible()

    for name, (content, why) in files.items():
        (tmp_path / name).write_bytes(content)
        drops(ann.page, tmp_path / name)
        # While a file is judged no other is taken, and two of these are refused alike.
        expect(ann.button("Open a log")).to_be_enabled()
        ann.sees(why)

    drops(ann.page, race)
    expect(line(ann)).to_be_visible()
    room.trouble[:] = [one for one in room.trouble if OPENED not in one]


@pytest.mark.slow
@pytest.mark.parametrize("desk", [False, True])
def test_a_replay_is_open_to_all(desk: bool, room: Room, race: Path) -> None:
    ann = room.laptop("Ann") if desk else room.phone("Ann")

    with finding() as found:
        ann.goes_to("/replay")
        found.look_at("before a file", ann, ann.button("Open a log"))
        opens(ann, race)
        found.look_at("the beginning", ann, ann.button("Play"))
        ann.page.keyboard.press("PageDown")
        for key, chair in (("1", "As plain 1 saw it"), ("9", "Everything open")):
            ann.page.keyboard.press(key)
            expect(ann.page.get_by_role("radio", name=chair)).to_be_checked()
            expect(ann.page.locator("label.threading")).to_have_count(0)
            found.look_at(chair, ann, ann.button("Play"))
        (looks_beside if desk else looks_into_drawers)(found, ann)
        ann.page.keyboard.press("End")
        found.look_at("the end", ann, ann.button("From the beginning"))


def looks_beside(found: Findings, ann: Phone) -> None:
    for panel in ("Moments", "Who knew", "Log"):
        ann.picks(panel)
        found.look_at(panel, ann)
    found.open_drawers("at the desk", ann, "Keys", "Settings")


def looks_into_drawers(found: Findings, ann: Phone) -> None:
    for name in ("What happened", "Moments", "What did they know then?"):
        found.open_drawers("in hand", ann, name)


@pytest.mark.slow
def test_every_control_is_reached_and_worked_by_keyboard(room: Room, race: Path) -> None:
    ann = room.laptop("Ann")
    opens(ann, race)
    keys = ann.page.keyboard

    reach(ann.page, line(ann))
    keys.press("ArrowUp")
    assert moves(ann)[0] == 1
    reach(ann.page, ann.page.get_by_role("radio", name="As the TV saw it"))
    keys.press("ArrowDown")
    expect(ann.page.get_by_role("radio", name="Everything open")).to_be_checked()
    reach(ann.page, ann.page.get_by_role("combobox", name="Speed"))
    keys.press("ArrowDown")
    expect(ann.page.get_by_role("combobox", name="Speed")).to_have_value("2")
    for name, move in (("One move on", 2), ("One move back", 1)):
        reach(ann.page, ann.button(name))
        keys.press("Enter")
        assert moves(ann)[0] == move
    reach(ann.page, ann.button("Play"))
    keys.press("Space")
    reach(ann.page, ann.button("Pause"))
    keys.press("Space")
    expect(ann.button("Play")).to_be_visible()
    keys.press("?")
    expect(ann.page.get_by_role("dialog", name="Keys")).to_be_visible()
    keys.press("Escape")
    reach(ann.page, ann.page.get_by_role("radio", name="Log"))
    keys.press("ArrowDown")
    expect(ann.page.get_by_role("radio", name="Moments")).to_be_checked()
    reach(ann.page, ann.button("To the end"))
    keys.press("Enter")
    assert moves(ann)[0] == moves(ann)[1]


SPOKEN = {
    "en": ("Move 1 of", "Turn 1", "As plain 2 saw it", "Whose eyes"),
    "fr": ("Coup 1 sur", "Tour 1", f"Comme plain 2 l{CURLY}a vue", "Avec les yeux de qui"),
}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_whoever_does_not_see_it_hears_where_one_is_and_what_happened(
    language: str, room: Room, race: Path
) -> None:
    ann = room.phone("Ann", language)
    move, where, eyes, chairs = SPOKEN[language]
    opens(ann, race)

    ann.page.keyboard.press("ArrowRight")
    hears(ann, move, where)
    ann.page.keyboard.press("2")
    hears(ann, eyes, move)
    ann.page.keyboard.press("End")
    news = ann.page.locator(".news")
    expect(news).to_have_text(re.compile(r"\w"))
    hears(ann, news.inner_text())
    expect(ann.page.get_by_role("group", name=chairs)).to_match_aria_snapshot(
        f"""
        - group "{chairs}":
          - radio
          - radio
          - radio
          - radio "{eyes}" [checked]
        """
    )
