"""Whether a bot may say something: what curses, the monster and the rules of clues allow."""

from collections.abc import Sequence

from trapline.words.counting import counted, untied
from trapline.words.model import Verdict
from trapline.words.spelling import bare, spelt, tokens

from ..content import LONGEST_CLUE, Burden
from ..judge import Judge
from ..model.view import View
from ..rules.curses import ill_spoken, old_letters, too_many, words_spent

SHORTEST = 3
"""Letters of a part of the secret that must not stand in a clue, not even by accident."""
STEM = 5
"""Words that share so many first letters look alike."""


class Law:
    """What stands in the way of one clue-giver's words, in one turn."""

    def __init__(self, view: View, under: Burden, judge: Judge) -> None:
        self._view, self._under, self._judge = view, under, judge
        self._before = [counted(clue.text, view.language) for clue in view.clues]

    def allows(self, text: str) -> bool:
        """Say whether a clue is lawful beyond doubt, and gives nothing of the secret away."""
        said = counted(text, self._view.language)
        return bool(said) and self.is_kept(said) and self.is_clean(text)

    def is_kept(self, said: Sequence[str]) -> bool:
        """Say whether these words keep every curse, and the monster's law."""
        under = self._under
        return (
            words_spent(said, under) <= LONGEST_CLUE
            and next(too_many(said, self._before, under), None) is None
            and next(ill_spoken(said, under, self._judge), None) is None
            and next(old_letters(said, self._before, under), None) is None
            and not (under.terror and self._is_terrible(said))
        )

    def _is_terrible(self, said: Sequence[str]) -> bool:
        terror = spelt(self._view.terror)
        meant = {terror, bare(terror)} - {""}
        language = self._view.language
        return any(
            not meant.isdisjoint((word, bare(word), untied(word, language))) for word in said
        )

    def is_clean(self, text: str) -> bool:
        """Say whether nobody could call a text a form of the secret, a name or an example."""
        secret = self._view.word
        if any(looks_like(secret, word) for word in tokens(text)):
            return False
        return self._judge.springs(secret, text).verdict is Verdict.NO and not (
            self._view.clue_rules and self._judge.questionable(secret, text)
        )


def looks_like(secret: str, word: str) -> bool:
    """Say whether a word may be made from the secret, whatever the referee knows of it (TW-82)."""
    letters = bare(word)
    for part in map(bare, tokens(secret.replace("-", " "))):
        is_piece = len(letters) > SHORTEST and letters in part
        if len(part) >= SHORTEST and (is_piece or part in letters or letters[:STEM] == part[:STEM]):
            return True
    return False


def words_left(view: View, under: Burden) -> int:
    """Return how many words the next clue may have."""
    most = min(LONGEST_CLUE, under.clue_words)
    if under.turn_words is None:
        return most
    before = (counted(clue.text, view.language) for clue in view.clues)
    spent = sum(words_spent(said, under) for said in before)
    return max(0, min(most, under.turn_words - spent))
