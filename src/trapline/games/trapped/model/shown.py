"""What a view is made of: the place, people on their sheets, conflicts, the monster."""

from collections.abc import Mapping

from msgspec import Struct

from trapline.kernel import Seat, Turn

from ..content.making.lacks import Lack
from ..content.making.sketch import Part, Sketch
from ..content.schema import Link, Room, Says
from .basics import FigureId, Seats
from .cards import Card, Suit, Tie
from .conflict import Bid, Scar, Turned
from .kinds import Attribute, Contest, Face, Fate, Fortune, Prompt
from .setting import Idea


class Aim(Struct, frozen=True):
    """A goal, a way out or a thing as it is known to everybody. `at` are rooms, or nowhere."""

    id: str
    at: tuple[str, ...]
    needs: tuple[tuple[str, ...], ...]
    """Of each, one is enough."""
    own: bool = False
    seats: int = 0
    attributes: tuple[Attribute, ...] = ()
    gives: tuple[str, ...] = ()
    arrive: str = ""
    search: str = ""
    undoes: tuple[str, ...] = ()
    disarms: bool = False
    """Whether it stops a countdown."""
    serves: tuple[str, ...] = ()
    """The ways out that a goal is a step to; `monster`, if it helps against that."""


class Place(Struct, frozen=True):
    """The map and the tasks. Only what the monster fears may be learnt on the way."""

    safe: str
    rooms: tuple[Room, ...]
    links: tuple[Link, ...]
    goals: tuple[Aim, ...]
    ways: tuple[Aim, ...]
    limit: int | None
    """After how many rounds everybody is lost, if the group plays so."""
    means: tuple[str, ...]
    """What the monster fears; nothing before that is found out."""
    titles: Mapping[str, Says]
    """What things are called: goals, ways and items by id; `monster`, `weakness`, `scenario`."""


class Workshop(Struct, frozen=True):
    """A setting that is being made up (TD-13)."""

    ideas: tuple[Idea, ...]
    voted: Seats
    """Who has said which ideas shall go."""
    hints: Mapping[Part, tuple[str, ...]]
    """For those who lack ideas."""
    sketch: Sketch
    lacks: tuple[Lack, ...]
    refused: bool


class Scare(Struct, frozen=True):
    """An event of the scenario."""

    id: str
    suit: Suit
    says: Says
    does: tuple[str, ...] = ()
    """What it sets going, for the GM's eyes."""
    attributes: tuple[Attribute, ...] = ()
    """What it tests, for the GM's eyes."""
    times: int = 0
    """How often it has happened."""


class Sheet(Struct, frozen=True):
    """A character or an Extra. Sheets are open to all."""

    id: FigureId
    seat: Seat | None
    master: Seat | None
    name: str
    gender: str
    occupation: str
    attributes: Mapping[Attribute, Card]
    feelings: Mapping[str, Card]
    """By the number of the other."""
    face: Face | None
    """Which portrait it has; None for any."""
    room: str
    entered: Turn
    """The turn in which it came into this room."""
    items: tuple[str, ...]
    goals: tuple[str, ...]
    fate: Fate
    lucky_used: bool
    sick_until: int | None
    cure: str
    clings_to: FigureId | None
    promised: Seat | None
    betrayed: bool
    troubles: int
    """How many events have touched this one."""


class Clash(Struct, frozen=True):
    """A conflict. Cards of bids are FACE_DOWN until they are revealed, but for one's own."""

    number: int
    kind: Contest
    seat: Seat
    figure: FigureId
    attribute: Attribute | None
    attributes: tuple[Attribute, ...]
    fits: tuple[Attribute, ...]
    """Those that the scenario has in mind; the GM may say otherwise (TD-67)."""
    subject: str
    words: str
    """A dare in somebody's own words."""
    room: str
    opponent: Seat | None
    cards: int
    base: tuple[Card, ...]
    means: str
    since: int
    """How many lines the story had when it began: what was said later belongs to it."""
    ruled: bool
    line: Seats
    bids: tuple[Bid, ...]
    obstacle: tuple[Card, ...]
    is_open: bool
    won: bool | None
    active_total: int
    opposing_total: int
    active_cards: tuple[Card, ...]
    """What counted on each side, the strongest first; nothing before it is settled."""
    opposing_cards: tuple[Card, ...]
    tie: Tie | None
    """How equal totals were told apart."""
    damage: Card | None
    damage_total: int
    """What the active side comes to with that card."""
    fortune: Fortune | None
    """What the card does."""
    attack: str
    """What the monster does that is upon somebody, by its title: `attack-0` …"""
    scar: Scar | None
    """Which score fell, and from what to what."""
    turned: tuple[Turned, ...]
    """Who came to feel otherwise by it."""
    prompt: Prompt | None
    """What has come of it, once that is clear; `about` a thing, an attribute or a name."""
    about: str
    counts: bool | None
    """In a fight: whether to win it brings the monster closer to its death (TD-99)."""


class Quarry(Struct, frozen=True):
    """The monster, as far as the observer knows."""

    room: str
    """Where it is: for the GM always, for others while somebody sees it."""
    is_seen: bool
    beaten: bool
    """Whether it was beaten in this turn: until the next one it does nothing more (TD-96)."""
    defeats: int
    lives: int
    """So often must it be defeated (TD-96)."""
    dead: bool


class Dare(Struct, frozen=True):
    """What somebody is challenged to, like `goal:find-key`, and whether it was taken up."""

    by: Seat
    seat: Seat
    dare: str
    is_answered: bool
    words: str
    """What it is, where it is in the challenger's own words."""
    attributes: tuple[Attribute, ...]
    """What it tests, if it is a stunt or in somebody's own words."""


class Leaving(Struct, frozen=True):
    """Somebody is at a way out and asks others along."""

    way: str
    figure: FigureId
    passengers: tuple[FigureId, ...]


class Outbound(Struct, frozen=True):
    """Somebody who lacks nothing any more to leave in their next turn."""

    figure: FigureId
    ways: tuple[str, ...]
