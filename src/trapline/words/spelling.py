"""How people type, and the one spelling under which the referee looks a word up."""

import unicodedata
from functools import lru_cache

APOSTROPHES = "`\u00b4\u02b9\u02bb\u02bc\u2018\u2019\u201b\u2032\uff07"
HYPHENS = "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63\uff0d"
SOFT_HYPHEN = "\u00ad"
LIGATURES = {"œ": "oe", "æ": "ae", "ß": "ss", "ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi"}
SIGNS = str.maketrans(
    {**dict.fromkeys(APOSTROPHES, "'"), **dict.fromkeys(HYPHENS, "-"), **LIGATURES, SOFT_HYPHEN: ""}
)


def spelt(word: str) -> str:
    """Small letters, composed accents, one apostrophe, one hyphen, no ligature; idempotent."""
    if word.isascii():
        return word.lower().translate(SIGNS)
    composed = unicodedata.normalize("NFKC", word.translate(SIGNS))
    return unicodedata.normalize("NFC", composed.lower().translate(SIGNS))


@lru_cache(maxsize=4096)
def bare(word: str) -> str:
    """The word without its accents."""
    if word.isascii():
        return word
    apart = unicodedata.normalize("NFD", word)
    return "".join(char for char in apart if not unicodedata.combining(char))
