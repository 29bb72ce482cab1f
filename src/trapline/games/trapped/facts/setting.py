"""A setting that the group makes up, or brings along (TD-13)."""

from typing import ClassVar, TypeAlias

from trapline.kernel import Fact, Seat

from ..content.making.sketch import Part, Sketch
from ..content.schema import Event, Scenario, Weakness
from ..model.basics import SOMEWHERE, IdeaNumber, Seats
from ..model.cards import Card
from .base import Quiet


class IdeaAdded(Quiet, frozen=True):
    """Somebody had an idea."""

    seat: Seat
    number: IdeaNumber
    part: Part
    words: str


class IdeasEnded(Quiet, frozen=True):
    """Somebody has no more ideas; or the GM thinks that there are enough."""

    seat: Seat
    enough: bool


class IdeasRead(Quiet, frozen=True):
    """The GM has read all ideas back."""

    count: int


class IdeasJudged(Quiet, frozen=True):
    """Somebody said which ideas shall go, or nothing at all."""

    seat: Seat
    out: tuple[IdeaNumber, ...]
    abstains: bool = False


class TieDrawn(Fact, frozen=True):
    """As many want an idea out as do not: one card for each side, the higher wins (TD-14)."""

    idea: IdeaNumber
    words: str
    cards: tuple[Card, ...]
    out: bool


class IdeasSifted(Quiet, frozen=True):
    """What the majority wanted out is out."""

    out: tuple[IdeaNumber, ...]
    kept: int


class Developed(Fact, frozen=True):
    """The GM wrote on the sheet, or had it filled in."""

    sketch: Sketch
    filled: bool


class SettingLaid(Fact, frozen=True):
    """What is played: all of it that everybody may know."""

    scenario: Scenario
    title: str


class SecretsLaid(Fact, frozen=True):
    """What only the GM knows: what may happen, where the monster begins, what it fears."""

    hides: ClassVar = {"events": (), "lair": SOMEWHERE, "weakness": None}

    events: tuple[Event, ...]
    lair: str
    to: Seats
    weakness: Weakness | None = None
    """None where everybody knows it."""


AnySetting: TypeAlias = (
    IdeaAdded
    | IdeasEnded
    | IdeasRead
    | IdeasJudged
    | TieDrawn
    | IdeasSifted
    | Developed
    | SettingLaid
    | SecretsLaid
)
