"""A finished game written down line by line."""

import json
from typing import Any

from tests.tables.party import ANN, BOB, GAMES, Party, party
from trapline.kernel import PLAIN
from trapline.tables.export import exported, seen
from trapline.tables.model import BotTakesOver
from trapline.tables.wishes import AddBot, Move, Start
from trapline.tables.world import Patience

QUICK = Patience(bot_fastest=0, bot_slowest=0)


async def finished(games: int = 1) -> Party:
    friends = await party(["Ann"], game="coin-flip", patience=QUICK)
    await friends.ask(ANN, AddBot(PLAIN))
    for played in range(games):
        await friends.ask(ANN, Start())
        await friends.ask(ANN, Move(BotTakesOver(ANN)))
        await friends.told_times("table:ended", played + 1)
    return friends


async def lines(friends: Party, number: int) -> list[dict[str, object]]:
    entries = await friends.tables.world.store.entries(friends.live.room.id)
    return [json.loads(line) for line in exported(GAMES, entries, number, {})]


async def test_an_export_begins_with_what_was_played_by_whom() -> None:
    friends = await finished()

    head, *_ = await lines(friends, 1)

    assert (head["trapline"], head["game"]) == (1, "coin-flip")
    assert head["names"] == [chair.name for chair in friends.table.chairs]


async def test_an_export_runs_from_the_start_of_the_game_to_its_end() -> None:
    friends = await finished()

    _, first, *_, last = await lines(friends, 1)

    assert first["facts"][0]["type"] == "table:started"  # type: ignore[index]  # a list of facts
    assert last["facts"][-1]["type"] == "table:ended"  # type: ignore[index]  # a list of facts


async def test_every_game_of_an_evening_is_an_export_of_its_own() -> None:
    friends = await finished(games=2)

    first, second = await lines(friends, 1), await lines(friends, 2)

    assert first[-1]["version"] < second[1]["version"]  # type: ignore[operator]  # both are ints
    assert await lines(friends, 3) == []


async def test_a_game_that_is_still_played_is_not_exported() -> None:
    friends = await party(["Ann", "Bob"], game="coin-flip")
    await friends.ask(ANN, Start())

    assert await lines(friends, 1) == []
    assert friends.table.held_by(BOB)


async def seen_lines(friends: Party, number: int) -> list[dict[str, Any]]:
    entries = await friends.tables.world.store.entries(friends.live.room.id)
    return [json.loads(line) for line in seen(GAMES, entries, number)]


async def test_what_everybody_saw_of_a_game_can_be_read_while_it_is_played() -> None:
    friends = await party(["Ann", "Bob"], game="coin-flip")
    await friends.ask(ANN, Start())

    head, first, *_ = await seen_lines(friends, 1)

    assert head["game"] == "coin-flip"
    assert first["facts"][0]["type"] == "table:started"
    assert await seen_lines(friends, 2) == []


async def test_what_everybody_saw_of_a_game_does_not_say_who_wished_for_it() -> None:
    friends = await finished()

    _, *moments = await seen_lines(friends, 1)

    assert {moment["seat"] for moment in moments} == {None}
    assert [moment["version"] for moment in moments] == [
        line["version"] for line in (await lines(friends, 1))[1:]
    ]
