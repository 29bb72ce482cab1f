"""Words of which some was likely meant, and what is known of each."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from trapline.words.echoes import loudness

FAITH = 0.5
"""How far a word is understood by what people say at it, where that is known."""
Floats: TypeAlias = npt.NDArray[np.float32]
Rows: TypeAlias = npt.NDArray[np.int32]
Said: TypeAlias = Mapping[str, Sequence[int]]
NOTHING: Said = MappingProxyType({})


class Told(NamedTuple):
    """What people say at some words: at word `owners[n]` that of row `rows[places[n]]`."""

    rows: Rows
    places: Rows
    owners: Rows
    weights: Floats
    faith: Floats
    """How far each word is understood by what people say at it; its weights sum to that."""
    trust: float
    """How far the outcome counts."""


class Candidates(NamedTuple):
    """Words to choose from, and their rows; those of word `n` begin at `starts[n]`."""

    words: list[str]
    rows: "Rows | slice"
    starts: Rows | None
    """None: each has one row, in order."""
    told: Told | None
    likely: dict[int, Floats]
    """What was worked out before: how likely each brings to mind what was said."""


def told(words: Sequence[str], said: Said, trust: float) -> Told | None:
    pairs = [(n, at, row) for n, word in enumerate(words)
             for at, row in enumerate(said.get(word, ()))]  # fmt: skip
    if not pairs:
        return None
    owners, at, rows = (np.array(each, np.int32) for each in zip(*pairs, strict=True))
    loud = np.array([loudness(place) for place in range(at.max() + 1)], np.float32)[at]
    weights = FAITH * loud / np.bincount(owners, loud)[owners]
    unique, places = np.unique(rows, return_inverse=True)
    faith = np.bincount(owners, weights, len(words))
    return Told(
        unique,
        places.astype(np.int32),
        owners,
        weights.astype(np.float32),
        faith.astype(np.float32),
        trust,
    )


def highest(scores: Floats, among: Candidates) -> Floats:
    """The best score of each word, whatever it says."""
    return scores if among.starts is None else np.maximum.reduceat(scores, among.starts)
