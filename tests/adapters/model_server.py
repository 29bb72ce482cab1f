"""A language model's server as tests need it: it answers well, late, wrongly, or with lies."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeAlias

from aiohttp import web

Reply: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]


class ModelServer:
    """What it was asked, and how it answers."""

    def __init__(self) -> None:
        self.reply: Reply = saying('{"clue": "night"}')
        self.asked: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        self.url = ""

    async def hear(self, request: web.Request) -> web.StreamResponse:
        self.asked.append(await request.json())
        self.headers.append(dict(request.headers))
        return await self.reply(request)


@asynccontextmanager
async def model_server() -> AsyncIterator[ModelServer]:
    server, app = ModelServer(), web.Application()
    app.router.add_post("/v1/chat/completions", server.hear)
    runner = web.AppRunner(app, shutdown_timeout=1.0)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    [(_, port, *_)] = runner.addresses
    server.url = f"http://127.0.0.1:{port}/v1"
    try:
        yield server
    finally:
        await runner.cleanup()


def saying(content: object) -> Reply:
    async def reply(_: web.Request) -> web.StreamResponse:
        return web.json_response({"choices": [{"message": {"role": "x", "content": content}}]})

    return reply


def raw(body: bytes, status: int = 200, **headers: str) -> Reply:
    async def reply(_: web.Request) -> web.StreamResponse:
        return web.Response(body=body, status=status, headers=headers)

    return reply


async def never(_: web.Request) -> web.StreamResponse:
    await asyncio.Event().wait()
    return web.Response()


async def endless(request: web.Request) -> web.StreamResponse:
    """Stream garbage until somebody hangs up."""
    response = web.StreamResponse()
    await response.prepare(request)
    while True:
        await response.write(b"data: {}\n\n" * 1000)
