"""Phase one: traps are set, and torches passed."""

from typing import ClassVar, TypeAlias

from trapline.kernel import Seat, TableTime, Team, Turn, Unrevealing

from ..model.basics import HIDDEN, Seats, Words


class Proposed(Unrevealing, frozen=True):
    """Somebody suggested a trap to the team."""

    retractable: ClassVar[bool] = True
    hides: ClassVar = {"word": HIDDEN, "homograph": False}

    team: Team
    by: Seat
    word: str
    to: Seats
    homograph: bool = False


class Struck(Unrevealing, frozen=True):
    """A suggestion was crossed out."""

    retractable: ClassVar[bool] = True
    hides: ClassVar = {"word": HIDDEN}

    team: Team
    by: Seat
    word: str
    to: Seats


class PlaceClaimed(Unrevealing, frozen=True):
    """Somebody writes a trap, and a place on the list is kept for it."""

    team: Team
    by: Seat


class PlaceFreed(Unrevealing, frozen=True):
    """Somebody writes no more, and the place is free again."""

    team: Team
    by: Seat


class Agreed(Unrevealing, frozen=True):
    """Somebody likes the list as it stands."""

    retractable: ClassVar[bool] = True

    team: Team
    by: Seat


class Opposed(Unrevealing, frozen=True):
    """Somebody does not like the list yet."""

    team: Team
    by: Seat


class ListDone(Unrevealing, frozen=True):
    """The traps against a team are set. `late`: the clock set them."""

    hides: ClassVar = {"traps": ()}

    team: Team
    at: TableTime
    traps: Words
    to: Seats
    late: bool = False


class ListReopened(Unrevealing, frozen=True):
    """The torch moved on too late: those who wrote against its old holder may think again."""

    team: Team
    turn: Turn
    at: TableTime
    until: TableTime | None


class TorchPassed(Unrevealing, frozen=True):
    """Somebody else of the team gives the clues. `declined`: its holder did not want to."""

    team: Team
    seat: Seat
    declined: Seat | None = None


AnyWriting: TypeAlias = (
    Proposed
    | Struck
    | PlaceClaimed
    | PlaceFreed
    | Agreed
    | Opposed
    | ListDone
    | ListReopened
    | TorchPassed
)
