"""The tables of who may what can fail: each planted fault is caught in its own cells."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from itertools import product
from typing import Any, NamedTuple

import pytest
from aiohttp import web

from tests.reliability.authority import (
    HELLOS,
    MESSAGE,
    MESSAGES,
    SEATS,
    WISHES,
    astride,
    hellos,
    messages,
    tags,
    turned_away,
    wishes,
)
from tests.reliability.routes import NAMES, expected, requests, route, routes
from tests.reliability.rows import Answers, lines, rows
from tests.reliability.stages import Stage, staged
from trapline.kernel import IllegalMove
from trapline.server import api, desk
from trapline.tables import chat, doors, moves, people, rules, taking_home
from trapline.tables import wishes as w
from trapline.tables.entrance import Entrance
from trapline.tables.facts import TvPaired
from trapline.tables.live import Live
from trapline.tables.protocol import AnyFromClient, FromClient, Parting, Refused, Role
from trapline.tables.reasons import TableReason
from trapline.tables.room import Room

Patch = pytest.MonkeyPatch

PEOPLE, HANDOVER, PAIR, EXPORT, SEEN = (
    "POST /api/tables/{code}/people",
    "POST /api/tables/{code}/handover",
    "POST /api/pair/{id}",
    "GET /api/tables/{code}/games/{number}.jsonl",
    "GET /api/tables/{code}/games/{number}/seen.jsonl",
)


def lets_anybody_lock(patch: Patch) -> None:
    patch.setattr(w.Lock, "who", w.Who.ANYONE)


def lets_anybody_undo(patch: Patch) -> None:
    patch.setattr(w.Undo, "who", w.Who.SEATED)


def lets_a_former_host_host(patch: Patch) -> None:
    honest = rules.refuse_strangers

    def refuse(table: Any, person: Any, wish: Any) -> None:
        if person.name != "Dan":
            honest(table, person, wish)

    patch.setattr(rules, "refuse_strangers", refuse)


def plays_for_anybody(patch: Patch) -> None:
    honest = moves.wished

    def wished(evening: Any, by: int, seat: int, *others: Any) -> Any:
        chair = evening.table.chair(seat)
        return honest(evening, chair.holder if chair else by, seat, *others)

    patch.setattr(moves, "wished", wished)


def speaks_for_anybody(patch: Patch) -> None:
    honest = chat.spoken

    def spoken(evening: Any, by: int, say: Any, *others: Any) -> Any:
        chair = None if say.seat is None else evening.table.chair(say.seat)
        return honest(evening, chair.holder if chair else by, say, *others)

    patch.setattr(chat, "spoken", spoken)


def lifts_any_curtain(patch: Patch) -> None:
    honest = doors.seen_by

    def seen_by(table: Any, person: Any, lifted: int | None) -> Any:
        return honest(table, person, None) if lifted is None else lifted

    patch.setattr(doors, "seen_by", seen_by)


def lets_the_waiting_look(patch: Patch) -> None:
    patch.setattr(doors, "may_look", lambda *_: True)


def lets_all_look_who_were_let_in(patch: Patch) -> None:
    patch.setattr(doors, "may_look", lambda _, person: person.admitted)


def takes_the_kicked_for_strangers(patch: Patch) -> None:
    honest = doors.sight

    def sight(table: Any, grants: Any, screen: Any) -> Any:
        seen = honest(table, grants, screen)
        is_refused = seen is Parting.JOIN_FIRST
        return doors.sight_of_a_stranger(table, screen.role) if is_refused else seen

    patch.setattr(doors, "sight", sight)


def takes_the_kicked_for_present(patch: Patch) -> None:
    patch.setattr(Live, "person", Live.known)


def lets_a_tv_act_for_the_host(patch: Patch) -> None:
    honest = Live.enter

    async def enter(live: Live, listener: Any) -> None:
        listener.person = 0 if listener.role is Role.TV else listener.person
        await honest(live, listener)

    patch.setattr(Live, "enter", enter)


def lets_in_and_out_again(patch: Patch) -> None:
    patch.setattr(Live, "refusal", lambda *_: None)


def notes_who_was_refused(patch: Patch) -> None:
    honest = Room._settle

    async def settle(room: Room, actor: Any, *others: Any) -> Any:
        answer = await honest(room, actor, *others)
        if isinstance(answer, Refused):
            room.world.store._shelves[room.id].keys[actor.key] = 0  # type: ignore[attr-defined]
        return answer

    patch.setattr(Room, "_settle", settle)


def hands_over_to_anybody(patch: Patch) -> None:
    async def hand_over(*_: Any) -> str:
        return "a-link"

    patch.setattr(Entrance, "hand_over", hand_over)


def pairs_for_anybody(patch: Patch) -> None:
    async def pair(entrance: Entrance, live: Live, _: Any, tv: str) -> None:
        await entrance._admit(live, lambda *_: [TvPaired()], tv)

    patch.setattr(Entrance, "pair", pair)


def exports_to_anybody(patch: Patch) -> None:
    for place in (desk, taking_home):
        patch.setattr(place, "admitted", lambda *_: None)


def tells_the_kicked_why(patch: Patch) -> None:
    honest = people.join

    def join(table: Any, game: Any, allows: Any, id: int, *others: Any, **more: Any) -> Any:
        if id in table.kicked:
            raise IllegalMove(TableReason.TABLE_LOCKED, kicked=True)
        return honest(table, game, allows, id, *others, **more)

    patch.setattr(people, "join", join)


class Case(NamedTuple):
    """Where a fault is looked for, and by whom it shows in which rows."""

    phase: str
    door: str
    part: Callable[..., Awaitable[Answers]]
    names: Sequence[str]
    people: str


async def tvs_ask(stage: Stage, names: Sequence[str]) -> Answers:
    return await messages(stage, names, ["TV", "PTV"])


async def insists(stage: Stage, names: Sequence[str]) -> Answers:
    return {(role, "Kim"): await turned_away(stage, "Kim", Role(role)) for role in names}


ASTRIDE = "Ann:1 Ann:4 Bob:0 Bob:4 Eve:4"
OUTSIDE = "PTV none Kim Lou Oli Cleo"
HOSTS = ("lock", "kick", "pass-host")
CASES: Mapping[Callable[[Patch], None], Case] = {
    lets_anybody_lock: Case("lobby", "open", wishes, ["lock"], "Bob Dan Eve"),
    lets_a_former_host_host: Case("playing", "open", wishes, HOSTS, "Dan"),
    notes_who_was_refused: Case("playing", "locked", wishes, ["lock"], "Bob Dan Eve"),
    lets_a_tv_act_for_the_host: Case("playing", "open", tvs_ask, ["play", "ask"], "TV PTV"),
    lets_anybody_undo: Case("playing", "open", astride, ["undo"], f"{ASTRIDE} Bob:9"),
    plays_for_anybody: Case("playing", "locked", astride, ["play"], ASTRIDE),
    speaks_for_anybody: Case("lobby", "open", astride, ["say"], ASTRIDE),
    lifts_any_curtain: Case("lobby", "open", astride, ["lift"], f"{ASTRIDE} Bob:9"),
    lets_the_waiting_look: Case("playing", "nod", hellos, ["player", "tv"], "Fay"),
    takes_the_kicked_for_strangers: Case("playing", "open", hellos, ["tv"], "Fay Kim Lou"),
    lets_in_and_out_again: Case("playing", "locked", insists, ["player", "tv"], "Kim"),
    lets_all_look_who_were_let_in: Case("playing", "none", requests, [SEEN], "Eve"),
    takes_the_kicked_for_present: Case("lobby", "locked", requests, [HANDOVER], "Kim Lou"),
    hands_over_to_anybody: Case("playing", "open", requests, [HANDOVER], OUTSIDE),
    pairs_for_anybody: Case("lobby", "open", requests, [PAIR], f"Bob Dan Eve Fay {OUTSIDE}"),
    exports_to_anybody: Case("over", "locked", requests, [EXPORT], f"Fay {OUTSIDE}"),
    tells_the_kicked_why: Case("lobby", "locked", requests, [PEOPLE], "Kim"),
}


def right(phase: str, door: str) -> Answers:
    """Return every row of every table."""
    of_messages = [rows(table, phase) for table in (WISHES, MESSAGES, SEATS)]
    of_doors = [lines(HELLOS, phase, door), expected(phase, door)]
    return {cell: it for table in (*of_messages, *of_doors) for cell, it in table.items()}


@pytest.mark.parametrize(("plant", "case"), CASES.items(), ids=lambda x: getattr(x, "__name__", ""))
async def test_a_planted_fault_is_caught_in_its_own_cells(
    plant: Callable[[Patch], None], case: Case, monkeypatch: Patch
) -> None:
    phase, door, part, names, people = case
    async with staged(phase, door) as stage:
        plant(monkeypatch)

        answers = await part(stage, names)

        caught = {cell for cell, it in answers.items() if it != right(phase, door)[cell]}
        assert caught == set(product(names, people.split()))


class Peek(FromClient, frozen=True):
    """A message that nobody thought about."""


async def peek(_: web.Request) -> web.Response:
    return web.Response()


def test_a_message_without_a_row_is_caught() -> None:
    assert tags(AnyFromClient | Peek) - MESSAGE.keys() == {"peek"}


def test_a_route_without_a_row_is_caught() -> None:
    app = web.Application()
    app.add_routes([*api.ROUTES, web.get("/api/tables/{code}/peek", peek)])

    assert routes(app) - {route(name) for name in NAMES} == {"GET /api/tables/{code}/peek"}
