"""What the GM does besides the rules, before everybody's eyes; and what only some may hear."""

from typing import ClassVar, TypeAlias

from trapline.kernel import Fact, Seat, Unrevealing

from ..content.schema import Goal, Item
from ..model.basics import FigureId, Seats
from ..model.cards import Card


class Stepped(Unrevealing, frozen=True):
    """The GM stepped in. A slip can be taken back."""

    retractable: ClassVar[bool] = True


class ThingHanded(Stepped, frozen=True):
    """The GM gave somebody a thing."""

    figure: FigureId
    name: str
    item: str


class ThingRemoved(Stepped, frozen=True):
    """The GM took a thing from somebody: it lies in a room, or is gone."""

    figure: FigureId
    name: str
    item: str
    room: str


class FigurePut(Stepped, frozen=True):
    """The GM put somebody somewhere else."""

    figure: FigureId
    name: str
    room: str


class Cleared(Stepped, frozen=True):
    """The GM opened the safe room, a passage that was shut, or a room that was harder."""

    rooms: tuple[str, ...]


class Mended(Stepped, frozen=True):
    """The GM wrote back a score that was hurt."""

    spot: str
    name: str
    before: Card
    card: Card


class Nursed(Stepped, frozen=True):
    """The GM made somebody well again."""

    figure: FigureId
    name: str


class GoalGranted(Stepped, frozen=True):
    """The GM said that a goal is done."""

    goal: str


class GoalReopened(Stepped, frozen=True):
    """The GM said that a goal is still to be done."""

    goal: str


class MonsterLoosed(Fact, frozen=True):
    """It was getting slow: the GM let the monster loose, out of turn."""


class ThingMade(Fact, frozen=True):
    """What somebody made up is a thing from now on (TD-14)."""

    item: Item
    title: str
    room: str


class GoalMade(Fact, frozen=True):
    """What somebody made up is a goal from now on (TD-14)."""

    goal: Goal
    title: str
    room: str


class Whispered(Unrevealing, frozen=True):
    """Somebody whispered to the GM, or the GM to somebody; the others see that, and no more."""

    hides: ClassVar = {"words": ""}

    seat: Seat
    whom: Seat
    words: str
    to: Seats


class NotesKept(Unrevealing, frozen=True):
    """The GM wrote something down for nobody else."""

    unseen: ClassVar = True

    words: str
    to: Seats


AnyDesk: TypeAlias = (
    ThingHanded
    | ThingRemoved
    | FigurePut
    | Cleared
    | Mended
    | Nursed
    | GoalGranted
    | GoalReopened
    | MonsterLoosed
    | ThingMade
    | GoalMade
    | Whispered
    | NotesKept
)
