"""Which letters make no word at all; wide enough for every long word of both languages (TW-35)."""

import re
from collections.abc import Sequence

from trapline.words.spelling import bare

LONGEST_WORD = 45
"""So long is pneumonoultramicroscopicsilicovolcanoconiosis; no dictionary has a longer one."""
LONGEST_PHRASE = 8
"""A word more than pomme de terre en robe des champs."""
UNSPEAKABLE = re.compile(r"[bcdfghjklmnpqrstvxz]{7}|(.)\1{4}|(.{1,4}?)\2{5}")
"""Six consonants in a row are in a catchphrase (w is none, in Wales); who sighs stops sooner."""


def parts_of(token: str) -> Sequence[str]:
    return re.split(r"['-]", token.strip("'"))


def is_nonsense(word: str) -> bool:
    return len(word) > LONGEST_WORD or UNSPEAKABLE.search(bare(word)) is not None
