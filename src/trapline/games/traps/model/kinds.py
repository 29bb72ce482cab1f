"""What there are several kinds of: spaces, cards, phases, aims, endings."""

from enum import StrEnum


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
    """Where a turn stands."""

    BETWEEN = "between"
    """It is over, and the next one begins once everything is settled."""
    ROLL = "roll"
    DRAW = "draw"
    PLAY = "play"
    OVER = "over"
    """The game is."""


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


class Mercy(StrEnum):
    """Why what waits on a space lets a piece be (TR-36)."""

    AGAIN = "again"
    ENOUGH = "enough"


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
