"""Who sits, who looks on, and what time it is at the table."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

Seat: TypeAlias = Annotated[int, Meta(ge=0, lt=64)]
Team: TypeAlias = Annotated[int, Meta(ge=0, lt=8)]
Turn: TypeAlias = Annotated[int, Meta(ge=0, lt=1_000_000)]
Language: TypeAlias = Literal["en", "fr"]

TableTime: TypeAlias = int
"""Milliseconds since the table opened, standing still while it is paused or the server is down."""


class Onlooker(StrEnum):
    """Those who see a game without a seat in it."""

    PUBLIC = "public"
    ARCHIVE = "archive"


class House(StrEnum):
    """The one who moves when nobody does: clocks, arrivals, departures."""

    HOUSE = "house"


PUBLIC: Final = Onlooker.PUBLIC
ARCHIVE: Final = Onlooker.ARCHIVE
HOUSE: Final = House.HOUSE

Observer: TypeAlias = Seat | Onlooker
By: TypeAlias = Seat | House


class Sitter(Struct, frozen=True):
    """Somebody at the table when the game is set up. `team` is None where there are no teams."""

    seat: Seat
    team: Team | None = None
    bot: bool = False
    host: bool = False


def witnessed(to: Sequence[Seat], observer: Observer) -> bool:
    """Say whether an observer was among those a secret was shown to."""
    return observer is ARCHIVE or observer in to
