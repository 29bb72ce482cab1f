"""Which English headwords belong to one family: evidence of the sources, weighed.

Whatever sources tie directly is nearly always right, and they forget much. So a regression learns
from the ties they do have what a true pair looks like (its affixes, its letters, its meaning),
judges every pair that looks alike, and what the sources say is added to its log-odds.
"""

import math
import re
from collections import Counter

import numpy as np

from lexicon.english_clear import clearness
from lexicon.english_links import (
    SHORTEST_STEM,
    Links,
    Pair,
    beginning_alike,
    containing,
    pair_of,
    shared_stem,
)
from lexicon.english_words import English
from lexicon.fitting import Floats, fitted
from lexicon.vectors import Nearness

Pattern = tuple[Pair, Pair, tuple[int, ...]]

FORGOTTEN = -1.0
TEACHERS = {"wordnet", "etymology"}
EVIDENCE = {"wordnet": 4.0, "etymology": 4.0, "hunspell": 1.5}
STRANGE_MEANING = 0.25
STRANGERS = 0.08
LONG_STEM = 8
SENSES = 6
CERTAIN = 1e-4


class Families:
    """The log-odds that two headwords are of one family, for every pair worth a look."""

    def __init__(self, english: English, near: Nearness) -> None:
        self._english, self._near = english, near
        self._links = Links(english).found
        heads = [word for word in sorted(english.size) if english.of_family(word)]
        plain = [word for word in heads if english.listed(word)]
        stems = {pair: shared_stem(*pair) for pair in self._links}
        for pair in beginning_alike(plain, self._links):
            stems.setdefault(pair, shared_stem(*pair))
        for inner, word, form in containing(heads, plain_forms(english, plain)):
            stem = shared_stem(form, word)
            pair = pair_of(inner, word)
            if pair not in stems or len(stem[0]) > len(stems[pair][0]):
                stems[pair] = stem
        self._pairs = sorted(stems)
        self._stems = [stems[pair] for pair in self._pairs]
        self._glosses: dict[str, set[str]] = {}
        self._label = [self._labelled(n) for n in range(len(self._pairs))]
        self._fixed = np.array([self._features(n) for n in range(len(self._pairs))])

    def _labelled(self, n: int) -> int | None:
        """Return 1 for a pair of the sources, 0 for strangers, None where it cannot be said."""
        said = self._links.get(self._pairs[n], set())
        if len(self._stems[n][0]) < SHORTEST_STEM:
            return None
        if said & TEACHERS:
            return 1
        return None if said else 0

    def scores(self) -> dict[Pair, float]:
        odds = self._fitted()
        # Many pairs the sources forgot are true: those the first round finds likely teach nothing.
        for n, label in enumerate(self._label):
            if label == 0 and odds[n] > FORGOTTEN:
                self._label[n] = None
        odds = self._fitted()
        return {pair: float(odds[n]) + self._said(pair) for n, pair in enumerate(self._pairs)}

    def _fitted(self) -> Floats:
        affixes = Affixes(self._patterns(), self._label)
        affixed = np.array([affixes.odds(n) for n in range(len(self._pairs))])
        rows = np.hstack([affixed, self._fixed])
        known = np.array([label is not None for label in self._label])
        labels = np.array([float(label or 0) for label in self._label])
        odds: Floats = rows @ fitted(rows[known], labels[known], np.ones(int(known.sum())))
        # Rounded, so that another processor's last bit does not move a pair over a threshold.
        return odds.round(2)

    def _patterns(self) -> list[Pattern]:
        """Return what stands before and after the stem of each pair, and what each word can be."""
        parts = self._english.parts
        return [
            (before, after, tuple(int(parts[word]) & 15 for word in sorted(pair, key=len)))
            for pair, (_, before, after) in zip(self._pairs, self._stems, strict=True)
        ]

    def _said(self, pair: Pair) -> float:
        """Return what is added for a pair: what the sources say, or what cannot be missed."""
        said = self._links.get(pair, set())
        direct = sum(EVIDENCE.get(source, 0.0) for source in said)
        if said & TEACHERS:
            return direct
        cosine = self._near(*pair)
        clear = clearness(self._english, *pair, cosine)
        if not clear and cosine is not None and cosine < STRANGERS:
            # Only the letters speak for them, and their meanings against.
            return -1.0
        return direct + clear

    def _features(self, n: int) -> list[float]:
        one, other = self._pairs[n]
        stem = len(self._stems[n][0])
        cosine = self._near(one, other)
        meaning = STRANGE_MEANING if cosine is None else cosine
        shorter, longer = sorted((len(one), len(other)))
        whole = stem >= shorter
        long = min(stem, LONG_STEM) / LONG_STEM
        frequencies = sorted((self._english.frequency(one), self._english.frequency(other)))
        origins = self._english.origins
        return [
            meaning,
            max(meaning - 0.3, 0.0),
            min(meaning, 0.1),
            float(cosine is None),
            float(self.mention(one, other)),
            float(self._synonyms(one, other)),
            long,
            float(stem == 3),
            float(stem == 4),
            min(stem / shorter, 1.0),
            float(whole),
            stem / longer,
            *frequencies,
            float((one in origins.afar) + (other in origins.afar)),
            float((one in origins.made) + (other in origins.made)),
            meaning * long,
            meaning * whole,
            # The vectors of usual words are to be trusted: usual words that mean other things.
            meaning * frequencies[0],
            max(0.15 - meaning, 0.0) * frequencies[0],
            1.0,
        ]

    def mention(self, one: str, other: str) -> bool:
        """Whether the dictionary explains one word by the other."""
        return one in self._gloss(other) or other in self._gloss(one)

    def _gloss(self, word: str) -> set[str]:
        if word not in self._glosses:
            senses = self._english.net.of_word.get(word, [])[:SENSES]
            said = {w for s in senses for w in re.findall("[a-z]+", s.gloss.partition('; "')[0])}
            forms = {lemma for w in said for lemma in self._english.lemmas.get(w, ())}
            self._glosses[word] = said | forms
        return self._glosses[word]

    def _synonyms(self, one: str, other: str) -> bool:
        senses = {sense.key for sense in self._english.net.of_word.get(one, ())}
        return any(sense.key in senses for sense in self._english.net.of_word.get(other, ()))


def plain_forms(english: English, heads: list[str]) -> dict[str, str]:
    """Return the headword of every form that has but one, and of every headword itself."""
    known = frozenset(heads)
    forms = {
        word: next(iter(lemmas))
        for word, lemmas in english.lemmas.items()
        if len(lemmas) == 1 and len(word) > SHORTEST_STEM and lemmas <= known
    }
    return forms | {word: word for word in heads}


class Affixes:
    """How often pairs with these beginnings and endings about a shared stem are true ones."""

    def __init__(self, patterns: list[Pattern], labels: list[int | None]) -> None:
        self._patterns, self._labels = patterns, labels
        self._seen: Counter[object] = Counter()
        self._true: Counter[object] = Counter()
        for pattern, label in zip(patterns, labels, strict=True):
            if label is not None:
                for what in views(pattern):
                    self._seen[what] += 1
                    self._true[what] += label
        true = sum(label == 1 for label in labels)
        self._usual = log_odds(true, true + sum(label == 0 for label in labels), 0.0, 0)

    def odds(self, n: int) -> tuple[float, ...]:
        """Return the log-odds of the beginning, the ending, both, and both with parts of speech."""
        apart = self._labels[n]
        before, after, both, whole = views(self._patterns[n])
        start = self._odds(before, apart, self._usual, 4)
        end = self._odds(after, apart, self._usual, 4)
        affixed = self._odds(both, apart, start + end - self._usual, 3)
        return start, end, affixed, self._odds(whole, apart, affixed, 3)

    def _odds(self, what: object, apart: int | None, usual: float, trust: int) -> float:
        seen = self._seen[what] - (apart is not None)
        return log_odds(self._true[what] - (apart or 0), seen, usual, trust)


def views(pattern: Pattern) -> tuple[object, ...]:
    before, after, parts = pattern
    return ("before", before), ("after", after), (before, after), (before, after, parts)


def log_odds(true: float, seen: float, usual: float, trust: float) -> float:
    """Return smoothed log-odds: `trust` more pairs are thought to have been seen, as usual."""
    share = (true + trust / (1 + math.exp(-usual))) / (seen + trust)
    share = min(max(share, CERTAIN), 1 - CERTAIN)
    return math.log(share / (1 - share))
