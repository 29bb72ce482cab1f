"""Those who go, come back or want to join (TD-136)."""

from trapline.games.trapped import facts as f
from trapline.games.trapped.model import Reason
from trapline.games.trapped.rules.asking import GONE_SECONDS
from trapline.games.trapped.rules.clocks import time_up
from trapline.games.trapped.rules.scene import Scene
from trapline.games.trapped.rules.standing import is_gone, is_over
from trapline.kernel import (
    AnyHouseMove,
    IllegalMove,
    Seat,
    SeatAway,
    SeatBack,
    SeatHosts,
    SeatJoined,
    SeatLeft,
    TableTime,
    TimeUp,
)


def house_move(scene: Scene, move: AnyHouseMove) -> None:
    match move:
        case TimeUp():
            time_up(scene, move)
        case SeatJoined():
            raise IllegalMove(Reason.NO_LATECOMERS)
        case SeatAway():
            go_away(scene, move.seat, left=False)
        case SeatLeft():
            go_away(scene, move.seat, left=True)
        case SeatBack():
            come_back(scene, move.seat, bot=move.bot)
        case SeatHosts():
            pass


def go_away(scene: Scene, seat: Seat, *, left: bool) -> None:
    state = scene.state
    is_known = seat in (state.empty if left else state.empty | state.away)
    if seat in state.order and not is_known and not is_over(state):
        scene.tell(f.WentAway(seat, left, clock_without(scene, seat)))


def clock_without(scene: Scene, seat: Seat) -> TableTime | None:
    """Return when the house answers, if those the table waits for ever are all gone now."""
    question = scene.state.question
    if question is None or question.until is not None or not question.waits:
        return None
    gone = all(one == seat or is_gone(scene.state, one) for one in question.waits)
    return scene.later(GONE_SECONDS) if gone else None


def come_back(scene: Scene, seat: Seat, *, bot: bool) -> None:
    state = scene.state
    changes = seat in state.away | state.empty or (seat in state.bots) != bot
    if seat in state.order and changes and not is_over(state):
        scene.tell(f.CameBack(seat, bot))
