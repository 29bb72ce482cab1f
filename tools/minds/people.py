"""What people said, read from a folder of evaluation data: for fitting numbers, never kept."""

import csv
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from minds.traits import Floats, Traits, spellings
from minds.vocabulary import thoughts
from trapline.kernel import Language
from trapline.words.lexicon import lexicon_of
from trapline.words.spelling import spelt

SETS = {
    "en": {"usf_assoc_en": 1.0, "eat_assoc_en": 0.5, "taboo_en": 2.0, "taboonet_en": 1.0},
    "fr": {"taboo_fr": 2.0, "jdm_assoc_fr": 0.5},
}
"""The sets of a language, and how much each counts."""
PAIRS = {"en": ("link_usf_en", "link_taboo_en"), "fr": ("link_taboo_fr", "link_jdm_fr")}
OUR_COUNT = {"en": 0.5, "fr": 1.0}
EVENED = 0.7
"""What many said counts for more, but not as much more as they are."""


class Said(NamedTuple):
    """A word, what people said of it as rows and shares, and how much that counts."""

    cue: int
    rows: npt.NDArray[np.int64]
    shares: Floats
    counts: float


class Linked(NamedTuple):
    one: int
    other: int
    is_linked: bool


def half(word: str) -> int:
    """Which half of the data a word is in: what is fitted on one is judged on the other."""
    return sha256(word.encode()).digest()[0] % 2


def table(file: Path) -> Iterator[list[str]]:
    with file.open(encoding="utf-8") as lines:
        rows = csv.reader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
        next(rows)
        yield from rows


def said(traits: Traits, folder: Path, left_out: int | None) -> list[Said]:
    row, found = traits.row, ours(traits, left_out)
    for name, counts in SETS[traits.language].items():
        for cue, listed, rest in table(folder / f"{name}.tsv"):
            at = row_of(traits.language, row, cue)
            if at is None or half(cue) == left_out:
                continue
            weights = strengths(rest) if ":" in rest else dict.fromkeys(listed.split(","), 1.0)
            known = {row[w]: s**EVENED for w, s in weights.items() if w in row and row[w] != at}
            if known:
                shares = np.array(list(known.values()), np.float32)
                found.append(Said(at, np.array(list(known)), shares / shares.sum(), counts))
    return found


def ours(traits: Traits, left_out: int | None) -> list[Said]:
    """What we wrote down ourselves, counted as if people had said it."""
    row, found = traits.row, []
    language: Language = "fr" if traits.language == "fr" else "en"
    for cue, words in thoughts(language).items():
        known = [at for at in (row_of(language, row, word) for word in words) if at is not None]
        rows = np.array(sorted({at for at in known if at != row[cue]}))
        if half(cue) != left_out and len(rows):
            shares = np.full(len(rows), 1 / len(rows), np.float32)
            found.append(Said(row[cue], rows, shares, OUR_COUNT[language]))
    return found


def strengths(text: str) -> dict[str, float]:
    pairs = (each.rpartition(":") for each in text.split(",") if ":" in each)
    return {spelt(word): float(strength) for word, _, strength in pairs}


def links(traits: Traits, folder: Path, left_out: int | None) -> list[Linked]:
    row, language = traits.row, traits.language
    found = []
    for name in PAIRS[language]:
        for one, other, is_linked in table(folder / f"{name}.tsv"):
            a, b = row_of(language, row, one), row_of(language, row, other)
            if a is not None and b is not None and half(one) != left_out:
                found.append(Linked(a, b, is_linked == "1"))
    return found


def row_of(language: str, row: Mapping[str, int], word: str) -> int | None:
    lexicon = lexicon_of("fr" if language == "fr" else "en")
    known = (row[each] for each in spellings(lexicon, spelt(word)) if each in row)
    return next(known, None)
