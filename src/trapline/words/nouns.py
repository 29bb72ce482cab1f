"""What a secret word is: a noun, with its own plural or singular and no other form (TW-60)."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import TypeAlias

from trapline.words.endings import in_plural
from trapline.words.grammar import Grammar
from trapline.words.lexicon import Lexicon
from trapline.words.model import Part
from trapline.words.plurals import Plurals

REMEMBERED = 4096
Forms: TypeAlias = Mapping[str, Sequence[str]]
"""Words that are no plain nouns, each with all its other forms: vanish, vanished, vanishing."""
PLAIN_NOUNS: Forms = {}


class Nouns:
    """Knows the forms of a word, each closed up: arcsenciel. `known` wins over the lexicon."""

    def __init__(self, lexicon: Lexicon, grammar: Grammar, known: Forms = PLAIN_NOUNS) -> None:
        self._lexicon, self._grammar, self._known = lexicon, grammar, known
        self._judge = Plurals(lexicon, grammar)
        self.forms = lru_cache(REMEMBERED)(self._forms)

    def _forms(self, *parts: str) -> frozenset[str]:
        """A word, given in its parts, and its inflections."""
        if (known := self._known.get("-".join(parts))) is not None:
            return frozenset(map(closed, (parts, *known)))
        if len(parts) > 1:
            return frozenset(map(closed, product(*map(self._either_number, parts))))
        nouns = self._nouns(parts[0])
        return frozenset(map(closed, {*parts, *nouns}.union(*map(self._plurals, nouns))))

    def _either_number(self, part: str) -> set[str]:
        is_small = part in self._grammar.function_words
        return {part} if is_small else {part, *in_plural(part, self._grammar.regular_plurals)}

    def _nouns(self, word: str) -> list[str]:
        """What a word is as a noun: itself, or else what it is the plural of."""
        number = self._lexicon.number.get(word)
        if number is None or number in self._lexicon.heads(number):
            return [word]
        return [self._lexicon.words[noun] for noun in self._singulars(word)] or [word]

    def _plurals(self, noun: str) -> set[str]:
        """The plurals of a noun; a regular one for what nobody knows, or not as a noun."""
        number = self._lexicon.number.get(noun)
        regular = in_plural(noun, self._grammar.regular_plurals)
        if number is not None and not self._lexicon.parts(number) & Part.NOUN:
            return regular
        others = in_plural(noun, self._grammar.irregular_plurals)
        unknown = {form for form in regular if not self._is_known(form)}
        return unknown | {form for form in regular | others if number in self._singulars(form)}

    def _singulars(self, word: str) -> set[int]:
        return self._judge.nouns_of(self._lexicon.number[word]) if self._is_known(word) else set()

    def _is_known(self, word: str) -> bool:
        """Whether the lexicon has a word; of some it knows nothing but the spelling."""
        number = self._lexicon.number.get(word)
        return number is not None and self._lexicon.parts(number) != 0


def closed(words: Iterable[str]) -> str:
    """Words, or one, without what stands between their letters: arc-en-ciel, jack-o'-lantern."""
    return "".join(words).replace("-", "").replace("'", "")
