"""Trapped! as one observer sees it."""

from collections.abc import Mapping
from typing import Final

from trapline import kernel
from trapline.kernel import Language, Seat, TableTime, Turn

from ..content.schema import Role, Scenario
from ..wishes import AnyInvitation
from ..wishes.offers import Closed
from .agenda import Ask
from .basics import FigureId, Seats
from .cards import Card
from .game import Cue, Episode, Happening, Line, Motion, Timed, Whisper
from .kinds import Cause, News, Phase, Stage
from .options import Policy, Setting, Tone
from .shown import Clash, Dare, Leaving, Outbound, Place, Quarry, Scare, Sheet, Workshop

UNWATCHED: Final = frozenset(
    {
        Ask.PREMISE,
        Ask.REFILL,
        Ask.RULE,
        Ask.PICK,
        Ask.PROWL,
        Ask.FLEE,
        Ask.TRIM,
    }
)
"""Questions whose answer makes no scene: bots do not think about them for long."""
AN_EVENT: Final = 100
A_RESULT: Final = 60
"""By so many percent bots pause longer, for people who read on a TV."""


class View(kernel.View, frozen=True, kw_only=True):
    """The place, the people in it, what is being settled, and the story so far."""

    may: tuple[AnyInvitation, ...] = ()
    me: Seat | None
    gm: Seat
    order: Seats
    language: Language
    scenario: Setting
    tone: Tone
    policy: Policy
    sole_survivor: bool
    phase: Phase
    place: Place
    making: Workshop | None
    file: Scenario | None
    """The group's own scenario, to keep: for the GM, and for all when the game is over."""
    cast: tuple[Role, ...]
    """People who could be there, for those who lack ideas."""
    turn: Turn
    round: int
    active: Seat
    stage: Stage
    ask: Ask | None
    """What the table waits for."""
    number: int
    until: TableTime | None
    figure: FigureId | None
    """My character."""
    hand: tuple[Card, ...]
    offered: tuple[Card, ...]
    """Cards to make my character of."""
    closed: tuple[Closed, ...]
    """What my character cannot do yet, and what is lacking."""
    counts: Mapping[str, int]
    """How many cards each player holds, by seat."""
    scale: tuple[tuple[str, int], ...]
    """What each rank counts, from the weakest to the strongest (TD-4, TD-5)."""
    deck: int
    discards: tuple[Card, ...]
    laid: tuple[Card, ...]
    sheets: tuple[Sheet, ...]
    blanks: int
    """How much is still to be written on the sheets of the Extras (TD-29)."""
    conflict: Clash | None
    last: Clash | None
    """The conflict before, as it ended."""
    monster: Quarry
    event: Scare | None
    """What happened last."""
    happening: Happening | None
    """Its card, and whom it touched; also of an event that the GM made up."""
    news: News | None
    """What is news: an event that was made of a card, or what came of the last conflict."""
    episodes: tuple[Episode, ...]
    """What happened in the last round, for those who missed it."""
    dare: Dare | None
    leaving: Leaving | None
    outbound: tuple[Outbound, ...]
    """Who could leave in their next turn: a warning to all the others (TD-101)."""
    events: tuple[Scare, ...]
    """The scenario's list, for the GM's eyes; for others, what has happened of it."""
    goals: tuple[str, ...]
    floor: Mapping[str, tuple[str, ...]]
    hidden: Mapping[str, str]
    """Things to be found; their room is blank for those who do not know it."""
    searched: Mapping[str, tuple[str, ...]]
    visited: tuple[str, ...]
    """Rooms that a character has been in."""
    sealed: bool
    locked: tuple[tuple[str, str], ...]
    """Passages that are shut until somebody achieves something."""
    blocks: tuple[Timed, ...]
    handicaps: tuple[Timed, ...]
    countdown: int | None
    story: tuple[Line, ...]
    said: tuple[int, ...]
    """Fingerprints of all that was said, for a bot on this seat: it repeats nothing."""
    cue: Cue | None
    """Who is asked to tell how it went, and what."""
    whispers: tuple[Whisper, ...]
    """What I whispered, or what was whispered to me."""
    notes: str
    """What I have written down as the GM."""
    motion: Motion | None
    halted: bool
    claims: tuple[tuple[Seat, FigureId], ...]
    away: Seats
    empty: Seats
    hands: tuple[tuple[Card, ...], ...]
    """Everybody's, in the order of turns, once the game is over."""
    winners: Seats
    verdict: Cause | None
    cause: Cause | None

    @property
    def is_housekeeping(self) -> bool:
        """Everybody sees what the table waits for, and for whom."""
        return self.ask in UNWATCHED and self.me in self.waiting

    @property
    def reading(self) -> int:
        """An event is read out before anybody meets it, and cards are compared before a tale."""
        if self.happening is not None and self.number == self.happening.asked + 1:
            return AN_EVENT
        return A_RESULT if self.ask is Ask.NARRATE else 0
