"""What lies in the box: scenarios, each in one file that says everything in every language."""

from trapline.games.trapped.content import hooks
from trapline.games.trapped.content.atlas import (
    Atlas,
    RoomId,
    alternatives,
    distances,
    is_met,
    missing,
)
from trapline.games.trapped.content.checks import Complaint, Faulty, complaints, read
from trapline.games.trapped.content.hooks import Hook
from trapline.games.trapped.content.schema import (
    Event,
    Goal,
    Item,
    Link,
    Means,
    Measure,
    Monster,
    Needs,
    Passage,
    Role,
    Room,
    Scenario,
    Touch,
    Walker,
    Way,
    Weakness,
    Who,
)
from trapline.games.trapped.content.titles import titles
from trapline.games.trapped.content.words import Says, Words

__all__ = [
    "Atlas",
    "Complaint",
    "Event",
    "Faulty",
    "Goal",
    "Hook",
    "Item",
    "Link",
    "Means",
    "Measure",
    "Monster",
    "Needs",
    "Passage",
    "Role",
    "Room",
    "RoomId",
    "Says",
    "Scenario",
    "Touch",
    "Walker",
    "Way",
    "Weakness",
    "Who",
    "Words",
    "alternatives",
    "complaints",
    "distances",
    "hooks",
    "is_met",
    "missing",
    "read",
    "titles",
]
