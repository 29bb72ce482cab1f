"""Clocks: a turn's, a window's, and that of a chair somebody left (TR-98, TR-99)."""

from trapline.kernel import Deadline, TimeUp, passed

from ..facts.turns import TimeRanOut
from ..model.game import State
from .defaults import answer_for
from .people import depart
from .scene import Scene

TURN = "turn"
WINDOW = "window"
CHAIR = "chair"


def deadline(state: State) -> Deadline | None:
    due = [Deadline(CHAIR, gone.number, gone.until) for gone in state.empty]
    if state.window is not None:
        due.append(Deadline(WINDOW, state.choice, state.window))
    elif state.until is not None:
        due.append(Deadline(TURN, state.turn, state.until))
    return min(due, key=lambda one: one.at, default=None)


def time_up(scene: Scene, move: TimeUp) -> None:
    state, due = scene.state, passed(deadline(scene.state), move)
    if due.name == CHAIR:
        depart(scene, next(gone.seat for gone in state.empty if gone.number == due.turn))
    elif due.name == WINDOW:
        answer_for(scene, state.agenda[0])
    else:
        scene.tell(TimeRanOut(state.active))
