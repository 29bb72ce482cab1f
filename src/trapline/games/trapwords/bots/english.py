"""How English phrases take a word in: a tower, an hour, swimming."""

from collections.abc import Iterator, Mapping

from trapline.words.articles import a_or_an
from trapline.words.grammar import listed
from trapline.words.lexicon import lexicon_of
from trapline.words.model import Part

from ..content import Talk
from .tongue import Role, Roles

OF_ADJECTIVES = ("able", "ful", "ical", "inal", "ish", "less", "ous", "ive")
ON = listed(
    "beach boulevard campus coast farm highway hill island motorway mountain ocean patio peninsula "
    "pier playground prairie ranch reef road roof rooftop runway sea shore sidewalk street terrace"
)
"""Places that one is on, not in."""
DONE = 0.45
"""How much rarer, in powers of ten, the past of what is rather a verb than a noun is at most."""


class English:
    """a tower, an hour, the sky, wings; to fly, flying."""

    def __init__(self, talk: Talk) -> None:
        self._roles = Roles(talk, lexicon_of("en"))

    def role(self, word: str) -> Role | None:
        parts = self._roles.parts(word)
        if not parts:
            return None
        if (noted := self._roles.listed(word)) is not None:
            return noted
        if self._roles.is_plural(word):
            return Role.PLURAL
        if Part.ADJECTIVE in parts and word.endswith(OF_ADJECTIVES):
            return Role.ADJECTIVE
        if Part.VERB in parts and self._is_rather_verb(word, parts):
            return Role.VERB
        if Part.NOUN in parts:
            return Role.MASS if self._roles.is_mass(word, plurals(word)) else Role.THING
        return Role.ADJECTIVE if Part.ADJECTIVE in parts else None

    def _is_rather_verb(self, word: str, parts: Part) -> bool:
        """Say whether people do it rather than have it: joined is said nearly as often as join."""
        if not self._roles.is_headword(word):
            return False
        if Part.NOUN not in parts:
            return True
        past = f"{word}d" if word.endswith("e") else f"{word}ed"
        is_its_past = self._roles.head(past) == word
        return is_its_past and self._roles.zipf(past) >= self._roles.zipf(word) - DONE

    def slots(self, word: str) -> Mapping[str, str]:
        said = self._roles.written(word)
        return {
            "x": said,
            "a": self._with_article(said),
            "the": f"the {said}",
            "in_a": f"{'on' if word in ON else 'in'} {self._with_article(said)}",
            "ing": self._gerund(word),
        }

    def _with_article(self, word: str) -> str:
        if self._roles.is_only(word):
            return f"the {word}"
        is_bare = self.role(word) in (Role.MASS, Role.PLURAL)
        return word if is_bare else f"{a_or_an(word)} {word}"

    def _gerund(self, word: str) -> str:
        return max(gerunds(word), key=self._roles.zipf)


def plurals(noun: str) -> list[str]:
    return [f"{noun}s", f"{noun}es", f"{noun[:-1]}ies", f"{noun[:-1]}ves", f"{noun[:-2]}ves"]


def gerunds(verb: str) -> Iterator[str]:
    if verb.endswith("ie"):
        yield f"{verb[:-2]}ying"
    if verb.endswith("e"):
        yield f"{verb[:-1]}ing"
    yield f"{verb}{verb[-1]}ing"
    yield f"{verb}ing"
