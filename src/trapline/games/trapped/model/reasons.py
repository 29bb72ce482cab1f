"""Why a wish is refused."""

from enum import StrEnum


class Reason(StrEnum):
    """Why a wish is refused."""

    ALREADY_ANSWERED = "already-answered"
    ALREADY_VOTING = "already-voting"
    BAD_CARDS = "bad-cards"
    CARD_NEEDED = "card-needed"
    EMPTY_TEXT = "empty-text"
    FAULTY_SCENARIO = "faulty-scenario"
    FORBIDDEN_SUIT = "forbidden-suit"
    GM_ONLY = "gm-only"
    HALTED = "halted"
    IN_A_CONFLICT = "in-a-conflict"
    LACKS = "lacks"
    NO_BOT = "no-bot"
    NO_KEEPER_THERE = "no-keeper-there"
    NO_LATECOMERS = "no-latecomers"
    NO_SUCH_SCENARIO = "no-such-scenario"
    NOT_HERE = "not-here"
    NOT_IN_HAND = "not-in-hand"
    NOT_NOW = "not-now"
    NOT_OFFERED = "not-offered"
    NOT_YOUR_PART = "not-your-part"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_YOURS = "not-yours"
    NOTHING_TO_STRIKE = "nothing-to-strike"
    SKETCH_LACKS = "sketch-lacks"
    TOO_MANY = "too-many"
    TOO_MANY_IDEAS = "too-many-ideas"
