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
    f"--host-resolver-rules=MAP {NAME} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost",
)
"""There is one server in the world: whatever asks another one is heard of as trouble."""

expect.set_options(timeout=PATIENCE)


def pytest_itemcollected(item: pytest.Item) -> None:
    if HERE in item.path.parents:
        item.add_marker(pytest.mark.browser)


# After the order was shuffled: while Chromium runs, no other test can have an event loop.
# Whole evenings come first, so that in the end nobody waits for one.
@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: (HERE in item.path.parents, "slow" not in item.keywords))


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def build_house(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Callable[..., House]]:
    """Make houses whose luck is the same whenever this test runs with the same seed."""
    houses: list[House] = []
    seed = f"{request.config.getoption('randomly_seed')} {request.node.name}"

    def build(also: str = "", **patience: int) -> House:
        houses.append(House(tmp_path, seed, also, **patience))
        return houses[-1]

    yield build
    for house in houses:
        house.closes()


@pytest.fixture
def furnish(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Callable[[House], Room]]:
    """Make a room for a house, and see in the end that no browser did what it should not."""
    rooms: list[Room] = []
    late = request.config.getoption("late_lines")

    def make(house: House) -> Room:
        rooms.append(Room(chromium, house, late))
        return rooms[-1]

    yield make
    for room in rooms:
        room.closes()
        assert room.trouble == []


@pytest.fixture
def house(build_house: Callable[..., House]) -> House:
    return build_house()


@pytest.fixture
def room(house: House, furnish: Callable[[House], Room]) -> Room:
    return furnish(house)
