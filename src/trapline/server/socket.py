"""The WebSocket: a screen says hello, then wishes come in and updates go out."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import TypeAlias

from aiohttp import WSMsgType, web

from trapline.kernel import UNREADABLE, IllegalMove, decoder
from trapline.server.api import elsewhere
from trapline.server.buckets import Flow
from trapline.server.connection import Connection
from trapline.server.desk import DESK, Desk
from trapline.server.guests import fresh_token, give_token, hashed, token_of
from trapline.server.origins import is_from_here
from trapline.server.proxies import is_secure
from trapline.tables.live import Live
from trapline.tables.others import Elsewhere
from trapline.tables.ports import Damaged, PersonId
from trapline.tables.protocol import (
    AnyFromClient,
    Ask,
    Catch,
    FromClient,
    Hello,
    Lift,
    Nudge,
    Pairing,
    Parting,
    Play,
    Refused,
    Role,
    Say,
    Typing,
)
from trapline.tables.reasons import TableReason
from trapline.tables.room import Reply

HELLO_WITHIN = 10.0
# On the doorstep one is cut off without a word: only whoever was told and did not go.
CUT_OFF_AFTER = 10.0
NONSENSE_COSTS = 10
# A few bytes of Lift or Catch ask for many.
COSTS: Mapping[type[FromClient], int] = {
    Hello: 1,
    Play: 1,
    Ask: 1,
    Say: 4,
    Lift: 5,
    Catch: 5,
    Typing: 2,
    Nudge: 20,
}

Hear: TypeAlias = Callable[[bytes, Flow], Awaitable[None]]
DECODER = decoder(AnyFromClient)
ROUTES = web.RouteTableDef()


@ROUTES.get("/ws/{code}")
async def table_socket(request: web.Request) -> web.StreamResponse:
    desk = request.app[DESK]
    refuse_foreign_pages(request, desk)
    if desk.is_leaving or desk.tables.is_beyond(request.match_info["code"]):
        raise elsewhere()
    connection = Connection(desk.outbox)
    await connection.prepare(request)
    with desk.meters.sockets.track_inprogress(), desk.heartbeat.minding(connection):
        try:
            await serve(desk, connection, request)
        except Exception as fault:  # noqa: BLE001 - the edge of a connection: our fault stays here
            desk.meters.broke("socket-fault", fault, path="/ws/{code}")
            connection.part(Parting.OUR_FAULT)
    return connection.socket


def refuse_foreign_pages(request: web.Request, desk: Desk) -> None:
    if not is_from_here(request, desk.settings.public_url):
        raise web.HTTPForbidden


async def serve(desk: Desk, connection: Connection, request: web.Request) -> None:
    if request.transport is None:
        return None
    within = HELLO_WITHIN + CUT_OFF_AFTER
    with desk.doorstep.waiting(request.transport, desk.source(request), within):
        hello = await first_message(connection)
    if hello is None:
        return connection.part(Parting.NOT_UNDERSTOOD)
    try:
        live = await desk.find(request, request.match_info["code"])
    except IllegalMove as refusal:
        return connection.part(closing(refusal))
    except Elsewhere:
        return connection.part(Parting.RESTART)
    connection.role = hello.role
    connection.since = hello.since or 0
    connection.token = token_of(request)
    why = live.refusal(connection)
    if why is not None:
        return connection.part(why)
    if hello.role is Role.PLAYER:
        connection.person = live.person(connection.token)
    if connection.person is not None:
        live.room.neighbours.came(connection.person, desk.source(request))
    await live.enter(connection)
    try:
        await listen(desk, connection, partial(hear, live, connection))
    finally:
        live.leave(connection)
    return None


def closing(refusal: IllegalMove) -> Parting:
    if refusal.reason == TableReason.TOO_FAST:
        return Parting.TOO_FAST
    return Parting.NO_SUCH_TABLE


async def first_message(connection: Connection) -> Hello | None:
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            message = await connection.socket.receive()
        hello = DECODER.decode(message.data) if message.type is WSMsgType.TEXT else None
    except (TimeoutError, *UNREADABLE):
        return None
    return hello if isinstance(hello, Hello) else None


async def listen(desk: Desk, connection: Connection, hear: Hear) -> None:
    """Hand on what a screen says, until it hangs up or says more than anybody needs to."""
    flow = desk.flow()
    connection.is_heard = False
    async for message in connection.socket:
        connection.has_spoken = connection.is_heard = True
        match message.type:
            case WSMsgType.TEXT:
                await hear(message.data, flow)
            case WSMsgType.PING | WSMsgType.PONG:
                if flow.take() and message.type is WSMsgType.PING:
                    await connection.socket.pong(message.data)
            case _:
                return connection.part(Parting.NOT_UNDERSTOOD)
        if flow.is_flood:
            return connection.part(Parting.TOO_FAST)
        if connection.has_parted:
            return None
        connection.is_heard = False
    return None


async def hear(live: Live, connection: Connection, message: bytes, flow: Flow) -> None:
    try:
        asked = DECODER.decode(message)
    except UNREADABLE:
        if not flow.take(NONSENSE_COSTS):
            return connection.part(Parting.NOT_UNDERSTOOD)
        return connection.tell(Refused(None, TableReason.NOT_UNDERSTOOD, {}))
    if not flow.take(COSTS[type(asked)]):
        return refuse(connection, asked)
    return await answer(live, connection, asked)


def refuse(connection: Connection, asked: AnyFromClient) -> None:
    match asked:
        case Play() | Ask() | Say():
            return connection.tell(Refused(asked.key, TableReason.TOO_FAST, {}))
        case Lift() | Catch():
            # Left without an answer, a screen would go on showing the past.
            return connection.part(Parting.TOO_FAST)
        case Typing() | Nudge() | Hello():
            return None


async def answer(live: Live, connection: Connection, asked: AnyFromClient) -> None:
    match asked:
        case Play() | Ask() | Say():
            if connection.person is None:
                return connection.tell(Refused(asked.key, TableReason.JOIN_FIRST, {}))
            return await carry(live, connection.person, asked, connection.tell)
        case Lift(seat):
            connection.lifted = seat
            connection.since = 0
            return await live.room.welcome(connection)
        case Catch():
            return await live.room.welcome(connection)
        case Typing() | Nudge():
            return signal(live, connection, asked)
        case Hello():
            return None


async def carry(live: Live, person: PersonId, asked: Play | Ask | Say, reply: Reply) -> None:
    room = live.room
    try:
        match asked:
            case Play():
                await live.play(person, asked, reply)
            case Ask():
                await live.ask(person, asked, reply)
            case Say():
                await live.say(person, asked, reply)
    except Damaged as fault:
        if not await live.may_go_on():
            return
        # Hung up on, the screen would come back and ask the same again for ever.
        room.world.meters.failed(room.id, room.evening.version, fault)
        reply(Refused(asked.key, TableReason.TABLE_DAMAGED, {}))


def signal(live: Live, connection: Connection, asked: Typing | Nudge) -> None:
    person = connection.person
    # Who waits for the host's nod has no observer, and no way to be noticed either.
    if person is None or connection.observer is None:
        return
    held = {chair.seat for chair in live.room.evening.table.held_by(person)}
    seat = asked.seat if isinstance(asked, Typing) else None
    if seat is None or seat in held:
        live.signal("nudge" if seat is None else "typing", person, seat)


@ROUTES.get("/ws")
async def pairing_socket(request: web.Request) -> web.StreamResponse:
    """A TV without a table: it waits until a host scans what it shows."""
    desk = request.app[DESK]
    refuse_foreign_pages(request, desk)
    token, connection = token_of(request), Connection(desk.outbox)
    if token is None:
        fresh = fresh_token()
        secure = is_secure(request, desk.settings.proxies)
        give_token(connection.socket, fresh, secure=secure)
        token = hashed(fresh)
    await connection.prepare(request)
    id = await desk.pairings.wait(token, desk.source(request), connection)
    if id is None:
        connection.part(Parting.TOO_FAST)
        return connection.socket
    with desk.meters.sockets.track_inprogress(), desk.heartbeat.minding(connection):
        try:
            connection.tell(Pairing(id))
            await listen(desk, connection, overhear)
        finally:
            await desk.pairings.forget(id)
    return connection.socket


async def overhear(_: bytes, flow: Flow) -> None:
    """Whatever a waiting TV says means nothing, but it may not say it for ever."""
    flow.take()
