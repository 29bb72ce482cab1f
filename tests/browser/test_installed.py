"""What a browser has only where the context is secure is used there, and missed nowhere else."""

import shutil
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.room import SMALL, Room
from tests.browser.screens import Phone
from trapline.server.pages import STATIC


def at_localhost(room: Room) -> Phone:
    page = room.page(room.device("en", SMALL))
    return Phone(page, "Ann", "en", room.house.local)


def is_controlled(page: Page) -> None:
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def test_plain_http_has_no_secure_context_and_a_table_is_opened_all_the_same(room: Room) -> None:
    ann = room.phone("Ann")
    ann.opens("Whisper")
    missing = "() => [isSecureContext, 'serviceWorker' in navigator, 'clipboard' in navigator]"

    assert ann.page.evaluate(missing) == [False, False, False]


def test_the_link_is_copied_without_a_clipboard(room: Room) -> None:
    ann = room.phone("Ann")
    ann.opens("Whisper")

    ann.page.get_by_role("button", name="Show QR").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Copy link").click()

    ann.sees("Copied")


def test_on_localhost_the_page_is_kept_and_opens_without_a_server(room: Room) -> None:
    ann = at_localhost(room)
    ann.goes_to("/")
    is_controlled(ann.page)
    manifest = ann.page.locator("link[rel=manifest]").get_attribute("href")

    room.house.closes()
    ann.reloads()

    assert manifest == "/manifest.webmanifest"
    expect(ann.page.get_by_role("textbox", name="Got a code?")).to_be_visible()
    room.house.starts()


def test_a_new_build_takes_over_and_everybody_keeps_their_seat(room: Room, tmp_path: Path) -> None:
    ann = at_localhost(room)
    ann.opens("Whisper")
    is_controlled(ann.page)
    mark = ann.page.locator("meta[name=trapline-build]")
    before = str(mark.get_attribute("content"))

    room.house.moves_to(newer_build(tmp_path))

    expect(mark).not_to_have_attribute("content", before)
    ann.sees("How we play")
    ann.sees("Ann")


def newer_build(folder: Path) -> Path:
    """Copy the client, and change one file of it."""
    static = folder / "newer"
    shutil.copytree(STATIC, static)
    (static / "robots.txt").write_text("User-agent: *\n")
    return static
