"""What keeps strangers out: origins, headers, cookies."""

from http.cookies import SimpleCookie

import pytest
from aiohttp import WSServerHandshakeError

from tests.server.house import House, opened
from tests.server.messages import hello
from trapline.server.pages import HEADERS

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

        ours = await ann.post("/api/tables", WANTED, Origin="https://traps.example")
        theirs = await ann.post("/api/tables", WANTED, Origin="https://traps.example.evil.example")

    assert (ours.status, theirs.status) == (200, 403)


@pytest.mark.parametrize(
    "path", ["/", "/healthz", "/metrics", "/api/catalogue", "/api/tables/ZZZZZZ", "/no.js", "/ws"]
)
async def test_every_answer_carries_the_guards(house: House, path: str) -> None:
    ann = await house.guest("Ann")

    headers = (await ann.get(path)).headers

    assert {name: headers.get(name) for name in HEADERS} == HEADERS


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
