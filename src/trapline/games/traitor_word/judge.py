"""What Traitor Word asks of the word referee. Tests may bring one of their own."""

from typing import Protocol


class Judge(Protocol):
    """Rules on words in one language. Pure once it is loaded."""

    def same_word(self, one: str, other: str) -> bool:
        """Say whether two spellings are one word: case, accents, plural, article (TT-14)."""

    def is_conjugated(self, word: str) -> bool:
        """Say whether a word can be nothing but a conjugated verb (TT-12)."""

    def is_sentence(self, text: str) -> bool:
        """Say whether a text is a sentence, beyond doubt (TT-12)."""

    def knows(self, text: str) -> bool:
        """Say whether some list of words or names has it (TT-12)."""
