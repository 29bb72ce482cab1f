"""Settings that a group makes up: a sketch, what it lacks, and the scenario it becomes (TD-13)."""

from trapline.games.trapped.content.making.develop import develop
from trapline.games.trapped.content.making.fill import Kept, fill
from trapline.games.trapped.content.making.ideas import Bank
from trapline.games.trapped.content.making.lacks import Gap, Lack, lacks
from trapline.games.trapped.content.making.sketch import Exit, Mishap, Part, Sketch, Task

__all__ = [
    "Bank",
    "Exit",
    "Gap",
    "Kept",
    "Lack",
    "Mishap",
    "Part",
    "Sketch",
    "Task",
    "develop",
    "fill",
    "lacks",
]
