"""How much script a phone loads before it can play."""

from collections.abc import Callable

from playwright.sync_api import Response

from tests.browser.room import Room
from tests.browser.screens import Phone

SHELL = 66_000
"""Bytes of script on the wire, from the first screen to the table; packed by gzip, as over HTTP."""
TABLE = 12_000
"""And what lies around the board of any game, once one begins."""


def listen(phone: Phone) -> Callable[[], dict[str, int]]:
    """Weigh every script this phone loads from now on."""
    loaded: list[Response] = []

    def hear(answer: Response) -> None:
        loaded.append(answer)

    phone.page.on("response", hear)

    def weigh() -> dict[str, int]:
        scripts = [answer for answer in loaded if answer.request.resource_type == "script"]
        return {answer.url: answer.request.sizes()["responseBodySize"] for answer in scripts}

    return weigh


def test_the_shell_is_light_and_a_game_loads_on_its_own(room: Room) -> None:
    ann = room.phone("Ann")
    weigh = listen(ann)

    ann.opens("Whisper")
    # A game's code comes as soon as its lobby is open, so some of it may be here already.
    shell = {url: weight for url, weight in weigh().items() if not is_for_a_game(url)}
    for _ in range(3):
        ann.taps("Add a bot")
    ann.taps("Start the game")
    ann.page.locator(".hand").wait_for()
    later = {url: weight for url, weight in weigh().items() if url not in shell}

    assert sum(shell.values()) <= SHELL
    assert sum(weight for url, weight in later.items() if "/table-" in url) in range(1, TABLE)
    assert any("/plain-" in url for url in later)


def is_for_a_game(url: str) -> bool:
    return "/plain-" in url or "/table-" in url
