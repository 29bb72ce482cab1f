"""What facts of Trapped! have in common."""

from trapline.kernel import Fact, Seat

from ..model.basics import FigureId


class OfFigure(Fact, frozen=True):
    """It happens to somebody in the story; sentences call them by name."""

    figure: FigureId
    name: str


class OfPlayer(Fact, frozen=True):
    """It happens between a player and somebody in the story."""

    seat: Seat
    figure: FigureId
    name: str
