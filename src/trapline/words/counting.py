"""How many words a text has, as people at a table count them (TW-59, TW-127)."""

from collections.abc import Iterator, Sequence
from functools import cache

from trapline.kernel import Language
from trapline.words.grammar import Grammar, listed
from trapline.words.grammars import GRAMMARS
from trapline.words.lexicon import Lexicon, lexicon_of
from trapline.words.nouns_only import NOUNS_TOO
from trapline.words.spelling import tokens

PARTICLES = listed("away back down off out over up")
"""What stands last in many a compound, and by accident in hardly any word: check-up."""
NEVER_ONE = frozenset({"est-ce"})
"""A verb and its subject, though word lists have them as one."""
SOUND_ALONE = "t"
"""What French puts between a verb and its subject: aboie-t-il."""


def counted(text: str, language: Language) -> list[str]:
    """The words of a text; what hyphens join is one word only if it is known for one."""
    return [word for token in tokens(text) for word in words_of(token, language)]


def words_of(token: str, language: Language) -> list[str]:
    if token.isalnum():
        return [token]
    counting = counting_in(language)
    return [token] if counting.is_one(token) else list(counting.parts(token))


def untied(word: str, language: Language) -> str:
    """A word without what an apostrophe ties to it: c'est is est, it's is it."""
    return word if word.isalnum() else counting_in(language).untied(word)


class Counting:
    """Tells a compound from a chain of words by the lexicon, and by what a language ties."""

    def __init__(self, lexicon: Lexicon, grammar: Grammar) -> None:
        self._lexicon, self._grammar = lexicon, grammar
        small = grammar.function_words | grammar.pronouns
        self._small = small - NOUNS_TOO[grammar.language]
        listed = grammar.pronouns | grammar.pronoun_like | grammar.expressions
        self._listed = listed | frozenset(grammar.numbers.values())

    def is_one(self, token: str) -> bool:
        """Whether what signs join is one word: perce-neige, l'arc-en-ciel, ex-wife, don't."""
        word = self.untied(token)
        if word in NEVER_ONE:
            return False
        if word.isalnum():
            return True
        pieces = [piece for piece in word.replace("'", "-").split("-") if piece]
        spaced = " ".join(pieces)
        if not {token, word, spaced, spaced.removesuffix("s")}.isdisjoint(self._listed):
            return True
        is_entry = not {token, word}.isdisjoint(self._lexicon.number)
        return is_entry or self._is_phrase(pieces) or self._is_made(word)

    def _is_phrase(self, pieces: Sequence[str]) -> bool:
        """Whether these are known for one thing, by no accident of their letters: it-is, itis."""
        small = self._small.intersection((pieces[0], *({pieces[-1]} - PARTICLES)))
        is_accident = bool(small) and "".join(pieces) in self._lexicon.number
        return self._lexicon.is_phrase(pieces) and not is_accident

    def untied(self, token: str) -> str:
        """A word without what an apostrophe ties to it, and with all that hyphens join to it."""
        clitics = self._grammar.clitics
        elided = clitics.match(token)
        before, hyphen, last = token[elided.end() if elided else 0 :].rpartition("-")
        return f"{before}{hyphen}{clitics.sub('', last)}".strip("'")

    def _is_made(self, word: str) -> bool:
        """Whether the first part is no word by itself: ex-wife, mini-jupe; not: in-water."""
        prefix, _, base = word.partition("-")
        found = self._grammar.analyses(word)
        made = {analysis.base for analysis in found if analysis.rule == f"{prefix}-"}
        return base in made and base in self._lexicon.number and prefix not in self._small

    def parts(self, token: str) -> Iterator[str]:
        """Each word of a chain, with what is elided before it."""
        for piece in token.split("-"):
            if piece == SOUND_ALONE:
                continue
            is_whole = self._grammar.clitics.sub("", piece).strip("'").isalnum()
            yield from filter(None, [piece] if is_whole else piece.split("'"))


@cache
def counting_in(language: Language) -> Counting:
    return Counting(lexicon_of(language), GRAMMARS[language])
