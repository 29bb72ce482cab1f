"""Whether words sound alike, as flower and flour do: a link like any other (TT-13)."""

import re
from collections.abc import Mapping, Sequence

from trapline.kernel import Language
from trapline.words.spelling import bare, spelt

MUTE = re.compile(r"[aeiouhwy]")
DOUBLE = re.compile(r"(.)\1+")
SPOKEN: Mapping[Language, Sequence[tuple[str, str]]] = {
    "en": (
        ("^kn", "n"),
        ("^wr", "r"),
        ("^wh", "w"),
        ("ph", "f"),
        ("igh", "i"),
        ("mb$", "m"),
        ("ck", "k"),
        ("ea|ee", "e"),
        ("ai(?=[lnr])|a(?=[lnr]e$)", "e"),
        ("(?<=[aeioulnr])e$", ""),
        ("ou?w?e?r$", "ur"),
    ),
    "fr": (
        ("ph", "f"),
        ("y", "i"),
        ("eau|au", "o"),
        ("ai|ei", "e"),
        ("an|am|em", "en"),
        ("qu|c(?=[aorlu])", "k"),
        ("(?<=[a-z])(?:es?|[tdspxz]+)$", ""),
    ),
}
"""How letters are said, roughly: enough to hear that two words are one to the ear."""


def is_homophone(language: Language, one: str, other: str) -> bool:
    """Say whether two words surely sound the same: knight and night, mer and mère."""
    return one != other and said_aloud(language, one) == said_aloud(language, other)


def said_aloud(language: Language, word: str) -> str:
    heard = bare(spelt(word))
    for letters, sound in SPOKEN[language]:
        heard = re.sub(letters, sound, heard)
    return DOUBLE.sub(r"\1", heard)


def sounds_like(one: str, other: str) -> bool:
    """Say whether two words have the same consonants: what a plea points at may sound so."""
    return one != other and len(skeleton(one)) > 1 and skeleton(one) == skeleton(other)


def skeleton(word: str) -> str:
    heard = MUTE.sub("", bare(spelt(word)))
    return DOUBLE.sub(r"\1", heard)
