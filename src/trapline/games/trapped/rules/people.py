"""Those who go, come back or want to join (TD-136)."""

from trapline.games.trapped import facts as f
from trapline.games.trapped.model import Reason
from trapline.games.trapped.rules.asking import GONE_SECONDS
from trapline.games.trapped.rules.clocks import time_up
from trapline.games.trapped.rules.scene import Scene
from trapline.games.trapped.rules.standing import is_gone, is_over
from trapline.kernel import (
    AnyHouseMove,
    ComingOrGoing,
    IllegalMove,
    Seat,
    SeatAway,
    SeatBack,
    SeatHosts,
    SeatJoined,
    SeatLeft,
    TableTime,
    TimeUp,
    is_news,
)


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
    state, seat = scene.state, move.seat
    if seat not in state.order or is_over(state) or not is_news(state, move):
        return
    if isinstance(move, SeatBack):
        scene.tell(f.CameBack(seat, move.bot))
    else:
        scene.tell(f.WentAway(seat, isinstance(move, SeatLeft), clock_without(scene, seat)))


def clock_without(scene: Scene, seat: Seat) -> TableTime | None:
    """Return when the house answers, if those the table waits for ever are all gone now."""
    question = scene.state.question
    if question is None or question.until is not None or not question.waits:
        return None
    gone = all(one == seat or is_gone(scene.state, one) for one in question.waits)
    return scene.later(GONE_SECONDS) if gone else None
