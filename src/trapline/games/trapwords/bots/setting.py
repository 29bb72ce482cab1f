"""What a bot forbids, and what it thinks that others forbid: words that somebody would need."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice

from trapline.kernel import Luck, SeededLuck, Text
from trapline.words.model import Verdict

from ..judge import Judge
from ..model.view import View
from .levels import GENTLE, KEEN, LEVELS, Level
from .mind import Mind
from .tongue import Tongue

ALIKE = 0.995
"""Two words that hang together so much are hardly both worth a trap."""
ENOUGH = 15
LISTS = 40
"""So many lists of traps a bot makes up, to see what is likely on one."""
REMEMBERED = 256
PAIRS = 8192


class Setter:
    """Sets traps in one language, and puts itself in the place of those who do."""

    def __init__(self, judge: Judge, mind: Mind, tongue: Tongue) -> None:
        self._judge, self._mind, self._tongue = judge, mind, tongue
        self._fit = lru_cache(REMEMBERED)(self._fit_for)
        self._covered = lru_cache(PAIRS)(self._covered_by)
        self.feared = lru_cache(REMEMBERED)(self._made_up)

    def trap(self, view: View, level: Level, luck: Luck) -> Iterator[Text]:
        choice = self._choice(view.word, [draft.word for draft in view.drafts], level)
        if choice:
            yield Text(luck.choice(choice))

    def _choice(self, secret: str, listed: Sequence[str], level: Level) -> Sequence[str]:
        """Return the best that a list does not have: no two words for one thought, if it can be."""
        likely = self._fit(secret)
        spared = likely[level.spared :] or likely
        covered = frozenset[str]().union(*(self._covered(secret, trap) for trap in listed))
        new = [word for word in spared if word not in covered]
        others = (word for word in spared if word not in listed)
        return (new or list(filter(self._is_fit(secret, listed), others)))[: level.whim]

    def _made_up(self, secret: str, traps: int) -> Mapping[str, float]:
        """Return how likely each word is among so many traps of bots, whatever their level."""
        luck, counts = SeededLuck(secret), Counter[str]()
        for number in range(LISTS):
            # The sharp set what the keen may set, too.
            level = LEVELS[KEEN if number % 2 else GENTLE]
            listed: list[str] = []
            while len(listed) < traps and (choice := self._choice(secret, listed, level)):
                listed.append(luck.choice(choice))
            counts.update(listed)
        return {word: count / LISTS for word, count in counts.items()}

    def _fit_for(self, secret: str) -> tuple[str, ...]:
        return tuple(islice(filter(self._is_fit(secret, ()), self._likely(secret)), ENOUGH))

    def _likely(self, secret: str) -> Iterator[str]:
        for idea in self._mind.ideas(secret):
            if self._tongue.role(idea.word) is not None:
                yield idea.word
        yield from self._mind.strangers(secret)

    def _is_fit(self, secret: str, listed: Sequence[str]) -> Callable[[str], bool]:
        def is_fit(word: str) -> bool:
            ruling = self._judge.lawful_trap(word, secret, listed)
            return ruling.lawful and not ruling.homograph

        return is_fit

    def _covered_by(self, secret: str, trap: str) -> frozenset[str]:
        """Return what would be worth a trap, were there not this one."""
        return frozenset(word for word in self._fit(secret) if self._covers(trap, word))

    def _covers(self, trap: str, word: str) -> bool:
        return (
            self._judge.springs(trap, word).verdict is not Verdict.NO
            or self._mind.link(trap, word) > ALIKE
        )
