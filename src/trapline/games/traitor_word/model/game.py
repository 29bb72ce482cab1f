"""A whole game, and what the next one remembers of it."""

from collections.abc import Mapping

from msgspec import Struct

from trapline.kernel import Seat, TableTime, Turn

from .basics import START, Seats, Words
from .chain import Frozen, Gain, Link, Showing, Trial, Window
from .kinds import Cause, Phase
from .options import Options


class Memory(Struct, frozen=True):
    """What the next game at this table knows of the last ones: the cards that left the pile."""

    seen: Words = ()


class Player(Struct, frozen=True):
    """What lies before one player: a hand, and a closed pile."""

    hand: Words = ()
    flashes: int = START


class State(Struct, frozen=True):
    """All there is to know of one game. The draw pile is what lies nowhere else."""

    options: Options
    order: Seats
    """Clockwise; the first reads the opening word."""
    players: Mapping[Seat, Player]
    discards: Words = ()
    piled: Words = ()
    """Cards that came from a hand to a pile; nobody knows those the piles began with."""
    chain: tuple[Link, ...] = ()
    said: int = 0
    """The number of the last word."""
    window: Window | None = None
    """Of the last word; None once it is closed."""
    phase: Phase = Phase.HOLD
    turn: Turn = 0
    """Counts the chances to speak: turns, or times that the token was there to be taken."""
    round: int = 1
    speaker: Seat | None = None
    """Whose turn it is or was; without rounds, who holds the token and owes a word."""
    barred: Seats = ()
    """Those who took the token and kept silent (TT-53)."""
    until: TableTime | None = None
    """When the running clock runs out."""
    trial: Trial | None = None
    frozen: Frozen | None = None
    """What an accusation interrupted."""
    showing: Showing | None = None
    """Cards that are shown; they interrupt even an accusation."""
    away: frozenset[Seat] = frozenset()
    empty: frozenset[Seat] = frozenset()
    """Seats that somebody left for good."""
    bots: frozenset[Seat] = frozenset()
    gains: tuple[Gain, ...] = ()
    winners: Seats = ()
    cause: Cause | None = None
