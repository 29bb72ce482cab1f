"""The nouns of TRAPS: pieces and purses, traps on the path, and what is still to be settled."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from trapline import kernel
from trapline.kernel import Seat, TableTime, Turn

Space: TypeAlias = Annotated[int, Meta(ge=0, lt=128)]
PieceId: TypeAlias = Annotated[int, Meta(ge=0, lt=128)]
"""Twice the seat, and one more for the human."""
CardId: TypeAlias = str
Seats: TypeAlias = tuple[Seat, ...]
Path: TypeAlias = tuple[Space, ...]
"""The spaces a piece came by, without Start; the last is where it stands."""

START: Final[Space] = 0
FINISH: Final[Space] = 1
"""The two ends of Home Base."""
HIDDEN: Final[CardId] = ""
"""A card that the reader may not see."""

GOLD = 250
LAST_BONUS = 20
HAND = 5
HAND_LIMIT = 7
FLAGS = 12
REACH = 7
HIDE_PRICE = 10
PIT_PRICE = 10
"""What the Bank gives for a Money Pit."""
DRAW_PRICE = 10
MOST_DRAWS = 2
MOST_TRAPS = 2
THEFT = 10
BANK_PAYS = 20
HOME_PAYS = 50


class Options(kernel.Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long people may think. A dodge is always short, else the table waits for nothing."""

    timer: bool = True
    turn_seconds: Annotated[int, Meta(ge=30, le=300)] = 120
    dodge_seconds: Annotated[int, Meta(ge=5, le=60)] = 15


class Terrain(StrEnum):
    """What a space is."""

    PATH = "path"
    HOME = "home"
    BANK = "bank"
    CHANCE = "chance"
    HUT = "hut"
    TOXIC = "toxic"


class Kind(StrEnum):
    """What a game card is (TR-44); a Perk is an Action that stays, a dodge one that answers."""

    TRAP = "trap"
    PIT = "pit"
    ACTION = "action"
    DODGE = "dodge"
    PERK = "perk"
    TREASURE = "treasure"


class Phase(StrEnum):
    """Where a turn stands; between two turns, and after the last, it is over."""

    ROLL = "roll"
    DRAW = "draw"
    PLAY = "play"
    OVER = "over"


class Gait(StrEnum):
    """What makes a piece walk: only dice collect at a Bank they pass, no Trap leads home."""

    DICE = "dice"
    ACTION = "action"
    TRAP = "trap"


class Meeting(StrEnum):
    """What waits on a space for whoever lands there."""

    TRAP = "trap"
    CHANCE = "chance"
    TOXIC = "toxic"


class Aim(StrEnum):
    """What somebody must choose before an effect can happen."""

    MINE = "mine"
    FOE = "foe"
    RIVAL = "rival"
    TRAP = "trap"


class Cause(StrEnum):
    """Why a race ended."""

    BOTH_HOME = "both-home"
    LAST_LEFT = "last-left"


class Reason(StrEnum):
    """Why a wish was refused."""

    NOT_YOUR_TURN = "not-your-turn"
    NOT_NOW = "not-now"
    NOT_OFFERED = "not-offered"
    NOT_IN_HAND = "not-in-hand"
    WRONG_KIND = "wrong-kind"
    TOO_DEAR = "too-dear"
    HAND_FULL = "hand-full"
    NO_MORE_DRAWS = "no-more-draws"
    NO_CARDS_LEFT = "no-cards-left"
    NO_MORE_TRAPS = "no-more-traps"
    NO_FLAG = "no-flag"
    NOT_OPEN = "not-open"
    TOO_FAR = "too-far"
    THREE_IN_A_ROW = "three-in-a-row"
    NOT_YOUR_TRAP = "not-your-trap"
    FACE_DOWN = "face-down"
    FACE_UP = "face-up"
    PERK_STANDS = "perk-stands"
    NO_TARGET = "no-target"
    ABILITY_SPENT = "ability-spent"
    NO_LATECOMERS = "no-latecomers"


class Effect(Struct, frozen=True, omit_defaults=True):
    """A verb, and on whom: `by` sets it going, `seat` and `piece` suffer or enjoy it."""

    do: str
    amount: int = 0
    aim: Aim | None = None
    by: Seat = 0
    seat: Seat = 0
    piece: PieceId | None = None
    space: Space | None = None
    landed: bool = False
    """Whether the piece landed on a Trap: then it is the one that goes back in a bankruptcy."""


class Mover(Struct, frozen=True):
    """A roll that one of two pieces may use."""

    seat: Seat
    steps: int


class Walk(Struct, frozen=True):
    """A piece on its way; at a fork its owner chooses."""

    piece: PieceId
    steps: int
    gait: Gait


class Land(Struct, frozen=True):
    """A piece came to stand somewhere."""

    piece: PieceId


class Steal(Struct, frozen=True):
    """A piece shares a space with opponents, in its owner's turn."""

    piece: PieceId


class Spring(Struct, frozen=True):
    """A piece stands on a Trap."""

    piece: PieceId
    space: Space


class Chance(Struct, frozen=True):
    """A card is turned up for a piece."""

    piece: PieceId


class Toxic(Struct, frozen=True):
    """A piece stands in poison."""

    piece: PieceId


class Dodge(Struct, frozen=True):
    """The window in which a Trap can be dodged. `space` is None for one drawn at Chance."""

    piece: PieceId
    card: CardId
    owner: Seat
    space: Space | None


class Remedy(Struct, frozen=True):
    """A hidden Trap that its owner cannot pay: buy it or destroy it (TR-55)."""

    piece: PieceId
    space: Space
    price: int


class Debt(Struct, frozen=True):
    """What a player owes; None is the Bank."""

    seat: Seat
    whom: Seat | None
    amount: int
    piece: PieceId | None


class GoBack(Struct, frozen=True):
    """A bankrupt player's piece goes to Start."""

    seat: Seat
    piece: PieceId | None


class Drop(Struct, frozen=True):
    """Cards that must be discarded."""

    seat: Seat
    count: int


class Jungle(Struct, frozen=True):
    """The roll that doubles earned."""

    seat: Seat


Item: TypeAlias = (
    Mover
    | Walk
    | Land
    | Steal
    | Spring
    | Chance
    | Toxic
    | Dodge
    | Remedy
    | Effect
    | Debt
    | GoBack
    | Drop
    | Jungle
)
"""Something still to be settled."""


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
    phase: Phase = Phase.ROLL
    dice: tuple[int, ...] = ()
    drawn: int = 0
    laid: int = 0
    """Traps placed this turn."""
    sprung: frozenset[tuple[PieceId, Space]] = frozenset()
    """What happened to which piece this turn, and does not happen again (TR-36)."""
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
