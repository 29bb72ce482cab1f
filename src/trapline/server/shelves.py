"""What the server offers: the games, their sentences, and the address to share."""

import socket
from hashlib import sha256
from typing import Any
from urllib.parse import urlsplit

import msgspec
from aiohttp import web

from trapline.kernel import Text, encode
from trapline.server.guests import is_secure
from trapline.server.settings import Settings
from trapline.tables.bodies import Catalogue, GameInfo
from trapline.tables.listing import Listing, Shelf

LOOPBACK = ("localhost", "127.0.0.1", "::1")
LONGEST_HOST = 260
"""A name of the Internet and a port. Much more would fit into no QR code."""


class Shelves:
    """The catalogue as clients read it; sentences have their hash in their address."""

    def __init__(self, shelf: Shelf, build: str) -> None:
        self._build = build
        self.pages: dict[str, bytes] = {}
        self._games = tuple(self._info(listing) for listing in shelf.values())

    def catalogue(self, origin: str) -> Catalogue:
        return Catalogue(self._build, origin, self._games)

    def _info(self, listing: Listing) -> GameInfo:
        game = listing.game
        return GameInfo(
            name=game.name,
            fewest=game.seats[0],
            most=game.seats[-1],
            teams=game.teams,
            bots=tuple(game.bots),
            texts={
                language: self._page(game.name, language, t)
                for language, t in listing.texts.items()
            },
            # Our own encoder would put them in the order of the alphabet.
            options=msgspec.Raw(msgspec.json.encode(schema(game.vocabulary.options))),
            wishes=schema(game.vocabulary.wishes),
        )

    def _page(self, game: str, language: str, texts: Any) -> str:
        page = encode(texts)
        address = f"/texts/{game}.{language}.{sha256(page).hexdigest()[:16]}.json"
        self.pages[address] = page
        return address


def schema(kind: Any) -> dict[str, Any]:
    return msgspec.json.schema(kind, schema_hook=as_text)


def as_text(kind: type) -> dict[str, Any]:
    if kind is Text:
        return {"type": "string"}
    raise NotImplementedError(kind)


def share_origin(request: web.Request, settings: Settings) -> str:
    """Return the address by which other devices reach this server."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    if len(request.host) > LONGEST_HOST or not request.host.isascii():
        raise web.HTTPBadRequest
    scheme = "https" if is_secure(request, behind_proxy=settings.behind_proxy) else "http"
    try:
        here = urlsplit(f"{scheme}://{request.host}")
        port = here.port or 80
    except ValueError:
        raise web.HTTPBadRequest from None
    if here.hostname not in LOOPBACK:
        return f"{scheme}://{request.host}"
    return f"{scheme}://{lan_address()}:{port}"


def lan_address() -> str:
    """Return this machine's address on its own network. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address: str = probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return address
