"""A whole game: its options, players, traps and state."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from msgspec import Meta, Struct

from trapline import kernel
from trapline.kernel import Preset, Seat, TableTime, Turn

from .agenda import Item
from .basics import CardId, Path, PieceId, Seats, Space
from .kinds import Cause, Mercy, Phase


class Options(kernel.Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long people may think, and what a house may change of the rules.

    A dodge is always short, else the table waits for nothing.
    """

    presets: ClassVar[Mapping[Preset, Mapping[str, Any]]] = {
        Preset.FIRST: {"timer": False, "dodge_seconds": 45},
        Preset.PARTY: {},
        Preset.EXPERT: {"turn_seconds": 60, "dodge_seconds": 10},
    }

    timer: bool = True
    turn_seconds: Annotated[int, Meta(ge=30, le=300)] = 120
    dodge_seconds: Annotated[int, Meta(ge=5, le=60)] = 15
    hide_price: Annotated[int, Meta(ge=0, le=50)] = 10
    """What it costs to place a Trap face down (TR-46)."""


class Trap(Struct, frozen=True):
    """A card on the board, under its owner's flag."""

    owner: Seat
    card: CardId
    up: bool


class Player(Struct, frozen=True):
    """What lies on one player board; of two of everything, the animal's is first."""

    animal: str
    human: str
    gold: int
    hand: tuple[CardId, ...] = ()
    pieces: tuple[Path, Path] = ((), ())
    perks: tuple[CardId, ...] = ()
    spent: tuple[bool, bool] = (False, False)
    """Whether an ability was used."""
    frozen: tuple[int, int] = (0, 0)
    """For how many ends of this player's turns a piece stays put."""
    limps: int = 0
    """For how many ends of turns only one die may be rolled."""
    misses: int = 0
    """How many turns are missed."""
    struck_by: Seats = ()
    """Who did this player harm of late, the latest last: what bots bear a grudge for."""


class Empty(Struct, frozen=True):
    """A chair that somebody left; at `until` its pieces leave the board."""

    seat: Seat
    number: int
    until: TableTime


class State(Struct, frozen=True):
    """All there is to know of one game. The deck is what lies nowhere else."""

    options: Options
    order: Seats
    """Who plays, in the order of turns."""
    players: Mapping[Seat, Player]
    traps: Mapping[Space, Trap] = {}
    discards: tuple[CardId, ...] = ()
    turn: Turn = 0
    active: Seat = 0
    phase: Phase = Phase.BETWEEN
    dice: tuple[int, ...] = ()
    drawn: int = 0
    laid: int = 0
    """Traps placed this turn."""
    sprung: frozenset[tuple[PieceId, Space]] = frozenset()
    """Which piece was caught on which space this turn: that Trap lets it be (TR-36)."""
    worked: int = 0
    """How often Traps and special spaces worked this turn."""
    spared: Mercy | None = None
    """Why nothing came of the last landing."""
    agenda: tuple[Item, ...] = ()
    """What is still to be settled, the next first."""
    choice: int = 0
    """Counts what was settled; a question is known by it."""
    until: TableTime | None = None
    """When the turn's running clock runs out."""
    left: TableTime | None = None
    """What the turn's clock has left while it stands still."""
    asked: bool = False
    """Whether the question on top has been put, with a clock of its own."""
    window: TableTime | None = None
    """When that clock runs out."""
    hurried: bool = False
    """Whether the turn's time is up, so that the house plays what is left of it."""
    empty: tuple[Empty, ...] = ()
    departures: int = 0
    winner: Seat | None = None
    cause: Cause | None = None
