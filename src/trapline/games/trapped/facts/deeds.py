"""What people do in the story."""

from typing import TypeAlias

from trapline.kernel import Fact, Seat, Unrevealing

from ..content.hooks import Hook
from ..content.schema import Weakness
from ..model.basics import FigureId, Number, Seats
from ..model.kinds import Attribute, Fate
from .base import OfFigure, OfPlayer


class Challenged(Fact, frozen=True):
    """I challenge you to … `dare` is like `goal:unjam-pod`, `room:bridge`, `extra:4`, `monster`.

    It may be a stunt of the scenario, like `stunt:moonwalk`; or `own`: then `words` say what.
    """

    seat: Seat
    whom: Seat
    dare: str
    words: str
    attributes: tuple[Attribute, ...] = ()
    """What a stunt tests."""


class DareWeighed(Unrevealing, frozen=True):
    """The GM says what a dare in somebody's own words tests (TD-74)."""

    seat: Seat
    """Who was dared."""
    attribute: Attribute


class DareRefused(Unrevealing, frozen=True):
    """The GM says that it cannot be asked for; whoever dared does something else (TD-80)."""

    seat: Seat


class ChallengeAnswered(Fact, frozen=True):
    """Accepted, or declined: then both bid."""

    seat: Seat
    by: Seat
    dare: str
    accepted: bool
    conflict: Number


class DareFaced(Unrevealing, frozen=True):
    """Somebody sets about what they were challenged to."""

    seat: Seat


class DareDropped(Unrevealing, frozen=True):
    """Somebody need not do what they were challenged to."""

    seat: Seat


class Explored(Fact, frozen=True):
    """Somebody goes to the next room."""

    seat: Seat
    words: str


class Moved(OfFigure, frozen=True):
    """Somebody in the story is somewhere else now."""

    room: str


class DoorOpened(Fact, frozen=True):
    """The safe room is not sealed any more (TD-35)."""

    room: str


class DoorSealed(Fact, frozen=True):
    """The safe room is locked again."""

    room: str


class Achieved(OfFigure, frozen=True):
    """A goal is achieved: by one for all, or by one for themselves (TD-127)."""

    goal: str
    own: bool
    undoes: tuple[str, ...] = ()
    hooks: tuple[Hook, ...] = ()
    tells: Weakness | None = None
    """What the monster fears, if that was a secret and the box does not have it."""


class NotFound(Fact, frozen=True):
    """A search was successful, but the thing is not in this room (TD-132)."""

    item: str
    room: str


class ItemGained(OfFigure, frozen=True):
    """Somebody has a thing. `found` is True where it was hidden."""

    item: str
    found: bool = False


class ItemTaken(Unrevealing, frozen=True):
    """Somebody picked a thing up. `stays` is True where there is enough for all."""

    figure: FigureId
    name: str
    item: str
    room: str
    stays: bool


class ItemGiven(Unrevealing, frozen=True):
    """A thing was handed over."""

    figure: FigureId
    name: str
    whom: FigureId
    whom_name: str
    item: str


class ItemLost(OfFigure, frozen=True):
    """A thing was used up, or dropped in a room."""

    item: str
    room: str


class Controlled(OfPlayer, frozen=True):
    """An Extra obeys somebody from now on."""


class Released(Unrevealing, frozen=True):
    """An Extra is nobody's any more."""

    figure: FigureId
    name: str


class Doomed(OfFigure, frozen=True):
    """A character is lost; the player says how."""

    seat: Seat


class ExtraLed(OfFigure, frozen=True):
    """The GM moves an Extra that is nobody's."""


class Lost(OfFigure, frozen=True):
    """Somebody in the story is dead, or mad."""

    fate: Fate
    seat: Seat | None
    words: str = ""


class Claimed(Unrevealing, frozen=True):
    """A player without a character would like to be this Extra."""

    seat: Seat
    figure: FigureId
    name: str


class Became(OfPlayer, frozen=True):
    """An Extra is a character from now on (TD-112, TD-113)."""


class WasLetGo(OfPlayer, frozen=True, tag="let-go"):
    """The character of somebody who is gone is an Extra from now on (TD-136)."""


class LeavingAsked(Fact, frozen=True):
    """Somebody is about to leave by a way out, and says who may come along (TD-102)."""

    seat: Seat
    figure: FigureId
    way: str
    passengers: tuple[FigureId, ...]
    names: tuple[str, ...]
    words: str


class Agreed(Unrevealing, frozen=True):
    """Somebody said yes or no."""

    seat: Seat
    yes: bool


class PromiseBroken(OfPlayer, frozen=True):
    """Somebody who was promised a seat is left behind (TD-102)."""


class Left(Fact, frozen=True):
    """They are out."""

    way: str
    figures: tuple[FigureId, ...]
    names: tuple[str, ...]
    winners: Seats


AnyDeed: TypeAlias = (
    Challenged
    | DareWeighed
    | DareRefused
    | ChallengeAnswered
    | DareFaced
    | DareDropped
    | Explored
    | Moved
    | DoorOpened
    | DoorSealed
    | Achieved
    | NotFound
    | ItemGained
    | ItemTaken
    | ItemGiven
    | ItemLost
    | Controlled
    | Released
    | Doomed
    | ExtraLed
    | Lost
    | Claimed
    | Became
    | WasLetGo
    | LeavingAsked
    | Agreed
    | PromiseBroken
    | Left
)
