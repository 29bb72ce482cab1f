"""Phase one: setting the traps, and who gives the clues."""

from typing import TypeAlias

from trapline.kernel import Invitation, Text, Turn

from .base import TurnWish


class Propose(TurnWish, frozen=True):
    """Suggest a trap to my team."""

    word: Text


class Strike(TurnWish, frozen=True):
    """Cross a suggestion out."""

    word: Text


class ClaimPlace(TurnWish, frozen=True):
    """Keep a place on the list for the trap that I am writing."""


class FreePlace(TurnWish, frozen=True):
    """I write no more: let somebody else have the place."""


class Agree(TurnWish, frozen=True):
    """Say that the list is good as it stands."""


class Oppose(TurnWish, frozen=True):
    """Say that the list is not good yet, whatever I said before."""


class PassTorch(TurnWish, frozen=True):
    """Let the next of my team give the clues of this round (TW-119)."""


AnyWriting: TypeAlias = Propose | Strike | ClaimPlace | FreePlace | Agree | Oppose | PassTorch


class MayPropose(Invitation, frozen=True):
    turn: Turn
    left: int


class MayStrike(Invitation, frozen=True):
    turn: Turn


class MayClaimPlace(Invitation, frozen=True):
    turn: Turn


class MayFreePlace(Invitation, frozen=True):
    turn: Turn


class MayAgree(Invitation, frozen=True):
    turn: Turn


class MayOppose(Invitation, frozen=True):
    turn: Turn


class MayPassTorch(Invitation, frozen=True):
    turn: Turn


AnyWritingInvitation: TypeAlias = (
    MayPropose | MayStrike | MayClaimPlace | MayFreePlace | MayAgree | MayOppose | MayPassTorch
)
