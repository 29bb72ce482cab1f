"""A game as it stands on the shelf: its rules and its sentences."""

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct

from trapline.kernel import Game

Texts: TypeAlias = Mapping[str, str]


class Listing(Struct, frozen=True):
    """A game and what it says, by language."""

    game: Game
    texts: Mapping[str, Texts]
    draft: bool = False
    """Whether it is in the making, and speaks English in every language."""
    help: Mapping[str, bytes] = {}
    """Files for those who write something for it, by name: pages, and something to begin with."""


Shelf: TypeAlias = Mapping[str, Listing]
