"""Those who go, come back or want to join (TT-62)."""

from trapline.kernel import (
    CameBack,
    ComingOrGoing,
    IllegalMove,
    SeatBack,
    SeatHosts,
    SeatJoined,
    SeatLeft,
    WentAway,
    is_news,
)

from ..model.reasons import Reason
from .queries import is_over
from .scene import Scene


def join(_scene: Scene, _move: SeatJoined) -> None:
    raise IllegalMove(Reason.NO_LATECOMERS)


def come_or_go(scene: Scene, move: ComingOrGoing) -> None:
    state = scene.state
    if move.seat not in state.players or is_over(state) or not is_news(state, move):
        return
    if isinstance(move, SeatBack):
        scene.tell(CameBack(move.seat, move.bot))
    else:
        scene.tell(WentAway(move.seat, left=isinstance(move, SeatLeft)))


def host_sits(_scene: Scene, _move: SeatHosts) -> None:
    """A host plays like everybody else."""
