"""What a bot with the torch says: round the rivals' traps, and on from wrong guesses."""

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from trapline.kernel import Luck, Text
from trapline.words.model import Verdict
from trapline.words.spelling import tokens

from ..content import Box, Burden
from ..judge import Judge
from ..model.turn import Guess
from ..model.view import View
from .lawful import Law, looks_like, words_left
from .levels import Level
from .mind import Mind
from .phrasing import NOUNS, Phrasing, Thought
from .reading import burden, ruled_out
from .setting import Setter
from .tongue import Tongue

FEARED = 0.5
"""How likely people write down the very first word that comes to mind, if a bot would not."""
MORE, SLOPE = 1.5, 0.7
"""So many places after as many as there are traps that fear is halved, and how fast."""
FEARED_PLACES = 14
"""So many of the first words that come to mind the rivals may have thought of, and their family."""
HOT, WARM, COLD = 0.97, 0.8, 0.25
"""How far a wrong guess must hang together with the secret to be called close, a good idea, or far
off."""
DOUBT = 0.1
"""How far a bot doubts that others understand as it does itself."""
LEAST = 0.02
"""So little may a word say by itself that is worth a clue: once a bot is sure of the secret, every
word looks as good, but who understood nothing so far needs one that tells."""
AS_GOOD = 0.75
"""Words that are worth so much of the best are as good as it: one of them is said."""
REMEMBERED, WEIGHED = 256, 4096
LAST_RESORTS = 40
FEWEST_WORDS = 5
"""With fewer words left than this a bot says bare words."""
COMPARES, ANSWERS = 2, 3
"""One wrong guess in so many is answered by its size alone; so many in four by how near it was."""


class Sayable(NamedTuple):
    """A thought at a secret, how likely people follow it, and as which of all people have it."""

    thought: Thought
    likely: float
    place: int
    springs: frozenset[str]
    """Which of the traps that people think of first it would spring."""


class Worth(NamedTuple):
    """A thought, and what it is worth to say it now."""

    thought: Thought
    value: float


class Giver:
    """Gives clues in one language."""

    def __init__(self, box: Box, judge: Judge, mind: Mind, setter: Setter, tongue: Tongue) -> None:
        self._judge, self._mind, self._setter = judge, mind, setter
        self._phrasing = Phrasing(box.talk, tongue, mind)
        self._thoughts = lru_cache(REMEMBERED)(self._sayable)
        self._alone = lru_cache(WEIGHED)(self._said_alone)

    def clue(self, view: View, level: Level, luck: Luck) -> Iterator[Text]:
        """Say something new, if what the giver plays under leaves any word."""
        under = burden(view)
        law = Law(view, under, self._judge)
        text = next(filter(law.allows, self._tries(view, level, under, luck)), None)
        if text is not None:
            yield Text(text)

    def _tries(self, view: View, level: Level, under: Burden, luck: Luck) -> Iterator[str]:
        """Return what could be said, best first; the last are words that say next to nothing."""
        wrong = unanswered(view)
        is_long = words_left(view, under) >= FEWEST_WORDS and not (under.twice or under.nouns_only)
        if wrong is not None and luck.below(COMPARES) == 0:
            yield from self._phrasing.compared(view.word, wrong.word, luck)
        ranked = self._ranked(view, level, under, luck)
        for place, one in enumerate(ranked):
            if is_long:
                yield from self._in_phrases(view, level, ranked[place:], wrong, luck)
            yield from self._phrasing.short([one.thought.word], under.twice)
        for word in luck.sample(self._mind.strangers(view.word), LAST_RESORTS):
            yield from self._phrasing.short([word], under.twice)

    def _in_phrases(
        self,
        view: View,
        level: Level,
        ranked: Sequence[Worth],
        wrong: Guess | None,
        luck: Luck,
    ) -> Iterator[str]:
        first, *others = (one.thought for one in ranked)
        with_noun = [other for other in others[:3] if other.role in NOUNS]
        is_pair = with_noun and luck.below(100) < level.pairs
        thoughts = [first, with_noun[0]] if is_pair else [first]
        heard = {end for clue in view.clues for end in ends(clue.text)}
        feared = self._mind.families(
            one.thought.word for one in self._thoughts(view.word)[:FEARED_PLACES]
        )
        for text in self._phrasing.said(view.word, thoughts, frozenset(feared), luck):
            if heard.isdisjoint(ends(text)):
                yield from self._answering(view.word, text, wrong, luck)
                yield text

    def _answering(self, secret: str, text: str, wrong: Guess | None, luck: Luck) -> Iterator[str]:
        if wrong is None or luck.below(4) >= ANSWERS:
            return
        yield from self._phrasing.corrected(secret, wrong.word, text, luck)
        near = self._mind.link(secret, wrong.word)
        if near >= WARM:
            yield from self._phrasing.answered("hot" if near >= HOT else "warm", text, luck)
        if near <= COLD:
            yield from self._phrasing.answered("cold", text, luck)

    def _ranked(self, view: View, level: Level, under: Burden, luck: Luck) -> list[Worth]:
        """Return what there is to say, most worth first."""
        fresh = self._fresh(view, level, under)
        weighed = self._weighed(view, fresh[: level.weighed])
        best = sorted(weighed, key=lambda one: -one.value)
        first = [one for one in best if one.value >= AS_GOOD * best[0].value]
        return [*luck.shuffled(first), *best[len(first) :], *fresh[level.weighed :]]

    def _weighed(self, view: View, some: Sequence[Worth]) -> list[Worth]:
        """Weigh words by how surely who hears one, after all the rest, names the secret."""
        said, among = [clue.text for clue in view.clues], self._mind.among(view.words)
        out = [word for word in ruled_out(view) if word != view.word]
        found = []
        for one in some:
            shares = self._mind.shares([*said, one.thought.word], among, out)
            likely = shares.get(view.word, 0.0)
            alone = self._alone(view.word, one.thought.word, among)
            found.append(Worth(one.thought, (likely + DOUBT) * (alone + LEAST) * one.value))
        return found

    def _said_alone(self, secret: str, word: str, among: tuple[str, ...] | None) -> float:
        """Return how surely who hears one word, and nothing else, names the secret."""
        return self._mind.shares([word], among).get(secret, 0.0)

    def _fresh(self, view: View, level: Level, under: Burden) -> list[Worth]:
        """Return the thoughts that were not said yet, those the rivals hardly wrote down first."""
        said = self._mind.families(clue.text for clue in view.clues)
        law = Law(view, under, self._judge)
        traps = view.sizes[view.guessing or 0]
        feared = self._setter.feared(view.word, traps)
        found = [
            Worth(one.thought, one.likely * safety(one, feared, traps) ** level.foresight)
            for one in self._thoughts(view.word)
            if self._mind.family(one.thought.word).isdisjoint(said)
            and self._fits(one.thought, under, law)
        ]
        return sorted(found, key=lambda one: -one.value)

    def _fits(self, thought: Thought, under: Burden, law: Law) -> bool:
        word = self._phrasing.tongue.slots(thought.word)["x"]
        return law.is_kept([word, word] if under.twice else [word])

    def _sayable(self, secret: str) -> tuple[Sayable, ...]:
        """Return what may be said of a secret; what is no word of its own is left out."""
        found: list[Sayable] = []
        for word, likely in self._mind.sayings(secret):
            role = self._phrasing.tongue.role(word)
            if role is not None and self._is_clean(word, secret):
                earlier = [one.thought.word for one in found[:FEARED_PLACES]]
                springs = self._springs(word, earlier)
                place = min(map(earlier.index, springs), default=len(found))
                found.append(Sayable(Thought(word, role), likely, place, springs | {word}))
        return tuple(found)

    def _springs(self, word: str, traps: Sequence[str]) -> frozenset[str]:
        return frozenset(
            trap for trap in traps if self._judge.springs(trap, word).verdict is not Verdict.NO
        )

    def _is_clean(self, word: str, secret: str) -> bool:
        ruling = self._judge.lawful_trap(word, secret, ())
        return (
            ruling.lawful
            and not ruling.homograph
            and not looks_like(secret, word)
            and self._judge.springs(secret, word).verdict is Verdict.NO
            and not self._judge.questionable(secret, word)
        )


def safety(one: Sayable, feared: Mapping[str, float], traps: int) -> float:
    """Return how likely the rivals wrote down nothing that a thought would spring."""
    by_bots = math.prod(1 - feared.get(trap, 0.0) for trap in one.springs)
    return by_bots * (1 - FEARED / (1 + math.exp((one.place - traps - MORE) / SLOPE)))


def ends(text: str) -> set[tuple[str, ...]]:
    """Return how a text begins and how it ends: no two clues of a turn should sound alike."""
    words = tokens(text)
    return {tuple(words[:2]), tuple(words[-2:])}


def unanswered(view: View) -> Guess | None:
    """Return the last wrong guess, if nothing was said after it."""
    if not view.guesses or (view.clues and view.clues[-1].at >= view.guesses[-1].at):
        return None
    last = view.guesses[-1]
    return None if last.right else last
