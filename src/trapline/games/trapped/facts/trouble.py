"""Events, and the monster."""

from typing import ClassVar, TypeAlias

from trapline.kernel import Fact, Seat, Unrevealing

from ..content.hooks import Hook
from ..content.schema import Event
from ..model.basics import UNKNOWN, FigureId, Seats
from ..model.cards import Card
from .base import OfFigure, OfPlayer


class EventDrawn(Fact, frozen=True):
    """A card for an event; `figure` if it must touch somebody (TD-46)."""

    card: Card
    figure: FigureId | None


class EventPlayed(Fact, frozen=True):
    """The GM made an event of the card; `event` is blank for one that the GM invented."""

    event: str
    card: Card
    figure: FigureId
    name: str
    words: str
    hooks: tuple[Hook, ...]
    shows: Event | None = None
    """The event itself, if the box does not have it."""
    others: tuple[FigureId, ...] = ()
    """Whom else it touches, if the GM invented it."""


class Befell(Fact, frozen=True):
    """What an event sets going happens to somebody."""

    do: str
    whom: FigureId
    name: str


class Fizzled(Fact, frozen=True):
    """What an event would set going comes to nothing."""

    do: str
    whom: FigureId
    name: str


class MonsterMoved(Fact, frozen=True):
    """The monster went somewhere, or stayed. `prowl` is True for its move after a turn."""

    hides: ClassVar = {"room": UNKNOWN}

    room: str
    prowl: bool
    to: Seats


class MonsterSeen(Fact, frozen=True):
    """The monster is where somebody sees it."""

    room: str


class MonsterVanished(Fact, frozen=True):
    """Nobody sees the monster any more."""


class MonsterHeard(Unrevealing, frozen=True):
    """It came closer: one hears it (TD-98)."""


class MonsterAttacked(OfFigure, frozen=True):
    """The monster is upon somebody, in one of the ways that the scenario knows."""

    attack: int = 0


class ExtraAttacked(OfFigure, frozen=True):
    """An Extra on its own against the monster (TD-131)."""

    score: Card
    card: Card
    obstacle: tuple[Card, ...]
    dies: bool


class MonsterStirred(Unrevealing, frozen=True):
    """The monster moves out of turn."""

    steps: int


class MonsterBeaten(Fact, frozen=True):
    """The monster was defeated; whether it counts depends on the means (TD-96, TD-99)."""

    counts: bool
    defeats: int
    dead: bool
    flees: int


class PassageShut(Fact, frozen=True):
    """A passage cannot be used until a round is over."""

    rooms: tuple[str, str]
    until: int


class RoomHarder(Fact, frozen=True):
    """In a room the GM draws more cards until a round is over."""

    room: str
    cards: int
    until: int


class FellSick(OfFigure, frozen=True):
    """Somebody dies when a round is over, unless cured (TD-49)."""

    cure: str
    until: int


class Cured(OfFigure, frozen=True):
    """Somebody is well again."""


class Clung(OfFigure, frozen=True):
    """An Extra follows a character wherever they go."""

    whom: FigureId
    whom_name: str


class Promised(OfPlayer, frozen=True):
    """A seat on the way out, for a thing."""


class GoalSpoilt(Fact, frozen=True):
    """What was achieved must be done again."""

    goal: str


class CountdownBegan(Fact, frozen=True):
    """When this round is over, everything blows up (TD-105)."""

    until: int


class CountdownStopped(Fact, frozen=True):
    """It does not blow up after all."""


class PlaceTold(Fact, frozen=True):
    """Everybody learns where a hidden thing is."""

    item: str
    room: str


class BonusGranted(Fact, frozen=True):
    """Somebody will have another turn."""

    seat: Seat


class BonusBegan(Fact, frozen=True):
    """Somebody has another turn."""

    seat: Seat


AnyTrouble: TypeAlias = (
    EventDrawn
    | EventPlayed
    | Befell
    | Fizzled
    | MonsterMoved
    | MonsterSeen
    | MonsterVanished
    | MonsterHeard
    | MonsterAttacked
    | ExtraAttacked
    | MonsterStirred
    | MonsterBeaten
    | PassageShut
    | RoomHarder
    | FellSick
    | Cured
    | Clung
    | Promised
    | GoalSpoilt
    | CountdownBegan
    | CountdownStopped
    | PlaceTold
    | BonusGranted
    | BonusBegan
)
