"""Whether a guess names the secret word (TW-59 … TW-61, TW-130)."""

from collections.abc import Iterator, Sequence

from trapline.words.ideas import Ideas
from trapline.words.kinship import Kinship
from trapline.words.model import Doubt, Finding, Kind, Ruling, Verdict
from trapline.words.spelling import bare, foreign, one_slip_apart, tokens
from trapline.words.springing import Springs, finding, ruled

LONGEST_GUESS = 4
SHORTEST_MISSPELT = 4


class Guesses:
    """A right guess contains the whole secret word; a relative of it will not do."""

    def __init__(self, springs: Springs) -> None:
        self._springs = springs
        self._is_one = Ideas(springs.lexicon, springs.grammar).is_one

    def ruling(self, secret: str, guess: str) -> Ruling:
        if foreign(guess):
            return Ruling(Verdict.FOREIGN, secret)
        typed = [token for token in tokens(guess) if self._springs.cut(token)]
        words, wanted = [*map(self._springs.cut, typed)], self._springs.words(secret)
        if not wanted or len(words) > max(LONGEST_GUESS, len(wanted)):
            return Ruling(Verdict.NO, secret)
        if len(wanted) > 1:
            return ruled(secret, list(self._phrase(wanted, typed, words)))
        found = ((at, self._contains(word, wanted[0])) for at, word in enumerate(words))
        named = [
            (words[at], kin)
            for at, kin in found
            if kin and self._is_one(typed, [*words[:at], *wanted, *words[at + 1 :]], at)
        ]
        return ruled(secret, [finding(kin, secret, word) for word, kin in named])

    def _phrase(
        self, wanted: Sequence[str], typed: Sequence[str], words: list[str]
    ) -> Iterator[Finding]:
        """Find a secret of several words, and read the guess around it as if it were one."""
        for found in self._springs.phrases(wanted, words):
            said = found.said.split()
            at = next(n for n in range(len(words)) if words[n : n + len(said)] == said)
            if self._is_one(as_one(typed, at, len(said)), as_one(words, at, len(said)), at):
                yield found

    def _contains(self, word: str, secret: str) -> Kinship | None:
        found = self._springs.kinship(secret, word)
        if found is not None:
            if found.kind in (Kind.SAME, Kind.INFLECTION):
                # TW-130: a slip is forgiven in a guess, and so is an accent.
                forgiven = (Doubt.MISSPELT, Doubt.MISSING_ACCENT)
                return Kinship(found.kind, None if found.doubt in forgiven else found.doubt)
            at_an_edge = word.startswith(secret) or word.endswith(secret)
            if found.kind is Kind.COMPOUND and found.trap_is_part and at_an_edge:
                return found
            return None
        known = word in self._springs.lexicon.number
        long_enough = len(secret) >= SHORTEST_MISSPELT
        slipped = long_enough and one_slip_apart(bare(secret), bare(word))
        return Kinship(Kind.SAME) if slipped and not known else None


def as_one(words: Sequence[str], at: int, size: int) -> list[str]:
    """The words with those from `at` on taken for one."""
    return [*words[:at], " ".join(words[at : at + size]), *words[at + size :]]
