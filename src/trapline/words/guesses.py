"""What a guess names, and whether that is the secret word (TW-59 … TW-61, TW-130)."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from trapline.words.ideas import Ideas
from trapline.words.model import Finding, Kind, Ruling, Verdict
from trapline.words.naming import Naming
from trapline.words.nouns import Nouns, closed
from trapline.words.spelling import bare, foreign, spelt, tokens
from trapline.words.springing import Springs

LONGEST_GUESS = 4
BETWEEN_CANDIDATES = re.compile(r"[,;/|+?!…\n]|\.\.+|\s[-–—]+\s")  # noqa: RUF001 - any dash
EDGES = re.compile(r"^\W+|\W+$")


class Said(NamedTuple):
    """A word of a guess as it was typed, as it is spelt, and as it is looked up.

    The words that name the secret are taken for one, and looked up as the secret.
    """

    typed: str
    spelt: str
    word: str
    names: Kind | None = None


class Idea(NamedTuple):
    """One thing that a guess names, and the secret word in it, unless it is denied."""

    text: str
    found: Finding | None


class Guesses:
    """A right guess contains the whole secret word; a relative of it will not do."""

    def __init__(self, springs: Springs, nouns: Nouns) -> None:
        self._springs, self._lexicon = springs, springs.lexicon
        self._grammar = springs.grammar
        self._naming = Naming(springs, nouns)
        self._ideas = Ideas(springs.lexicon, springs.grammar)

    def ruling(self, secret: str, guess: str) -> Ruling:
        if foreign(guess):
            return Ruling(Verdict.FOREIGN, secret)
        ideas = self._read(secret, guess)
        found = ideas[0].found if len(ideas) == 1 else None
        if found is None or len(tokens(guess)) > LONGEST_GUESS:
            return Ruling(Verdict.NO, secret)
        return Ruling(Verdict.YES, secret, (found,))

    def candidates(self, secret: str, guess: str) -> tuple[str, ...]:
        """What a guess names, in the order typed: each costs a guess (TW-59)."""
        ideas = self._read(secret, guess)
        return tuple(idea.text for idea in ideas) if len(ideas) > 1 else (guess,)

    def counted_as(self, guess: str) -> str:
        """What two guesses share that count once: no capitals, accents, hyphens or articles."""
        words = self._springs.words(guess)
        named = [word for word in words if word not in self._grammar.articles]
        return bare(closed(named or words))

    def is_slip(self, typed: str, meant: str) -> bool:
        """Whether the one is no known word, and one slip of the finger from the other."""
        return self._naming.is_slip(self._parts(typed), {closed(self._parts(meant))})

    def _parts(self, text: str) -> list[str]:
        return [part for word in self._springs.words(text) for part in word.split("-") if part]

    def _read(self, secret: str, guess: str) -> list[Idea]:
        text = guess.replace("&", f" {self._grammar.ampersand} ")
        return [
            idea
            for part in BETWEEN_CANDIDATES.split(text)
            for idea in self._ideas_of(list(self._with_secret(secret, list(self._heard(part)))))
        ]

    def _heard(self, text: str) -> Iterator[Said]:
        """Cut a text into words; what hyphens join is one word only if it is known for one."""
        for typed in text.split():
            words = self._words(typed)
            if len(words) == 1:
                yield Said(EDGES.sub("", typed), spelt(typed), words[0])
            else:
                yield from (Said(word, word, word) for word in words)

    def _words(self, typed: str) -> list[str]:
        parts = self._parts(typed)
        word = "-".join(parts)
        ways = (word, "".join(parts), self._grammar.numbers.get(word, ""))
        return next(([known] for known in ways if known in self._lexicon.number), parts)

    def _with_secret(self, secret: str, said: Sequence[Said]) -> Iterator[Said]:
        """Take the words that name the secret for one."""
        wanted, name = self._parts(secret), " ".join(self._springs.words(secret))
        at = 0
        while at < len(said):
            size, kind = self._longest(wanted, [one.word for one in said[at:]])
            yield joined(said[at : at + size], name, kind) if kind else said[at]
            at += size

    def _longest(self, wanted: Sequence[str], words: Sequence[str]) -> tuple[int, Kind | None]:
        """How many of these words, from the first on, name the secret, and how."""
        for size in range(min(len(words), max(len(wanted), LONGEST_GUESS)), 0, -1):
            if wanted and (kind := self._naming.kind(wanted, words[:size])):
                return size, kind
        return 1, None

    def _ideas_of(self, said: Sequence[Said]) -> Iterator[Idea]:
        typed, words = [one.spelt for one in said], [one.word for one in said]
        for idea in self._ideas.of(typed, words):
            text = " ".join(said[at].typed for at in idea)
            found = (
                Finding(typed[at], kind)
                for at in idea
                if (kind := said[at].names) and not self._ideas.is_denied(typed, words, idea, at)
            )
            yield Idea(text, next(found, None))


def joined(said: Sequence[Said], name: str, kind: Kind) -> Said:
    """The words that name the secret, as one."""
    typed = " ".join(one.typed for one in said)
    return Said(typed, " ".join(one.spelt for one in said), name, kind)
