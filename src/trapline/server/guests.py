"""Who knocks: a guest's token, where a request comes from, and whether our own page sent it."""

import ipaddress
import secrets
from hashlib import sha256

from aiohttp import web

from trapline.tables.ports import TokenHash

COOKIE = "trapline"
YEAR = 365 * 24 * 3600


def token_of(request: web.Request) -> TokenHash | None:
    token = request.cookies.get(COOKIE, "")
    return hashed(token) if 32 <= len(token) <= 128 and token.isascii() else None


def hashed(token: str) -> TokenHash:
    return sha256(token.encode()).hexdigest()


def fresh_token() -> str:
    return secrets.token_urlsafe(32)


def give_token(response: web.StreamResponse, token: str, *, secure: bool) -> None:
    response.set_cookie(
        COOKIE, token, max_age=YEAR, httponly=True, samesite="Strict", secure=secure, path="/"
    )


def source(request: web.Request, *, behind_proxy: bool) -> str:
    """Return where a request comes from; of IPv6, the network that one household has."""
    address = request.remote or ""
    if behind_proxy:
        address = request.headers.get("X-Forwarded-For", address).rpartition(",")[2].strip()
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return "unknown"
    if isinstance(ip, ipaddress.IPv6Address) and not ip.is_loopback:
        return str(ipaddress.ip_network((ip, 64), strict=False))
    return str(ip)


def is_secure(request: web.Request, *, behind_proxy: bool) -> bool:
    if behind_proxy:
        return request.headers.get("X-Forwarded-Proto", request.scheme) == "https"
    return request.scheme == "https"


def is_from_here(request: web.Request, public_url: str) -> bool:
    """Return whether a browser's request was made by our own page. Others send no Origin."""
    origin = request.headers.get("Origin")
    if origin is None:
        return True
    if public_url and origin == public_url.rstrip("/"):
        return True
    return origin in (f"http://{request.host}", f"https://{request.host}")
