"""What a bot makes of the link of two words, and of a plea for it (TT-31 to TT-33)."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from trapline.words.spelling import bare, spelt, tokens

from ..model.view import View
from .levels import Level
from .mind import Mind

PLEA = 0.15
"""What a plea may still win of those who would not nod."""
LIKE_SOUNDS = 0.8
"""How well words are linked that sound alike (TT-13)."""
FEWEST_LETTERS = 3
MUTE = re.compile(r"[aeiouhwy]")
DOUBLE = re.compile(r"(.)\1+")
NOD = 0.5


class Belief(NamedTuple):
    """How likely the others nod at the last word, and through which word in between."""

    link: float
    through: str | None = None


def strays(mind: Mind, view: View) -> float:
    """Return how likely most of the others would call the last word off-topic."""
    before, said = (link.text for link in view.chain[-2:])
    if not before or not said or not mind.knows(before):
        return 0.0
    return (1 - mind.link(before, said)) * (1 - PLEA)


def believed(mind: Mind, level: Level, view: View) -> Belief:
    """Weigh the link, and what the plea puts between the words."""
    before, said = (link.text for link in view.chain[-2:])
    plea = view.trial.text if view.trial else ""
    pleaded = (
        Belief(level.trusts * strength, word)
        for strength, word in through(mind, before, said, plea)
    )
    return max((Belief(mind.link(before, said)), *pleaded), key=lambda belief: belief.link)


def through(mind: Mind, before: str, said: str, plea: str) -> Iterator[tuple[float, str]]:
    """Yield the words of a plea, each with how well it binds the two."""
    for word in tokens(plea):
        if len(word) >= FEWEST_LETTERS and not is_either(mind, word, before, said):
            yield bond(mind, before, word) * bond(mind, word, said), word


def is_either(mind: Mind, word: str, *words: str) -> bool:
    return any(mind.judge.same_word(word, one) for one in words)


def bond(mind: Mind, one: str, other: str) -> float:
    sound = LIKE_SOUNDS if sounds_like(one, other) else 0.0
    return max(mind.link(one, other), sound)


def sounds_like(one: str, other: str) -> bool:
    """Say whether two words have the same consonants, as flower and flour do, or mer and mère."""
    return one != other and len(skeleton(one)) > 1 and skeleton(one) == skeleton(other)


def skeleton(word: str) -> str:
    heard = MUTE.sub("", bare(spelt(word)))
    return DOUBLE.sub(r"\1", heard)
