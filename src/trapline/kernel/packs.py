"""What a group brings along, lists of words or a game's own files, by the hash of its text."""

from collections.abc import Sequence
from typing import Annotated, Protocol, TypeAlias, runtime_checkable

from msgspec import Meta, Struct

PackId: TypeAlias = Annotated[
    str, Meta(pattern=r"^([0-9a-f]{64})?$", extra_json_schema={"format": "pack"})
]
"""An option's own pack: the SHA-256 of its text, or nothing where the box is enough."""

FileId: TypeAlias = Annotated[
    str, Meta(pattern=r"^([0-9a-f]{64})?$", extra_json_schema={"format": "file"})
]
"""The same for a file of the game's own kind, such as a scenario."""


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

    def known(self, words: Sequence[str]) -> int:
        """Return how many of these words its bots know, in the language that has most of them."""


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
