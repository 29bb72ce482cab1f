"""Events, the monster and what is left over: what is asked then, and how people are invited."""

from typing import TypeAlias

from trapline.kernel import Invitation, Text, Wish

from ..model.basics import FigureId, Number
from ..model.cards import Card
from ..model.kinds import Attribute
from .offers import Lair, Trouble


class PlayEvent(Wish, frozen=True):
    """The GM makes an event of the card, out of the scenario's list."""

    number: Number
    event: Text
    figure: FigureId
    words: Text


class MakeUpEvent(Wish, frozen=True):
    """The GM invents an event; with an attribute, it is a test."""

    number: Number
    figure: FigureId
    words: Text
    attribute: Attribute | None = None


class Choose(Wish, frozen=True):
    """The GM says whom or what an event hits."""

    number: Number
    option: Text


class Face(Wish, frozen=True):
    """Meet an event, with an attribute."""

    number: Number
    attribute: Attribute
    words: Text


class Agree(Wish, frozen=True):
    """Yes, or no."""

    number: Number
    yes: bool


class MeetEnd(Wish, frozen=True):
    """Die, or go mad."""

    number: Number
    insane: bool
    words: Text


class Prowl(Wish, frozen=True):
    """The GM moves the monster, or lets it stay, and lets it attack somebody there, or not."""

    number: Number
    room: Text
    whom: FigureId | None = None


class Flee(Wish, frozen=True):
    """The GM says where the monster goes to lick its wounds."""

    number: Number
    room: Text


class Discard(Wish, frozen=True):
    """Throw a card away."""

    number: Number
    card: Text


class Conclude(Wish, frozen=True):
    """How it all went on."""

    number: Number
    words: Text


AnyTrouble: TypeAlias = (
    PlayEvent | MakeUpEvent | Choose | Face | Agree | MeetEnd | Prowl | Flee | Discard | Conclude
)


class MayPlayEvent(Invitation, frozen=True):
    number: Number
    card: Card
    events: tuple[str, ...]
    figures: tuple[FigureId, ...]
    troubles: tuple[Trouble, ...]


class MayMakeUpEvent(Invitation, frozen=True):
    number: Number
    card: Card
    figures: tuple[FigureId, ...]


class MayChoose(Invitation, frozen=True):
    number: Number
    hook: str
    options: tuple[str, ...]


class MayFace(Invitation, frozen=True):
    number: Number
    attributes: tuple[Attribute, ...]


class MayAgree(Invitation, frozen=True):
    number: Number
    matter: str
    """`company`, `bargain`, or the way out on which one would be taken along."""
    by: FigureId


class MayMeetEnd(Invitation, frozen=True):
    number: Number


class MayProwl(Invitation, frozen=True):
    number: Number
    rooms: tuple[str, ...]
    lairs: tuple[Lair, ...]


class MayFlee(Invitation, frozen=True):
    number: Number
    rooms: tuple[str, ...]


class MayDiscard(Invitation, frozen=True):
    number: Number
    cards: tuple[Card, ...]
    """The strongest first."""


class MayConclude(Invitation, frozen=True):
    number: Number
    won: bool


AnyTroubleInvitation: TypeAlias = (
    MayPlayEvent
    | MayMakeUpEvent
    | MayChoose
    | MayFace
    | MayAgree
    | MayMeetEnd
    | MayProwl
    | MayFlee
    | MayDiscard
    | MayConclude
)
