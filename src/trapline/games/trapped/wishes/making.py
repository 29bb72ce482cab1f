"""Making up a setting together (TD-13), characters and Extras, and how people are invited to."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from trapline.kernel import Invitation, Text

from ..content.making.sketch import Part, Sketch
from ..model.agenda import Ask
from ..model.basics import IdeaNumber, Number
from ..model.cards import Card
from ..model.kinds import Face
from .base import Answer

Cards: TypeAlias = Annotated[tuple[Text, ...], Meta(max_length=6)]


class AddIdea(Answer, frozen=True):
    """Say what comes to mind."""

    asks = (Ask.IDEAS,)
    of_all = True

    part: Part
    words: Text


class EndIdeas(Answer, frozen=True):
    """No more ideas; from the GM: enough of them."""

    asks = (Ask.IDEAS,)


class ReadBack(Answer, frozen=True):
    """All ideas have been read back."""

    asks = (Ask.READ,)


class VoteOut(Answer, frozen=True):
    """These ideas shall go; the others may stay."""

    asks = (Ask.SIFT,)

    out: Annotated[tuple[IdeaNumber, ...], Meta(max_length=96)]


class Develop(Answer, frozen=True):
    """Write on the sheet."""

    asks = (Ask.DEVELOP,)

    sketch: Sketch


class FillIn(Answer, frozen=True):
    """Have the sheet filled in, with the ideas that are left and others where they are few."""

    asks = (Ask.DEVELOP,)


class Propose(Answer, frozen=True):
    """Ask whether this shall be played."""

    asks = (Ask.DEVELOP,)


class GoIn(Answer, frozen=True):
    """I know where we are: in we go."""

    asks = (Ask.PREMISE,)


class MakeCharacter(Answer, frozen=True):
    """Six cards for Brave, Sexy, Clever, Fast, Dangerous, Lucky; one for each character."""

    asks = (Ask.MAKE,)

    name: Text
    gender: Text
    occupation: Text
    attributes: Cards
    feelings: Cards
    face: Face | None = None


class SetAspect(Answer, frozen=True):
    """Play a card for something on an Extra's sheet. A name comes with a gender."""

    asks = (Ask.DRAFT,)

    card: Text
    spot: Text
    words: Text
    gender: Text
    face: Face | None = None


AnyMaking: TypeAlias = (
    AddIdea
    | EndIdeas
    | ReadBack
    | VoteOut
    | Develop
    | FillIn
    | Propose
    | GoIn
    | MakeCharacter
    | SetAspect
)


class MayAddIdea(Invitation, frozen=True):
    number: Number
    parts: tuple[Part, ...]
    left: int = 0
    """How many more ideas from this head."""


class MayEndIdeas(Invitation, frozen=True):
    number: Number


class MayReadBack(Invitation, frozen=True):
    number: Number


class MayVoteOut(Invitation, frozen=True):
    number: Number
    ideas: tuple[IdeaNumber, ...]


class MayDevelop(Invitation, frozen=True):
    number: Number


class MayFillIn(Invitation, frozen=True):
    number: Number


class MayPropose(Invitation, frozen=True):
    number: Number


class MayGoIn(Invitation, frozen=True):
    number: Number


class MayMakeCharacter(Invitation, frozen=True):
    number: Number
    for_attributes: tuple[Card, ...]
    for_feelings: tuple[Card, ...]


class MaySetAspect(Invitation, frozen=True):
    number: Number
    cards: tuple[Card, ...]
    spots: tuple[str, ...]


AnyMakingInvitation: TypeAlias = (
    MayAddIdea
    | MayEndIdeas
    | MayReadBack
    | MayVoteOut
    | MayDevelop
    | MayFillIn
    | MayPropose
    | MayGoIn
    | MayMakeCharacter
    | MaySetAspect
)
