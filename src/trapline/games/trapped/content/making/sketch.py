"""What a group makes up before it plays: the answers to four questions (TD-13)."""

from collections.abc import Callable
from enum import StrEnum
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from trapline.kernel import Text

from ...model.cards import Suit
from ...model.kinds import Attribute

ROOMS: Final = range(5, 11)
TASKS: Final = range(4, 11)
EXITS: Final = range(1, 4)
BARRIERS: Final = range(1, 6)
MISHAPS: Final = range(13)
ATTRIBUTES: Final = range(1, 4)
LONGEST_TITLE: Final = 60
LONGEST_TALE: Final = 300

RoomNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=10)]
TaskNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=10)]
TaskNumbers: TypeAlias = Annotated[tuple[TaskNumber, ...], Meta(max_length=10)]
Names: TypeAlias = Annotated[tuple[Text, ...], Meta(max_length=10)]


class Part(StrEnum):
    """What an idea is for: together they answer the four questions."""

    PLACE = "place"
    ROOM = "room"
    BARRIER = "barrier"
    MISHAP = "mishap"
    MONSTER = "monster"
    FEAR = "fear"
    TASK = "task"
    EXIT = "exit"


class Task(Struct, frozen=True):
    """Something to achieve in a room, once others have been achieved."""

    title: Text
    room: RoomNumber
    attributes: Annotated[tuple[Attribute, ...], Meta(max_length=3)]
    after: TaskNumbers


class WayOut(Struct, frozen=True):
    """A way out. With 0 seats it saves everybody."""

    title: Text
    room: RoomNumber
    seats: Annotated[int, Meta(ge=0, le=5)]
    after: TaskNumbers


class Mishap(Struct, frozen=True):
    """An event of the group's own; its suit says what kind of trouble it is (TD-45)."""

    title: Text
    suit: Suit


class Sketch(Struct, frozen=True, kw_only=True):
    """A setting in the words of a group. The first room is the safe one."""

    place: Text
    tale: Text
    rooms: Names
    barriers: Names
    monster: Text
    weakness: Text
    """What is wrong with it, in a few words."""
    feared: Text
    """The thing that does it: only with this can it be killed."""
    tasks: Annotated[tuple[Task, ...], Meta(max_length=10)]
    exits: Annotated[tuple[WayOut, ...], Meta(max_length=3)]
    mishaps: Annotated[tuple[Mishap, ...], Meta(max_length=12)]
    rounds: Annotated[int, Meta(ge=10, le=60)]
    doom: Text
    """What becomes of those who are still there after so many rounds."""


def without(sketch: Sketch, words: str) -> Sketch:
    """Return a sketch with a blank wherever it had these words."""

    def kept(title: Text) -> Text:
        return Text("") if title.casefold() == words.casefold() else title

    return retitled(sketch, kept)


def tidied(sketch: Sketch) -> Sketch:
    """Return a sketch whose words fit on maps and buttons."""
    tale = Text(sketch.tale[:LONGEST_TALE].strip())
    return replace(retitled(sketch, short), tale=tale, doom=short(sketch.doom))


def short(words: str) -> Text:
    return Text(words[:LONGEST_TITLE].strip())


def retitled(sketch: Sketch, change: Callable[[Text], Text]) -> Sketch:
    return replace(
        sketch,
        place=change(sketch.place),
        rooms=tuple(map(change, sketch.rooms)),
        barriers=tuple(map(change, sketch.barriers)),
        monster=change(sketch.monster),
        weakness=change(sketch.weakness),
        feared=change(sketch.feared),
        tasks=tuple(replace(task, title=change(task.title)) for task in sketch.tasks),
        exits=tuple(replace(way, title=change(way.title)) for way in sketch.exits),
        mishaps=tuple(replace(one, title=change(one.title)) for one in sketch.mishaps),
    )


EMPTY: Final = Sketch(
    place=Text(""),
    tale=Text(""),
    rooms=(),
    barriers=(),
    monster=Text(""),
    weakness=Text(""),
    feared=Text(""),
    tasks=(),
    exits=(),
    mishaps=(),
    rounds=30,
    doom=Text(""),
)
