"""The bank: ideas that fit any place, in both languages, for those who lack some."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from msgspec import Struct

from trapline.kernel import Language, Text

from ...model.cards import Suit
from ...model.kinds import Attribute
from ..schema import Role, Says, Touch, Words
from .sketch import Part


class Seed(Struct, frozen=True):
    """An idea. Tasks say what they take, ways out how many fit in."""

    says: Says
    attributes: tuple[Attribute, ...] = ()
    seats: int = 0
    weakness: Says | None = None
    """Of a thing that is feared: why."""


class Fright(Struct, frozen=True):
    """An event for any place. In its hooks, {braces} stand for what a place has of its own."""

    id: str
    suit: Suit
    says: Says
    hooks: tuple[Mapping[str, Any], ...]
    touches: Touch = Touch()


class Bank(Struct, frozen=True, dict=True):
    """Everything that can be filled in."""

    seeds: Mapping[Part, tuple[Seed, ...]]
    dooms: tuple[Says, ...]
    scares: tuple[Fright, ...]
    own: Mapping[Suit, tuple[Mapping[str, Any], ...]]
    """What a mishap of the group's own sets going."""
    attacks: tuple[Says, ...]
    things: Mapping[str, Says]
    """The cure, the spare part, and what anybody can do: bar a door, search for something."""
    cast: Mapping[Language, tuple[Role, ...]]

    @cached_property
    def spoken(self) -> Mapping[str, Says]:
        """What is said in both languages, by what it is called in either."""
        known = [seed.says for seeds in self.seeds.values() for seed in seeds]
        reasons = [seed.weakness for seed in self.seeds[Part.FEAR] if seed.weakness]
        every = [*known, *self.dooms, *reasons]
        return {words.title: says for says in every for words in says.values()}

    def says(self, words: str, text: str = "") -> Says:
        """Return words in both languages: as the bank has them, or as the group said them."""
        known = self.spoken.get(words)
        if known is not None and not text:
            return known
        own: dict[Language, Words] = {"en": Words(words, text), "fr": Words(words, text)}
        return own

    def ideas(self, part: Part, language: Language) -> tuple[Text, ...]:
        return tuple(Text(seed.says[language].title) for seed in self.seeds.get(part, ()))

    def seed(self, part: Part, title: str) -> Seed | None:
        """Return the idea of the bank that has this title in either language."""
        return next((one for one in self.seeds[part] if title in titles(one.says)), None)


def titles(says: Says) -> set[str]:
    return {words.title for words in says.values()}
