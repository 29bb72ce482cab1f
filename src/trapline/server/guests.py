"""Who knocks: a guest is whoever holds a token of ours."""

import re
import secrets
from hashlib import sha256

from aiohttp import web

from trapline.tables.ports import TokenHash

COOKIE = "trapline"
YEAR = 365 * 24 * 3600
# 256 bits, six in a character: the last one holds only four.
TOKEN = re.compile("[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]")


def token_of(request: web.Request) -> TokenHash | None:
    """Return by what a guest is known: a token of our making, never one they made up short."""
    token = bearer(request) or request.cookies.get(COOKIE, "")
    return hashed(token) if TOKEN.fullmatch(token) else None


def bearer(request: web.Request) -> str:
    """Return the token of a program: it has no browser to keep a cookie."""
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else ""


def hashed(token: str) -> TokenHash:
    return sha256(token.encode()).hexdigest()


def fresh_token() -> str:
    return secrets.token_urlsafe(32)


def give_token(response: web.StreamResponse, token: str, *, secure: bool) -> None:
    response.set_cookie(
        COOKIE, token, max_age=YEAR, httponly=True, samesite="Strict", secure=secure, path="/"
    )
