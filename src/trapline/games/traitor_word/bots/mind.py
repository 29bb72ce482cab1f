"""What a bot of Traitor Word makes of words: which link, what comes to mind, what lies between."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from math import prod

from trapline.kernel import Language
from trapline.words.associator import Idea, associator_of
from trapline.words.lexicon import lexicon_of
from trapline.words.model import Part
from trapline.words.spelling import spelt

from ..content import Box, Boxes
from ..judge import Judge
from ..model.view import View

BROAD = 60
"""So many words come to mind at one."""
THOUGHT = 0.95
"""How likely people nod where somebody wrote down that one word makes think of the other."""
SELDOM = 0.01
"""How likely somebody says such a thought."""
BRIDGE = 0.85
"""How well a word in between must be linked with both, to be named."""
FAINT = 0.0005
"""How likely a word is called up that does not come to mind."""
SPREAD = 1.2
"""How much rarer a plural may be, as a power of ten, if things can be counted."""
REMEMBERED = 1 << 15


class Mind:
    """What bots know of one language: the associator, and a table of thoughts from the box."""

    def __init__(self, language: Language, box: Box, judge: Judge) -> None:
        self.language: Language = language
        self.judge = judge
        self._associator = associator_of(language)
        self._lexicon = lexicon_of(language)
        self._near: dict[str, dict[str, str]] = {}
        for word, said in box.thoughts.items():
            for thought in said:
                self._near.setdefault(spelt(word), {})[spelt(thought)] = thought
                self._near.setdefault(spelt(thought), {})[spelt(word)] = word
        self.words = tuple(
            dict.fromkeys(text for near in self._near.values() for text in near.values())
        )
        """All it knows by heart."""
        self.link = lru_cache(REMEMBERED)(self._link)
        self.ideas = lru_cache(REMEMBERED)(self._ideas)
        self._places = lru_cache(REMEMBERED)(self._places_of)

    def knows(self, word: str) -> bool:
        return bool(word) and (spelt(word) in self._near or self._associator.knows(word))

    def _link(self, one: str, other: str) -> float:
        """How likely people nod when one word follows the other; never at one nobody knows."""
        found = self._associator.link(one, other)
        return max(found, THOUGHT) if spelt(other) in self._near.get(spelt(one), {}) else found

    def _ideas(self, word: str) -> Sequence[Idea]:
        """What people would say after a word, likeliest first."""
        found = self._associator.associates(word, BROAD)
        listed = {spelt(idea.word) for idea in found}
        thoughts = self._near.get(spelt(word), {})
        more = [Idea(text, SELDOM) for spelling, text in thoughts.items() if spelling not in listed]
        return sorted((*found, *more), key=lambda idea: -idea.likely)

    def place(self, before: str, said: str) -> int | None:
        """Return how many words come to mind sooner than what was said, if it comes at all."""
        return self._places(before).get(spelt(said))

    def _places_of(self, word: str) -> Mapping[str, int]:
        return {spelt(idea.word): place for place, idea in enumerate(self.ideas(word))}

    def fresh(self, view: View, words: Iterable[str]) -> Iterator[str]:
        """Yield what may be said: nothing twice, and nothing people would be asked about."""
        used = [link.text for link in view.chain if link.text]
        for word in words:
            if self._is_lawful(word) and not self._is_any(word, used):
                yield word

    def _is_lawful(self, word: str) -> bool:
        """Bots say only what nobody needs to be asked about (TT-12), and no names."""
        judge = self.judge
        is_odd = judge.is_conjugated(word) or judge.is_sentence(word)
        return judge.knows(word) and not is_odd and not self._parts(word) & Part.PROPER

    def are_kin(self, one: str, other: str) -> bool:
        """Say whether one word is made of the other: who says so says nothing new."""
        return self._associator.are_kin(one, other)

    def held(self, view: View) -> str | None:
        """Return the card of one's hand that the last word is."""
        said = view.chain[-1].text
        cards = (card for card in view.hand if said and self.judge.same_word(said, card))
        return next(cards, None)

    def bridge(
        self, one: str, other: str, but: Iterable[str] = (), least: float = FAINT
    ) -> str | None:
        """Return a noun between two words: of those well linked the one that both call up most.

        What is called up by everything says little. Both must call it up at `least` so likely.
        """
        taken = (one, other, *but)
        called = [{idea.word: idea.likely for idea in self.ideas(word)} for word in (one, other)]
        found = [
            (prod(shares) / self._associator.ease(word), word)
            for word in {*called[0], *called[1]}
            if min(shares := [each.get(word, FAINT) for each in called]) >= least
            and self._joins(word, one, other)
            and not self._is_any(word, taken)
        ]
        return max(found)[1] if found else None

    def _is_any(self, word: str, words: Iterable[str]) -> bool:
        return any(self.judge.same_word(word, one) for one in words)

    def _joins(self, between: str, one: str, other: str) -> bool:
        return (
            self.is_noun(between)
            and not any(is_made_of(between, word) for word in (one, other))
            and min(self.link(one, between), self.link(between, other)) >= BRIDGE
        )

    def is_noun(self, word: str) -> bool:
        return self._parts(word) & Part.NOUN != 0

    def is_counted(self, word: str) -> bool:
        """Say whether an English noun has a plural that is not much rarer."""
        number = self._lexicon.number.get(spelt(word))
        if number is None or not word.islower():
            return False
        plurals = (f"{word}s", f"{word}es", f"{word.removesuffix('y')}ies")
        known = [self._lexicon.number[form] for form in plurals if form in self._lexicon.number]
        usual = self._lexicon.zipf(number) - SPREAD
        return any(self._lexicon.zipf(form) >= usual for form in known)

    def is_kind(self, one: str, other: str) -> bool:
        """Say whether one thing is a kind of the other: a poodle is a dog."""
        numbers = [self._lexicon.number.get(spelt(word)) for word in (one, other)]
        if None in numbers or not (self.is_noun(one) and self.is_noun(other)):
            return False
        mine, theirs = (number for number in numbers if number is not None)
        return not self._lexicon.above(mine, 2).isdisjoint(self._lexicon.heads(theirs))

    def _parts(self, word: str) -> int:
        number = self._lexicon.number.get(spelt(word))
        return 0 if number is None else self._lexicon.parts(number)


def is_made_of(one: str, other: str) -> bool:
    """Say whether one of two words is written in the other: broomstick says little of a broom."""
    return spelt(one) in spelt(other) or spelt(other) in spelt(one)


class Minds:
    """The minds of all bots of a game. Only bots need one: a server starts without."""

    def __init__(self, boxes: Boxes, judges: Mapping[Language, Judge]) -> None:
        self.of = cache(lambda language: Mind(language, boxes[language], judges[language]))
