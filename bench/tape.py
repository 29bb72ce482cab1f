"""Play the same game to a slow TV again and again, so that two builds can be compared.

    PYTHONPATH=tools python -m bench.tape record FILE --game traps --seconds 60
    PYTHONPATH=tools python -m bench.tape play FILE --seconds 40

A tape is all that a TV was told of a game of four bots in haste, and when. The TV that it is played
to is four times slower than this machine; its tasks are counted as `bench.client` counts them.
"""

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from chromium import executable
from playwright.sync_api import Browser, Page, WebSocket, WebSocketRoute, sync_playwright

from bench.client import BOTS, GAMES, HOST, LONG, SOFA, slow, traced
from tests.browser.conftest import FLAGS
from tests.commands.serving import serving

SOCKETS: Final = "**/ws/**"
STAYS: Final = """
(() => {
  const { getItem } = Storage.prototype;
  Storage.prototype.getItem = function (place) {
    return place === "trapline.reloaded" ? BUILD : getItem.call(this, place);
  };
})()
"""
"""The tape was recorded from another build. The page is told that it was loaded anew for it."""
LOBBY: Final = 1_000
"""How long a TV shows the lobby, in milliseconds: a game's code comes meanwhile."""


def record(browser: Browser, address: str, game: str, seconds: float) -> dict[str, Any]:
    """Write down what a TV is told, each with its second; what it knew in the lobby has none."""
    host = browser.new_page()
    host.goto(address)
    code = host.evaluate(HOST, [game, BOTS])
    page = browser.new_page(viewport={"width": SOFA["width"], "height": SOFA["height"]})
    begun: list[float] = []
    told: list[tuple[float | None, str | bytes]] = []

    def hear(words: str | bytes) -> None:
        told.append((time.monotonic() - begun[0] if begun else None, words))

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    page.on("websocket", listen)
    page.goto(f"{address}/tv/{code}")
    page.wait_for_timeout(3 * LOBBY)
    begun.append(time.monotonic())
    host.evaluate("begin()")
    page.wait_for_timeout(1000 * seconds)
    welcome = json.loads(told[0][1])
    return {"code": code, "build": welcome["build"], "told": told}


def play(browser: Browser, address: str, tape: dict[str, Any], seconds: float) -> list[float]:
    """Return the milliseconds of processor time of each task while the tape ran."""
    lines: list[WebSocketRoute] = []

    def answer(line: WebSocketRoute) -> None:
        lines.append(line)
        for at, words in tape["told"]:
            if at is None:
                line.send(words)

    with slow(browser, SOFA, far=False) as (page, _):
        page.add_init_script(STAYS.replace("BUILD", json.dumps(tape["build"])))
        page.route_web_socket(SOCKETS, answer)
        page.goto(f"{address}/tv/{tape['code']}")
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(LOBBY)
        with traced(browser, page) as threads:
            tell(page, lines[-1], tape, seconds)
    return max(threads.values(), key=sum)


def tell(page: Page, line: WebSocketRoute, tape: dict[str, Any], seconds: float) -> None:
    begun = time.monotonic()
    for at, words in tape["told"]:
        if at is not None and at < seconds:
            page.wait_for_timeout(max(0, 1000 * (at + begun - time.monotonic())))
            line.send(words)
    page.wait_for_timeout(max(0, 1000 * (seconds + begun - time.monotonic())))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=("record", "play"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--game", choices=GAMES, default="traps")
    parser.add_argument("--seconds", type=float, default=40)
    options = parser.parse_args()
    command = [str(Path(sys.executable).with_name("trapline")), "serve"]
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(command, Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=executable(), args=FLAGS)
        address = server.address.replace("127.0.0.1", "localhost")
        if options.what == "record":
            tape = record(browser, address, options.game, options.seconds)
            options.file.write_text(json.dumps(tape))
        else:
            tape = json.loads(options.file.read_text())
            tasks = play(browser, address, tape, options.seconds)
            long = sorted((task for task in tasks if task > LONG), reverse=True)
            longest = ", ".join(f"{task:.0f}" for task in long[:8])
            print(f"{len(long)} tasks, {sum(long):.0f} ms of {sum(tasks):.0f}: {longest}")
        browser.close()


if __name__ == "__main__":
    main()
