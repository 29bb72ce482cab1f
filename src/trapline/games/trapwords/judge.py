"""What Trapwords asks of the word referee. Tests may bring one of their own."""

from collections.abc import Sequence
from typing import Protocol

from trapline.words.model import Hint, Ruling, TrapRuling


class Judge(Protocol):
    """Rules on words in one language. Pure once it is loaded."""

    def springs(self, trap: str, clue_text: str) -> Ruling: ...

    def candidates(self, secret: str, guess_text: str) -> tuple[str, ...]:
        """Return what a guess names, in the order typed."""

    def answers(self, secret: str, guess_text: str) -> Ruling: ...

    def counted_as(self, guess_text: str) -> str:
        """Return what two guesses have in common that count once."""

    def lawful_trap(self, word: str, secret: str, listed: Sequence[str]) -> TrapRuling: ...

    def questionable(self, secret: str, clue_text: str) -> tuple[Hint, ...]: ...

    def is_slip(self, typed: str, meant: str) -> bool:
        """Say whether somebody who typed the one, which is no word, meant the other."""

    def may_be_noun(self, word: str) -> bool:
        """Say whether a word can be a noun; unsure ones can."""
