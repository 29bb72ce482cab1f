"""The client's files, the QR codes, and the headers that keep strangers' scripts out."""

import io
import mimetypes
from collections.abc import Awaitable, Callable, Mapping
from hashlib import sha256
from pathlib import Path

import segno
from aiohttp import web

from trapline.kernel import encode
from trapline.server.bodies import body_of, packed, sent
from trapline.server.desk import DESK
from trapline.server.health import Trouble
from trapline.server.keepsakes import Player
from trapline.server.origins import is_loopback, share_origin
from trapline.server.proxies import is_secure
from trapline.tables.bodies import HttpError

STATIC = Path(__file__).parent / "static"
BUILD_MARK = b"__TRAPLINE_BUILD__"
NO_PAGES = ("/api/", "/help/", "/qr/", "/texts/", "/ws/")
FOREVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
CODINGS = {".br": "br", ".gz": "gzip"}
"""How the build has packed a file, by the end of its name; the smaller way first."""

ANY_KIND = "application/octet-stream"
KINDS = {".js": "text/javascript", ".woff2": "font/woff2"}
"""What must not hang on what the machine says of it."""

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
# On plain HTTP browsers ignore this one, and complain of it in the console.
SECURE_HEADERS = {"Cross-Origin-Opener-Policy": "same-origin"}
# What nobody said may be kept is somebody's own: a door, a log, a link in a code to scan.
UNLESS_TOLD = {"Cache-Control": "no-store"}

ROUTES = web.RouteTableDef()


class ClientFiles:
    """The built client, read once; the page is told which build it is."""

    def __init__(self, folder: Path = STATIC) -> None:
        found = {
            "/" + path.relative_to(folder).as_posix(): path.read_bytes()
            for path in sorted(folder.rglob("*"))
            if path.is_file() and not path.name.startswith(".")
        }
        plain = {path: data for path, data in found.items() if not path.endswith((*CODINGS,))}
        digest = sha256(b"".join(name.encode() + data for name, data in plain.items()))
        self.build = digest.hexdigest()[:16]
        page = plain.pop("/index.html", b"<!doctype html><title>Trapline</title>")
        self.page = packed(page.replace(BUILD_MARK, self.build.encode()))
        self.files = {path: body_of(data, packed_in(found, path)) for path, data in plain.items()}

    def player(self, game: str) -> Player | None:
        """Return what shows a game on a page of its own, if the client was built with it."""
        place = f"/player/{game}"
        script, style = self.files.get(f"{place}.js"), self.files.get(f"{place}.css")
        return None if script is None else Player(script.plain, style.plain if style else b"")

    def __contains__(self, path: str) -> bool:
        return path in self.files

    def answer(self, request: web.Request) -> web.Response:
        cache = FOREVER if request.path.startswith("/assets/") else ASK_FIRST
        return sent(request, self.files[request.path], kind_of(request.path), cache)


def packed_in(files: Mapping[str, bytes], path: str) -> Mapping[str, bytes]:
    """Return a file as the build has packed it, by content coding."""
    return {coding: files[path + end] for end, coding in CODINGS.items() if path + end in files}


def kind_of(path: str) -> str:
    return KINDS.get(Path(path).suffix) or mimetypes.guess_type(path)[0] or ANY_KIND


CLIENT = web.AppKey("client", ClientFiles)


async def on_prepare(request: web.Request, response: web.StreamResponse) -> None:
    """Every answer carries the same guards."""
    secure = is_secure(request, request.app[DESK].settings.proxies)
    guards = HEADERS | SECURE_HEADERS if secure else HEADERS
    for name, value in (guards | UNLESS_TOLD).items():
        response.headers.setdefault(name, value)


@ROUTES.get("/qr/{path:(?:t|tv|pair|hand)/[A-Za-z0-9_-]{1,64}}.svg")
async def qr(request: web.Request) -> web.Response:
    """A code that leads another device to an address of ours."""
    origin = share_origin(request, request.app[DESK].settings)
    drawing = io.BytesIO()
    code = segno.make(f"{origin}/{request.match_info['path']}", error="m", micro=False)
    code.save(drawing, kind="svg", border=1, xmldecl=False, svgns=True, nl=False)
    return web.Response(body=drawing.getvalue(), content_type="image/svg+xml")


@ROUTES.get("/texts/{name}")
async def texts(request: web.Request) -> web.Response:
    page = request.app[DESK].shelves.pages.get(request.path)
    if page is None:
        raise web.HTTPNotFound
    return sent(request, packed(page), "application/json", FOREVER)


@ROUTES.get("/help/{game}/{file}")
async def help(request: web.Request) -> web.Response:
    """A page for those who write something for a game, or something to begin with."""
    data = request.app[DESK].shelves.help.get(request.path)
    if data is None:
        raise web.HTTPNotFound
    return sent(request, packed(data), kind_of(request.path), ASK_FIRST)


@ROUTES.get("/healthz")
async def healthz(request: web.Request) -> web.Response:
    desk = request.app[DESK]
    trouble = HttpError(Trouble.LEAVING) if desk.is_leaving else await desk.health.trouble()
    if trouble is None:
        return web.Response(text="ok\n")
    return web.Response(body=encode(trouble), status=503, content_type="application/json")


@ROUTES.get("/metrics")
async def metrics(request: web.Request) -> web.Response:
    desk = request.app[DESK]
    if not desk.settings.open_metrics and not is_loopback(desk.source(request)):
        raise web.HTTPForbidden
    told = desk.meters.page(desk.tables.live.values())
    return web.Response(body=told, content_type="text/plain", charset="utf-8")


@ROUTES.get("/{path:.*}")
async def page(request: web.Request) -> web.StreamResponse:
    """A file of the client, or the one page that draws every screen."""
    client = request.app[CLIENT]
    if request.path in client:
        return client.answer(request)
    if request.path.startswith(NO_PAGES) or "." in request.path.rpartition("/")[2]:
        raise web.HTTPNotFound
    return sent(request, client.page, "text/html", ASK_FIRST)


@web.middleware
async def faults(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """A fault of ours is logged; nobody outside reads more than that it was ours."""
    try:
        return await handler(request)
    except web.HTTPException:
        raise
    except Exception as fault:  # noqa: BLE001 - the edge of a request
        if isinstance(fault, ConnectionResetError) and has_hung_up(request):
            return web.Response(status=400)
        request.app[DESK].meters.broke("request-fault", fault, path=route(request))
        return web.json_response({"reason": "our-fault", "facts": {}}, status=500)


def has_hung_up(request: web.Request) -> bool:
    return request.transport is None or request.transport.is_closing()


def route(request: web.Request) -> str:
    """Return which address was asked for, without the code or the link in it."""
    resource = request.match_info.route.resource
    return "" if resource is None else resource.canonical
