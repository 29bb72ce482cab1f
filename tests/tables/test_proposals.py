"""A language model on a bot's chair: it proposes, and the chair's time does not depend on it."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games import whisper_model as m
from tests.games.whisper import WHISPER, Whisper
from tests.tables.party import ANN, Counts, Party, think, token, until, world
from trapline.adapters.clock import SystemClock
from trapline.kernel import MODEL, PLAIN, Luck, Prompt, Text, Wish
from trapline.tables.bodies import OpenTable
from trapline.tables.bots import BotTurns
from trapline.tables.model import ModelFace
from trapline.tables.service import Tables
from trapline.tables.wishes import AddBot, Start
from trapline.tables.world import NoAnswer, Patience

QUICK = Patience(bot_fastest=0, bot_slowest=0)


class Parrot:
    """Says what the model says, where a word is to be chosen; alone it plays plainly."""

    def choose(self, view: Any, luck: Luck) -> Wish | None:
        return WHISPER.bots[PLAIN].choose(view, luck)

    def asks(self, view: Any, _luck: Luck) -> Prompt | None:
        invited = any(isinstance(one, m.MayChoose) for one in view.may)
        return Prompt("Choose a word.", {"words": view.words}) if invited else None

    def hears(self, view: Any, _prompt: Prompt, answer: str, _luck: Luck) -> Wish | None:
        if answer == "nonsense":
            return None
        if answer == "first":
            answer = next(words for words in view.words if words)[0]
        return m.Choose(view.may[0].turn, Text(answer))


class Voiced(Whisper):
    """A game with a bot for whom a model may speak."""

    def __init__(self) -> None:
        super().__init__(WHISPER.words, WHISPER.fits)
        self.bots = {**WHISPER.bots, MODEL: Parrot()}


class Oracle:
    """A model in this process: it says something, fails, or never ends."""

    face = ModelFace("an-oracle", "models.example")

    def __init__(self, says: str | None, ms: int = 20) -> None:
        self.says, self.ms = says, ms
        self.asked: list[Prompt] = []
        self.thinks_for_ever = False

    async def answer(self, prompt: Prompt) -> str:
        self.asked.append(prompt)
        if self.thinks_for_ever:
            await asyncio.Event().wait()
        if self.says is None:
            raise NoAnswer
        return self.says


async def with_model(oracle: Oracle) -> Party:
    game = Voiced()
    quick = replace(
        world(games={"whisper": game}),
        clock=SystemClock(),
        patience=QUICK,
        think=think,
        model=oracle,
    )
    tables = Tables(quick)
    at = await tables.open(OpenTable("whisper", "en", Text("Ann")), token("Ann"))
    friends = Party(tables, await tables.find(at.code), at.code)
    for _ in range(3):
        await friends.ask(ANN, AddBot(MODEL))
    return friends


def counts(friends: Party) -> Counts:
    meters = friends.tables.world.meters
    assert isinstance(meters, Counts)
    return meters


async def test_what_a_model_proposes_is_played() -> None:
    oracle = Oracle("first")
    friends = await with_model(oracle)

    await friends.ask(ANN, Start())
    await friends.told("chosen")

    assert "fit" in counts(friends).proposals
    assert counts(friends).faults == []


@pytest.mark.parametrize(
    ("says", "how"), [("nonsense", "unfit"), ("not-offered", "fit"), (None, "failed")]
)
async def test_where_the_model_is_of_no_use_our_bot_moves(says: str | None, how: str) -> None:
    friends = await with_model(Oracle(says))

    await friends.ask(ANN, Start())
    await friends.told("chosen")

    assert how in counts(friends).proposals
    assert counts(friends).faults == []


async def test_a_model_that_never_answers_is_not_waited_for() -> None:
    oracle = Oracle("first")
    oracle.thinks_for_ever = True
    friends = await with_model(oracle)

    await friends.ask(ANN, Start())
    await friends.told("chosen")

    assert "late" in counts(friends).proposals


async def test_an_answer_that_comes_at_once_moves_the_chair_no_sooner() -> None:
    due = []
    for says in ("first", "nonsense", None):
        friends = await with_model(Oracle(says, ms=30_000))
        await friends.ask(ANN, Start())
        evening = friends.live.room.evening
        turns = BotTurns(replace(friends.tables.world, patience=QUICK))
        due.append(sorted(turns.plan(evening, 0)))
        await asyncio.sleep(0)
        due.append(sorted(turns.plan(evening, 0)))
        turns.close()
        friends.live.alarm.close()

    assert due[0]
    assert all(one == due[0] and min(one) >= 30_000 for one in due)


async def test_a_screen_is_told_where_words_are_sent() -> None:
    friends = await with_model(Oracle("first"))

    screen = await friends.screen(ANN)

    [welcome] = screen.messages("welcome")
    assert welcome["model"] == {"name": "an-oracle", "host": "models.example"}


async def test_a_table_that_is_put_away_asks_nothing_more() -> None:
    oracle = Oracle("first", ms=60_000)
    oracle.thinks_for_ever = True
    friends = await with_model(oracle)
    await friends.ask(ANN, Start())
    await until(lambda: bool(oracle.asked))

    friends.live.alarm.close()
    await asyncio.sleep(0)

    assert friends.live.alarm._bots._proposals._asked == {}
