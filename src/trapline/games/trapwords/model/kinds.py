"""What there are several kinds of: curses, monsters, phases, failures, rules, endings."""

from enum import StrEnum

from msgspec import Struct


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
    NAMING = "naming"
    """STOP was cried, or a moment of the turn was flagged; what it was is said next."""
    STOPPED = "stopped"
    """Somebody called, and the clue-giver's team has not answered."""
    CLOSING = "closing"
    """The word was found, or the last guess is spent; what was said can still be called."""
    REVIEW = "review"
    RESTING = "resting"
    """A turn is over, and perhaps its round: everybody looks at how it went."""
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
    FOREIGN = "foreign"
    PART = "part"
    PRIVATE = "private"
    HERE = "here"
    GESTURE = "gesture"
    CURSE = "curse"


class CallKind(StrEnum):
    """What somebody claims, and others may contest."""

    STOP = "stop"
    FLAG = "flag"
    RIGHT = "right"
    """The word was named aloud."""


class Mistap(StrEnum):
    """What can be taken back by whoever tapped it."""

    STOP = "stop"
    FLAG = "flag"
    GUESS = "guess"
    RIGHT = "right"


class Decision(StrEnum):
    """What a vote was decided by (TW-80, TW-81)."""

    AGREED = "agreed"
    """Both teams said the same."""
    LEAN = "lean"
    """They did not, and the referee leans to one side."""
    STANDS = "stands"
    """They did not, and the referee has no opinion."""
