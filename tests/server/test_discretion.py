"""What the log and the store do not know."""

import logging
from collections.abc import Iterator

import pytest

from tests.server.house import House, opened
from trapline.tables.protocol import Parting


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
        house.desk.entrance.preview = lambda *_: 1 / 0  # type: ignore[assignment,method-assign]
        broken = await ann.get(f"/api/tables/{ann.code}")
        secrets = [ann.code, ann.token, "canary", "CANARY", *ann.screen.view.words[0]]

    assert broken.read() == {"reason": "our-fault", "facts": {}}
    assert any("request-fault" in line for line in log), "the fault itself is told"
    for secret in secrets:
        assert not any(secret in line for line in log)


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
