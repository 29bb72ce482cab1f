"""Words of a chain: when two are one, which are sentences, which nobody knows (TT-12, TT-14)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import get_args

from trapline.kernel import Language
from trapline.words.lexicon import lexicon_of
from trapline.words.plurals import Plurals
from trapline.words.sentences import Sentences
from trapline.words.spelling import bare
from trapline.words.springing import Springs

LANGUAGES: Sequence[Language] = get_args(Language)
REMEMBERED = 8192
LONGEST_THING = 2
"""Words: hot dog, the sea. Of more, people say whether they are one."""


class Chains:
    """What Traitor Word asks of the referee."""

    def __init__(self, springs: Springs) -> None:
        lexicon, grammar = springs.lexicon, springs.grammar
        self._springs, self._lexicon = springs, lexicon
        self._plurals = Plurals(lexicon, grammar)
        self._sentences = Sentences(lexicon, grammar, self._plurals)
        self._announcers = grammar.articles | grammar.infinitive_marks
        self._ties = grammar.prepositions | grammar.joiners
        self._closed = springs.careful | grammar.pronoun_like
        self._abroad = [language for language in LANGUAGES if language != grammar.language]
        self.is_conjugated = self._sentences.is_conjugated
        self._pieces = lru_cache(REMEMBERED)(self._pieces_of)

    def same_word(self, one: str, other: str) -> bool:
        a, b = self._pieces(one), self._pieces(other)
        alike = len(a) == len(b) and all(map(self._plurals.are_one, a, b))
        return alike or self._plurals.are_one("".join(a), "".join(b))

    def _pieces_of(self, text: str) -> Sequence[str]:
        """Return a word, or what a compound is made of, without what only announces it."""
        words = self._springs.words(text)
        announced = len(words) > 1 and words[0] in self._announcers
        return " ".join(words[announced:]).replace("-", " ").split()

    def is_sentence(self, text: str) -> bool:
        return self._sentences.is_one(text, self._springs.cut)

    def knows(self, text: str) -> bool:
        words = self._springs.words(text)
        if self._lexicon.is_phrase(words):
            return True
        return all(map(self._is_known, words)) and (text.istitle() or self._is_one_thing(words))

    def _is_one_thing(self, words: Sequence[str]) -> bool:
        """Whether words may be a name, or one word with its article: no list has the red car."""
        announced = not self._announcers.isdisjoint(words[:1])
        is_tied = not self._ties.isdisjoint(words[announced:])
        return is_tied or len(words) <= LONGEST_THING

    def _is_known(self, word: str) -> bool:
        if word[0].isdigit() or word in self._closed or self._springs.reader.readings(word):
            return True
        if "-" in word:
            return all(map(self._is_known, filter(None, word.split("-"))))
        if any(spelling in self._lexicon.number for spelling in self._plurals.spellings(word)):
            return True
        # A name is at home in every language, and most names are listed in one.
        return any(bare(word) in lexicon_of(language).number for language in self._abroad)
