"""Who went away from a game, left it or came back, and whether that is news to it."""

from typing import Protocol, TypeAlias

from trapline.kernel.messages import SeatAway, SeatBack, SeatLeft
from trapline.kernel.seats import Seat

ComingOrGoing: TypeAlias = SeatAway | SeatLeft | SeatBack


class Attendance(Protocol):
    """What a state knows: who is not heard, whose seat is empty, where a bot sits."""

    @property
    def away(self) -> frozenset[Seat]: ...

    @property
    def empty(self) -> frozenset[Seat]: ...

    @property
    def bots(self) -> frozenset[Seat]: ...


def is_news(state: Attendance, move: ComingOrGoing) -> bool:
    match move:
        case SeatAway():
            return move.seat not in state.away | state.empty
        case SeatLeft():
            return move.seat not in state.empty
        case SeatBack():
            was_gone = move.seat in state.away | state.empty
            return was_gone or (move.seat in state.bots) != move.bot
