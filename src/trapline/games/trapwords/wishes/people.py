"""What a host looks after, whose clock waits, and a team that has too few left."""

from typing import TypeAlias

from trapline.kernel import Invitation, Seat, Text, Turn, Wish

from ..model.basics import Seats
from .base import TurnWish


class SetLateClock(TurnWish, frozen=True):
    """Let somebody's clock wait for the first clue, or not (TW-52): mine; as host, anybody's."""

    seat: Seat
    late: bool


class LiftCurses(TurnWish, frozen=True):
    """Take every curse that nobody has seen out of the dungeon (TW-15)."""


class SetClueRules(TurnWish, frozen=True):
    """Play with or without the rules of clues from this round on."""

    on: bool


class StrikePrecedent(Wish, frozen=True):
    """Forget what this table once decided."""

    trap: Text
    said: Text
    reading: Text


class ClaimGame(TurnWish, frozen=True):
    """Take the victory over a team that has too few left to play (TW-135)."""


AnyHosting: TypeAlias = SetLateClock | LiftCurses | SetClueRules | StrikePrecedent | ClaimGame


class MaySetLateClock(Invitation, frozen=True):
    turn: Turn
    seats: Seats


class MayLiftCurses(Invitation, frozen=True):
    turn: Turn


class MaySetClueRules(Invitation, frozen=True):
    turn: Turn


class MayStrikePrecedent(Invitation, frozen=True):
    """The host looks after what was decided."""


class MayClaimGame(Invitation, frozen=True):
    turn: Turn


AnyHostingInvitation: TypeAlias = (
    MaySetLateClock | MayLiftCurses | MaySetClueRules | MayStrikePrecedent | MayClaimGame
)
