"""Why a wish is refused."""

from enum import StrEnum


class Reason(StrEnum):
    """Why a wish was refused."""

    NOT_YOUR_TURN = "not-your-turn"
    NOT_NOW = "not-now"
    ANSWER_FIRST = "answer-first"
    NOT_OFFERED = "not-offered"
    NOT_IN_HAND = "not-in-hand"
    WRONG_KIND = "wrong-kind"
    TOO_DEAR = "too-dear"
    HAND_FULL = "hand-full"
    NO_MORE_DRAWS = "no-more-draws"
    NO_CARDS_LEFT = "no-cards-left"
    NO_MORE_TRAPS = "no-more-traps"
    NO_FLAG = "no-flag"
    NOT_OPEN = "not-open"
    TOO_FAR = "too-far"
    THREE_IN_A_ROW = "three-in-a-row"
    NOT_YOUR_TRAP = "not-your-trap"
    FACE_DOWN = "face-down"
    FACE_UP = "face-up"
    PERK_STANDS = "perk-stands"
    NO_TARGET = "no-target"
    ABILITY_SPENT = "ability-spent"
    NO_LATECOMERS = "no-latecomers"
