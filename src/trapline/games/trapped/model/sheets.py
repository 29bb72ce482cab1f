"""Sheets: who somebody in the story is, and how they feel about the others."""

from collections.abc import Mapping

from msgspec import Struct

from trapline.kernel import Seat, Turn

from .basics import UNKNOWN, FigureId
from .cards import Card
from .kinds import Attribute, Face, Fate


class Figure(Struct, frozen=True):
    """A character or an Extra."""

    id: FigureId
    seat: Seat | None = None
    """Whose character it is; an Extra is nobody's."""
    master: Seat | None = None
    """Who controls this Extra."""
    name: str = ""
    gender: str = ""
    occupation: str = ""
    face: Face | None = None
    attributes: Mapping[Attribute, Card] = {}
    feelings: Mapping[FigureId, Card] = {}
    """How it feels about others, and about itself."""
    room: str = UNKNOWN
    entered: Turn = 0
    """The turn in which it came there."""
    items: tuple[str, ...] = ()
    goals: frozenset[str] = frozenset()
    """What it achieved for itself (TD-127)."""
    fate: Fate = Fate.ALIVE
    lucky_used: bool = False
    sick_until: int | None = None
    """The round after which it dies, and what would cure it."""
    cure: str = ""
    clings_to: FigureId | None = None
    promised: Seat | None = None
    """The player who promised this Extra a seat (TD-49)."""
    betrayed: bool = False
    """Whether that player left without it (TD-102)."""


class Player(Struct, frozen=True):
    """What lies before a player: a hand, and cards to make a character of."""

    hand: tuple[Card, ...] = ()
    offered: tuple[Card, ...] = ()
    """Six for attributes, then one for each character."""
    figure: FigureId | None = None
    """The character; None after its death, until the player takes an Extra."""
    last_dared: Seat | None = None
    """Whom this player challenged last, and in which round (TD-133)."""
    dared_in: int = 0


class Spot(Struct, frozen=True):
    """A place on a sheet: a word, an attribute, or a feeling about somebody."""

    figure: FigureId
    aspect: str
    about: FigureId | None = None

    @property
    def code(self) -> str:
        """Return how wishes and invitations write it: `4.brave`, or `4>0` for a feeling."""
        if self.about is not None:
            return f"{self.figure}>{self.about}"
        return f"{self.figure}.{self.aspect}"


NAME = "name"
OCCUPATION = "occupation"
FEELING = "feeling"


def feeling_spot(figure: FigureId, about: FigureId) -> Spot:
    return Spot(figure, FEELING, about)


def spot_of(code: str) -> Spot:
    """Return the place that is called `4.brave`, or `4>0` for a feeling."""
    figure, mark, about = code.partition(">")
    if mark:
        return feeling_spot(int(figure), int(about))
    figure, _, aspect = code.partition(".")
    return Spot(int(figure), aspect)
