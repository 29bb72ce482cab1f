"""Why a wish is refused."""

from enum import StrEnum


class Reason(StrEnum):
    """Why a wish is refused."""

    ACCUSED_IS_GONE = "accused-is-gone"
    ALREADY_CLAIMED = "already-claimed"
    BARRED = "barred"
    CONJUGATED = "conjugated"
    DEFENCE_TOO_LONG = "defence-too-long"
    FOREIGN_SCRIPT = "foreign-script"
    NO_LATECOMERS = "no-latecomers"
    NO_SUCH_WORD = "no-such-word"
    NOT_IN_HAND = "not-in-hand"
    NOT_NOW = "not-now"
    NOT_YOUR_PART = "not-your-part"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_YOUR_WORD = "not-your-word"
    NOTED_ALREADY = "noted-already"
    OPENING_WORD = "opening-word"
    OWN_WORD = "own-word"
    SENTENCE = "sentence"
    SPOKE_LAST = "spoke-last"
    SYMBOLS = "symbols"
    TOO_FEW_VOTERS = "too-few-voters"
    UNKNOWN_WORD = "unknown-word"
    WHICH_CARD = "which-card"
    WORD_EMPTY = "word-empty"
    WORD_IN_QUESTION = "word-in-question"
    WORD_TOO_LONG = "word-too-long"
    WORD_USED = "word-used"
