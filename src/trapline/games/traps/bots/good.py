"""A player of TRAPS who weighs everything by the turns it saves."""

import math
from collections.abc import Callable

from trapline.kernel import Luck

from ..model.view import View
from ..wishes import AnyWish
from ..wishes.turn import HideTrap, PlaceTrap, SellTrap
from .answers import answers
from .ground import Ground
from .levels import Level
from .outlook import Outlook
from .turn import plays

PLENTY = 10.0
"""What is worth so many turns needs no comparison."""

CAREFUL = (PlaceTrap, HideTrap, SellTrap)
"""What nobody does by mistake."""


class Trapper:
    """Keeps both pieces going, lays Traps before those who lead, and counts the gold."""

    def __init__(self, ground: Callable[[], Ground], level: Level) -> None:
        self._ground, self._level = ground, level

    def choose(self, view: View, luck: Luck) -> AnyWish | None:
        if not view.may or view.me is None:
            return None
        look = Outlook(self._ground(), self._level, view, view.me)
        weigh = answers if view.settling else plays
        best = -math.inf
        choices: list[AnyWish] = []
        for exact, wish in (one for may in view.may for one in weigh(look, may)):
            worth = exact if isinstance(wish, CAREFUL) else exact + self._level.error(luck)
            if worth > best:
                best, choices = worth, []
            if worth == best:
                choices.append(wish)
            if worth > PLENTY:
                break
        return luck.choice(choices)
