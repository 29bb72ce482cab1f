"""Those who go and come back."""

from typing import TypeAlias

from trapline.kernel import Fact, Seat


class WentAway(Fact, frozen=True):
    """Somebody is not heard any more, or left for good."""

    seat: Seat
    left: bool


class CameBack(Fact, frozen=True):
    """The seat is held again, by a person or by a bot."""

    seat: Seat
    bot: bool


AnyAttendance: TypeAlias = WentAway | CameBack
