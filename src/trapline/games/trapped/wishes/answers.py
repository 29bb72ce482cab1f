"""Answers to what the table asks."""

from typing import TypeAlias

from trapline.games.trapped.model import Attribute, FigureId, Number, Side, Through
from trapline.kernel import Seat, Text, Wish


class Accept(Wish, frozen=True):
    """Take up a challenge, for a card."""

    number: Number


class Decline(Wish, frozen=True):
    """Refuse a challenge: then both bid."""

    number: Number


class Confirm(Wish, frozen=True):
    """The GM says which attribute counts."""

    number: Number
    attribute: Attribute


class Bid(Wish, frozen=True):
    """Lay a card face down. A blank card is for those who have none they may play."""

    number: Number
    card: Text
    side: Side
    through: Through
    attribute: Attribute
    words: Text


class PassBid(Wish, frozen=True):
    """Keep out of it."""

    number: Number


class Overrule(Wish, frozen=True):
    """The GM names another attribute for somebody's bid."""

    number: Number
    seat: Seat
    attribute: Attribute


class Reveal(Wish, frozen=True):
    """The GM has the cards turned over."""

    number: Number


class UseLucky(Wish, frozen=True):
    """Lucky instead of the attribute, once."""

    number: Number


class KeepLucky(Wish, frozen=True):
    """Not this time."""

    number: Number


class Harm(Wish, frozen=True):
    """The GM says where the damage goes."""

    number: Number
    spot: Text


class PlayEvent(Wish, frozen=True):
    """The GM makes an event of the card, out of the scenario's list."""

    number: Number
    event: Text
    figure: FigureId
    words: Text


class MakeUpEvent(Wish, frozen=True):
    """The GM invents an event; with an attribute, it is a test."""

    number: Number
    figure: FigureId
    words: Text
    attribute: Attribute | None = None


class Choose(Wish, frozen=True):
    """The GM says whom or what an event hits."""

    number: Number
    option: Text


class Face(Wish, frozen=True):
    """Meet an event, with an attribute."""

    number: Number
    attribute: Attribute
    words: Text


class Agree(Wish, frozen=True):
    """Yes, or no."""

    number: Number
    yes: bool


class MeetEnd(Wish, frozen=True):
    """Die, or go mad."""

    number: Number
    insane: bool
    words: Text


class Prowl(Wish, frozen=True):
    """The GM moves the monster, or lets it stay, and lets it attack somebody there, or not."""

    number: Number
    room: Text
    whom: FigureId | None = None


class Flee(Wish, frozen=True):
    """The GM says where the monster goes to lick its wounds."""

    number: Number
    room: Text


class Discard(Wish, frozen=True):
    """Throw a card away."""

    number: Number
    card: Text


class Conclude(Wish, frozen=True):
    """How it all went on."""

    number: Number
    words: Text


AnyAnswer: TypeAlias = (
    Accept
    | Decline
    | Confirm
    | Bid
    | PassBid
    | Overrule
    | Reveal
    | UseLucky
    | KeepLucky
    | Harm
    | PlayEvent
    | MakeUpEvent
    | Choose
    | Face
    | Agree
    | MeetEnd
    | Prowl
    | Flee
    | Discard
    | Conclude
)
