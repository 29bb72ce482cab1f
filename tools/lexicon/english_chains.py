"""Families beyond what is tied directly: a word, its base, and the other words of that base.

Nothing is closed over: a path may go down from base to derivation, once or twice, or up to a base
and down again, and its ends must not mean things too far apart. So fear reaches fearlessly through
fearless, and profession reaches professor through profess.
"""

from collections import defaultdict
from collections.abc import Mapping

from lexicon.english_links import Pair, pair_of
from lexicon.vectors import Nearness

STEP = 1.0
STRONGEST = 5.0
UNKNOWN_MEANING = 0.2
SHORTEST_BASE = 3


def derived(scores: Mapping[Pair, float], threshold: float) -> dict[str, dict[str, float]]:
    """Return the words derived from each base, with the log-odds of that step."""
    below: dict[str, dict[str, float]] = defaultdict(dict)
    for (one, other), score in scores.items():
        base, word = sorted((one, other), key=lambda each: (len(each), each))
        inside = base in word or word.startswith(base[: max(SHORTEST_BASE, len(base) - 2)])
        if score >= threshold and inside and len(base) >= SHORTEST_BASE:
            below[base][word] = score
    return below


def chained(scores: Mapping[Pair, float], near: Nearness) -> dict[Pair, float]:
    """Return the scores of pairs that a path joins, where they are better than their own."""
    below = derived(scores, STEP)
    found: dict[Pair, float] = {}

    def add(one: str, other: str, score: float) -> None:
        pair = pair_of(one, other)
        if one != other and score > max(scores.get(pair, -99.0), found.get(pair, -99.0)):
            found[pair] = score

    for base, words in list(below.items()):
        for word, first in words.items():
            for last, second in below.get(word, {}).items():
                strength = min(first, second, STRONGEST)
                add(base, last, 0.6 * strength + 3 * (meaning(near, base, last) - 0.15))
            for sibling, other in words.items():
                if word < sibling:
                    strength = min(first, other, STRONGEST)
                    add(word, sibling, 0.5 * strength + 6 * (meaning(near, word, sibling) - 0.3))
    return found


def meaning(near: Nearness, one: str, other: str) -> float:
    cosine = near(one, other)
    return UNKNOWN_MEANING if cosine is None else cosine
