"""What runs out, and what the house does then. One clock runs at a time."""

from collections.abc import Callable, Mapping

from trapline.kernel import Deadline, Stale, TimeUp

from ..model.game import State
from ..model.kinds import Phase
from .claiming import end_showing
from .listening import stand
from .scene import Scene
from .speaking import break_silence, stay_silent
from .trial import answer_by_table, judge, let_vote

NUMBERED_BY_TURN = (Phase.SPEAKING, Phase.FREE)


def deadline(state: State) -> Deadline | None:
    """Return the clock of the phase, by the number of the turn or of the word it is about."""
    if state.until is None:
        return None
    number = state.turn if state.phase in NUMBERED_BY_TURN else state.said
    return Deadline(state.phase.value, number, state.until)


def time_up(scene: Scene, move: TimeUp) -> None:
    due = deadline(scene.state)
    if due is None or (due.name, due.turn) != (move.name, move.turn):
        raise Stale
    RUN_OUT[scene.state.phase](scene)


RUN_OUT: Mapping[Phase, Callable[[Scene], None]] = {
    Phase.HOLD: stand,
    Phase.SPEAKING: stay_silent,
    Phase.FREE: break_silence,
    Phase.SHOWING: end_showing,
    Phase.ANSWER: answer_by_table,
    Phase.DEFENCE: let_vote,
    Phase.VOTE: judge,
}
