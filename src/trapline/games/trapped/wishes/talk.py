"""What can be done at any time."""

from typing import TypeAlias

from trapline.kernel import Invitation, Seat, Text, Wish

from ..model.agenda import Ask
from ..model.basics import FigureId, Number, Seats
from ..model.kinds import Becoming, Objection
from .base import Answer
from .offers import Leash


class Give(Wish, frozen=True):
    """Hand a thing over to somebody in the same room (TD-127)."""

    item: Text
    figure: FigureId


class Take(Wish, frozen=True):
    """Pick a thing up."""

    item: Text


class Release(Wish, frozen=True):
    """Let the Extra go that obeys (TD-85)."""

    figure: FigureId


class Become(Wish, frozen=True):
    """Take an Extra as a new character (TD-113)."""

    figure: FigureId


class Lead(Wish, frozen=True):
    """The GM moves an Extra whom nobody controls (TD-89)."""

    figure: FigureId
    room: Text


class Tell(Wish, frozen=True):
    """Tell what happens (TD-40)."""

    words: Text


class Narrate(Wish, frozen=True):
    """Tell how it went: in these words, or aloud; with neither, it is passed (TD-40)."""

    cue: Number
    words: Text
    aloud: bool = False


class MoveOn(Answer, frozen=True):
    """Wait no longer for somebody's tale; the GM, for somebody's luck."""

    asks = (Ask.NARRATE, Ask.LUCK)
    of_all = True


class NotThis(Wish, frozen=True):
    """I do not want this in our story. No reason needed."""

    line: Number


class Halt(Wish, frozen=True):
    """A pause, please. No reason needed."""


class GoOn(Wish, frozen=True):
    """We can go on."""


class Invent(Wish, frozen=True):
    """Make something up, and ask for the group's blessing (TD-14)."""

    words: Text
    becomes: Becoming = Becoming.DETAIL


class LetGo(Wish, frozen=True):
    """Ask whether the character of somebody who is gone shall be an Extra (TD-136)."""

    seat: Seat


class CutHere(Wish, frozen=True):
    """Ask whether the film stops here for tonight (TD-140)."""


class KeepWriting(Answer, frozen=True):
    """I am still writing: do not answer for me (TD-134)."""

    asks = tuple(Ask)


class Vote(Wish, frozen=True):
    """Raise a hand, for or against; the GM may say why an invention spoils the game (TD-15)."""

    motion: Number
    yes: bool
    because: Objection | None = None


AnyTalk: TypeAlias = (
    Give
    | Take
    | Release
    | Become
    | Lead
    | Tell
    | Narrate
    | MoveOn
    | NotThis
    | Halt
    | GoOn
    | Invent
    | LetGo
    | CutHere
    | KeepWriting
    | Vote
)


class MayGive(Invitation, frozen=True):
    items: tuple[str, ...]
    figures: tuple[FigureId, ...]


class MayTake(Invitation, frozen=True):
    items: tuple[str, ...]


class MayRelease(Invitation, frozen=True):
    figure: FigureId


class MayBecome(Invitation, frozen=True):
    figures: tuple[FigureId, ...]


class MayLead(Invitation, frozen=True):
    figures: tuple[FigureId, ...]
    rooms: tuple[str, ...]
    leashes: tuple[Leash, ...]


class MayTell(Invitation, frozen=True):
    pass


class MayNarrate(Invitation, frozen=True):
    cue: Number


class MayMoveOn(Invitation, frozen=True):
    number: Number


class MayNotThis(Invitation, frozen=True):
    lines: tuple[Number, ...]


class MayHalt(Invitation, frozen=True):
    pass


class MayGoOn(Invitation, frozen=True):
    pass


class MayInvent(Invitation, frozen=True):
    becomings: tuple[Becoming, ...]


class MayLetGo(Invitation, frozen=True):
    seats: Seats


class MayCutHere(Invitation, frozen=True):
    pass


class MayKeepWriting(Invitation, frozen=True):
    number: Number


class MayVote(Invitation, frozen=True):
    motion: Number
    objections: tuple[Objection, ...]
    """What the GM may hold against it."""


AnyTalkInvitation: TypeAlias = (
    MayGive
    | MayTake
    | MayRelease
    | MayBecome
    | MayLead
    | MayTell
    | MayNarrate
    | MayMoveOn
    | MayNotThis
    | MayHalt
    | MayGoOn
    | MayInvent
    | MayLetGo
    | MayCutHere
    | MayKeepWriting
    | MayVote
)
