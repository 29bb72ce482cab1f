"""What people wrote down by hand about pairs of words; it wins over the pack."""

import tomllib
from collections.abc import Iterator, Mapping
from typing import NamedTuple, Self

import msgspec

from trapline.words.model import Tie


class Sheet(msgspec.Struct, forbid_unknown_fields=True):
    """The file: lists of words that belong to the first of their line."""

    derivations: list[list[str]] = []
    abbreviations: list[list[str]] = []
    compounds: list[list[str]] = []
    variants: list[list[str]] = []
    unsure: list[list[str]] = []
    strangers: list[list[str]] = []
    phrases: list[str] = []


TIES = {
    "derivations": Tie.DERIVATION,
    "abbreviations": Tie.ABBREVIATION,
    "compounds": Tie.CONTAINS,
    "variants": Tie.VARIANT,
    "unsure": Tie.LOOSE_DERIVATION,
    "strangers": Tie.NOTHING,
}


class Overrides(NamedTuple):
    """Ties by pair of headwords, and phrases that are one thing."""

    ties: tuple[tuple[str, str, Tie], ...]
    phrases: frozenset[str] = frozenset()

    @classmethod
    def read(cls, written: str) -> Self:
        sheet = msgspec.convert(tomllib.loads(written), Sheet)
        lists = ((tie, getattr(sheet, name)) for name, tie in TIES.items())
        ties = ((a, b, tie) for tie, lines in lists for a, b in pairs(lines))
        return cls(tuple(ties), frozenset(sheet.phrases))

    def numbered(self, number: Mapping[str, int]) -> dict[tuple[int, int], Tie]:
        """Ties by number; either order, save that a part does not contain its compound."""
        found: dict[tuple[int, int], Tie] = {}
        for one, other, tie in self.ties:
            a, b = number[one], number[other]
            found[a, b] = tie
            found[b, a] = Tie.NOTHING if tie is Tie.CONTAINS else tie
        return found


def pairs(lines: list[list[str]]) -> Iterator[tuple[str, str]]:
    for first, *others in lines:
        yield from ((first, other) for other in others)
