"""What facts of Trapped! have in common."""

from typing import ClassVar

from trapline.kernel import Fact, Seat

from ..model.basics import FigureId


class Quiet(Fact, frozen=True):
    """A fact that shows nobody a secret."""

    opens: ClassVar[bool] = False


class OfFigure(Fact, frozen=True):
    """It happens to somebody in the story; sentences call them by name."""

    figure: FigureId
    name: str


class OfPlayer(Fact, frozen=True):
    """It happens between a player and somebody in the story."""

    seat: Seat
    figure: FigureId
    name: str
