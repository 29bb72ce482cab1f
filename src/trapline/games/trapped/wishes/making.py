"""Making characters and Extras, and how people are invited to."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from trapline.kernel import Invitation, Text

from ..model.agenda import Ask
from ..model.basics import Number
from ..model.cards import Card
from .base import Answer

Cards: TypeAlias = Annotated[tuple[Text, ...], Meta(max_length=6)]


class MakeCharacter(Answer, frozen=True):
    """Six cards for Brave, Sexy, Clever, Fast, Dangerous, Lucky; one for each character."""

    asks = (Ask.MAKE,)

    name: Text
    gender: Text
    occupation: Text
    attributes: Cards
    feelings: Cards


class SetAspect(Answer, frozen=True):
    """Play a card for something on an Extra's sheet. A name comes with a gender."""

    asks = (Ask.DRAFT,)

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
