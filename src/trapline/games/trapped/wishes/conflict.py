"""Challenges and conflicts: answers, rulings, bids, Lucky, damage; and how people are invited."""

from typing import TypeAlias

from trapline.kernel import Invitation, Seat, Text

from ..model.agenda import Ask
from ..model.basics import Number, Seats
from ..model.cards import Card
from ..model.kinds import Attribute, Side, Through
from .base import Answer
from .offers import Stake


class Accept(Answer, frozen=True):
    """Take up a challenge, for a card."""

    asks = (Ask.ANSWER,)


class Decline(Answer, frozen=True):
    """Refuse a challenge: then both bid."""

    asks = (Ask.ANSWER,)


class Weigh(Answer, frozen=True):
    """The GM says what a dare in somebody's own words tests; without an attribute: not that."""

    asks = (Ask.WEIGH,)

    attribute: Attribute | None = None


class Confirm(Answer, frozen=True):
    """The GM says which attribute counts."""

    asks = (Ask.RULE,)

    attribute: Attribute


class Bid(Answer, frozen=True):
    """Lay a card face down. A blank card is for those who have none they may play."""

    asks = (Ask.BID, Ask.CONTEST)

    card: Text
    side: Side
    through: Through
    attribute: Attribute
    words: Text


class PassBid(Answer, frozen=True):
    """Keep out of it."""

    asks = (Ask.BID,)


class Overrule(Answer, frozen=True):
    """The GM names another attribute for somebody's bid."""

    asks = (Ask.CLOSE,)

    seat: Seat
    attribute: Attribute


class Reveal(Answer, frozen=True):
    """The GM has the cards turned over."""

    asks = (Ask.CLOSE,)


class UseLucky(Answer, frozen=True):
    """Lucky instead of the attribute, once."""

    asks = (Ask.LUCK,)


class KeepLucky(Answer, frozen=True):
    """Not this time."""

    asks = (Ask.LUCK,)


class Harm(Answer, frozen=True):
    """The GM says where the damage goes."""

    asks = (Ask.HURT,)

    spot: Text


AnyConflict: TypeAlias = (
    Weigh
    | Accept
    | Decline
    | Confirm
    | Bid
    | PassBid
    | Overrule
    | Reveal
    | UseLucky
    | KeepLucky
    | Harm
)


class MayWeigh(Invitation, frozen=True):
    number: Number
    attributes: tuple[Attribute, ...]


class MayAccept(Invitation, frozen=True):
    number: Number
    dare: str
    by: Seat


class MayDecline(Invitation, frozen=True):
    number: Number


class MayConfirm(Invitation, frozen=True):
    number: Number
    attributes: tuple[Attribute, ...]
    proposed: Attribute


class MayBid(Invitation, frozen=True):
    number: Number
    cards: tuple[Card, ...]
    sides: tuple[Side, ...]
    throughs: tuple[Through, ...]
    attributes: tuple[Attribute, ...]
    stakes: tuple[Stake, ...]


class MayPassBid(Invitation, frozen=True):
    number: Number


class MayOverrule(Invitation, frozen=True):
    number: Number
    seats: Seats
    attributes: tuple[Attribute, ...]


class MayReveal(Invitation, frozen=True):
    number: Number


class MayUseLucky(Invitation, frozen=True):
    number: Number
    score: Card


class MayKeepLucky(Invitation, frozen=True):
    number: Number


class MayHarm(Invitation, frozen=True):
    number: Number
    card: Card
    spots: tuple[str, ...]
    worst: str
    """Where it costs whoever is hurt most; blank, if they have nothing that is worth more."""


AnyConflictInvitation: TypeAlias = (
    MayWeigh
    | MayAccept
    | MayDecline
    | MayConfirm
    | MayBid
    | MayPassBid
    | MayOverrule
    | MayReveal
    | MayUseLucky
    | MayKeepLucky
    | MayHarm
)
