"""Export, replay and backup, all of them while the server runs."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec import Raw

from tests.packs import KITCHEN
from tests.reliability.stages import Stage
from tests.server.house import House, opened
from trapline.adapters.memory import MemoryStore
from trapline.adapters.sqlite import SqliteStore, read_log
from trapline.catalogue import shelf
from trapline.cli import main
from trapline.cli.choices import DATABASE
from trapline.games.trapwords.model.options import Options
from trapline.kernel import encode
from trapline.tables.packs import Packs
from trapline.tables.wishes import Abandon, SetOptions, Start

ALSO = ("--also", "tests.shelf")


class Evening:
    """A finished game of Whisper on a running server."""

    def __init__(self, house: House, folder: Path, words: dict[int, str]) -> None:
        self.house = house
        self.folder = folder
        self.words = words
        self.code = house.guests[0].code
        self.data = ("--data", str(folder))

    def exported(self) -> Path:
        file = self.folder / "game.jsonl"
        assert main(["export", *self.data, *ALSO, self.code.lower(), "--to", str(file)]) == 0
        return file


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    store = SqliteStore(tmp_path / DATABASE)
    async with opened(store=store, messages_per_second=1000) as house:
        stage = Stage(house, MemoryStore())
        await stage.prepare("over")
        yield Evening(house, tmp_path, stage.words)
        assert await house.faults() == 0
    await store.close()


def replayed(capsys: pytest.CaptureFixture[str], file: Path, *eyes: str) -> str:
    capsys.readouterr()
    assert main(["replay", "--also", "tests.cli.telling", str(file), *eyes]) == 0
    return capsys.readouterr().out


async def test_a_finished_game_is_downloaded_by_those_who_were_there(evening: Evening) -> None:
    ann, *_ = evening.house.guests
    stranger = evening.house.guests[-1]
    path = f"/api/tables/{evening.code}/games/1.jsonl"

    reply, refused = await ann.get(path), await stranger.get(path)

    assert reply.headers["Content-Type"] == "application/jsonl"
    assert reply.headers["Content-Disposition"].startswith("attachment")
    assert reply.body == evening.exported().read_bytes()
    assert (refused.status, refused.reason) == (403, "join-first")


async def test_who_waits_for_the_hosts_nod_downloads_nothing(evening: Evening) -> None:
    fay = next(guest for guest in evening.house.guests if guest.name == "Fay")

    refused = await fay.get(f"/api/tables/{evening.code}/games/1.jsonl")

    assert (refused.status, refused.reason) == (403, "join-first")


@pytest.mark.parametrize("number", [0, 2, 9999])
async def test_a_game_that_was_not_played_is_not_exported(
    evening: Evening, number: int, capsys: pytest.CaptureFixture[str]
) -> None:
    ann, *_ = evening.house.guests

    refused = await ann.get(f"/api/tables/{evening.code}/games/{number}.jsonl")
    status = main(["export", *evening.data, *ALSO, evening.code, "--game", str(number)])

    assert (refused.status, refused.reason) == (409, "not-now")
    assert status == 1
    assert "no finished game" in capsys.readouterr().err


async def test_a_game_that_is_still_played_is_not_exported(house_at_play: House) -> None:
    ann, *_ = house_at_play.guests

    refused = await ann.get(f"/api/tables/{ann.code}/games/1.jsonl")

    assert (refused.status, refused.reason) == (409, "not-now")


async def test_what_everybody_saw_is_read_while_it_is_played(house_at_play: House) -> None:
    ann, *_ = house_at_play.guests

    reply = await ann.get(f"/api/tables/{ann.code}/games/1/seen.jsonl")

    assert reply.headers["Content-Type"] == "application/jsonl"
    assert b'{"type":"dealt","words":["","",""]' in reply.body


async def test_what_everybody_saw_is_not_for_strangers(evening: Evening) -> None:
    stranger = evening.house.guests[-1]

    refused = await stranger.get(f"/api/tables/{evening.code}/games/1/seen.jsonl")

    assert (refused.status, refused.reason) == (403, "join-first")


@pytest.fixture
async def house_at_play() -> AsyncIterator[House]:
    async with opened() as house:
        await house.playing()
        yield house


async def test_a_replay_tells_the_game_as_everybody_saw_it(
    evening: Evening, capsys: pytest.CaptureFixture[str]
) -> None:
    told = replayed(capsys, evening.exported())

    assert "hmm" in told
    assert evening.words[1] not in told, "Bob's word was never opened"


async def test_a_replay_through_a_seat_tells_what_that_seat_saw(
    evening: Evening, capsys: pytest.CaptureFixture[str]
) -> None:
    file = evening.exported()

    assert evening.words[1] in replayed(capsys, file, "--as", "1")
    assert evening.words[1] not in replayed(capsys, file, "--as", "0")


async def test_an_open_replay_tells_everything(
    evening: Evening, capsys: pytest.CaptureFixture[str]
) -> None:
    told = replayed(capsys, evening.exported(), "--open", "--lang", "fr")

    assert all(word in told for word in evening.words.values())


async def test_an_export_has_the_words_the_group_brought(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of an abandoned game, the operator's is open; the one who brought them has what all saw."""
    store, packs = SqliteStore(tmp_path / DATABASE), Packs()
    async with opened(store=store, shelf=shelf(packs), packs=packs) as house:
        ann, *_ = await house.four("trapwords")
        await ann.post("/api/packs", KITCHEN.text.encode())
        await ann.ask(SetOptions(Raw(encode(Options(pack=KITCHEN.id)))))
        await ann.ask(Start())
        await ann.ask(Abandon())
        downloaded = await ann.get(f"/api/tables/{ann.code}/games/1.jsonl")
        whole, seen = tmp_path / "whole.jsonl", tmp_path / "seen.jsonl"

        assert main(["export", "--data", str(tmp_path), ann.code, "--to", str(whole)]) == 0

    await store.close()
    seen.write_bytes(downloaded.body)
    heads = [json.loads(file.read_bytes().splitlines()[0]) for file in (whole, seen)]
    assert heads[0].pop("seal") != heads[1].pop("seal")
    assert heads[0] == heads[1]
    assert heads[0]["packs"] == {KITCHEN.id: KITCHEN.text}
    assert replayed(capsys, whole) == replayed(capsys, seen)
    assert replayed(capsys, seen, "--open") == replayed(capsys, seen)
    assert any(word.encode() in part_after_head(whole) for word in KITCHEN.words)
    assert not any(word.encode() in part_after_head(seen) for word in KITCHEN.words)


def part_after_head(file: Path) -> bytes:
    return file.read_bytes().partition(b"\n")[2]


async def test_a_backup_of_a_live_server_is_whole(evening: Evening, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"

    assert main(["backup", *evening.data, str(copy)]) == 0

    assert read_log(copy, evening.code) == read_log(tmp_path / DATABASE, evening.code)
    assert copy.stat().st_mode & 0o077 == 0, "nobody else on the machine reads it"


async def test_a_backup_does_not_write_over_anything(
    evening: Evening, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    precious = tmp_path / "precious"
    precious.write_text("photos")

    assert main(["backup", *evening.data, str(precious)]) == 1

    assert precious.read_text() == "photos"
    assert "is there already" in capsys.readouterr().err


@pytest.mark.parametrize(
    "command",
    [
        ["export", *ALSO, "ZZZZZZ"],
        ["backup", "no/such/folder/copy"],
        ["replay", *ALSO, "no-such-file"],
        ["replay", *ALSO, "GAME", "--as", "9"],
        ["replay", "GAME"],
        ["replay", *ALSO, "DATABASE"],
    ],
)
async def test_a_mistake_gets_one_sentence(
    evening: Evening, command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    files = {"GAME": str(evening.exported()), "DATABASE": str(evening.folder / DATABASE)}
    words = [files.get(word, word) for word in command]
    data = () if command[0] == "replay" else evening.data

    assert main([words[0], *data, *words[1:]]) == 1

    assert capsys.readouterr().err.count("\n") == 1
