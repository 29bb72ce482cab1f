"""A conflict: bids that lie face down, and what they are about."""

from msgspec import Struct

from trapline.kernel import Seat

from ..content.hooks import Hook
from .basics import FigureId, Seats
from .cards import Card, Suit, Tie
from .kinds import Attribute, Contest, Fortune, Prompt, Side, Through


class Bid(Struct, frozen=True):
    """A card, and through whom it is played. Everything but the card is open at once (TD-50)."""

    seat: Seat
    side: Side
    through: Through
    figure: FigureId | None
    attribute: Attribute | None
    card: Card | None
    """None where somebody has no card to play, FACE_DOWN where the reader may not see it."""
    lucky: bool = False
    """Whether Lucky replaces the attribute."""
    score: Card = ""
    """What that counts, noted when it is settled: damage may change it afterwards."""


class Scar(Struct, frozen=True):
    """A score that was replaced by damage."""

    spot: str
    before: Card
    after: Card


class Turned(Struct, frozen=True):
    """A feeling that has taken another suit (TD-60)."""

    figure: FigureId
    about: FigureId
    suit: Suit


class Conflict(Struct, frozen=True):
    """In the order of TD-128: aim, ruling, bids, reveal, Lucky, result, damage."""

    number: int
    kind: Contest
    seat: Seat
    figure: FigureId
    attribute: Attribute | None
    subject: str = ""
    """The goal, the Extra, the event or what somebody was challenged to."""
    attributes: tuple[Attribute, ...] = ()
    """Those that an event may be met with."""
    words: str = ""
    """What somebody was dared to, in the challenger's own words."""
    room: str = ""
    """Where the deed leads that an Extra is asked for."""
    opponent: Seat | None = None
    cards: int = 0
    """How many the GM draws."""
    base: tuple[Card, ...] = ()
    """What stands against the active side besides: an event's card, an Extra's feeling."""
    won_hooks: tuple[Hook, ...] = ()
    lost_hooks: tuple[Hook, ...] = ()
    hurts: bool = True
    means: str = ""
    """The weapon that the monster fears."""
    since: int = 0
    """How many lines the story had when it began."""
    ruled: bool = False
    line: Seats = ()
    """Those who may still bid, in turn."""
    bids: tuple[Bid, ...] = ()
    obstacle: tuple[Card, ...] = ()
    is_open: bool = False
    """Whether the bids are turned over."""
    lucky_asked: bool = False
    """Whether everybody was asked before the reveal."""
    kept: Seats = ()
    """Those who kept Lucky for later, when it could have turned the result."""
    won: bool | None = None
    active_total: int = 0
    opposing_total: int = 0
    active_cards: tuple[Card, ...] = ()
    """What counted on each side, the strongest first."""
    opposing_cards: tuple[Card, ...] = ()
    tie: Tie | None = None
    damage: Card | None = None
    damage_total: int = 0
    """What the active side comes to with that card."""
    fortune: Fortune | None = None
    scar: Scar | None = None
    turned: tuple[Turned, ...] = ()
    """Who came to feel otherwise by it."""
    attack: str = ""
    """What the monster does, if it began: `attack-0`, `attack-1` …"""
    prompt: Prompt | None = None
    """What has come of it, once that is clear; and what was found, hurt or won over."""
    about: str = ""
