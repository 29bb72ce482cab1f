"""What a secret word is: a noun, with its own plural or singular and no other form (TW-60)."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import TypeAlias

from trapline.words.endings import in_plural
from trapline.words.grammar import Grammar
from trapline.words.lexicon import Lexicon

REMEMBERED = 4096
Forms: TypeAlias = Mapping[str, Sequence[str]]
"""Words that are no plain nouns, each with all its other forms: vanish, vanished, vanishing."""
PLAIN_NOUNS: Forms = {}


class Nouns:
    """Knows the forms of a word, each closed up: arcsenciel. `known` wins over the lexicon."""

    def __init__(self, lexicon: Lexicon, grammar: Grammar, known: Forms = PLAIN_NOUNS) -> None:
        self._lexicon, self._grammar, self._known = lexicon, grammar, known
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
        heads = self._heads(word)
        if word in heads:
            return [word]
        return [head for head in heads if word in self._plurals(head)] or [word]

    def _plurals(self, noun: str) -> set[str]:
        """The plurals of a noun; one that nobody knows has a regular one."""
        heads = self._heads(noun)
        regular = in_plural(noun, self._grammar.regular_plurals)
        others = in_plural(noun, self._grammar.irregular_plurals)
        unknown = {form for form in regular if not self._heads(form)}
        return unknown | {form for form in regular | others if heads & self._heads(form)}

    def _heads(self, word: str) -> set[str]:
        """The headwords of a word; of some words the lexicon knows nothing but the spelling."""
        number = self._lexicon.number.get(word)
        if number is None or not self._lexicon.parts(number):
            return set()
        return {self._lexicon.words[head] for head in self._lexicon.heads(number)}


def closed(words: Iterable[str]) -> str:
    """Words, or one, without what stands between their letters: arc-en-ciel, jack-o'-lantern."""
    return "".join(words).replace("-", "").replace("'", "")
