"""HTTP: word lists and games' own files that people bring along."""

import asyncio
import re
import unicodedata

from aiohttp import web

from trapline.kernel import IllegalMove
from trapline.server.api import UNHEARD, answer, guest, welcome
from trapline.server.desk import DESK
from trapline.server.guests import token_of
from trapline.tables.packs import LARGEST_PACK, Pack, too_large
from trapline.tables.reasons import TableReason

ROUTES = web.RouteTableDef()

BROUGHT_WITHIN = 60.0


@ROUTES.post("/api/packs")
async def bring(request: web.Request) -> web.Response:
    desk = request.app[DESK]
    await desk.count_brought(request)
    known, fresh = guest(request)
    return welcome(request, await desk.files.keep_words(await text(request), known), fresh)


@ROUTES.post("/api/packs/{game:[a-z-]+}")
async def bring_file(request: web.Request) -> web.Response:
    desk = request.app[DESK]
    await desk.count_brought(request)
    known, fresh = guest(request)
    game = request.match_info["game"]
    return welcome(request, await desk.files.keep_file(game, await text(request), known), fresh)


@ROUTES.get("/api/packs/{hash:[0-9a-f]{64}}")
async def head(request: web.Request) -> web.Response:
    files, hash = request.app[DESK].files, request.match_info["hash"]
    return answer(await files.head(hash, token_of(request)))


@ROUTES.get("/api/packs/{hash:[0-9a-f]{64}}.txt")
async def download(request: web.Request) -> web.Response:
    """Whoever brought a list may take it along.

    A game's own file nobody reads here: the game tells what it may.
    """
    files, hash = request.app[DESK].files, request.match_info["hash"]
    pack = await files.pack(hash, token_of(request))
    if not isinstance(pack, Pack):
        raise IllegalMove(TableReason.NO_SUCH_PACK)
    return web.Response(
        text=pack.text,
        content_type="text/plain",
        headers={"Content-Disposition": f'attachment; filename="{file_name(pack.title)}.txt"'},
    )


async def text(request: web.Request) -> bytes:
    return await brought(request, LARGEST_PACK, too_large())


async def brought(request: web.Request, most: int, too_large: IllegalMove) -> bytes:
    """Read a file, but never more of it than is allowed, nor for ever."""
    if (request.content_length or 0) > most:
        raise too_large
    data = bytearray()
    try:
        async with asyncio.timeout(BROUGHT_WITHIN):
            async for chunk in request.content.iter_any():
                data += chunk
                if len(data) > most:
                    raise too_large
    except (TimeoutError, *UNHEARD):
        raise IllegalMove(TableReason.NOT_UNDERSTOOD) from None
    return bytes(data)


def file_name(title: str) -> str:
    """Return a name that every system can keep: the title in plain letters."""
    plain = unicodedata.normalize("NFD", title).encode("ascii", "ignore").decode()
    return "-".join(re.findall("[a-z0-9]+", plain.lower())) or "words"
