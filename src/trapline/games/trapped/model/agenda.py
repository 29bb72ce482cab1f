"""What is still to be settled, and what somebody is asked."""

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from trapline.kernel import Seat, TableTime

from ..content.hooks import Hook
from .basics import FigureId, Seats
from .cards import Card
from .kinds import Attribute


class Ask(StrEnum):
    """What the table waits for."""

    IDEAS = "ideas"
    """Everybody says what comes to mind about the setting."""
    READ = "read"
    """The GM reads the ideas back."""
    SIFT = "sift"
    """Everybody says which ideas shall go."""
    DEVELOP = "develop"
    """The GM makes a setting of those that are left."""
    PREMISE = "premise"
    """Everybody reads where they are, and goes in."""
    MAKE = "make"
    """Everybody makes a character."""
    DRAFT = "draft"
    """Somebody sets an aspect of an Extra."""
    REFILL = "refill"
    """An empty hand: five cards and an event, or a normal turn (TD-43)."""
    ACT = "act"
    WEIGH = "weigh"
    """The GM says what a dare in somebody's own words tests (TD-74)."""
    ANSWER = "answer"
    """Somebody was challenged."""
    CONTEST = "contest"
    """Challenger and challenged bid."""
    RULE = "rule"
    """The GM confirms or changes an attribute."""
    BID = "bid"
    CLOSE = "close"
    """The GM may change what helpers use, and has the bids revealed."""
    LUCK = "luck"
    HURT = "hurt"
    """The GM says where damage goes."""
    EVENT = "event"
    PICK = "pick"
    """The GM says whom or what an event hits, where several fit."""
    FACE = "face"
    """Somebody meets an event: with which attribute?"""
    AGREE = "agree"
    DOOM = "doom"
    """Dead, or mad?"""
    NARRATE = "narrate"
    """Somebody is asked to tell how it went; anybody may go on (TD-40)."""
    PROWL = "prowl"
    FLEE = "flee"
    TRIM = "trim"
    """A card too many."""
    EPILOGUE = "epilogue"


class Question(Struct, frozen=True):
    """Somebody must say something. It is over when nobody is waited for, or its time is up."""

    ask: Ask
    number: int
    seats: Seats
    waits: Seats
    until: TableTime | None


class Befall(Struct, frozen=True, tag="befall"):
    """A card was drawn, and the GM makes an event of it; for `figure`, if it is a penalty."""

    card: Card
    figure: FigureId | None


class Do(Struct, frozen=True, tag="do"):
    """Something that an event or a goal sets going. `card` is the event's, if there is one."""

    hook: Hook
    whom: FigureId
    card: Card = ""


class Dared(Struct, frozen=True, tag="dared"):
    """Somebody was challenged and must try."""

    seat: Seat
    dare: str
    by: Seat
    answered: bool = False
    contested: bool = False
    """Whether the challenger has bid already (TD-79)."""
    words: str = ""
    """What it is, where it is in the challenger's own words."""
    attributes: tuple[Attribute, ...] = ()
    """What it tests, where it is nothing that one could do in a turn."""


class Bonus(Struct, frozen=True, tag="bonus"):
    """Another turn for somebody."""

    seat: Seat


class Doom(Struct, frozen=True, tag="doom"):
    """Somebody dies or goes mad; the player says which."""

    figure: FigureId
    seat: Seat


class Telling(Struct, frozen=True, tag="telling"):
    """Somebody has the floor: the table listens before it goes on."""

    seat: Seat


class Flight(Struct, frozen=True, tag="flight"):
    """The monster gets away."""

    steps: int


class Boarding(Struct, frozen=True, tag="boarding"):
    """Somebody is about to leave, and asks others along."""

    way: str
    figure: FigureId
    passengers: tuple[FigureId, ...]


Step: TypeAlias = Befall | Do | Dared | Bonus | Doom | Telling | Flight | Boarding
