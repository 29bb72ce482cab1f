"""Whether somebody says a sentence, or a verb that can only be conjugated (TT-12)."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from re import Pattern

from trapline.kernel import Language
from trapline.words.grammar import Grammar, listed
from trapline.words.lexicon import Lexicon
from trapline.words.model import Part
from trapline.words.plurals import Plurals
from trapline.words.spelling import spelt, tokens


@dataclass(frozen=True)
class Speech:
    """What tells a sentence of one language, beyond its verbs."""

    contracted: Pattern[str]
    """A subject and its verb, or a verb and its denial, in one word: I'm, don't, j'aime."""
    subjects: frozenset[str]
    """Those whose verb looks like no infinitive, or who stand before nothing but a verb."""
    bare_subjects: frozenset[str]
    """Those whose verb may look like an infinitive: I eat."""
    between: frozenset[str]
    """What may stand between a subject and its verb."""
    finite: frozenset[str]
    """Clearly conjugated, though some noun is spelt alike: are, sleeps."""
    not_only_finite: frozenset[str]
    """What word lists take for conjugated only: participles, calls."""
    participles: Pattern[str]
    linking: frozenset[str] = frozenset()
    """Conjugated between two words, though not alone: la mer est belle, l'est."""
    modals: frozenset[str] = frozenset()
    asking: frozenset[str] = frozenset()
    """A verb and its subject, though word lists have them as one word of grammar."""
    calls: frozenset[str] = frozenset()
    """Sentences that nobody takes for one."""


SPEECH: Mapping[Language, Speech] = {
    "en": Speech(
        contracted=re.compile(
            r"n't$|'(?:re|ve|ll|m|d)$|^(?:s?he|it|that|what|who|where|there|here|how|let)'s$"
        ),
        subjects=listed("he she it"),
        bare_subjects=listed("i we they you"),
        between=listed("not never always often also just only still really"),
        finite=listed(
            "am are is was has says gets gives knows feels tells thinks begins sees puts lets adds "
            "carries pays seeks sells wears teaches sleeps shines hates fails eats comes ate sang"
        ),
        not_only_finite=listed("got hid learnt dreamt spilt trod begot woke"),
        participles=re.compile(r"(?:ed|ing)$"),
        modals=listed("can will might must may"),
    ),
    "fr": Speech(
        contracted=re.compile(
            r"^(?:j'|c'(?:est|étai|ser|fu)\w*$|qu'est)|-t-(?:il|elle|on)$"
            r"|^(?:est|es|sont|ont|était)-(?:ce|tu|il|elle|on|ils|elles)$"
        ),
        subjects=listed("je tu il elle on nous vous ils elles ça"),
        bare_subjects=frozenset(),
        between=listed("ne me te se le la les lui leur nous vous y en"),
        finite=frozenset(),
        not_only_finite=listed("allons voyons tenez dis suffit entre voila marie maria love"),
        participles=re.compile(r"(?!)"),
        linking=listed("est"),
        asking=listed("est-ce"),
        calls=frozenset({"s'il te plaît", "s'il vous plaît"}),
    ),
}


class Sentences:
    """Refuses only what is clear: in doubt a word stands, unless people object."""

    def __init__(self, lexicon: Lexicon, grammar: Grammar, plurals: Plurals) -> None:
        self._lexicon, self._grammar, self._plurals = lexicon, grammar, plurals
        self._speech = SPEECH[grammar.language]
        self._small = grammar.function_words | grammar.pronouns
        self._calls = self._speech.calls | grammar.pronoun_like

    def is_conjugated(self, word: str) -> bool:
        """Whether a word can only be a finite verb; a participle, or a plural, is another word."""
        said, speech = spelt(word).strip(), self._speech
        number = self._lexicon.number.get(said)
        if said in speech.finite or number is None or said in speech.not_only_finite:
            return said in speech.finite
        parts = Part(self._lexicon.parts(number))
        if Part.CONJUGATED not in parts or parts & (Part.PLURAL | Part.NOUN):
            return False
        return not speech.participles.search(said) and not self._plurals.nouns_of(number)

    def is_one(self, text: str, cut: Callable[[str], str]) -> bool:
        """Whether a text says something of somebody; a title, all in capitals, is a name."""
        said = tokens(text)
        words = [cut(token) for token in said]
        if self._is_listed(said) or self._is_title(text):
            return False
        if any(map(self._is_contracted, said)):
            return True
        if len(words) == 1:
            return words != said and self.is_conjugated(words[0])
        return not self._is_listed(words) and any(
            self._speaks(said, words, at) for at in range(len(words))
        )

    def _is_listed(self, words: Sequence[str]) -> bool:
        """Whether a list has all these words for one: forget me not, sauve qui peut."""
        together = {sign.join(words) for sign in ("-", " ")}
        return any(word in self._lexicon.number or word in self._calls for word in together)

    def _is_title(self, text: str) -> bool:
        words = text.split()
        large = [word for word in words if spelt(word) not in self._small]
        return len(words) > 1 and not text.isupper() and all(word[0].isupper() for word in large)

    def _is_contracted(self, token: str) -> bool:
        is_small = token in self._small - self._speech.asking
        return not is_small and self._speech.contracted.search(token) is not None

    def _speaks(self, said: Sequence[str], words: Sequence[str], at: int) -> bool:
        """Whether the word at this place is conjugated, here or anywhere."""
        if said[at] in self._grammar.pronoun_like:
            return False
        if self.is_conjugated(words[at]) or self._follows_many(words, at):
            return True
        if said[at] in self._speech.linking:
            return 0 < at < len(words) - 1
        subject = self._subject(words, at)
        if subject in self._speech.bare_subjects:
            return bool(self._parts(words[at]) & Part.VERB)
        return subject in self._speech.subjects and self._is_inflected(words[at])

    def _follows_many(self, words: Sequence[str], at: int) -> bool:
        """Whether the word can only be a verb, and those who do it stand before it: birds sing."""
        if not at or not self._speech.bare_subjects or self._parts(words[at]) != Part.VERB:
            return False
        return Part.PLURAL in self._parts(words[at - 1])

    def _subject(self, words: Sequence[str], at: int) -> str:
        """The word before, or before what may stand between a subject and its verb."""
        for word in reversed(words[:at]):
            if word in self._speech.subjects or word not in self._speech.between:
                return word
        return ""

    def _parts(self, word: str) -> Part:
        number = self._lexicon.number.get(word)
        return Part(0) if number is None else Part(self._lexicon.parts(number))

    def _is_inflected(self, word: str) -> bool:
        """Whether a word is another form of some verb."""
        number = self._lexicon.number.get(word)
        if number is None or word in self._speech.modals:
            return number is not None
        verbs = [head for head in self._lexicon.heads(number) if head != number]
        return any(self._lexicon.parts(verb) & Part.VERB for verb in verbs)
