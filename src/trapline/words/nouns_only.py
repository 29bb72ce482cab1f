"""Which words can be nouns, as somebody who may say nothing else reads them (TW-98)."""

from trapline.kernel import Language
from trapline.words.grammar import Grammar, listed
from trapline.words.lexicon import Lexicon
from trapline.words.model import Part
from trapline.words.spelling import spelt

NOUN_LIKE = Part.NOUN | Part.PROPER | Part.NUMBER
OTHER = Part.VERB | Part.ADJECTIVE | Part.ADVERB | Part.FUNCTION
NOUNS_TOO: dict[Language, frozenset[str]] = {
    "en": listed("being blank cans inside mine outside past round still thing things well wills"),
    "fr": listed(
        "as avions avoirs bidule bidules bien bon car cars chose choses devoir devoirs fait faits "
        "machin machins machin-chose or ors pas personne personnes pouvoir pouvoirs savoir savoirs "
        "sommes son sons ton tons truc trucs vers été étés être êtres"
    ),
}
"""Small words and helpers that are spelt like a noun people use; can, will, est are not (TW-98)."""

CARELESS: dict[Language, frozenset[str]] = {
    "en": listed(
        "amongst arent cant couldnt didnt doesnt dont gonna gotta hes im isnt ive lets shes thats "
        "theres theyre wanna wasnt whats whilst wont youre"
    ),
    "fr": frozenset(),
}
"""Words of grammar that lists have only as people type them."""


class NounsOnly:
    """Reads a word by itself: those of grammar are no nouns, whatever rare noun is spelt so."""

    def __init__(self, lexicon: Lexicon, grammar: Grammar) -> None:
        self._lexicon, self._clitics = lexicon, grammar.clitics
        small = grammar.pronouns | grammar.pronoun_like | grammar.function_words | grammar.articles
        helpers = grammar.helpers | grammar.homographs
        is_none = small | helpers | CARELESS[grammar.language]
        self._of_grammar = is_none - NOUNS_TOO[grammar.language]

    def may_hold(self, word: str) -> bool:
        """Whether this can be a noun; of one it does not know, the referee says yes."""
        plain = spelt(word).strip()
        if plain in self._of_grammar:
            return False
        number = self._lexicon.number.get(plain)
        if number is not None:
            # Of some words the lexicon knows nothing but the spelling: après-midi (TW-138).
            parts = self._lexicon.parts(number)
            return bool(parts & NOUN_LIKE) or not parts & OTHER
        tied = self._clitics.search(plain)
        return tied is None or self._is_owned(plain, tied[0])

    def _is_owned(self, word: str, tied: str) -> bool:
        """A dog's life is two nouns; l'eau has an article, dog'll a helper."""
        return tied in ("'s", "'") and self.may_hold(word.removesuffix(tied))
