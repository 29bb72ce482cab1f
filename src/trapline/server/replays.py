"""HTTP: finished games, seen again from any chair."""

import asyncio
from collections.abc import Mapping
from gzip import compress, decompress

from aiohttp import web
from msgspec import Struct
from msgspec.structs import replace

from trapline.kernel import IllegalMove, encode
from trapline.server.bodies import coding_for
from trapline.server.desk import DESK, Desk
from trapline.server.guests import token_of
from trapline.server.packs import brought
from trapline.server.pages import CLIENT
from trapline.tables.reasons import TableReason
from trapline.tables.replay.bodies import FileChair, Replay, ReplayFile
from trapline.tables.replay.game import Finished
from trapline.tables.replay.reading import LARGEST_FILE
from trapline.tables.replay.service import Guise

ROUTES = web.RouteTableDef()

GAME = "/api/tables/{code}/games/{number:[0-9]{1,4}}"
PAGE = "{id:[A-Za-z0-9_-]{1,64}}/{chair:[a-z]{1,10}|[0-9]{1,2}}/{place:[0-9]{1,4}|knowledge|held}"
# It is somebody's own, but never another: a browser may keep it, a proxy may not.
KEPT = "private, max-age=31536000, immutable"


@ROUTES.get(GAME + "/replay")
async def glance(request: web.Request) -> web.Response:
    desk, number = request.app[DESK], int(request.match_info["number"])
    live = await desk.find(request, request.match_info["code"])
    await desk.count_told(request, live)
    return packed(request, await desk.replays.glance(live, token_of(request), number))


@ROUTES.get(GAME + "/replay/" + PAGE)
async def page(request: web.Request) -> web.Response:
    desk, asked = request.app[DESK], request.match_info
    live = await desk.find(request, asked["code"])
    await desk.count_page(request)
    game = await desk.replays.seen_again(live, token_of(request), int(asked["number"]))
    made = await desk.replays.page(game, asked["id"], asked["chair"], asked["place"])
    return compressed(request, made, {"Cache-Control": KEPT})


@ROUTES.get(GAME + "/evening.html")
async def file(request: web.Request) -> web.Response:
    """The game in one page, for those who were there."""
    desk, number = request.app[DESK], int(request.match_info["number"])
    live = await desk.find(request, request.match_info["code"])
    await desk.count_told(request, live)
    await desk.replays.seen_again(live, token_of(request), number)
    figures = request.query.get("figures") == "1"
    game = await desk.replays.game(live, number, Guise(shared=True, figures=figures))
    return await page_of(request, game, figures=figures)


@ROUTES.get("/api/replays/{token:[A-Za-z0-9_-]{20,64}}")
async def shared_glance(request: web.Request) -> web.Response:
    desk, token = request.app[DESK], request.match_info["token"]
    await desk.count_told(request)
    game, figures = await desk.sharing.opened(token)
    return packed(request, await desk.replays.shared_glance(game, token, figures=figures))


@ROUTES.get("/api/replays/{token:[A-Za-z0-9_-]{20,64}}/" + PAGE)
async def shared_page(request: web.Request) -> web.Response:
    desk, asked = request.app[DESK], request.match_info
    await desk.count_page(request)
    game, _ = await desk.sharing.opened(asked["token"])
    made = await desk.replays.page(game, asked["id"], asked["chair"], asked["place"])
    return compressed(request, made, {"Cache-Control": KEPT})


@ROUTES.get("/api/replays/{token:[A-Za-z0-9_-]{20,64}}/evening.html")
async def shared_file(request: web.Request) -> web.Response:
    desk = request.app[DESK]
    await desk.count_told(request)
    wish = request.query.get("figures") == "1"
    game, figures = await desk.sharing.opened(request.match_info["token"], figures=wish)
    return await page_of(request, game, figures=figures)


async def page_of(request: web.Request, game: Finished, *, figures: bool) -> web.Response:
    """Put a game and the player of its kind on one page."""
    desk, player = request.app[DESK], request.app[CLIENT].player(game.name)
    if player is None:
        raise IllegalMove(TableReason.NO_SUCH_REPLAY)
    chair, bare = request.query.get("as", "public"), await desk.replays.bare(game)
    room = await asyncio.to_thread(player.room, in_one_piece(desk, bare, ()))
    replay, chairs = await desk.replays.pieces(game, chair, room.takes)
    told = in_one_piece(desk, replace(replay, figures=figures), chairs)
    body = await asyncio.to_thread(player.page, told)
    name = f"trapline-{game.name}.html"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return web.Response(body=body, content_type="text/html", charset="utf-8", headers=headers)


def in_one_piece(desk: Desk, replay: Replay, chairs: tuple[FileChair, ...]) -> ReplayFile:
    texts = {language: dict(said) for language, said in desk.shelves.texts[replay.game].items()}
    info, build = desk.shelves.info(replay.game), desk.tables.world.build
    return ReplayFile(build, info, texts, replay, chairs)


@ROUTES.post("/api/replays/opened")
async def opened(request: web.Request) -> web.Response:
    """Look through a file that somebody kept, and tell it."""
    desk = request.app[DESK]
    await desk.count_told(request)
    data = await brought(request, LARGEST_FILE, too_large())
    replay, chair = await desk.replays.from_file(data, request.query.get("as", "public"))
    return packed(request, in_one_piece(desk, replay, (chair,)))


def too_large() -> IllegalMove:
    return IllegalMove(TableReason.REPLAY_TOO_LARGE, most=LARGEST_FILE >> 20)


def packed(request: web.Request, body: Struct) -> web.Response:
    return compressed(request, compress(encode(body), 6))


def compressed(
    request: web.Request, made: bytes, headers: Mapping[str, str] | None = None
) -> web.Response:
    """Answer with what is compressed already, or unpacked for those who cannot read that."""
    takes = coding_for(request.headers.getall("Accept-Encoding", ()), ("gzip",)) == "gzip"
    said = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"} if takes else {}
    body = made if takes else decompress(made)
    return web.Response(
        body=body, content_type="application/json", headers={**(headers or {}), **said}
    )
