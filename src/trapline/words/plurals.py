"""Which nouns a word is a plural of, for guesses and for chains alike (TW-60, TT-14)."""

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from trapline.kernel import Language
from trapline.words.grammar import Grammar
from trapline.words.lexicon import Lexicon
from trapline.words.model import Part, Tie
from trapline.words.spelling import bare

REMEMBERED = 8192
ENDINGS: Mapping[Language, Sequence[tuple[str, str]]] = {
    "en": (("s", ""), ("es", ""), ("ies", "y"), ("ves", "f"), ("ves", "fe")),
    "fr": (("s", ""), ("x", ""), ("aux", "al"), ("aux", "ail")),
}
"""What a plural ends with, and its noun instead."""
HAVE_PLURALS: Mapping[Language, Part] = {"en": Part.NOUN, "fr": Part.NOUN | Part.ADJECTIVE}
NO_IRREGULAR: Mapping[Language, Part] = {"en": Part(0), "fr": Part.VERB}
"""Of what else a noun may be it has no plural that no ending tells: sommes are not être."""
UNLISTED: Mapping[Language, Mapping[str, str]] = {
    "en": {"oxen": "ox", "people": "person"},
    "fr": {"cieux": "ciel", "mesdemoiselles": "mademoiselle"},
}
"""Plurals that word lists take for nouns of their own."""
CIRCUMFLEX = "\u0302"


class Plurals:
    """Tells portes from porter: a form of a verb is no plural of the verb, though it is a noun."""

    def __init__(self, lexicon: Lexicon, grammar: Grammar) -> None:
        self._lexicon, language = lexicon, grammar.language
        self._endings, self._nouns = ENDINGS[language], HAVE_PLURALS[language]
        self._no_irregular = NO_IRREGULAR[language]
        self._unlisted = UNLISTED[language]
        self._small = grammar.helpers | grammar.pronouns | grammar.function_words
        self.spellings = lru_cache(REMEMBERED)(self._spellings)

    def are_one(self, one: str, other: str) -> bool:
        """Whether two words differ in nothing but accents and a plural."""
        mine, theirs = self.spellings(one), self.spellings(other)
        if bare(one) == bare(other) and {one, other} <= self._lexicon.number.keys():
            # What both may be without an accent makes gène and gêne no one word.
            return one in theirs or other in mine
        return one == other or not mine.isdisjoint(theirs)

    def _spellings(self, word: str) -> frozenset[str]:
        """All that a word may be but for accents and a plural: itself, and what it stands for."""
        number = self._lexicon.number.get(word)
        if number is not None:
            return frozenset(self._known(number))
        if word in self._small:
            # An accent is all that tells là from la, and où from ou.
            return frozenset({word})
        # Words nobody listed, and names, have plurals too.
        plain = bare(word)
        cut = {plain.removesuffix(ending) for ending in ("s", "es")}
        meant = self._lexicon.without_accents(word)
        return frozenset({plain, *cut, *(form for each in meant for form in self._known(each))})

    def _known(self, number: int) -> Iterator[str]:
        for form in (number, *self.nouns_of(number)):
            yield self._lexicon.words[form]
            yield from (self._lexicon.words[other] for other in self._variants(form))

    def _variants(self, number: int) -> Iterator[int]:
        """The same word with other accents (ile, boite, île, boîte); pêche and péché are two."""
        word = self._lexicon.words[number]
        for other in () if word in self._small else self._lexicon.without_accents(word):
            ties = {self._lexicon.tie(number, other), self._lexicon.tie(other, number)}
            is_roofed = unroofed(word) == unroofed(self._lexicon.words[other])
            if Tie.VARIANT in ties or (is_roofed and Tie.DERIVATION in ties):
                yield other

    def nouns_of(self, number: int) -> set[int]:
        """The nouns that a word can be the plural of; none, if it is no plural."""
        regular = list(self._cut(number))
        found = {noun for noun in regular if self._is_noun_of(noun, number)}
        feminine = {head for noun in found for head in self._lexicon.heads(noun)}
        return found | (set(self._irregular(number)) - set(regular) - feminine)

    def _cut(self, number: int) -> Iterator[int]:
        word = self._lexicon.words[number]
        for ending, instead in self._endings:
            noun = self._lexicon.number.get(word.removesuffix(ending) + instead)
            if word.endswith(ending) and noun is not None:
                yield noun

    def _is_noun_of(self, noun: int, plural: int) -> bool:
        # does are two of a doe: do, which helps, is no noun. But dames are, whoever cries dame!
        parts = Part(self._lexicon.parts(noun))
        is_small = Part.FUNCTION in parts and self._lexicon.words[noun] in self._small
        if is_small or not parts & self._nouns:
            return False
        return bool(set(self._lexicon.heads(noun)) & set(self._lexicon.heads(plural)))

    def _irregular(self, number: int) -> Iterator[int]:
        """The nouns of men and yeux."""
        if (noun := self._unlisted.get(self._lexicon.words[number])) is not None:
            yield self._lexicon.number[noun]
        parts = Part(self._lexicon.parts(number))
        for head in self._lexicon.heads(number) if Part.PLURAL in parts else ():
            both = parts & Part(self._lexicon.parts(head))
            if head != number and Part.NOUN in both and not both & self._no_irregular:
                yield head


def unroofed(word: str) -> str:
    """The word without the accent that French spelling has made a matter of taste."""
    apart = unicodedata.normalize("NFD", word).replace(CIRCUMFLEX, "")
    return unicodedata.normalize("NFC", apart)
