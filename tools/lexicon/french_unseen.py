"""How far a rule for unseen French words may be trusted, learnt from the words that are known."""

import numpy as np

from lexicon.fitting import Floats, fitted
from lexicon.french_words import French
from lexicon.harvest import Harvest
from trapline.words.french import analyses
from trapline.words.model import Part, Tie

SURE, UNSURE = 1.6, 0.6
LONG_BASE = 8
EVERY = 3
OF_A_FAMILY = (Tie.DERIVATION, Tie.VARIANT, Tie.CONTAINS)


def unseen_weights(french: French, found: Harvest) -> dict[str, float]:
    """Take known words as if they were unseen, and fit whether a rule leads to their family."""
    rows: list[tuple[int, int, float]] = []
    labels: list[float] = []
    rules: dict[str, int] = {}
    for word in sorted(french.parts)[::EVERY]:
        if french.parts[word] & Part.PROPER or " " in word or "-" in word:
            continue
        for base, rule, _ in analyses(word):
            if base in french.parts and base != word:
                column = rules.setdefault(rule, len(rules))
                rows.append((column, min(len(base), LONG_BASE), french.zipf.get(base, 0.0)))
                labels.append(float(are_family(french, found, word, base)))
    beta = fitted(matrix(rows, len(rules)), np.array(labels), np.ones(len(labels)))
    weights = {rule: round(float(beta[column]), 2) for rule, column in rules.items()}
    length, frequency, constant = (round(float(each), 3) for each in beta[-3:])
    own = {"length": length, "frequency": frequency, "constant": constant}
    return {**weights, **own, "sure": SURE, "unsure": UNSURE}


def matrix(rows: list[tuple[int, int, float]], rules: int) -> Floats:
    table = np.zeros((len(rows), rules + 3))
    for at, (column, length, frequency) in enumerate(rows):
        table[at, column] = 1.0
        table[at, -3:] = length, frequency, 1.0
    return table


def are_family(french: French, found: Harvest, word: str, base: str) -> bool:
    mine, theirs = french.heads_of(word), french.heads_of(base)
    return bool(mine & theirs) or any(
        found.ties.get(pair) in OF_A_FAMILY
        for a in mine
        for b in theirs
        for pair in ((a, b), (b, a))
    )
