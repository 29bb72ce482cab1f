"""Settings that a group makes up: a sketch, what it lacks, and the scenario it becomes (TD-13)."""

from trapline.games.trapped.content.making.develop import develop
from trapline.games.trapped.content.making.fill import Kept, fill
from trapline.games.trapped.content.making.ideas import Bank
from trapline.games.trapped.content.making.lacks import Gap, Lack, lacks
from trapline.games.trapped.content.making.maker import Maker
from trapline.games.trapped.content.making.sketch import (
    EMPTY,
    LONGEST_TALE,
    LONGEST_TITLE,
    Mishap,
    Part,
    Sketch,
    Task,
    WayOut,
    without,
)

__all__ = [
    "EMPTY",
    "LONGEST_TALE",
    "LONGEST_TITLE",
    "Bank",
    "Gap",
    "Kept",
    "Lack",
    "Maker",
    "Mishap",
    "Part",
    "Sketch",
    "Task",
    "WayOut",
    "develop",
    "fill",
    "lacks",
    "without",
]
