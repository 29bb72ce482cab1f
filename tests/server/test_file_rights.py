"""A file belongs to whoever brought it, and to the table where it lies. Its hash opens nothing."""

import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
from msgspec import Raw
from msgspec.structs import replace

from tests.packs import KITCHEN, MANSION
from tests.server.guests import Guest
from tests.server.house import House, all_reach, opened
from tests.server.screens import Answer
from trapline.adapters.memory import MemoryStore
from trapline.catalogue import shelf
from trapline.kernel import encode
from trapline.tables.model import Watchers
from trapline.tables.packs import Packs
from trapline.tables.protocol import Ok, Refused
from trapline.tables.wishes import (
    Abandon,
    Admit,
    ChooseGame,
    PassHost,
    SetOptions,
    SetWatchers,
    Start,
)

SCENARIO = MANSION.body.encode()
SECRET = "A white glove settles on a shoulder"
NOWHERE = "0" * 64


@pytest.fixture
async def house() -> AsyncIterator[House]:
    packs = Packs()
    async with opened(shelf=shelf(packs), packs=packs) as house:
        yield house
        assert await house.faults() == 0


async def brings(guest: Guest) -> str:
    """Bring the scenario, and return its hash."""
    return str((await guest.post("/api/packs/trapped", SCENARIO)).read()["hash"])


async def chooses(guest: Guest, **options: str) -> Answer:
    now: dict[str, Any] = json.loads(encode(guest.screen.table.options))
    return await guest.ask(SetOptions(Raw(encode({**now, **options}))))


async def three_with_a_file(house: House) -> tuple[Guest, Guest, Guest, str]:
    """Seat Ann, who hosts and brought a scenario, with Bob and Cleo, who see its hash."""
    ann, bob, cleo = [await house.guest(name) for name in ("Ann", "Bob", "Cleo")]
    code = await ann.open("trapped")
    await bob.join(code)
    await cleo.join(code)
    file = await brings(ann)
    chosen = await chooses(ann, file=file)
    assert isinstance(chosen, Ok), chosen
    await all_reach(chosen.version, ann, bob, cleo)
    assert bob.screen.table.options["file"] == file
    return ann, bob, cleo, file


def without_key(answer: Answer) -> tuple[str, dict[str, Any]]:
    assert isinstance(answer, Refused), answer
    return answer.reason, answer.facts


async def test_a_file_of_another_table_is_refused_like_one_that_does_not_exist(
    house: House,
) -> None:
    _, bob, _, file = await three_with_a_file(house)
    await bob.open("trapped")

    stolen, missing = await chooses(bob, file=file), await chooses(bob, file=NOWHERE)

    assert without_key(stolen) == without_key(missing) == ("no-such-pack", {"field": "file"})


async def test_a_list_of_another_table_is_refused_like_one_that_does_not_exist(
    house: House,
) -> None:
    ann, bob, *_ = await house.four("trapwords")
    await ann.post("/api/packs", KITCHEN.text.encode())
    assert isinstance(await chooses(ann, pack=KITCHEN.id), Ok)
    await bob.open("trapwords")

    stolen, missing = await chooses(bob, pack=KITCHEN.id), await chooses(bob, pack=NOWHERE)

    assert without_key(stolen) == without_key(missing) == ("no-such-pack", {"field": "pack"})


@pytest.mark.parametrize(
    "written",
    [
        '{{"file":"{escaped}"}}',
        '{{"file":"{many[0]}","file":"{many[1]}","file":"{many[2]}","file":"{many[3]}","file":"{file}"}}',
    ],
)
async def test_no_way_of_writing_a_hash_gets_round_the_door(house: House, written: str) -> None:
    _, bob, _, file = await three_with_a_file(house)
    await bob.open("trapped")
    escaped = f"\\u{ord(file[0]):04x}{file[1:]}"
    many = [str(number) * 64 for number in range(4)]
    options = written.format(escaped=escaped, many=many, file=file).encode()

    refused = await bob.ask(SetOptions(Raw(options)))

    assert without_key(refused) == ("no-such-pack", {"field": "file"})


async def test_whoever_brought_a_file_may_choose_it_at_any_table(house: House) -> None:
    ann, *_, file = await three_with_a_file(house)
    await ann.open("trapped")

    assert isinstance(await chooses(ann, file=file), Ok)


async def test_whoever_brings_the_same_file_may_choose_it_too(house: House) -> None:
    _, bob, _, file = await three_with_a_file(house)
    await bob.open("trapped")

    assert await brings(bob) == file

    assert isinstance(await chooses(bob, file=file), Ok)


async def test_what_a_table_was_given_another_host_may_choose_there(house: House) -> None:
    ann, bob, _, file = await three_with_a_file(house)
    await ann.ask(ChooseGame("traps", "en"))
    await ann.ask(ChooseGame("trapped", "en"))
    passed = await ann.ask(PassHost(bob.person))
    assert isinstance(passed, Ok)
    await all_reach(passed.version, bob)

    assert isinstance(await chooses(bob, file=file), Ok)


async def test_a_file_that_is_older_than_all_rights_stays_with_its_table(house: House) -> None:
    ann, *_, file = await three_with_a_file(house)
    forget_who_brought_it(house, file)

    here = await chooses(ann, file=file, tone="gory")
    await ann.open("trapped")
    elsewhere = await chooses(ann, file=file)

    assert isinstance(here, Ok), here
    assert without_key(elsewhere) == ("no-such-pack", {"field": "file"})


def forget_who_brought_it(house: House, file: str) -> None:
    assert isinstance(house.store, MemoryStore)
    house.store._packs[file] = replace(house.store._packs[file], by=frozenset())


async def test_only_those_at_its_table_are_told_what_a_file_is_called(house: House) -> None:
    ann, bob, _, file = await three_with_a_file(house)
    eve = await house.guest("Eve")
    await eve.open("trapped")

    told = [(await guest.get(f"/api/packs/{file}")).read() for guest in (ann, bob)]
    refused, missing = [await eve.get(f"/api/packs/{hash}") for hash in (file, NOWHERE)]

    assert [head["title"] for head in told] == ["Dinner Is Served"] * 2
    assert [head["yours"] for head in told] == [True, False]
    assert (refused.status, refused.body) == (missing.status, missing.body)
    assert refused.reason == "no-such-pack"


async def test_only_whoever_brought_a_list_may_read_it(house: House) -> None:
    ann, bob, *_ = await house.four("trapwords")
    await ann.post("/api/packs", KITCHEN.text.encode())
    assert isinstance(await chooses(ann, pack=KITCHEN.id), Ok)

    mine = await ann.get(f"/api/packs/{KITCHEN.id}.txt")
    theirs, missing = [await bob.get(f"/api/packs/{x}.txt") for x in (KITCHEN.id, NOWHERE)]

    assert mine.body == KITCHEN.text.encode()
    assert (theirs.status, theirs.body) == (missing.status, missing.body)


async def test_who_brings_a_file_before_anything_else_is_known_by_it(house: House) -> None:
    ann = await house.guest("Ann")

    file = await brings(ann)

    assert (await ann.get(f"/api/packs/{file}")).read()["yours"]


async def test_a_game_that_was_abandoned_tells_nobody_what_its_file_had_in_store(
    house: House,
) -> None:
    ann, bob, _, file = await three_with_a_file(house)
    assert isinstance(await ann.ask(Start()), Ok)
    passed = await ann.ask(PassHost(bob.person))
    assert isinstance(passed, Ok)
    await all_reach(passed.version, bob)
    assert isinstance(await bob.ask(Abandon()), Ok)

    ours, theirs = [await downloaded(guest) for guest in (ann, bob)]

    assert SECRET in MANSION.body
    assert SECRET not in json.dumps(theirs)
    assert SECRET not in json.dumps(ours[1:])
    assert (ours[0]["packs"].keys(), theirs[0]["packs"]) == ({file}, {})
    assert ours[1:] == theirs[1:]


async def downloaded(guest: Guest) -> list[dict[str, Any]]:
    export = await guest.get(f"/api/tables/{guest.code}/games/1.jsonl")
    return [json.loads(line) for line in export.body.splitlines()]


async def test_who_waits_for_the_hosts_nod_is_not_told_what_a_file_is_called(house: House) -> None:
    ann, *_, file = await three_with_a_file(house)
    await ann.ask(SetWatchers(Watchers.NOD))
    eve = await house.guest("Eve")
    await eve.join(ann.code, watch=True)
    waiting = await eve.get(f"/api/packs/{file}")

    await ann.ask(Admit(eve.person))

    assert waiting.reason == "no-such-pack"
    assert (await eve.get(f"/api/packs/{file}")).read()["title"] == "Dinner Is Served"
