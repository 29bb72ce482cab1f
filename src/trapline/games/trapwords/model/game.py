"""A whole game, and what the next one remembers of it."""

from msgspec import Struct

from trapline.kernel import Seat, TableTime, Team, Turn

from .basics import Seats, Words
from .calls import Precedent, Review
from .dungeon import Dungeon
from .kinds import Cause, MonsterCard, Phase
from .options import Options
from .turn import Result, Sheet, TeamTurn


class Memory(Struct, frozen=True):
    """What the next game at this table knows of the last ones."""

    used: Words = ()
    precedents: tuple[Precedent, ...] = ()


class State(Struct, frozen=True):
    """All there is to know of one game. Sheets and rooms are indexed by the team they are for."""

    options: Options
    card: MonsterCard
    teams: tuple[Seats, Seats]
    glow: Team
    """The team whose book glows: it guesses first where both stand in one room (TW-46)."""
    host: Seat | None = None
    away: frozenset[Seat] = frozenset()
    """Whose phone is not heard, be it that the seat is empty."""
    empty: frozenset[Seat] = frozenset()
    bots: frozenset[Seat] = frozenset()
    late_clocks: frozenset[Seat] = frozenset()
    """Those whose clock waits for the first clue (TW-52)."""
    queue: tuple[tuple[Seat, Team], ...] = ()
    """Latecomers, who enter with the next round."""
    torches: tuple[Seat, Seat] = (0, 0)
    declined: frozenset[Seat] = frozenset()
    diggers: frozenset[Seat] = frozenset()
    """Who has suggested a trap this round: from then on the other team's torch stays (TW-5)."""
    clue_rules: bool = True
    dungeon: Dungeon = Dungeon()
    round: int = 0
    sizes: tuple[int, int] = (0, 0)
    """How many traps each team faces this round."""
    sheets: tuple[Sheet, Sheet] = (Sheet(), Sheet())
    phase: Phase = Phase.WRITING
    turn: Turn = 0
    """Counts everything that a wish may come too late for: a writing phase, a team's turn."""
    began: TableTime = 0
    """When the round began."""
    reopened_until: TableTime | None = None
    """When lists are closed of which one was opened again (TW-5)."""
    since: TableTime = 0
    """When the phase began, or somebody last changed what its clock counts from."""
    team_turn: TeamTurn | None = None
    results: tuple[Result | None, Result | None] = (None, None)
    rested: Seats = ()
    """Who has seen how the last turn went, and wants to go on."""
    review: Review | None = None
    reviewed: int = 0
    """How many reviews there have been."""
    clues: int = 0
    """How many clues there have been, in all turns."""
    stops: int = 0
    """How many times the table stood still for a call, or for what was flagged."""
    waits: int = 0
    """How many times the table began to wait for a reader, or for somebody who is gone."""
    book: tuple[Result, ...] = ()
    """Every turn that is over, in order."""
    used: Words = ()
    """The secret words of this game, and of earlier ones."""
    precedents: tuple[Precedent, ...] = ()
    winners: tuple[Team, ...] = ()
    cause: Cause | None = None
