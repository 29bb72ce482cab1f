"""How many ideas the words of a guess name, and which words name which (TW-59, TW-60)."""

from collections.abc import Iterator, Sequence
from itertools import pairwise, permutations

from trapline.words.grammar import Grammar
from trapline.words.lexicon import Lexicon
from trapline.words.model import Part

STEPS_TO_KIN = 2
STEPS_TO_A_KIND = 4
LONGEST_EXPRESSION = 3
PARTITIVES = frozenset({"du", "de"})
"""What stands for an article where French names some of a thing: du sel et du poivre."""


class Ideas:
    """Reads a guess as nouns and what stands around them: the old lantern, a chien de garde."""

    def __init__(self, lexicon: Lexicon, grammar: Grammar) -> None:
        self._lexicon, self._grammar = lexicon, grammar
        self._only_grammar = grammar.function_words | grammar.pronouns | grammar.helpers
        self._articles = grammar.articles | PARTITIVES
        self._no_nouns = self._only_grammar | grammar.pronoun_like | grammar.homographs

    def of(self, typed: Sequence[str], words: Sequence[str]) -> list[range]:
        """The places of each idea of a guess, given as it was typed and word by word."""
        clauses = self._clauses(words) if words else ()
        return [idea for clause in clauses for idea in self._things(typed, words, clause)]

    def is_denied(self, typed: Sequence[str], words: Sequence[str], idea: range, at: int) -> bool:
        """Whether some word of an idea denies what is named at `at`: not a lantern."""
        denials = self._grammar.denials
        return any(words[n] in denials or typed[n].endswith("n't") for n in idea if n != at)

    def _clauses(self, words: Sequence[str]) -> Iterator[range]:
        """Cut where a joiner or an article begins another thing; a joiner belongs to neither."""
        start = 0
        for at in range(1, len(words)):
            if self._joins(words, start, at):
                yield range(start, at)
                start = at if words[at] in self._grammar.denials else at + 1
            elif self._begins(words, start, at):
                yield range(start, at)
                start = at
        yield range(start, len(words))

    def _joins(self, words: Sequence[str], start: int, at: int) -> bool:
        """Whether a joiner parts two things; what only joins adjectives does not."""
        if words[at] not in self._grammar.joiners or not start < at < len(words) - 1:
            return False
        before, after = words[start:at], words[at + 1 :]
        one_thing = not any(map(self._may_be_noun, before)) and any(map(self._is_noun, after))
        return not one_thing and not self._is_within_expression(words, at)

    def _is_within_expression(self, words: Sequence[str], at: int) -> bool:
        return any(
            self._is_expression(words[start:end])
            for start in range(max(0, at - LONGEST_EXPRESSION), at)
            for end in range(at + 2, at + 2 + LONGEST_EXPRESSION)
        )

    def _is_expression(self, words: Sequence[str]) -> bool:
        """Whether people know these words together for one thing; its last may be in the plural."""
        plain = " ".join(word for word in words if word not in self._articles)
        together = {" ".join(words), plain}
        known = together | {phrase.removesuffix("s") for phrase in together}
        return not known.isdisjoint(self._grammar.expressions) or self._lexicon.is_phrase(words)

    def _begins(self, words: Sequence[str], start: int, at: int) -> bool:
        """Whether an article begins another thing: a cat, a dog; not: gardien des clés."""
        grammar = self._grammar
        if words[at] not in grammar.articles - grammar.prepositions or at <= start:
            return False
        is_tied = words[at - 1] in grammar.prepositions or self._is_within_expression(words, at)
        named = (word for word in words[start:at] if word not in grammar.carriers)
        return not is_tied and any(map(self._is_noun, named))

    def _things(self, typed: Sequence[str], words: Sequence[str], clause: range) -> Iterator[range]:
        """Cut between nouns that nothing ties; two may make a third, as in street lamp."""
        nouns = [n for n in clause if self._is_noun(words[n])]
        named = [n for n in nouns if words[n] not in self._grammar.carriers] or nouns
        apart = [pair for pair in pairwise(named) if not self._are_tied(typed, words, *pair)]
        start = clause.start
        if len(apart) > 1 or any(not self._make_one(words, *pair) for pair in apart):
            for one, other in apart:
                # What stands between two nouns is said of the second in English, else of the first.
                end = one + 1 if self._grammar.pairs_nouns else other
                yield range(start, end)
                start = end
        yield range(start, clause.stop)

    def _may_be_noun(self, word: str) -> bool:
        """Whether a word can be a thing by itself; one that nobody knows may be misspelt."""
        number = self._lexicon.number.get(word)
        if number is None:
            return True
        return word not in self._only_grammar and bool(self._lexicon.parts(number) & Part.NOUN)

    def _is_noun(self, word: str) -> bool:
        number = self._lexicon.number.get(word)
        if number is None or word in self._no_nouns or word in self._grammar.things:
            return " " in word or word in self._grammar.things
        parts = Part(self._lexicon.parts(number))
        return Part.NOUN in parts and not parts & (Part.ADJECTIVE | Part.NUMBER)

    def _are_tied(self, typed: Sequence[str], words: Sequence[str], one: int, other: int) -> bool:
        """Whether grammar or the lexicon makes one thing of two nouns: birds of prey, ice cream."""
        if typed[one].endswith(("'s", "s'")) or typed[other].startswith("d'"):
            return True
        if any(words[n] in self._grammar.prepositions for n in range(one + 1, other)):
            return True
        return self._is_expression(words[one : other + 1])

    def _make_one(self, words: Sequence[str], one: int, other: int) -> bool:
        """Whether two nouns may make a third; two of a kind are a list."""
        if not self._grammar.pairs_nouns or other != one + 1:
            return False
        first, second = (self._lexicon.number.get(words[n]) for n in (one, other))
        if first is None or second is None or self._are_companions(words[one], words[other]):
            return False
        is_a_kind = self._lexicon.above(first, STEPS_TO_A_KIND) & set(self._lexicon.heads(second))
        return bool(is_a_kind) or not self._near(first) & self._near(second)

    def _are_companions(self, one: str, other: str) -> bool:
        """Whether people name these two together: king queen, salt pepper; many of them too."""
        pairs = [(a.removesuffix("s"), b.removesuffix("s")) for a, b in permutations((one, other))]
        listed = {f"{a} {b}" for a, b in pairs} & self._grammar.companions
        ampersand, known = self._grammar.ampersand, self._grammar.expressions
        return bool(listed) or any(f"{a} {ampersand} {b}" in known for a, b in pairs)

    def _near(self, number: int) -> set[int]:
        return {*self._lexicon.heads(number), *self._lexicon.above(number, STEPS_TO_KIN)}
