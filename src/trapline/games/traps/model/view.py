"""TRAPS as one observer sees it."""

from collections.abc import Mapping

from msgspec import Struct

from trapline import kernel
from trapline.kernel import Language, Seat, TableTime, Turn

from ..wishes.invitations import AnyInvitation
from .basics import CardId, PieceId, Seats, Space
from .kinds import Cause, Mercy, Phase


class Board(Struct, frozen=True):
    """A player board. Cards that the reader may not see are blank."""

    seat: Seat
    animal: str
    human: str
    gold: int
    hand: tuple[CardId, ...]
    pieces: tuple[Space, Space]
    perks: tuple[CardId, ...]
    spent: tuple[bool, bool]
    frozen: tuple[bool, bool]
    limps: bool
    misses: int
    flags: int
    struck_by: Seats
    """Who did this player harm of late with Traps, cards and thefts, the latest last."""


class Placed(Struct, frozen=True):
    """A Trap on the board; `card` is blank where it lies face down for the reader.

    `worth` is what the Bank gives for it: nothing while it lies face down. `caught` are the pieces
    it caught this turn, and does not catch again (TR-36).
    """

    space: Space
    owner: Seat
    card: CardId
    up: bool
    worth: int
    caught: tuple[PieceId, ...]


class View(kernel.View, frozen=True, kw_only=True):
    """The jungle, the player boards in the order of turns, and what is being settled."""

    may: tuple[AnyInvitation, ...] = ()
    me: Seat | None
    language: Language
    turn: Turn
    choice: int
    active: Seat
    phase: Phase
    dice: tuple[int, ...]
    boards: tuple[Board, ...]
    traps: tuple[Placed, ...]
    deck: int
    discards: int
    top: CardId
    """The card on top of the discards."""
    settling: str
    """What is being settled, such as `dodge` or `debt`; empty if nothing is."""
    asked: str
    """What the table waits for: what is being settled, or else the phase of the turn."""
    card: CardId
    """The Trap that may be dodged, or bought."""
    owner: Seat | None
    """Whose Trap or card it is, or who is owed; None is Chance, or the Bank."""
    piece: PieceId | None
    """The piece it is about."""
    verb: str
    """What a card or an ability does, while somebody aims it."""
    amount: int
    """How many steps, cards or dollars it is about."""
    works: int
    """How often Traps and special spaces may still work this turn (TR-36)."""
    spared: Mercy | None
    """Why nothing came of the last landing."""
    drawn: int
    layable: int
    """How many Traps may still be placed this turn."""
    prices: Mapping[CardId, int]
    """What the reader pays to play each card of theirs, or to place it or turn it up."""
    hiding: int
    """What it costs to hide a Trap."""
    until: TableTime | None
    left: TableTime | None
    window: TableTime | None
    empty: Seats
    """The chairs that wait for somebody."""
    winner: Seat | None
    cause: Cause | None
