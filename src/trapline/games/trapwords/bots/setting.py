"""What a bot forbids: the words that somebody would need, no two for one thought."""

from collections.abc import Iterator
from itertools import islice

from trapline.kernel import Luck, Text
from trapline.words.model import Verdict

from ..judge import Judge
from ..model.view import View
from .levels import Level
from .mind import Mind
from .tongue import Tongue

ALIKE = 0.995
"""Two words that hang together so much are hardly both worth a trap."""
ENOUGH = 12


class Setter:
    """Sets traps in one language."""

    def __init__(self, judge: Judge, mind: Mind, tongue: Tongue) -> None:
        self._judge, self._mind, self._tongue = judge, mind, tongue

    def trap(self, view: View, level: Level, luck: Luck) -> Iterator[Text]:
        listed = [draft.word for draft in view.drafts]
        fit = (word for word in self._likely(view.word) if self._is_fit(word, view.word, listed))
        likely = list(islice(fit, level.spared + ENOUGH))
        spared = likely[level.spared :] or likely
        new = [word for word in spared if not self._is_covered(word, listed)]
        choice = (new or spared)[: level.whim]
        if choice:
            yield Text(luck.choice(choice))

    def _likely(self, secret: str) -> Iterator[str]:
        for idea in self._mind.ideas(secret):
            if self._tongue.role(idea.word) is not None:
                yield idea.word
        yield from self._mind.strangers(secret)

    def _is_fit(self, word: str, secret: str, listed: list[str]) -> bool:
        ruling = self._judge.lawful_trap(word, secret, listed)
        return ruling.lawful and not ruling.homograph

    def _is_covered(self, word: str, listed: list[str]) -> bool:
        return any(
            self._judge.springs(trap, word).verdict is not Verdict.NO
            or self._mind.link(trap, word) > ALIKE
            for trap in listed
        )
