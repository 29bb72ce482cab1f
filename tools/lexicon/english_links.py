"""Which English headwords the sources tie, and which pairs look alike enough to be judged."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping

from lexicon.english_words import English

Pair = tuple[str, str]

DERIVING = frozenset("AIUCENVYRPLB")
"""Hunspell's flags for re-, in-, un-, de-, dis-, -ion, -ive, -ly, -er, -ness, -ment, -able."""
SHORTEST_STEM = 3
SHORTEST_SHARED_STEM = 4
LONGEST_ENDING = 9
USUAL_ENDING = 8
CROWD = 80


def pair_of(one: str, other: str) -> Pair:
    return (one, other) if one < other else (other, one)


class Links:
    """Ties found in the sources, by pair, and the graph they make."""

    def __init__(self, english: English) -> None:
        self.found: dict[Pair, set[str]] = defaultdict(set)
        self.graph: dict[str, set[str]] = defaultdict(set)
        self._english = english
        for one, other in english.net.family():
            self._add(one, other, "wordnet")
        for one, other in english.net.opposites():
            if len(shared_stem(one, other)[0]) >= SHORTEST_SHARED_STEM:
                self._add(one, other, "wordnet")
        for word in english.origins.made:
            stems = english.origins.stems(word)
            # Two stems make a compound, and that is judged elsewhere.
            if len(stems) == 1:
                for head in english.heads_of(stems[0]):
                    self._add(word, head, "etymology")
        for stem, flag, made in english.stems:
            if flag in DERIVING and not made.endswith("en"):
                self._add(stem, made, "hunspell")
        for word, lemmas in english.lemmas.items():
            for lemma in lemmas:
                self._add(word, lemma, "inflection")

    def _add(self, one: str, other: str, source: str) -> None:
        if one != other and self._english.of_family(one) and self._english.of_family(other):
            self.found[pair_of(one, other)].add(source)
            self.graph[one].add(other)
            self.graph[other].add(one)


def containing(heads: Iterable[str], forms: Mapping[str, str]) -> Iterator[tuple[str, str, str]]:
    """Yield headwords inside others, and the form of the inner one that is there."""
    for word in heads:
        for start in range(len(word)):
            for end in range(start + SHORTEST_STEM, len(word) + 1):
                inner = word[start:end]
                if inner in forms and forms[inner] != word:
                    yield forms[inner], word, inner


def beginning_alike(heads: Iterable[str], linked: Iterable[Pair]) -> Iterator[Pair]:
    """Yield headwords that differ only in usual endings."""
    endings = usual_endings(linked)
    by_stem: dict[str, list[str]] = defaultdict(list)
    for word in sorted(heads):
        for end in range(max(SHORTEST_SHARED_STEM, len(word) - LONGEST_ENDING), len(word) + 1):
            if word[end:] in endings:
                by_stem[word[:end]].append(word)
    for words in by_stem.values():
        if len(words) <= CROWD:
            yield from ((a, b) for n, a in enumerate(words) for b in words[n + 1 :])


def usual_endings(linked: Iterable[Pair]) -> set[str]:
    times: dict[str, int] = defaultdict(int)
    for one, other in linked:
        same = shared_beginning(one, other)
        if same >= SHORTEST_STEM:
            times[one[same:]] += 1
            times[other[same:]] += 1
    return {ending for ending, n in times.items() if n >= USUAL_ENDING} | {""}


def shared_beginning(one: str, other: str) -> int:
    same = 0
    for a, b in zip(one, other, strict=False):
        if a != b:
            break
        same += 1
    return same


def shared_stem(one: str, other: str) -> tuple[str, Pair, Pair]:
    """Return the longest string two words share, and what stands before and after it in each."""
    short, long = sorted((one, other), key=len)
    best, at, there = 0, 0, 0
    for start in range(len(short)):
        for end in range(len(short), start + best, -1):
            found = long.find(short[start:end])
            if found >= 0:
                best, at, there = end - start, start, found
                break
    stem = short[at : at + best]
    before = pair_of(short[:at], long[:there])
    after = pair_of(short[at + best :], long[there + best :])
    if after[0] == "" and stem and after[1][:1] == stem[-1] not in "aeiouy":
        # robber is rob and -er: the doubled letter is only spelling.
        after = "", after[1][1:]
    return stem, before, after
