"""What the browser tests start from: Chromium, a server, and people with phones."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from chromium import executable
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.house import NAME, House
from tests.browser.room import PATIENCE, Room

HERE = Path(__file__).parent
FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-sync",
    "--no-first-run",
    "--no-sandbox",
    f"--host-resolver-rules=MAP {NAME} 127.0.0.1",
)

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


# Not for longer than a module: while it runs, no other test could have an event loop.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def build_house(tmp_path: Path) -> Iterator[Callable[..., House]]:
    houses: list[House] = []

    def build(*, also: str = "", **patience: int) -> House:
        houses.append(House(tmp_path, patience, also=also))
        return houses[-1]

    yield build
    for house in houses:
        house.closes()


@pytest.fixture
def furnish(chromium: Browser) -> Iterator[Callable[[House], Room]]:
    """Make a room for a house, and see in the end that no browser did what it should not."""
    rooms: list[Room] = []

    def make(house: House) -> Room:
        rooms.append(Room(chromium, house))
        return rooms[-1]

    yield make
    for room in rooms:
        room.closes()
        assert room.trouble == []
        assert room.hosts <= {NAME, "localhost"}


@pytest.fixture
def house(build_house: Callable[..., House]) -> House:
    return build_house()


@pytest.fixture
def room(house: House, furnish: Callable[[House], Room]) -> Room:
    return furnish(house)
