"""What lies in the box: cards with two words each, and what bots think of at a word."""

from collections.abc import Mapping

from msgspec import Struct

from trapline.kernel import Language

from .model.basics import Words
from .model.options import Colour


class Box(Struct, frozen=True):
    """The cards of one language: a black word and a pink one on each."""

    cards: tuple[tuple[str, str], ...]
    thoughts: Mapping[str, Words] = {}
    """What people think of at a word; bots know nothing else."""

    def words(self, colour: Colour) -> Words:
        return tuple(card[colour is Colour.PINK] for card in self.cards)


Boxes = Mapping[Language, Box]
