"""Word lists and scenarios over HTTP: brought, used at a table, lists taken home."""

import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
from msgspec import Raw

from tests.packs import KITCHEN, MANSION
from tests.server.guests import Guest, Reply
from tests.server.house import House, opened
from trapline.adapters.memory import MemoryStore
from trapline.catalogue import shelf
from trapline.kernel import encode
from trapline.tables.packs import LARGEST_PACK, Packs
from trapline.tables.protocol import Ok, Refused
from trapline.tables.wishes import Abandon, AddBot, SetOptions, Start

SPOONS = KITCHEN.text.encode()


@pytest.fixture
async def house() -> AsyncIterator[House]:
    """Serve what can be brought something along."""
    packs = Packs()
    async with opened(shelf=shelf(packs), packs=packs) as house:
        yield house
        assert await house.faults() == 0


async def bring(guest: Guest, text: bytes = SPOONS, **headers: str) -> Reply:
    return await guest.post("/api/packs", text, Content_Type="text/plain", **headers)


def choosing(guest: Guest, pack: str) -> SetOptions:
    options: dict[str, Any] = json.loads(encode(guest.screen.table.options))
    return SetOptions(Raw(encode({**options, "pack": pack})))


async def test_a_list_is_kept_and_can_be_taken_home(house: House) -> None:
    ann = await house.guest("Ann")

    answer = await bring(ann, SPOONS + b"Spoon\n")
    head = await ann.get(f"/api/packs/{KITCHEN.id}")
    file = await ann.get(f"/api/packs/{KITCHEN.id}.txt")

    told = {"hash": KITCHEN.id, "title": "Kitchen", "count": 40}
    assert answer.read() == {**told, "doubles": 1}
    assert head.read() == {**told, "game": "", "yours": True, "known": 39}
    assert file.body == SPOONS
    assert file.headers["Content-Type"] == "text/plain; charset=utf-8"
    assert file.headers["Content-Disposition"] == 'attachment; filename="kitchen.txt"'
    assert file.headers["X-Content-Type-Options"] == "nosniff"


async def test_the_file_of_a_list_is_the_same_list(house: House) -> None:
    ann = await house.guest("Ann")
    first = (await bring(ann, b"# \xe2\x80\xae\n" + SPOONS + b"# a remark\n")).read()
    file = await ann.get(f"/api/packs/{first['hash']}.txt")

    again = await bring(ann, file.body)

    assert again.read() == first
    assert file.headers["Content-Disposition"] == 'attachment; filename="words.txt"'


async def test_a_scenario_is_read_by_its_game_and_kept(house: House) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")

    answer = await ann.post("/api/packs/trapped", MANSION.body.encode())
    head = await ann.get(f"/api/packs/{answer.read()['hash']}")
    again = await bob.post("/api/packs/trapped", MANSION.body.encode())

    assert head.read() == answer.read() == again.read()
    assert head.read()["title"] == "Dinner Is Served"
    assert head.read()["game"] == "trapped"


async def test_a_scenario_that_cannot_be_played_is_refused_with_its_faults(house: House) -> None:
    ann = await house.guest("Ann")

    refused = await ann.post("/api/packs/trapped", b'{"id": "attic"}')

    assert (refused.status, refused.reason) == (409, "faulty-scenario")
    told = refused.read()["facts"]
    assert told["count"] == len(told["faults"]) > 1
    assert told["faults"][0] == {"code": "missing-field", "path": "$", "facts": {"field": "says"}}


async def test_a_game_without_files_of_its_own_wants_none(house: House) -> None:
    ann = await house.guest("Ann")

    unwanted = await ann.post("/api/packs/traps", MANSION.body.encode())
    unknown = await ann.post("/api/packs/chess", MANSION.body.encode())

    assert (unwanted.status, unwanted.reason) == (409, "pack-not-wanted")
    assert (unknown.status, unknown.reason) == (404, "no-such-game")


async def test_nobody_reads_here_what_a_scenario_has_in_store(house: House) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    place = (await ann.post("/api/packs/trapped", MANSION.body.encode())).read()["hash"]

    for kind in ("txt", "json"):
        for guest in (ann, bob):
            assert (await guest.get(f"/api/packs/{place}.{kind}")).status == 404


@pytest.mark.parametrize("path", ["0" * 64, "0" * 64 + ".txt"])
async def test_a_list_that_is_not_there_is_told_so(house: House, path: str) -> None:
    missing = await (await house.guest("Ann")).get(f"/api/packs/{path}")

    assert (missing.status, missing.reason) == (404, "no-such-pack")


async def test_a_refusal_tells_the_line_and_the_word(house: House) -> None:
    refused = await bring(await house.guest("Ann"), b"<script>\n" + SPOONS)

    assert refused.status == 409
    assert refused.headers["Content-Type"].startswith("application/json")
    assert refused.read() == {
        "reason": "pack-odd-word",
        "facts": {"line": 1, "word": "<script>"},
    }


async def test_a_list_that_is_too_large_is_refused_whether_it_says_so_or_not(house: House) -> None:
    ann = await house.guest("Ann")

    async def endless() -> AsyncIterator[bytes]:
        for _ in range(200):
            yield b"spoon\n" * 5_000

    honest = await bring(ann, b"x" * (LARGEST_PACK + 1))
    async with ann.session.post(f"{ann.address}/api/packs", data=endless()) as sly:
        status = sly.status

    assert (honest.status, honest.reason) == (413, "pack-too-large")
    assert status == 413


async def test_other_bodies_stay_small(house: House) -> None:
    reply = await (await house.guest("Ann")).post("/api/tables", b" " * 17_000)

    assert reply.status == 413


async def test_a_foreign_page_brings_nothing(house: House) -> None:
    ann = await house.guest("Ann")

    assert (await bring(ann, Origin="http://evil.example")).status == 403
    assert (await ann.get(f"/api/packs/{KITCHEN.id}")).status == 404


async def test_lists_are_limited_by_where_they_come_from() -> None:
    async with opened(packs_per_hour=2) as house:
        ann = await house.guest("Ann")

        replies = [await bring(ann) for _ in range(3)]

    assert [reply.status for reply in replies] == [200, 200, 429]


async def test_a_table_plays_with_its_own_list(house: House) -> None:
    ann, bob, cleo, dan = await house.four("trapwords")
    await bring(ann)

    chosen = await ann.ask(choosing(ann, KITCHEN.id))
    begun = await ann.ask(Start())

    assert isinstance(chosen, Ok)
    assert isinstance(begun, Ok), begun
    for guest in (ann, bob, cleo, dan):
        await guest.screen.reach(begun.version)
    table = await house.desk.tables.find(ann.code)
    words = {sheet.word for sheet in table.room.evening.running.state.sheets}
    assert words < set(KITCHEN.words)


async def test_the_table_tells_the_hash_of_a_list_and_none_of_its_words(house: House) -> None:
    ann, bob, *_ = await house.four("trapwords")
    await bring(ann)

    chosen = await ann.ask(choosing(ann, KITCHEN.id))

    assert isinstance(chosen, Ok)
    await bob.screen.reach(chosen.version)
    shown = b"".join(bob.picture.fields.values())
    assert KITCHEN.id.encode() in shown
    assert b"colander" not in shown


async def test_a_list_that_was_never_brought_cannot_be_chosen(house: House) -> None:
    ann, *_ = await house.four("trapwords")

    refused = await ann.ask(choosing(ann, KITCHEN.id))

    assert isinstance(refused, Refused)
    assert (refused.reason, refused.facts["field"]) == ("no-such-pack", "pack")


async def test_a_table_has_its_list_again_after_a_restart() -> None:
    store, packs = MemoryStore(), Packs()
    async with opened(store=store, shelf=shelf(packs), packs=packs) as house:
        ann, *_ = await house.four("trapwords")
        await bring(ann)
        await ann.ask(choosing(ann, KITCHEN.id))
        code = ann.code
    packs = Packs()
    async with opened(store=store, shelf=shelf(packs), packs=packs) as house:
        await house.desk.tables.find(code)

        assert packs.words(KITCHEN.id) == KITCHEN.words


async def test_an_exported_game_has_its_list(house: House) -> None:
    ann = await house.guest("Ann")
    await ann.open("trapwords")
    for _ in range(3):
        await ann.ask(AddBot("plain"))
    await bring(ann)
    await ann.ask(choosing(ann, KITCHEN.id))
    assert isinstance(await ann.ask(Start()), Ok)
    assert isinstance(await ann.ask(Abandon()), Ok)

    export = await ann.get(f"/api/tables/{ann.code}/games/1.jsonl")

    head = json.loads(export.body.splitlines()[0])
    assert head["packs"] == {KITCHEN.id: KITCHEN.text}


@pytest.mark.parametrize("file", ["guide.en.html", "guide.fr.html", "template.json", "help.css"])
async def test_writers_find_help_on_the_server_itself(house: House, file: str) -> None:
    ann = await house.guest("Ann")

    reply = await ann.get(f"/help/trapped/{file}")

    assert reply.status == 200
    assert reply.body == shelf()["trapped"].help[file]


async def test_nothing_else_lies_among_the_help(house: House) -> None:
    ann = await house.guest("Ann")

    assert (await ann.get("/help/trapped/../bank.json")).status == 404
    assert (await ann.get("/help/traps/template.json")).status == 404
