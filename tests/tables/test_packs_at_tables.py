"""A table has its words at hand: on every server that shows it, and as long as it is kept."""

import json
from pathlib import Path

import pytest
from msgspec import Raw
from msgspec.structs import replace

from tests.packs import KITCHEN, TOWN
from tests.tables.party import (
    ANN,
    SECOND,
    UNHURRIED,
    Party,
    Wall,
    accepted,
    answered,
    token,
    until,
    world,
)
from trapline.adapters.memory import MemoryStore
from trapline.catalogue import games
from trapline.cli import main
from trapline.games.trapwords.model.options import Options
from trapline.kernel import PLAIN, Language, Text, encode
from trapline.tables.bodies import JoinTable, OpenTable
from trapline.tables.entrance import Entrance
from trapline.tables.files import Files
from trapline.tables.live import Live
from trapline.tables.model import BotTakesOver
from trapline.tables.packs import Packs
from trapline.tables.protocol import Ask, Ok, Parting
from trapline.tables.service import Tables
from trapline.tables.taking_home import TakingHome
from trapline.tables.wishes import AddBot, AnyTableWish, Move, SetOptions, Start
from trapline.tables.world import Patience

DAY = 24 * 3600_000
OURS = SetOptions(Raw(encode(Options(pack=KITCHEN.id))))
BOTH = SetOptions(Raw(encode(Options(pack=f"{KITCHEN.id} {TOWN.id}"))))


def server(store: MemoryStore, patience: Patience = UNHURRIED) -> Tables:
    packs = Packs()
    offered = {game.name: game for game in games(packs)}
    return Tables(replace(world(store, patience), games=offered, packs=packs))


async def table_of(tables: Tables, language: Language = "en") -> Live:
    at = await tables.open(OpenTable("trapwords", language, Text("Ann")), token("Ann"))
    return await tables.find(at.code)


def pass_by(tables: Tables, ms: int) -> None:
    assert isinstance(tables.world.clock, Wall)
    tables.world.clock.pass_by(ms)


async def test_another_server_of_the_same_table_has_the_list_too() -> None:
    store = MemoryStore()
    one, other = server(store), server(store)
    mine = await table_of(one)
    theirs = await other.find(mine.room.evening.table.code)
    await Files(one).keep_words(KITCHEN.text.encode(), token("Ann"))

    answer = await answered(mine.ask, ANN, Ask("a-key-0001", OURS))
    assert isinstance(answer, Ok), answer
    await theirs.room.catch_up(answer.version)

    assert other.world.packs.words(KITCHEN.id) == KITCHEN.words


async def test_a_list_stays_as_long_as_somebody_is_at_its_table() -> None:
    tables = server(MemoryStore())
    live = await table_of(tables)
    await Files(tables).keep_words(KITCHEN.text.encode(), token("Ann"))
    await answered(live.ask, ANN, Ask("a-key-0001", OURS))

    for day in range(70):
        pass_by(tables, DAY)
        await answered(live.ask, ANN, Ask(f"a-key-{day + 2:04}", OURS))
        await tables._expire()

    assert (await Files(tables).pack(KITCHEN.id, token("Ann"))) == KITCHEN


async def test_a_list_goes_after_the_last_table_that_could_use_it() -> None:
    tables = server(MemoryStore())
    live = await table_of(tables)
    await Files(tables).keep_words(KITCHEN.text.encode(), token("Ann"))
    await answered(live.ask, ANN, Ask("a-key-0001", OURS))
    tables.forget(live.room.id, Parting.RESTART)

    pass_by(tables, 61 * DAY)
    await tables._expire()
    assert await tables.world.store.pack(KITCHEN.id) == KITCHEN.text

    pass_by(tables, 1)
    await tables._expire()
    assert await tables.world.store.pack(KITCHEN.id) is None


async def test_a_list_that_no_table_uses_goes_after_a_day() -> None:
    tables = server(MemoryStore())
    await Files(tables).keep_words(KITCHEN.text.encode(), token("Ann"))

    pass_by(tables, DAY)
    await tables._expire()
    assert await tables.world.store.pack(KITCHEN.id) == KITCHEN.text

    pass_by(tables, 1)
    await tables._expire()
    assert await tables.world.store.pack(KITCHEN.id) is None


@pytest.mark.parametrize(("language", "knows_most"), [("en", True), ("fr", False)])
async def test_a_lobby_counts_what_bots_know_in_the_language_it_plays(
    language: Language, knows_most: bool
) -> None:
    tables = server(MemoryStore())
    live = await table_of(tables, language)
    files = Files(tables)
    await files.keep_words(KITCHEN.text.encode(), token("Ann"))
    nowhere = await files.head(KITCHEN.id, token("Ann"))
    ours = SetOptions(Raw(encode(Options(language=language, pack=KITCHEN.id))))

    await answered(live.ask, ANN, Ask("a-key-0001", ours))

    here = await files.head(KITCHEN.id, token("Ann"))
    assert (here.known == nowhere.known) is knows_most
    assert here.known <= nowhere.known


async def test_a_game_that_was_played_out_is_replayed_without_its_list(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tables = server(MemoryStore(), Patience(bot_fastest=0, bot_slowest=0))
    live = await table_of(tables)
    await Entrance(tables).join(live, JoinTable(Text("Bob"), watch=True), token("Bob"))
    for pack in (KITCHEN, TOWN):
        await Files(tables).keep_words(pack.text.encode(), token("Ann"))
    await let_bots_play(tables, live)

    ours, theirs = [
        await TakingHome(tables).export(live, token(name), 1) for name in ("Ann", "Bob")
    ]

    assert json.loads(ours[0])["packs"] == {pack.id: pack.text for pack in (KITCHEN, TOWN)}
    assert json.loads(theirs[0])["packs"] == {}
    assert ours[1:] == theirs[1:]
    file = tmp_path / "game.jsonl"
    file.write_bytes(b"\n".join(theirs))
    for eyes in ([], ["--as", "0"], ["--open"]):
        assert main(["replay", str(file), *eyes]) == 0
        told = capsys.readouterr().out
        assert any(word in told for word in KITCHEN.words + TOWN.words)


async def let_bots_play(tables: Tables, live: Live) -> None:
    """Play with both lists from the start to the end, Ann's seat by a bot too."""
    friends = Party(tables, live, live.room.evening.table.code)
    bot = AddBot(PLAIN)
    wishes: list[AnyTableWish] = [BOTH, bot, bot, bot, Start(), Move(BotTakesOver(ANN))]
    for wish in wishes:
        accepted(await friends.ask(ANN, wish))

    def is_over() -> bool:
        friends.wall.pass_by(SECOND)
        live.alarm.set()
        return not live.room.evening.is_playing

    await until(is_over)
