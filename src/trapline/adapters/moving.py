"""All that is kept, carried row by row from one store into another, and looked over there."""

from collections.abc import AsyncIterator, Sequence
from hashlib import sha256
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from trapline.kernel import encode

Row: TypeAlias = Sequence[Any]
AT_ONCE = 500


class Drawer(Struct, frozen=True):
    """One kind of thing that is kept. The first `sorted_by` columns tell every row from the others.

    `marks` are true or false; `lists` are lists of numbers, or nothing.
    """

    name: str
    columns: tuple[str, ...]
    sorted_by: int
    marks: frozenset[str] = frozenset()
    lists: frozenset[str] = frozenset()


DRAWERS = (
    Drawer("tables", ("id", "code", "opened"), 1),
    Drawer(
        "entries",
        (
            *("table_id", "version", "at", "wall", "key", "person"),
            *("seat", "game", "final", "facts", "playing"),
        ),
        2,
        marks=frozenset({"final", "playing"}),
    ),
    Drawer("grants", ("table_id", "token", "person", "host"), 2),
    Drawer(
        "chat",
        ("table_id", "id", "channel", "person", "seat", "text", "wall", "key", "readers"),
        2,
        lists=frozenset({"readers"}),
    ),
    Drawer("packs", ("id", "used", "text"), 1),
    Drawer("bringers", ("pack_id", "token"), 2),
    Drawer(
        "notes",
        ("kind", "key", "place", "wall", "value", "table_id", "lasting"),
        3,
        marks=frozenset({"lasting"}),
    ),
    Drawer("leaps", ("since", "ran"), 2),
    Drawer("beats", ("ran", "played"), 2),
)


class Cupboard(Protocol):
    """A store that nobody uses while all it holds is carried out or in."""

    def rows(self, drawer: Drawer) -> AsyncIterator[Row]:
        """Take out one row after the other, in the order of their keys."""

    async def put(self, drawer: Drawer, rows: Sequence[Row]) -> None: ...


class Altered(Exception):
    """What was read back is not what was carried: nothing of it is kept."""


async def carry(source: Cupboard, target: Cupboard) -> dict[str, int]:
    """Copy everything, read it back, and return how much there was of each kind."""
    counts: dict[str, int] = {}
    for drawer in DRAWERS:
        count, sent = 0, sha256()
        portion: list[Row] = []
        async for row in source.rows(drawer):
            count += 1
            sent.update(encode(row))
            portion.append(row)
            if len(portion) == AT_ONCE:
                await target.put(drawer, portion)
                portion = []
        await target.put(drawer, portion)
        if await digest(target, drawer) != (count, sent.digest()):
            raise Altered(drawer.name)
        counts[drawer.name] = count
    return counts


async def digest(store: Cupboard, drawer: Drawer) -> tuple[int, bytes]:
    count, kept = 0, sha256()
    async for row in store.rows(drawer):
        count += 1
        kept.update(encode(row))
    return count, kept.digest()
