"""What there are several kinds of: phases, charges, verdicts, endings."""

from enum import StrEnum


class Phase(StrEnum):
    """What the table waits for."""

    HOLD = "hold"
    """A word was said and must stand for a moment before the next (TT-26)."""
    FREE = "free"
    """The My Turn token can be taken."""
    SPEAKING = "speaking"
    """Somebody must say a word."""
    SHOWING = "showing"
    """A card is shown for a word that was spoken: was it said (TT-19)?"""
    ANSWER = "answer"
    """Somebody says whether a word that was spoken was secret (TT-28)."""
    DEFENCE = "defence"
    VOTE = "vote"
    OVER = "over"


class Charge(StrEnum):
    """What a speaker can be accused of."""

    SECRET = "secret"  # noqa: S105 - no password, a word of one's hand
    OFF_TOPIC = "off-topic"


class Verdict(StrEnum):
    """How an accusation ended."""

    GUILTY = "guilty"
    INNOCENT = "innocent"
    VOID = "void"
    """Nobody voted (TT-37)."""


class Cause(StrEnum):
    """How a game ended."""

    SEVEN_FLASHES = "seven-flashes"
    EMPTY_PILE = "empty-pile"
