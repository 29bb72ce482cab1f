"""The one door through which typed text enters."""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from importlib import import_module
from itertools import pairwise
from typing import Any

LONGEST = 500
MARKS_PER_LETTER = 3
TWINS = str.maketrans("i10", "llo")
"""Letters and digits that only a good typeface tells apart: AIice and Alice, B0b and Bob."""

UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0e\uffa0\ufffc"
    "\U00013441\U00013442\U00016fe4\U0001d159\U000e0100-\U000e01ef]"
)
"""Fillers, blanks and selectors that Unicode counts as letters, marks or symbols."""

PICTURE = "\ufe0f"
"""Turns the symbol or the keycap before it into a picture; elsewhere it cannot be seen."""

VOWELS = frozenset({0, 8, *range(84, 133)})
"""Combining classes of marks that make another name, as in Hindi, Thai and Japanese."""

LATIN = re.compile(
    "(?:.+ )?(?:LATIN|REGIONAL INDICATOR SYMBOL)(?: SMALL| CAPITAL)* LETTER"
    "(?: SMALL| CAPITAL| BLACKLETTER)* ([A-Z])(?: BAR| WITH .+)?"
)
"""How Unicode names small capitals, letters in boxes, and letters with a stroke or a hook."""


class Text(str):
    """What a person typed, cleaned at the door. Wishes and messages declare their free text so."""

    __slots__ = ()


def clean(typed: str, longest: int = LONGEST) -> Text:
    """Drop what cannot be seen, compose letters, collapse spaces, cap the length."""
    if typed.isascii() and typed.isprintable():
        return Text(" ".join(typed.split())[:longest].rstrip())
    letters: list[str] = []
    length = marks = 0
    for char in unicodedata.normalize("NFC", seen(" ".join(typed.split()))):
        if unicodedata.category(char).startswith("M"):
            marks += 1
            if marks > MARKS_PER_LETTER:
                continue
        else:
            marks = 0
            length += 1
            if length > longest:
                break
        letters.append(char)
    return Text(" ".join("".join(letters).split()))


def seen(typed: str) -> str:
    """Return what can be seen of a line."""
    kept = (c for c in BLANK.sub("", typed) if unicodedata.category(c) not in UNSEEN)
    composed = unicodedata.normalize("NFC", "".join(kept))
    shown = pairwise(f" {composed}")
    return "".join(char for before, char in shown if char != PICTURE or is_pictured(before))


def is_pictured(char: str) -> bool:
    return char in "#*0123456789" or unicodedata.category(char).startswith("S")


def looks(name: str) -> set[str]:
    """Return all that a name passes for at a glance. No two people share any of it.

    A small letter may pass for another than its capital does (Greek N and v), a sign for a letter.
    """
    signs = "".join(map(lookalike, name))
    return {skeleton(name), skeleton(name.casefold()), skeleton(signs)}


def skeleton(name: str) -> str:
    """Return the letters of a name, each as the Latin one that it passes for; empty without any."""
    return "".join(glyphs(name)).casefold().translate(TWINS)


def glyphs(name: str) -> Iterator[str]:
    letter = ""
    for char in unicodedata.normalize("NFKD", name):
        if char.isalnum():
            letter = lookalike(char)
            yield letter
        elif not unicodedata.category(char).startswith("M"):
            letter = ""
        elif not letter.isascii() and unicodedata.combining(char) in VOWELS:
            yield char


@lru_cache(maxsize=4096)
def lookalike(char: str) -> str:
    """Return the Latin letter that a sign, small or capital, passes for, or the sign itself."""
    if char.isascii() and char.isalnum():
        return char.lower()
    # Few names need these tables, and every start would read them.
    confusables: Any = import_module("confusable_homoglyphs.confusables")
    for form in (char, char.upper()):
        found = confusables.is_confusable(form, greedy=True)
        shapes: list[str] = [shape["c"] for shape in found[0]["homoglyphs"]] if found else []
        latin = [shape for shape in shapes if shape.isascii() and shape.isalpha()]
        if latin:
            return latin[0].lower()
    named = LATIN.fullmatch(unicodedata.name(char, ""))
    return named[1].lower() if named else char
