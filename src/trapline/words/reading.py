"""What a typed word may be: a known word, or one made of known words."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from trapline.words.disguises import plain_letters
from trapline.words.grammar import Grammar
from trapline.words.kinship import NEARNESS
from trapline.words.lexicon import Lexicon
from trapline.words.model import Doubt, Kind, Tie
from trapline.words.spelling import relaxed

JOINTS = re.compile("[-']")
LONG_BASE = 8
DEEPEST = 1
SHORTEST_PART = 3
REMEMBERED = 8192


class Reading(NamedTuple):
    """A known word that was said, or from which the said word was made."""

    number: int
    made_by: Kind | None = None
    doubt: Doubt | None = None


class Reader:
    """Reads typed words with a lexicon, its grammar, and the weights of the rules."""

    def __init__(self, lexicon: Lexicon, grammar: Grammar) -> None:
        self._lexicon, self._grammar = lexicon, grammar
        self._weights = lexicon.weights
        self.readings = lru_cache(REMEMBERED)(self._readings)
        self.made = lru_cache(REMEMBERED)(self._made)

    def _readings(self, word: str) -> tuple[Reading, ...]:
        """The known words that a typed word may be."""
        number = self._lexicon.number.get(word)
        if number is not None:
            return (Reading(number),)
        for other in self._other_spellings(word):
            number = self._lexicon.number.get(other)
            if number is not None:
                return (Reading(number),)
        plain = plain_letters(word)
        if plain != word and (number := self._lexicon.number.get(plain)) is not None:
            return (Reading(number, doubt=Doubt.DISGUISED),)
        if accented := self._lexicon.without_accents(word):
            # eleve is élève or élevé, and either way a form of élever.
            shared = set.intersection(*(set(self._lexicon.heads(each)) for each in accented))
            doubt = None if shared else Doubt.MISSING_ACCENT
            return tuple(Reading(number, doubt=doubt) for number in accented)
        return ()

    def _other_spellings(self, word: str) -> Iterator[str]:
        named = self._grammar.numbers.get(word)
        if named:
            yield named
        if "-" in word:
            yield word.replace("-", "")
        yield from relaxed(word)

    def parts(self, word: str) -> Iterator[Reading]:
        """The words that are joined in one, without those that are only grammar (TW-72)."""
        for part in JOINTS.split(word):
            if part and part not in self._grammar.function_words:
                for reading in self.readings(part) or self.made(part):
                    yield Reading(reading.number, Kind.COMPOUND, reading.doubt)

    def _made(self, word: str) -> tuple[Reading, ...]:
        """The words from which rules make an unseen word, the most trusted reading of each."""
        best: dict[int, tuple[float, Kind]] = {}
        for number, kind, odds in (*self._affixed(word, DEEPEST), *self._compounded(word)):
            if number not in best or odds > best[number][0]:
                best[number] = odds, kind
        sure, unsure = self._weights["sure"], self._weights["unsure"]
        return tuple(
            Reading(number, kind, None if odds >= sure else Doubt.UNSEEN_WORD)
            for number, (odds, kind) in best.items()
            if odds >= unsure
        )

    def _affixed(self, word: str, deeper: int) -> Iterator[tuple[int, Kind, float]]:
        for base, rule, tie in self._grammar.analyses(word):
            kind = Kind.INFLECTION if tie is None else KINDS[tie]
            odds = self._weights.get(rule, self._weights["unsure"] - 1)
            number = self._lexicon.number.get(base)
            if number is not None:
                yield number, kind, odds + self._plausible(base, number)
            elif deeper and odds >= self._weights["unsure"]:
                for found, inner, below in self._affixed(base, deeper - 1):
                    yield found, max(kind, inner, key=NEARNESS.__getitem__), min(odds, below)

    def _plausible(self, base: str, number: int) -> float:
        """How much likelier a long and usual base makes it that a rule is right."""
        length = self._weights["length"] * min(len(base), LONG_BASE)
        return (
            length
            + self._weights["frequency"] * self._lexicon.zipf(number)
            + self._weights["constant"]
        )

    def _compounded(self, word: str) -> Iterator[tuple[int, Kind, float]]:
        if "compound" not in self._weights:
            return
        for cut in range(SHORTEST_PART, len(word) - SHORTEST_PART + 1):
            left = self._part(word[:cut])
            right = None if left is None else self._part(word[cut:])
            if left is not None and right is not None:
                odds = self._compound_odds(left, right)
                yield from ((number, Kind.COMPOUND, odds) for number in (left, right))

    def _part(self, word: str) -> int | None:
        number = self._lexicon.number.get(word)
        if number is None or word in self._grammar.function_words:
            return None
        return number if self._lexicon.is_content(number) else None

    def _compound_odds(self, left: int, right: int) -> float:
        lengths = [len(self._lexicon.words[number]) for number in (left, right)]
        usual = [self._lexicon.zipf(number) for number in (left, right)]
        return (
            self._weights["compound"]
            + self._weights["compound-length"] * min(*lengths, LONG_BASE)
            + self._weights["compound-frequency"] * min(usual)
        )


KINDS = {
    Tie.VARIANT: Kind.SAME,
    Tie.DERIVATION: Kind.DERIVATION,
    Tie.LOOSE_DERIVATION: Kind.DERIVATION,
    Tie.ABBREVIATION: Kind.ABBREVIATION,
    Tie.LOOSE_ABBREVIATION: Kind.ABBREVIATION,
    Tie.CONTAINS: Kind.COMPOUND,
    Tie.LOOSE_CONTAINS: Kind.COMPOUND,
}
