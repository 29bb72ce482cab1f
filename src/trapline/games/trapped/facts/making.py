"""Characters, Extras, and how play begins."""

from typing import ClassVar, TypeAlias

from trapline.kernel import Fact, Seat, each

from ..model.basics import UNKNOWN, FigureId, Seats
from ..model.cards import FACE_DOWN, Card
from ..model.options import Options


class Opened(Fact, frozen=True):
    """The evening began: who is the GM, and who sits clockwise from the GM's left."""

    options: Options
    gm: Seat
    order: Seats
    bots: Seats


class Offered(Fact, frozen=True):
    """Cards to make a character of: six for attributes, one for each character (TD-18, TD-22)."""

    seat: Seat
    cards: tuple[Card, ...]


class CharacterMade(Fact, frozen=True):
    """Attributes in their usual order, feelings in the order of characters."""

    seat: Seat
    figure: FigureId
    name: str
    gender: str
    occupation: str
    attributes: tuple[Card, ...]
    feelings: tuple[Card, ...]


class ExtrasBegan(Fact, frozen=True):
    """All characters are made; the cards are collected and shuffled (TD-27)."""


class AspectSet(Fact, frozen=True):
    """Somebody played a card and wrote on an Extra's sheet. `spot` is like `4.brave` or `4>0`."""

    seat: Seat
    card: Card
    spot: str
    name: str = ""
    """The Extra's name, as far as it has one."""
    words: str = ""
    gender: str = ""


class ExtraMade(Fact, frozen=True):
    """The house filled an Extra's sheet by luck; feelings in the order of sheets (TD-32)."""

    figure: FigureId
    name: str
    gender: str
    occupation: str
    attributes: tuple[Card, ...]
    feelings: tuple[Card, ...]


class PlayBegan(Fact, frozen=True):
    """Everybody is in the safe room; the cards are collected and shuffled (TD-35, TD-36)."""

    room: str
    sealed: bool
    goals: tuple[str, ...]
    floor: tuple[tuple[str, str], ...]
    """Rooms, and what lies there."""


class Hid(Fact, frozen=True):
    """A thing is somewhere, and only the GM knows where (TD-132)."""

    hides: ClassVar = {"room": UNKNOWN}

    item: str
    room: str
    to: Seats


class Dealt(Fact, frozen=True):
    """Somebody has a hand."""

    hides: ClassVar = {"cards": each(FACE_DOWN)}

    seat: Seat
    cards: tuple[Card, ...]
    to: Seats


AnyMaking: TypeAlias = (
    Opened | Offered | CharacterMade | ExtrasBegan | AspectSet | ExtraMade | PlayBegan | Hid | Dealt
)
