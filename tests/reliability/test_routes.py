"""Every route, asked by everybody, in every phase, behind every door."""

from itertools import product

import pytest

from tests.reliability.authority import EVERYBODY, each_door, each_phase
from tests.reliability.routes import (
    NAMES,
    TOLD_APART,
    as_sent,
    expected,
    request,
    requests,
    route,
    routes,
    word_of,
)
from tests.reliability.rows import PHASES, Answers
from tests.reliability.stages import DOORS, Stage, staged
from tests.server.messages import hello
from trapline.tables.protocol import Parting, Role
from trapline.tables.wishes import Kick, Leave

SPENT = "a-link-long-spent"
NOWHERE = "ZZZZZZ"
AT_TABLES = [name for name in NAMES if "{code}" in name or "{id}" in name]
ELSEWHERE = [name for name in NAMES if name not in AT_TABLES]


def only(names: list[str], answers: Answers) -> Answers:
    return {cell: it for cell, it in answers.items() if cell[0] in names}


async def test_every_route_has_its_row() -> None:
    async with staged("lobby") as stage:
        assert routes(stage.house.app) == {route(name) for name in NAMES}


@each_phase
@each_door
async def test_every_route_to_a_table_gives_the_answer_in_its_row(phase: str, door: str) -> None:
    async with staged(phase, door) as stage:
        assert await requests(stage, AT_TABLES) == only(AT_TABLES, expected(phase, door))


@pytest.mark.parametrize(("phase", "door"), [("lobby", "open"), ("playing", "locked")])
async def test_every_other_route_gives_the_answer_in_its_row(phase: str, door: str) -> None:
    async with staged(phase, door) as stage:
        assert await requests(stage, ELSEWHERE) == only(ELSEWHERE, expected(phase, door))


async def test_without_its_body_an_answer_is_the_same() -> None:
    async with staged("over", "locked") as stage:
        stage.copy()
        for name, who in product([name for name in NAMES if name.startswith("GET")], EVERYBODY):
            whole = await request(stage, who, name, stage.code)
            head = await request(stage, who, name.replace("GET", "HEAD"), stage.code)

            assert (head.status, head.body) == (whole.status, b"")
        assert stage.is_untouched([])


def test_those_who_may_not_are_refused_alike_but_where_it_is_said_why() -> None:
    told_apart = set()
    for phase, door in product(PHASES, DOORS):
        answers = expected(phase, door).items()
        refusals = {(name, it) for (name, _), it in answers if it[0] == "4"}
        told_apart |= {name for name in NAMES if sum(name == it for it, _ in refusals) > 1}

    assert told_apart == TOLD_APART.keys()


async def all_answered(stage: Stage, name: str, code: str, id: str) -> str:
    """Return the answer that everybody gets, to the byte."""
    replies = [await request(stage, who, name, code, id) for who in EVERYBODY]
    [_] = {repr(as_sent(reply)) for reply in replies}
    return word_of(replies[0])


async def test_an_unknown_code_is_the_same_to_everybody() -> None:
    async with staged("playing") as stage:
        named = [name for name in NAMES if "/{code}" in name and "/ws/" not in name]
        for name in (*named, "POST /api/pair/{id}"):
            answer = await all_answered(stage, name, NOWHERE, await stage.pairing())

            assert answer == "404 no-such-table"


async def test_an_unknown_code_is_the_same_to_every_screen() -> None:
    async with staged("playing") as stage:
        for role, who in product(Role, EVERYBODY):
            screen = await stage.people[who].dial(NOWHERE)
            await screen.send(hello(role))

            assert await screen.parting() is Parting.NO_SUCH_TABLE
            assert len(screen.bytes) == 1


async def test_a_spent_link_is_the_same_to_everybody() -> None:
    async with staged("playing") as stage:
        stage.copy()
        for name in NAMES:
            if name.endswith("/{id}"):
                reason = "no-such-tv" if "pair" in name else "link-spent"
                assert await all_answered(stage, name, stage.code, SPENT) == f"404 {reason}"
        assert stage.is_untouched([])


async def test_where_nobody_hosts_nobody_pairs_a_tv() -> None:
    async with staged("lobby", "locked") as stage:
        ann = await stage.actor("Ann")
        for person in ann.screen.table.people[1:]:
            await ann.ask(Kick(person.id))
        await ann.ask(Leave())

        answer = await all_answered(stage, "POST /api/pair/{id}", stage.code, await stage.pairing())

        assert answer == "403 not-the-host"
