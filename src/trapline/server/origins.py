"""Our own addresses: whether a request means us, comes from our page, and what to share."""

import socket
from functools import cache
from urllib.parse import urlsplit

from aiohttp import web

from trapline.server.proxies import is_secure, parsed
from trapline.server.settings import Settings

PORTS = {"http": 80, "https": 443}
EVERYWHERE = ("", "0.0.0.0", "::")  # noqa: S104 - to know it when it is set
LONGEST_HOST = 260
"""A name of the Internet and a port. Much more would fit into no QR code."""

FOR_THIS_MACHINE = ("/healthz", "/metrics")


def is_for_us(request: web.Request, public_url: str) -> bool:
    """Return whether a request names us, where the operator has said what we are called.

    Another name that was made to lead here would be a page of our own to the browser that asks.
    """
    if not public_url or request.host.lower() in names(public_url):
        return True
    return request.path in FOR_THIS_MACHINE and is_loopback(host_name(request))


@cache
def names(public_url: str) -> frozenset[str]:
    """Return what may stand in the Host header of a request for this address."""
    url = urlsplit(public_url.lower())
    port = f":{PORTS[url.scheme]}"
    name = url.netloc.removesuffix(port)
    return frozenset({name} if url.port and name == url.netloc else {name, name + port})


def host_name(request: web.Request) -> str:
    try:
        return urlsplit(f"//{request.host}").hostname or ""
    except ValueError:
        return ""


def is_from_here(request: web.Request, public_url: str) -> bool:
    """Return whether a browser's request was made by our own page. Others send no Origin."""
    origin = request.headers.get("Origin")
    if origin is None:
        return True
    if public_url and origin == public_url.rstrip("/"):
        return True
    return origin in (f"http://{request.host}", f"https://{request.host}")


def share_origin(request: web.Request, settings: Settings) -> str:
    """Return the address by which other devices reach this server, if any can."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    if len(request.host) > LONGEST_HOST or not request.host.isascii():
        raise web.HTTPBadRequest
    scheme = "https" if is_secure(request, settings.proxies) else "http"
    try:
        here = urlsplit(f"{scheme}://{request.host}")
        port = here.port or 80
    except ValueError:
        raise web.HTTPBadRequest from None
    shared = reached_at(settings.host)
    if is_loopback(shared) or not is_loopback(here.hostname or ""):
        return f"{scheme}://{request.host}"
    return f"{scheme}://{bracketed(shared)}:{port}"


def reached_at(host: str) -> str:
    """Return the name by which other devices reach a server that listens on `host`."""
    return lan_address() if host in EVERYWHERE else host


def bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def is_loopback(host: str) -> bool:
    ip = parsed(host)
    return host == "localhost" or (ip is not None and ip.is_loopback)


def lan_address() -> str:
    """Return this machine's address on its own network. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address: str = probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return address
