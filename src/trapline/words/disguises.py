"""Words dressed up so that a machine should not know them: l1ght, thgil (TW-133)."""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from trapline.words.spelling import spelt

SIGNS = dict(
    zip(
        "01345789@$!|€£+",
        ("o", "il", "e", "a", "s", "t", "b", "g", "a", "s", "i", "il", "e", "l", "t"),
        strict=True,
    )
)
DRESSED = re.compile(r"[^\W_](?:[^\W_]|[@$!|€£+])*[^\W_]")
MIXED = re.compile(r"\w*[^\W\d_]\d+[^\W\d_]\w*")
LETTER = re.compile(
    r"LATIN (?:SMALL LETTER|LETTER SMALL CAPITAL)"
    r"(?: DOTLESS| LONG| SCRIPT| OPEN| TURNED| REVERSED)? ([A-Z])\b"
)
MOST_SIGNS = 3
SHORTEST_TURNED = 4


def undressed(text: str) -> str:
    """The text without words that have digits among their letters: those are no two words."""
    return MIXED.sub(" ", text)


def hidden_words(text: str) -> Iterator[tuple[str, str]]:
    """Yield each word that has signs among its letters, and what those may stand for."""
    for typed in DRESSED.findall(spelt(text)):
        signs = sum(char in SIGNS for char in typed)
        if 0 < signs <= MOST_SIGNS and signs < sum(map(str.isalpha, typed)):
            for letters in product(*(SIGNS.get(char, char) for char in typed)):
                yield typed, "".join(letters)


@lru_cache(maxsize=4096)
def plain_letters(word: str) -> str:
    """The word in the letters that its own look like: an i without its dot is an i."""
    return word if word.isascii() else "".join(map(plain_letter, word))


def plain_letter(char: str) -> str:
    named = LETTER.match(unicodedata.name(char, ""))
    return named[1].lower() if named and not unicodedata.decomposition(char) else char


def is_turned(word: str, trap: str) -> bool:
    """Whether a word is the trap from behind, or with its halves swapped, as in verlan."""
    if len(trap) < SHORTEST_TURNED or len(word) != len(trap):
        return False
    return word == trap[::-1] or word in trap + trap
