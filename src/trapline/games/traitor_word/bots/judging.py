"""What a bot makes of the link of two words, and of a plea for it (TT-31 to TT-33)."""

from collections.abc import Iterator
from typing import NamedTuple

from trapline.words.spelling import tokens

from ..model.view import View
from .levels import Level
from .mind import Mind
from .sounds import is_homophone, sounds_like

PLEA = 0.15
"""What a plea may still win of those who would not nod."""
LIKE_SOUNDS = 0.8
"""How well words are linked that sound alike (TT-13)."""
FEWEST_LETTERS = 3
NOD = 0.5


class Belief(NamedTuple):
    """How likely the others nod at the last word: through one in between, or by its sound."""

    link: float
    through: str | None = None
    by_ear: bool = False


def strays(mind: Mind, view: View) -> float:
    """Return how likely most of the others would call the last word off-topic."""
    before, said = (link.text for link in view.chain[-2:])
    if not before or not said or not mind.knows(before):
        return 0.0
    if is_homophone(mind.language, before, said):
        return 0.0
    return (1 - mind.link(before, said)) * (1 - PLEA)


def believed(mind: Mind, level: Level, view: View) -> Belief:
    """Weigh the link, and what the plea puts between the words."""
    before, said = (link.text for link in view.chain[-2:])
    straight = Belief(mind.link(before, said))
    if not said or not mind.knows(said):
        return straight
    plea = view.trial.text if view.trial else ""
    pleaded = [
        Belief(level.trusts * strength, word)
        for strength, word in through(mind, before, said, plea)
    ]
    heard = [Belief(LIKE_SOUNDS, by_ear=True)] if is_homophone(mind.language, before, said) else []
    return max((straight, *heard, *pleaded), key=lambda belief: belief.link)


def through(mind: Mind, before: str, said: str, plea: str) -> Iterator[tuple[float, str]]:
    """Yield the words of a plea, each with how well it binds the two."""
    for word in tokens(plea):
        if len(word) >= FEWEST_LETTERS and not is_either(mind, word, before, said):
            yield bond(mind, before, word) * bond(mind, word, said), word


def is_either(mind: Mind, word: str, *words: str) -> bool:
    return any(mind.judge.same_word(word, one) for one in words)


def bond(mind: Mind, one: str, other: str) -> float:
    is_alike = sounds_like(one, other) or is_homophone(mind.language, one, other)
    return max(mind.link(one, other), LIKE_SOUNDS if is_alike else 0.0)
