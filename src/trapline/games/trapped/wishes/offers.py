"""What invitations tell a screen in detail: what can be tried, by whom, and what is lacking."""

from msgspec import Struct

from trapline.kernel import Seat

from ..model.basics import FigureId
from ..model.cards import Card, Suit
from ..model.kinds import Attribute, Through, What


class Chance(Struct, frozen=True):
    """A goal that can be tried now, through whom, with what, against how many cards."""

    goal: str
    throughs: tuple[Through, ...]
    attributes: tuple[Attribute, ...]
    """What fits; any other may be proposed, with a reason, and the GM says yes or no (TD-67)."""
    cards: int


class Closed(Struct, frozen=True):
    """A goal, a way out or a room next door that is not open now, and what is lacking.

    `room` is where one would have to be; for a room, it says that the passage is shut.
    """

    name: str
    room: str
    lacks: tuple[str, ...]


class Grip(Struct, frozen=True):
    """An Extra that may be controlled: its feeling resists, and forbids some cards (TD-83)."""

    figure: FigureId
    feeling: Card
    lawful: tuple[Card, ...]
    rooms: tuple[str, ...]


class Target(Struct, frozen=True):
    """Somebody who can be challenged, and to what."""

    seat: Seat
    dares: tuple[str, ...]


class Exit(Struct, frozen=True):
    """A way out that is open, its seats (0 for everybody), and who could come along."""

    way: str
    places: int
    figures: tuple[FigureId, ...]
    promised: tuple[FigureId, ...]
    """Those who were promised a seat, here or not: whom one leaves behind, hates one (TD-102)."""


class Stake(Struct, frozen=True):
    """Through whom one may bid, which feeling is at stake, and which cards it allows (TD-59)."""

    through: Through
    figure: FigureId | None
    owner: FigureId | None
    about: FigureId | None
    feeling: Card
    lawful: tuple[Card, ...]
    bars: Suit | None
    """The suit that the feeling forbids."""
    turns: tuple[Suit, ...]
    """The suit that it takes if a bid is lost, for each of those cards (TD-60, TD-61)."""


class Trouble(Struct, frozen=True):
    """An event of the list that can be played now, and whom it can touch."""

    event: str
    figures: tuple[FigureId, ...]


class Lair(Struct, frozen=True):
    """A room that the monster can be in after its move, and whom it could attack there."""

    room: str
    figures: tuple[FigureId, ...]
    steps: int
    """How far it is from there to somebody; to a sealed door, where it can get at nobody."""


class Holder(Struct, frozen=True):
    """Somebody, and the things that the GM may give them or take from them."""

    figure: FigureId
    items: tuple[str, ...]


class Follow(Struct, frozen=True):
    """What may follow from an event of the GM's own: to whom, and with what."""

    what: What
    figures: tuple[FigureId, ...]
    options: tuple[str, ...] = ()


class Leash(Struct, frozen=True):
    """An Extra that the GM may move, and where to."""

    figure: FigureId
    rooms: tuple[str, ...]
