"""What clues say outright: that it is somebody, a place, bigger than what was guessed."""

import re
from collections.abc import Iterable, Iterator, Sequence

from trapline.words.associator import Idea
from trapline.words.spelling import spelt

from ..content import Talk
from ..model.turn import Clue, Guess
from ..model.view import View

BIGGER, SMALLER = "bigger", "smaller"
AGAINST = 0.1
"""How much of its share is left to a word of which a clue says that it cannot be meant."""


def kinds_of(talk: Talk) -> dict[str, str]:
    """Return what secret words are: somebody, a creature, a place."""
    return {word: kind for kind, line in talk.secrets.items() for word in line.split()}


def sizes_of(talk: Talk) -> dict[str, int]:
    return {word: size for size, line in enumerate(talk.sizes) for word in line.split()}


class Senses:
    """Tells the words that clues speak against."""

    def __init__(self, talk: Talk) -> None:
        self._kinds, self._sizes = kinds_of(talk), sizes_of(talk)
        self._marks = {kind: either(marks) for kind, marks in talk.marks.items()}

    def sifted(self, ideas: Sequence[Idea], view: View, clues: Sequence[Clue]) -> list[Idea]:
        """Weigh ideas anew by the sorts and sizes of which clues speak, likeliest first."""
        kinds = {mark for clue in clues for mark in self.marks(clue.text)} - {BIGGER, SMALLER}
        bounds = list(self._bounds(view, clues))
        weighed = [
            Idea(idea.word, idea.likely * AGAINST ** self._objections(idea.word, kinds, bounds))
            for idea in ideas
        ]
        whole = sum(idea.likely for idea in weighed) or 1.0
        shares = (Idea(idea.word, idea.likely / whole) for idea in weighed)
        return sorted(shares, key=lambda idea: -idea.likely)

    def marks(self, clue: str) -> Iterator[str]:
        """Return the sorts, and whether bigger or smaller, of which a clue speaks."""
        text = spelt(clue)
        return (kind for kind, marks in self._marks.items() if marks.search(text))

    def _bounds(self, view: View, clues: Sequence[Clue]) -> Iterator[tuple[int, bool]]:
        """Return sizes that the secret is above, or else below."""
        for clue in clues:
            size = self._sizes.get(last_before(clue, view.guesses))
            said = set(self.marks(clue.text)) & {BIGGER, SMALLER}
            if size is not None and len(said) == 1:
                yield size, BIGGER in said

    def _objections(self, word: str, kinds: set[str], bounds: Iterable[tuple[int, bool]]) -> int:
        kind, size = self._kinds.get(word), self._sizes.get(word)
        is_other = bool(kinds) and kind is not None and kind not in kinds
        if size is None:
            return int(is_other)
        return is_other + any(
            size <= bound if is_above else size >= bound for bound, is_above in bounds
        )


def last_before(clue: Clue, guesses: Sequence[Guess]) -> str:
    """Return what was guessed last when a clue was given."""
    return next((guess.word for guess in reversed(guesses) if guess.at <= clue.at), "")


def either(marks: Iterable[str]) -> re.Pattern[str]:
    return re.compile(r"\b(?:" + "|".join(re.escape(spelt(mark)) for mark in marks) + r")(?!\w)")
