"""How likely it is to win, as far as anybody can tell."""

from collections import Counter
from functools import cache

from ..model.cards import DECK, points

POINTS = Counter(points(card) for card in DECK)


@cache
def sums(cards: int) -> Counter[int]:
    """Return how often each total comes up if so many cards are drawn."""
    if cards == 0:
        return Counter({0: 1})
    found: Counter[int] = Counter()
    for total, times in sums(cards - 1).items():
        for worth, copies in POINTS.items():
            found[total + worth] += times * copies
    return found


@cache
def odds(mine: int, cards: int) -> float:
    """Return how likely so many points are more than so many cards are worth."""
    against = sums(cards)
    return sum(times for total, times in against.items() if total < mine) / against.total()
