"""What people say at some words, told by people: the more a clue holds of it, the likelier it is
meant."""

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from typing import TypeAlias

Head: TypeAlias = int | str
Heads: TypeAlias = Callable[[str], Set[Head]]
TELLING = 400.0
"""How much a word that is said at one word, and at no other, speaks for that one."""
FADING = 20
"""After so many words people say the next half as often as the first."""


class Echoes:
    """What was written down for some words, likeliest first, and which of it stands in clues.

    `heads` tells of which headwords a word is a form.
    """

    def __init__(self, said: Mapping[str, Sequence[str]], heads: Heads) -> None:
        self.said, self._heads = said, heads
        self._at: dict[Head, dict[str, float]] = defaultdict(dict)
        for word, others in said.items():
            for place, other in enumerate(others):
                for head in heads(other):
                    self._at[head].setdefault(word, loudness(place))
        self._loud = {head: sum(at.values()) for head, at in self._at.items()}

    def worth(self, words: Iterable[str]) -> dict[str, float]:
        """How much words speak for each of those at which they are said."""
        found: dict[str, float] = defaultdict(float)
        for word in dict.fromkeys(words):
            for meant, worth in self._worth_of(word).items():
                found[meant] += worth
        return found

    def _worth_of(self, word: str) -> dict[str, float]:
        """How much one word says; of a form of several headwords, by the one that says most."""
        best: dict[str, float] = {}
        for head in self._heads(word):
            for meant, loud in self._at.get(head, {}).items():
                worth = math.log1p(TELLING * loud / (1 + self._loud[head]))
                best[meant] = max(worth, best.get(meant, 0.0))
        return best


def loudness(place: int) -> float:
    """How readily people say what they think of in this place."""
    return 1 / (1 + place / FADING)
