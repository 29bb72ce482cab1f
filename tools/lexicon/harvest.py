"""What a language module brings in, before it is packed."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from trapline.words.model import Part, Tie


@dataclass
class Harvest:
    """All that is known of one language, spelt as `trapline.words.spelling.spelt` leaves it.

    words     every form a player may type, with what it can be
    zipf      Zipf frequency (0 to 8) of a form; left out is 0
    lemmas    forms of a headword: ("mice", "mouse"), ("left", "leave"); a form that is also a
              headword of its own has the pair ("left", "left") too. A word without any is its own.
    roles     what a form is in a sentence as a form of one of its headwords
    first     of a form with several readings, those that somebody who writes it alone may mean
    ties      what belongs together, between headwords; each pair once, in either order, except
              that Tie.CONTAINS names the compound first. Not closed: nothing is inferred from two
              ties in a row, so a harvest writes every pair that shall spring.
              Forms spring through their headwords: books/bookish needs only book/bookish.
    kinds     (poodle, dog): the first is a kind of the second; the nearest step only
    weights   how far each rule of `Grammar.analyses` is trusted, as log-odds, and "unsure" and
              "sure", the two thresholds
    hyphens   whether every hyphenated word is tied to its parts
    """

    language: str
    words: dict[str, Part] = field(default_factory=dict)
    zipf: dict[str, float] = field(default_factory=dict)
    lemmas: set[tuple[str, str]] = field(default_factory=set)
    roles: dict[tuple[str, str], Part] = field(default_factory=dict)
    first: set[tuple[str, str]] = field(default_factory=set)
    ties: dict[tuple[str, str], Tie] = field(default_factory=dict)
    kinds: set[tuple[str, str]] = field(default_factory=set)
    weights: dict[str, float] = field(default_factory=dict)
    hyphens: bool = False

    def add(self, word: str, part: Part) -> None:
        self.words[word] = self.words.get(word, Part(0)) | part

    def tie(self, one: str, other: str, tie: Tie) -> None:
        """Write a tie down unless the pair has one; so the most trusted source comes first."""
        if one != other and (one, other) not in self.ties and (other, one) not in self.ties:
            self.ties[one, other] = tie

    def missing(self) -> set[str]:
        """Return the words that are spoken of but not listed; a harvest must have none."""
        pairs: Iterable[tuple[str, str]] = [*self.lemmas, *self.ties, *self.kinds]
        return {word for pair in pairs for word in pair} - self.words.keys()
