"""Chairs that empty, and those who take them."""

from trapline.games.traps.facts.base import Told
from trapline.games.traps.model import CardId
from trapline.kernel import Seat, TableTime


class ChairEmptied(Told, frozen=True):
    """Somebody left; until then a bot or a person may take over."""

    by: Seat
    number: int
    until: TableTime


class ChairTaken(Told, frozen=True):
    """Somebody sits there again."""

    by: Seat


class Departed(Told, frozen=True):
    """Nobody took over: pieces, Traps, hand and gold are gone."""

    by: Seat
    cards: tuple[CardId, ...]
