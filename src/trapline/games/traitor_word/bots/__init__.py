"""Bots of Traitor Word: one mind of words for each language, and three levels of cunning."""

from collections.abc import Mapping

from trapline.kernel import PLAIN, Language

from ..content import Boxes
from ..judge import Judge
from .levels import GENTLE, KEEN, LEVELS, SHARP
from .mind import Minds
from .player import Chatterer


def characters(boxes: Boxes, judges: Mapping[Language, Judge]) -> Mapping[str, Chatterer]:
    """Return the bots by level; the plain one is neither gentle nor sharp."""
    minds = Minds(boxes, judges)
    levels = {PLAIN: LEVELS[KEEN], GENTLE: LEVELS[GENTLE], SHARP: LEVELS[SHARP]}
    return {name: Chatterer(level, minds) for name, level in levels.items()}
