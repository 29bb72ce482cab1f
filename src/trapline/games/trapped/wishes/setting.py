"""Making up a setting together (TD-13)."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from trapline.kernel import Invitation, Text

from ..content.making.sketch import Part, Sketch
from ..model.agenda import Ask
from ..model.basics import IdeaNumber, Number
from .base import Answer


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


class MayAddIdea(Invitation, frozen=True):
    number: Number
    parts: tuple[Part, ...]


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


AnySetting: TypeAlias = AddIdea | EndIdeas | ReadBack | VoteOut | Develop | FillIn | Propose
AnySettingInvitation: TypeAlias = (
    MayAddIdea | MayEndIdeas | MayReadBack | MayVoteOut | MayDevelop | MayFillIn | MayPropose
)
