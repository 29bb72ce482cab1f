"""Whether the words of a guess make one idea, or list several (TW-59, TW-60)."""

from collections.abc import Sequence
from itertools import pairwise

from trapline.words.grammar import Grammar
from trapline.words.lexicon import Lexicon
from trapline.words.model import Part

STEPS_TO_KIN = 2
STEPS_TO_A_KIND = 4


class Ideas:
    """Reads a guess as a noun and what stands around it: the old lantern, a chien de garde."""

    def __init__(self, lexicon: Lexicon, grammar: Grammar) -> None:
        self._lexicon, self._grammar = lexicon, grammar
        self._no_nouns = (
            grammar.function_words
            | grammar.pronouns
            | grammar.pronoun_like
            | grammar.helpers
            | grammar.homographs
        )

    def is_one(self, typed: Sequence[str], words: Sequence[str], at: int) -> bool:
        """Whether a guess, as it was typed and word by word, names what is at `at` and no more."""
        if any(n != at and self._is_against(typed, words, n) for n in range(len(words))):
            return False
        nouns = [n for n, word in enumerate(words) if self._is_noun(word)]
        apart = [(a, b) for a, b in pairwise(nouns) if not self._are_tied(typed, words, a, b)]
        return not apart or (len(apart) == 1 and self._make_one(words, *apart[0]))

    def _is_against(self, typed: Sequence[str], words: Sequence[str], at: int) -> bool:
        """Whether a small word denies what the others name, or begins another thing."""
        word, grammar = words[at], self._grammar
        if word in grammar.denials or typed[at].endswith("n't"):
            return True
        if word in grammar.joiners:
            return 0 < at < len(words) - 1
        begins = word in grammar.articles and at > 0 and words[at - 1] not in grammar.prepositions
        return begins and any(map(self._is_noun, words[:at]))

    def _is_noun(self, word: str) -> bool:
        number = self._lexicon.number.get(word)
        if number is None or word in self._no_nouns:
            return " " in word
        parts = Part(self._lexicon.parts(number))
        return Part.NOUN in parts and not parts & (Part.ADJECTIVE | Part.NUMBER)

    def _are_tied(self, typed: Sequence[str], words: Sequence[str], one: int, other: int) -> bool:
        """Whether grammar or the lexicon makes one thing of two nouns: birds of prey, ice cream."""
        if typed[one].endswith(("'s", "s'")) or typed[other].startswith("d'"):
            return True
        if any(words[n] in self._grammar.prepositions for n in range(one + 1, other)):
            return True
        return self._lexicon.is_phrase(words[one : other + 1])

    def _make_one(self, words: Sequence[str], one: int, other: int) -> bool:
        """Whether two nouns may make a third, as in street lamp; two of a kind are a list."""
        if not self._grammar.pairs_nouns or other != one + 1:
            return False
        first, second = (self._lexicon.number.get(words[n]) for n in (one, other))
        if first is None or second is None:
            return False
        is_a_kind = self._lexicon.above(first, STEPS_TO_A_KIND) & set(self._lexicon.heads(second))
        return bool(is_a_kind) or not self._near(first) & self._near(second)

    def _near(self, number: int) -> set[int]:
        return {*self._lexicon.heads(number), *self._lexicon.above(number, STEPS_TO_KIN)}
