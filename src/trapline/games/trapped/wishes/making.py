"""Making characters and Extras, and how people are invited to."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from trapline.kernel import Invitation, Text, Wish

from ..model.basics import Number
from ..model.cards import Card

Cards: TypeAlias = Annotated[tuple[Text, ...], Meta(max_length=6)]


class MakeCharacter(Wish, frozen=True):
    """Six cards for Brave, Sexy, Clever, Fast, Dangerous, Lucky; one for each character."""

    number: Number
    name: Text
    gender: Text
    occupation: Text
    attributes: Cards
    feelings: Cards


class SetAspect(Wish, frozen=True):
    """Play a card for something on an Extra's sheet. A name comes with a gender."""

    number: Number
    card: Text
    spot: Text
    words: Text
    gender: Text


AnyMaking: TypeAlias = MakeCharacter | SetAspect


class MayMakeCharacter(Invitation, frozen=True):
    number: Number
    for_attributes: tuple[Card, ...]
    for_feelings: tuple[Card, ...]


class MaySetAspect(Invitation, frozen=True):
    number: Number
    cards: tuple[Card, ...]
    spots: tuple[str, ...]


AnyMakingInvitation: TypeAlias = MayMakeCharacter | MaySetAspect
