"""How French phrases take a word in: une tour, de l'eau, aux ailes; their adjectives agree."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from trapline.words.articles import is_elided
from trapline.words.lexicon import lexicon_of
from trapline.words.model import Part
from trapline.words.spelling import spelt

from ..content import Talk
from .tongue import Role, Roles

INFINITIVES = ("er", "ir", "re")


class French:
    """une tour, l'eau, du pain, le ciel, des ailes; voler."""

    def __init__(self, talk: Talk) -> None:
        self._roles = Roles(talk, lexicon_of("fr"))

    def role(self, word: str) -> Role | None:
        parts = self._roles.parts(word)
        if not parts:
            return None
        if (known := self._roles.listed(word)) is not None:
            return known
        is_head = spelt(self._roles.head(word)) == spelt(word)
        if Part.VERB in parts and not parts & (Part.NOUN | Part.ADJECTIVE) and is_head:
            return Role.VERB if word.endswith(INFINITIVES) else None
        if self._roles.is_plural(word):
            return Role.PLURAL
        if Part.NOUN in parts:
            return Role.MASS if self._roles.is_mass(word, several(word)) else Role.THING
        return Role.ADJECTIVE if Part.ADJECTIVE in parts else None

    def slots(self, word: str) -> Mapping[str, str]:
        role = self.role(word)
        said = self._roles.written(self._masculine(word) if role is Role.ADJECTIVE else word)
        un, le, du, au = self._before(said, role)
        return {
            "x": said,
            "un": un + said,
            "le": le + said,
            "du": du + said,
            "au": au + said,
            "de": shortened(said) + said,
        }

    def _masculine(self, word: str) -> str:
        """Return the form of an adjective that goes with ça: noir; gravé, a form of graver."""
        head = self._roles.head(word)
        if head == word or Part.VERB not in self._roles.parts(head):
            return head
        return word.removesuffix("s").removesuffix("e")

    def _before(self, word: str, role: Role | None) -> tuple[str, str, str, str]:
        """Return a noun's article, its definite one, and that after de and after à."""
        if self._roles.is_bare(word):
            return "", "", shortened(word), "à "
        if role is Role.PLURAL:
            return "des ", "les ", "des ", "aux "
        is_feminine = spelt(word) in feminine()
        le, du, au = articles(word, is_feminine)
        if self._roles.is_only(word):
            return le, le, du, au
        un = "une " if is_feminine else "un "
        return du if role is Role.MASS else un, le, du, au


def shortened(word: str) -> str:
    return "d'" if is_elided(word) else "de "


def several(noun: str) -> list[str]:
    return [f"{noun}s", f"{noun}x", f"{noun[:-1]}ux", f"{noun[:-2]}ux"]


def articles(word: str, is_feminine: bool) -> tuple[str, str, str]:
    """Return the article of a noun in the singular, alone and after de and à."""
    if is_elided(word):
        return "l'", "de l'", "à l'"
    return ("la ", "de la ", "à la ") if is_feminine else ("le ", "du ", "au ")


@cache
def feminine() -> frozenset[str]:
    return frozenset(
        (files("trapline.words") / "data" / "feminine.fr.txt").read_text("utf-8").split()
    )
