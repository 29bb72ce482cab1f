"""How well a bot plays: three characters, from a child's match to one that is hard to beat."""

from typing import NamedTuple

GENTLE, KEEN, SHARP = "gentle", "keen", "sharp"


class Level(NamedTuple):
    """What one bot does better than another. All of them keep the rules."""

    spared: int
    """So many of the likeliest words it leaves free when it sets traps."""
    whim: int
    """From so many of the best it takes any. Many would lead its traps to where nobody fears them:
    then who steps round what comes to mind first would be caught by a weaker player."""
    weighed: int
    """So many words it tries out in its mind before it says one."""
    foresight: float
    """How much it fears what the rivals may have written."""
    pairs: int
    """Of a hundred clues, so many name two things."""
    daring: float
    """How sure it must be of a guess while there are plenty left."""
    heeds: int
    """Of so many of the latest clues it thinks when it guesses."""


LEVELS = {
    GENTLE: Level(
        spared=3,
        whim=3,
        weighed=2,
        foresight=3.0,
        pairs=0,
        daring=0.05,
        heeds=2,
    ),
    KEEN: Level(
        spared=0,
        whim=4,
        weighed=16,
        foresight=6.0,
        pairs=25,
        daring=0.3,
        heeds=99,
    ),
    SHARP: Level(
        spared=0,
        whim=2,
        weighed=24,
        foresight=8.0,
        pairs=35,
        daring=0.35,
        heeds=99,
    ),
}
