"""What a French word is in English: by WordNet's meanings, by emoji, by nearness and spelling."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from pathlib import Path

import numpy as np
from lexicon.french_sources import package
from scipy import sparse

from minds import emoji
from minds.english import English
from minds.traits import Floats, Mask, Rows, spellings, unit
from trapline.words.lexicon import lexicon_of
from trapline.words.spelling import bare, spelt

LEMMA = re.compile(r'VALUES \("(.#[^"]+)","(.)","([^"]+)"')
TYPED = str.maketrans({"_": " ", "\x9c": "œ"})
"""Some lemmas of MultiWordNet keep the œ of an older encoding."""
ROUNDS, SHARPNESS, STIFFNESS = 3, 8.0, 3.0
USUAL = 0.02
"""How far a usual English word is the likelier translation."""
NEIGHBOURS, LOOKED_AT, SPELT_ALIKE, INDUCED_SHARPNESS = 10, 40, 0.35, 20.0
BATCH = 256
FAINTEST = 0.03


class Bridge:
    """Weighs the translations of each French word, and puts it where they are in English."""

    def __init__(self, english: English, space: Floats, words: Sequence[str], own: Floats) -> None:
        self._english, self._space = english, space
        self._row = english.traits.row
        self._words, self._own = words, own
        self._zipf = english.traits.zipf

    def translations(self, folder: Path) -> tuple["sparse.csr_matrix", Mask]:
        """Return for each French word its shares of English ones; and which a source vouches for.

        Where a word has several meanings, the French vector, led over to English, tells how usual
        each is; where no source has the word, the words nearest to that place are taken.
        """
        offered = self._offered(folder)
        known = np.array([word in offered for word in self._words])
        shares = {word: [1 / len(offered[word])] * len(offered[word]) for word in offered}
        for _ in range(ROUNDS):
            there = self._placed(offered, shares)
            led = self._led_over(there, known)
            shares = {word: self._weighed(led[at], offered[word]) for at, word in self._at(offered)}
        found = {word: mixed(offered[word], shares[word]) for word in offered}
        self._induce(found, led, np.flatnonzero(~known & self._own.any(axis=1)))
        return self._as_matrix(found), known

    def _at(self, offered: Mapping[str, object]) -> Iterator[tuple[int, str]]:
        return ((at, word) for at, word in enumerate(self._words) if word in offered)

    def _offered(self, folder: Path) -> dict[str, list[tuple[int, ...]]]:
        """For each word its meanings, each as rows of English words."""
        by_lemma: dict[str, list[tuple[int, ...]]] = defaultdict(list)
        for word, others in (*self._by_wordnet(), *emoji.named_alike(folder)):
            names = [others] if isinstance(others, str) else others
            rows = {row for name in names if (row := self._english_row(name)) is not None}
            if rows:
                by_lemma[word].append(tuple(sorted(rows)))
        lexicon, found = lexicon_of("fr"), {}
        for word in self._words:
            meanings = next((by_lemma[w] for w in spellings(lexicon, word) if w in by_lemma), [])
            if meanings:
                found[word] = meanings
        return found

    def _english_row(self, name: str) -> int | None:
        known = (each for each in spellings(lexicon_of("en"), name) if each in self._row)
        return next((self._row[each] for each in known), None)

    def _by_wordnet(self) -> Iterator[tuple[str, list[str]]]:
        """Yield French words and the English ones of a meaning.

        MultiWordNet numbers some of its French meanings as WordNet 3.0 does, some as 1.6 did.
        """
        folder = package("multiwordnet") / "db"
        older: dict[str, list[str]] = defaultdict(list)
        for key, word in lemmas(folder, "english"):
            older[key].append(word)
        for key, word in lemmas(folder, "french"):
            if key in older:
                yield word, older[key]
            synset = self._english.meanings.net.synsets.get(key.replace("#", ""))
            if synset is not None:
                yield word, list(synset.words)

    def _placed(
        self, offered: Mapping[str, list[tuple[int, ...]]], shares: Mapping[str, list[float]]
    ) -> Floats:
        there = np.zeros((len(self._words), self._space.shape[1]), np.float32)
        for at, word in self._at(offered):
            for rows, share in zip(offered[word], shares[word], strict=True):
                there[at] += share * self._space[list(rows)].mean(axis=0)
        return there

    def _led_over(self, there: Floats, known: Mask) -> Floats:
        """French vectors, turned and stretched to fit the places of the words that are known."""
        pairs = known & self._own.any(axis=1)
        mine, theirs = self._own[pairs].astype(np.float64), there[pairs].astype(np.float64)
        square = mine.T @ mine + STIFFNESS * np.eye(mine.shape[1])
        return unit((self._own @ np.linalg.solve(square, mine.T @ theirs)).astype(np.float32))

    def _weighed(self, led: Floats, meanings: list[tuple[int, ...]]) -> list[float]:
        places = np.array([self._space[list(rows)].mean(axis=0) for rows in meanings])
        usual = np.array([self._zipf[list(rows)].max() for rows in meanings])
        near = unit(places.astype(np.float32)) @ led + USUAL * usual
        odds = np.exp(SHARPNESS * (near - near.max()))
        shares: list[float] = (odds / odds.sum()).tolist()
        return shares

    def _induce(self, found: dict[str, dict[int, float]], led: Floats, rows: Rows) -> None:
        """Give words that no source has the English words that are near, and spelt alike."""
        table = unit(self._space)
        # A word that is near to everything is nobody's translation.
        sample = led[self._own.any(axis=1)][::10]
        crowded = np.partition(sample @ table.T, -NEIGHBOURS, axis=0)[-NEIGHBOURS:].mean(axis=0)
        for start in range(0, len(rows), BATCH):
            some = rows[start : start + BATCH]
            near = 2 * (led[some] @ table.T) - crowded
            best = np.argpartition(-near, LOOKED_AT, axis=1)[:, :LOOKED_AT]
            for at, nearest, scores in zip(some, np.sort(best, axis=1), near, strict=True):
                found[self._words[at]] = self._nearest(self._words[at], nearest, scores[nearest])

    def _nearest(self, word: str, rows: Rows, scores: Floats) -> dict[int, float]:
        alike = [likeness(word, self._english.traits.words[row]) for row in rows]
        whole = scores + SPELT_ALIKE * np.array(alike, np.float32)
        first = np.argsort(-whole, kind="stable")[:NEIGHBOURS]
        odds = np.exp(INDUCED_SHARPNESS * (whole[first] - whole[first[0]]) / 2)
        return dict(zip(rows[first].tolist(), (odds / odds.sum()).tolist(), strict=True))

    def _as_matrix(self, found: Mapping[str, Mapping[int, float]]) -> "sparse.csr_matrix":
        triples = [
            (at, row, share)
            for at, word in self._at(found)
            for row, share in sorted(found[word].items())
            if share >= FAINTEST
        ]
        owners, others, shares = zip(*triples, strict=True)
        shape = (len(self._words), len(self._row))
        return sparse.csr_matrix((np.array(shares, np.float32), (owners, others)), shape=shape)


def lemmas(folder: Path, language: str) -> Iterator[tuple[str, str]]:
    text = (folder / language / f"{language}_lemma.sql").read_text("utf-8")
    for key, _, lemma in LEMMA.findall(text):
        yield key, spelt(lemma.translate(TYPED))


def mixed(meanings: Sequence[tuple[int, ...]], shares: Sequence[float]) -> dict[int, float]:
    found: dict[int, float] = defaultdict(float)
    for rows, share in zip(meanings, shares, strict=True):
        for row in rows:
            found[row] += share / len(rows)
    return dict(found)


def likeness(french: str, english: str) -> float:
    """How alike two words are spelt, from 0 to 1: forêt, forest."""
    matcher = SequenceMatcher(None, bare(french), english, autojunk=False)
    if matcher.real_quick_ratio() < 0.6 or matcher.quick_ratio() < 0.6:
        return 0.0
    return max(0.0, 2 * matcher.ratio() - 1)
