"""How the plural of a noun may be spelt; the lexicon knows which of these a noun has (TW-60)."""

import re
from collections.abc import Iterable
from typing import TypeAlias

Endings: TypeAlias = tuple[tuple[re.Pattern[str], str], ...]
"""What a noun ends in, and what its plural ends in instead."""


def endings(*pairs: tuple[str, str]) -> Endings:
    return tuple((re.compile(f"{one}$"), many) for one, many in pairs)


ENGLISH_REGULAR = endings(
    ("(?<![sxz])", "s"),
    ("([sxzo]|[cs]h)", r"\1es"),
    ("(?<![aeiou])y", "ies"),
    ("man", "men"),
    ("us", "i"),
)
ENGLISH_IRREGULAR = endings(
    *(("fe?", "ves"), ("([sz])", r"\1\1es"), ("is", "es")),
    *(("foot", "feet"), ("tooth", "teeth"), ("goose", "geese"), ("([ml])ouse", r"\1ice")),
    *(("child", "children"), ("ox", "oxen"), ("die", "dice"), ("person", "people")),
    *(("(?:um|on)", "a"), ("a", "ae"), ("o", "i"), ("[ei]x", "ices"), ("eau", "eaux")),
)
FRENCH_REGULAR = endings(("(?<![sxz])", "s"), ("(?<=[aeo]u)", "x"), ("al", "aux"))
FRENCH_IRREGULAR = endings(
    *(("ail", "aux"), ("ciel", "cieux"), ("oeil", "yeux"), ("aïeul", "aïeux")),
    *(("monsieur", "messieurs"), ("ma(dame|demoiselle)", r"mes\1s")),
    *(("bonhomme", "bonshommes"), ("gentilhomme", "gentilshommes")),
)


def in_plural(noun: str, plurals: Iterable[tuple[re.Pattern[str], str]]) -> set[str]:
    """What the plural would be by each of these endings."""
    return {one.sub(many, noun) for one, many in plurals if one.search(noun)}
