"""Who stands between us and a guest, and whose word we take for where a request comes from."""

from collections.abc import Sequence
from functools import cache
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)

from aiohttp import web
from msgspec import Struct

UNKNOWN = "unknown"
MAPPED = 96
"""How many bits of IPv6 stand before an address of IPv4: ::ffff:203.0.113.7."""


class Proxies(Struct, frozen=True):
    """The proxies in front of this server: none, those of these networks, or whoever connects."""

    anybody: bool = False
    networks: tuple[IPv4Network | IPv6Network, ...] = ()

    def trusts(self, peer: str) -> bool:
        return self.anybody or self._names(peer)

    def caller(self, peer: str, lines: Sequence[str]) -> str:
        """Return who asks, by the X-Forwarded-For `lines`: the last that is no proxy of ours.

        Each proxy adds, on the right, whom it heard; what stands further left anybody may write.
        """
        if not lines or not self.trusts(peer):
            return peer
        heard = values(lines)
        return next((one for one in reversed(heard) if not self._names(one)), heard[0])

    def _names(self, address: str) -> bool:
        ip = parsed(address)
        return ip is not None and any(ip in network for network in self.networks)


@cache
def named(typed: str) -> Proxies:
    """Read what an operator typed: nothing, `true`, or addresses and networks between commas."""
    if typed in ("", "false"):
        return Proxies()
    if typed == "true":
        return Proxies(anybody=True)
    return Proxies(networks=tuple(network(one.strip()) for one in typed.split(",")))


def network(typed: str) -> IPv4Network | IPv6Network:
    """Return a network, of IPv4 also where it was typed as a socket for both kinds shows it."""
    found = ip_network(typed, strict=False)
    inside = found.network_address
    if isinstance(inside, IPv6Address) and inside.ipv4_mapped and found.prefixlen >= MAPPED:
        return ip_network((inside.ipv4_mapped, found.prefixlen - MAPPED))
    return found


def source(request: web.Request, proxies: Proxies) -> str:
    """Return the household that a request comes from."""
    lines = request.headers.getall("X-Forwarded-For", [])
    return household(proxies.caller(request.remote or "", lines))


def is_secure(request: web.Request, proxies: Proxies) -> bool:
    told = request.headers.getall("X-Forwarded-Proto", [])
    if told and proxies.trusts(request.remote or ""):
        return values(told)[-1] == "https"
    return request.scheme == "https"


def values(lines: Sequence[str]) -> list[str]:
    """Return the values of a header that may be written on several lines."""
    return [value.strip() for line in lines for value in line.split(",")]


def household(address: str) -> str:
    """Return what one household has: an address, or of IPv6 the network of the first 64 bits."""
    ip = parsed(address)
    if isinstance(ip, IPv6Address) and not ip.is_loopback:
        return str(ip_network((ip, 64), strict=False))
    return UNKNOWN if ip is None else str(ip)


def parsed(address: str) -> IPv4Address | IPv6Address | None:
    try:
        ip = ip_address(address)
    except ValueError:
        return None
    # A socket for both kinds hears of IPv4 as ::ffff:203.0.113.7, all in one network of IPv6.
    return (isinstance(ip, IPv6Address) and ip.ipv4_mapped) or ip
