"""A whole server with a language model behind it: who plays, what is asked, and who is told."""

import json
from collections.abc import AsyncIterator

import pytest

from tests.adapters.model_server import ModelServer, model_server, saying
from tests.server.guests import Guest
from tests.server.house import House, opened
from trapline.assembly import shelf_of
from trapline.kernel import MODEL
from trapline.tables.protocol import Ok
from trapline.tables.wishes import AddBot, Start
from trapline.tables.world import Patience

QUICK = Patience(bot_fastest=0, bot_slowest=0)
MODELS = 3


@pytest.fixture
async def server() -> AsyncIterator[ModelServer]:
    async with model_server() as server:
        yield server


@pytest.fixture
async def house(server: ModelServer) -> AsyncIterator[House]:
    async with opened(
        shelf=shelf_of("", voiced=True),
        world={"patience": QUICK},
        model_url=server.url,
        model="a-model",
        model_seconds=1,
    ) as house:
        yield house
        assert await house.faults() == 0


async def hosted(house: House) -> Guest:
    ann = await house.guest("Ann")
    await ann.open("trapwords")
    for _ in range(MODELS):
        assert isinstance(await ann.ask(AddBot(MODEL)), Ok)
    return ann


async def two_moves_are_made(ann: Guest) -> None:
    """Let Ann's team-mate write down two traps, while she does nothing."""
    begun = await ann.ask(Start())
    assert isinstance(begun, Ok), begun
    await ann.screen.reach(begun.version + 2)


async def answers(house: House) -> dict[str, float]:
    """Return how often answers were of use, as an operator sees it."""
    page = (await (await house.guest("an operator")).get("/metrics")).body.decode()
    lines = [line for line in page.splitlines() if line.startswith("trapline_model_answers_total{")]
    return {line.split('"')[1]: float(line.split()[1]) for line in lines}


async def test_a_host_is_offered_the_level_and_told_where_words_are_sent(house: House) -> None:
    ann = await hosted(house)

    on_offer = (await ann.get("/api/catalogue")).body.decode()
    assert f'"{MODEL}"' in on_offer
    assert ann.picture.welcome.model == {"name": "a-model", "host": "127.0.0.1"}
    assert [chair.bot for chair in ann.screen.table.chairs] == [None, *[MODEL] * MODELS]


@pytest.mark.slow
async def test_what_a_model_answers_well_is_played(house: House, server: ModelServer) -> None:
    server.reply = saying('Sure! {"trap": "lantern"}')
    ann = await hosted(house)

    await two_moves_are_made(ann)

    assert (await answers(house))["fit"] > 0
    for asked in server.asked:
        assert asked["model"] == "a-model"
        assert json.loads(asked["messages"][1]["content"]).keys() == {"secret", "listed"}
    assert not any("Cookie" in headers for headers in server.headers)


@pytest.mark.slow
@pytest.mark.parametrize("says", ["I will not play this game.", '{"trap": 7}', None])
async def test_where_a_model_answers_badly_our_bot_plays_on(
    house: House, server: ModelServer, says: str | None
) -> None:
    server.reply = saying(says)
    ann = await hosted(house)

    await two_moves_are_made(ann)

    told = await answers(house)
    assert told["fit"] == 0
    assert told["unfit"] + told["failed"] > 0
