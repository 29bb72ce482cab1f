"""How a bot puts a thought: as a phrase that reads well, as short as a curse wants it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from trapline.kernel import Luck

from ..content import Talk
from .mind import Mind
from .tongue import Role, Tongue

NOUNS = (Role.PERSON, Role.PLACE, Role.THING, Role.MASS, Role.PLURAL)
SECOND = {Role.VERB: "verb pair", Role.ADJECTIVE: "adjective pair"}
KIND, LIKE, PAIR = "kind", "like", "pair"


class Thought(NamedTuple):
    """A word to say, and what it is in a phrase."""

    word: str
    role: Role


class Phrasing:
    """Says thoughts in one language."""

    def __init__(self, talk: Talk, tongue: Tongue, mind: Mind) -> None:
        self._phrases, self.tongue, self._mind = talk.phrases, tongue, mind
        self._sizes = {word: size for size, line in enumerate(talk.sizes) for word in line.split()}

    def said(self, secret: str, thoughts: Sequence[Thought], luck: Luck) -> Iterator[str]:
        """Return ways to say one thought, or two, those that read best first."""
        manner = self._manner(secret, thoughts)
        slots = self._slots(thoughts)
        for phrase in luck.shuffled(self._phrases.get(manner, ())):
            yield phrase.format_map(slots)

    def _manner(self, secret: str, thoughts: Sequence[Thought]) -> str:
        first = thoughts[0]
        if len(thoughts) > 1:
            return SECOND.get(first.role, PAIR)
        if first.role in (Role.THING, Role.PLACE, Role.PERSON, Role.MASS):
            if self._mind.is_kind(secret, first.word):
                return KIND
            if first.role is not Role.MASS and self._mind.is_like(secret, first.word):
                return LIKE
        return first.role

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

    def compared(self, secret: str, guess: str, luck: Luck) -> Iterator[str]:
        """Return ways to say that the secret is bigger than a guess, or smaller."""
        mine, theirs = self._sizes.get(secret), self._sizes.get(guess)
        if mine is not None and theirs is not None and mine != theirs:
            manner = "bigger" if mine > theirs else "smaller"
            yield from luck.shuffled(self._phrases.get(manner, ()))
