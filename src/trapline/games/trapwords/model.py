"""The nouns of Trapwords: a dungeon of five rooms, two teams, two books, a monster."""

from enum import StrEnum
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from trapline import kernel
from trapline.kernel import Language, PackId, Seat, TableTime, Team, Turn
from trapline.words.model import Kind, Question

Seats: TypeAlias = tuple[Seat, ...]
Words: TypeAlias = tuple[str, ...]
Room: TypeAlias = int
"""A place in the dungeon, 0 at the entrance to 4 at the far end; its number is another matter."""

RoomNumber: TypeAlias = Annotated[int, Meta(ge=1, le=10)]

HIDDEN = ""
"""Stands where there is a word that the reader does not know."""

ROUNDS = 8
GUESSES = 5
ROOMS = 5
LAST = ROOMS - 1
ROOM_FIELDS = ("first_room", "second_room", "third_room", "fourth_room", "last_room")
"""The options with the numbers of the rooms."""


class WordSet(StrEnum):
    """Which words the books show."""

    FANTASY = "fantasy"
    EVERYDAY = "everyday"


class Speaking(StrEnum):
    """Far apart people type; around one table they speak, and the devices keep book."""

    TYPED = "typed"
    SPOKEN = "spoken"


class Caller(StrEnum):
    """Who calls a trap that the referee is sure of."""

    REFEREE = "referee"
    OPPONENTS = "opponents"


class ClockStart(StrEnum):
    """What the clock waits for: reading the word, nothing, or the first clue."""

    READ = "read"
    TAKEN = "taken"
    FIRST_CLUE = "first-clue"


class Challenge(StrEnum):
    """From which cards the monster is drawn."""

    EASY = "easy"
    HARD = "hard"
    MIXED = "mixed"


class Curse(StrEnum):
    """What may lie face down in a room."""

    FLOOD = "flood"
    PETRIFICATION = "petrification"
    ECHO = "echo"
    FEEBLEMIND = "feeblemind"
    WORD_OF_TERROR = "word-of-terror"
    SERPENT = "serpent"
    LONE_VOICE = "lone-voice"
    BRAMBLES = "brambles"
    FOG = "fog"
    HOURGLASS = "hourglass"


class Monster(StrEnum):
    """Who waits in the last room."""

    DEMON = "demon"
    DRAGON = "dragon"
    MUMMY = "mummy"
    TROLL = "troll"
    VAMPIRE = "vampire"


class MonsterCard(Struct, frozen=True):
    """One of a monster's two cards."""

    monster: Monster
    hard: bool = False


class Phase(StrEnum):
    """Where a round stands."""

    WRITING = "writing"
    WAITING = "waiting"
    """The book lies ready for the next clue-giver."""
    READING = "reading"
    CLUING = "cluing"
    STOPPED = "stopped"
    """Somebody called, and the clue-giver's team has not answered."""
    CLOSING = "closing"
    """The word was found; the last clue can still be called."""
    REVIEW = "review"
    OVER = "over"


class Failure(StrEnum):
    """Why a turn came to nothing."""

    TRAP = "trap"
    SECRET = "secret"  # noqa: S105 - no password, the word to be guessed
    ILLEGAL = "illegal"
    CURSE = "curse"
    TERROR = "terror"
    GUESSES = "guesses"
    TIME = "time"


class Cause(StrEnum):
    """How a game ended."""

    MONSTER_SLAIN = "monster-slain"
    SLAIN_TOGETHER = "slain-together"
    FASTER = "faster"
    MONSTER_WINS = "monster-wins"
    CLAIMED = "claimed"


class ClueRule(StrEnum):
    """What a clue must not be, besides a trap (TW-82 … TW-91)."""

    SECRET = "secret"  # noqa: S105 - no password, the word to be guessed
    EXAMPLE = "example"
    PROPER_NOUN = "proper-noun"
    SHORT_NAME = "short-name"
    TITLE = "title"
    SOUND = "sound"
    SPELLING = "spelling"
    PRIVATE = "private"
    HERE = "here"
    GESTURE = "gesture"
    CURSE = "curse"


class Reason(StrEnum):
    """Why a wish is refused."""

    ALREADY_FLAGGED = "already-flagged"
    ALREADY_GUESSED = "already-guessed"
    ALREADY_LISTED = "already-listed"
    CLUE_EMPTY = "clue-empty"
    CLUE_TOO_LONG = "clue-too-long"
    CURSE_ECHO = "curse-echo"
    CURSE_FEEBLEMIND = "curse-feeblemind"
    CURSE_FOG = "curse-fog"
    CURSE_SERPENT = "curse-serpent"
    DEMON_ONE_WORD = "demon-one-word"
    DEMON_SAME_LETTER = "demon-same-letter"
    FOREIGN_SCRIPT = "foreign-script"
    GAME_IS_OVER = "game-is-over"
    GUESS_EMPTY = "guess-empty"
    GUESS_IS_A_LIST = "guess-is-a-list"
    GUESS_TOO_LONG = "guess-too-long"
    LIST_IS_FULL = "list-is-full"
    LIST_NOT_READY = "list-not-ready"
    NOT_A_TRAP = "not-a-trap"
    NOT_LISTED = "not-listed"
    NOT_NOW = "not-now"
    NOT_THE_HOST = "not-the-host"
    NOT_YOUR_PART = "not-your-part"
    NO_SUCH_CLUE = "no-such-clue"
    NO_SUCH_PACK = "no-such-pack"
    NO_SUCH_PRECEDENT = "no-such-precedent"
    NO_SUCH_WORD = "no-such-word"
    ONLY_ONE_GUESSER = "only-one-guesser"
    ROOMS_NOT_RISING = "rooms-not-rising"
    SAME_TILE = "same-tile"
    SYMBOLS = "symbols"
    TABLE_IS_FULL = "table-is-full"
    TEAM_TOO_SMALL = "team-too-small"
    TOO_MANY_WORDS = "too-many-words"
    TRAP_TELLS_WORD = "trap-tells-word"
    TRAP_HELPER = "trap-helper"
    TRAP_NOT_A_WORD = "trap-not-a-word"
    TRAP_ONE = "trap-one"
    TRAP_PRONOUN = "trap-pronoun"


class Options(kernel.Options, frozen=True, kw_only=True):
    """Everything the books leave to the group."""

    words: WordSet = WordSet.FANTASY
    pack: PackId = ""
    """Our own list, in the place of the words above."""
    speaking: Speaking = Speaking.TYPED
    monster: Challenge = Challenge.EASY
    timed: bool = True
    first_room: RoomNumber = 3
    second_room: RoomNumber = 4
    third_room: RoomNumber = 5
    fourth_room: RoomNumber = 6
    last_room: RoomNumber = 7
    real_tiles: bool = False
    curse_in_first: bool = False
    curse_in_second: bool = True
    curse_in_third: bool = False
    curse_in_fourth: bool = True
    typed_seconds: Annotated[int, Meta(ge=45, le=300)] = 90
    spoken_seconds: Annotated[int, Meta(ge=20, le=90)] = 35
    clock_starts: ClockStart = ClockStart.READ
    writing_seconds: Annotated[int, Meta(ge=0, le=900)] = 180
    clue_rules: bool = True
    caller: Caller = Caller.REFEREE
    reviews: bool = True
    window_seconds: Annotated[int, Meta(ge=3, le=10)] = 3
    both_parts: bool = True
    flood_seconds: Annotated[int, Meta(ge=2, le=15)] = 4
    single_winner: bool = False
    lists_open_at_end: bool = False

    @property
    def rooms(self) -> tuple[int, ...]:
        return tuple(getattr(self, field) for field in ROOM_FIELDS)

    @property
    def cursed_rooms(self) -> tuple[Room, ...]:
        cursed = (
            self.curse_in_first,
            self.curse_in_second,
            self.curse_in_third,
            self.curse_in_fourth,
        )
        return tuple(room for room, is_cursed in enumerate(cursed) if is_cursed)


class Precedent(Struct, frozen=True):
    """What this table decided about a trap and a word that was said."""

    language: Language
    trap: str
    said: str
    springs: bool


class Memory(Struct, frozen=True):
    """What the next game at this table knows of the last ones."""

    used: Words = ()
    precedents: tuple[Precedent, ...] = ()


class Draft(Struct, frozen=True):
    """A word that somebody of the writing team proposes as a trap."""

    word: str
    by: Seat
    homograph: bool = False
    """Whether it may also be a helping verb: then only people call it (TW-42)."""


class Sheet(Struct, frozen=True):
    """What the other team prepares for one: the word it must guess, and the traps against it."""

    word: str = HIDDEN
    drafts: tuple[Draft, ...] = ()
    agreed: Seats = ()
    done: bool = False
    traps: Words = ()


class Clue(Struct, frozen=True):
    """What a clue-giver said. It can be called `until` then."""

    number: int
    text: str
    at: TableTime
    until: TableTime


class Guess(Struct, frozen=True):
    """What a guesser named."""

    by: Seat
    word: str
    right: bool
    at: TableTime
    mends: str = ""
    """The earlier guess that was only a slip of this one, which then costs nothing (TW-130)."""


class Hint(Struct, frozen=True):
    """What the referee tells the writing team alone about a clue."""

    clue: int
    said: str
    trap: str
    sure: bool
    kind: Kind | None = None
    question: Question | None = None
    """Something about the clue itself, where no trap is meant."""


class Flag(Struct, frozen=True):
    """A clue to talk about after the turn."""

    clue: int
    said: str
    trap: str
    by: Seat | None = None
    """None where the referee doubts."""


class Call(Struct, frozen=True):
    """STOP: a clue sprang this trap, or broke this rule."""

    by: Seat | None
    """None where the referee doubts."""
    clue: int
    said: str
    trap: str | None
    rule: ClueRule | None


class Review(Struct, frozen=True):
    """A vote on one call or flag. Votes are hidden until it is settled."""

    number: int
    call: Call
    lean: bool | None
    voters: Seats
    until: TableTime
    is_stop: bool = False
    """Whether the turn stands still and may go on; otherwise it is over."""
    voted: Seats = ()
    springs: Seats = ()
    """Those who voted that the trap is sprung, as far as the reader knows."""


class Result(Struct, frozen=True):
    """How a turn went: a failure, or none."""

    team: Team
    failure: Failure | None
    word: str
    traps: Words
    said: str = ""
    trap: str = ""
    wrote: Seat | None = None
    """Who proposed the trap that was sprung."""
    rule: ClueRule | None = None
    took: TableTime = 0


class Going(Struct, frozen=True):
    """A team's turn: its clues, its guesses, its clock."""

    team: Team
    giver: Seat
    readers: Seats = ()
    """All who have held the open book, and so never guess in this turn."""
    clues: tuple[Clue, ...] = ()
    guesses: tuple[Guess, ...] = ()
    found: bool = False
    """Whether the word was named; the last clues can still be called."""
    counted: int = 0
    """Guesses counted by the opponents, where people speak."""
    flags: tuple[Flag, ...] = ()
    raised: int = 0
    """How many flags were raised, whoever may know which."""
    hints: tuple[Hint, ...] = ()
    call: Call | None = None
    until: TableTime | None = None
    """When the running clock runs out."""
    left: TableTime | None = None
    """What a standing clock has left; None where there is none."""
    used: TableTime = 0
    """Time that ran before the clock last stood still."""
    ran: TableTime | None = None
    """When the clock was last set running."""
    stood: TableTime = 0
    """When somebody last cried STOP."""
    silenced: bool = False
    """Whether a curse has stopped the clue-giver's tongue."""


class Dungeon(Struct, frozen=True):
    """Who and what stands in which room."""

    teams: tuple[Room, Room] = (0, 0)
    monster: Room = LAST
    fought: bool = False
    """Whether a team has met the monster: from then on it never moves (TW-111)."""
    curses: tuple[Room, ...] = ()
    """The rooms with a curse that nobody has seen yet."""
    revealed: tuple[tuple[Room, Curse], ...] = ()
    """The curses that were turned up for this round."""
    drawn: tuple[Curse, ...] = ()
    """The curses that the Mummy drew for this round."""
    terror: str = ""
    """The word that nobody under the Word of Terror may say."""
    pile: tuple[Curse, ...] = tuple(Curse)
    """The curses that may still turn up."""
    spent: tuple[Curse, ...] = ()
    """Those that were seen since the pile was last shuffled."""


class State(Struct, frozen=True):
    """All there is to know of one game. Sheets and rooms are indexed by the team they are for."""

    options: Options
    card: MonsterCard
    teams: tuple[Seats, Seats]
    glow: Team
    """The team whose book glows: it guesses first where both stand in one room (TW-46)."""
    host: Seat | None = None
    away: frozenset[Seat] = frozenset()
    queue: tuple[tuple[Seat, Team], ...] = ()
    """Latecomers, who enter with the next round."""
    torches: tuple[Seat, Seat] = (0, 0)
    declined: frozenset[Seat] = frozenset()
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
    since: TableTime = 0
    """When the phase began, or somebody last changed what its clock counts from."""
    going: Going | None = None
    results: tuple[Result | None, Result | None] = (None, None)
    review: Review | None = None
    reviewed: int = 0
    """How many reviews there have been."""
    clues: int = 0
    """How many clues there have been, in all turns."""
    stops: int = 0
    """How many times somebody called STOP."""
    waits: int = 0
    """How many times the table began to wait for a reader, or for somebody who is gone."""
    book: tuple[Result, ...] = ()
    """Every turn that is over, in order."""
    used: Words = ()
    """The secret words of this game, and of earlier ones."""
    precedents: tuple[Precedent, ...] = ()
    winners: tuple[Team, ...] = ()
    cause: Cause | None = None
