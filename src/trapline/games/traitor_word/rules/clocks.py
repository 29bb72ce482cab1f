"""What runs out, and what the house does then. One clock runs at a time."""

from trapline.kernel import Deadline, Stale, TimeUp, passed

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
    passed(deadline(scene.state), move)
    match scene.state.phase:
        case Phase.HOLD:
            stand(scene)
        case Phase.SPEAKING:
            stay_silent(scene)
        case Phase.FREE:
            break_silence(scene)
        case Phase.SHOWING:
            end_showing(scene)
        case Phase.ANSWER:
            answer_by_table(scene)
        case Phase.DEFENCE:
            let_vote(scene)
        case Phase.VOTE:
            judge(scene)
        case Phase.OVER:
            raise Stale
