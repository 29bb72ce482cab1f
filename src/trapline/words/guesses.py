"""Whether a guess names the secret word (TW-59 … TW-61, TW-130)."""

from trapline.words.kinship import Kinship
from trapline.words.model import Doubt, Kind, Ruling, Verdict
from trapline.words.spelling import bare, foreign, one_slip_apart
from trapline.words.springing import Springs, finding, ruled

LONGEST_GUESS = 4
SHORTEST_MISSPELT = 4


class Guesses:
    """A right guess contains the whole secret word; a relative of it will not do."""

    def __init__(self, springs: Springs) -> None:
        self._springs = springs

    def ruling(self, secret: str, guess: str) -> Ruling:
        if foreign(guess):
            return Ruling(Verdict.FOREIGN, secret)
        words, wanted = self._springs.words(guess), self._springs.words(secret)
        if not wanted or len(words) > max(LONGEST_GUESS, len(wanted)):
            return Ruling(Verdict.NO, secret)
        if len(wanted) > 1:
            return ruled(secret, self._springs.findings(secret, guess))
        found = ((word, self._contains(word, wanted[0])) for word in words)
        return ruled(secret, [finding(kin, secret, word) for word, kin in found if kin])

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
