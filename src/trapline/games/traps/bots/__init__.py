"""Players of TRAPS who need no chair: one knowledge of the jungle, and three levels of cunning."""

from collections.abc import Mapping
from functools import cache

from trapline.kernel import PLAIN, Bot

from ..content import Box
from .good import Trapper
from .ground import Ground
from .levels import GENTLE, KEEN, SHARP
from .plain import Wanderer


def characters(box: Box) -> Mapping[str, Bot]:
    """Return the bots by character; who tables know as plain and good are gentle and sharp."""

    @cache
    def ground() -> Ground:
        return Ground(box)

    return {
        PLAIN: Wanderer(ground, GENTLE),
        "keen": Trapper(ground, KEEN),
        "good": Trapper(ground, SHARP),
    }
