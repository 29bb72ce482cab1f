"""How many of some words bots know: asked in a lobby, where no mind need be in memory yet."""

import zlib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from typing import get_args

from trapline.kernel import Language
from trapline.words.grammars import GRAMMARS
from trapline.words.hearing import Hearing
from trapline.words.lexicon import lexicon_of

LENGTH = 4
WORDS = 1
"""The place of the words among the sections of a mind (see mind.py, which needs numpy)."""


def known_to_bots(words: Iterable[str]) -> int:
    """How many of these bring anything to a bot's mind, in the language that knows most."""
    listed = tuple(words)
    return max(sum(map(bool, heard(language, listed))) for language in get_args(Language))


def heard(language: Language, words: Iterable[str]) -> Iterator[tuple[int, ...]]:
    return map(hearing_of(language).rows, words)


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
