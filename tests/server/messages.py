"""Messages as a client of ours would send them."""

import itertools

from msgspec import Raw

from trapline.kernel import TABLE_TALK, Seat, Wish, encode
from trapline.tables.protocol import Ask, Hello, Play, Role, Say
from trapline.tables.wishes import TableWish

KEYS = itertools.count()


def hello(role: Role = Role.PLAYER) -> Hello:
    return Hello(role)


def asking(wish: TableWish, key: str | None = None) -> Ask:
    return Ask(key or fresh_key(), wish)  # type: ignore[arg-type]  # a closed union


def playing(wish: Wish, seat: Seat, seen: int, key: str | None = None) -> Play:
    return Play(key or fresh_key(), seat, seen, Raw(encode(wish)))


def saying(
    text: str, channel: str = TABLE_TALK, seat: Seat | None = None, key: str | None = None
) -> Say:
    return Say(key or fresh_key(), channel, text, seat)  # type: ignore[arg-type]  # cleaned by the server


def fresh_key() -> str:
    return f"test-key-{next(KEYS)}"
