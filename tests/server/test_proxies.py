"""Where a request comes from, and whom we believe about it."""

import pytest
from multidict import CIMultiDict

from tests.server.guests import Guest
from tests.server.house import opened
from trapline.server.proxies import household, named

GUEST, PROXY, OUTER = "203.0.113.7", "127.0.0.1", "10.0.0.9"


@pytest.mark.parametrize(
    ("proxies", "peer", "lines", "caller"),
    [
        ("", PROXY, [GUEST], PROXY),
        ("false", PROXY, [GUEST], PROXY),
        ("true", PROXY, [GUEST], GUEST),
        ("true", PROXY, [], PROXY),
        ("true", PROXY, [f"192.0.2.1, {GUEST}"], GUEST),
        ("true", PROXY, ["192.0.2.1", GUEST], GUEST),
        ("127.0.0.1,10.0.0.0/8", PROXY, [GUEST], GUEST),
        ("127.0.0.1,10.0.0.0/8", PROXY, [f"192.0.2.1, {GUEST}, {OUTER}"], GUEST),
        ("127.0.0.1,10.0.0.0/8", PROXY, [f"192.0.2.1, {GUEST}", OUTER], GUEST),
        ("127.0.0.1,10.0.0.0/8", PROXY, [OUTER], OUTER),
        ("127.0.0.1,10.0.0.0/8", PROXY, [], PROXY),
        ("127.0.0.1,10.0.0.0/8", "192.0.2.1", [GUEST], "192.0.2.1"),
        ("127.0.0.1", "::ffff:127.0.0.1", [GUEST], GUEST),
        ("::ffff:127.0.0.1", "::ffff:127.0.0.1", [GUEST], GUEST),
        ("::ffff:10.0.0.0/104", OUTER, [GUEST], GUEST),
        ("fd00::/8", "fd00::1", [f"{GUEST}, fd00::2"], GUEST),
    ],
)
def test_only_a_proxy_of_ours_says_where_a_request_comes_from(
    proxies: str, peer: str, lines: list[str], caller: str
) -> None:
    assert named(proxies).caller(peer, lines) == caller


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("::ffff:203.0.113.7", "203.0.113.7", True),
        ("::ffff:203.0.113.7", "::ffff:203.0.113.8", False),
        ("2001:db8::1", "2001:db8::2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("::1", "::2", False),
        ("nonsense", "", True),
    ],
)
def test_a_household_is_an_ipv4_address_or_a_network_of_ipv6(
    one: str, other: str, same: bool
) -> None:
    assert (household(one) == household(other)) is same


async def guesses(guest: Guest, *lines: str) -> int:
    """Guess at a code; each of `lines` is a header of its own. Return the status."""
    headers = CIMultiDict([("X-Forwarded-For", line) for line in lines])
    async with guest.session.get(f"{guest.address}/api/tables/ZZZZZZ", headers=headers) as answer:
        return answer.status


async def test_a_line_that_a_guest_wrote_above_the_proxys_does_not_count() -> None:
    async with opened(misses_per_minute=1, behind_proxy="true") as house:
        eve = await house.guest("Eve")

        answers = [await guesses(eve, f"192.0.2.{n}", GUEST) for n in range(3)]

    assert answers == [404, 429, 429]


async def test_a_guest_who_comes_past_the_proxies_names_no_address() -> None:
    async with opened(misses_per_minute=1, behind_proxy="10.0.0.0/8") as house:
        eve = await house.guest("Eve")

        answers = [await guesses(eve, f"192.0.2.{n}") for n in range(3)]

    assert answers == [404, 429, 429]


@pytest.mark.parametrize(
    ("proxies", "lines", "secure"),
    [
        ("true", ["https"], True),
        ("true", ["https", "http"], False),
        ("true", ["http, https"], True),
        ("127.0.0.1", ["https"], True),
        ("10.0.0.0/8", ["https"], False),
        ("", ["https"], False),
    ],
)
async def test_only_a_proxy_of_ours_says_that_a_request_came_over_https(
    proxies: str, lines: list[str], secure: bool
) -> None:
    headers = CIMultiDict([("X-Forwarded-Proto", line) for line in lines])
    async with opened(behind_proxy=proxies) as house:
        ann = await house.guest("Ann")
        async with ann.session.get(f"{ann.address}/healthz", headers=headers) as answer:
            guard = answer.headers.get("Cross-Origin-Opener-Policy")

    assert (guard == "same-origin") is secure
