"""The one door through which typed text enters."""

import unicodedata
from functools import lru_cache
from importlib import import_module
from typing import Any

LONGEST = 500
MARKS_PER_LETTER = 3
TWINS = str.maketrans("i10", "llo")
"""Letters and digits that only a good typeface tells apart: AIice and Alice, B0b and Bob."""

UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})


class Text(str):
    """What a person typed, cleaned at the door. Wishes and messages declare their free text so."""

    __slots__ = ()


def clean(typed: str, longest: int = LONGEST) -> Text:
    """Drop what cannot be seen, compose letters, collapse spaces, cap the length."""
    if typed.isascii() and typed.isprintable():
        return Text(" ".join(typed.split())[:longest].rstrip())
    seen = "".join(c for c in " ".join(typed.split()) if unicodedata.category(c) not in UNSEEN)
    letters: list[str] = []
    length = marks = 0
    for char in unicodedata.normalize("NFC", seen):
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


def skeleton(name: str) -> str:
    """Return what a name looks like at a glance, so that no two people look alike."""
    folded = unicodedata.normalize("NFKD", name).casefold()
    letters = (char for char in folded if char.isalnum())
    return "".join(c if c.isascii() else lookalike(c) for c in letters).translate(TWINS)


@lru_cache(maxsize=4096)
def lookalike(char: str) -> str:
    """Return the Latin letter that a letter, small or capital, passes for, or the letter itself."""
    # Few names need these tables, and every start would read them.
    confusables: Any = import_module("confusable_homoglyphs.confusables")
    for form in (char, char.upper()):
        found = confusables.is_confusable(form, preferred_aliases=["latin", "common"], greedy=True)
        shapes: list[str] = [shape["c"] for shape in found[0]["homoglyphs"]] if found else []
        latin = [shape for shape in shapes if shape.isascii() and shape.isalpha()]
        if latin:
            return latin[0].lower()
    return char
