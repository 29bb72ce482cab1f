"""Whoever makes settings: with a bank of ideas at hand, and a place to show before there is one."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from trapline.games.trapped.content.atlas import Atlas
from trapline.games.trapped.content.making.develop import develop
from trapline.games.trapped.content.making.fill import Kept, fill
from trapline.games.trapped.content.making.ideas import Bank
from trapline.games.trapped.content.making.lacks import lacks
from trapline.games.trapped.content.making.sketch import Part, Sketch
from trapline.games.trapped.content.schema import Means, Monster, Passage, Scenario, Weakness
from trapline.games.trapped.kinds import Attribute
from trapline.kernel import Language, Luck

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
