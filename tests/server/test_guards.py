"""What keeps strangers out: origins, headers, cookies."""

from http.cookies import SimpleCookie

import pytest
from aiohttp import WSServerHandshakeError

from tests.server.house import House, opened
from tests.server.messages import hello
from trapline.server.guests import COOKIE, fresh_token
from trapline.server.pages import HEADERS
from trapline.tables.wishes import Abandon

WANTED = {"game": "whisper", "language": "en", "name": "Ann"}

FOREIGN = ["http://evil.example", "null", "", "http://127.0.0.1:1", "http://[", "http://localhost"]


@pytest.mark.parametrize("origin", FOREIGN)
async def test_a_foreign_page_changes_nothing(house: House, origin: str) -> None:
    ann = await house.guest("Ann")

    assert (await ann.post("/api/tables", WANTED, Origin=origin)).status == 403


@pytest.mark.parametrize("origin", FOREIGN)
async def test_a_foreign_page_opens_no_socket(house: House, origin: str) -> None:
    ann = await house.guest("Ann")
    await ann.open()

    with pytest.raises(WSServerHandshakeError) as refused:
        await ann.dial(Origin=origin)

    assert refused.value.status == 403


async def test_our_own_page_may_open_a_table_and_a_socket(house: House) -> None:
    ann = await house.guest("Ann")

    reply = await ann.post("/api/tables", WANTED, Origin=house.address)
    screen = await ann.dial(reply.read()["code"], Origin=house.address)

    await screen.send(hello())
    await screen.until(lambda _: True)


async def test_the_public_address_is_ours_too() -> None:
    async with opened(public_url="https://traps.example") as house:
        ann = await house.guest("Ann")

        evil = "https://traps.example.evil.example"
        ours = await ann.post("/api/tables", WANTED, Host=OURS, Origin="https://traps.example")
        theirs = await ann.post("/api/tables", WANTED, Host=OURS, Origin=evil)

    assert (ours.status, theirs.status) == (200, 403)


@pytest.mark.parametrize(
    "path", ["/", "/healthz", "/metrics", "/api/catalogue", "/api/tables/ZZZZZZ", "/no.js", "/ws"]
)
async def test_every_answer_carries_the_guards(house: House, path: str) -> None:
    ann = await house.guest("Ann")

    headers = (await ann.get(path)).headers

    assert {name: headers.get(name) for name in HEADERS} == HEADERS


async def test_nothing_personal_is_kept_by_a_cache(house: House) -> None:
    ann, *_ = await house.playing()
    await ann.ask(Abandon())
    at = f"/api/tables/{ann.code}"
    link = (await ann.post(f"{at}/handover")).read()["id"]

    replies = {
        "catalogue": await ann.get("/api/catalogue"),
        "table": await ann.post("/api/tables", WANTED),
        "door": await ann.get(at),
        "no table": await ann.get("/api/tables/ZZZZZZ"),
        "people": await ann.post(f"{at}/people", {"name": "Ann"}),
        "log": await ann.get(f"{at}/games/1.jsonl"),
        "seen": await ann.get(f"{at}/games/1/seen.jsonl"),
        "link": await ann.post(f"{at}/handover"),
        "code to scan": await ann.get(f"/qr/hand/{link}.svg"),
        "taken over": await ann.post(f"/api/handover/{link}"),
        "metrics": await ann.get("/metrics"),
    }

    kept = {name: reply.headers.get("Cache-Control") for name, reply in replies.items()}
    assert kept == dict.fromkeys(replies, "no-store")


@pytest.mark.parametrize(
    "token", ["", "a" * 42, "a" * 44, "é" * 43, "a" * 42 + "!", "ab" * 32, "a" * 42 + "b"]
)
async def test_a_token_that_we_did_not_make_is_none(house: House, token: str) -> None:
    ann = await house.guest("Ann")

    reply = await ann.post("/api/tables", WANTED, Cookie=f"{COOKIE}={token}")

    [cookie] = SimpleCookie(reply.headers["Set-Cookie"]).values()
    assert cookie.value != token
    assert len(cookie.value) == 43


async def test_every_token_that_we_make_is_known_again(house: House) -> None:
    ann = await house.guest("Ann")

    for _ in range(50):
        token = f"{COOKIE}={fresh_token()}"
        assert "Set-Cookie" not in (await ann.post("/api/tables", WANTED, Cookie=token)).headers


OURS = "traps.example"


@pytest.mark.parametrize("host", [OURS, f"{OURS}:443", "TRAPS.example"])
async def test_where_we_have_a_public_address_requests_name_it(host: str) -> None:
    async with opened(public_url="https://traps.example/") as house:
        ann = await house.guest("Ann")

        assert (await ann.get("/", Host=host)).status == 200


FOREIGN_HOSTS = [
    "evil.example",
    "evil.example:443",
    f"{OURS}.evil.example",
    f"{OURS}:8765",
    "localhost",
    "127.0.0.1",
    "",
    "[",
]


@pytest.mark.parametrize("host", FOREIGN_HOSTS)
async def test_where_we_have_a_public_address_no_other_is_answered(host: str) -> None:
    async with opened(public_url="https://traps.example") as house:
        ann = await house.guest("Ann")

        refused = [await ann.get(path, Host=host) for path in ("/", "/api/catalogue", "/ws/ABCDEF")]
        opening = await ann.post("/api/tables", WANTED, Host=host)

    assert [reply.status for reply in (*refused, opening)] == [421] * 4


async def test_where_we_have_a_public_address_a_socket_for_another_is_refused() -> None:
    async with opened(public_url="https://traps.example") as house:
        ann = await house.guest("Ann")

        with pytest.raises(WSServerHandshakeError) as refused:
            await ann.dial("ABCDEF", Host="evil.example", Origin="http://evil.example")

    assert refused.value.status == 421


@pytest.mark.parametrize("host", ["127.0.0.1:8765", "localhost", "[::1]:8765"])
@pytest.mark.parametrize("path", ["/healthz", "/metrics"])
async def test_this_machine_asks_after_our_health_by_any_of_its_names(path: str, host: str) -> None:
    async with opened(public_url="https://traps.example") as house:
        operator = await house.guest("an operator")

        assert (await operator.get(path, Host=host)).status == 200


@pytest.mark.parametrize(("proto", "guard"), [("http", None), ("https", "same-origin")])
async def test_windows_are_kept_apart_where_browsers_heed_it(proto: str, guard: str | None) -> None:
    async with opened(behind_proxy="true") as house:
        ann = await house.guest("Ann")

        page = await ann.get("/", X_Forwarded_Proto=proto)

    assert page.headers.get("Cross-Origin-Opener-Policy") == guard


def test_the_policy_allows_no_inline_script_and_no_other_server() -> None:
    policy = HEADERS["Content-Security-Policy"]

    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    for hole in ("unsafe", "http:", "https:", "*"):
        assert hole not in policy


@pytest.mark.parametrize(("proto", "secure"), [("http", False), ("https", True)])
async def test_a_guests_token_is_out_of_reach_of_scripts_and_other_sites(
    proto: str, secure: bool
) -> None:
    async with opened(behind_proxy="true") as house:
        ann = await house.guest("Ann")
        reply = await ann.post("/api/tables", WANTED, X_Forwarded_Proto=proto)

    [cookie] = SimpleCookie(reply.headers["Set-Cookie"]).values()
    assert cookie["httponly"] is True
    assert cookie["samesite"] == "Strict"
    assert cookie["path"] == "/"
    assert bool(cookie["secure"]) is secure
    assert len(cookie.value) == 43, "256 bits"
