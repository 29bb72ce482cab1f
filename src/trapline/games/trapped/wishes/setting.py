"""Making up a setting together (TD-13)."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from trapline.kernel import Invitation, Text, Wish

from ..content.making.sketch import Part, Sketch
from ..model.basics import Number
from ..model.setting import IdeaNumber


class AddIdea(Wish, frozen=True):
    """Say what comes to mind."""

    number: Number
    part: Part
    words: Text


class EndIdeas(Wish, frozen=True):
    """No more ideas; from the GM: enough of them."""

    number: Number


class ReadBack(Wish, frozen=True):
    """All ideas have been read back."""

    number: Number


class VoteOut(Wish, frozen=True):
    """These ideas shall go; the others may stay."""

    number: Number
    out: Annotated[tuple[IdeaNumber, ...], Meta(max_length=96)]


class Develop(Wish, frozen=True):
    """Write on the sheet."""

    number: Number
    sketch: Sketch


class FillIn(Wish, frozen=True):
    """Have the sheet filled in, with the ideas that are left and others where they are few."""

    number: Number


class Propose(Wish, frozen=True):
    """Ask whether this shall be played."""

    number: Number


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
