"""Whoever makes settings: with a bank of ideas at hand, and a place to show before there is one."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from trapline.kernel import Language, Luck

from ...model.kinds import Attribute
from ..atlas import Atlas
from ..schema import Means, Monster, Passage, Scenario, Weakness
from .develop import develop
from .fill import Kept, fill
from .ideas import Bank
from .lacks import lacks
from .sketch import Part, Sketch

REMEMBERED = 64

NOWHERE: Final = Atlas(
    Scenario(
        id="nowhere",
        says={},
        safe="nowhere",
        rooms=(),
        links=(),
        goals=(),
        barriers=(),
        monster=Monster(
            start="nowhere",
            moves=(Passage.DOOR,),
            attributes=(Attribute.FAST,),
            attacks=({},),
            weakness=Weakness(means=(Means(item="nothing"),), says={}),
            says={},
        ),
        events=(),
        ways=(),
        cast={},
    )
)
"""Where everybody is before the group has made up its mind."""


class Maker:
    """Fills sheets in, and draws the place that a sheet describes."""

    def __init__(self, bank: Bank) -> None:
        self.bank = bank
        self.preview = lru_cache(maxsize=REMEMBERED)(self._developed)

    def fill(self, kept: Kept, language: Language, luck: Luck) -> Sketch:
        return fill(kept, self.bank, language, luck)

    def _developed(self, sketch: Sketch) -> Atlas:
        return NOWHERE if lacks(sketch) else Atlas(develop(sketch, self.bank))

    def hints(self, language: Language) -> Mapping[Part, tuple[str, ...]]:
        return {part: tuple(map(str, self.bank.ideas(part, language))) for part in Part}
