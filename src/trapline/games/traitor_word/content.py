"""What lies in the box: cards with two words each, and what bots think of at a word."""

from collections.abc import Mapping

from msgspec import Struct

from trapline.kernel import Language, letters

from .model.basics import Words
from .model.options import Colour


class Box(Struct, frozen=True):
    """The cards of one language: a black word and a pink one on each."""

    cards: tuple[tuple[str, str], ...]
    thoughts: Mapping[str, Words] = {}
    """What people think of at a word; bots know nothing else."""

    def words(self, colour: Colour) -> Words:
        return tuple(card[colour is Colour.PINK] for card in self.cards)

    def has(self, text: str) -> bool:
        """Say whether it stands on a card: then it is a word here, whatever it is elsewhere."""
        sought = letters(text)
        return any(letters(word) == sought for card in self.cards for word in card)


Boxes = Mapping[Language, Box]
