"""Events, the monster and what is left over: what is asked then, and how people are invited."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from trapline.kernel import Invitation, Text

from ..model.agenda import Ask
from ..model.basics import FigureId, Number
from ..model.cards import Card
from ..model.kinds import Attribute, Strength, What
from .base import Answer
from .offers import Follow, Lair, Trouble


class PlayEvent(Answer, frozen=True):
    """The GM makes an event of the card, out of the scenario's list."""

    asks = (Ask.EVENT,)

    event: Text
    figure: FigureId
    words: Text


class Consequence(Struct, frozen=True):
    """What follows; `option` is an attribute, a thing or a suit, where there is a choice."""

    what: What
    option: Text


class MakeUpEvent(Answer, frozen=True):
    """The GM invents an event, for one or several, and says what follows (TD-46, TD-47)."""

    asks = (Ask.EVENT,)

    figure: FigureId
    words: Text
    others: Annotated[tuple[FigureId, ...], Meta(max_length=10)] = ()
    then: Annotated[tuple[Consequence, ...], Meta(max_length=3)] = ()


class Choose(Answer, frozen=True):
    """The GM says whom or what an event hits."""

    asks = (Ask.PICK,)

    option: Text


class Face(Answer, frozen=True):
    """Meet an event, with an attribute."""

    asks = (Ask.FACE,)

    attribute: Attribute
    words: Text


class Agree(Answer, frozen=True):
    """Yes, or no."""

    asks = (Ask.AGREE,)

    yes: bool


class MeetEnd(Answer, frozen=True):
    """Die, or go mad."""

    asks = (Ask.DOOM,)

    insane: bool
    words: Text


class Prowl(Answer, frozen=True):
    """The GM moves the monster, or lets it stay, and lets it attack somebody there, or not."""

    asks = (Ask.PROWL,)

    room: Text
    whom: FigureId | None = None


class Flee(Answer, frozen=True):
    """The GM says where the monster goes to lick its wounds."""

    asks = (Ask.FLEE,)

    room: Text


class Discard(Answer, frozen=True):
    """Throw a card away."""

    asks = (Ask.TRIM,)

    card: Text


class Conclude(Answer, frozen=True):
    """How it all went on."""

    asks = (Ask.EPILOGUE,)

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
    follows: tuple[Follow, ...]
    suggests: What
    """What the card's suit has in mind."""
    strength: Strength
    """How bad the card's value says that it is (TD-45)."""


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
