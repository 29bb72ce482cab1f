"""HTTP: links to finished games, evenings that are kept, and the books of groups."""

from aiohttp import web

from trapline.server.api import answer, body
from trapline.server.desk import DESK
from trapline.server.guests import token_of
from trapline.server.replays import GAME
from trapline.tables.codes import normal
from trapline.tables.replay.bodies import AddEvening, Done, ForgetBook, KeepEvening, ShareGame

ROUTES = web.RouteTableDef()

BOOK = "/api/books/{book:[A-Za-z0-9_-]{20,64}}"


@ROUTES.get(GAME + "/shares")
async def shares(request: web.Request) -> web.Response:
    desk, number = request.app[DESK], int(request.match_info["number"])
    live = await desk.find(request, request.match_info["code"])
    await desk.count_page(request)
    return answer(await desk.sharing.shares(live, token_of(request), number))


@ROUTES.post(GAME + "/shares")
async def share(request: web.Request) -> web.Response:
    desk, number = request.app[DESK], int(request.match_info["number"])
    wanted: ShareGame = await body(request, ShareGame)
    live = await desk.find(request, request.match_info["code"])
    await desk.count_told(request)
    sharing, by = desk.sharing, token_of(request)
    return answer(await sharing.share(live, by, number, figures=wanted.figures))


@ROUTES.post(GAME + "/shares/{id:[A-Za-z0-9_-]{1,64}}/revoke")
async def take_back(request: web.Request) -> web.Response:
    desk, asked = request.app[DESK], request.match_info
    live = await desk.find(request, asked["code"])
    by, number = token_of(request), int(asked["number"])
    return answer(await desk.sharing.take_back(live, by, number, asked["id"]))


@ROUTES.post("/api/tables/{code}/keep")
async def keep(request: web.Request) -> web.Response:
    desk = request.app[DESK]
    wanted: KeepEvening = await body(request, KeepEvening)
    live = await desk.find(request, request.match_info["code"])
    return answer(await desk.sharing.keep(live, token_of(request), yes=wanted.yes))


@ROUTES.get("/api/book")
async def book(request: web.Request) -> web.Response:
    desk = request.app[DESK]
    await desk.count_told(request)
    return answer(await desk.books.of_device(token_of(request)))


@ROUTES.post("/api/book/forget")
async def forget_device(request: web.Request) -> web.Response:
    desk = request.app[DESK]
    wanted: ForgetBook = await body(request, ForgetBook)
    if wanted.yes:
        await desk.books.forget_device(token_of(request))
    return answer(Done())


@ROUTES.post("/api/books")
async def begin_book(request: web.Request) -> web.Response:
    desk = request.app[DESK]
    wanted: AddEvening = await body(request, AddEvening)
    await desk.find(request, wanted.code)
    await desk.count_brought(request)
    return answer(await desk.books.begin(normal(wanted.code), token_of(request)))


@ROUTES.get(BOOK)
async def group_book(request: web.Request) -> web.Response:
    desk = request.app[DESK]
    await desk.count_told(request)
    return answer(await desk.books.of_group(request.match_info["book"], token_of(request)))


@ROUTES.post(BOOK + "/evenings")
async def add_evening(request: web.Request) -> web.Response:
    desk = request.app[DESK]
    wanted: AddEvening = await body(request, AddEvening)
    await desk.find(request, wanted.code)
    await desk.count_told(request)
    book, code = request.match_info["book"], normal(wanted.code)
    return answer(await desk.books.add(book, code, token_of(request)))


@ROUTES.post(BOOK + "/forget")
async def forget_book(request: web.Request) -> web.Response:
    desk = request.app[DESK]
    wanted: ForgetBook = await body(request, ForgetBook)
    await desk.count_told(request)
    if wanted.yes:
        await desk.books.forget(request.match_info["book"])
    return answer(Done())
