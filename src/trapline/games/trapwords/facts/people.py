"""Those who come late, go, come back, or host."""

from typing import ClassVar, TypeAlias

from trapline import kernel
from trapline.kernel import Fact, Seat, TableTime, Team, Unrevealing

from ..model.basics import HIDDEN, Seats
from ..model.turn import Result


class WaitedOn(Unrevealing, frozen=True):
    """Nobody of the team is here to take over: the table goes on waiting."""

    at: TableTime


class Queued(Unrevealing, frozen=True):
    """Somebody will join a team when the next round begins."""

    seat: Seat
    team: Team
    bot: bool = False


class Entered(Unrevealing, frozen=True):
    """A latecomer is in."""

    seat: Seat
    team: Team


class Briefed(Fact, frozen=True):
    """A latecomer is shown the sheets of the team."""

    unseen: ClassVar = True

    seat: Seat
    book: tuple[Result, ...]
    to: Seats


class WentAway(kernel.WentAway, Unrevealing, frozen=True, kw_only=True):
    """A phone is not heard any more; or somebody stood up for good."""

    at: TableTime


class CameBack(kernel.CameBack, Unrevealing, frozen=True, kw_only=True):
    """A seat will be waited for again, be it that a bot has it now."""

    at: TableTime


class GiverReplaced(Fact, frozen=True):
    """The clue-giver is gone; somebody else has the same word and the time that was left."""

    hides: ClassVar = {"word": HIDDEN}

    giver: Seat
    at: TableTime
    word: str
    to: Seats


class HostSat(Unrevealing, frozen=True):
    """The host of the table sits here."""

    seat: Seat | None


AnyAttendance: TypeAlias = (
    WaitedOn | Queued | Entered | Briefed | WentAway | CameBack | GiverReplaced | HostSat
)
