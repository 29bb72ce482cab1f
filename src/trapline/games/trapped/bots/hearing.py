"""What a GM hears in a dare that somebody put in their own words (TD-20, TD-74)."""

import re
from collections.abc import Mapping
from typing import Final

from ..model.kinds import Attribute
from ..model.view import View

HEARD: Final[Mapping[Attribute, str]] = {
    Attribute.SEXY: """kiss danc sing flirt smil charm compliment hug pose beg
        embrass dans chant dragu souri sédui câlin suppli mannequin""",
    Attribute.FAST: """run jump climb catch dodg swim race juggl slid somersault
        cour saut grimp attrap esquiv nage jongl gliss acrobat""",
    Attribute.CLEVER: """read solv count guess repair explain recit spell invent cook
        lire lis résou compt devin répar expliq récit épel cuisin""",
    Attribute.DANGEROUS: """fight hit punch kick throw break smash shoot wrestl burn
        batt frapp cogne boxe lanc cass brise tire brûl combat""",
}
"""Beginnings of words, in English and French; what is none of it takes courage."""


def weighed(view: View) -> Attribute:
    """Return what most words of the dare ask for."""
    dare = "" if view.dare is None else view.dare.words.casefold()
    words = re.split(r"\W+", dare)
    count = {
        one: sum(word.startswith(tuple(stems.split())) for word in words)
        for one, stems in HEARD.items()
    }
    best = max(count, key=lambda one: count[one])
    return best if count[best] else Attribute.BRAVE
