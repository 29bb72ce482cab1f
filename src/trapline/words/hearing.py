"""Which known words a clue says: forms are led to their headword, and grammar is passed over."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import TypeAlias

from trapline.words.evoked import NOTHING, Evoked, spans
from trapline.words.grammar import Grammar
from trapline.words.kinship import kinship
from trapline.words.lexicon import Lexicon
from trapline.words.model import Kind
from trapline.words.spelling import bare, spelt
from trapline.words.springing import Springs

JOINTS = ("", "-", " ")
SHORTEST_SLIP, LONGEST_SLIP = 6, 24
LETTERS = "abcdefghijklmnopqrstuvwxyzàâçèéêëîïôùûœ"
REMEMBERED = 4096
Forms: TypeAlias = Mapping[int | str, Sequence[str]]


class Hearing:
    """Hears words and phrases as rows of a table; an accent makes another word (de, dé)."""

    def __init__(
        self,
        lexicon: Lexicon,
        grammar: Grammar,
        row: Mapping[str, int],
        evoked: Evoked = NOTHING,
        usual: Callable[[int], float] = float,
    ) -> None:
        self._lexicon, self._grammar, self._evoked = lexicon, grammar, evoked
        self._usual = usual
        self._row = {spelt(word): number for word, number in row.items()}
        self._springs = Springs(lexicon, grammar, grammar.either_part)
        self._empty = self._springs.careful | grammar.pronoun_like | grammar.carriers
        self.family = lru_cache(REMEMBERED)(self._family)
        self.rows = lru_cache(REMEMBERED)(self._rows)
        self.named = lru_cache(REMEMBERED)(self._named)
        self.mended = lru_cache(REMEMBERED)(self._mended)

    def _rows(self, text: str) -> tuple[int, ...]:
        """The rows of what a text names, and of what else it makes people think of.

        That is what they know of sounds and names, and of a rare word what it is a kind of.
        """
        said = self._words(text)
        thoughts = (word for _, known in spans(said, self._evoked) for word in known)
        evoked = (row for word in thoughts if (row := self.row(word)) is not None)
        kinds = (row for word in said if not self._in_parts(word) for row in self._kinds(word))
        return tuple(dict.fromkeys([*self.named(text), *evoked, *kinds]))

    def _mended(self, text: str) -> tuple[int, ...]:
        """The rows of what was meant where a finger slipped: breething, lizzard."""
        said = self._words(text)
        known = {at for places, _ in spans(said, self._evoked) for at in places}
        slips = (word for at, word in enumerate(said) if at not in known and self._is_slip(word))
        return tuple(row for word in slips if (row := self._meant_by(word)) is not None)

    def _is_slip(self, word: str) -> bool:
        is_known = word in self._lexicon.number or self._in_parts(word)
        return SHORTEST_SLIP <= len(word) <= LONGEST_SLIP and word.isalpha() and not is_known

    def _meant_by(self, word: str) -> int | None:
        """The row of the word that is one slip away: rather an accent, and rather a usual one."""
        found = {row: bare(each) == bare(word) for each in slips(word) for row in self._plain(each)}
        return max(found, key=lambda row: (found[row], self._usual(row)), default=None)

    def _plain(self, word: str) -> list[int]:
        """The rows of a word as it is written, or of its headwords."""
        if (row := self._row.get(word)) is not None:
            return [row]
        number = self._lexicon.number.get(word)
        heads = () if number is None else self._lexicon.heads(number)
        spellings = map(self._lexicon.spelling, heads)
        return [row for each in spellings if (row := self._row.get(each)) is not None]

    def _kinds(self, word: str) -> list[int]:
        """The rows of what a word is a kind of: a teepee is a tent."""
        number = None if word in self._empty else self._lexicon.number.get(word)
        if number is None:
            return []
        kinds = (sorted(self._lexicon.above(number, steps)) for steps in (1, 2))
        rows = ([row for kind in each if (row := self._row.get(self._lexicon.spelling(kind)))
                 is not None] for each in kinds)  # fmt: skip
        return next(filter(None, rows), [])

    def _named(self, text: str) -> tuple[int, ...]:
        """The rows of what a text names: of a word said alone its own, of a phrase its contents."""
        said = self._words(text)
        taken = {at for places, _ in spans(said, self._evoked) for at in places}
        whole = None if taken else self.row(spelt(text).strip())
        if whole is not None:
            return (whole,)
        return tuple(self._contents([word for at, word in enumerate(said) if at not in taken]))

    def _words(self, text: str) -> list[str]:
        return self._springs.words(self._grammar.fillers.sub(" ", spelt(text)))

    def _contents(self, words: Sequence[str]) -> list[int]:
        if len(words) < 2:
            return [row for word in words for row in self._in_parts(word)]
        joined = self._joined(words)
        single = [word for word in words if word not in joined and word not in self._empty]
        found = [row for word in single for row in self._in_parts(word)]
        return list(dict.fromkeys([*joined.values(), *found]))

    def _joined(self, words: Sequence[str]) -> dict[str, int]:
        """The words that two in a row make together, under each of the two: ice cream."""
        found: dict[str, int] = {}
        # Grammar joins with nothing: par terre is no parterre.
        for pair in (pair for pair in pairwise(words) if self._empty.isdisjoint(pair)):
            rows = (self._row.get(joint.join(pair)) for joint in JOINTS)
            if (row := next((row for row in rows if row is not None), None)) is not None:
                found.update(dict.fromkeys(pair, row))
        return found

    def _in_parts(self, word: str) -> list[int]:
        row = self.row(word)
        if row is not None or "-" not in word:
            return [] if row is None else [row]
        parts = (part for part in word.split("-") if part not in self._empty)
        return [row for part in parts if (row := self.row(part)) is not None]

    def row(self, word: str) -> int | None:
        """The row of a word, or of the headword it is a form of."""
        row = self._row.get(word)
        # One letter again and again is read as drawn out by the referee, and says nothing.
        if row is not None or word in self._empty or len(set(word)) == 1:
            return row
        sure = (each for each in self._springs.reader.readings(word) if each.doubt is None)
        heads = (head for each in sure for head in self._lexicon.heads(each.number))
        rows = (self._row.get(self._lexicon.spelling(head)) for head in heads)
        return next((row for row in rows if row is not None), None)

    def _family(self, word: str) -> frozenset[int | str]:
        """The headwords a word is a form of: two words with one in common are forms of one."""
        number = self._lexicon.number.get(spelt(word))
        return frozenset({word}) if number is None else frozenset(self._lexicon.heads(number))

    def families(self, words: Iterable[str]) -> set[int | str]:
        return {head for word in words for head in self.family(word)}

    def forms(self, words: Iterable[str]) -> Forms:
        """Words by the headwords of which they are forms."""
        found: dict[int | str, list[str]] = {}
        for word in words:
            for head in self._family(word):
                found.setdefault(head, []).append(word)
        return found

    def are_kin(self, one: str, other: str) -> bool:
        """Whether two words are surely of one family; a compound has a mind of its own."""
        a, b = (self._lexicon.number.get(spelt(word)) for word in (one, other))
        if a is None or b is None:
            return one == other
        found = kinship(self._lexicon, a, b, either_part=False)
        return found is not None and found.doubt is None and found.kind is not Kind.COMPOUND


def slips(word: str) -> Iterator[str]:
    """What somebody may have meant who hit one letter too few, too many, wrongly or too soon."""
    cuts = [(word[:at], word[at:]) for at in range(len(word) + 1)]
    yield from (before + after[1:] for before, after in cuts if after)
    yield from (before + after[1] + after[0] + after[2:] for before, after in cuts if after[1:])
    yield from (before + letter + after for before, after in cuts for letter in LETTERS)
    yield from (
        before + letter + after[1:] for before, after in cuts if after for letter in LETTERS
    )
