"""How a bot puts a thought: as a phrase that reads well, as short as a curse wants it."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from trapline.kernel import Luck

from ..content import Talk
from .mind import Families, Mind
from .senses import BIGGER, SMALLER, kinds_of, sizes_of
from .tongue import Role, Tongue

NOUNS = (Role.PERSON, Role.PLACE, Role.THING, Role.MASS, Role.PLURAL)
SECOND = {Role.VERB: "verb pair", Role.ADJECTIVE: "adjective pair"}
KIND, LIKE, PAIR, OPPOSITE, HINTED = "kind", "like", "pair", "opposite", "hinted"
SLOT = re.compile(r"\{\w+\}")
REMEMBERED = 1024


class Thought(NamedTuple):
    """A word to say, and what it is in a phrase."""

    word: str
    role: Role


class Phrasing:
    """Says thoughts in one language."""

    def __init__(self, talk: Talk, tongue: Tongue, mind: Mind) -> None:
        self._phrases, self.tongue, self._mind = talk.phrases, tongue, mind
        self._kinds, self._sizes = kinds_of(talk), sizes_of(talk)
        self._opposites = frozenset(talk.opposites)
        self._around = lru_cache(REMEMBERED)(self._families_around)

    def said(
        self, secret: str, thoughts: Sequence[Thought], feared: Families, luck: Luck
    ) -> Iterator[str]:
        """Return ways to say one thought, or two; their other words are not those feared."""
        slots = self._slots(thoughts)
        for manner in self._manners(secret, thoughts):
            for phrase in luck.shuffled(self._phrases.get(manner, ())):
                if self._around(phrase).isdisjoint(feared):
                    yield phrase.format_map(slots)

    def _families_around(self, phrase: str) -> Families:
        """Return the headwords of what a phrase says around a thought."""
        return frozenset(self._mind.families([SLOT.sub(" ", phrase)]))

    def _manners(self, secret: str, thoughts: Sequence[Thought]) -> Iterator[str]:
        """Return how thoughts may be put, what tells most first."""
        first = thoughts[0]
        is_pair = len(thoughts) > 1
        is_sure = self._mind.is_sure(secret, first.word, echoed=first.role in NOUNS)
        if not is_pair and f"{secret} {first.word}" in self._opposites:
            yield f"{OPPOSITE} {first.role}"
            yield OPPOSITE
        elif first.role is Role.ADJECTIVE and not is_sure:
            yield HINTED
        elif is_pair:
            yield SECOND.get(first.role, PAIR)
        else:
            if (bond := self._bond(secret, first)) is not None:
                yield bond
            if is_sure:
                yield f"{self._kinds.get(secret, '')} {first.role}"
            yield first.role

    def _bond(self, secret: str, first: Thought) -> str | None:
        if first.role in (Role.THING, Role.PLACE, Role.PERSON, Role.MASS):
            if self._mind.is_kind(secret, first.word):
                return KIND
            if first.role is not Role.MASS and self._mind.is_like(secret, first.word):
                return LIKE
        return None

    def _slots(self, thoughts: Sequence[Thought]) -> Mapping[str, str]:
        slots = dict(self.tongue.slots(thoughts[0].word))
        for thought in thoughts[1:]:
            slots |= {f"{name}2": said for name, said in self.tongue.slots(thought.word).items()}
        return slots

    def short(self, words: Sequence[str], echoed: bool) -> Iterator[str]:
        """Return bare words; under the Echo each twice."""
        bare = [self.tongue.slots(word)["x"] for word in words]
        yield " ".join(f"{word} {word}" for word in bare) if echoed else ", ".join(bare)

    def answered(self, manner: str, clue: str, luck: Luck) -> Iterator[str]:
        """Return ways to say how near a wrong guess was, and a clue after it."""
        for phrase in luck.shuffled(self._phrases.get(manner, ())):
            yield phrase.format_map({"clue": clue})

    def corrected(self, secret: str, guess: str, clue: str, luck: Luck) -> Iterator[str]:
        """Return ways to say what the secret is, if a guess was something else altogether."""
        mine, theirs = self._kinds.get(secret), self._kinds.get(guess)
        if mine is not None and theirs is not None and mine != theirs:
            yield from self.answered(f"but {mine}", clue, luck)

    def compared(self, secret: str, guess: str, luck: Luck) -> Iterator[str]:
        """Return ways to say that the secret is bigger than a guess, or smaller."""
        mine, theirs = self._sizes.get(secret), self._sizes.get(guess)
        if mine is not None and theirs is not None and mine != theirs:
            manner = BIGGER if mine > theirs else SMALLER
            yield from luck.shuffled(self._phrases.get(manner, ()))
