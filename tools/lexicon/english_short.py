"""Two English spellings of one word, and short forms of longer words."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations

from lexicon.english_links import Pair, pair_of
from lexicon.english_words import English
from lexicon.own_lists import lines_of
from trapline.words.model import Tie

BRITISH = {"british", "british_z", "australian", "canadian", "variant_1"}
ACROSS_THE_OCEAN = (
    *(("our", "or"), ("ou", "o"), ("isation", "ization"), ("ise", "ize"), ("ising", "izing")),
    *(("yse", "yze"), ("re", "er"), ("ogue", "og"), ("ence", "ense"), ("ice", "ise"), ("s", "z")),
    *(("ae", "e"), ("oe", "e"), ("ll", "l"), ("que", "ck"), ("mme", "m"), ("axe", "ax")),
    *(("y", "i"), ("y", "a"), ("ough", "ow"), ("sc", "sk"), ("ph", "f"), ("en", "in"), ("c", "k")),
    *(
        ("ium", "um"),
        ("ey", "y"),
        ("aero", "air"),
        ("ement", "ment"),
        ("gg", "g"),
        ("xion", "ction"),
    ),
)
SHORTEST_VARIANT = 4
SHORTEST_CLIPPING = 3
LONGEST_ACRONYM = 5
USUAL = 3.0


def variants(english: English) -> Iterator[Pair]:
    """Yield the two spellings of a word: colour and color, grey and gray."""
    for word in sorted(english.heads):
        if word in english.spellings and english.spellings[word] <= BRITISH:
            for british, american in ACROSS_THE_OCEAN:
                other = word.replace(british, american)
                if other != word and other in english.heads:
                    yield pair_of(word, other)
    for synset in english.net.synsets.values():
        for one, other in combinations(sorted({w for w in synset.words if w in english.heads}), 2):
            alike = skeleton(one) == skeleton(other) and one[0] == other[0]
            if alike and min(len(one), len(other)) >= SHORTEST_VARIANT:
                yield one, other


def skeleton(word: str) -> str:
    """Return what is left of a word without vowels, h, hyphens and doubled letters."""
    return re.sub(r"(.)\1+", r"\1", re.sub("[aeiouyh-]", "", word.replace("c", "s")))


def clippings(english: English) -> Iterator[tuple[str, str, Tie]]:
    """Yield (short, long) from our own list and from what WordNet calls the same thing."""
    for short, *longs in lines_of("english_clippings.txt"):
        tie = Tie.LOOSE_ABBREVIATION if short.endswith("?") else Tie.ABBREVIATION
        yield from ((short.rstrip("?"), long, tie) for long in longs)
    for synset in english.net.synsets.values():
        named = dict(zip(synset.words, synset.names, strict=True))
        words = sorted((word for word in named if not named[word] or len(word) <= 3), key=len)
        for short, long in combinations(words, 2):
            if short in english.size:
                for part in shortened(english, short, long):
                    yield short, part, Tie.ABBREVIATION


def irregular(english: English) -> Iterator[Pair]:
    """Yield the pairs of each family whose stem changes: sing and song."""
    for family in lines_of("english_irregular.txt"):
        yield from combinations([word for word in family if word in english.heads], 2)


def shortened(english: English, short: str, long: str) -> Iterable[str]:
    """Return the words of `long` that `short` stands for, if it does."""
    parts = re.split("[ -]", long)
    if len(parts) > 1:
        initials = "".join(part[0] for part in parts)
        content = [part for part in parts if part in english.size and len(part) > 2]
        # ICE may be an engine; ice is not.
        acronym = short == initials and len(short) <= LONGEST_ACRONYM
        return content if acronym and not english.net.is_word(short) else ()
    rest = long.removeprefix(short) if long.startswith(short) else long.removesuffix(short)
    # sunlight is no longer sun: what two words make is a compound. Nor is a usual word cut short:
    # a man is no human without its beginning, and brightly is derived of bright.
    is_cut = len(rest) > 1 and len(short) >= SHORTEST_CLIPPING and rest not in english.size
    cut = is_cut and english.frequency(short) < USUAL
    if long in english.size and cut and (long.startswith(short) or long.endswith(short)):
        return (long,)
    return (long,) if long in english.size and is_written_short(english, short, long) else ()


def is_written_short(english: English, short: str, long: str) -> bool:
    """Whether an abbreviation has letters of the word in its order: km, kilometre."""
    letters = iter(long)
    in_order = all(letter in letters for letter in short)
    return short in english.short and short[0] == long[0] and in_order


def spellings_of(pairs: Iterable[Pair]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for one, other in pairs:
        found[one].add(other)
        found[other].add(one)
    return found
