"""What a sketch still lacks, so that the group knows what to talk about next."""

from collections.abc import Iterator, Sequence
from enum import StrEnum

from msgspec import Struct

from ...model.kinds import Attribute
from .sketch import ATTRIBUTES, BARRIERS, EXITS, ROOMS, TASKS, Sketch, TaskNumbers

HARD_ENOUGH = 2
"""So many tasks at least stand before a way out: none may be easy (TD-15)."""


class Gap(StrEnum):
    """What is missing, or does not go together."""

    EMPTY = "empty"
    TOO_FEW = "too-few"
    TOO_MANY = "too-many"
    TWICE = "twice"
    NO_SUCH_ROOM = "no-such-room"
    NO_SUCH_TASK = "no-such-task"
    NO_ATTRIBUTE = "no-attribute"
    CIRCLE = "circle"
    TOO_EASY = "too-easy"
    SAFE_EXIT = "safe-exit"


class Lack(Struct, frozen=True):
    """A gap and where it is: a field of the sketch, and the place in its list."""

    gap: Gap
    field: str
    number: int = 0
    count: int = 0
    """How many there should be."""


def lacks(sketch: Sketch) -> tuple[Lack, ...]:
    """Return all that must be mended before the sketch makes a lawful scenario."""
    return (*empty(sketch), *counts(sketch), *double(sketch), *tasks(sketch), *exits(sketch))


def empty(sketch: Sketch) -> Iterator[Lack]:
    """The four questions must be answered (TD-13)."""
    for field in ("place", "monster", "weakness", "feared", "doom"):
        if not getattr(sketch, field):
            yield Lack(Gap.EMPTY, field)
    for field, titles in lists(sketch):
        for number, title in enumerate(titles):
            if not title:
                yield Lack(Gap.EMPTY, field, number)


def lists(sketch: Sketch) -> Iterator[tuple[str, Sequence[str]]]:
    yield "rooms", sketch.rooms
    yield "barriers", sketch.barriers
    yield "tasks", [task.title for task in sketch.tasks]
    yield "exits", [way.title for way in sketch.exits]
    yield "mishaps", [mishap.title for mishap in sketch.mishaps]


def counts(sketch: Sketch) -> Iterator[Lack]:
    spans = {"rooms": ROOMS, "barriers": BARRIERS, "tasks": TASKS, "exits": EXITS}
    for field, span in spans.items():
        count = len(getattr(sketch, field))
        if count < span.start:
            yield Lack(Gap.TOO_FEW, field, count=span.start)
        elif count not in span:
            yield Lack(Gap.TOO_MANY, field, count=span[-1])


def double(sketch: Sketch) -> Iterator[Lack]:
    """Two rooms of one name would send people to the wrong one."""
    for field, titles in lists(sketch):
        names = [title.casefold() for title in titles]
        for number, name in enumerate(names):
            if name and name in names[:number]:
                yield Lack(Gap.TWICE, field, number)


def tasks(sketch: Sketch) -> Iterator[Lack]:
    for number, task in enumerate(sketch.tasks):
        yield from whereabouts(sketch, "tasks", number, task.room, task.after)
        asked = set(task.attributes)
        if len(asked) not in ATTRIBUTES or Attribute.LUCKY in asked:
            yield Lack(Gap.NO_ATTRIBUTE, "tasks", number)
        if number in before(sketch, task.after):
            yield Lack(Gap.CIRCLE, "tasks", number)


def exits(sketch: Sketch) -> Iterator[Lack]:
    for number, way in enumerate(sketch.exits):
        yield from whereabouts(sketch, "exits", number, way.room, way.after)
        if len(before(sketch, way.after)) < HARD_ENOUGH:
            yield Lack(Gap.TOO_EASY, "exits", number, HARD_ENOUGH)
        if way.room == 0:
            yield Lack(Gap.SAFE_EXIT, "exits", number)


def whereabouts(
    sketch: Sketch, field: str, number: int, room: int, after: TaskNumbers
) -> Iterator[Lack]:
    if room >= len(sketch.rooms):
        yield Lack(Gap.NO_SUCH_ROOM, field, number)
    if any(task >= len(sketch.tasks) for task in after):
        yield Lack(Gap.NO_SUCH_TASK, field, number)


def before(sketch: Sketch, after: TaskNumbers) -> set[int]:
    """Return all tasks that must come before, however indirectly."""
    found: set[int] = set()
    queue = list(after)
    while queue:
        task = queue.pop()
        if task not in found and task < len(sketch.tasks):
            found.add(task)
            queue += sketch.tasks[task].after
    return found
