"""A secret is seen by whom it belongs to, and only while they hold it."""

from playwright.sync_api import Locator, WebSocket, expect

from tests.browser.room import Room
from tests.browser.screens import Phone
from tests.browser.whisper import begun, chooses


def face_down(phone: Phone) -> Locator:
    return phone.page.get_by_role("button", name="Your team\u2019s word")


def test_a_word_is_seen_only_while_it_is_held(room: Room) -> None:
    ann, bob, *_ = begun(room)
    word = chooses(ann)
    chooses(bob)
    ann.sees("Whisper a clue")
    ann.sees_no(word)

    face_down(ann).hover()
    ann.page.mouse.down()
    expect(ann.page.get_by_role("button", expanded=True)).to_have_text(word)
    ann.page.mouse.up()

    ann.sees_no(word)


def test_the_other_team_spectators_and_the_tv_are_never_sent_the_word(room: Room) -> None:
    ann, bob, *_ = begun(room)
    eve, tv = room.phone("Eve"), room.tv(ann.code)
    heard: list[str | bytes] = []

    def hear(frame: str | bytes) -> None:
        heard.append(frame)

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    for screen in (bob, eve, tv):
        screen.page.on("websocket", listen)
        screen.reloads()
    eve.looks_on(ann.code)
    tv.sees("Everybody moves")

    word = chooses(ann)

    for screen in (bob, eve, tv):
        screen.sees("Ember has chosen its secret word.")
    assert heard
    assert not any(word in str(frame) for frame in heard)
