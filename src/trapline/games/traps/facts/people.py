"""Chairs that empty, and those who take them."""

from typing import TypeAlias

from trapline.kernel import Fact, Seat, TableTime

from ..model.basics import CardId


class ChairEmptied(Fact, frozen=True):
    """Somebody left; until then a bot or a person may take over."""

    by: Seat
    number: int
    until: TableTime


class ChairTaken(Fact, frozen=True):
    """Somebody sits there again."""

    by: Seat


class Departed(Fact, frozen=True):
    """Nobody took over: pieces, Traps, hand and gold are gone."""

    by: Seat
    cards: tuple[CardId, ...]


AnyAttendance: TypeAlias = ChairEmptied | ChairTaken | Departed
