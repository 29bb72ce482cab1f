"""How people type, and the one spelling under which the referee looks a word up."""

import re
import unicodedata
from functools import lru_cache

APOSTROPHES = "`\u00b4\u02b9\u02bb\u02bc\u2018\u2019\u201b\u2032\uff07"
HYPHENS = "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63\uff0d"
LIGATURES = {"œ": "oe", "æ": "ae", "ß": "ss"}
SIGNS = str.maketrans(
    {**dict.fromkeys(APOSTROPHES, "'"), **dict.fromkeys(HYPHENS, "-"), **LIGATURES}
)
UNSEEN = frozenset({"Cf", "Cc", "Mn", "Me", "Cs"})
"""What cannot be seen, and marks that no letter took up: keycaps, variation selectors, zalgo."""

DOTTED = re.compile(r"\b(?:[^\W\d_]\.){2,}(?:[^\W\d_]\b)?")
TOKEN = re.compile(r"\d+(?:st|nd|rd|th|er|e|eme|ème)?\b|[^\W\d_]+(?:['-][^\W\d_]+)*'?")
STRETCHED = re.compile(r"(.)\1{2,}")


def spelt(text: str) -> str:
    """Small letters, composed accents, one apostrophe, one hyphen, no ligature; idempotent."""
    if text.isascii():
        return text.lower().replace("`", "'")
    composed = unicodedata.normalize("NFKC", text.translate(SIGNS)).translate(SIGNS)
    small = unicodedata.normalize("NFKC", composed.lower().translate(SIGNS))
    return "".join(char for char in small if unicodedata.category(char) not in UNSEEN)


@lru_cache(maxsize=4096)
def bare(word: str) -> str:
    """The word without its accents."""
    if word.isascii():
        return word
    apart = unicodedata.normalize("NFD", word)
    return "".join(char for char in apart if not unicodedata.combining(char))


def tokens(text: str) -> list[str]:
    """The words of a text, spelt; T.V. and jack-o'-lantern are one each, emoji and marks none."""
    whole = spelt(text).replace("-o'-", "-o-")
    if "." in whole:
        whole = DOTTED.sub(lambda dotted: dotted[0].replace(".", "") + " ", whole)
    return TOKEN.findall(whole)


def foreign(text: str) -> str | None:
    """The first word with a letter that is not Latin, if there is one."""
    if text.isascii():
        return None
    for word in unicodedata.normalize("NFKC", text).split():
        if not word.isascii() and not all(map(is_latin, word)):
            return word
    return None


@lru_cache(maxsize=4096)
def is_latin(char: str) -> bool:
    """Whether a character is a Latin letter, or no letter at all."""
    return not char.isalpha() or char in APOSTROPHES or "LATIN" in unicodedata.name(char, "")


def relaxed(word: str) -> tuple[str, ...]:
    """What a stretched word may stand for: sooo is soo or so."""
    if not STRETCHED.search(word):
        return ()
    return STRETCHED.sub(r"\1\1", word), STRETCHED.sub(r"\1", word)


def one_slip_apart(one: str, other: str) -> bool:
    """Whether one letter more, less, wrong, or two swapped make one word of the other."""
    if one == other or abs(len(one) - len(other)) > 1:
        return False
    short, long = sorted((one, other), key=len)
    start = next((n for n, char in enumerate(short) if char != long[n]), len(short))
    if len(short) < len(long):
        return short[start:] == long[start + 1 :]
    if short[start + 1 :] == long[start + 1 :]:
        return True
    swapped = long[start : start + 2] == short[start : start + 2][::-1]
    return swapped and short[start + 2 :] == long[start + 2 :]
