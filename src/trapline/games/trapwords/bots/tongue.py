"""What a word is in a phrase, and what a language must know to take it in."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Protocol

from trapline.words.lexicon import Lexicon
from trapline.words.model import Part
from trapline.words.spelling import spelt

from ..content import Talk


class Role(StrEnum):
    """What a word is in a phrase; each role has phrases of its own."""

    PERSON = "person"
    PLACE = "place"
    THING = "thing"
    MASS = "mass"
    PLURAL = "plural"
    VERB = "verb"
    ADJECTIVE = "adjective"


LISTED = tuple(Role)
VAGUE = "vague"
ONLY = "only"
"""There is one of it: the sky, la météo."""
BARE = "bare"
"""What takes no article: minuit, Noël."""
SEVERAL = 1.6
"""How much rarer, in powers of ten, the plural of what can be counted is at most."""
KNOWN = 3.5
"""Of rarer words too little is known."""


class Tongue(Protocol):
    """A language, as far as phrases need it."""

    def role(self, word: str) -> Role | None:
        """Return what a word is in a phrase; None for what says nothing, or is a name."""

    def slots(self, word: str) -> Mapping[str, str]:
        """Return what a word is at each kind of slot of a phrase."""


class Roles:
    """What words are: as it is written down, or else as the lexicon has it."""

    def __init__(self, talk: Talk, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self._vague = frozenset(talk.roles.get(VAGUE, "").split())
        self._only, self._bare = (
            frozenset(map(spelt, talk.roles.get(each, "").split())) for each in (ONLY, BARE)
        )
        of_these = dict.fromkeys(self._only, Role.THING) | dict.fromkeys(self._bare, Role.MASS)
        self._listed = of_these | {
            spelt(word): role for role in LISTED for word in talk.roles.get(role, "").split()
        }
        lines = (line for role, line in talk.roles.items() if role != VAGUE)
        self._written = {spelt(word): word for line in lines for word in line.split()}

    def listed(self, word: str) -> Role | None:
        found = self._listed.get(spelt(word))
        of_head = self._listed.get(spelt(self.head(word)))
        return of_head if found is None and of_head is Role.ADJECTIVE else found

    def is_only(self, word: str) -> bool:
        return spelt(word) in self._only

    def is_bare(self, word: str) -> bool:
        return spelt(word) in self._bare

    def written(self, word: str) -> str:
        """Return a word as it is written down, with its capital if it has one: Noël."""
        return self._written.get(spelt(word), word)

    def parts(self, word: str) -> Part:
        """Return what the lexicon takes a word for; nothing for names, and for what is vague."""
        number = self.lexicon.number.get(spelt(word))
        if number is None or word in self._vague:
            return Part(0)
        parts = Part(self.lexicon.parts(number))
        return Part(0) if parts & (Part.PROPER | Part.FOREIGN) else parts

    def head(self, word: str) -> str:
        """Return the headword of a form: of an adjective the masculine, in French."""
        number = self.lexicon.number.get(spelt(word))
        heads = [] if number is None else self.lexicon.heads(number)
        return word if number is None or number in heads else self.lexicon.spelling(heads[0])

    def is_headword(self, word: str) -> bool:
        """Say whether a word is a form of no other: blow, but not blown."""
        return all(self.lexicon.spelling(head) == spelt(word) for head in self._heads(word))

    def _heads(self, word: str) -> Sequence[int]:
        number = self.lexicon.number.get(spelt(word))
        return () if number is None else self.lexicon.heads(number)

    def is_plural(self, word: str) -> bool:
        number = self.lexicon.number.get(spelt(word))
        if number is None or Part.PLURAL not in self.parts(word):
            return False
        return any(head != number for head in self.lexicon.heads(number))

    def zipf(self, word: str) -> float:
        number = self.lexicon.number.get(spelt(word))
        return 0.0 if number is None else self.lexicon.zipf(number)

    def is_mass(self, word: str, plurals: Sequence[str]) -> bool:
        """Say whether there is rather much of it than many: nobody speaks of several."""
        if spelt(word).endswith(("s", "x", "z")) or self.zipf(word) < KNOWN:
            return False
        return max(map(self.zipf, plurals)) < self.zipf(word) - SEVERAL
