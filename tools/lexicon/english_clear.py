"""Pairs of English words whose kinship nobody can miss, though no source names it."""

from lexicon.english_links import shared_beginning
from lexicon.english_words import English
from trapline.words.grammar import listed

ENDINGS = frozenset({"less", "lessly", "lessness", "ful", "fully", "fulness", "ship", "hood"})
"""Endings that leave the word before them as plain as it was."""
PREFIXES = {
    **dict.fromkeys(listed("un non mis over anti multi semi counter hyper ultra micro mini"), 5),
    "super": 4,
    "inter": 6,
    "re": 6,
}
"""Prefixes that leave a word of at least so many letters as plain as it was."""
OFTEN_NO_PREFIX = {"re": 0.2}
"""How near the meanings must be behind a prefix that is often mere letters: research, recover."""
NEAR_ENOUGH = 0.05
USUAL = 3.0
UNKNOWN_MEANING = 0.2


def clearness(english: English, one: str, other: str, cosine: float | None) -> float:
    """Return the log-odds due to a pair beyond what its affixes are worth in general."""
    short, long = sorted((one, other), key=len)
    if long.startswith(short) and len(short) > 3 and long[len(short) :] in ENDINGS:
        return 4.0
    meaning = UNKNOWN_MEANING if cosine is None else cosine
    if is_prefixed(english, short, long, meaning):
        return 5.0
    whole = long.startswith(short) or long.endswith(short)
    same = len(short) if whole else shared_beginning(one, other) - 1
    if same >= 5 and meaning >= 0.4:
        return 1.5
    long_enough = same >= (6 if whole else 5)
    return 1.0 if long_enough and meaning >= 0.25 else 0.0


def is_prefixed(english: English, short: str, long: str, meaning: float) -> bool:
    """Whether the longer word is a plain prefix before a form of the shorter: un-listed."""
    for prefix, shortest in PREFIXES.items():
        form = long.removeprefix(prefix)
        if long.startswith(prefix) and len(form) >= shortest and english.frequency(form) >= USUAL:
            near = meaning >= OFTEN_NO_PREFIX.get(prefix, NEAR_ENOUGH)
            return near and (form == short or short in english.heads_of(form))
    return False
