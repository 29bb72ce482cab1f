"""Making up a setting (TD-13), characters and Extras, and how play begins."""

from typing import ClassVar, TypeAlias

from trapline.kernel import Fact, Seat, Unrevealing, each

from ..content.making.sketch import Part, Sketch
from ..content.schema import Event, Scenario, Weakness
from ..model.basics import SOMEWHERE, UNKNOWN, FigureId, IdeaNumber, Seats
from ..model.cards import FACE_DOWN, Card
from ..model.kinds import Face
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


class WentIn(Unrevealing, frozen=True):
    """Somebody has read where they are, and why nobody can leave (TD-10)."""

    seat: Seat


class CharacterMade(Fact, frozen=True):
    """Attributes in their usual order, feelings in the order of characters."""

    seat: Seat
    figure: FigureId
    name: str
    gender: str
    occupation: str
    attributes: tuple[Card, ...]
    feelings: tuple[Card, ...]
    face: Face | None = None


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
    face: Face | None = None


class ExtraMade(Fact, frozen=True):
    """The house filled an Extra's sheet by luck; feelings in the order of sheets (TD-32)."""

    figure: FigureId
    name: str
    gender: str
    occupation: str
    attributes: tuple[Card, ...]
    feelings: tuple[Card, ...]
    face: Face | None = None


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


class IdeaAdded(Unrevealing, frozen=True):
    """Somebody had an idea."""

    seat: Seat
    number: IdeaNumber
    part: Part
    words: str


class IdeasEnded(Unrevealing, frozen=True):
    """Somebody has no more ideas; or the GM thinks that there are enough."""

    seat: Seat
    enough: bool


class IdeasRead(Unrevealing, frozen=True):
    """The GM has read all ideas back."""

    count: int


class IdeasJudged(Unrevealing, frozen=True):
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


class IdeasSifted(Unrevealing, frozen=True):
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


AnyMaking: TypeAlias = (
    Opened
    | Offered
    | WentIn
    | CharacterMade
    | ExtrasBegan
    | AspectSet
    | ExtraMade
    | PlayBegan
    | Hid
    | Dealt
    | IdeaAdded
    | IdeasEnded
    | IdeasRead
    | IdeasJudged
    | TieDrawn
    | IdeasSifted
    | Developed
    | SettingLaid
    | SecretsLaid
)
