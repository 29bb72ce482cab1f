"""What is asked, what happened, what can be seen: the shapes each game fills with its own words."""

import inspect
import re
from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Annotated, Any, ClassVar, Final, TypeAlias

from msgspec import Meta, Struct

from trapline.kernel.seats import Language, Observer, Seat, TableTime, Team, Turn, witnessed

Channel: TypeAlias = Annotated[str, Meta(max_length=16)]

TABLE_TALK: Final[Channel] = "table"
PLAIN: Final = "plain"
"""The name of the bot that every game has."""


def team_talk(team: Team) -> Channel:
    return f"team-{team}"


def kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Wish(Struct, frozen=True, tag=kebab, forbid_unknown_fields=True):
    """What somebody asks for; it may be refused."""


class Fact(Struct, frozen=True, tag=kebab):
    """What happened; it is never refused. Stored facts only grow: new fields have defaults."""

    retractable: ClassVar[bool] = False
    """Whether its actor may take it back while it is the last thing that happened."""

    opens: ClassVar[bool] = True
    """Whether it may show somebody a secret: then nobody can go back past it."""

    anonymous: ClassVar[bool] = False
    """Whether nobody is ever told whose wish it was."""

    hides: ClassVar[Mapping[str, Any]] = MappingProxyType({})
    """The fields that only the seats in `to` may know, each with what stands there for all others:
    a value, or a function that makes it of the true one."""

    unseen: ClassVar[bool] = False
    """Whether there was nothing to see for others than the seats in `to`."""

    def __init_subclass__(cls) -> None:
        """Refuse a secret without witnesses, and witnesses of nothing."""
        super().__init_subclass__()
        fields = {name for kind in cls.__mro__ for name in inspect.get_annotations(kind)}
        if not fields >= cls.hides.keys():
            raise TypeError(f"{cls.__name__} hides what it does not have")
        if bool(cls.hides) + cls.unseen != ("to" in fields):
            raise TypeError(f"{cls.__name__} must say either what it hides, or that it is unseen")

    def is_known_to(self, observer: Observer) -> bool:
        """Say whether an observer witnessed its secrets."""
        return witnessed(getattr(self, "to", ()), observer)


class Unrevealing(Fact, frozen=True):
    """A fact that shows nobody a secret."""

    opens: ClassVar[bool] = False


class Invitation(Struct, frozen=True, tag=kebab):
    """What an observer may do now, with the turn or window it belongs to."""

    housekeeping: ClassVar[bool] = False
    """Whether nobody watches what comes of it: then a bot is quick. Everybody must know who is
    invited to such a thing and to nothing else, or a bot's pace would tell."""


class Preset(StrEnum):
    """A way to play that a group chooses with one tap."""

    FIRST = "first"
    PARTY = "party"
    EXPERT = "expert"


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a group may choose: each field a bool, a bounded int, an enum, a pack or a file.

    `presets` says what each of them changes of a game's defaults; one of them changes nothing.
    """

    presets: ClassVar[Mapping[Preset, Mapping[str, Any]]] = {}

    language: Language = "en"


class View(Struct, frozen=True, kw_only=True):
    """All that one observer may know, and may do."""

    may: tuple[Invitation, ...] = ()
    waiting: tuple[Seat, ...] = ()
    channels: tuple[Channel, ...] = ()

    @property
    def is_housekeeping(self) -> bool:
        """Whether all that this observer may do is housekeeping."""
        return all(invitation.housekeeping for invitation in self.may)

    @property
    def reading(self) -> int:
        """How much longer bots pause for what was told last, in percent, by what everybody sees."""
        return 0


class Deadline(Struct, frozen=True):
    """When the house moves if nobody does. `name` and `turn` come back in its TimeUp."""

    name: str
    turn: Turn
    at: TableTime


class Outcome(Struct, frozen=True):
    """Who won and by which cause; `scores` has a number for each seat, or nothing."""

    winners: tuple[Seat, ...]
    cause: str
    scores: tuple[int, ...] = ()
    apart: tuple[Seat, ...] = ()
    """Who neither wins nor loses, as a Game Master."""


class HouseMove(Struct, frozen=True, tag=kebab):
    """What only the house asks for. Not a Wish: no client's message can turn into one."""


class TimeUp(HouseMove, frozen=True):
    """The deadline of that name and turn has passed."""

    name: str
    turn: Turn


class SeatJoined(HouseMove, frozen=True):
    """Somebody wants to join a game that is running. The game may refuse."""

    seat: Seat
    team: Team | None = None
    bot: bool = False


class SeatAway(HouseMove, frozen=True):
    """Nobody has been heard from this seat for a while."""

    seat: Seat


class SeatBack(HouseMove, frozen=True):
    """A seat that was away, or empty, is held again, by a person or by a bot."""

    seat: Seat
    bot: bool = False


class SeatLeft(HouseMove, frozen=True):
    """The seat is empty from now on, until somebody takes it."""

    seat: Seat


class SeatHosts(HouseMove, frozen=True):
    """The host of the table sits here now; None: the host has no seat in this game."""

    seat: Seat | None


AnyHouseMove: TypeAlias = TimeUp | SeatJoined | SeatAway | SeatBack | SeatLeft | SeatHosts
