"""What is known of a language's words before anything is fitted."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from math import log1p, sqrt

import numpy as np
import numpy.typing as npt
from scipy import sparse

from trapline.words.lexicon import Lexicon
from trapline.words.model import Part

Floats = npt.NDArray[np.float32]
Mask = npt.NDArray[np.bool_]
Rows = npt.NDArray[np.int64]
Weighed = defaultdict[str, defaultdict[str, float]]
"""Ties of words, before they are numbered."""
PARTS = (Part.NOUN, Part.VERB, Part.ADJECTIVE, Part.PROPER)
MIDDLE = 4.0


@dataclass
class Traits:
    """Vectors in blocks, kinds of ties as square matrices, and what makes a word come readily.

    words     sorted, spelt as the referee spells
    blocks    of each kind of vector, a row a word
    ties      of each kind of tie, a matrix; a row holds what a word leads to
    ease      a row a word: frequency, parts of speech, whether it is a form of another word
    zipf      Zipf frequency
    is_noun   whether a word is a noun, its own headword, and no name
    """

    language: str
    words: list[str]
    blocks: dict[str, Floats]
    ties: "dict[str, sparse.csr_matrix]"
    ease: Floats
    zipf: Floats
    is_noun: Mask

    @property
    def row(self) -> dict[str, int]:
        return {word: row for row, word in enumerate(self.words)}


def weighed() -> Weighed:
    return defaultdict(lambda: defaultdict(float))


def met(found: Weighed, words: Iterable[str]) -> None:
    """Count that all these words stand together once more."""
    for one, other in permutations(sorted(set(words)), 2):
        found[one][other] += 1


def without_common(table: Floats, known: Mask, directions: int) -> Floats:
    """Take away the mean and what all words share, and make lengths equal."""
    rows = table[known] - table[known].mean(axis=0)
    _, axes = np.linalg.eigh(rows.T @ rows)
    shared = axes[:, -directions:]
    left = np.zeros_like(table)
    left[known] = rows - (rows @ shared) @ shared.T
    return unit(left)


def has_any(table: Floats) -> Mask:
    """Which rows are not empty."""
    known: Mask = np.linalg.norm(table, axis=1) > 0
    return known


def unit(table: Floats) -> Floats:
    lengths = np.linalg.norm(table, axis=1, keepdims=True)
    rows: Floats = (table / np.where(lengths == 0, 1, lengths)).astype(np.float32)
    return rows


def matrix(
    pairs: Mapping[str, Mapping[str, float]],
    row: Mapping[str, int],
    strength: Callable[[float], float],
) -> "sparse.csr_matrix":
    found = [
        (row[word], row[other], strength(weight))
        for word, others in sorted(pairs.items())
        for other, weight in sorted(others.items())
        if word in row and other in row and word != other
    ]
    owners, others, strengths = zip(*found, strict=True)
    size = (len(row), len(row))
    return sparse.csr_matrix((np.array(strengths, np.float32), (owners, others)), shape=size)


def rooted(weight: float) -> float:
    return sqrt(min(1.0, weight))


def counted(times: float) -> float:
    return min(1.0, 0.5 * log1p(times))


def ease_of(lexicon: Lexicon, words: Sequence[str], zipf: Floats, *more: Floats) -> Floats:
    """Columns that tell how readily words come to mind; their weights are fitted."""
    parts = [lexicon.parts(lexicon.number[word]) if word in lexicon.number else 1 for word in words]
    of_others = [not is_head(lexicon, word) for word in words]
    usual = zipf - MIDDLE
    kinds = [np.array([part & kind != 0 for part in parts]) for kind in PARTS]
    columns = [usual, usual**2 / 4, *kinds, np.array(of_others), *more]
    return np.stack([column.astype(np.float32) for column in columns], axis=1)


def is_head(lexicon: Lexicon, word: str) -> bool:
    number = lexicon.number.get(word)
    return number is None or number in lexicon.heads(number)


def nouns(lexicon: Lexicon, words: Sequence[str]) -> Mask:
    def is_noun(word: str) -> bool:
        number = lexicon.number.get(word)
        parts = Part.NOUN if number is None else lexicon.parts(number)
        return bool(parts & Part.NOUN and not parts & Part.PROPER and is_head(lexicon, word))

    return np.array([is_noun(word) for word in words])


def spellings(lexicon: Lexicon, word: str) -> list[str]:
    """A word, and the headwords of which it is a form."""
    number = lexicon.number.get(word)
    heads = () if number is None else lexicon.heads(number)
    return list(dict.fromkeys([word, *(lexicon.spelling(head) for head in heads)]))
