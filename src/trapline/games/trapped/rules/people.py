"""Those who go, come back or want to join (TD-136)."""

from trapline.kernel import (
    CameBack,
    ComingOrGoing,
    IllegalMove,
    Seat,
    SeatBack,
    SeatHosts,
    SeatJoined,
    SeatLeft,
    TableTime,
    is_news,
)

from ..facts.talk import WentAway
from ..model.reasons import Reason
from .queries import is_gone, is_over
from .scene import Scene


def join(_scene: Scene, _move: SeatJoined) -> None:
    raise IllegalMove(Reason.NO_LATECOMERS)


def host_sits(_scene: Scene, _move: SeatHosts) -> None:
    """Who is the GM was settled when the evening began."""


def come_or_go(scene: Scene, move: ComingOrGoing) -> None:
    state, seat = scene.state, move.seat
    if seat not in state.order or is_over(state) or not is_news(state, move):
        return
    if isinstance(move, SeatBack):
        scene.tell(CameBack(seat, move.bot))
    else:
        until = clock_without(scene, seat)
        scene.tell(WentAway(seat, left=isinstance(move, SeatLeft), until=until))


def clock_without(scene: Scene, seat: Seat) -> TableTime | None:
    """Return when the house answers, if those the table waits for ever are all gone now."""
    question = scene.state.question
    if question is None or question.until is not None or not question.waits:
        return None
    gone = all(one == seat or is_gone(scene.state, one) for one in question.waits)
    return scene.later(scene.state.options.gone_seconds) if gone else None
