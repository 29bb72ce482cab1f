"""A player of TRAPS who weighs everything by the turns it saves."""

import math
from functools import cached_property

from trapline.kernel import Luck

from ..content import Box
from ..model.view import View
from ..wishes import AnyWish
from .answers import answers
from .ground import Ground
from .outlook import Outlook
from .turn import plays

PLENTY = 10.0
"""What is worth so many turns needs no comparison."""


class Trapper:
    """Keeps both pieces going, hides Traps before those who lead, and counts the gold."""

    def __init__(self, box: Box) -> None:
        self._box = box

    @cached_property
    def _ground(self) -> Ground:
        return Ground(self._box)

    def choose(self, view: View, luck: Luck) -> AnyWish | None:
        if not view.may or view.me is None:
            return None
        look = Outlook(self._ground, view, view.me)
        weigh = answers if view.settling else plays
        best = -math.inf
        choices: list[AnyWish] = []
        for worth, wish in (one for may in view.may for one in weigh(look, may)):
            if worth > best:
                best, choices = worth, []
            if worth == best:
                choices.append(wish)
            if worth > PLENTY:
                break
        return luck.choice(choices)
