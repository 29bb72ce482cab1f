"""Everything that a screen shows or was sent: no secret may be in it."""

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

from playwright.sync_api import WebSocket

from tests.browser.screens import Screen


def overheard(screen: Screen) -> list[str]:
    """Return a list that grows with everything this screen is sent."""
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    screen.page.on("websocket", listen)
    screen.reloads()
    return heard


def given_away(screen: Screen, heard: list[str], *secrets: str) -> list[str]:
    """Return where secrets stand in the page or in what it was sent. Classes name styles."""
    page = re.sub(r'class="[^"]*"', "", screen.page.content())
    return re.findall(rf".{{,40}}\b(?:{'|'.join(secrets)})\b.{{,40}}", page + "".join(heard))


def strings(heard: Iterable[str]) -> set[str]:
    """Return every text that a screen was sent; what the texts are called does not count."""
    return {text for frame in heard for text in leaves(json.loads(frame))}


def leaves(sent: object) -> Iterator[str]:
    match sent:
        case str():
            yield sent
        case dict():
            for part in sent.values():
                yield from leaves(part)
        case list():
            for part in sent:
                yield from leaves(part)
        case _:
            pass


def under(heard: Iterable[str], name: str) -> Iterator[Any]:
    """Yield everything that a screen was sent under this name."""
    for frame in heard:
        yield from named(json.loads(frame), name)


def named(sent: object, name: str) -> Iterator[Any]:
    match sent:
        case dict():
            for key, part in sent.items():
                if key == name:
                    yield part
                yield from named(part, name)
        case list():
            for part in sent:
                yield from named(part, name)
        case _:
            pass
