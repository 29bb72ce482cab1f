"""The least a server can do with the same traffic: no table, no game, nothing kept.

What it takes is aiohttp's share and the system's; a machine's mood falls on it as on Trapline.
"""

from collections import defaultdict

from aiohttp import WSMsgType, web

SAME = b'{"type":"update","version":1,"at":1,"facts":["' + b"x" * 200 + b'"]}'
OK = b'{"type":"ok","key":"bench-000001","version":1}'
WELCOME = b'{"type":"welcome"}'

ROUTES = web.RouteTableDef()
SCREENS: defaultdict[str, list[web.WebSocketResponse]] = defaultdict(list)


@ROUTES.post("/api/tables")
async def open_table(_: web.Request) -> web.Response:
    return web.json_response({"code": f"table-{len(SCREENS)}"})


@ROUTES.post("/api/tables/{code}/people")
async def join_table(request: web.Request) -> web.Response:
    return web.json_response({"code": request.match_info["code"]})


@ROUTES.get("/ws/{code}")
async def table_socket(request: web.Request) -> web.WebSocketResponse:
    socket = web.WebSocketResponse(compress=False, decode_text=False)
    await socket.prepare(request)
    screens = SCREENS[request.match_info["code"]]
    screens.append(socket)
    await socket.receive()
    await socket.send_frame(WELCOME, WSMsgType.TEXT)
    async for _ in socket:
        await socket.send_frame(OK, WSMsgType.TEXT)
        for screen in screens:
            await screen.send_frame(SAME, WSMsgType.TEXT)
    return socket


def make_app() -> web.Application:
    app = web.Application()
    app.add_routes(ROUTES)
    return app
