"""Which words a mind knows: those that people use, and those of the box."""

import json
from functools import cache
from importlib.resources import files
from pathlib import Path

from wordfreq import top_n_list, zipf_frequency

from minds.traits import is_head
from trapline.kernel import Language
from trapline.words.grammars import GRAMMARS
from trapline.words.lexicon import Lexicon, lexicon_of
from trapline.words.model import Part
from trapline.words.spelling import spelt

LOOKED_AT = 80_000
CONTENT = Part.NOUN | Part.VERB | Part.ADJECTIVE | Part.ADVERB | Part.NUMBER
RAREST = {"en": 2.6, "fr": 2.35}
RAREST_FORM = {"en": 3.9, "fr": 4.2}
RARER_TOGETHER = 1.0
BOX_WORD = 2.5
"""How usual a word of the box is at least."""


GAME = files("trapline.games.trapwords") / "data"


@cache
def box(language: Language) -> frozenset[str]:
    raw = (GAME / f"words.{language}.json").read_text("utf-8")
    return frozenset(spelt(word) for words in json.loads(raw).values() for word in words)


@cache
def thoughts(language: Language) -> dict[str, list[str]]:
    """What we wrote down ourselves of each word of the box."""
    raw = json.loads((GAME / f"thoughts.{language}.json").read_text("utf-8"))
    return {spelt(word): spelt(said).split() for word, said in raw.items()}


@cache
def own_words(language: Language) -> frozenset[str]:
    """The words of the box, and all that we wrote down of them."""
    said = (each for words in thoughts(language).values() for each in words)
    return box(language).union(said)


@cache
def grammar_words(language: Language) -> frozenset[str]:
    grammar = GRAMMARS[language]
    return grammar.function_words | grammar.pronouns | grammar.helpers | grammar.pronoun_like


def vocabulary(language: Language) -> dict[str, float]:
    """Return the words with their Zipf frequencies, sorted."""
    lexicon = lexicon_of(language)
    usual = {spelt(word) for word in top_n_list(language, LOOKED_AT)}
    found = {word: zipf_frequency(word, language) for word in usual if len(word) > 1}
    kept = {word: zipf for word, zipf in found.items() if is_kept(language, lexicon, word, zipf)}
    for word in joined(language) & lexicon.number.keys():
        kept.setdefault(word, zipf_frequency(word, language) - RARER_TOGETHER)
    for word in box(language):
        kept[word] = max(BOX_WORD, kept.get(word, 0))
    return dict(sorted(kept.items()))


def is_kept(language: Language, lexicon: Lexicon, word: str, zipf: float) -> bool:
    if word in grammar_words(language):
        return zipf >= RAREST_FORM[language]
    number = lexicon.number.get(word)
    if number is None or not lexicon.parts(number) & (CONTENT | Part.PROPER):
        return False
    is_plain = lexicon.parts(number) & CONTENT and is_head(lexicon, word)
    return zipf >= (RAREST if is_plain else RAREST_FORM)[language]


@cache
def joined(language: Language) -> frozenset[str]:
    """Everyday words with a hyphen; frequency lists know only their parts."""
    file = Path(__file__).parent / f"joined.{language}.txt"
    return frozenset(file.read_text("utf-8").split()) if file.exists() else frozenset()
