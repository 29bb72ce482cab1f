"""The lexicon of a language, in memory: which words there are and how they are tied."""

from collections.abc import Sequence
from functools import cache, cached_property
from importlib.resources import files
from threading import Lock
from typing import NamedTuple

from trapline.kernel import Language
from trapline.words.model import Part, Tie
from trapline.words.overrides import Overrides
from trapline.words.pack import ANY_ROLE, FIRST, ZIPF_STEPS, Pack, unpacked
from trapline.words.spelling import bare

NOTHING = int(Tie.NOTHING)
HOMOGRAPH, SELDOM = int(Part.HOMOGRAPH), int(Part.SELDOM)
CONTENT = int(Part.NOUN | Part.VERB | Part.ADJECTIVE | Part.NUMBER)
READING = Lock()


class Sense(NamedTuple):
    """One reading of a form: its headword, and what the form then is in a sentence."""

    head: int
    roles: int
    is_first: bool
    """Whether somebody who writes the form alone may mean it so."""


class Lexicon:
    """Words by number; a headword is the number under which ties are kept."""

    def __init__(self, pack: Pack, overrides: Overrides) -> None:
        self.weights = pack.about.weights
        self.knows_hyphens = pack.about.hyphens
        self.words = pack.words
        self.number = dict(zip(pack.words, range(len(pack.words)), strict=True))
        self._parts, self._zipf = pack.parts, pack.zipf
        self._lemma_starts, self._lemmas = pack.lemmas
        self._roles = pack.roles
        self._tie_starts, self._ties = pack.ties
        self._tie_kinds = pack.tie_kinds
        self._kinds = pack.kinds
        self._phrases = overrides.phrases
        self._said = overrides.numbered(self.number)
        self._touched = frozenset(one for one, _ in self._said)

    def is_phrase(self, words: Sequence[str]) -> bool:
        """Whether these words together are known for one thing: ice cream, chien loup."""
        together = (sign.join(words) for sign in ("", "-", " "))
        return any(form in self.number or form in self._phrases for form in together)

    def heads(self, number: int) -> Sequence[int]:
        """The headwords of which a word is a form; itself, if it is none's."""
        starts = self._lemma_starts
        return self._lemmas[starts[number] : starts[number + 1]] or (number,)

    def is_homograph(self, number: int) -> bool:
        """Whether words that are no kin are spelt so."""
        return self._parts[number] & HOMOGRAPH != 0

    def has_two_lives(self, number: int) -> bool:
        """Whether the place of a word may matter, often or seldom."""
        return self._parts[number] & (HOMOGRAPH | SELDOM) != 0

    def is_out_of_place(self, number: int, roles: int) -> bool:
        """Whether a word that is seldom another must be that one in such a role."""
        parts = self._parts[number]
        return parts & SELDOM != 0 and not parts & roles

    def senses(self, number: int) -> list[Sense]:
        """The readings of a form; of a plain one, all are first."""
        if not self.is_homograph(number):
            return [Sense(head, ANY_ROLE, is_first=True) for head in self.heads(number)]
        start, end = self._lemma_starts[number], self._lemma_starts[number + 1]
        rows = zip(self._lemmas[start:end], self._roles[start:end], strict=True)
        return [Sense(head, role & ANY_ROLE, role & FIRST != 0) for head, role in rows]

    def spelling(self, head: int) -> str:
        """How a headword is written, also one that is the second so written."""
        return self.words[head].partition("/")[0]

    def tie(self, one: int, other: int) -> int:
        """How two headwords are tied, the first owning the tie; what people wrote down wins."""
        if one in self._touched and (one, other) in self._said:
            return self._said[one, other]
        start, end = self._tie_starts[one], self._tie_starts[one + 1]
        if start == end:
            return NOTHING
        row = self._ties[start:end]
        return self._tie_kinds[start + row.index(other)] if other in row else NOTHING

    def are_strangers(self, one: int, other: int) -> bool:
        """Whether people wrote down that these two only look alike."""
        if (one, other) in self._said:
            return self._said[one, other] == Tie.NOTHING
        return self._is_listed_stranger(one, other) or self._is_listed_stranger(other, one)

    def _is_listed_stranger(self, one: int, other: int) -> bool:
        start, end = self._tie_starts[one], self._tie_starts[one + 1]
        row = self._ties[start:end]
        return other in row and self._tie_kinds[start + row.index(other)] == NOTHING

    def parts(self, number: int) -> int:
        return self._parts[number]

    def zipf(self, number: int) -> float:
        return self._zipf[number] / ZIPF_STEPS

    def above(self, number: int, steps: int) -> set[int]:
        """What a word is a kind of, so many steps up: a poodle is a dog, is an animal."""
        found: set[int] = set()
        nearest = set(self.heads(number))
        for _ in range(steps):
            nearest = {up for head in nearest for up in self._kinds.row(head)} - found
            found |= nearest
        return found

    @cached_property
    def _accented(self) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for number, word in enumerate(self.words):
            if not word.isascii():
                found.setdefault(bare(word), []).append(number)
        return found

    def without_accents(self, word: str) -> list[int]:
        """The words that `word` may be with other accents, or with some."""
        plain = bare(word)
        known = self.number.get(plain)
        accented = self._accented.get(plain, [])
        return accented if known is None or plain == word else [known, *accented]

    @cached_property
    def _hyphened(self) -> dict[str, str]:
        return {word.replace("-", ""): word for word in self.words if "-" in word}

    def with_hyphens(self, word: str) -> str | None:
        """The word that is usually written with hyphens, of which `word` has none: rougegorge."""
        return self._hyphened.get(word)

    def is_content(self, number: int) -> bool:
        return self._parts[number] & CONTENT != 0


def lexicon_of(language: Language) -> Lexicon:
    # Where one thread reads ahead, another that needs the words waits, and does not read again.
    with READING:
        return read(language)


@cache
def read(language: Language) -> Lexicon:
    data = files("trapline.words") / "data"
    pack = unpacked((data / f"{language}.pack").read_bytes())
    return Lexicon(pack, Overrides.read((data / f"overrides.{language}.toml").read_text("utf-8")))
