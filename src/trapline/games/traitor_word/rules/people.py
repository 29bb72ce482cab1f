"""Those who go, come back or want to join (TT-62)."""

from trapline.kernel import (
    AnyHouseMove,
    ComingOrGoing,
    IllegalMove,
    SeatAway,
    SeatBack,
    SeatHosts,
    SeatJoined,
    SeatLeft,
    TimeUp,
    is_news,
)

from ..facts.people import CameBack, WentAway
from ..model.reasons import Reason
from .clocks import time_up
from .queries import is_over
from .scene import Scene


def house_move(scene: Scene, move: AnyHouseMove) -> None:
    match move:
        case TimeUp():
            time_up(scene, move)
        case SeatJoined():
            raise IllegalMove(Reason.NO_LATECOMERS)
        case SeatAway() | SeatLeft() | SeatBack():
            come_or_go(scene, move)
        case SeatHosts():
            pass


def come_or_go(scene: Scene, move: ComingOrGoing) -> None:
    state = scene.state
    if move.seat not in state.players or is_over(state) or not is_news(state, move):
        return
    if isinstance(move, SeatBack):
        scene.tell(CameBack(move.seat, move.bot))
    else:
        scene.tell(WentAway(move.seat, left=isinstance(move, SeatLeft)))
