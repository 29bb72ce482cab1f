"""HTTP: what is asked before there is a table to connect to."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import msgspec
from aiohttp import web

from trapline.kernel import UNREADABLE, IllegalMove, decoder, encode
from trapline.server.bodies import packed, sent
from trapline.server.desk import DESK
from trapline.server.guests import fresh_token, give_token, hashed, token_of
from trapline.server.origins import is_for_us, is_from_here, share_origin
from trapline.server.proxies import is_secure
from trapline.tables.bodies import (
    AtTable,
    HandOver,
    HttpError,
    InviteProgram,
    JoinTable,
    OpenTable,
    PairTv,
    ProgramInvited,
)
from trapline.tables.others import Elsewhere
from trapline.tables.ports import TokenHash
from trapline.tables.reasons import TableReason

ROUTES = web.RouteTableDef()

STATUS: Mapping[str, int] = {
    TableReason.NO_SUCH_TABLE: 404,
    TableReason.NO_SUCH_GAME: 404,
    TableReason.LINK_SPENT: 404,
    TableReason.NO_SUCH_TV: 404,
    TableReason.NO_SUCH_PACK: 404,
    TableReason.NO_SUCH_REPLAY: 404,
    TableReason.NO_SUCH_BOOK: 404,
    TableReason.PACK_TOO_LARGE: 413,
    TableReason.REPLAY_TOO_LARGE: 413,
    TableReason.REPLAY_UNREADABLE: 400,
    TableReason.REPLAY_CHANGED: 400,
    TableReason.REPLAY_FOREIGN: 400,
    TableReason.TOO_FAST: 429,
    TableReason.JOIN_FIRST: 403,
    TableReason.NOT_THE_HOST: 403,
    TableReason.NOT_FOR_PROGRAMS: 403,
    TableReason.NOT_UNDERSTOOD: 400,
    TableReason.TABLE_DAMAGED: 500,
}
REFUSED = 409
BODY_WITHIN = 10.0
UNHEARD = (web.RequestPayloadError, ConnectionResetError)
"""What reading a body raises where it is not packed as it says, or where somebody hangs up."""


@web.middleware
async def refusals(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Turn refusals into codes; see that we are meant, and only our own pages change anything."""
    desk = request.app[DESK]
    if not is_for_us(request, desk.settings.public_url):
        raise web.HTTPMisdirectedRequest
    if request.method == "POST" and not is_from_here(request, desk.settings.public_url):
        raise web.HTTPForbidden
    try:
        return await handler(request)
    except Elsewhere:
        raise elsewhere() from None
    except IllegalMove as refusal:
        status = STATUS.get(refusal.reason, REFUSED)
        desk.meters.refused(refusal.reason)
        return answer(HttpError(refusal.reason, refusal.facts), status)


def elsewhere() -> web.HTTPException:
    """Send a proxy on to another server."""
    return web.HTTPServiceUnavailable(headers={"Retry-After": "1"})


def answer(body: msgspec.Struct, status: int = 200) -> web.Response:
    return web.Response(body=encode(body), status=status, content_type="application/json")


async def body(request: web.Request, kind: Any) -> Any:
    if request.content_type != "application/json":
        raise IllegalMove(TableReason.NOT_UNDERSTOOD)
    try:
        async with asyncio.timeout(BODY_WITHIN):
            return decoder(kind).decode(await request.read())
    except (TimeoutError, *UNREADABLE, *UNHEARD) as error:
        raise IllegalMove(TableReason.NOT_UNDERSTOOD) from error


def welcome(request: web.Request, at: msgspec.Struct, token: str | None) -> web.Response:
    """Answer somebody who came in, with a token of their own if they had none."""
    response = answer(at)
    if token is not None:
        secure = is_secure(request, request.app[DESK].settings.proxies)
        give_token(response, token, secure=secure)
    return response


def guest(request: web.Request) -> tuple[TokenHash, str | None]:
    """Return by what a guest is known, and the fresh token to hand out if they are new."""
    known = token_of(request)
    if known is not None:
        return known, None
    fresh = fresh_token()
    return hashed(fresh), fresh


@ROUTES.post("/api/tables")
async def open_table(request: web.Request) -> web.Response:
    wanted: OpenTable = await body(request, OpenTable)
    await request.app[DESK].count_opened(request)
    known, fresh = guest(request)
    return welcome(request, await request.app[DESK].tables.open(wanted, known), fresh)


@ROUTES.get("/api/tables/{code}")
async def preview(request: web.Request) -> web.Response:
    desk = request.app[DESK]
    live = await desk.find(request, request.match_info["code"])
    return answer(desk.entrance.preview(live, token_of(request)))


@ROUTES.post("/api/tables/{code}/people")
async def join_table(request: web.Request) -> web.Response:
    desk = request.app[DESK]
    wanted: JoinTable = await body(request, JoinTable)
    live = await desk.find(request, request.match_info["code"])
    known, fresh = guest(request)
    at = await desk.entrance.join(live, wanted, known, source=desk.source(request))
    return welcome(request, at, fresh)


@ROUTES.post("/api/tables/{code}/programs")
async def invite_program(request: web.Request) -> web.Response:
    desk = request.app[DESK]
    wanted: InviteProgram = await body(request, InviteProgram)
    live = await desk.find(request, request.match_info["code"])
    fresh = fresh_token()
    at = await desk.entrance.invite(live, wanted, token_of(request), hashed(fresh))
    return answer(ProgramInvited(at.code, at.person, fresh))


@ROUTES.post("/api/tables/{code}/handover")
async def hand_over(request: web.Request) -> web.Response:
    desk = request.app[DESK]
    live = await desk.find(request, request.match_info["code"])
    return answer(HandOver(await desk.entrance.hand_over(live, token_of(request))))


@ROUTES.post("/api/handover/{id}")
async def take_over(request: web.Request) -> web.Response:
    known, fresh = guest(request)
    at: AtTable = await request.app[DESK].entrance.take_over(request.match_info["id"], known)
    return welcome(request, at, fresh)


@ROUTES.post("/api/pair/{id}")
async def pair(request: web.Request) -> web.Response:
    desk, id = request.app[DESK], request.match_info["id"]
    wanted: PairTv = await body(request, PairTv)
    tv = await desk.find_tv(request, id)
    live = await desk.find(request, wanted.code)
    await desk.entrance.pair(live, token_of(request), tv.token)
    await desk.pairings.pair(id, live.room.evening.table.code)
    return answer(wanted)


@ROUTES.get("/api/tables/{code}/games/{number:[0-9]{1,4}}.jsonl")
async def export(request: web.Request) -> web.Response:
    desk, number = request.app[DESK], int(request.match_info["number"])
    live = await desk.find(request, request.match_info["code"])
    await desk.count_log(request, live)
    lines = await desk.taking_home.export(live, token_of(request), number)
    name = f"trapline-{live.room.evening.table.code}-{number}.jsonl"
    return written(lines, {"Content-Disposition": f'attachment; filename="{name}"'})


@ROUTES.get("/api/tables/{code}/games/{number:[0-9]{1,4}}/seen.jsonl")
async def seen(request: web.Request) -> web.Response:
    desk, number = request.app[DESK], int(request.match_info["number"])
    live = await desk.find(request, request.match_info["code"])
    await desk.count_seen(request, live, number)
    return written(await desk.taking_home.seen(live, token_of(request), number))


def written(lines: Sequence[bytes], headers: Mapping[str, str] | None = None) -> web.Response:
    body = b"".join(line + b"\n" for line in lines)
    return web.Response(body=body, content_type="application/jsonl", headers=headers)


@ROUTES.get("/api/catalogue")
async def catalogue(request: web.Request) -> web.Response:
    desk = request.app[DESK]
    offered = encode(desk.shelves.catalogue(share_origin(request, desk.settings)))
    return sent(request, packed(offered), "application/json", "no-store")
