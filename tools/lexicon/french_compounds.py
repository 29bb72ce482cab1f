"""French words with other words inside: hyphened, spaced, and written as one."""

import re
from collections.abc import Iterator, Mapping

from lexicon.french_sources import Meanings
from lexicon.french_words import French
from trapline.words.french_closed import BEGINNINGS, SMALL_PARTS
from trapline.words.model import Part, Tie

CONTENT = Part.NOUN | Part.VERB | Part.ADJECTIVE | Part.NUMBER
JOINTS = re.compile(r"[-' ]")
SHORTEST_PART, SHORTEST_REST = 2, 4
COMMON_ENOUGH = 2.3


def compounds(
    french: French, made: Mapping[str, set[str]], meanings: Meanings
) -> Iterator[tuple[str, str, Tie]]:
    for word in sorted(french.heads):
        if JOINTS.search(word):
            for part in parts_between_joints(french, word):
                yield word, part, Tie.CONTAINS
        else:
            for part, tie in parts_within(french, made, meanings, word):
                yield word, part, tie


def parts_between_joints(french: French, word: str) -> Iterator[str]:
    for piece in JOINTS.split(word):
        if len(piece) < SHORTEST_PART or piece in SMALL_PARTS:
            continue
        for head in sorted(french.heads_of(piece)):
            if head != word and french.heads.get(head, Part(0)) & CONTENT:
                yield head


def parts_within(
    french: French, made: Mapping[str, set[str]], meanings: Meanings, word: str
) -> Iterator[tuple[str, Tie]]:
    """A word behind a beginning (télé, auto, contre): its own word if it still means it."""
    for beginning, trust in BEGINNINGS.items():
        rest = word.removeprefix(beginning)
        if rest == word or len(rest) < SHORTEST_REST or not is_common(french, rest):
            continue
        written = rest in made.get(word, ())
        near = meanings.nearness(word, rest)
        if written or trust + (near or 0.0) >= 1:
            yield rest, Tie.CONTAINS
        elif trust + (near or 0.0) >= 0.9:
            yield rest, Tie.LOOSE_CONTAINS


def is_common(french: French, rest: str) -> bool:
    return (
        bool(french.heads.get(rest, Part(0)) & CONTENT)
        and french.zipf.get(rest, 0) >= COMMON_ENOUGH
    )
