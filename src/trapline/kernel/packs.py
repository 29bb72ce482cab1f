"""What a group brings along, lists of words or a game's own files, by the hash of its text."""

import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Final, Protocol, TypeAlias, runtime_checkable

from msgspec import Meta, Struct

from trapline.kernel.seats import Language

LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae"})

PackId: TypeAlias = Annotated[
    str, Meta(pattern=r"^([0-9a-f]{64})?$", extra_json_schema={"format": "pack"})
]
"""A pack: the SHA-256 of its text, or nothing where there is none."""

PackIds: TypeAlias = Annotated[
    str,
    Meta(
        pattern=r"^([0-9a-f]{64}( [0-9a-f]{64}){0,3}( box)?)?$",
        extra_json_schema={"format": "packs"},
    ),
]
"""An option's own lists of words, up to four of them with a space between; nothing where the box is
enough. `box` at the end mixes its words with theirs."""

BOX: Final = "box"

FileId: TypeAlias = Annotated[
    str, Meta(pattern=r"^([0-9a-f]{64})?$", extra_json_schema={"format": "file"})
]
"""A file of the game's own kind, such as a scenario; nothing where there is none."""


class Document(Struct, frozen=True):
    """A file that a game has read and found lawful: its title, and its text as it is kept."""

    title: str
    text: str


@runtime_checkable
class Reads(Protocol):
    """A game that has files of its own, such as scenarios."""

    def brought(self, data: bytes) -> Document:
        """Return what somebody brought, or refuse it and say why."""


@runtime_checkable
class Understands(Protocol):
    """A game whose bots may know some words of a list, and others not."""

    def known(self, words: Sequence[str], language: Language) -> int:
        """Return how many of these words its bots know in a language."""


class Library(Protocol):
    """The packs that are at hand."""

    def words(self, pack: PackId) -> tuple[str, ...] | None:
        """Return the words of a pack; None if there is no such pack."""

    def document(self, file: FileId, game: str) -> str | None:
        """Return the text of a file of this game; None if there is no such file."""


class NoPacks:
    """A library without a book, for whoever only reads what was played."""

    def words(self, _pack: PackId) -> tuple[str, ...] | None:
        return None

    def document(self, _file: FileId, _game: str) -> str | None:
        return None


def is_at_hand(library: Library, packs: PackIds) -> bool:
    """Say whether all these lists can be played with."""
    return all(library.words(pack) is not None for pack in lists_in(packs))


def mixed(library: Library, packs: PackIds, box: tuple[str, ...]) -> tuple[str, ...]:
    """Return the words of these lists, each once, and with `box` the words of the box among them.

    A list that got lost must not end a game: the others do, or the words of the box.
    """
    found = [library.words(pack) for pack in lists_in(packs)]
    lists = tuple(words for words in found if words is not None)
    return shuffled_together((*lists, box) if BOX in packs.split() or not lists else lists)


def lists_in(packs: PackIds) -> list[PackId]:
    return [pack for pack in packs.split() if pack != BOX]


@lru_cache(maxsize=64)
def shuffled_together(lists: tuple[tuple[str, ...], ...]) -> tuple[str, ...]:
    if len(lists) == 1:
        return lists[0]
    words: dict[str, str] = {}
    for word in (word for words in lists for word in words):
        words.setdefault(letters(word), word)
    return tuple(words.values())


def letters(word: str) -> str:
    """Return what two spellings of one word have in common."""
    apart = unicodedata.normalize("NFD", word.casefold().translate(LIGATURES))
    return "".join(filter(str.isalpha, apart))
