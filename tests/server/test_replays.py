"""A finished game seen again over HTTP: by those who were there, by link, by file; never early."""

import json
import re
from base64 import b64decode, b64encode
from collections.abc import AsyncIterator
from gzip import decompress as gunzip
from hashlib import sha256
from typing import Any

import pytest

from tests.games.coin_flip import Call
from tests.games.whisper_model import GiveClue
from tests.server.guests import Guest, Reply
from tests.server.house import House, all_reach, opened
from trapline.adapters.memory import MemoryStore
from trapline.kernel import Text
from trapline.server.bodies import packed
from trapline.server.keepsakes import Room
from trapline.server.keepsakes import packed as squeezed
from trapline.server.pages import CLIENT
from trapline.tables.protocol import Ok
from trapline.tables.wishes import Abandon, Leave, OpenLobby, Start
from trapline.tables.world import Patience

DATA = re.compile('id="trapline-replay">([^<]*)<')
SCRIPT = re.compile('<script type="module">(.*?)</script>', re.DOTALL)
CHAIRS = ["public", "archive", 0, 1]


@pytest.fixture
async def house() -> AsyncIterator[House]:
    async with opened() as house:
        yield house


async def begun(house: House) -> tuple[Guest, Guest]:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    code = await ann.open("coin-flip")
    await bob.join(code)
    started = await ann.ask(Start())
    assert isinstance(started, Ok)
    await all_reach(started.version, ann, bob)
    return ann, bob


async def finished(house: House) -> tuple[Guest, Guest]:
    """Let Ann and Bob flip a coin; Ann hosts."""
    ann, bob = await begun(house)
    over = await ann.play(Call(True))
    assert isinstance(over, Ok)
    await all_reach(over.version, ann, bob)
    return ann, bob


def path(guest: Guest, number: int = 1) -> str:
    return f"/api/tables/{guest.code}/games/{number}"


async def glance(guest: Guest) -> dict[str, Any]:
    reply = await guest.get(path(guest) + "/replay")
    assert reply.status == 200, reply.body
    told: dict[str, Any] = reply.read()
    return told


def outcome(reply: Reply) -> tuple[int, str]:
    return reply.status, reply.reason


def furnish(house: House) -> None:
    """Put a player of the coin game where the built ones lie."""
    player = {"/player/coin-flip.js": b"show('</script>')", "/player/coin-flip.css": b"p{}"}
    house.app[CLIENT].files |= {place: packed(data) for place, data in player.items()}


def inside(page: bytes) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(gunzip(b64decode(DATA.findall(page.decode())[0])))
    return told


async def test_who_was_there_sees_the_game_from_every_chair(house: House) -> None:
    ann, bob = await finished(house)

    told = await glance(bob)
    chunks = [(await bob.get(chair["chunks"][0])).read() for chair in told["chairs"]]

    held = await bob.get(told["chairs"][1]["held"])
    closed = await bob.get(told["chairs"][1]["held"].replace("archive", "public"))

    assert [chair["chair"] for chair in told["chairs"]] == CHAIRS
    assert [chair["held"] is None for chair in told["chairs"]] == [True, False, True, True]
    assert held.read() == {"held": []}
    assert outcome(closed) == (404, "no-such-replay")
    assert told["names"] == ["Ann", "Bob"]
    assert [chunk["updates"][-1]["table"]["phase"] for chunk in chunks] == ["over"] * 4
    assert (told["may_share"], (await glance(ann))["may_share"]) == (False, True)


async def test_a_chunk_may_be_kept_for_ever_by_a_browser_and_by_nobody_else(house: House) -> None:
    ann, _ = await finished(house)
    told = await glance(ann)

    reply = await ann.get(told["chairs"][0]["chunks"][0])

    assert reply.headers["Cache-Control"] == "private, max-age=31536000, immutable"
    assert reply.headers["Content-Encoding"] == "gzip"


async def test_of_a_game_that_is_played_nothing_is_served_however_one_asks(house: House) -> None:
    ann, bob = await begun(house)
    below = path(ann) + "/replay/" + "0" * 24
    asked = [
        path(ann) + "/replay",
        *(f"{below}/{chair}/{place}" for chair in CHAIRS for place in ("0", "knowledge")),
        path(ann) + "/evening.html",
        path(ann) + "/evening.html?as=archive",
        path(ann) + "/shares",
    ]

    replies = [await guest.get(one) for one in asked for guest in (ann, bob)]
    ranges = [await ann.get(one, Range="bytes=0-9") for one in asked]
    heads = [await ann.request("HEAD", one, None, {}) for one in asked]
    shared = await ann.post(path(ann) + "/shares", {"figures": False})
    book = (await ann.get("/api/book")).read()

    assert {outcome(reply) for reply in (*replies, *ranges, shared)} == {(409, "not-over")}
    assert {(reply.status, reply.body) for reply in heads} == {(409, b"")}
    assert book["evenings"] == []


async def test_what_was_over_stays_open_while_the_next_game_is_played_and_no_more(
    house: House,
) -> None:
    ann, bob = await finished(house)
    eve = await house.guest("Eve")
    link = (await ann.post(path(ann) + "/shares", {"figures": False})).read()["token"]
    await ann.ask(OpenLobby())
    again = await ann.ask(Start())
    assert isinstance(again, Ok)
    await all_reach(again.version, ann, bob)

    told = await glance(bob)
    shared = (await eve.get(f"/api/replays/{link}")).read()
    later = [await bob.get(path(bob, number) + "/replay") for number in (2, 3)]

    # The game that is played begins behind the last version that either tells of.
    assert max(told["last"], shared["last"]) < again.version
    assert [len(chair["chunks"]) for chair in told["chairs"]] == [1] * 4
    beyond = [f"{link}/{shared['id']}/public/{place}" for place in (1, 9999)]
    refused = [await eve.get(f"/api/replays/{one}") for one in beyond]
    assert {outcome(reply) for reply in refused} == {(404, "no-such-replay")}
    assert [outcome(reply) for reply in later] == [(409, "not-over"), (404, "no-such-replay")]
    assert (await bob.get("/api/book")).read()["evenings"][0]["games"][0]["number"] == 1


async def test_names_that_were_typed_into_a_game_are_figures_too(house: House) -> None:
    four = await house.playing()
    ann = four[0]
    for chooser in four[:2]:
        chosen = await chooser.play(chooser.first_word())
        assert isinstance(chosen, Ok)
        await all_reach(chosen.version, *four)
    speaker = next(guest for guest in four if guest.screen.view.may)
    said = await speaker.play(GiveClue(speaker.turn, Text("as BOB would say")))
    assert isinstance(said, Ok)
    await all_reach(said.version, *four)
    await ann.ask(Abandon())
    eve = await house.guest("Eve")
    links = [await ann.post(path(ann) + "/shares", {"figures": yes}) for yes in (True, False)]

    figures, names = [
        (await eve.get(told["chairs"][0]["chunks"][0])).body
        for told in [
            (await eve.get(f"/api/replays/{link.read()['token']}")).read() for link in links
        ]
    ]

    assert b"as BOB would say" in names
    assert b"as Player 2 would say" in figures
    assert not any(name in figures for name in (b"Ann", b"BOB", b"Bob", b"Cleo", b"Dan"))


async def test_a_stranger_gets_nothing_of_a_game_that_is_over(house: House) -> None:
    ann, _ = await finished(house)
    eve = await house.guest("Eve")
    told = await glance(ann)
    asked = [path(ann) + "/replay", told["chairs"][1]["chunks"][0], path(ann) + "/evening.html"]

    replies = [await eve.get(one) for one in asked]

    assert {outcome(reply) for reply in replies} == {(403, "join-first")}


async def test_who_has_gone_home_still_has_the_game_and_who_comes_later_too(house: House) -> None:
    ann, bob = await finished(house)
    await bob.ask(Leave())
    cleo = await house.guest("Cleo")
    await cleo.join(ann.code)

    assert (await glance(bob))["id"] == (await glance(cleo))["id"] == (await glance(ann))["id"]


async def test_of_a_game_that_was_given_up_there_is_what_everybody_saw(house: House) -> None:
    ann, _ = await begun(house)
    await ann.ask(Abandon())

    told = await glance(ann)
    closed = await ann.get(told["chairs"][0]["chunks"][0].replace("/public/", "/archive/"))

    assert [chair["chair"] for chair in told["chairs"]] == ["public"]
    assert {moment["seat"] for moment in told["moments"]} == {None}
    assert outcome(closed) == (404, "no-such-replay")


async def test_a_link_opens_the_game_for_strangers_until_it_is_taken_back(house: House) -> None:
    ann, _ = await finished(house)
    eve = await house.guest("Eve")
    link = (await ann.post(path(ann) + "/shares", {"figures": True})).read()

    shared = await eve.get(f"/api/replays/{link['token']}")
    told = shared.read()
    pages = [(await eve.get(chair["chunks"][0])).body for chair in told["chairs"]]
    left = await ann.post(path(ann) + f"/shares/{link['id']}/revoke", {})
    gone = [
        await eve.get(one)
        for one in (f"/api/replays/{link['token']}", told["chairs"][0]["chunks"][0])
    ]

    assert told["shared"]
    assert told["figures"]
    assert told["names"] == ["Player 1", "Player 2"]
    for body in (shared.body, *pages):
        assert all(word not in body for word in (b"Ann", b"Bob", ann.code.encode()))
    assert left.read()["links"] == []
    assert {outcome(reply) for reply in gone} == {(404, "no-such-replay")}


async def test_who_has_a_link_with_names_may_hand_on_a_file_without_them(house: House) -> None:
    ann, _ = await finished(house)
    eve = await house.guest("Eve")
    links = [await ann.post(path(ann) + "/shares", {"figures": yes}) for yes in (True, False)]
    furnish(house)

    pages = [
        (await eve.get(f"/api/replays/{link.read()['token']}/evening.html?figures={n}")).body
        for link in links
        for n in (0, 1)
    ]

    assert [inside(page)["replay"]["figures"] for page in pages] == [True, True, False, True]


async def test_a_link_is_made_by_the_host_and_its_token_is_kept_nowhere(house: House) -> None:
    ann, bob = await finished(house)

    refused = await bob.post(path(bob) + "/shares", {"figures": False})
    link = (await ann.post(path(ann) + "/shares", {"figures": False})).read()
    told = await ann.get(path(ann) + "/shares")

    assert outcome(refused) == (403, "not-the-host")
    assert [line["id"] for line in told.read()["links"]] == [link["id"]]
    [record] = await house.store.records()
    [note] = await house.store.notes_of(record.id, "link")
    assert link["token"] not in f"{note}"


async def test_a_link_goes_with_its_table_unless_the_evening_is_kept() -> None:
    store, links = MemoryStore(), list[str]()
    async with opened(store=store) as house:
        for yes in (True, False):
            ann, _ = await finished(house)
            links.append(
                (await ann.post(path(ann) + "/shares", {"figures": False})).read()["token"]
            )
            await ann.post(f"/api/tables/{ann.code}/keep", {"yes": yes})

    async with opened(store=store, patience=Patience(keep_idle=-1, keep_playing=-1)) as house:
        await house.desk.tables._expire()
        eve = await house.guest("Eve")
        replies = [await eve.get(f"/api/replays/{link}") for link in links]

    assert [reply.status for reply in replies] == [200, 404]


async def test_a_kept_evening_says_until_when(house: House) -> None:
    ann, bob = await finished(house)

    kept = await ann.post(f"/api/tables/{ann.code}/keep", {"yes": True})
    refused = await bob.post(f"/api/tables/{ann.code}/keep", {"yes": False})
    let_go = await ann.post(f"/api/tables/{ann.code}/keep", {"yes": False})

    assert kept.read()["until"] > 0
    assert outcome(refused) == (403, "not-the-host")
    assert let_go.read()["until"] is None


async def test_a_file_that_was_kept_is_seen_again_and_a_changed_one_is_refused(
    house: House,
) -> None:
    ann, _ = await finished(house)
    log = (await ann.get(path(ann) + ".jsonl")).body
    eve = await house.guest("Eve")
    first, rest = log.split(b"\n", 1)
    bare = {**json.loads(first), "seal": ""}

    whole = await eve.post("/api/replays/opened?as=archive", log)
    old = await eve.post("/api/replays/opened", json.dumps(bare).encode() + b"\n" + rest)
    bent = json.dumps(bare).encode() + b"\n" + b"\n".join(reversed(rest.splitlines()))
    bytes_of_a_picture = b"\x89PNG\r\n\x1a\n" + bytes(64)
    files = [
        *(log.replace(b'"Ann"', b'"Eve"'), bent, first, log[: len(log) // 2]),
        *(b"{}", b'{"trapline":9}', b"", b"[" * 100_000 + b"\n{}", bytes_of_a_picture),
    ]
    refused = [await eve.post("/api/replays/opened", file or b" ") for file in files]

    live = await glance(ann)
    assert whole.read()["replay"]["sealed"] is True
    assert old.read()["replay"]["sealed"] is False
    assert whole.read()["replay"]["moments"] == live["moments"]
    assert whole.read()["chairs"][0]["chair"] == "archive"
    reasons = [outcome(reply) for reply in refused]
    assert reasons[:2] == [(400, "replay-changed")] * 2
    assert set(reasons[2:]) == {(400, "replay-unreadable")}


async def test_a_device_finds_its_games_and_a_group_by_its_link(house: House) -> None:
    ann, bob = await finished(house)
    eve = await house.guest("Eve")
    link = (await ann.post("/api/books", {"code": ann.code})).read()["token"]

    mine = (await bob.get("/api/book")).read()
    ours = (await eve.get(f"/api/books/{link}")).read()
    nobodys = (await eve.get("/api/book")).read()
    foreign = await eve.post("/api/books", {"code": ann.code})
    await eve.post(f"/api/books/{link}/forget", {"yes": True})
    gone = await ann.get(f"/api/books/{link}")

    assert mine["evenings"][0]["code"] == ann.code
    assert {line["name"]: line["games"] for line in mine["totals"]} == {"Ann": 1, "Bob": 1}
    assert sum(line["won"] for line in mine["totals"]) == 1
    assert ours["evenings"][0]["code"] is None
    assert ours["totals"] == mine["totals"]
    assert nobodys["evenings"] == []
    assert outcome(foreign) == (403, "join-first")
    assert outcome(gone) == (404, "no-such-book")


async def test_a_forgotten_device_is_nobody_at_its_tables(house: House) -> None:
    _, bob = await finished(house)

    await bob.post("/api/book/forget", {"yes": True})

    assert (await bob.get("/api/book")).read()["evenings"] == []
    assert (await bob.get(path(bob) + "/replay")).status == 403


async def test_a_game_in_one_page_holds_all_it_needs_and_lets_in_nothing_else(house: House) -> None:
    ann, _ = await finished(house)
    missing = await ann.get(path(ann) + "/evening.html")
    furnish(house)

    reply = await ann.get(path(ann) + "/evening.html?as=0&figures=1")

    page = reply.body.decode()
    told = inside(reply.body)
    [script] = SCRIPT.findall(page)
    assert outcome(missing) == (404, "no-such-replay")
    assert f"script-src 'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'" in page
    assert [chair["chair"] for chair in told["chairs"]] == [0, "archive", "public", 1]
    assert told["texts"].keys() == {"en", "fr"}
    assert told["replay"]["names"] == ["Player 1", "Player 2"]
    assert len(reply.body) < 1_500_000
    assert not re.search(r"(src|href)=", page)


async def test_every_chair_on_a_page_takes_its_room_and_the_one_asked_for_comes_first(
    house: House,
) -> None:
    ann, _ = await finished(house)
    replays = house.desk.replays
    game = await replays.game(await house.desk.tables.find(ann.code), 1)
    size = {chair: len(squeezed(game.whole(game.eyes_named(chair)))) for chair in ("0", "public")}

    async def inside(room: int) -> list[int | str]:
        _, pieces = await replays.pieces(game, "0", Room(room).takes)
        return [piece.chair for piece in pieces]

    assert await inside(size["0"]) == [0]
    assert await inside(size["public"]) == ["public"]
    assert await inside(0) == [0]
