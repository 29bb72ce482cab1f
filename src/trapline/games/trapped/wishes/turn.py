"""What a player may do with a turn (TD-38), or when somebody challenged them."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from trapline.kernel import Invitation, Seat, Text

from ..model.agenda import Ask
from ..model.basics import FigureId, Number, Seats
from ..model.kinds import Attribute, Through
from .base import Answer
from .offers import Chance, Exit, Grip, Target


class DrawFive(Answer, frozen=True):
    """An empty hand: five cards, and an event instead of a turn (TD-43)."""

    asks = (Ask.REFILL,)


class TakeTurn(Answer, frozen=True):
    """An empty hand, and a normal turn all the same."""

    asks = (Ask.REFILL,)


class Deed(Answer, frozen=True):
    """What somebody does who may act."""

    asks = (Ask.ACT,)


class Attempt(Deed, frozen=True):
    """Go for a goal."""

    goal: Text
    attribute: Attribute
    through: Through
    words: Text


class Attack(Deed, frozen=True):
    """Fight the monster."""

    attribute: Attribute
    through: Through
    words: Text


class Control(Deed, frozen=True):
    """Make an Extra do something, such as go to a room."""

    figure: FigureId
    attribute: Attribute
    words: Text
    room: Text | None = None


class Explore(Deed, frozen=True):
    """Go to the next room, with or without the Extra that obeys."""

    room: Text
    along: bool
    words: Text


class Challenge(Deed, frozen=True):
    """Dare somebody to do something."""

    seat: Seat
    dare: Text
    words: Text


class Escape(Deed, frozen=True):
    """Leave by a way out, with those who may come along."""

    way: Text
    figures: Annotated[tuple[FigureId, ...], Meta(max_length=10)]
    words: Text


class Pass(Deed, frozen=True):
    """Do nothing but draw (TD-134)."""


AnyTurn: TypeAlias = (
    DrawFive | TakeTurn | Attempt | Attack | Control | Explore | Challenge | Escape | Pass
)


class MayDrawFive(Invitation, frozen=True):
    number: Number


class MayTakeTurn(Invitation, frozen=True):
    number: Number


class MayAttempt(Invitation, frozen=True):
    number: Number
    goals: tuple[str, ...]
    throughs: tuple[Through, ...]
    attributes: tuple[Attribute, ...]
    chances: tuple[Chance, ...]


class MayAttack(Invitation, frozen=True):
    number: Number
    throughs: tuple[Through, ...]
    attributes: tuple[Attribute, ...]
    fits: tuple[Attribute, ...]
    """Of these, the ones that need no reason."""
    cards: int
    """How many the GM draws."""
    counts: bool
    """Whether a victory brings it closer to death."""


class MayControl(Invitation, frozen=True):
    number: Number
    figures: tuple[FigureId, ...]
    rooms: tuple[str, ...]
    attributes: tuple[Attribute, ...]
    fits: tuple[Attribute, ...]
    grips: tuple[Grip, ...]


class MayExplore(Invitation, frozen=True):
    number: Number
    rooms: tuple[str, ...]
    companion: FigureId | None


class MayChallenge(Invitation, frozen=True):
    number: Number
    seats: Seats
    dares: tuple[str, ...]
    targets: tuple[Target, ...]


class MayEscape(Invitation, frozen=True):
    number: Number
    ways: tuple[str, ...]
    exits: tuple[Exit, ...]


class MayPass(Invitation, frozen=True):
    number: Number


AnyTurnInvitation: TypeAlias = (
    MayDrawFive
    | MayTakeTurn
    | MayAttempt
    | MayAttack
    | MayControl
    | MayExplore
    | MayChallenge
    | MayEscape
    | MayPass
)
