"""WordNet's meanings of a word, each with its share of the uses, and what they tie it to."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cached_property
from math import log
from pathlib import Path
from typing import NamedTuple

from lexicon.wordnet import Synset, WordNet, read

from minds.traits import Weighed, met, spellings, weighed
from trapline.words.lexicon import Lexicon
from trapline.words.model import Part

TOKEN = re.compile(r"[a-z]+(?:-[a-z]+)*")
JOINT = re.compile(r"[ -]")
DIGIT = {Part.NOUN: "1", Part.VERB: "2", Part.ADJECTIVE: "3", Part.ADVERB: "4"}
SATELLITE = "5"
ANTONYM, HYPONYM, FAMILY = (
    "!",
    "~",
    frozenset({"<", ";c", "-c", ";r", "-r", ";u", "-u", "@i", "~i"}),
)
FEW_SENSES = 3
FIRST_WORDS, LATER = 8, 0.6


class Use(NamedTuple):
    """A meaning of a word, and the share of its uses that mean this."""

    synset: Synset
    share: float


class Meanings:
    """WordNet, asked about the words of a list."""

    def __init__(self, folder: Path, lexicon: Lexicon, row: Mapping[str, int], empty: set[str]):
        self.net: WordNet = read(folder)
        self._lexicon, self._row, self._empty = lexicon, row, empty
        self._counts = counts(folder / "usr" / "share" / "wordnet" / "cntlist.rev")

    def uses(self, word: str) -> list[Use]:
        """The meanings of a word, or of the headword it is a form of."""
        found = (self._own_uses(each) for each in spellings(self._lexicon, word))
        return next((uses for uses in found if uses), [])

    def _own_uses(self, word: str) -> list[Use]:
        seen: Counter[Part] = Counter()
        weights = []
        for synset in self.net.of_word.get(word, ()):
            seen[synset.part] += 1
            digit, sense = DIGIT[synset.part], seen[synset.part]
            times = self._counts[word, digit, sense]
            if synset.part is Part.ADJECTIVE:
                times += self._counts[word, SATELLITE, sense]
            weights.append((synset, (times + 1) / sense))
        whole = sum(weight for _, weight in weights)
        return [Use(synset, weight / whole) for synset, weight in weights]

    def few(self, word: str) -> list[Use]:
        """The first meanings as each part of speech: those that are put into words."""
        seen: Counter[Part] = Counter()
        kept = []
        for use in self.uses(word):
            seen[use.synset.part] += 1
            if seen[use.synset.part] <= FEW_SENSES:
                kept.append(use)
        return kept

    @cached_property
    def _told(self) -> dict[str, tuple[list[str], list[str]]]:
        """The known words of every definition, and of its examples."""
        found = {}
        for key, synset in self.net.synsets.items():
            definition, _, examples = synset.gloss.partition('"')
            found[key] = self._known(definition), self._known(examples)
        return found

    @cached_property
    def _rarity(self) -> dict[str, float]:
        times = Counter(word for told, _ in self._told.values() for word in set(told))
        whole = len(self._told)
        return {word: log(whole / (1 + count)) / log(whole) for word, count in times.items()}

    def _known(self, text: str) -> list[str]:
        said = (self.known(token) for token in TOKEN.findall(text.lower()))
        return [word for word in said if word is not None]

    def known(self, token: str) -> str | None:
        if token in self._empty:
            return None
        return next((w for w in spellings(self._lexicon, token)[::-1] if w in self._row), None)

    def definitions(self) -> tuple[Weighed, Weighed]:
        """Ties of words to those of their definitions, and to those of the examples."""
        defined, shown = weighed(), weighed()
        for word in self._row:
            for synset, share in self.uses(word):
                told, examples = self._told[synset.key]
                for at, other in enumerate(dict.fromkeys(told)):
                    nearness = 1 if at < FIRST_WORDS else LATER
                    defined[word][other] += share * nearness * self._rarity[other]
                for other in set(examples):
                    shown[word][other] += share * self._rarity.get(other, 1)
        return defined, shown

    def relations(self) -> Weighed:
        """Ties to synonyms, opposites, kinds, parts, and wholes."""
        found = weighed()
        for word in self._row:
            for synset, share in self.uses(word):
                for other in synset.words:
                    found[word][other] += share
                for other, weight in self._pointed(word, synset):
                    found[word][other] += share * weight
        return found

    def _pointed(self, word: str, synset: Synset) -> Iterable[tuple[str, float]]:
        for symbol, target, mine, theirs in synset.pointers:
            others = self.net.synsets[target].words
            if symbol == ANTONYM:
                if mine and synset.words[mine - 1] == word:
                    yield others[theirs - 1], 2.0
            elif symbol not in FAMILY:
                weight = (0.5 if symbol == HYPONYM else 1.0) / (1 + len(others))
                yield from ((other, weight) for other in others)

    def compounds(self) -> Weighed:
        """Words that stand together in an expression: acid rain."""
        found = weighed()
        for synset in self.net.synsets.values():
            for whole, is_name in zip(synset.words, synset.names, strict=True):
                parts = {word for part in JOINT.split(whole) if (word := self.known(part))}
                if not is_name and JOINT.search(whole):
                    met(found, parts)
        return found


def told(synset: Synset) -> str:
    """A meaning in words, for the model: its words and its definition."""
    return f"{', '.join(synset.words[:4])}: {synset.gloss.partition(chr(34))[0].strip(' ;')}"


def counts(file: Path) -> Counter[tuple[str, str, int]]:
    """How often each meaning was met in texts."""
    found: Counter[tuple[str, str, int]] = Counter()
    for line in file.read_text("utf-8").splitlines():
        key, sense, times = line.split()
        lemma, _, rest = key.partition("%")
        found[lemma.replace("_", " "), rest[0], int(sense)] += int(times)
    return found
