"""The word referee: whether a clue springs a trap, and why, in English and French."""

from trapline.words.model import (
    Doubt,
    Finding,
    Hint,
    Kind,
    Question,
    Ruling,
    TrapRuling,
    Unlawful,
    Verdict,
)
from trapline.words.referee import Referee

__all__ = [
    "Doubt",
    "Finding",
    "Hint",
    "Kind",
    "Question",
    "Referee",
    "Ruling",
    "TrapRuling",
    "Unlawful",
    "Verdict",
]
