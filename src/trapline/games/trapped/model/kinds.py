"""What there are several kinds of."""

from enum import StrEnum
from typing import Final


class Attribute(StrEnum):
    """What a character or an Extra is (TD-17)."""

    BRAVE = "brave"
    SEXY = "sexy"
    CLEVER = "clever"
    FAST = "fast"
    DANGEROUS = "dangerous"
    LUCKY = "lucky"


JUDGED: Final = tuple(one for one in Attribute if one is not Attribute.LUCKY)
"""The attributes that can be asked for."""


class Phase(StrEnum):
    """The parts of an evening. The first is only there if the setting is made together."""

    SETTING = "setting"
    CHARACTERS = "characters"
    EXTRAS = "extras"
    PLAY = "play"
    OVER = "over"


class Stage(StrEnum):
    """How far a turn has come."""

    START = "start"
    ACT = "act"
    AFTER = "after"
    END = "end"
    """The monster has moved."""


class Fate(StrEnum):
    """What has become of somebody in the story."""

    ALIVE = "alive"
    DEAD = "dead"
    INSANE = "insane"
    ESCAPED = "escaped"


class Fortune(StrEnum):
    """What a card for damage does to whoever lost (TD-70 to TD-72)."""

    SAVED = "saved"
    SCARRED = "scarred"
    DOOMED = "doomed"


class Contest(StrEnum):
    """What a conflict is about."""

    GOAL = "goal"
    MONSTER = "monster"
    CONTROL = "control"
    EVENT = "event"
    CHALLENGE = "challenge"
    """Whether somebody must do what they were challenged to."""
    DARE = "dare"
    """Doing it, where it is neither goal, room, Extra nor monster."""


class News(StrEnum):
    """What has just happened."""

    EVENT = "event"
    RESULT = "result"
    LOSS = "loss"


class Prompt(StrEnum):
    """What somebody is asked to tell, by what has come of it (TD-69, TD-70)."""

    DONE = "done"
    GAINED = "gained"
    """A goal that brought a thing."""
    FOUND = "found"
    IN_VAIN = "in-vain"
    """A search that was well done, in the wrong room (TD-132)."""
    FAILED = "failed"
    SPARED = "spared"
    MARKED = "marked"
    """An attribute was hurt."""
    ESTRANGED = "estranged"
    """A feeling was hurt: theirs, or an Extra's towards them."""
    SURVIVED = "survived"
    DARED = "dared"
    """Somebody did what they were dared to."""
    DROVE_OFF = "drove-off"
    SLEW = "slew"
    """The monster is dead."""
    OBEYED = "obeyed"
    REFUSED = "refused"
    """An Extra says no."""
    TALKED_INTO = "talked-into"
    """A challenge that was declined, and lost."""
    STOOD_FIRM = "stood-firm"
    GONE = "gone"
    """Somebody is lost, and their player was not asked how."""


class Side(StrEnum):
    """Where a bid counts."""

    ACTIVE = "active"
    HELP = "help"
    HINDER = "hinder"


class Through(StrEnum):
    """By whom a bid is made: one's character, the Extra one controls, or the scene itself."""

    CHARACTER = "character"
    EXTRA = "extra"
    COMPLICATION = "complication"


class Cause(StrEnum):
    """How a game ended."""

    ESCAPED = "escaped"
    RESCUED = "rescued"
    ALL_LOST = "all-lost"
    LAST_ALIVE = "last-alive"
    BLOWN_UP = "blown-up"
    OUT_OF_TIME = "out-of-time"
    CUT_SHORT = "cut-short"
    """The group has stopped for tonight (TD-140)."""


class Becoming(StrEnum):
    """What an invention is in the game, once it is blessed."""

    DETAIL = "detail"
    THING = "thing"
    GOAL = "goal"


class Strength(StrEnum):
    """How high a card is (TD-19)."""

    LOW = "low"
    AVERAGE = "average"
    HIGH = "high"


class What(StrEnum):
    """What may follow from an event of the GM's own."""

    TEST = "test"
    HARM = "harm"
    """A test that may hurt: nobody is hurt without one (TD-70)."""
    MOVE = "move"
    GIVE = "give"
    TAKE = "take"
    LOCK = "lock"
    LIGHT = "light"
    MONSTER = "monster"
    FEELING = "feeling"
    TURN = "turn"


class Objection(StrEnum):
    """Why an invention would spoil the game (TD-15)."""

    ESCAPE = "escape"
    """It would let people out too easily."""
    MONSTER = "monster"
    """It would kill the monster too easily."""
    POWER = "power"
    """It would give power over others, or end them."""
    STORY = "story"
    """It does not fit the story."""


class Matter(StrEnum):
    """What people vote on."""

    INVENTION = "invention"
    SETTING = "setting"
    """Whether to play what the GM has made of the ideas (TD-13)."""
    LET_GO = "let-go"
    """Somebody has been gone for long; their character becomes an Extra (TD-136)."""
    CUT = "cut"
    """Whether the film stops here for tonight (TD-140)."""


class Face(StrEnum):
    """The portraits there are: each is drawn once, for whoever looks like that."""

    QUIFF = "quiff"
    LONG = "long"
    CAP = "cap"
    CURLS = "curls"
    BUN = "bun"
    BALD = "bald"
    HAT = "hat"
    SPIKES = "spikes"
    PONYTAIL = "ponytail"
    BOBBLE = "bobble"
    GLASSES = "glasses"
    BEARD = "beard"
    SCARF = "scarf"
    PLAITS = "plaits"
    MOUSTACHE = "moustache"
    CROWN = "crown"
    ROBOT = "robot"
