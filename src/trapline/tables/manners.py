"""Names that a family would not want to read, however they are spelled.

`unwanted.toml` is the list; docs/decisions/0009-unwanted-names.md says why it is as it is.
"""

import codecs
import re
import tomllib
import unicodedata
from collections.abc import Iterable, Iterator
from itertools import chain, combinations, groupby, product
from typing import Final, Self

from msgspec import Struct, convert

from trapline.kernel.text import lookalike

MASK: Final = "*"
LEET: Final = str.maketrans("03456789@$€£¢", "oeasgtbgaselc")
ONES: Final = re.compile(r"[1|]|!(?=\S)|(?<=[a-z])I")
"""What stands for an i as well as for an l."""

AS_IT_IS: Final = re.compile("(?!)"), ""
WAYS: Final = (
    (AS_IT_IS, (re.compile("(?<=[a-z])(?=[A-Z])"), " ")),  # BigTrap
    (AS_IT_IS, (re.compile(r"\b[xX]{2,}|[xX]{2,}\b"), "")),  # xXtrapXx
    (AS_IT_IS, (re.compile(r"\b\d+|\d+\b"), ""), (re.compile(r"\d+"), " ")),  # tr4p, tr4p99, 99trap
    (AS_IT_IS, (re.compile(r"[^\w\s]|_"), "")),  # t.r.ap
    ((ONES, "i"), (ONES, "l")),  # tra1n, tr1ck
)
"""What an eye may make of capitals, digits and signs: it reads one way of each row."""

WORD: Final = re.compile(r"[^\W_](?:\**[^\W_])*")


class Entries(Struct, frozen=True, forbid_unknown_fields=True):
    """What is unwanted within a word, as a word or several, and as all there is of a name."""

    inside: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    alone: tuple[str, ...] = ()


class Sheet(Struct, frozen=True, forbid_unknown_fields=True):
    """The list: entries in rot13, by chapter and language, and words that are fine all the same."""

    signs: str
    innocent: frozenset[str]
    chapters: dict[str, dict[str, Entries]]

    @classmethod
    def read(cls, written: str) -> Self:
        return convert(tomllib.loads(written), cls)

    @property
    def entries(self) -> list[Entries]:
        return [part for chapter in self.chapters.values() for part in chapter.values()]


class Manners:
    """What a place for everybody minds in a name."""

    def __init__(self, sheet: Sheet) -> None:
        inside = plain(part.inside for part in sheet.entries)
        words = plain(part.words for part in sheet.entries)
        alone = plain(part.alone for part in sheet.entries)
        phrases = [entry for entry in words if " " in entry]
        self._signs = frozenset(sheet.signs)
        self._innocent = sheet.innocent
        self._inside = re.compile(any_of(inside))
        self._words = re.compile(f"{any_of(words)}s*")
        self._names = re.compile(f"{any_of(words)}s*|{any_of(alone)}")
        self._spread = re.compile(f"{any_of(inside + phrases)}s*")
        self._maskable = [f"{entry}{s}" for entry in inside + words + alone for s in ("", "s")]

    def allow(self, name: str) -> bool:
        """Say whether a name may be read by everybody."""
        return self._signs.isdisjoint(name) and not any(map(self._mind, {*readings(name)}))

    def _mind(self, words: tuple[str, ...]) -> bool:
        whole = self._names if len(words) == 1 else self._words
        spans = combinations(range(len(words) + 1), 2)
        return any(self._mind_word(word, whole) for word in words) or any(
            self._spread.fullmatch("".join(words[start:end])) for start, end in spans
        )

    def _mind_word(self, word: str, whole: re.Pattern[str]) -> bool:
        if word in self._innocent:
            return False
        if MASK in word:
            masked = re.compile(word.replace(MASK, "[a-z]"))
            return any(map(masked.fullmatch, self._maskable))
        return bool(whole.fullmatch(word) or self._inside.search(word))


def plain(lists: Iterable[tuple[str, ...]]) -> list[str]:
    return [codecs.decode(entry, "rot13") for entries in lists for entry in entries]


def any_of(entries: Iterable[str]) -> str:
    """Return a pattern of these entries without their spaces, each letter once or many times."""
    stretched = ("".join(f"{letter}+" for letter in entry.replace(" ", "")) for entry in entries)
    return f"(?:{'|'.join(stretched)})"


def readings(name: str) -> Iterator[tuple[str, ...]]:
    """Yield the words of a name as one eye or another reads them."""
    letters = unicodedata.normalize("NFKD", name)
    bare = "".join(char for char in letters if not unicodedata.category(char).startswith("M"))
    for ways in product(*WAYS):
        text = bare
        for pattern, into in ways:
            text = pattern.sub(into, text)
        yield tuple(spelled_out(WORD.findall(in_latin(text))))


def in_latin(text: str) -> str:
    return "".join(map(lookalike, text.translate(LEET))).casefold()


def spelled_out(words: Iterable[str]) -> Iterator[str]:
    """Join what was typed letter by letter: t r a p."""
    runs = groupby(words, key=lambda word: len(word) == 1)
    return chain.from_iterable(["".join(run)] if single else run for single, run in runs)
