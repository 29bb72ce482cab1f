"""Which English words hang together through a third: a base and what is derived of its derivations,
and two words of one base. So fear reaches fearlessly through fearless, and profession reaches
professor through profess. Nothing is closed over; what such a path is worth is weighed elsewhere.
"""

from collections import defaultdict
from collections.abc import Mapping
from itertools import combinations

from lexicon.english_links import Pair, pair_of

STEP = 1.0
STRONGEST = 9.0
SHORTEST_BASE = 3
CROWD = 120


def derived(scores: Mapping[Pair, float], threshold: float) -> dict[str, dict[str, float]]:
    """Return the words derived from each base, with the log-odds of that step."""
    below: dict[str, dict[str, float]] = defaultdict(dict)
    for (one, other), score in scores.items():
        base, word = sorted((one, other), key=lambda each: (len(each), each))
        inside = base in word or word.startswith(base[: max(SHORTEST_BASE, len(base) - 2)])
        if score >= threshold and inside and len(base) >= SHORTEST_BASE:
            below[base][word] = min(score, STRONGEST)
    return below


class Kin:
    """The strongest path from one word to another by way of a third; its weakest step counts."""

    def __init__(self, scores: Mapping[Pair, float]) -> None:
        self.grandchildren: dict[Pair, float] = {}
        self.siblings: dict[Pair, float] = {}
        below = derived(scores, STEP)
        for base, words in list(below.items()):
            for word, first in words.items():
                for last, second in below.get(word, {}).items():
                    strongest(self.grandchildren, base, last, min(first, second))
            if len(words) < CROWD:
                for (one, first), (other, second) in combinations(words.items(), 2):
                    strongest(self.siblings, one, other, min(first, second))


def strongest(paths: dict[Pair, float], one: str, other: str, strength: float) -> None:
    pair = pair_of(one, other)
    if one != other and strength > paths.get(pair, 0.0):
        paths[pair] = strength
