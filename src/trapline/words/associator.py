"""What comes to people's minds when they hear a word: for bots, offline, in a few milliseconds."""

import os
from collections.abc import Collection, Iterable, Iterator
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import islice
from math import exp
from operator import itemgetter
from threading import Lock
from typing import TYPE_CHECKING, NamedTuple

from trapline.kernel import Language
from trapline.words.echoes import Echoes
from trapline.words.evoked import evoked_by
from trapline.words.grammars import GRAMMARS
from trapline.words.hearing import Forms, Hearing
from trapline.words.lexicon import lexicon_of

if TYPE_CHECKING:
    from trapline.words.choice import Candidates, Said
    from trapline.words.mind import Mind

SPARE = 30
"""So many more words are looked at than are wanted: some are forms of others."""
SAME_WORD = 0.99
STANDS_FOR = 0.85
"""How far people follow a link through what a name makes them think of: Elvis, rock, moon."""
REMEMBERED = 16
LIKELY = itemgetter(1)
READING = Lock()
DATA = files("trapline.words") / "data"


class Idea(NamedTuple):
    """A word that came to mind, and how likely it is that people would say it, or mean it."""

    word: str
    likely: float


class Associator:
    """The associations of one language. It reads its numbers when it is first asked.

    `folder` holds other numbers than those of the package, to measure them.
    """

    def __init__(self, language: Language, folder: Traversable = DATA) -> None:
        self._language, self._folder = language, folder
        self._candidates = lru_cache(REMEMBERED)(self._candidates_of)
        self._told = lru_cache(REMEMBERED)(self._told_rows)

    @cached_property
    def _mind(self) -> "Mind":
        # A mind is small: several threads would only wait for each other.
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
        # numpy is loaded only where a bot thinks.
        from trapline.words.mind import read  # noqa: PLC0415 (see above)

        return read((self._folder / f"{self._language}.mind").read_bytes())

    @cached_property
    def _hearing(self) -> Hearing:
        lexicon, grammar = lexicon_of(self._language), GRAMMARS[self._language]
        evoked = evoked_by(self._language)
        return Hearing(lexicon, grammar, self._mind.row, evoked, self._mind.ease)

    def knows(self, text: str) -> bool:
        """Whether a word, or some word of a phrase, brings anything to mind."""
        return bool(self._hearing.rows(text))

    def may_say(self, word: str) -> bool:
        """Whether a word is known by itself, and is none of those that are never said."""
        rows = self._hearing.named(word)
        return bool(rows) and not any(map(self._mind.is_silent, rows))

    def are_kin(self, one: str, other: str) -> bool:
        """Whether two words are surely of one family; a compound has a mind of its own."""
        return self._hearing.are_kin(one, other)

    def associates(self, word: str, n: int = 10) -> list[Idea]:
        """What people would say first, given a word; never a form of it, nor two of one word."""
        rows = self._hearing.rows(word)
        if not rows:
            return []
        said = [word, *(self._mind.words[row] for row in rows)]
        found = (
            Idea(other, likely)
            for other, likely in self._mind.brought(rows, n + SPARE)
            if not any(self._hearing.are_kin(each, other) for each in said)
        )
        return list(islice(self._no_two_forms(found), n))

    def guess(
        self,
        clues: Iterable[str],
        n: int = 5,
        among: Collection[str] | None = None,
        without: Iterable[str] = (),
        echoes: Echoes | None = None,
    ) -> list[Idea]:
        """What people who said all this may mean: one of a list, or any common noun.

        A clue is a word or a phrase. What it names itself, and what is `without`, is not meant.
        Words are understood by their `echoes`, too.
        """
        clues = tuple(clues)
        heard = [rows for clue in clues if (rows := self._understood(clue))]
        candidates, forms = self._candidates(None if among is None else tuple(among), echoes)
        if not heard or not candidates.words:
            return []
        hearing = self._hearing
        named = (row for clue in clues for row in (*hearing.named(clue), *hearing.mended(clue)))
        said = (self._mind.words[row] for row in named)
        out = hearing.families([*said, *without])
        found = self._mind.meant(heard, candidates, n + len(out) + SPARE)
        barred = {word for head in out for word in forms.get(head, ())}
        kept = [idea for idea in found if idea[0] not in barred]
        # What cannot be meant leaves its share to the others.
        left = 1 - sum(map(LIKELY, found)) + sum(map(LIKELY, kept))
        return [Idea(word, likely / left if likely < left else 1.0) for word, likely in kept[:n]]

    def _understood(self, clue: str) -> tuple[int, ...]:
        """The rows of a clue; slips of the finger are understood here, and nowhere else."""
        return tuple(dict.fromkeys([*self._hearing.rows(clue), *self._hearing.mended(clue)]))

    def ease(self, word: str) -> float:
        """How readily a word comes to mind at all, against others; 1 for one of middling use."""
        rows = self._hearing.rows(word)
        return exp(self._mind.ease(rows[0])) if rows else 1.0

    def link(self, one: str, other: str) -> float:
        """How likely people nod when one word follows the other; nobody nods at an unknown one."""
        mine, theirs = self._hearing.rows(one), self._hearing.rows(other)
        if not mine or not theirs:
            return 0.0
        if set(mine) & set(theirs):
            return SAME_WORD
        own, other_own = set(self._hearing.named(one)), set(self._hearing.named(other))
        bonds = [
            (self._mind.bond(a, b), 1.0 if a in own and b in other_own else STANDS_FOR)
            for a in mine
            for b in theirs
        ]
        slope, offset = self._mind.about.link
        return max(faith / (1 + exp(-(slope * bond + offset))) for bond, faith in bonds)

    def _no_two_forms(self, ideas: Iterable[Idea]) -> Iterator[Idea]:
        taken: set[int | str] = set()
        for idea in ideas:
            family = self._hearing.family(idea.word)
            if family.isdisjoint(taken):
                taken |= family
                yield idea

    def _candidates_of(
        self, among: tuple[str, ...] | None, echoes: Echoes | None
    ) -> "tuple[Candidates, Forms]":
        said = {} if echoes is None else self._told(echoes)
        if among is None:
            candidates = self._mind.common(said)
        else:
            known = {word: rows for word in among if (rows := self._hearing.rows(word))}
            candidates = self._mind.candidates(known, said)
        return candidates, self._hearing.forms(candidates.words)

    def _told_rows(self, echoes: Echoes) -> "Said":
        """The rows of what people say at words."""
        listed = {each for others in echoes.said.values() for each in others}
        row = {each: found for each in listed if (found := self._hearing.row(each)) is not None}
        return {
            word: [row[each] for each in others if each in row]
            for word, others in echoes.said.items()
        }


def associator_of(language: Language) -> Associator:
    """The one associator of a language."""
    with READING:
        return made(language)


@cache
def made(language: Language) -> Associator:
    return Associator(language)
