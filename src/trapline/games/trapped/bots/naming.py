"""What bots call people: in French a rank has its article where one speaks of somebody."""

import re
from typing import Final

from trapline.kernel import Language

WHOM: Final = "{whom}"
"""Stands for somebody's name."""
ADDRESSED: Final = re.compile(r"(?:^|(?<=, )|(?<=[.!?…] ))\{whom\}(?=\u202f?[,.!?…:;]|$)")
MENTIONED: Final = re.compile(r"(?P<to>\bà )?\{whom\}")
RANK: Final = re.compile(
    r"(docteure?|colonel|major|sergente?|capitaine|commandante?|professeure?|père|vicomte) ",
    re.IGNORECASE,
)
HERS: Final = re.compile(r"(docteure|sergente|commandante|professeure) ", re.IGNORECASE)


def filled(line: str, whom: str, language: Language) -> str:
    """Return a line with a name: of whom one speaks to, and of whom one speaks about."""
    if language == "en" or not RANK.match(whom):
        return line.replace(WHOM, whom)
    spoken = ADDRESSED.sub(lambda _: whom, line)
    return capital(MENTIONED.sub(lambda found: mentioned(found["to"] or "", whom), spoken))


def mentioned(to: str, whom: str) -> str:
    article = "la" if HERS.match(whom) else "le"
    linked = "au" if to and article == "le" else f"{to}{article}"
    return f"{linked} {whom[0].lower()}{whom[1:]}"


def capital(line: str) -> str:
    """A sentence begins with a capital, whatever stands first in it."""
    return re.sub(r"(^|[.!?…] )(l[ea] )", lambda one: one[1] + one[2].capitalize(), line)
