"""What a bot thinks of at a word, and what it makes of the words of others."""

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from itertools import takewhile
from operator import eq

from trapline.kernel import Luck
from trapline.words.spelling import bare, spelt

from .content import Box
from .judge import Judge
from .model.options import Colour
from .model.view import View

STRAYS = 9
"""One time in so many it says a secret word that nobody would think of here."""
WANDERS = 6
"""One time in so many it says what only a thought in between leads to: that looks like a secret."""


class Hunch(StrEnum):
    """How a word seems to hang together with the one before."""

    CLOSE = "close"
    LOOSE = "loose"
    """Both make one think of the same third."""
    NONE = "none"
    UNKNOWN = "unknown"
    """It does not know one of them, or did not hear it."""


class Mind:
    """What a bot knows of one language: a table of what reminds people of what."""

    def __init__(self, box: Box, judge: Judge) -> None:
        self._judge = judge
        self._near: dict[str, dict[str, str]] = {}
        for word, said in box.thoughts.items():
            for thought in said:
                self._near.setdefault(key(word), {})[key(thought)] = thought
                self._near.setdefault(key(thought), {})[key(word)] = word
        cards = [card for colour in Colour for card in box.words(colour)]
        self._words = list({key(word): word for word in (*cards, *self._all_thoughts())}.values())

    def _all_thoughts(self) -> Iterator[str]:
        for near in self._near.values():
            yield from near.values()

    def next_word(self, view: View, luck: Luck) -> str:
        """Say a secret word that fits, or something that does; a rhyme, if nothing does."""
        return next(self._fresh(view, self._ideas(view, luck)), heard_last(view))

    def _ideas(self, view: View, luck: Luck) -> Iterator[str]:
        last = heard_last(view)
        near = self.thoughts(last)
        for hunch in (Hunch.CLOSE, Hunch.LOOSE):
            fitting = [card for card in view.hand if self.hunch(last, card) is hunch]
            yield from luck.shuffled(fitting)
        if luck.below(STRAYS) == 0:
            yield from luck.shuffled(view.hand)
        if luck.below(WANDERS) == 0:
            yield from luck.shuffled([far for word in near for far in self.thoughts(word)])
        yield from luck.shuffled(near)
        yield from sorted(luck.shuffled(self._words), key=lambda word: -rhyme(word, last))

    def _fresh(self, view: View, words: Iterable[str]) -> Iterator[str]:
        for word in words:
            is_used = any(self._judge.same_word(link.text, word) for link in view.chain)
            if not is_used and self._is_lawful(word):
                yield word

    def _is_lawful(self, word: str) -> bool:
        """Bots say only what nobody needs to be asked about (TT-12)."""
        judge = self._judge
        return judge.knows(word) and not (judge.is_conjugated(word) or judge.is_sentence(word))

    def holds(self, view: View) -> bool:
        said = view.chain[-1].text
        return bool(said) and any(self._judge.same_word(said, card) for card in view.hand)

    def fits(self, view: View) -> bool:
        """Say whether a secret word would hardly be noticed here."""
        last = heard_last(view)
        return any(self.hunch(last, card) in (Hunch.CLOSE, Hunch.LOOSE) for card in view.hand)

    def thoughts(self, word: str) -> Sequence[str]:
        return tuple(self._near.get(key(word), {}).values())

    def between(self, one: str, other: str) -> Sequence[str]:
        """Return what both of them make one think of."""
        here, there = self._near.get(key(one), {}), self._near.get(key(other), {})
        return tuple(word for word in here if word in there)

    def hunch(self, before: str, said: str) -> Hunch:
        if not self.thoughts(before) or not self.thoughts(said):
            return Hunch.UNKNOWN
        if key(said) in self._near[key(before)]:
            return Hunch.CLOSE
        return Hunch.LOOSE if self.between(before, said) else Hunch.NONE


def key(word: str) -> str:
    return bare(spelt(word))


def rhyme(one: str, other: str) -> int:
    """Return how many letters two words end alike."""
    alike = map(eq, reversed(key(one)), reversed(key(other)))
    return len(list(takewhile(bool, alike)))


def heard_last(view: View) -> str:
    """Return the last word that was written: what is only spoken, a bot does not hear."""
    return next((link.text for link in reversed(view.chain) if link.text), "")
