"""The shape of a scenario file: a place, a monster, events, goals and ways out (TD-10)."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from trapline.kernel import Language

from ..model.cards import Suit
from ..model.kinds import Face
from .hooks import Attributes, Hook, Id, Seal

FORMAT = 1

Coordinate: TypeAlias = Annotated[int, Meta(ge=0, le=1000)]
Need: TypeAlias = str | tuple[Id, ...]
"""A goal that was achieved or a thing at hand; of several, one is enough.

A plain str: beside a tuple, one with a pattern makes msgspec 0.22 free memory that is not its own.
"""
Needs: TypeAlias = tuple[Need, ...]


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """A title for buttons and maps, and a sentence or two to read out."""

    title: Annotated[str, Meta(min_length=1, max_length=60)]
    text: Annotated[str, Meta(max_length=600)] = ""


Says: TypeAlias = Mapping[Language, Words]


class Strict(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A field with a wrong name is a mistake, not something to pass over."""


class Passage(StrEnum):
    """How two rooms are joined. Monsters may have their own ways."""

    DOOR = "door"
    CORRIDOR = "corridor"
    STAIRS = "stairs"
    DUCT = "duct"
    OUTSIDE = "outside"
    SECRET = "secret"  # noqa: S105 - no password, a passage behind a bookcase


class Walker(StrEnum):
    """Who may use a passage."""

    ALL = "all"
    PEOPLE = "people"
    MONSTER = "monster"


class Room(Strict, frozen=True, kw_only=True):
    """A place on the map: the corner nearest the top left, and its size."""

    id: Id
    x: Coordinate
    y: Coordinate
    width: Coordinate = 100
    height: Coordinate = 100
    outside: bool = False
    needs: Needs = ()
    """What somebody must have to go there, such as a suit."""
    says: Says


class Link(Strict, frozen=True, kw_only=True):
    """Two rooms next to each other; it leads both ways."""

    a: Id
    b: Id
    kind: Passage = Passage.DOOR
    walker: Walker = Walker.ALL
    needs: Needs = ()
    opened_by: Id | None = None
    """The goal that clears it; before that nobody gets through, nor does the monster (TD-35)."""

    @property
    def all_needs(self) -> Needs:
        """Return what people need to pass."""
        return self.needs if self.opened_by is None else (*self.needs, self.opened_by)


class Item(Strict, frozen=True, kw_only=True):
    """A thing: it lies somewhere, or is hidden, or comes into play by goals and events."""

    id: Id
    at: Id | None = None
    hidden: bool = False
    """Whether it lies in a random room, not the safe one, that only the GM knows (TD-132)."""
    many: bool = False
    """Whether there is one for everybody."""
    says: Says


class Goal(Strict, frozen=True, kw_only=True):
    """Something to achieve (TD-66). `gives` go to whoever achieves it, `uses` are used up."""

    id: Id
    own: bool = False
    """Whether each character must achieve it (TD-127)."""
    at: tuple[Id, ...] = ()
    """The rooms where it can be tried; everywhere, if none is named."""
    arrive: Id | None = None
    """A room to get to: by going there step by step, or at once, by this goal (TD-91)."""
    search: Id | None = None
    """A hidden thing to look for (TD-132)."""
    needs: Needs = ()
    attributes: Attributes
    gives: tuple[Id, ...] = ()
    uses: tuple[Id, ...] = ()
    undoes: tuple[Id, ...] = ()
    """Goals that are no longer achieved after this one."""
    hooks: tuple[Hook, ...] = ()
    says: Says

    @property
    def shuts(self) -> bool:
        """Say whether it seals the safe room."""
        return any(isinstance(hook, Seal) for hook in self.hooks)


class Means(Strict, frozen=True, kw_only=True):
    """A thing that exploits the weakness."""

    item: Id
    used_up: bool = False


class Weakness(Strict, frozen=True, kw_only=True):
    """What can be done about the monster. `known_by` is the goal that tells, if it is a secret."""

    known_by: Id | None = None
    means: Annotated[tuple[Means, ...], Meta(min_length=1)]
    needed: bool = True
    """Whether only the means count towards its death; otherwise they just make it weaker."""
    says: Says


class Monster(Strict, frozen=True, kw_only=True):
    """Its lair is where it starts, and where it takes what it steals."""

    start: Id
    moves: Annotated[tuple[Passage, ...], Meta(min_length=1)]
    attributes: Attributes
    """What those it attacks may use."""
    attacks: Annotated[tuple[Says, ...], Meta(min_length=1)]
    weakness: Weakness
    flees: Annotated[int, Meta(ge=1, le=4)] = 2
    says: Says

    @property
    def secret(self) -> Weakness | None:
        """Return the weakness, if it has to be found out."""
        return None if self.weakness.known_by is None else self.weakness


class Who(StrEnum):
    """Whom an event can touch."""

    CHARACTER = "character"
    EXTRA = "extra"
    ANYONE = "anyone"


class Measure(StrEnum):
    """An attribute, or the strongest feeling of a suit for a character."""

    BRAVE = "brave"
    SEXY = "sexy"
    CLEVER = "clever"
    FAST = "fast"
    DANGEROUS = "dangerous"
    LUCKY = "lucky"
    HEARTS = "hearts"
    DIAMONDS = "diamonds"
    SPADES = "spades"
    CLUBS = "clubs"


class Touch(Strict, frozen=True, kw_only=True):
    """Anybody of that kind; or the one who has most or least of something (TD-49)."""

    who: Who = Who.CHARACTER
    most: Measure | None = None
    least: Measure | None = None
    company: bool = False
    """Whether it is not for who is alone in a room."""


class Event(Strict, frozen=True, kw_only=True):
    """Something that befalls somebody (TD-45). Its suit says what kind of trouble it is."""

    id: Id
    suit: Suit
    touches: Touch = Touch()
    hooks: tuple[Hook, ...] = ()
    says: Says


class Stunt(Strict, frozen=True, kw_only=True):
    """Something silly or bold to dare somebody to (TD-74): a test, and what comes of it."""

    id: Id
    attributes: Attributes
    won: tuple[Hook, ...] = ()
    lost: tuple[Hook, ...] = ()
    says: Says


class Way(Strict, frozen=True, kw_only=True):
    """A way out (TD-101). With `seats` 0 everybody alive is saved; else those who fit in."""

    id: Id
    at: Id
    needs: Needs
    seats: Annotated[int, Meta(ge=0, le=12)] = 0
    says: Says


class Limit(Strict, frozen=True, kw_only=True):
    """After so many rounds everybody still there is lost (TD-125)."""

    rounds: Annotated[int, Meta(ge=5, le=200)]
    says: Says


class Role(Strict, frozen=True, kw_only=True):
    """Somebody who could be there, for those who lack ideas."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    gender: Annotated[str, Meta(min_length=1, max_length=40)]
    occupation: Annotated[str, Meta(min_length=1, max_length=60)]
    face: Face | None = None
    """The portrait that fits; any, if none is named."""


class Scenario(Strict, frozen=True, kw_only=True):
    """A setting, in one file that can be shared."""

    format: int = FORMAT
    id: Id
    says: Says
    minutes: Annotated[int, Meta(ge=0, le=600)] = 0
    """About how long it takes with four at the table; 0 if nobody knows."""
    difficulty: Annotated[int, Meta(ge=0, le=3)] = 0
    """1 for newcomers, 3 for those who know the game; 0 if nobody knows."""
    safe: Id
    """The room in which everybody begins."""
    sealed: bool = True
    """Whether the monster cannot get in until somebody opens the door."""
    rooms: tuple[Room, ...]
    links: tuple[Link, ...]
    items: tuple[Item, ...] = ()
    goals: tuple[Goal, ...]
    achieved: tuple[Id, ...] = ()
    """Goals that count as achieved at the start, until something undoes them."""
    barriers: tuple[Says, ...]
    monster: Monster
    events: tuple[Event, ...]
    ways: tuple[Way, ...]
    dares: tuple[Stunt, ...] = ()
    limit: Limit | None = None
    cast: Mapping[Language, tuple[Role, ...]]
