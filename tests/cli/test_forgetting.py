"""`trapline forget`: a table, or a name in it, and no byte of either is left."""

import asyncio
from pathlib import Path

import pytest

from tests.adapters.evenings import LODGE, entry, table
from tests.adapters.test_erasure import mentions
from tests.postgres import schema
from tests.reliability.stages import Stage
from tests.server.house import opened
from trapline.adapters.memory import MemoryStore
from trapline.adapters.postgres import PostgresStore
from trapline.adapters.sqlite import SqliteStore
from trapline.cli import main
from trapline.cli.choices import DATABASE

NAME = "Cleo"
FAR_AHEAD = 1 << 50


async def evening(folder: Path) -> str:
    """Let a game of Whisper end, with a page of a book; return its code."""
    store = SqliteStore(folder / DATABASE)
    async with opened(store=store, messages_per_second=1000) as house:
        await Stage(house, MemoryStore()).prepare("over")
        ann = house.guests[0]
        await ann.connect()
        await ann.say(f"Well played, {NAME}.")
        assert (await ann.post("/api/books", {"code": ann.code})).status == 200
        code = ann.code
    await store.close()
    return code


@pytest.mark.slow
async def test_a_forgotten_name_is_nowhere_and_the_evening_still_is(tmp_path: Path) -> None:
    code = await evening(tmp_path)
    assert mentions(NAME, tmp_path) > 0

    assert await run("forget", "--data", str(tmp_path), code, "--name", "cleo") == 0

    assert mentions(NAME, tmp_path) == 0
    assert mentions("Dan", tmp_path) > 0


@pytest.mark.slow
@pytest.mark.parametrize("words", [("--name", NAME), ("CODE", "--name", NAME), ("CODE",)], ids=str)
async def test_a_page_of_a_book_is_found_when_its_table_is_long_gone(
    words: tuple[str, ...], tmp_path: Path
) -> None:
    code = await evening(tmp_path)
    store = SqliteStore(tmp_path / DATABASE)
    await store.expire(idle_before=FAR_AHEAD, playing_before=FAR_AHEAD)
    await store.close()
    assert mentions(NAME, tmp_path) > 0

    asked = [code if word == "CODE" else word for word in words]
    assert await run("forget", "--data", str(tmp_path), *asked) == 0

    assert mentions(NAME, tmp_path) == 0


@pytest.mark.slow
async def test_a_forgotten_table_leaves_no_byte(tmp_path: Path) -> None:
    code = await evening(tmp_path)

    assert await run("forget", "--data", str(tmp_path), code.lower()) == 0

    assert [mentions(word, tmp_path) for word in (NAME, "Dan", code)] == [0, 0, 0]


@pytest.mark.parametrize("asked", [[], ["ZZZZZZ"]])
async def test_what_is_not_there_cannot_be_forgotten(tmp_path: Path, asked: list[str]) -> None:
    await SqliteStore(tmp_path / DATABASE).close()

    assert await run("forget", "--data", str(tmp_path), *asked) == 1


async def test_nothing_is_forgotten_under_a_running_server(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / DATABASE)

    status = await run("forget", "--data", str(tmp_path), "ABC234")

    assert status == 1
    await store.close()


async def test_what_is_in_a_database_is_forgotten_there() -> None:
    async with schema() as address:
        store = await PostgresStore.opened(address)
        for one in (table(), table(LODGE, "PQ4SUV")):
            await store.open_table(one, entry(1), [])
        await store.close()

        assert await run("forget", "--database", address, "KM7RTX") == 0

        store = await PostgresStore.opened(address)
        assert [one.code for one in await store.records()] == ["PQ4SUV"]
        await store.close()


async def test_nothing_is_forgotten_under_servers_that_share_a_database(
    capsys: pytest.CaptureFixture[str],
) -> None:
    async with schema() as address:
        store = await PostgresStore.opened(address)
        async with opened(store=store):
            status = await run("forget", "--database", address, "--name", NAME)
        await store.close()

    assert (status, "a server is running" in capsys.readouterr().err) == (1, True)


async def run(*words: str) -> int:
    """Run the command as a shell does, away from this test's own loop."""
    return await asyncio.to_thread(main, words)
