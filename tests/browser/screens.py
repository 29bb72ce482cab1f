"""What a person does with a screen: look, tap, type. Everything is found by what it is called."""

import json
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from http.cookies import SimpleCookie
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from playwright._impl._api_structures import SetCookieParam
from playwright.sync_api import ElementHandle, Error, Locator, Page, expect

from tests.browser.speech import pattern, said

REMEMBER = """
window.shown = [];
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes)
    for (const node of target.nodeType === Node.TEXT_NODE ? [target] : addedNodes)
      if (node.textContent) window.shown.push(node.textContent);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""What a TV must remember of all it has shown: moments come and go however slow the reader is."""

VEIL = """
window.veil = new CSSStyleSheet();
veil.replaceSync("html, dialog, dialog::backdrop { opacity: 0 !important }");
document.adoptedStyleSheets = [...document.adoptedStyleSheets, veil];
"""
"""Nobody looks at what a test's browser paints, which is a quarter of all its work. Everything is
laid out, found and hit behind the veil; whoever judges colours lifts it."""

LATE = """
const Prompt = window.WebSocket;
let luck = {seed};
const drawn = () => (luck = (luck * 48271) % 2147483647) / 2147483647;
window.WebSocket = class extends Prompt {{
  constructor(...address) {{
    super(...address);
    const coming = [];
    let due = 0;
    const later = (event, again) => {{
      if (!event.isTrusted) return;
      event.stopImmediatePropagation();
      coming.push(again);
      due = Math.max(due, performance.now() + (drawn() < 0.3 ? 500 * drawn() : 0));
      setTimeout(() => this.dispatchEvent(coming.shift()), due - performance.now());
    }};
    this.addEventListener("message", (it) =>
      later(it, new MessageEvent("message", {{ data: it.data }})));
    this.addEventListener("close", (it) =>
      later(it, new CloseEvent("close", {{ code: it.code, wasClean: it.wasClean }})));
  }}
}};
"""
"""A line on which three in ten of what the server says come up to half a second late."""

LISTEN = """
const Plain = window.WebSocket, unanswered = new Set();
let still = [], missed = null;
const settle = () => {
  if (unanswered.size === 0) for (const tell of still.splice(0)) tell();
};
window.WebSocket = class extends Plain {
  constructor(...address) {
    super(...address);
    this.addEventListener("message", (heard) => {
      if (missed) {
        heard.stopImmediatePropagation();
        missed.push([this, heard.data]);
        return;
      }
      unanswered.delete(JSON.parse(heard.data).key);
      settle();
    });
    this.addEventListener("close", () => {
      unanswered.clear();
      settle();
    });
  }
  send(text) {
    const { key } = JSON.parse(text);
    if (key) unanswered.add(key);
    super.send(text);
  }
};
window.goDeaf = () => void (missed = []);
window.hearAgain = () => {
  const late = missed;
  missed = null;
  for (const [socket, data] of late) socket.dispatchEvent(new MessageEvent("message", { data }));
};
window.answered = () => new Promise((tell) => {
  still.push(tell);
  settle();
});
"""
"""What a page must know for others to wait until the table has answered all that it was asked.
Gone deaf it hears nothing new, as on a slow line, until it hears all at once."""

SHOWED = """
(text) => {
  const wanted = new RegExp(text);
  return window.shown.some((shown) => wanted.test(shown));
}
"""
GLANCE = 100
"""Milliseconds between two looks at all that was shown: a look at every frame keeps a core busy."""


def clicks(button: Locator) -> None:
    """Click, and let the table answer: whatever others do next, they do afterwards."""
    button.click()
    button.page.evaluate("answered()")


class Surface:
    """A screen, or a drawer in front of it."""

    def __init__(self, root: Page | Locator, language: str) -> None:
        self.root = root
        self.language = language

    def button(self, name: str) -> Locator:
        return self.root.get_by_role("button", name=said(name, self.language), exact=True)

    def taps(self, name: str) -> None:
        clicks(self.button(name))

    def picks(self, name: str) -> None:
        self.root.get_by_role("radio", name=said(name, self.language), exact=True).check()

    def switches(self, name: str) -> None:
        switch = re.compile(f"^{pattern(name, self.language)}")
        clicks(self.root.get_by_role("switch", name=switch))

    def types(self, label: str, text: str) -> None:
        self.root.get_by_role("textbox", name=said(label, self.language), exact=True).fill(text)

    def sees(self, text: str) -> None:
        expect(self.text(text).filter(visible=True).first).to_be_visible()

    def sees_no(self, text: str) -> None:
        expect(self.text(text)).to_have_count(0)

    def row(self, name: str) -> Locator:
        """The chair of somebody, which can be touched."""
        return self.root.get_by_role("button", name=re.compile(rf"\b{name}\b"))

    def text(self, text: str) -> Locator:
        phrase = said(text, self.language)
        inside = re.compile(pattern(text, self.language))
        return self.root.get_by_text(phrase if isinstance(phrase, str) else inside)


class Screen(Surface):
    """One page in one browser."""

    def __init__(self, page: Page, language: str, address: str) -> None:
        super().__init__(page, language)
        self.page = page
        self.address = address

    def goes_to(self, path: str) -> None:
        self.page.goto(self.address + path)

    def reloads(self) -> None:
        self.page.reload(wait_until="domcontentloaded")

    @property
    def code(self) -> str:
        self.page.wait_for_url(re.compile(r"/t/\w{6}$"))
        return self.page.url[-6:]

    def opener(self, name: str) -> Locator:
        """The button of a drawer; that of the chat also says how much is unread."""
        called = pattern(name, self.language)
        return self.page.get_by_role("button", name=re.compile(rf"^{called}( \(\d+\))?$"))

    def told(self) -> list[str]:
        """Read what happened, the newest first."""
        with self.drawer("Log") as log:
            return log.root.get_by_role("listitem").all_inner_texts()

    def showed(self, text: str) -> None:
        """See that this was shown, be it only for a moment and before we looked."""
        self.page.wait_for_function(SHOWED, arg=pattern(text, self.language), polling=GLANCE)

    def seconds_left(self) -> int:
        """Read the clock as it is read aloud."""
        [seconds] = re.findall(r"\d+", self.page.get_by_role("timer").inner_text())[-1:]
        return int(seconds)

    @contextmanager
    def drawer(self, name: str) -> Iterator[Surface]:
        """Open a drawer by its button, and close it in the end if it did not close itself."""
        self.opener(name).click()
        dialog = self.page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        yield Surface(dialog, self.language)
        close = Surface(dialog, self.language).button("Close")
        if close.is_visible():
            close.click()
        expect(dialog).to_be_hidden()


class Phone(Screen):
    """Somebody with a phone."""

    def __init__(self, page: Page, name: str, language: str, address: str) -> None:
        super().__init__(page, language, address)
        self.name = name

    def opens(self, game: str) -> str:
        """Open a table from the first screen; return its code."""
        self.goes_to("/")
        opening = re.compile(f"^{pattern(game, self.language)}")
        self.page.get_by_role("button", name=opening).click()
        self.types("Your name", self.name)
        self.taps("Open the table")
        self.sees("How we play")
        return self.code

    def joins(self, code: str) -> None:
        """Type the code on the first screen, then a name."""
        self.goes_to("/")
        self.types("Got a code?", code)
        self.types("Your name", self.name)
        self.taps("Sit down")
        self.sees("How we play")

    def is_seated(self, code: str) -> None:
        """Sit at the table at once: the way through the door is for other tests."""
        self.page.context.add_cookies([cookie_of(self.address, code, self.name)])
        self.goes_to(f"/t/{code}")
        self.sees("How we play")

    def is_told(self, what: str) -> None:
        """See what the coach says now."""
        coach = self.page.get_by_role("complementary", name="What to do now")
        expect(coach).to_contain_text(what)

    def looks_on(self, code: str) -> None:
        self.goes_to(f"/t/{code}")
        self.types("Your name", self.name)
        self.taps("Just look on")


def cookie_of(address: str, code: str, name: str) -> SetCookieParam:
    """Ask for a chair as the client does, and return by what this device is known from now on."""
    port = urlsplit(address).port
    asked = Request(
        f"http://localhost:{port}/api/tables/{code}/people",
        json.dumps({"name": name}).encode(),
        {"Content-Type": "application/json"},
    )
    with urlopen(asked) as answer:
        [kept] = SimpleCookie(answer.headers["Set-Cookie"]).values()
    return {"name": kept.key, "value": kept.value, "url": address, "httpOnly": True}


def told(screens: Iterable[Screen], *what: str) -> None:
    """See that all of these say so. A TV may have gone on by now, for its moments come and go."""
    for screen in screens:
        for one in what:
            (screen.sees if isinstance(screen, Phone) else screen.showed)(one)


def presses(buttons: Locator) -> None:
    """Press the first of these, and see it go: every question has buttons of its own."""
    pressed = False
    while not pressed:
        expect(buttons.first).to_be_visible()
        pressed = presses_if_there(buttons)


def presses_if_there(buttons: Locator) -> bool:
    """Press the first of these that is there now, and see it go; say whether one was pressed.

    Who plays at once may answer the question while a finger is on its way to it.
    """
    for thing in buttons.element_handles():
        if thing.is_visible():
            if reached(thing, thing.click):
                thing.wait_for_element_state("hidden")
                buttons.page.evaluate("answered()")
                return True
            return False
    return False


def reached(thing: ElementHandle, act: Callable[[], None]) -> bool:
    """Do something with a thing, unless it goes away before."""
    try:
        act()
    except Error:
        if thing.evaluate("it => it.isConnected"):
            raise
        return False
    return True
