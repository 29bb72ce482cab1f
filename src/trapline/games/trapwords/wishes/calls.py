"""STOP: calls, flags, mistaps, answers and votes."""

from typing import TypeAlias

from trapline.kernel import Invitation, Text, Turn, Wish

from ..model.kinds import ClueRule, Mistap
from .base import Number, TurnWish


class CryStop(TurnWish, frozen=True):
    """STOP: let the clock stand; what for I say next (TW-128)."""


class CallTrap(TurnWish, frozen=True):
    """A clue said a word of our list, or the secret word: STOP, if nobody has cried it yet."""

    trap: Text
    clue: Number = 0
    said: Text | None = None


class CallRule(TurnWish, frozen=True):
    """A clue broke a rule: STOP, if nobody has cried it yet."""

    rule: ClueRule
    clue: Number = 0
    said: Text | None = None


class FlagClue(TurnWish, frozen=True):
    """Let the turn go on, and talk about this word after it (TW-80). Spoken, about this moment."""

    clue: Number = 0
    said: Text | None = None
    trap: Text | None = None
    rule: ClueRule | None = None


class TakeBack(TurnWish, frozen=True):
    """That was a mistap of mine."""

    what: Mistap


class Accept(TurnWish, frozen=True):
    """Agree that the call is right."""


class Contest(TurnWish, frozen=True):
    """Disagree: let all vote. Where people speak, perhaps nothing of the kind was said."""

    heard: bool = True


class Vote(Wish, frozen=True):
    """Say whether the trap is sprung, or the rule broken. May be changed until all have voted."""

    review: Number
    springs: bool


AnyCall: TypeAlias = CryStop | CallTrap | CallRule | FlagClue | TakeBack | Accept | Contest | Vote


class MayCryStop(Invitation, frozen=True):
    turn: Turn


class MayCallTrap(Invitation, frozen=True):
    turn: Turn


class MayCallRule(Invitation, frozen=True):
    turn: Turn


class MayFlagClue(Invitation, frozen=True):
    turn: Turn


class MayTakeBack(Invitation, frozen=True):
    turn: Turn
    what: Mistap


class MayAccept(Invitation, frozen=True):
    turn: Turn


class MayContest(Invitation, frozen=True):
    turn: Turn


class MayVote(Invitation, frozen=True):
    review: Number


AnyCallInvitation: TypeAlias = (
    MayCryStop
    | MayCallTrap
    | MayCallRule
    | MayFlagClue
    | MayTakeBack
    | MayAccept
    | MayContest
    | MayVote
)
