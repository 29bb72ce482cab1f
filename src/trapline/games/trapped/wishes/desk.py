"""The GM's toolbox, whispers and notes, and how people are invited to them."""

from typing import TypeAlias

from trapline.kernel import Invitation, Seat, Text, Wish

from ..model.basics import FigureId, Seats
from ..model.cards import Card
from .offers import Holder, Lair, Leash


class HandOut(Wish, frozen=True):
    """Give somebody a thing."""

    figure: FigureId
    item: Text


class Remove(Wish, frozen=True):
    """Take a thing from somebody: it lies there, or is gone."""

    figure: FigureId
    item: Text
    gone: bool = False


class Put(Wish, frozen=True):
    """Put somebody in a room."""

    figure: FigureId
    room: Text


class Clear(Wish, frozen=True):
    """Open the safe room, a passage that is shut, or end what makes a room harder."""

    where: Text


class Mend(Wish, frozen=True):
    """Write back what a score was before it was hurt, or make somebody well."""

    what: Text


class Grant(Wish, frozen=True):
    """Say that a goal is done."""

    goal: Text


class Reopen(Wish, frozen=True):
    """Say that a goal is still to be done."""

    goal: Text


class LetLoose(Wish, frozen=True):
    """Let the monster move out of turn, and attack somebody or not (TD-98)."""

    room: Text
    whom: FigureId | None = None


class WhisperTo(Wish, frozen=True):
    """Whisper: the GM to a player, a player to the GM."""

    seat: Seat
    words: Text


class KeepNotes(Wish, frozen=True):
    """Write down what only the GM reads."""

    words: Text


AnyDesk: TypeAlias = (
    HandOut | Remove | Put | Clear | Mend | Grant | Reopen | LetLoose | WhisperTo | KeepNotes
)


class MayHandOut(Invitation, frozen=True):
    holders: tuple[Holder, ...]


class MayRemove(Invitation, frozen=True):
    holders: tuple[Holder, ...]


class MayPut(Invitation, frozen=True):
    leashes: tuple[Leash, ...]


class MayClear(Invitation, frozen=True):
    places: tuple[str, ...]
    """The safe room, `a|b` for a passage, or a room that is harder."""


class MayMend(Invitation, frozen=True):
    whats: tuple[str, ...]
    """Places on sheets, like `4.brave`; or the number of somebody who is sick."""
    scores: tuple[Card, ...]
    """What each was before."""


class MayGrant(Invitation, frozen=True):
    goals: tuple[str, ...]


class MayReopen(Invitation, frozen=True):
    goals: tuple[str, ...]


class MayLetLoose(Invitation, frozen=True):
    lairs: tuple[Lair, ...]


class MayWhisperTo(Invitation, frozen=True):
    seats: Seats


class MayKeepNotes(Invitation, frozen=True):
    pass


AnyDeskInvitation: TypeAlias = (
    MayHandOut
    | MayRemove
    | MayPut
    | MayClear
    | MayMend
    | MayGrant
    | MayReopen
    | MayLetLoose
    | MayWhisperTo
    | MayKeepNotes
)
