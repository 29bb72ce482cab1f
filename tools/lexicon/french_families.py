"""Which French headwords belong to one family: alike by their stems, near by their meanings."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import exp

import numpy as np

from lexicon.fitting import fitted
from lexicon.french_affixes import ENDINGS, PREFIXES, VERB_ENDINGS, Cut, cuts
from lexicon.french_sources import Meanings
from trapline.words.model import Part
from trapline.words.spelling import bare

CROWD = 250
SHORTEST_KEY = 2
RIDGE = 0.5
USUAL, EVERY = 2.0, 3
LONG_KEY = 5
FEATURES = (
    "key2",
    "key3",
    "key4",
    "key5",
    "key6",
    "near",
    "near_short",
    "never_near",
    "shifted",
    "weak_ending",
    "weaker_ending",
    "bare_stem",
    "verb",
    "prefix",
    "prefix_short",
    "weak_prefix",
    "other_prefix",
    "roots",
    "made",
    "made_else",
    "afar",
    "accents",
    "rare",
    "cover",
    "both_strong",
    "grown",
    *(f"ends {ending}" for ending in sorted(ENDINGS)),
    "whole",
    *(f"whole {kin}" for kin in sorted(set(PREFIXES.values()))),
    *(f"begins {kin}" for kin in sorted(set(PREFIXES.values()))),
    "one",
)


FIRST_WEIGHTS = {
    "key2": -2.0,
    "key3": -1.0,
    "key5": 1.0,
    "key6": 2.0,
    "shifted": -1.0,
    "prefix": -1.0,
}


@dataclass
class Families:
    """The judge of pairs: what it knows of single words, and its weights."""

    words: Mapping[str, Part]
    zipf: Mapping[str, float]
    roots: Mapping[str, tuple[str, ...]]
    made: Mapping[str, set[str]]
    afar: set[str]
    meanings: Meanings
    weights: dict[str, float] = field(default_factory=dict)
    seen: dict[str, list[Cut]] = field(default_factory=dict)

    def learn(self, judged: Sequence[tuple[str, str, bool]], rounds: int = 4) -> None:
        """Fit the weights; which shared stem speaks for a pair depends on them, so do it again."""
        self.weights = dict(FIRST_WEIGHTS)
        known = self.known_families()
        for _ in range(rounds):
            rows, labels = [], []
            for one, other, yes in (*judged, *known):
                if shared := list(self.shared(one, other)):
                    best = max(shared, key=self.scored)
                    # Else it would learn to trust its own book, and nothing about the rest.
                    best["made"] *= float((one, other, yes) not in known)
                    rows.append([best.get(name, 0.0) for name in FEATURES])
                    labels.append(float(yes))
            beta = fitted(np.array(rows), np.array(labels), np.ones(len(rows)), RIDGE)
            self.weights = dict(zip(FEATURES, map(float, beta), strict=True))

    def known_families(self) -> set[tuple[str, str, bool]]:
        """Some of what Etymological Wordnet says, to learn from."""
        pairs = sorted(
            (word, base, True)
            for word, bases in self.made.items()
            for base in bases
            if word in self.words and base in self.words and self.zipf.get(word, 0) > USUAL
        )
        return set(pairs[::EVERY])

    def cuts(self, word: str) -> list[Cut]:
        if word not in self.seen:
            self.seen[word] = [cut for cut in set(cuts(word)) if self.may_end(word, cut.ending)]
        return self.seen[word]

    def may_end(self, word: str, ending: str) -> bool:
        """A verb ends as verbs do, and what is no verb does not end as only verbs do."""
        part = self.words.get(word, Part.NOUN)
        if part & ~Part.VERB & (Part.VERB - 1 | Part.ADJECTIVE | Part.ADVERB):
            return True
        return ending in VERB_ENDINGS if part & Part.VERB else True

    def candidates(self) -> Iterator[tuple[str, str]]:
        """Return every two headwords that share a stem, however unlikely."""
        sharing: dict[str, set[str]] = defaultdict(set)
        for word in self.words:
            for cut in self.cuts(word):
                if len(cut.key) >= SHORTEST_KEY:
                    sharing[cut.key].add(word)
        pairs: set[tuple[str, str]] = set()
        for key in sorted(sharing):
            if len(sharing[key]) <= CROWD:
                pairs.update(combinations(sorted(sharing[key]), 2))
        yield from sorted(pairs)

    def chance(self, one: str, other: str) -> float:
        """Return how likely a fair player takes the two for one family, from 0 to 1."""
        best = max((self.scored(features) for features in self.shared(one, other)), default=-10.0)
        return 1 / (1 + exp(-best))

    def scored(self, features: Mapping[str, float]) -> float:
        return sum(self.weights.get(name, 0) * value for name, value in features.items())

    def shared(self, one: str, other: str) -> Iterator[dict[str, float]]:
        """Describe each stem that the two share."""
        near = self.meanings.nearness(one, other)
        always = {
            "one": 1.0,
            "near": near or 0.0,
            "never_near": float(near is None),
            "grown": float(one.startswith(other[:-1]) or other.startswith(one[:-1])),
            "accents": float(not same_accents(one, other)),
            "roots": float(self.common_root(one, other)),
            **self.origins(one, other),
            "rare": float(min(self.zipf.get(one, 0), self.zipf.get(other, 0)) < 2),
        }
        theirs: dict[str, list[Cut]] = defaultdict(list)
        for cut in self.cuts(other):
            theirs[cut.key].append(cut)
        for mine in self.cuts(one):
            for cut in theirs.get(mine.key, ()):
                # Nothing was taken off: two words that differ by an accent or a doubled letter.
                if mine[1:3] == cut[1:3]:
                    continue
                # côte is not of coter, though grâce is of gracier: that is told by hand.
                if always["accents"] and len(mine.key) < LONG_KEY and not always["made"]:
                    continue
                yield always | described(one, other, mine, cut, near or 0.0)

    def origins(self, one: str, other: str) -> dict[str, float]:
        """What is written about where the two come from."""
        mine, theirs = self.makings(one), self.makings(other)
        linked = bool(mine & theirs)
        longer = max(one, other, key=len)
        return {
            "made": float(linked),
            "made_else": float(not linked and longer in self.made),
            "afar": float(not linked and longer in self.afar),
        }

    def makings(self, word: str) -> set[str]:
        """The word itself and what it was made of, to the second step."""
        first = self.made.get(word, set())
        return {word} | first | {base for maker in first for base in self.made.get(maker, ())}

    def common_root(self, one: str, other: str) -> bool:
        mine, theirs = set(self.roots.get(one, ())), set(self.roots.get(other, ()))
        return any(len(root) > 2 and bare(root) not in ENDINGS for root in mine & theirs)


def described(one: str, other: str, mine: Cut, theirs: Cut, near: float) -> dict[str, float]:
    length = len(mine.key)
    grades = sorted((ENDINGS[mine.ending], ENDINGS[theirs.ending]))
    prefixes = {mine.prefix, theirs.prefix} - {""}
    short = max(0, 5 - length)
    kin = {PREFIXES[prefix] for prefix in prefixes}
    return {
        **{f"ends {ending}": 1.0 for ending in {mine.ending, theirs.ending}},
        **{f"begins {prefix}": 1.0 for prefix in kin},
        "whole": float(bool(prefixes) and mine.ending == theirs.ending),
        **{f"whole {prefix}": float(mine.ending == theirs.ending) for prefix in kin},
        "cover": length / max(len(one) - len(mine.prefix), len(other) - len(theirs.prefix)),
        "both_strong": float(grades[0] == 3),
        f"key{min(length, 6)}": 1.0,
        "near_short": near * short,
        "shifted": float(mine.shifted) + float(theirs.shifted),
        "weak_ending": float(grades[0] == 2),
        "weaker_ending": float(grades[0] == 1),
        "bare_stem": float("" in (mine.ending, theirs.ending)),
        "verb": float(mine.ending in VERB_ENDINGS or theirs.ending in VERB_ENDINGS),
        "prefix": float(len(prefixes) == 1 and "" in (mine.prefix, theirs.prefix)),
        "prefix_short": float(bool(prefixes)) * short,
        "weak_prefix": float(bool(kin & {"a", "e", "co", "pre"})),
        "other_prefix": float("" not in (mine.prefix, theirs.prefix)),
    }


def same_accents(one: str, other: str) -> bool:
    """Whether no circumflex stands in one where the other goes without: pêche, péché."""
    return all(
        a == b or bare(a) != bare(b) or not {a, b} & set("âêîôû")
        for a, b in zip(one, other, strict=False)
    )
