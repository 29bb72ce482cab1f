"""The place of a word in its sentence, as far as it tells what the word is there (TW-42)."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from trapline.words.model import Part

ANYTHING = Part.NOUN | Part.VERB | Part.ADJECTIVE | Part.ADVERB
NAMING = Part.NOUN | Part.ADJECTIVE
ACTING = Part.VERB | Part.ADVERB


class Place(NamedTuple):
    """What a word may be here, and whether a verb would be bent here: swam, swims; not swim."""

    roles: Part = ANYTHING
    is_bent: bool | None = None
    is_alone: bool = False


ANYWHERE = Place()
ALONE = Place(is_alone=True)
PartsOf: TypeAlias = Callable[[str], Part]
"""What a neighbour can be, by the lexicon."""
PlaceOf: TypeAlias = Callable[[Sequence[str], int, PartsOf], Place]


def neighbours(said: Sequence[str], at: int) -> tuple[str, str, str]:
    """Return the word two before, the one before and the one after; empty where there is none."""
    return (
        said[at - 2] if at > 1 else "",
        said[at - 1] if at else "",
        said[at + 1] if at + 1 < len(said) else "",
    )
