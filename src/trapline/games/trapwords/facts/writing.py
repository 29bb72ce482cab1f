"""Phase one: traps are set, and torches passed."""

from typing import ClassVar, TypeAlias

from trapline.kernel import Seat, TableTime, Team, Turn

from ..model.basics import HIDDEN, Seats, Words
from .base import Quiet


class Proposed(Quiet, frozen=True):
    """Somebody suggested a trap to the team."""

    retractable: ClassVar[bool] = True
    hides: ClassVar = {"word": HIDDEN, "homograph": False}

    team: Team
    by: Seat
    word: str
    to: Seats
    homograph: bool = False


class Struck(Quiet, frozen=True):
    """A suggestion was crossed out."""

    retractable: ClassVar[bool] = True
    hides: ClassVar = {"word": HIDDEN}

    team: Team
    by: Seat
    word: str
    to: Seats


class Agreed(Quiet, frozen=True):
    """Somebody likes the list as it stands."""

    retractable: ClassVar[bool] = True

    team: Team
    by: Seat


class Opposed(Quiet, frozen=True):
    """Somebody does not like the list yet."""

    team: Team
    by: Seat


class ListDone(Quiet, frozen=True):
    """The traps against a team are set. `late`: the clock set them."""

    hides: ClassVar = {"traps": ()}

    team: Team
    at: TableTime
    traps: Words
    to: Seats
    late: bool = False


class ListReopened(Quiet, frozen=True):
    """The torch moved on too late: those who wrote against its old holder may think again."""

    team: Team
    turn: Turn
    at: TableTime
    until: TableTime | None


class TorchPassed(Quiet, frozen=True):
    """Somebody else of the team gives the clues. `declined`: its holder did not want to."""

    team: Team
    seat: Seat
    declined: Seat | None = None


AnyWriting: TypeAlias = Proposed | Struck | Agreed | Opposed | ListDone | ListReopened | TorchPassed
