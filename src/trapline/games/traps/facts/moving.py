"""Pieces on their way."""

from typing import TypeAlias

from trapline.kernel import Seat, Unrevealing

from ..model.basics import Path, PieceId
from ..model.kinds import Gait
from .settling import Settling


class Walked(Settling, Unrevealing, frozen=True):
    """A piece went on by these spaces; `left` steps wait at a fork."""

    by: Seat
    piece: PieceId
    path: Path
    left: int
    gait: Gait


class WentBack(Settling, Unrevealing, frozen=True):
    """A piece went back the way it came."""

    by: Seat
    piece: PieceId
    steps: int
    path: Path = ()
    """The spaces it came by; old games do not say."""


class SentToStart(Settling, Unrevealing, frozen=True):
    """A piece is back at Start, and its owner is consoled."""

    by: Seat
    piece: PieceId
    amount: int


class Swapped(Settling, Unrevealing, frozen=True):
    """Two pieces changed places."""

    by: Seat
    piece: PieceId
    other: PieceId
    path: Path
    other_path: Path


class Crossed(Unrevealing, frozen=True):
    """A piece crossed the Finish."""

    by: Seat
    piece: PieceId
    amount: int


class Stunned(Settling, Unrevealing, frozen=True):
    """Somebody will miss a turn."""

    by: Seat


class Froze(Settling, Unrevealing, frozen=True):
    """A piece stays put until its owner's next turn is over."""

    by: Seat
    piece: PieceId
    turns: int


class Limped(Settling, Unrevealing, frozen=True):
    """Only one die until the owner's next turn is over."""

    by: Seat
    turns: int


AnyMove: TypeAlias = Walked | WentBack | SentToStart | Swapped | Crossed | Stunned | Froze | Limped
