"""Conflicts, from the aim to the damage."""

from typing import ClassVar, TypeAlias

from trapline.kernel import Fact, Seat, Unrevealing, if_any

from ..content.hooks import Hook
from ..model.basics import FigureId, Number, Seats
from ..model.cards import FACE_DOWN, Card, Suit, Tie
from ..model.kinds import Attribute, Contest, Side, Through


class Tried(Fact, frozen=True):
    """Somebody goes for a goal, the monster or an Extra, and says with which attribute."""

    conflict: Number
    kind: Contest
    seat: Seat
    figure: FigureId
    name: str
    attribute: Attribute
    subject: str
    words: str
    cards: int
    """How many the GM will draw."""
    line: Seats
    base: tuple[Card, ...] = ()
    room: str = ""
    means: str = ""


class Tested(Fact, frozen=True):
    """An event, an attack or a dare tests somebody: they choose one of these attributes (TD-47)."""

    conflict: Number
    seat: Seat
    figure: FigureId
    name: str
    subject: str
    attributes: tuple[Attribute, ...]
    cards: int
    base: tuple[Card, ...]
    line: Seats
    won: tuple[Hook, ...] = ()
    lost: tuple[Hook, ...] = ()
    hurts: bool = True
    means: str = ""
    kind: Contest = Contest.EVENT
    words: str = ""
    """A dare in somebody's own words."""


class Faced(Unrevealing, frozen=True):
    """Somebody meets an event, with this attribute."""

    conflict: Number
    seat: Seat
    attribute: Attribute
    words: str


class Ruled(Unrevealing, frozen=True):
    """The GM confirmed the attribute, or named another."""

    conflict: Number
    seat: Seat
    """Whose attribute it is."""
    attribute: Attribute
    changed: bool


class BidPlaced(Unrevealing, frozen=True):
    """Somebody laid a card face down. `card` is None where they had none to lay."""

    hides: ClassVar = {"card": if_any(FACE_DOWN)}

    conflict: Number
    seat: Seat
    side: Side
    through: Through
    figure: FigureId | None
    name: str
    attribute: Attribute | None
    card: Card | None
    words: str
    to: Seats


class BidPassed(Unrevealing, frozen=True):
    """Somebody keeps out of it."""

    conflict: Number
    seat: Seat


class LuckAsked(Unrevealing, frozen=True):
    """Nobody used Lucky, or all who wanted to have done so."""

    conflict: Number


class Revealed(Fact, frozen=True):
    """All cards are turned over, and the GM's are drawn."""

    conflict: Number
    bids: tuple[tuple[Seat, Card | None], ...]
    obstacle: tuple[Card, ...]


class LuckyUsed(Fact, frozen=True):
    """Lucky replaces another attribute, once in a game (TD-21)."""

    conflict: Number
    seat: Seat
    figure: FigureId
    name: str
    score: Card


class LuckDeclined(Unrevealing, frozen=True):
    """Somebody keeps Lucky for later."""

    conflict: Number
    seat: Seat


class Resolved(Fact, frozen=True):
    """Both sides, strongest card first, and who won."""

    conflict: Number
    kind: Contest
    seat: Seat
    active: tuple[Card, ...]
    opposing: tuple[Card, ...]
    active_total: int
    opposing_total: int
    won: bool
    tie: Tie | None = None
    """How equal totals were told apart."""


class FeelingTurned(Fact, frozen=True):
    """A feeling has another suit (TD-60)."""

    figure: FigureId
    name: str
    about: FigureId
    about_name: str
    suit: Suit
    score: Card


class DamageDrawn(Fact, frozen=True):
    """A card for damage: it saves, or it hurts (TD-70)."""

    conflict: Number
    figure: FigureId
    name: str
    card: Card
    saves: bool
    deadly: bool
    total: int = 0
    """What whoever lost comes to with it."""


class Hurt(Fact, frozen=True):
    """A score was replaced by the card of damage (TD-71)."""

    conflict: Number
    spot: str
    name: str
    """Whose sheet it is."""
    before: Card
    card: Card


class ConflictEnded(Unrevealing, frozen=True):
    """The cards are discarded; what follows from it follows."""

    conflict: Number
    won: bool
    hooks: tuple[Hook, ...] = ()
    whom: FigureId = 0
    card: Card = ""


AnyConflict: TypeAlias = (
    Tried
    | Tested
    | Faced
    | Ruled
    | BidPlaced
    | BidPassed
    | LuckAsked
    | Revealed
    | LuckyUsed
    | LuckDeclined
    | Resolved
    | FeelingTurned
    | DamageDrawn
    | Hurt
    | ConflictEnded
)
