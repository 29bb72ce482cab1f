"""What an event or a goal sets going. `whom` is the character or Extra that it touches."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from ..model.cards import Suit
from ..model.kinds import Attribute

Id: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=32)]
"""A name within a scenario: small letters, digits, hyphens. No two things share one."""

Rounds: TypeAlias = Annotated[int, Meta(ge=1, le=20)]
Few: TypeAlias = Annotated[int, Meta(ge=1, le=5)]
Attributes: TypeAlias = Annotated[tuple[Attribute, ...], Meta(min_length=1)]


class Tagged(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """In a file, `do` says which of these it is."""


class Attack(Tagged, frozen=True, tag="attack"):
    """The monster attacks `whom`, if it is near enough; else it comes closer (TD-98)."""


class Steal(Tagged, frozen=True, tag="steal"):
    """The monster takes something that `whom` carries to its lair."""


class Drop(Tagged, frozen=True, tag="drop"):
    """`whom` drops something; it lies there."""


class BreakDoor(Tagged, frozen=True, tag="break-door"):
    """The safe room is safe no more."""


class Seal(Tagged, frozen=True, tag="seal"):
    """The safe room can be locked again, and is."""


class Block(Tagged, frozen=True, tag="block"):
    """A passage is shut for some rounds: one of these, or any that leads from `whom`'s room."""

    rounds: Rounds = 2
    passages: tuple[tuple[Id, Id], ...] = ()


class Sicken(Tagged, frozen=True, tag="sicken"):
    """`whom` dies after so many rounds, unless somebody brings the cure (TD-49)."""

    cure: Id
    rounds: Rounds = 2


class Run(Tagged, frozen=True, tag="run"):
    """`whom`, an Extra, breaks away and runs to a room."""

    to: Id


class Flee(Tagged, frozen=True, tag="flee"):
    """`whom` flees to a room next door."""


class Find(Tagged, frozen=True, tag="find"):
    """`whom` finds something."""

    item: Id


class ExtraTurn(Tagged, frozen=True, tag="extra-turn"):
    """`whom` has another turn, if somebody else in the room agrees to come along (TD-49)."""

    company: bool = True


class Cling(Tagged, frozen=True, tag="cling"):
    """`whom`, an Extra, follows the character it loves most wherever they go (TD-49)."""


class Brawl(Tagged, frozen=True, tag="brawl"):
    """`whom`, an Extra, goes for somebody it hates: a test of that character."""

    attributes: Attributes


class Bargain(Tagged, frozen=True, tag="bargain"):
    """An Extra near `whom` offers something for a seat on the way out (TD-49)."""

    item: Id


class Draw(Tagged, frozen=True, tag="draw"):
    """The player of `whom` draws cards."""

    count: Few = 1


class Sour(Tagged, frozen=True, tag="sour"):
    """One relationship of `whom`, or an Extra's to `whom`, turns to this suit."""

    suit: Suit


class BreakFree(Tagged, frozen=True, tag="break-free"):
    """The Extra that `whom` controls, or `whom` itself, is nobody's any more."""


class Lurk(Tagged, frozen=True, tag="lurk"):
    """The monster may move, out of turn."""

    steps: Few = 1


class Handicap(Tagged, frozen=True, tag="handicap"):
    """In the room of `whom` everything is harder: more cards for the GM."""

    cards: Few = 1
    rounds: Rounds = 1


class Spoil(Tagged, frozen=True, tag="spoil"):
    """One of these goals, if it was achieved, must be achieved again."""

    goals: Annotated[tuple[Id, ...], Meta(min_length=1)]


class Countdown(Tagged, frozen=True, tag="countdown"):
    """After so many rounds the place blows up, and everybody still there loses (TD-105)."""

    rounds: Rounds = 2


class Disarm(Tagged, frozen=True, tag="disarm"):
    """The countdown stops."""


class Reveal(Tagged, frozen=True, tag="reveal"):
    """Everybody learns where a hidden thing is."""

    item: Id


Aftermath: TypeAlias = (
    Attack
    | Steal
    | Drop
    | BreakDoor
    | Seal
    | Block
    | Sicken
    | Run
    | Flee
    | Find
    | ExtraTurn
    | Cling
    | Brawl
    | Bargain
    | Draw
    | Sour
    | BreakFree
    | Lurk
    | Handicap
    | Spoil
    | Countdown
    | Disarm
    | Reveal
)
"""What may follow a test; no other test, so that types do not go round in circles."""


class Test(Tagged, frozen=True, tag="test"):
    """A conflict: one of these attributes against the event's card and another (TD-47)."""

    attributes: Attributes
    won: tuple[Aftermath, ...] = ()
    lost: tuple[Aftermath, ...] = ()
    hurts: bool = True
    """Whether a loss may do damage."""


Hook: TypeAlias = Test | Aftermath
