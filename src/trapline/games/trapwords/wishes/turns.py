"""Phase two: the book, clues, and guesses, typed or heard."""

from typing import ClassVar, TypeAlias

from trapline.kernel import Invitation, Text, Turn

from .base import Number, TurnWish


class TakeBook(TurnWish, frozen=True):
    """Look at the word that I must get my team to guess."""


class GetReady(TurnWish, frozen=True):
    """I have read the word: start the clock."""


class GiveClue(TurnWish, frozen=True):
    """Say something about the word."""

    text: Text


class Guess(TurnWish, frozen=True):
    """Name a word."""

    word: Text


class ThinkSo(TurnWish, frozen=True):
    """Say so, without naming a word (TW-58)."""


class CountGuess(TurnWish, frozen=True):
    """They named a wrong word aloud, and so many taps came before mine."""

    taps: Number


class CallRight(TurnWish, frozen=True):
    """They named the right word aloud."""


class PressOn(TurnWish, frozen=True):
    """I have seen how the turn went: let us go on."""


AnyTurn: TypeAlias = (
    TakeBook | GetReady | GiveClue | Guess | ThinkSo | CountGuess | CallRight | PressOn
)


class MayTakeBook(Invitation, frozen=True):
    housekeeping: ClassVar[bool] = True
    turn: Turn


class MayGetReady(Invitation, frozen=True):
    turn: Turn


class MayGiveClue(Invitation, frozen=True):
    turn: Turn


class MayGuess(Invitation, frozen=True):
    turn: Turn
    left: int


class MayThinkSo(Invitation, frozen=True):
    turn: Turn


class MayCountGuess(Invitation, frozen=True):
    turn: Turn
    taps: Number


class MayCallRight(Invitation, frozen=True):
    turn: Turn


class MayPressOn(Invitation, frozen=True):
    turn: Turn


AnyTurnInvitation: TypeAlias = (
    MayTakeBook
    | MayGetReady
    | MayGiveClue
    | MayGuess
    | MayThinkSo
    | MayCountGuess
    | MayCallRight
    | MayPressOn
)
