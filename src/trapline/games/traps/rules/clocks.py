"""Clocks: a turn's, a window's, and that of a chair somebody left (TR-98, TR-99)."""

from trapline.kernel import Deadline, TableTime

from ..model.game import Options, State

TURN = "turn"
WINDOW = "window"
CHAIR = "chair"
CHAIR_WAITS = 60_000


def until(options: Options, at: TableTime) -> TableTime | None:
    """Return when a turn that begins now is over."""
    return at + 1000 * options.turn_seconds if options.timer else None


def deadline(state: State) -> Deadline | None:
    due = [Deadline(CHAIR, gone.number, gone.until) for gone in state.empty]
    if state.window is not None:
        due.append(Deadline(WINDOW, state.choice, state.window))
    elif state.until is not None:
        due.append(Deadline(TURN, state.turn, state.until))
    return min(due, key=lambda one: one.at, default=None)
