"""How soon a slow phone shows something and can be tapped, and whether a TV stutters.

    PYTHONPATH=tools python -m bench.client [--seconds N]

A phone with a processor four times slower than this one, on 3G (1.6 Mbit/s down, 0.75 up, 300 ms),
that was never here before: home, a lobby, and each game from the tap on its beginning. Then, for so
many seconds of each game of bots in haste, a TV four times slower: which tasks kept it from drawing
for more than 50 ms: by the clock, and by the processor time of the TV's main thread, which other
work on this machine makes little longer. Screen and server share this machine.
"""

import argparse
import re
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from chromium import executable
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

from tests.browser.conftest import FLAGS
from tests.commands.serving import serving

SLOWER = 4
MEGABIT = 1_000_000 / 8
LINE: Final = {"offline": False, "latency": 300}
SPEED: Final = {"downloadThroughput": 1.6 * MEGABIT, "uploadThroughput": 0.75 * MEGABIT}
PHONE: Final = {"width": 360, "height": 640}
SOFA: Final = {"width": 1920, "height": 1080}
GAMES: Final = {
    "trapwords": "Trapwords",
    "traps": "TRAPS",
    "traitor-word": "Traitor Word",
    "trapped": "Trapped!",
}
BOTS = 4
LONG = 50.0
TASKS: Final = "devtools.timeline,disabled-by-default-devtools.timeline"
VETERAN = "localStorage.setItem('trapline.played', 'trapwords traps traitor-word trapped')"

NOTE = """
window.tasks = [];
new PerformanceObserver((list) => {
  for (const task of list.getEntries()) tasks.push([task.startTime, task.duration]);
}).observe({ type: "longtask", buffered: true });
window.painted = new Promise((tell) => {
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName("first-contentful-paint");
    if (paint) tell(paint.startTime);
  }).observe({ type: "paint", buffered: true });
});
// A button can be tapped when it has been drawn and the page is free to hear of it.
window.tappable = (is) => new Promise((tell) => {
  const look = () => {
    const button = [...document.querySelectorAll("button:enabled")].find(is);
    if (!button?.getClientRects().length) return requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => tell(performance.now())));
  };
  look();
});
"""
HOST = """
async ([game, bots]) => {
  const table = { name: "Ann", game, language: "en" };
  const asked = { method: "POST", headers: { "Content-Type": "application/json" } };
  const opened = await fetch("/api/tables", { ...asked, body: JSON.stringify(table) });
  const { code } = await opened.json();
  const line = new WebSocket(`ws://${location.host}/ws/${code}`);
  await new Promise((open) => line.addEventListener("open", open));
  let number = 0;
  const answers = new Map();
  line.addEventListener("message", ({ data }) => {
    const told = JSON.parse(data);
    if (told.type === "refused") throw new Error(data);
    answers.get(told.key)?.();
  });
  line.send(JSON.stringify({ type: "hello", role: "player" }));
  const ask = (wish) => new Promise((done) => {
    const key = `bench-${String(number++).padStart(4, "0")}`;
    answers.set(key, done);
    line.send(JSON.stringify({ type: "ask", key, wish }));
  });
  await ask({ type: "stand-up", seat: 0 });
  for (let bot = 0; bot < bots; bot++) await ask({ type: "add-bot", bot: "plain" });
  await ask({ type: "set-pace", pace: "quick" });
  window.begin = () => ask({ type: "start" });
  return code;
}
"""


class Weight:
    """What came over the line, by kind."""

    def __init__(self, line: CDPSession) -> None:
        self.bytes = 0
        self.scripts = 0
        self._kinds: dict[str, str] = {}
        line.on("Network.responseReceived", self._begun)
        line.on("Network.loadingFinished", self._come)

    def _begun(self, answer: Mapping[str, Any]) -> None:
        self._kinds[answer["requestId"]] = answer["type"]

    def _come(self, answer: Mapping[str, Any]) -> None:
        self.bytes += answer["encodedDataLength"]
        if self._kinds.get(answer["requestId"]) == "Script":
            self.scripts += answer["encodedDataLength"]


@contextmanager
def slow(browser: Browser, size: Mapping[str, int], *, far: bool) -> Iterator[tuple[Page, Weight]]:
    """Lend a page on a slow machine, `far` away on a slow line."""
    context: BrowserContext = browser.new_context(
        viewport={"width": size["width"], "height": size["height"]}, locale="en-GB"
    )
    context.add_init_script(NOTE)
    context.add_init_script(f"if (location.protocol.startsWith('http')) {VETERAN}")
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    if far:
        line.send("Network.emulateNetworkConditions", {**LINE, **SPEED})
    yield page, Weight(line)
    context.close()


def painted(page: Page) -> float:
    """Return when something was first shown. It may be told of later than it could be tapped."""
    return float(page.evaluate("painted"))


def tappable(page: Page, text: str = "") -> float:
    """Return when a button with this text could be tapped, in milliseconds of the page's life."""
    return float(page.evaluate(f"tappable((button) => button.innerText.includes({text!r}))"))


def home(browser: Browser, address: str) -> None:
    with slow(browser, PHONE, far=True) as (page, weight):
        page.goto(address, wait_until="commit")
        ready = tappable(page, "TRAPS")
        row("home", painted(page), ready, weight, blocked(page))


def game(browser: Browser, address: str, name: str, title: str) -> None:
    """Open a table, wait in its lobby until nothing more comes, and begin."""
    with slow(browser, PHONE, far=True) as (page, weight):
        page.goto(address)
        page.get_by_role("button", name=re.compile(f"^{re.escape(title)}")).first.click()
        page.get_by_role("textbox", name="Your name").fill("Ann")
        page.get_by_role("button", name="Open the table").click()
        for _ in range(BOTS - 1):
            page.get_by_role("button", name="Add a bot").click()
        page.wait_for_load_state("networkidle")
        before, scripts = weight.bytes, weight.scripts
        page.evaluate("tasks.length = 0")
        start = page.get_by_role("button", name="Start the game")
        tapped = page.evaluate("performance.now()")
        start.click()
        start.wait_for(state="detached")
        shown = page.evaluate(
            "new Promise((tell) => requestAnimationFrame(() => "
            "requestAnimationFrame(() => tell(performance.now()))))"
        )
        ready = tappable(page)
        weight.bytes, weight.scripts = weight.bytes - before, weight.scripts - scripts
        row(name, shown - tapped, ready - tapped, weight, blocked(page))


def tv(browser: Browser, address: str, name: str, seconds: float) -> None:
    """Let a TV tell a game of bots, and say which tasks kept it from drawing."""
    host = browser.new_page()
    host.goto(address)
    code = host.evaluate(HOST, [name, BOTS])
    with slow(browser, SOFA, far=False) as (page, _):
        page.goto(f"{address}/tv/{code}")
        page.wait_for_load_state("networkidle")
        page.evaluate("tasks.length = 0")
        with traced(browser, page) as threads:
            host.evaluate("begin()")
            page.wait_for_timeout(1000 * seconds)
        by_clock = blocked(page)
    host.close()
    # The page of the host has nothing to draw.
    busiest = max(threads.values(), key=sum)
    long = [task for task in busiest if task > LONG]
    longest = ", ".join(f"{task:.0f}" for task in sorted(long, reverse=True)[:5])
    clock = f"{len(by_clock):10}{max(by_clock, default=0):10.0f}"
    print(f"{name:14}{len(long):10}{sum(long):10.0f}{clock}   {longest}", flush=True)


@contextmanager
def traced(browser: Browser, page: Page) -> Iterator[dict[int, list[float]]]:
    """Lend a dict that will hold each task's milliseconds of processor time, by main thread."""
    threads: defaultdict[int, list[float]] = defaultdict(list)
    done: list[Mapping[str, Any]] = []
    line = browser.new_browser_cdp_session()

    def collect(told: Mapping[str, Any]) -> None:
        for event in told["value"]:
            if event["name"] == "RunTask" and "tdur" in event:
                threads[event["tid"]].append(event["tdur"] / 1000)

    def end(told: Mapping[str, Any]) -> None:
        done.append(told)

    line.on("Tracing.dataCollected", collect)
    line.on("Tracing.tracingComplete", end)
    line.send("Tracing.start", {"categories": TASKS, "transferMode": "ReportEvents"})
    yield threads
    line.send("Tracing.end")
    while not done:
        page.wait_for_timeout(100)


def blocked(page: Page) -> list[float]:
    """Return for how many milliseconds each long task kept the page from drawing."""
    return [float(duration) for _, duration in page.evaluate("tasks")]


def row(name: str, paint: float, tap: float, weight: Weight, tasks: list[float]) -> None:
    sizes = f"{weight.bytes / 1000:10.0f}{weight.scripts / 1000:10.0f}"
    print(f"{name:14}{paint:10.0f}{tap:10.0f}{sizes}{sum(tasks):10.0f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=40, help="of each TV (default 40)")
    options = parser.parse_args()
    command = [str(Path(sys.executable).with_name("trapline")), "serve"]
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(command, Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=executable(), args=FLAGS)
        # As the tests' Chromium finds this machine.
        address = server.address.replace("127.0.0.1", "localhost")
        heads = ("paint ms", "tap ms", "kB", "script", "long ms")
        print("a slow phone  ", *(f"{head:>10}" for head in heads), sep="")
        home(browser, address)
        for name, title in GAMES.items():
            game(browser, address, name, title)
        told = ("tasks", "ms", "by clock", "longest")
        print("\na slow TV     ", *(f"{head:>10}" for head in told), "   processor ms", sep="")
        for name in GAMES:
            tv(browser, address, name, options.seconds)
        browser.close()


if __name__ == "__main__":
    main()
