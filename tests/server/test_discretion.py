"""What the log and the store do not know."""

import logging
from collections.abc import AsyncIterator, Iterator

import msgspec
import pytest

from tests.server.house import Four, House, all_reach, opened
from trapline import catalogue
from trapline.games.trapped import wishes as w
from trapline.games.trapped.view import View
from trapline.kernel import Text
from trapline.tables.model import BotPlaysOnce
from trapline.tables.protocol import Ok, Parting
from trapline.tables.wishes import Abandon, Move, Start


@pytest.fixture
def log() -> Iterator[list[str]]:
    """Every line any logger writes during a test."""
    lines: list[str] = []
    ear = logging.Handler()
    ear.emit = lambda record: lines.append(record.getMessage())  # type: ignore[method-assign]
    loggers = [logging.getLogger(name) for name in (None, "trapline")]
    for logger in loggers:
        logger.addHandler(ear)
    yield lines
    for logger in loggers:
        logger.removeHandler(ear)


async def test_the_log_tells_no_token_no_code_no_chat_and_no_word(log: list[str]) -> None:
    async with opened(log_level="info") as house:
        ann, *_ = await house.playing()
        await ann.say("a canary sings", seat=0)
        await ann.screen.send(b"a canary of nonsense")
        await ann.get("/api/tables/CANARY")
        await ann.post("/api/handover/canary", {"canary": 1})
        house.desk.tables.preview = lambda *_: 1 / 0  # type: ignore[assignment,method-assign]
        broken = await ann.get(f"/api/tables/{ann.code}")
        secrets = [ann.code, ann.token, "canary", "CANARY", *ann.screen.view.words[0]]

    assert broken.read() == {"reason": "our-fault", "facts": {}}
    assert any("request-fault" in line for line in log), "the fault itself is told"
    for secret in secrets:
        assert not any(secret in line for line in log)


@pytest.fixture
async def castaways() -> AsyncIterator[Four]:
    """Ann, Bob, Cleo and Dan in a story."""
    async with opened(shelf=catalogue.shelf()) as house:
        four = await house.four("trapped")
        begun = await four[0].ask(Start())
        assert isinstance(begun, Ok), begun
        await all_reach(begun.version, *four)
        yield four


async def test_nobody_sees_who_wanted_a_pause_in_the_story(castaways: Four) -> None:
    ann, bob, *_ = castaways
    lent = await ann.ask(Move(BotPlaysOnce(bob.seat)))
    assert isinstance(lent, Ok)
    await all_reach(lent.version, ann, bob)

    halted = await bob.play(w.Halt())

    assert isinstance(halted, Ok)
    await all_reach(halted.version, ann)
    assert b'"halted"' in ann.screen.bytes[-1]
    assert b'"chairs"' not in ann.screen.bytes[-1]


async def test_not_even_the_log_of_a_finished_game_says_who_wanted_a_pause_or_not_this(
    castaways: Four,
) -> None:
    ann, bob, *_ = castaways
    told = await bob.play(w.Tell(Text("A spider!")))
    assert isinstance(told, Ok)
    [line] = (await bob.screen.reach(told.version)).view_as(View).story[-1:]
    for wish in (w.NotThis(line.number), w.Halt(), w.GoOn()):
        assert isinstance(await bob.play(wish), Ok)
    await ann.ask(Abandon())

    log = await ann.get(f"/api/tables/{ann.code}/games/1.jsonl")

    moments = [msgspec.json.decode(moment) for moment in log.body.splitlines()[1:]]
    seats = {fact["type"]: moment["seat"] for moment in moments for fact in moment["facts"]}
    assert seats["told"] == bob.seat
    assert [seats[fact] for fact in ("struck", "halted", "went-on")] == [None, None, None]


async def test_tokens_are_kept_only_as_their_hash(house: House) -> None:
    ann = await house.guest("Ann")
    await ann.open()
    [table] = house.desk.tables.live

    [grant] = await house.store.grants(table)

    assert len(grant.token) == 64
    assert ann.token not in grant.token


async def test_a_server_that_is_told_to_stop_lets_its_screens_know() -> None:
    async with opened() as house:
        ann = await house.guest("Ann")
        await ann.open()
        await house.desk.tables.end()

        assert await ann.screen.parting() is Parting.RESTART
