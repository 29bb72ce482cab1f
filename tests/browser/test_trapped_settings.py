"""Groups with a setting of their own: made up together, taken home, brought along, refused."""

import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.room import EXPECTED, Room
from tests.browser.screens import Phone, Screen, Surface, clicks, told
from tests.browser.short_story import SHIP
from tests.browser.speech import pattern
from tests.browser.trapped import asks, chooses, go_in, makes_a_character, plays_to_the_end, seated

pytestmark = pytest.mark.slow

IDEAS = (
    ("Where are we?", "A place", "A lighthouse in winter"),
    ("Where are we?", "A room", "The lamp room"),
    ("Why can't we leave?", "", "The ferry has sunk"),
    ("Why can't we wait?", "A monster", "A herring as big as a bus"),
    ("Why can't we wait?", "What it fears", "A lemon"),
    ("What can we do?", "A task", "Light the lamp"),
)
TOO_EASY = "Wake up from the dream"
RENAMED = {"en": "The First Pod", "fr": "La première capsule"}


@pytest.fixture
def house(build_house: Callable[..., House]) -> House:
    """Serve Trapped!, with bots that do not pretend to think."""
    return build_house(also="tests.shelf")


@pytest.fixture(autouse=True)
def _refusals_are_expected(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chromium tells in its console of every request that is refused."""
    monkeypatch.setattr("tests.browser.room.EXPECTED", (*EXPECTED, "/api/packs"))


def says(phone: Phone, question: str, part: str, words: str) -> None:
    """Answer one of the four questions."""
    phone.taps(question)
    if part:
        phone.taps(part)
    phone.types("What comes to mind?", words)
    phone.taps("Say it")
    phone.sees(words)


def brings(host: Phone, file: Path) -> Surface:
    """Choose a file of the group's own; return the drawer in front."""
    poster = re.compile(f"^{pattern('Bring your own film', host.language)}")
    host.page.get_by_role("button", name=poster).click()
    drawer = Surface(host.page.get_by_role("dialog"), host.language)
    drawer.root.locator("input[type=file]").set_input_files(file)
    return drawer


def goes_back(phone: Phone) -> None:
    phone.page.keyboard.press("Escape")
    expect(phone.page.get_by_role("dialog")).to_have_count(0)


def test_a_group_makes_up_a_setting_takes_it_home_and_plays_it_again(
    room: Room, tmp_path: Path
) -> None:
    ann, bob, cleo = seated(room, 3)
    tv = room.tv(ann.code)
    chooses(ann, scenario="Made up together, now")
    ann.taps("Start the game")
    have_ideas(ann, bob, cleo, tv)
    vote_out(ann, bob, cleo, tv)
    settle_on(ann, bob, cleo, tv)

    with ann.page.expect_download() as kept:
        ann.taps("Keep this setting as a file")
    file = tmp_path / kept.value.suggested_filename
    kept.value.save_as(file)

    dan = room.phone("Dan")
    dan.opens("Trapped!")
    brings(dan, file).sees("Trapped at the light")
    goes_back(dan)
    for _ in range(2):
        dan.taps("Add a bot")
    chooses(dan, gm="A bot")
    dan.taps("Start the game")
    dan.sees("Trapped at the light")
    go_in(dan)
    makes_a_character(dan)
    asks(dan, "Your turn. What do you do?")


def have_ideas(ann: Phone, bob: Phone, cleo: Phone, tv: Screen) -> None:
    for (question, part, words), phone in zip(IDEAS, (ann, bob, cleo) * 2, strict=True):
        says(phone, question, part, words)
    says(bob, "What can we do?", "A way out", TOO_EASY)
    told((tv, ann, cleo), TOO_EASY, *(words for _, _, words in IDEAS))
    bob.taps("I have no more")
    cleo.taps("I have no more")
    ann.taps("I have no more")


def vote_out(ann: Phone, bob: Phone, cleo: Phone, tv: Screen) -> None:
    told((bob, tv), "Ann reads everything back. Nobody judges yet.")
    ann.taps("All read")
    for phone in (bob, cleo):
        clicks(phone.page.get_by_role("button", name=TOO_EASY))
        phone.taps("Out with 1 idea")
    ann.taps("Keep them all")


def settle_on(ann: Phone, bob: Phone, cleo: Phone, tv: Screen) -> None:
    """The GM gives it another title, and asks the others."""
    told((ann, bob, tv), "A herring as big as a bus", "The ferry has sunk", "Light the lamp")
    for screen in (ann, tv):
        screen.sees_no(TOO_EASY)
    with ann.drawer("Write on the sheet") as sheet:
        sheet.types("Title", "Trapped at the light")
        sheet.taps("Write it down")
        expect(ann.page.get_by_role("dialog")).to_be_hidden()
    told((bob, tv), "Trapped at the light")
    ann.taps("Shall we play this?")
    for phone in (bob, cleo):
        phone.taps("So be it")
    go_in(ann, bob, cleo)
    for phone in (bob, cleo):
        makes_a_character(phone)


def test_a_file_is_refused_with_all_its_faults_and_another_lies_ready(
    room: Room, tmp_path: Path
) -> None:
    ann = room.phone("Ann")
    ann.opens("Trapped!")
    torn, shut = tmp_path / "torn.json", tmp_path / "shut.json"
    torn.write_bytes(msgspec.json.encode(SHIP)[:-7])
    shut.write_bytes(msgspec.json.encode(replace(SHIP, ways=(), cast={})))

    drawer = brings(ann, torn)
    drawer.sees("This is no JSON")
    drawer.root.locator("input[type=file]").set_input_files(shut)
    drawer.sees("There is no way out.")
    drawer.sees("There are 0 people of different names in French. It takes 10.")
    with ann.page.expect_download() as kept:
        drawer.root.get_by_role("link", name="A file to begin with").click()
    drawer.root.locator("input[type=file]").set_input_files(kept.value.path())
    drawer.sees("Keep It Burning")
    goes_back(ann)

    expect(ann.page.get_by_role("radio", name="Keep It Burning")).to_be_checked()


def test_a_scenario_that_somebody_changed_is_brought_and_played(room: Room, tmp_path: Path) -> None:
    says = {
        language: replace(words, title=RENAMED[language]) for language, words in SHIP.says.items()
    }
    file = tmp_path / "first-pod.json"
    file.write_bytes(msgspec.json.encode(replace(SHIP, id="first-pod", says=says)))
    ann = room.phone("Ann", "fr")
    ann.opens("Trapped!")

    brings(ann, file).sees(RENAMED["en"])
    goes_back(ann)
    chooses(ann, gm="A bot")
    for _ in range(2):
        ann.taps("Add a bot")
    ann.taps("Start the game")
    ann.sees(RENAMED["fr"])
    go_in(ann)
    makes_a_character(ann)
    plays_to_the_end(ann)

    expect(ann.page.get_by_role("region", name=RENAMED["fr"])).to_be_visible()
