"""The server put together: routes, guards, a beginning and an end."""

import asyncio
from typing import cast

from aiohttp import web

from trapline.server import api, packs, pages, replays, sharing, socket
from trapline.server.desk import DESK, Desk
from trapline.server.doorstep import Visitor, attention
from trapline.server.pages import CLIENT, ClientFiles
from trapline.tables.protocol import Parting

LARGEST_BODY = 16 * 1024
QUEUE = 128
NOTICED_AFTER = 2.0
SPREAD = 3.0


def make_app(desk: Desk, client: ClientFiles) -> web.Application:
    guards = [attention, pages.faults, api.refusals]
    app = web.Application(client_max_size=LARGEST_BODY, middlewares=guards)
    app[DESK] = desk
    app[CLIENT] = client
    app.on_response_prepare.append(pages.on_prepare)
    for part in (api, packs, replays, sharing, socket, pages):
        app.add_routes(part.ROUTES)
    app.on_startup.append(begin)
    app.on_shutdown.append(end)
    return app


async def open_door(runner: web.AppRunner, host: str, port: int) -> asyncio.Server:
    """Let people connect to an app that a runner has set up."""
    server, desk = cast(web.Server, runner.server), runner.app[DESK]
    return await asyncio.get_running_loop().create_server(
        lambda: Visitor(server, desk.doorstep, desk.settings.proxies),
        host,
        port,
        backlog=QUEUE,
    )


async def begin(app: web.Application) -> None:
    desk = app[DESK]
    await desk.tables.begin()
    desk.log.info("started", port=desk.settings.port)


async def leave(app: web.Application) -> None:
    """Send everybody on to the other servers, one table after the other; alone, go at once.

    First the proxies shall notice: who comes back must not come here.
    """
    desk = app[DESK]
    if not desk.tables.world.others.are_there:
        return
    desk.is_leaving = True
    await asyncio.sleep(NOTICED_AFTER)
    tables = tuple(desk.tables.live)
    for id in tables:
        desk.tables.forget(id, Parting.RESTART)
        await asyncio.sleep(SPREAD / len(tables))


async def end(app: web.Application) -> None:
    """Every screen is told to come back before its socket closes."""
    desk = app[DESK]
    desk.log.info("stopped", tables=len(desk.tables.live))
    await desk.tables.end()
