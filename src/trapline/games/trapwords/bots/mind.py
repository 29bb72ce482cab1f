"""What comes to a bot's mind: at a secret word, and at clues."""

import math
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from operator import itemgetter
from typing import TypeAlias

from trapline.kernel import Language, kept
from trapline.words.associator import Associator, Idea, associator_of
from trapline.words.counting import counted, untied
from trapline.words.echoes import Echoes
from trapline.words.lexicon import Lexicon, lexicon_of
from trapline.words.spelling import bare, spelt

from ..content import Box
from ..model.options import WordSet
from .following import NODS, USUAL, followed, written

REMEMBERED, LISTS = 256, 16
KNOWN_FAMILIES = 8192
CLOSE = 3
"""Words that share so many first letters may be of one family."""
ASSOCIATES = 30
FIRST_THOUGHT, LATER_THOUGHT = 0.06, 0.005
"""How likely the first of the thoughts written down is said, and how much less each later one."""
AFTERTHOUGHT = 0.012
"""How likely what people may think of next is said."""
ECHOED = 0.01
"""How much likelier people say what came to the mind of one of them, too."""
TOLD = 0.7
"""How far a bot goes by what clues hold of what was written down."""
SURE = 0.01
"""How likely a word must be said of a secret to be true of it."""
LOOKED_AT = 80
"""So many common nouns, where no list says what may be meant."""
FAR = 2.0
"""How much less likely what the associator left out is than the last it named."""
Families: TypeAlias = frozenset[int | str]


class Mind:
    """What a bot knows of one language: thoughts at the words of the box, and of any other."""

    def __init__(self, language: Language, box: Box, associator: Associator | None = None) -> None:
        self._language, self._box = language, box
        self._associator = associator or associator_of(language)
        self.ideas = lru_cache(REMEMBERED)(self._ideas)
        self.sayings = lru_cache(REMEMBERED)(self._sayings)
        self.family = lru_cache(KNOWN_FAMILIES)(self._family)
        self._heard = lru_cache(REMEMBERED)(self._without_frames)
        self._heads = lru_cache(REMEMBERED)(self._heads_of)
        self._listed = kept(LISTS)(frozenset[str])

    @cached_property
    def _lexicon(self) -> Lexicon:
        return lexicon_of(self._language)

    @cached_property
    def _echoes(self) -> Echoes:
        """All that people say at the words of the box: what bots say as well, and much else."""
        box = self._box
        listed = (box.thoughts, box.afterthoughts, box.echoes)
        words = dict.fromkeys(word for each in listed for word in each)
        said = {word: [one for each in listed for one in each.get(word, ())] for word in words}
        return Echoes(said, self.family)

    @cached_property
    def _frames(self) -> re.Pattern[str]:
        """What phrases say around a word, and which says nothing of it."""
        phrases = [phrase for each in self._box.talk.phrases.values() for phrase in each]
        return frames(phrases)

    def _ideas(self, secret: str) -> tuple[Idea, ...]:
        """Return what people would say at a word, likeliest first."""
        likely = {
            idea.word: idea.likely for idea in self._associator.associates(secret, ASSOCIATES)
        }
        for place, thought in enumerate(self._box.thoughts.get(secret, ())):
            worth = FIRST_THOUGHT - LATER_THOUGHT * place
            likely[thought] = likely.get(thought, 0.0) + worth
        for thought in self._box.afterthoughts.get(secret, ()):
            likely[thought] = likely.get(thought, 0.0) + AFTERTHOUGHT
        for word in likely.keys() & {*self._box.echoes.get(secret, ())}:
            likely[word] += ECHOED
        ranked = sorted(likely.items(), key=lambda item: -item[1])
        return tuple(Idea(word, share) for word, share in ranked)

    def _sayings(self, secret: str) -> tuple[Idea, ...]:
        """Return what may be said of a secret, each with how likely others follow: ideas, as they
        come to mind, and then those echoes at which people nod."""
        ideas = [idea.word for idea in self.ideas(secret)]
        worth = written(self._box, secret)
        echoes = (word for word in worth if word not in ideas and self._may_hint(secret, word))
        return tuple(
            Idea(word, followed(worth.get(word, 0.0), self.link(secret, word), self._zipf(word)))
            for word in [*ideas, *echoes]
        )

    def _may_hint(self, secret: str, word: str) -> bool:
        return self._associator.may_say(word) and self.link(secret, word) >= NODS

    def _zipf(self, word: str) -> float:
        number = self._lexicon.number.get(spelt(word))
        return USUAL if number is None else self._lexicon.zipf(number)

    def is_sure(self, secret: str, word: str, echoed: bool) -> bool:
        """Say whether a word is surely true of a secret, and does not only come to mind at it;
        `echoed`: whether it is enough that people hint at the secret with it."""
        box = self._box
        if secret in box.echoes:
            listed = (box.thoughts, box.afterthoughts, *([box.echoes] if echoed else []))
            return any(word in each.get(secret, ()) for each in listed)
        return any(idea.likely >= SURE for idea in self.ideas(secret) if idea.word == word)

    def among(self, words: WordSet | None) -> tuple[str, ...] | None:
        """Return the words that may be meant: those of the box; None: any common noun."""
        return None if words is None or not self._box.words else self._box.words[words]

    def guess(
        self, clues: Sequence[str], among: tuple[str, ...] | None, without: Iterable[str] = ()
    ) -> list[Idea]:
        """Return what all that was said may mean, with the bot's confidence, likeliest first."""
        shares = self.shares(clues, among, without)
        ranked = sorted(shares.items(), key=itemgetter(1), reverse=True)
        return [Idea(word, share) for word, share in ranked]

    def shares(
        self, clues: Sequence[str], among: tuple[str, ...] | None, without: Iterable[str] = ()
    ) -> dict[str, float]:
        """Return how likely each of the words is that all that was said may mean."""
        heard = [self._heard(clue) for clue in clues]
        out = {head for word in without for head in self.family(word)}
        count = LOOKED_AT if among is None else len(among)
        found = self._associator.guess(heard, count, among, without, self._echoes)
        scores = {idea.word: math.log(idea.likely) for idea in found if idea.likely > 0}
        if among is not None:
            far, listed = min(scores.values(), default=0.0) - FAR, self._listed(among)
            said = (word for clue in heard for word in self._words(clue))
            for word, worth in self._echoes.worth(said).items():
                if word in listed and self.family(word).isdisjoint(out):
                    scores[word] = scores.get(word, far) + TOLD * worth
        return shared(scores)

    def _without_frames(self, clue: str) -> str:
        return self._frames.sub(" ", f" {spelt(clue)} ").strip() or clue

    def families(self, texts: Iterable[str]) -> set[int | str]:
        """Return the headwords of all that some texts say, articles taken off: l'eau says eau."""
        return {head for text in texts for head in self._heads(text)}

    def _heads_of(self, text: str) -> Families:
        return frozenset(head for word in self._words(text) for head in self.family(word))

    def _words(self, text: str) -> list[str]:
        """Return the words of a text; of a compound that is no word, its parts: tic-tac, d'or."""
        return [untied(word, self._language) for word in counted(text, self._language)]

    def _family(self, word: str) -> Families:
        """Return the headwords of which a word is a form."""
        number = self._lexicon.number.get(spelt(word))
        return frozenset({word}) if number is None else frozenset(self._lexicon.heads(number))

    def is_kind(self, secret: str, word: str) -> bool:
        """Say whether the secret is a kind of what the word says: a lantern is a lamp."""
        return bool(self._above(secret) & self.family(word))

    def is_like(self, secret: str, word: str) -> bool:
        """Say whether both are kinds of one thing: a castle and a fortress."""
        return bool(self._above(secret) & self._above(word))

    def _above(self, word: str) -> set[int | str]:
        number = self._lexicon.number.get(spelt(word))
        return set() if number is None else set(self._lexicon.above(number, 1))

    def strangers(self, word: str) -> tuple[str, ...]:
        """Return words of the box that do not look like a word: for want of anything to say."""
        start = bare(spelt(word))[:CLOSE] or "-"
        listed = (other for kind in WordSet for other in self._box.words[kind])
        return tuple(
            other
            for other in listed
            if other.isalpha() and not bare(spelt(other)).startswith(start)
        )

    def link(self, one: str, other: str) -> float:
        return self._associator.link(one, other)

    def knows(self, word: str) -> bool:
        return self._associator.knows(word)


def shared(scores: Mapping[str, float]) -> dict[str, float]:
    """Make shares of a whole of scores that are logarithms."""
    top = max(scores.values(), default=0.0)
    weights = {word: math.exp(score - top) for word, score in scores.items()}
    whole = sum(weights.values())
    return {word: weight / whole for word, weight in weights.items()}


def frames(phrases: Iterable[str]) -> re.Pattern[str]:
    """Read what stands between the slots of phrases; a word alone only where a clue begins."""
    pieces = {
        spelt(piece).strip(" ,;:!?.")
        for phrase in phrases
        for piece in re.split(r"\{\w+\}", phrase)
    }
    several = sorted((piece for piece in pieces if " " in piece), key=len, reverse=True)
    alone = sorted(piece for piece in pieces if piece and " " not in piece)
    either = "|".join(map(re.escape, several)) or "(?!)"
    first = "|".join(map(re.escape, alone)) or "(?!)"
    return re.compile(rf"(?<=\W)(?:{either})(?=\W)|(?<=^\W)(?:{first})(?=\W)")
