"""Which English headwords are compounds, and of what: daylight is, carpet is not."""

import re
from collections import Counter
from collections.abc import Iterator

import numpy as np

from lexicon.english_families import log_odds
from lexicon.english_words import English
from lexicon.fitting import fitted
from lexicon.judged import judged
from lexicon.vectors import Nearness
from trapline.words.english import ENGLISH
from trapline.words.grammar import listed
from trapline.words.model import Part

Split = tuple[str, str, str]

SHORTEST_WHOLE = 6
SHORTEST_PART = 3
USUAL_PART = 2.3
STRANGE_MEANING = 0.15
ENDINGS = listed(
    "able ado age ally ant ate ell els ent ers ful gins hers hood ial ible ing ion ious ish ism "
    "ist ity ive less ling ment ness ous ped son sse tic tics ting ure ward wards wise"
)
"""Endings that happen to be words too; what they end is a derivation, if anything."""
SHORT_BEGINNINGS = listed("up in on by")
SHORTEST_BEHIND_THEM = 4
BY_HAND = 9.0
DISPUTED = -1.0
WORDS_AT_AN_EDGE = listed(
    "-man -men -woman -women -like -house -land -berry -burger -free -proof -maker -worthy after- "
    "back- by- down- fore- half- off- on- out- over- self- super- through- under- up- well-"
)


class Compounds:
    """The log-odds that a headword is a compound of two words, for its likeliest split."""

    def __init__(self, english: English, near: Nearness) -> None:
        self._english, self._near = english, near
        self._judged = {(a + b, a, b): yes for a, b, yes in judged("english_splits.txt")}
        self._apart = {w.replace("-", " ") for w in [*english.net.of_word, *english.size]}
        self._splits = sorted(self._possible())
        self._label = [self._labelled(*split) for split in self._splits]
        self._seen: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
        self._true: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
        for (_, *parts), label in zip(self._splits, self._label, strict=True):
            if label is not None:
                for side, part in enumerate(parts):
                    self._seen[side][part] += 1
                    self._true[side][part] += label

    def _possible(self) -> Iterator[Split]:
        for word in self._english.size:
            if self._english.of_family(word) and len(word) >= SHORTEST_WHOLE:
                for cut in range(SHORTEST_PART - 1, len(word) - SHORTEST_PART + 1):
                    left, right = word[:cut], word[cut:]
                    if right not in ENDINGS and self._can_be_parts(left, right):
                        yield word, left, right

    def _can_be_parts(self, left: str, right: str) -> bool:
        if len(left) < SHORTEST_PART:
            is_small = left in SHORT_BEGINNINGS and len(right) >= SHORTEST_BEHIND_THEM
            return is_small and self._can_be_part(right)
        return self._can_be_part(left) and self._can_be_part(right)

    def _can_be_part(self, part: str) -> bool:
        return (
            self._english.listed(part)
            and part not in ENGLISH.pronouns - ENGLISH.homographs
            and self._english.frequency(part) >= USUAL_PART
        )

    def _labelled(self, word: str, left: str, right: str) -> int | None:
        if (word, left, right) in self._judged:
            yes = self._judged[word, left, right]
            return None if yes is None else int(yes)
        affixes = self._english.origins.affixes(word)
        # Wiktionary calls them affixes, and players hear words: under-, -man.
        heard = [affix.strip("-") for affix in affixes if affix in WORDS_AT_AN_EDGE]
        stems = (*self._english.origins.stems(word), *heard)
        if stems and all(self._is(part, stems) for part in (left, right)):
            return 1
        if len(stems) == 1 and not affixes:
            return None
        return 0 if stems or affixes or word in self._english.origins.afar else None

    def _is(self, part: str, stems: tuple[str, ...]) -> bool:
        heads = self._english.heads_of(part)
        return any(part == stem or heads & self._english.heads_of(stem) for stem in stems)

    def scores(self) -> dict[Split, float]:
        """Return the likeliest split of each word, with its log-odds."""
        rows = np.array([self._features(n) for n in range(len(self._splits))])
        known = np.array([label is not None for label in self._label])
        labels = np.array([float(label or 0) for label in self._label])
        odds = (rows @ fitted(rows[known], labels[known], np.ones(int(known.sum())))).round(2)
        best: dict[str, tuple[float, Split]] = {}
        for n, split in enumerate(self._splits):
            # What Wiktionary says outright is worth more than a guess.
            score = float(odds[n]) + 5.0 * (self._label[n] == 1)
            if split in self._judged:
                yes = self._judged[split]
                score = DISPUTED if yes is None else BY_HAND if yes else -BY_HAND
            best[split[0]] = max(best.get(split[0], (-99.0, split)), (score, split))
        return {split: score for score, split in best.values()}

    def _features(self, n: int) -> list[float]:
        word, left, right = self._splits[n]
        near = [self._near(word, part) for part in (left, right)]
        means = [STRANGE_MEANING if cosine is None else cosine for cosine in near]
        gloss = self._gloss(word)
        frequency = [self._english.frequency(part) for part in (left, right)]
        own = self._english.frequency(word)
        return [
            self._part_odds(0, left, n),
            self._part_odds(1, right, n),
            *means,
            max(means),
            min(means),
            float(near[0] is None),
            float(bool(gloss & self._forms(left))),
            float(bool(gloss & self._forms(right))),
            float(bool(self._above(word) & self._forms(right))),
            float(f"{left} {right}" in self._apart),
            float(min(len(left), 6)),
            float(min(len(right), 6)),
            float(len(left) == SHORTEST_PART),
            float(len(right) == SHORTEST_PART),
            *frequency,
            own,
            float(word in self._english.net.of_word),
            float(self._can_be_noun(left)),
            float(self._can_be_noun(right)),
            max(own - max(frequency), -3.0),
            1.0,
        ]

    def _part_odds(self, side: int, part: str, n: int) -> float:
        label = self._label[n]
        usual = log_odds(sum(self._true[0].values()), sum(self._seen[0].values()), 0.0, 0)
        seen = self._seen[side][part] - (label is not None)
        return log_odds(self._true[side][part] - (label or 0), seen, usual, 3)

    def _forms(self, part: str) -> set[str]:
        return self._english.heads_of(part) | {part}

    def _gloss(self, word: str) -> set[str]:
        senses = self._english.net.of_word.get(word, [])
        said = {w for sense in senses for w in re.findall("[a-z]+", sense.gloss.lower())}
        return said | {lemma for w in said for lemma in self._english.lemmas.get(w, ())}

    def _above(self, word: str) -> set[str]:
        """Return the words of all meanings above a word: a workbench is a bench, is furniture."""
        todo = [sense.key for sense in self._english.net.of_word.get(word, ())]
        seen: set[str] = set()
        while todo:
            key = todo.pop()
            if key not in seen:
                seen.add(key)
                todo += self._english.net.synsets[key].above
        return {w for key in seen for w in self._english.net.synsets[key].words}

    def _can_be_noun(self, part: str) -> bool:
        return any(
            Part.NOUN in self._english.parts.get(head, Part(0)) for head in self._forms(part)
        )
