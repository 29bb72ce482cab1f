"""What everybody is answered over HTTP: a row for each route, and those who ask."""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from aiohttp import web

from tests.packs import KITCHEN
from tests.reliability.authority import EVERYBODY
from tests.reliability.rows import Answers, asked, lines
from tests.reliability.stages import AND_YET, Stage
from tests.server.guests import Reply
from trapline.server.guests import hashed
from trapline.tables.packs import Pack

SHORT = {
    "join": "403 join-first",
    "host": "403 not-the-host",
    "shut": "409 table-locked",
    "look": "409 no-watchers",
    "much": "409 knows-too-much",
    "when": "409 not-now",
    "pack": "409 pack-not-wanted",
    "gone": "404 no-such-pack",
    "none": "404 no-such-replay",
    "runs": "409 not-over",
    "file": "400 replay-unreadable",
    "book": "404 no-such-book",
    "@shut": "@locked",
}

# A route, and where it makes a difference what for. With an @: what the door says.
ROUTES = """
                 Ann   Bob   Dan   Eve   Fay   PTV   none  Kim   Lou   Oli   Cleo
GET /api/tables/{code}
*       *        @mine @mine @mine @mine @mine @join @join @shut @join @join @join
playing *        @mine @mine @mine @mine @mine @late @late @shut @late @late @late
*       locked   @mine @mine @mine @mine @mine @shut @shut @shut @shut @shut @shut
POST /api/tables/{code}/people
*       *        ok    ok    ok    ok    ok    ok    ok    shut  ok    ok    ok
*       locked   ok    ok    ok    ok    ok    shut  shut  shut  shut  shut  shut
POST /api/tables/{code}/people to look on
*       *        ok    ok    ok    ok    ok    ok    ok    shut  ok    ok    ok
*       none     ok    ok    ok    ok    ok    look  look  shut  look  look  look
*       locked   ok    ok    ok    ok    ok    shut  shut  shut  shut  shut  shut
POST /api/tables/{code}/handover
*       *        ok    ok    ok    ok    ok    join  join  join  join  join  join
POST /api/handover/{id}
*       *        ok
playing *        much  ok    much  ok    ok    ok    ok    ok    ok    ok    ok
POST /api/tables/{code}/programs
*       *        ok    host  host  host  host  host  host  host  host  host  host
playing *        when  host  host  host  host  host  host  host  host  host  host
POST /api/pair/{id}
*       *        ok    host  host  host  host  host  host  host  host  host  host
GET /api/tables/{code}/games/{number}.jsonl
*       *        when  when  when  when  join  join  join  join  join  join  join
over    *        ok    ok    ok    ok    join  join  join  join  join  join  join
GET /api/tables/{code}/games/{number}/seen.jsonl
*       *        ok    ok    ok    ok    join  join  join  join  join  join  join
lobby   *        when  when  when  when  join  join  join  join  join  join  join
playing none     ok    ok    ok    join  join  join  join  join  join  join  join
over    *        ok    ok    ok    ok    join  ok    join  join  join  join  join
GET /api/tables/{code}/games/{number}/replay
*       *        none  none  none  none  join  none  join  join  join  join  join
playing *        runs  runs  runs  runs  join  runs  join  join  join  join  join
over    *        ok    ok    ok    ok    join  ok    join  join  join  join  join
GET /api/tables/{code}/games/{number}/replay/{id}/{chair}/{place}
*       *        none  none  none  none  join  none  join  join  join  join  join
playing *        runs  runs  runs  runs  join  runs  join  join  join  join  join
over    *        none  none  none  none  join  none  join  join  join  join  join
GET /api/tables/{code}/games/{number}/evening.html
*       *        none  none  none  none  join  none  join  join  join  join  join
playing *        runs  runs  runs  runs  join  runs  join  join  join  join  join
over    *        none  none  none  none  join  none  join  join  join  join  join
GET /api/tables/{code}/games/{number}/shares
*       *        none  none  none  none  join  none  join  join  join  join  join
playing *        runs  runs  runs  runs  join  runs  join  join  join  join  join
over    *        ok    host  host  host  join  host  join  join  join  join  join
POST /api/tables/{code}/games/{number}/shares
*       *        none  none  none  none  join  none  join  join  join  join  join
playing *        runs  runs  runs  runs  join  runs  join  join  join  join  join
over    *        ok    host  host  host  join  host  join  join  join  join  join
POST /api/tables/{code}/games/{number}/shares/{id}/revoke
*       *        none  none  none  none  join  none  join  join  join  join  join
playing *        runs  runs  runs  runs  join  runs  join  join  join  join  join
over    *        ok    host  host  host  join  host  join  join  join  join  join
POST /api/tables/{code}/keep
*       *        ok    host  host  host  host  host  host  host  host  host  host
over    *        ok    host  host  host  join  host  join  join  join  join  join
GET /api/replays/{token}
*       *        none
GET /api/replays/{token}/{id}/{chair}/{place}
*       *        none
GET /api/replays/{token}/evening.html
*       *        none
POST /api/replays/opened
*       *        file
GET /api/book
*       *        ok
POST /api/books
*       *        ok    ok    ok    ok    join  ok    join  join  join  join  join
GET /api/books/{book}
*       *        book
POST /api/books/{book}/evenings
*       *        book
POST /api/books/{book}/forget
*       *        book
POST /api/tables
*       *        ok
GET /api/catalogue
*       *        ok
POST /api/packs
*       *        ok
POST /api/packs/{game}
*       *        pack
GET /api/packs/{hash}
*       *        ok    gone  gone  gone  gone  gone  gone  gone  gone  gone  gone
GET /api/packs/{hash}.txt
*       *        ok    gone  gone  gone  gone  gone  gone  gone  gone  gone  gone
GET /ws/{code}
*       *        400
GET /ws
*       *        400
GET /qr/{path}.svg
*       *        ok
GET /texts/{name}
*       *        ok
GET /help/{game}/{file}
*       *        404
GET /healthz
*       *        ok
GET /metrics
*       *        ok
GET /{path}
*       *        ok
POST /api/book/forget
*       *        ok
"""

PANTRY = Pack("Pantry", KITCHEN.words)
"""A list that Ann brought; everybody brings the other."""

TOLD_APART = {
    "POST /api/tables/{code}/programs": "a host may know that a running game has no chair to spare",
    "POST /api/tables/{code}/people to look on": "for who was kicked the door is always locked",
    "GET /api/tables/{code}/games/{number}.jsonl": "who is let in may know that it goes on",
    **dict.fromkeys(
        [
            "GET /api/tables/{code}/games/{number}/replay",
            "GET /api/tables/{code}/games/{number}/replay/{id}/{chair}/{place}",
            "GET /api/tables/{code}/games/{number}/evening.html",
            "GET /api/tables/{code}/games/{number}/shares",
            "POST /api/tables/{code}/games/{number}/shares",
            "POST /api/tables/{code}/games/{number}/shares/{id}/revoke",
            "POST /api/tables/{code}/keep",
        ],
        "who was there may know that it goes on, or that only the host may",
    ),
    "GET /api/tables/{code}/games/{number}/seen.jsonl": "who is let in may know that none began",
}
"""Where those who may not are not all answered alike, and why."""

BODIES: Mapping[str, Callable[[str], object]] = {
    "POST /api/tables": lambda _: {"game": "whisper", "language": "en", "name": "Zoe"},
    "POST /api/tables/{code}/people": lambda _: {"name": "Zoe"},
    "POST /api/tables/{code}/people to look on": lambda _: {"name": "Zoe", "watch": True},
    "POST /api/tables/{code}/programs": lambda _: {"name": "Robo"},
    "POST /api/pair/{id}": lambda code: {"code": code},
    "POST /api/tables/{code}/games/{number}/shares": lambda _: {"figures": True},
    "POST /api/tables/{code}/keep": lambda _: {"yes": True},
    "POST /api/replays/opened": lambda _: b"{}",
    "POST /api/books": lambda code: {"code": code},
    "POST /api/books/{book}/evenings": lambda code: {"code": code},
    "POST /api/book/forget": lambda _: {"yes": False},
    "POST /api/books/{book}/forget": lambda _: {"yes": True},
    "POST /api/packs": lambda _: KITCHEN.text.encode(),
    "POST /api/packs/{game}": lambda _: b"{}",
}


def expected(phase: str, door: str) -> Answers:
    return lines(ROUTES, phase, door, SHORT)


NAMES = asked(expected("lobby", "open"))

AsSent: TypeAlias = tuple[int, dict[str, str], bytes]


def routes(app: web.Application) -> set[str]:
    """Return every route of a server. A HEAD is a GET without its body."""
    found = [(route.method, route.resource) for route in app.router.routes()]
    return {f"{method} {at.canonical}" for method, at in found if at and method != "HEAD"}


def route(name: str) -> str:
    return " ".join(name.split()[:2])


async def requests(stage: Stage, names: Iterable[str]) -> Answers:
    """Let everybody ask; say so where a refusal leaves a trace, or is not the same for all."""
    answers: Answers = {}
    first: dict[tuple[str, str], AsSent] = {}
    stage.copy()
    for name in names:
        for who in EVERYBODY:
            reply = await request(stage, who, name, stage.code, await a_link(stage, name))
            word, sent = word_of(reply), as_sent(reply)
            is_alike = first.setdefault((name, word), sent) == sent or word == "ok"
            is_granted = word == "ok" and name.startswith("POST")
            is_fine = is_alike and (is_granted or stage.is_untouched([]))
            answers[name, who] = word if is_fine else f"{word}, {AND_YET}"
            if stage.has_moved:
                stage.copy()
    return answers


async def a_link(stage: Stage, name: str) -> str:
    """Return a link that is good, where a route asks for one."""
    match name:
        case "POST /api/handover/{id}":
            return await stage.link("Bob")
        case "POST /api/pair/{id}":
            return await stage.pairing()
        case _:
            return ""


async def request(stage: Stage, who: str, name: str, code: str, id: str = "") -> Reply:
    guest = stage.people[who]
    if who == "none":
        guest.session.cookie_jar.clear()
    ann = hashed(stage.people["Ann"].token)
    await stage.store.keep_pack(PANTRY.id, PANTRY.text, 0, ann)
    texts = next(iter(stage.house.desk.shelves.pages)).removeprefix("/texts/")
    method, path = route(name).split()
    filled = path.format(
        code=code,
        id=id or ("0" * 24 if "{id}/" in name else ""),
        number=1,
        game="whisper",
        file="guide.en.html",
        hash=PANTRY.id,
        name=texts,
        path=f"t/{code}",
        chair="archive",
        place=0,
        token="x" * 32,
        book="x" * 32,
    )
    body = BODIES[name](code) if name in BODIES else None
    return await guest.request(method, filled, body, {})


def word_of(reply: Reply) -> str:
    """Return an answer in short: what the door says, that it is ok, or why not."""
    kind = reply.headers["Content-Type"].partition(";")[0]
    told = reply.read() if kind == "application/json" else {}
    if reply.status == 200:
        return f"@{told['door']}" if "door" in told else "ok"
    return f"{reply.status} {told.get('reason', '')}".strip()


def as_sent(reply: Reply) -> AsSent:
    headers = {name: value for name, value in reply.headers.items() if name != "Date"}
    return reply.status, headers, reply.body
