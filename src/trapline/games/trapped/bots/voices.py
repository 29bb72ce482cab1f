"""What bots say: lines by deed and by what colours it. None is said twice in an evening."""

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from trapline.kernel import Language, Luck, Text

from ..model.cards import Suit
from ..model.game import fingerprint
from ..model.view import View
from .naming import WHOM, filled

Lines: TypeAlias = Mapping[str, Mapping[str, tuple[str, ...]]]
"""By deed, and by what must be the case for a line to fit, such as `hate` or `dead gory`."""
ANY = "any"
EAGER = 2
"""A line is so much likelier for each thing in which it fits the moment."""

MANNERS = {
    Suit.HEARTS: "appeal",
    Suit.DIAMONDS: "bargain",
    Suit.SPADES: "con",
    Suit.CLUBS: "force",
}
"""What a card means that is played (TD-56)."""
FEELINGS = {Suit.HEARTS: "love", Suit.DIAMONDS: "desire", Suit.SPADES: "led", Suit.CLUBS: "hate"}
"""What a relationship means (TD-23)."""
TROUBLES = {
    Suit.CLUBS: "violence",
    Suit.HEARTS: "feelings",
    Suit.SPADES: "breakdown",
    Suit.DIAMONDS: "temptation",
}
"""What the card of an event means (TD-45)."""


class Occasion(NamedTuple):
    """A deed that calls for words, what colours it, and whom one speaks to or of."""

    deed: str
    tags: frozenset[str] = frozenset()
    whom: str = ""


class Voice:
    """All that bots can say in one language."""

    def __init__(self, lines: Lines, language: Language) -> None:
        self.language = language
        self.lines = {
            deed: [
                (frozenset(tags.split()) - {ANY}, line)
                for tags, some in cell.items()
                for line in some
            ]
            for deed, cell in lines.items()
        }

    def say(self, occasion: Occasion, view: View, luck: Luck) -> Text:
        """Return a line that fits and is new; nothing, if all of them have been said."""
        fresh = [one for one in self.fitting(occasion, view) if not self.was_said(one[1], view)]
        weighed = [line for tags, line in fresh for _ in range(1 + EAGER * len(tags))]
        line = luck.choice(weighed) if weighed else ""
        return Text(filled(line, occasion.whom, self.language))

    def fitting(self, occasion: Occasion, view: View) -> list[tuple[frozenset[str], str]]:
        """Return the lines for a moment, in the tone that the group has chosen (TD-126)."""
        case = occasion.tags | {view.tone.value}
        return [
            (tags, line)
            for tags, line in self.lines.get(occasion.deed, ())
            if tags <= case and (occasion.whom or WHOM not in line)
        ]

    def heard(self, deed: str, words: str, whom: str) -> bool:
        """Say whether these words are one of the lines for a deed, said to somebody."""
        said = fingerprint(words)
        lines = (filled(line, whom, self.language) for _, line in self.lines.get(deed, ()))
        return any(fingerprint(line) == said for line in lines)

    def was_said(self, line: str, view: View) -> bool:
        """Say whether somebody has said it in this evening, to whomever."""
        names = [sheet.name for sheet in view.sheets] if WHOM in line else [""]
        return any(fingerprint(filled(line, name, self.language)) in view.said for name in names)
