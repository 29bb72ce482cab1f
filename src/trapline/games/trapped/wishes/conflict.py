"""Challenges and conflicts: answers, rulings, bids, Lucky, damage; and how people are invited."""

from typing import TypeAlias

from trapline.kernel import Invitation, Seat, Text, Wish

from ..model.basics import Number, Seats
from ..model.cards import Card
from ..model.kinds import Attribute, Side, Through
from .offers import Stake


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


AnyConflict: TypeAlias = (
    Accept | Decline | Confirm | Bid | PassBid | Overrule | Reveal | UseLucky | KeepLucky | Harm
)


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
    MayAccept
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
