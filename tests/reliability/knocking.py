"""HTTP requests no client of ours would send."""

import gzip
import zlib
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from aiohttp import web

from tests.reliability.nonsense import CORPUS, bent
from trapline.kernel import encode

HOME = b"Host: 127.0.0.1"
JSON = b"Content-Type: application/json"
ZEROES = b"\x00" * 4_000_000
BOMBS = (gzip.compress(ZEROES), zlib.compress(ZEROES), b"\x1f\x8b\x08\x00junk")
LONG = b"a" * 5000
STRANGE = (b"%00", b"%ff%fe", b"..", b"%2e%2e%2f", b"\xc3\xa9", b"%F0%9F%90%89", b"'--", b"a/b")

METHODS = (b"GET", b"HEAD", b"POST", b"PUT", b"PATCH", b"DELETE", b"OPTIONS", b"TRACE", b"CONNECT")
ODD_METHODS = (b"get", b"BREW", b"G" * 3000, b"", b"GE T", b"\xff")
VERSIONS = (b"1.0", b"0.9", b"2.0", b"9.9", b"1.", b"x")
QUERIES = (b"?", b"?" + b"a=1&" * 500, b"?%00", b"?\xff", b"#top", b";v=1", b"//")

FILLINGS: Mapping[str, Sequence[bytes]] = {
    "code": (b"ZZZZZZ", b"a" * 13, LONG, *STRANGE),
    "id": (b"AAAAAAAAAAAA", LONG, *STRANGE),
    "number": (b"0", b"1", b"9999", b"99999", b"-1", b"1e9", b"\xd9\xa1"),
    "hash": (b"0" * 64, b"f" * 63, b"F" * 64, b"g" * 64),
    "game": (b"whisper", b"no-such-game", b"-", b"UPPER", LONG),
    "path": (b"t/ABCDEF", b"tv/" + b"x" * 64, b"pair/" + b"_" * 65, b"hand/%2F", *STRANGE),
    "name": (b"whisper.en.0.json", b"..%2f..%2fetc%2fpasswd", LONG),
}

HEADERS: Sequence[bytes] = (
    b"Host: ",
    b"Host: " + b"h" * 4000,
    b"Host: [::1",
    b"Host: [::1]:99999999",
    b"Host: a:b:c",
    b"Host: \xff\xfe",
    b"Host: \xc3\xa9.example",
    b"Host: evil.example, 127.0.0.1",
    b"Origin: http://evil.example",
    b"Origin: null",
    b"Origin: \xff",
    b"Cookie: trapline=" + b"t" * 43,
    b"Cookie: trapline=" + b"t" * 6000,
    b"Cookie: trapline=\xff\xfe\x80" + b"\xc3" * 40,
    b'Cookie: trapline="' + b"\\303" * 40 + b'"',
    b"Cookie: " + b"a=b;" * 900,
    b"Cookie: =;;=;trapline",
    b"Content-Type: ",
    b"Content-Type: application/json; charset=\xff",
    b"Content-Type: application/json; charset=utf-7; charset=utf-16",
    b"Content-Type: ;;;=",
    b"Content-Type: multipart/form-data; boundary=",
    b"Content-Encoding: gzip",
    b"Content-Encoding: deflate",
    b"Content-Encoding: br",
    b"Content-Encoding: zstd",
    b"Content-Encoding: gzip, gzip",
    b"Expect: 100-continue",
    b"Expect: a miracle",
    b"Upgrade: websocket",
    b"Upgrade: h2c",
    b"Connection: Upgrade",
    b"Connection: keep-alive, close",
    b"Sec-WebSocket-Version: 13",
    b"Sec-WebSocket-Version: 99",
    b"Sec-WebSocket-Key: short",
    b"Sec-WebSocket-Protocol: " + b"p, " * 200,
    b"X-Forwarded-For: " + b"1.2.3.4, " * 200,
    b"X-Forwarded-For: \xff",
    b"X-Forwarded-Proto: gopher",
    b"Range: bytes=0-0,9-1,-1",
    b"If-None-Match: *",
    b"If-Modified-Since: yesterday",
    b"Accept-Encoding: " + b"br;q=9, " * 200,
    b"Accept-Language: " + b"x" * 3000,
    b"Content-MD5: " + LONG,
    b"X-Nothing: \x00",
    b"X-Bent: a\x0bb\x7f",
    b"No colon here",
    b": no name",
    b" folded: on",
    b"X-" + b"y" * 9000 + b": z",
)

VALID: Sequence[bytes] = [
    encode(body)
    for body in (
        {"game": "whisper", "language": "en", "name": "Zoe"},
        {"name": "Zoe", "watch": True},
        {"code": "ABCDEF"},
    )
]


class Knock(NamedTuple):
    """A request, the route it was made for, and whether nobody waits for its answer."""

    route: str
    method: bytes
    sent: bytes
    hangs_up: bool


def routes_of(app: web.Application) -> list[tuple[bytes, str]]:
    """Return every method and path that the server knows."""
    known = [(route.method.encode(), route.resource) for route in app.router.routes()]
    return [(method, resource.canonical) for method, resource in known if resource is not None]


def endless(
    routes: Sequence[tuple[bytes, str]], codes: Sequence[str], seed: int
) -> Iterator[Knock]:
    """Yield knocks at every route in turn; `codes` are those of tables that are there."""
    luck = Random(seed)
    fillings = {**FILLINGS, "code": (*FILLINGS["code"], *(code.encode() for code in codes))}
    while True:
        for method, route in routes:
            yield knock(method, route, fillings, luck)


def knock(
    method: bytes, route: str, fillings: Mapping[str, Sequence[bytes]], luck: Random
) -> Knock:
    if luck.random() < 0.4:
        method = luck.choice(METHODS if luck.random() < 0.8 else ODD_METHODS)
    version = b"1.1" if luck.random() < 0.95 else luck.choice(VERSIONS)
    target = filled(route, fillings, luck)
    target += luck.choice(QUERIES) if luck.random() < 0.1 else b""
    headers = luck.sample(HEADERS, luck.choice((0, 0, 1, 1, 2, 4)))
    for usual in (HOME, JSON):
        name = usual.partition(b":")[0]
        # Twice the same is refused by aiohttp: what is odd about the one would never be looked at.
        if luck.random() < 0.8 and not any(other.startswith(name) for other in headers):
            headers.append(usual)
    framing, body, is_cut = framed(luck)
    head = b"\r\n".join([b"%s %s HTTP/%s" % (method, target, version), *headers, *framing])
    sent = head + b"\r\n\r\n" + body
    if luck.random() < 0.1:
        return Knock(route, method, bent(sent, luck)[1:], hangs_up=True)
    return Knock(route, method, sent, is_cut)


def filled(route: str, fillings: Mapping[str, Sequence[bytes]], luck: Random) -> bytes:
    path = route.encode()
    for name, values in fillings.items():
        path = path.replace(b"{%s}" % name.encode(), luck.choice(values))
    return path


def framed(luck: Random) -> tuple[Sequence[bytes], bytes, bool]:
    """Return headers that tell the length of a body, the body, and whether more was promised."""
    body = text(luck)
    length = b"Content-Length: %d"
    match luck.randrange(20):
        case 0:
            return [length % (len(body) + 100)], body, True
        case 1:
            return [luck.choice((b"Content-Length: -1", b"Content-Length: 0x10"))], b"", False
        case 2:
            return [length % len(body), length % (len(body) + 1)], body, False
        case 3:
            chunks = b"%x\r\n%s\r\n0\r\n\r\n" % (len(body), body) if body else b"0\r\n\r\n"
            return [b"Transfer-Encoding: chunked"], chunks, False
        case 4:
            return [b"Transfer-Encoding: chunked"], b"zz\r\n" + body, False
        case 5:
            return [b"Transfer-Encoding: chunked"], b"ff\r\n" + body[:200], True
        case 6:
            return [b"Transfer-Encoding: chunked", length % len(body)], body, True
        case 7:
            return [length % 10**15], body, True
        case 8 | 9 | 10 | 11:
            return [], b"", False
        case _:
            return [length % len(body)], body, False


def text(luck: Random) -> bytes:
    """Return what no route takes for lawful."""
    match luck.randrange(9):
        case 0:
            return b""
        case 1:
            return luck.choice(CORPUS)
        case 2:
            return luck.choice(BOMBS)
        case 3:
            return b"#" * luck.choice((1, 16 * 1024, 16 * 1024 + 1))
        case 4:
            return b'{"name":' + luck.choice((b"1", b"null", b'"\\ud800"', b"[]", LONG)) + b"}"
        case _:
            return bent(luck.choice(VALID), luck)
