"""How far a rule for unseen English words may be trusted, learnt from the words that are known."""

import numpy as np

from lexicon.english_words import UNLISTED, English
from lexicon.fitting import Floats, fitted
from lexicon.harvest import Harvest
from trapline.words.english import analyses
from trapline.words.model import Tie

SURE = 2.0
UNSURE = 0.5
LONG_BASE = 8
SHORTEST_PART = 3


def unseen_weights(english: English, found: Harvest) -> dict[str, float]:
    """Take every known word as if it were unseen, and fit whether its rules lead to its family."""
    rows, labels = [], []
    rules: dict[str, int] = {}
    for word, size in sorted(english.size.items()):
        if size >= UNLISTED or word in english.names:
            continue
        for base, rule, _ in analyses(word):
            if base in english.size and base not in english.names:
                column = rules.setdefault(rule, len(rules))
                rows.append((column, min(len(base), LONG_BASE), english.frequency(base)))
                labels.append(float(is_family(english, found, word, base)))
    beta = fitted(matrix(rows, len(rules)), np.array(labels), np.ones(len(labels)))
    weights = {rule: round(float(beta[column]), 2) for rule, column in rules.items()}
    length, frequency, constant = (round(float(b), 3) for b in beta[-3:])
    own = {
        **compound_weights(english, found),
        "length": length,
        "frequency": frequency,
        "constant": constant,
    }
    return {**weights, **own, "sure": SURE, "unsure": UNSURE}


def compound_weights(english: English, found: Harvest) -> dict[str, float]:
    """Fit whether a word that two others make by their letters is made of them."""
    rows, labels = [], []
    for word in sorted(filter(english.listed, english.size)):
        for cut in range(SHORTEST_PART, len(word) - SHORTEST_PART + 1):
            parts = word[:cut], word[cut:]
            if all(map(english.listed, parts)):
                usual = min(map(english.frequency, parts))
                rows.append((float(min(*map(len, parts), LONG_BASE)), usual, 1.0))
                heads = [head for part in parts for head in english.heads_of(part)]
                ties = (found.ties.get((word, head)) for head in heads)
                labels.append(float(Tie.CONTAINS in ties))
    beta = fitted(np.array(rows), np.array(labels), np.ones(len(labels)))
    names = ("compound-length", "compound-frequency", "compound")
    return {name: round(float(weight), 3) for name, weight in zip(names, beta, strict=True)}


def matrix(rows: list[tuple[int, int, float]], rules: int) -> Floats:
    table = np.zeros((len(rows), rules + 3))
    for n, (column, length, frequency) in enumerate(rows):
        table[n, column] = 1.0
        table[n, -3:] = length, frequency, 1.0
    return table


def is_family(english: English, found: Harvest, word: str, base: str) -> bool:
    if english.heads_of(word) & english.heads_of(base):
        return True
    return any(
        found.ties.get(pair) in (Tie.DERIVATION, Tie.VARIANT)
        for a in english.heads_of(word)
        for b in english.heads_of(base)
        for pair in ((a, b), (b, a))
    )
