"""Families, compounds and abbreviations of French that were written down by hand."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from trapline.words.model import Tie
from trapline.words.spelling import spelt

SIGNS = {
    " :: ": Tie.DERIVATION,
    " : ": Tie.DERIVATION,
    " = ": Tie.CONTAINS,
    " ~ ": Tie.ABBREVIATION,
    " ~? ": Tie.LOOSE_ABBREVIATION,
    " // ": Tie.VARIANT,
    " | ": Tie.NOTHING,
    " ? ": Tie.LOOSE_DERIVATION,
}
KIND_OF = " < "
# bus is short for autobus though it is a part of it, and autoroute is no derivation (TW-72).
FIRST = {Tie.ABBREVIATION: 0, Tie.CONTAINS: 1}


class Lists(NamedTuple):
    """What the file says: ties between two words, and kinds of things."""

    ties: list[tuple[str, str, Tie]]
    kinds: list[tuple[str, str]]


def read() -> Lists:
    path = Path(__file__).with_name("french_lists.txt")
    found = Lists([], [])
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        said = line.partition("#")[0].strip()
        if not said:
            continue
        if KIND_OF in said:
            lower, upper = map(spelt, said.split(KIND_OF))
            found.kinds.append((lower, upper))
            continue
        sign = next((sign for sign in SIGNS if sign in said), None)
        if sign is None:
            raise ValueError(f"{path.name}, line {number}: {line}")
        found.ties.extend((a, b, SIGNS[sign]) for a, b in pairs(said, sign))
    return found._replace(ties=sorted(found.ties, key=lambda each: FIRST.get(each[2], 2)))


def pairs(said: str, sign: str) -> Iterator[tuple[str, str]]:
    first, rest = said.split(sign, 1)
    others = rest.split(" + ") if sign == " = " else rest.split()
    words = [spelt(word.strip()) for word in (first, *others)]
    yield from (
        combinations(words, 2) if sign == " :: " else ((words[0], word) for word in words[1:])
    )
