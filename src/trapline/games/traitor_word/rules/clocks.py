"""What runs out, and what the house does then. One clock runs at a time."""

from collections.abc import Callable, Mapping

from trapline.games.traitor_word.model import Phase, State
from trapline.games.traitor_word.rules.claiming import end_showing
from trapline.games.traitor_word.rules.listening import stand
from trapline.games.traitor_word.rules.scene import Scene
from trapline.games.traitor_word.rules.speaking import break_silence, stay_silent
from trapline.games.traitor_word.rules.trial import answer_by_table, judge, let_vote
from trapline.kernel import Deadline, Stale, TimeUp

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
