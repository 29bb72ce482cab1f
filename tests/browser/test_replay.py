"""A finished game seen again: from its chairs, open, by a link, from a file; never too early."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.browser.house import House
from tests.browser.room import SOFA, Room
from tests.browser.screens import Phone, Screen

GAMES = "tests.browser.short_story"
"""All four games; the adventure is a short one."""
ENDLESS = 1_000
GLANCE, GLANCES, BREATH = 50, 20, 2
"""Milliseconds between two looks at a screen; how many of them are worth some seconds there."""
TURN = "document.querySelector('.where b')?.textContent.trim()"
BOARD = "main > :first-child"
FIRST = "(path) => fetch(path).then((told) => told.json()).then(({ first }) => first)"

MEANWHILE = """
async (seat) => {
  const line = location.origin.replace("http", "ws");
  const socket = new WebSocket(`${line}/ws/${location.pathname.slice(3)}`);
  await new Promise((opened) => (socket.onopen = opened));
  socket.send(JSON.stringify({ type: "hello", role: "player", since: null }));
  const motion = { type: "bot-takes-over", seat };
  const key = `a-bot-for-${seat}`;
  socket.send(JSON.stringify({ type: "ask", key, wish: { type: "move", motion } }));
  return new Promise((told) => {
    socket.onmessage = ({ data }) => {
      const answer = JSON.parse(data);
      if (answer.key === key || answer.reason) told(answer.reason ?? answer.type);
    };
  });
}
"""


PLAYING = """
(code) => fetch(`/api/tables/${code}`).then((told) => told.json()).then((at) => at.playing)
"""


class Versions:
    """Which versions a screen has been told of since it came, by what came over its line."""

    def __init__(self, page: Page) -> None:
        self.told: list[int] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        self.told = []
        socket.on("framereceived", self._hear)

    def _hear(self, data: str | bytes) -> None:
        message: dict[str, Any] = json.loads(data)
        self.told += [message["version"]] if message.get("version") else []


def waits_for(house: House, ann: Phone, bots: int, *others: Phone) -> str:
    """Let bots play until nobody but Ann, or whoever sits down with her, can go on."""
    for _ in range(bots):
        ann.taps("Add a bot")
    ann.taps("Start the game")
    rests(house, ann, *others)
    return ann.code


def rests(house: House, *people: Phone) -> None:
    """Wait until one of them is asked for something; a bot may leave people time to think."""
    for glance in range(1, ENDLESS):
        if any(is_asked(phone) for phone in people):
            return
        people[0].page.wait_for_timeout(GLANCE)
        if glance % GLANCES == 0:
            house.lets_time_fly(BREATH)
    raise AssertionError("nobody is asked for anything")


def is_asked(phone: Phone) -> bool:
    turn = phone.page.evaluate(TURN)
    return turn == "Your move" or (turn == "" and phone.button("Let it stand").is_visible())


def stands(tv: Screen, *phones: Phone) -> tuple[int, list[str]]:
    """Read all boards when every screen has just come and nothing has happened since."""
    screens = {tv: ".tv main"} | dict.fromkeys(phones, BOARD)
    versions = [Versions(screen.page) for screen in screens]
    for _ in range(ENDLESS):
        for screen in screens:
            screen.reloads()
        boards = [shown(screen.page, board) for screen, board in screens.items()]
        told = [version for screen in versions for version in screen.told]
        if len(told) == len(screens) and len(set(told)) == 1:
            return told[0], boards
    raise AssertionError("the bots go on and on")


def asked(page: Page, path: str) -> int:
    status: int = page.evaluate("(path) => fetch(path).then(({ status }) => status)", path)
    return status


def plays_out(house: House, page: Page, code: str, *others: int) -> None:
    """Let bots sit in for Ann, who hosts, and for others, and all of them play to the end."""
    for seat in (*others, 0):
        assert page.evaluate(MEANWHILE, seat) == "ok"
    for _ in range(ENDLESS):
        if not page.evaluate(PLAYING, code):
            return
        house.lets_time_fly()
    raise AssertionError("the bots do not come to an end")


def comes_to(page: Page, first: int, then: int) -> None:
    """Wait until the replay stands where its address says."""
    line = page.get_by_role("slider", name="The line of the evening")
    expect(line).to_have_attribute("aria-valuenow", str(then - first))


def shown(page: Page, place: str) -> str:
    board = page.locator(place)
    expect(board).to_have_text(re.compile(r"\S"))
    expect(board).not_to_contain_text("Finding your table")
    return board.inner_text()


def takes(page: Page, key: str, chair: str) -> str:
    """Take a chair by its key; read what its board shows."""
    page.keyboard.press(key)
    expect(page.get_by_role("radio", name=chair)).to_be_checked()
    expect(page.locator("label.threading")).to_have_count(0)
    return page.locator(BOARD).inner_text()


@pytest.fixture
def house(build_house: Callable[..., House]) -> House:
    return build_house(also=GAMES)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("title", "bots"), [("Trapwords", 2), ("TRAPS", 0), ("Traitor Word", 2), ("Trapped!", 2)]
)
def test_a_game_is_seen_again_as_it_was_from_two_chairs_and_open(
    title: str, bots: int, house: House, room: Room, chromium: Browser, tmp_path: Path
) -> None:
    ann, bob = room.phone("Ann"), room.phone("Bob")
    bob.is_seated(ann.opens(title))
    code = waits_for(house, ann, bots, bob)
    then, (afar, board, bobs) = stands(room.tv(code), ann, bob)
    below = f"/api/tables/{code}/games/1"
    early = [asked(ann.page, below + path) for path in ("/replay", ".jsonl", "/evening.html")]
    plays_out(house, ann.page, code, 1)

    first = ann.page.evaluate(FIRST, below + "/replay")

    ann.goes_to(f"/t/{code}/replay/1#{then}")
    comes_to(ann.page, first, then)
    again = takes(ann.page, "1", "As Ann saw it")
    other = takes(ann.page, "2", "As Bob saw it")
    takes(ann.page, "9", "Everything open")
    wide = room.page(room.device("en", SOFA))
    wide.context.add_cookies(ann.page.context.cookies())  # type: ignore[arg-type]  # read and written alike
    wide.goto(f"{house.address}/t/{code}/replay/1#{then}")
    comes_to(wide, first, then)

    assert again == board
    assert other == bobs
    assert shown(wide, ".thrown main") == afar
    plays_offline(chromium, page_of(ann, f"{below}/evening.html?as=0", tmp_path))
    assert all(status in (404, 409) for status in early)
    is_meant(room)


@pytest.mark.slow
def test_an_evening_is_shared_by_a_link_and_as_a_file_and_taken_back(
    house: House, room: Room
) -> None:
    ann, eve = room.phone("Ann"), room.phone("Eve")
    ann.opens("Traitor Word")
    code = waits_for(house, ann, 3)
    ann.goes_to(f"/t/{code}/replay/1")
    expect(ann.page.get_by_role("alert")).to_be_visible()
    ann.goes_to(f"/t/{code}")
    rests(house, ann)
    plays_out(house, ann.page, code)
    ann.goes_to(f"/t/{code}/replay/1")

    expect(ann.page.get_by_role("slider")).to_be_visible()
    ann.page.keyboard.press("2")
    expect(ann.page.get_by_role("radio").nth(3)).to_be_checked()
    expect(ann.page.locator(".threading")).to_have_count(0)
    ann.page.keyboard.press("ArrowRight")
    ann.page.wait_for_url(re.compile(r"#\d+\.2$"))
    ann.button("Share this evening").click()
    ann.switches("Figures instead of names")
    ann.switches("From this move and this chair")
    ann.button("Make a link").click()
    link = ann.page.locator(".paper.link").inner_text()
    eve.page.goto(link)
    expect(eve.page.get_by_role("radio", name="As Player 2 saw it")).to_be_checked()
    expect(eve.page.get_by_role("slider")).to_have_attribute(
        "aria-valuetext", re.compile("Move 1 ")
    )
    eve.sees_no("Ann")
    expect(ann.page.get_by_role("link", name="The log")).to_have_count(0)
    address = ann.page.get_by_role("link", name="One file").get_attribute("href")
    assert "figures=1" in str(address)

    ann.button("Take back").click()
    expect(ann.button("Take back")).to_have_count(0)
    eve.reloads()
    expect(eve.page.get_by_role("alert")).to_be_visible()
    is_meant(room)


def is_meant(room: Room) -> None:
    """See that of what browsers complained of, all was asked in vain on purpose."""
    vain = ("/games/1", "/api/replays/")
    room.trouble[:] = [one for one in room.trouble if not any(path in one for path in vain)]


def page_of(phone: Phone, address: str, folder: Path) -> Path:
    """Take an evening along as one file."""
    file = folder / "evening.html"
    file.write_text(phone.page.evaluate("(url) => fetch(url).then((file) => file.text())", address))
    assert file.stat().st_size <= 1_500_000
    return file


def plays_offline(chromium: Browser, file: Path) -> None:
    context = chromium.new_context(
        offline=True, reduced_motion="reduce", viewport={"width": 390, "height": 844}
    )
    page, asked, trouble = context.new_page(), list[str](), list[str]()
    page.on("pageerror", lambda error: trouble.append(f"{error}"))
    page.on("console", lambda said: trouble.extend([said.text] * (said.type == "error")))
    page.on("request", lambda request: asked.append(request.url))
    page.goto(file.as_uri())
    line = page.get_by_role("slider", name="The line of the evening")
    expect(line).to_be_visible()
    page.keyboard.press("End")
    expect(line).to_have_attribute("aria-valuenow", str(line.get_attribute("aria-valuemax")))
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(line).not_to_have_attribute("aria-valuenow", "0")
    # The address follows, also where there is no server.
    page.wait_for_url(re.compile(r"#\d+$"))
    page.keyboard.press("1")
    expect(page.locator(BOARD)).to_have_text(re.compile(r"\S"))
    context.close()
    assert trouble == []
    assert [url for url in asked if not url.startswith(("file:", "data:", "blob:"))] == []
