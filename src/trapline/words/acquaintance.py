"""How many of some words bots know: asked in a lobby, where no mind need be in memory yet."""

import zlib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from trapline.kernel import Language
from trapline.words.grammars import GRAMMARS
from trapline.words.hearing import Hearing
from trapline.words.lexicon import lexicon_of

LENGTH = 4
WORDS = 1
"""The place of the words among the sections of a mind (see mind.py, which needs numpy)."""


def known_to_bots(words: Iterable[str], language: Language) -> int:
    """How many of these bring anything to the mind of a bot that plays in this language."""
    return sum(map(bool, map(hearing_of(language).rows, words)))


@cache
def hearing_of(language: Language) -> Hearing:
    row = {word: at for at, word in enumerate(vocabulary(language))}
    return Hearing(lexicon_of(language), GRAMMARS[language], row)


def vocabulary(language: Language) -> list[str]:
    """The words of a mind, and nothing else of it."""
    file = files("trapline.words") / "data" / f"{language}.mind"
    with file.open("rb") as raw:
        raw.readline()
        for _ in range(WORDS):
            raw.read(int.from_bytes(raw.read(LENGTH), "little"))
        return (
            zlib.decompress(raw.read(int.from_bytes(raw.read(LENGTH), "little")))
            .decode()
            .split("\n")
        )
