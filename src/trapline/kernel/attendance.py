"""Who went away from a game, left it or came back, and what that changes."""

from typing import Any, Protocol, TypeAlias, TypeVar

from msgspec.structs import replace

from trapline.kernel.messages import Fact, SeatAway, SeatBack, SeatLeft
from trapline.kernel.seats import Seat

ComingOrGoing: TypeAlias = SeatAway | SeatLeft | SeatBack


class WentAway(Fact, frozen=True):
    """Somebody is not heard any more, or left for good."""

    seat: Seat
    left: bool = False


class CameBack(Fact, frozen=True):
    """The seat is held again, by a person or by a bot."""

    seat: Seat
    bot: bool = False


class Attendance(Protocol):
    """What a state knows: who is not heard, whose seat is empty, where a bot sits."""

    @property
    def away(self) -> frozenset[Seat]: ...

    @property
    def empty(self) -> frozenset[Seat]: ...

    @property
    def bots(self) -> frozenset[Seat]: ...


StateT = TypeVar("StateT", bound=Attendance)


def is_news(state: Attendance, move: ComingOrGoing) -> bool:
    match move:
        case SeatAway():
            return move.seat not in state.away | state.empty
        case SeatLeft():
            return move.seat not in state.empty
        case SeatBack():
            was_gone = move.seat in state.away | state.empty
            return was_gone or (move.seat in state.bots) != move.bot


def went_away(state: StateT, fact: WentAway) -> StateT:
    """Who left is away, too."""
    who = {fact.seat}
    empty = state.empty | who if fact.left else state.empty
    return _changed(state, away=state.away | who, empty=empty)


def came_back(state: StateT, fact: CameBack) -> StateT:
    who = {fact.seat}
    bots = state.bots | who if fact.bot else state.bots - who
    return _changed(state, away=state.away - who, empty=state.empty - who, bots=bots)


def _changed(state: StateT, **seats: frozenset[Seat]) -> StateT:
    # No type says both that a state is a struct and that it knows who is there.
    struct: Any = state
    changed: StateT = replace(struct, **seats)
    return changed
