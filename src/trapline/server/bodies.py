"""What is the same for everybody who asks: sent as small as the asker can unpack, and only once."""

import gzip
import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from hashlib import sha256
from typing import NamedTuple

from aiohttp import ETag, hdrs, web

PLAIN = "identity"
SMALLEST = 512
"""In bytes; below, headers outweigh what packing saves."""
WEIGHT = re.compile(r"q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)", re.IGNORECASE)


class Body(NamedTuple):
    plain: bytes
    packed: Mapping[str, bytes]
    """By content coding, the smallest first."""
    mark: str
    """Another one for other bytes."""


def body_of(plain: bytes, packed: Mapping[str, bytes]) -> Body:
    return Body(plain, packed, sha256(plain).hexdigest()[:16])


@lru_cache(128)
def packed(plain: bytes) -> Body:
    """Pack what only a running server knows; the build packs the client's files, and better."""
    worth_it = len(plain) >= SMALLEST
    return body_of(plain, {"gzip": gzip.compress(plain, mtime=0)} if worth_it else {})


def sent(request: web.Request, body: Body, kind: str, cache: str) -> web.Response:
    """Answer with a body, or that the asker has it; `cache` says how it may be kept."""
    coding = coding_for(request.headers.getall(hdrs.ACCEPT_ENCODING, ()), body.packed)
    if any(tag.value in (body.mark, "*") for tag in request.if_none_match or ()):
        answer = web.Response(status=304)
    else:
        charset = "utf-8" if kind.startswith("text/") else None
        data = body.packed.get(coding, body.plain)
        answer = web.Response(body=data, content_type=kind, charset=charset)
        if coding != PLAIN:
            answer.headers[hdrs.CONTENT_ENCODING] = coding
    if body.packed:
        answer.headers[hdrs.VARY] = hdrs.ACCEPT_ENCODING
    answer.headers[hdrs.CACHE_CONTROL] = cache
    answer.etag = ETag(body.mark, is_weak=True)
    return answer


def coding_for(accepted: Iterable[str], offered: Iterable[str]) -> str:
    """Return the coding that the asker likes best, the first offered among equals, or none."""
    weights = dict(weighed(one) for line in accepted for one in line.split(","))

    def weight(coding: str) -> float:
        return weights.get(coding, weights.get("*", 0.0))

    best = max(offered, key=weight, default=PLAIN)
    return best if weight(best) > 0 and weight(best) >= weights.get(PLAIN, 0.0) else PLAIN


def weighed(one: str) -> tuple[str, float]:
    """Read `br;q=0.5`; a weight that is none counts as a refusal, since plain is always right."""
    name, sign, said = one.partition(";")
    found = WEIGHT.fullmatch(said.strip()) if sign else None
    return name.strip().lower(), float(found[1]) if found else float(not sign)
