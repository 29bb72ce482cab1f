"""What a screen must be for everybody: readable by a machine, wide enough, easy to hit."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]  # has none
from playwright.sync_api import Locator, Page, expect

from tests.browser.screens import Phone, Screen

TARGET = 48
UNSEEN = {"exclude": ["[role=img] > *"]}
"""What a picture is made of: read aloud is what the whole of it is called."""
ONLY_FAULTS = {
    "resultTypes": ["violations"],
    "rules": {"target-size": {"enabled": False}, "hidden-content": {"enabled": False}},
}
"""Nobody reads what is well done, and to tell it takes half of the time. We ask for larger targets
than axe does, and what it says of hidden content is never a fault."""

VIOLATIONS = """
async ([context, options]) => {
  const blank = new CSSStyleSheet();
  blank.replaceSync("svg[aria-hidden=true] > * { display: none }");
  const sheets = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [...sheets, blank];
  const { violations } = await axe.run(context, options);
  document.adoptedStyleSheets = sheets;
  return violations;
}
"""
"""A picture that nobody is told of stays where it is, empty: axe would measure every leaf of it."""

AT_REST = """
() => document.getAnimations()
  .filter((one) => one.effect.getComputedTiming().endTime < 2000)
  .every((one) => one.playState !== 'running')
"""
"""Half faded in, nothing has the contrast that it will have; a fuse may burn on."""

TOO_SMALL = """
(target) => {
  const seen = [...document.querySelectorAll('button, a[href], input, select, summary')];
  const open = document.querySelector('dialog[open]');
  return seen
    .filter((one) => !open || open.contains(one))
    .filter((one) => one.checkVisibility({ opacityProperty: false }))
    .map((one) => ({ one: one.closest('label') ?? one }))
    .map(({ one }) => ({ text: one.innerText || one.ariaLabel, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < target - 0.5)
    .map(({ text, box }) => `${text}: ${Math.round(box.width)} x ${Math.round(box.height)}`);
}
"""

FAR = 28
"""Pixels of a letter that is read from three metres, on a TV of 1080 lines."""
TOO_SMALL_FROM_AFAR = """
(least) => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set();
  while (texts.nextNode()) {
    const { parentElement: one, textContent } = texts.currentNode;
    const { width, height } = one.getBoundingClientRect();
    const drawn = one.closest('figure svg');
    if (!textContent.trim() || Math.min(width, height) < 2) continue;
    if (one.closest('svg, .mark') && !drawn) continue;
    const size = parseFloat(getComputedStyle(one).fontSize) * (drawn?.getScreenCTM().a ?? 1);
    if (one.checkVisibility() && size < least - 0.5) found.add(`${textContent.trim()}: ${size}`);
  }
  return [...found];
}
"""
"""Only pictures have letters of their own size; marks stand beside the name they abbreviate."""

CUT_OFF = """
() => [...document.querySelectorAll('aside, aside *')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
  .map((one) => one.innerText)
"""
"""What is told beside the board of a TV, and does not fit."""

TOO_FAINT = """
(where) => {
  const parse = (colour) => {
    const [r, g, b, a = 1] = colour.match(/-?[\\d.]+(?:e-?\\d+)?/g).map(Number);
    return colour.startsWith('color(') ? [r * 255, g * 255, b * 255, a] : [r, g, b, a];
  };
  const inksOf = (picture) => (picture.match(/(rgba?|color)\\([^)]*\\)/g) ?? []).map(parse);
  const over = (ink, below) =>
    [...[0, 1, 2].map((n) => ink[n] * ink[3] + below[n] * (1 - ink[3])), 1];
  const light = (one) => {
    const [r, g, b] = one.map((c) => (c <= 10 ? c / 3294.6 : ((c / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const grounds = (one) => {
    if (!one) return [[255, 255, 255, 1]];
    const { backgroundColor, backgroundImage } = getComputedStyle(one);
    const [paint, inks] = [parse(backgroundColor), inksOf(backgroundImage)];
    if (inks.some(([, , , alpha]) => alpha > 0.5)) return [];
    const below = paint[3] === 1 ? [paint] : grounds(one.parentElement);
    const plain = below.map((ground) => over(paint, ground));
    return [...plain, ...inks.flatMap((ink) => plain.map((ground) => over(ink, ground)))];
  };
  const found = new Set();
  for (const root of document.querySelectorAll(where)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent.trim();
      const one = walker.currentNode.parentElement;
      if (!text || one.closest('svg, [role=img], [aria-hidden=true], :disabled')) continue;
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(one);
      const size = parseFloat(fontSize);
      const needed = size >= 24 || (size >= 18.5 && fontWeight >= 700) ? 4.5 : 7;
      const ratios = grounds(one).map((ground) => ratio(over(parse(color), ground), ground));
      const least = Math.min(...ratios);
      if (least < needed) found.add(`${text.slice(0, 30)}: ${least.toFixed(1)} of ${needed}`);
    }
  }
  return [...found];
}
"""
"""What one plays by stands out as WCAG AAA asks, on plain ground or halftone; axe looks at neither.
What lies on a picture is left to the eye."""

TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def faults(page: Page) -> list[str]:
    """Return what is wrong with the screen as it stands, in words."""
    return [*violations(page), *too_small(page), *too_wide(page)]


def violations(page: Page) -> list[str]:
    """Look by lantern light, and once more by the window at what can be another there."""
    with unveiled(page):
        by_lantern = axe(page)
        with by_the_window(page):
            by_window = axe(page, runOnly=["color-contrast"])
    return [*by_lantern, *(f"by the window, {fault}" for fault in by_window)]


@contextmanager
def unveiled(page: Page) -> Iterator[None]:
    """Let colours be seen."""
    page.evaluate("veil.disabled = true")
    yield
    page.evaluate("veil.disabled = false")


@contextmanager
def by_the_window(page: Page) -> Iterator[None]:
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    yield
    page.emulate_media(color_scheme="dark")


def axe(page: Page, **options: Any) -> list[str]:
    page.wait_for_function(AT_REST)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found = page.evaluate(VIOLATIONS, [UNSEEN, {**ONLY_FAULTS, **options}])
    return [f"{one['id']}: {node['html']}" for one in found for node in one["nodes"]]


def too_small(page: Page) -> list[str]:
    return [f"too small: {target}" for target in page.evaluate(TOO_SMALL, TARGET)]


def too_faint(page: Page, where: str) -> list[str]:
    """Return the words that tired eyes could not read, by lantern light and by the window."""
    with unveiled(page):
        by_lantern = page.evaluate(TOO_FAINT, where)
        with by_the_window(page):
            by_window = page.evaluate(TOO_FAINT, where)
    return [f"too faint: {words}" for words in (*by_lantern, *by_window)]


def too_wide(page: Page) -> list[str]:
    over = page.evaluate(TOO_WIDE)
    return [f"scrolls sideways by {over} px"] if over > 0 else []


class Findings:
    """What was wrong, and on which screen."""

    def __init__(self) -> None:
        self.all: list[str] = []

    def look_at(self, what: str, screen: Screen, primary: Locator | None = None) -> None:
        if primary is not None:
            expect(primary).to_be_in_viewport(ratio=1)
        self.all += [f"{what}: {fault}" for fault in faults(screen.page)]

    def look_up_at(self, what: str, tv: Screen) -> None:
        self.all += [f"{what}: {fault}" for fault in violations(tv.page)]

    def look_closely_at(self, what: str, screen: Screen, where: str) -> None:
        self.all += [f"{what}: {fault}" for fault in too_faint(screen.page, where)]

    def open_drawers(self, what: str, phone: Phone, *names: str) -> None:
        for name in names:
            with phone.drawer(name):
                self.look_at(f"{what}, {name}", phone)


@contextmanager
def finding() -> Iterator[Findings]:
    findings = Findings()
    yield findings
    assert not findings.all, "\n".join(findings.all)


def is_whole(thing: Locator) -> None:
    """See that nothing of it is cut off where nobody scrolls."""
    assert thing.evaluate("it => it.scrollHeight - it.clientHeight") <= 1


def tells_all(tv: Screen) -> None:
    """Nobody scrolls a TV: what does not fit is lost."""
    assert tv.page.evaluate(CUT_OFF) == []


def reads_from_afar(tv: Screen) -> None:
    assert tv.page.evaluate(TOO_SMALL_FROM_AFAR, FAR) == []
