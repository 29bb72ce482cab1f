"""Those who leave, come back or want to join (TR-99)."""

from trapline.kernel import (
    ComingOrGoing,
    IllegalMove,
    Seat,
    SeatBack,
    SeatHosts,
    SeatJoined,
    SeatLeft,
)

from ..facts.people import ChairEmptied, ChairTaken, Departed
from ..facts.turns import GameEnded
from ..model.kinds import Cause
from ..model.reasons import Reason
from .queries import is_over
from .scene import Scene

CHAIR_WAITS = 60


def join(_scene: Scene, _move: SeatJoined) -> None:
    raise IllegalMove(Reason.NO_LATECOMERS)


def come_or_go(scene: Scene, move: ComingOrGoing) -> None:
    """Keep a chair for a while, for a bot or a person to take it. A phone may sleep."""
    state, seat = scene.state, move.seat
    if seat not in state.players or is_over(state):
        return
    is_empty = any(gone.seat == seat for gone in state.empty)
    if isinstance(move, SeatBack) and is_empty:
        scene.tell(ChairTaken(seat))
    elif isinstance(move, SeatLeft) and not is_empty:
        scene.tell(ChairEmptied(seat, state.departures + 1, scene.later(CHAIR_WAITS)))


def host_sits(_scene: Scene, _move: SeatHosts) -> None:
    """A host plays like everybody else."""


def depart(scene: Scene, seat: Seat) -> None:
    """Nobody took the chair: whoever is left alone has won."""
    state = scene.state
    traps = tuple(trap.card for trap in state.traps.values() if trap.owner == seat)
    scene.tell(Departed(seat, state.players[seat].hand + traps))
    if len(scene.state.order) == 1:
        scene.tell(GameEnded(scene.state.order[0], Cause.LAST_LEFT))
