"""Lists of words that a group brings along: a game asks for them by the hash of their text."""

from typing import Annotated, Protocol, TypeAlias

from msgspec import Meta

PackId: TypeAlias = Annotated[
    str, Meta(pattern=r"^([0-9a-f]{64})?$", extra_json_schema={"format": "pack"})
]
"""An option's own list: the SHA-256 of its text, or nothing where the box's words are used."""


class Library(Protocol):
    """The packs that are at hand."""

    def words(self, pack: PackId) -> tuple[str, ...] | None:
        """Return the words of a pack; None if there is no such pack."""


class NoPacks:
    """A library without a book, for whoever only reads what was played."""

    def words(self, _pack: PackId) -> tuple[str, ...] | None:
        return None
