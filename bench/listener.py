"""Somebody who understands words as people do: by what people said of them, and by nothing else.

What they said is read from a folder of association norms (usf_assoc_en.tsv, jdm_assoc_fr.tsv, …)
while something is measured, and never kept. A listener shares no source with a bot's mind, so that
what it finds was not understood by a twin.
"""

import csv
from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from pathlib import Path

import numpy as np
import numpy.typing as npt

from trapline.kernel import Language
from trapline.words.associator import Associator, Idea
from trapline.words.echoes import Echoes
from trapline.words.grammars import GRAMMARS
from trapline.words.hearing import Hearing
from trapline.words.lexicon import Lexicon, lexicon_of
from trapline.words.spelling import spelt

NORMS = {"en": ("usf_assoc_en", "eat_assoc_en"), "fr": ("jdm_assoc_fr", "taboo_fr")}
SAID, ASKED, LED = 0.5, 0.2, 0.25
"""How far people go by what a word makes them say, by what makes them say it, and by two steps."""
CHANCE = 0.05
"""How far a clue may have nothing to do with what is meant."""
FEWEST = 3
"""Of a word for which fewer others are known nobody can say how people understand it."""
REMEMBERED = 4096
Floats = npt.NDArray[np.float32]
Shares = dict[int, float]


class Listener(Associator):
    """Guesses by norms: how likely would a word have made people say what was said?"""

    def __init__(self, language: Language, folder: Path) -> None:
        super().__init__(language)
        lexicon = lexicon_of(language)
        self._row: dict[str, int] = {}
        self._said: dict[int, Shares] = {}
        for name in NORMS[language]:
            for cue, others in read(folder / f"{name}.tsv"):
                self._hear(lexicon, cue, others)
        self._asked = turned(self._said)
        self._usual = usual(self._said.values(), len(self._row))
        self._heard = Hearing(lexicon, GRAMMARS[language], self._row)
        self._words = list(self._row)
        self._all = lru_cache(None)(self._all_of)
        self._likely = lru_cache(REMEMBERED)(self._likely_of)

    def _hear(self, lexicon: Lexicon, cue: str, others: Mapping[str, float]) -> None:
        whole, at = sum(others.values()), self._number(lexicon, cue)
        shares = self._said.setdefault(at, {})
        for word, strength in others.items():
            other = self._number(lexicon, word)
            if other != at:
                shares[other] = shares.get(other, 0.0) + strength / whole

    def _number(self, lexicon: Lexicon, word: str) -> int:
        """File a word under its headword: monks are a monk."""
        number = lexicon.number.get(word)
        heads = [] if number is None else lexicon.heads(number)
        head = word if number is None or number in heads else lexicon.spelling(heads[0])
        return self._row.setdefault(head, len(self._row))

    def knows(self, text: str) -> bool:
        """Say whether people said enough about a word."""
        return any(self._ties(row) >= FEWEST for row in self._heard.rows(text))

    def _ties(self, row: int) -> int:
        return len({*self._said.get(row, ()), *self._asked.get(row, ())})

    def guess(
        self,
        clues: Iterable[str],
        n: int = 5,
        among: Collection[str] | None = None,
        without: Iterable[str] = (),
        echoes: Echoes | None = None,  # noqa: ARG002 (a listener knows what people said)
    ) -> list[Idea]:
        heard = [rows for clue in clues if (rows := self._heard.rows(clue))]
        said = [row for rows in heard for row in rows]
        if not said or not among:
            return []
        weights = [1 / len(rows) ** 0.5 for rows in heard for _ in rows]
        listed = tuple(among)
        scores = np.array(weights) @ [self._likely(row, listed) for row in said]
        shares = np.exp(scores - scores.max())
        out = self._heard.families([*(self._words[row] for row in said), *without])
        best = (listed[at] for at in np.argsort(-shares, kind="stable"))
        kept = [word for word in best if self._heard.family(word).isdisjoint(out)]
        left = dict(zip(listed, shares.tolist(), strict=True))
        whole = sum(left[word] for word in kept)
        return [Idea(word, left[word] / whole) for word in kept[:n]]

    def _likely_of(self, row: int, among: tuple[str, ...]) -> Floats:
        """Return how likely each of some words would make people say one, as logarithms."""
        brings = [max(one.get(row, 0.0) for one in self._all(word)) for word in among]
        likely: Floats = np.log(np.array(brings, np.float32) + CHANCE * self._usual[row])
        return likely

    def _all_of(self, word: str) -> list[Shares]:
        return [self._bring(row) for row in self._heard.rows(word)] or [{}]

    def _bring(self, row: int) -> Shares:
        """Return how likely a word brings others to mind, straight or by one in between."""
        said, asked = even(self._said.get(row, {})), even(self._asked.get(row, {}))
        found: Shares = {}
        near: Shares = {}
        for shares, weight in ((said, SAID), (asked, ASKED)):
            for other, share in shares.items():
                found[other] = found.get(other, 0.0) + weight * share
                near[other] = near.get(other, 0.0) + weight * share / (SAID + ASKED)
        for between, share in near.items():
            for other, onward in even(self._said.get(between, {})).items():
                if other != row:
                    found[other] = found.get(other, 0.0) + LED * share * onward
        return found


def even(shares: Shares) -> Shares:
    whole = sum(shares.values())
    return {other: share / whole for other, share in shares.items()}


def turned(said: Mapping[int, Shares]) -> dict[int, Shares]:
    found: dict[int, Shares] = {}
    for cue, shares in said.items():
        for other, share in even(shares).items():
            found.setdefault(other, {})[cue] = share
    return found


def usual(all_shares: Iterable[Shares], count: int) -> Floats:
    """Return how likely people say each word, whatever they hear."""
    found = np.full(count, 0.1, np.float32)
    for shares in all_shares:
        for other, share in shares.items():
            found[other] += share
    evened: Floats = found / found.sum()
    return evened


def read(file: Path) -> Iterable[tuple[str, dict[str, float]]]:
    """Read words and what people said of each, with its strength if it is known."""
    with file.open(encoding="utf-8") as lines:
        rows = csv.reader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
        next(rows)
        for cue, listed, rest in rows:
            pairs = (each.rpartition(":") for each in rest.split(",") if ":" in each)
            weighed = {spelt(word): float(strength) for word, _, strength in pairs}
            yield spelt(cue), weighed or dict.fromkeys(map(spelt, listed.split(",")), 1.0)
