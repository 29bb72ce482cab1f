"""Playing cards, and scores that count as cards: what they are worth and which of two sides wins.

A card is written like "10♥", "K♠" or "A♦"; the score of an attribute has no suit: "K" (TD-9).
"""

from collections.abc import Iterable
from enum import StrEnum
from itertools import product
from typing import Final, TypeAlias

from msgspec import Struct

Card: TypeAlias = str

FACE_DOWN: Final[Card] = ""
"""Stands where there is a card that the reader may not see."""


class Suit(StrEnum):
    """From the weakest to the strongest (TD-7)."""

    CLUBS = "C"
    SPADES = "S"
    DIAMONDS = "D"
    HEARTS = "H"


SYMBOLS: Final = {Suit.CLUBS: "♣", Suit.SPADES: "♠", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥"}
SUITS: Final = {symbol: suit for suit, symbol in SYMBOLS.items()}
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
DECK: Final[tuple[Card, ...]] = tuple(
    rank + symbol for symbol, rank in product(SYMBOLS.values(), RANKS)
)
DEADLY: Final = frozenset({"J", "Q", "K", "A"})
"""Damage of these ranks kills or drives mad (TD-72)."""

OPPOSITE: Final = {
    Suit.HEARTS: Suit.SPADES,
    Suit.SPADES: Suit.HEARTS,
    Suit.CLUBS: Suit.DIAMONDS,
    Suit.DIAMONDS: Suit.CLUBS,
}

SUITLESS: Final = -1


class Edge(StrEnum):
    """What tells two sides with the same total apart (TD-6 to TD-8)."""

    RANK = "rank"
    SUIT = "suit"
    NOTHING = "nothing"


class Tie(Struct, frozen=True):
    """Equal totals, and the first two cards that are not equal."""

    by: Edge
    active: Card = ""
    opposing: Card = ""


def suit(card: Card) -> Suit:
    return SUITS[card[-1]]


def rank(card: Card) -> str:
    """Return the rank of a card or a score."""
    return card if card in RANKS else card[:-1]


def points(card: Card) -> int:
    """Return what a card is worth: ten for a court card, eleven for an ace (TD-4)."""
    return {"J": 10, "Q": 10, "K": 10, "A": 11}.get(rank(card)) or int(rank(card))


def total(cards: Iterable[Card]) -> int:
    return sum(points(card) for card in cards)


def weight(card: Card) -> tuple[int, int]:
    """Return rank and suit as numbers that grow with the strength of a card (TD-5, TD-7)."""
    place = SUITLESS if card in RANKS else list(Suit).index(suit(card))
    return RANKS.index(rank(card)), place


def with_suit(card: Card, new: Suit) -> Card:
    return rank(card) + SYMBOLS[new]


def beats(active: Iterable[Card], opposing: Iterable[Card]) -> bool:
    """Say whether the active side wins: by its total, else card by card (TD-6 to TD-8)."""
    mine, theirs = list(active), list(opposing)
    tie = tied(mine, theirs)
    if tie is None:
        return total(mine) > total(theirs)
    return tie.by is not Edge.NOTHING and weight(tie.active) > weight(tie.opposing)


def tied(active: Iterable[Card], opposing: Iterable[Card]) -> Tie | None:
    """Return how equal totals are told apart: by rank, then by suit; else who acts has lost."""
    mine, theirs = strongest_first(active), strongest_first(opposing)
    if total(mine) != total(theirs):
        return None
    pairs = list(zip(mine, theirs, strict=False))
    for by, part in ((Edge.RANK, 0), (Edge.SUIT, 1)):
        for one, other in pairs:
            if weight(one)[part] != weight(other)[part]:
                return Tie(by, one, other)
    return Tie(Edge.NOTHING)


def strongest_first(cards: Iterable[Card]) -> list[Card]:
    return sorted(cards, key=weight, reverse=True)


SCALE: Final = tuple((one, points(one)) for one in RANKS)
"""All ranks with what they count, from the weakest to the strongest."""
