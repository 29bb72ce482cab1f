"""Sounds, and names that everybody knows: what they make people think of."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import TypeAlias

from trapline.kernel import Language
from trapline.words.spelling import spelt

LONGEST = 3
DRAWN_OUT = re.compile(r"(.)\1{2,}")
REPEATED = re.compile(r"(..+?)\1+")
Evoked: TypeAlias = Mapping[str, tuple[str, ...]]
NOTHING: Evoked = MappingProxyType({})


@cache
def evoked_by(language: Language) -> Evoked:
    """Read what was written down: a sound or a name, a colon, and words."""
    raw = (files("trapline.words") / "data" / f"evoked.{language}.txt").read_text("utf-8")
    lines = (spelt(line).partition(":") for line in raw.splitlines() if not line.startswith("#"))
    return {short(name): tuple(words.split()) for name, _, words in lines}


def short(sound: str) -> str:
    """A sound as it is filed, however somebody writes it: bzzzzz is bzz, tick-tock tick tock."""
    return DRAWN_OUT.sub(r"\1\1", sound).replace("-", " ")


def spans(words: Sequence[str], evoked: Evoked) -> Iterator[tuple[range, tuple[str, ...]]]:
    """Where sounds and names stand, the longest first, and what each makes people think of."""
    at = 0
    while at < len(words):
        longest = range(min(LONGEST, len(words) - at), 0, -1)
        found = ((size, evoked.get(short(" ".join(words[at : at + size])))) for size in longest)
        size, thoughts = next(((size, known) for size, known in found if known), (1, None))
        thoughts = thoughts or evoked.get(REPEATED.sub(r"\1", words[at]))
        if thoughts:
            yield range(at, at + size), thoughts
        at += size
