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
