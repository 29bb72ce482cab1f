"""A whole game."""

from collections.abc import Mapping
from zlib import crc32

from msgspec import Struct

from trapline.kernel import Seat, TableTime, Turn

from .agenda import Question, Step
from .basics import UNKNOWN, FigureId, Seats
from .cards import Card
from .conflict import Conflict, Scar
from .invented import Invented
from .kinds import Becoming, Cause, Contest, Fate, Matter, News, Objection, Phase, Prompt, Stage
from .options import Options
from .setting import Laid, Making
from .sheets import Figure, Player


class Beast(Struct, frozen=True):
    """The monster, as far as the reader knows."""

    room: str = UNKNOWN
    seen_in: str = UNKNOWN
    """The room where everybody sees it."""
    came: bool = False
    """Whether it came for an attack in this turn; then it has moved (TD-98)."""
    beaten: bool = False
    """Whether it was beaten in this turn; then it neither moves nor attacks again (TD-96)."""
    defeats: int = 0
    dead: bool = False
    attacks: int = 0
    """How often it was upon somebody."""
    attack: int = 0
    """In which way, the last time."""


class Happening(Struct, frozen=True):
    """An event that the GM made of a card: the first, the second …, and whom it touches."""

    number: int
    card: Card
    figure: FigureId
    words: str = ""
    """What the GM said: all there is of an event that was made up."""
    turn: Turn = 0
    conflicts: int = 0
    """How many there had been when it happened: it is news until the next."""
    others: tuple[FigureId, ...] = ()
    """Whom else it touches."""
    asked: int = 0
    """How many questions had been put: it is read before the next is answered."""


class Episode(Struct, frozen=True):
    """What happened in the last round, for those who missed it: an event, a result, or a loss."""

    turn: Turn
    kind: News
    figure: FigureId
    subject: str = ""
    """The event, or what a conflict was about."""
    contest: Contest | None = None
    words: str = ""
    prompt: Prompt | None = None
    about: str = ""
    scar: Scar | None = None
    fate: Fate | None = None


class Whisper(Struct, frozen=True):
    """What somebody whispered to somebody."""

    by: Seat
    whom: Seat
    words: str


class Timed(Struct, frozen=True):
    """Something that lasts through a round: a shut passage, or a room where all is harder."""

    rooms: tuple[str, ...]
    until: int
    cards: int = 0


IDEA = "idea-added"
"""The deed of who says what a setting could be like."""


def fingerprint(words: str) -> int:
    """Return what tells one line of the story from another, without its words.

    At the door every space becomes a plain one, those before French marks too.
    """
    return crc32(" ".join(words.split()).encode()) % 1_000_000


class Line(Struct, frozen=True):
    """A piece of the story, and whose voice it was then.

    Its words are blank once somebody said: not this.
    """

    number: int
    by: Seat
    deed: str
    words: str
    figure: FigureId | None = None


class Cue(Struct, frozen=True):
    """Somebody may tell how it went, until the next result, whether or not the table waits."""

    number: int
    seat: Seat
    prompt: Prompt
    figure: FigureId
    about: str
    """What was found, which attribute was hurt, or who the other one is."""
    conflict: int = 0


class Motion(Struct, frozen=True):
    """A vote, by show of hands."""

    number: int
    matter: Matter
    by: Seat
    words: str
    seat: Seat | None
    until: TableTime | None
    yes: Seats = ()
    no: Seats = ()
    becomes: Becoming = Becoming.DETAIL
    because: Objection | None = None
    """Why the GM is against an invention; then it is no (TD-15)."""


class State(Struct, frozen=True):
    """All there is to know of one game. The deck is what lies nowhere else."""

    options: Options
    gm: Seat
    order: Seats
    """Clockwise from the GM's left; the GM is last (TD-37)."""
    players: Mapping[Seat, Player]
    phase: Phase = Phase.CHARACTERS
    making: Making = Making()
    setting: Laid | None = None
    """The scenario, if it is not in the box."""
    figures: Mapping[FigureId, Figure] = {}
    discards: tuple[Card, ...] = ()
    laid: tuple[Card, ...] = ()
    """Cards that lie open before the GM until the conflict is over."""
    question: Question | None = None
    asked: int = 0
    """How many questions were put."""
    answers: tuple[tuple[Seat, bool], ...] = ()
    agenda: tuple[Step, ...] = ()
    conflict: Conflict | None = None
    last: Conflict | None = None
    """The conflict before, as it ended; forgotten once a turn has passed without one."""
    conflicts: int = 0
    turn: Turn = 0
    round: int = 0
    active: Seat = 0
    stage: Stage = Stage.START
    bidders: frozenset[Seat] = frozenset()
    """Those who bid in this turn."""
    led: frozenset[FigureId] = frozenset()
    """Extras that the GM has moved in this turn."""
    beast: Beast = Beast()
    event: str = ""
    """What happened last, out of the scenario's list."""
    happened: Mapping[str, int] = {}
    """How often each of that list has happened: everybody may read it again."""
    troubled: Mapping[FigureId, int] = {}
    """How many events have touched each."""
    happening: Happening | None = None
    goals: frozenset[str] = frozenset()
    """What was achieved for all."""
    floor: Mapping[str, tuple[str, ...]] = {}
    """What lies in each room."""
    hidden: Mapping[str, str] = {}
    """Where hidden things are, as far as the reader knows."""
    known: frozenset[str] = frozenset()
    """Hidden things whose place everybody has learnt."""
    dared: frozenset[str] = frozenset()
    """Stunts of the scenario that somebody was dared to; each comes once."""
    searched: Mapping[str, tuple[str, ...]] = {}
    """Where each was looked for in vain."""
    visited: frozenset[str] = frozenset()
    """Rooms that a character has been in: what they are like has been told."""
    safe: str = UNKNOWN
    sealed: bool = False
    blocks: tuple[Timed, ...] = ()
    handicaps: tuple[Timed, ...] = ()
    countdown: int | None = None
    """The round after which the place blows up."""
    story: tuple[Line, ...] = ()
    said: frozenset[int] = frozenset()
    """Fingerprints of all lines, also of those that somebody took out."""
    cue: Cue | None = None
    cues: int = 0
    """How many were given."""
    episodes: tuple[Episode, ...] = ()
    """What happened in the last round, the oldest first."""
    invented: Invented = Invented()
    wounds: Mapping[str, Card] = {}
    """What scores were before they were hurt, by their places on the sheets."""
    whispers: tuple[Whisper, ...] = ()
    notes: str = ""
    """What the GM has written down, as far as the reader knows."""
    motion: Motion | None = None
    motions_made: int = 0
    halted: TableTime | None = None
    """When somebody asked for a pause that is not over yet."""
    claims: tuple[tuple[Seat, FigureId], ...] = ()
    """Extras that players without a character want; settled when the turn is over (TD-135)."""
    away: frozenset[Seat] = frozenset()
    empty: frozenset[Seat] = frozenset()
    bots: frozenset[Seat] = frozenset()
    gone_since: Mapping[Seat, int] = {}
    verdict: Cause | None = None
    """How it will end, once everybody has told their last words."""
    winners: Seats = ()
    cause: Cause | None = None
