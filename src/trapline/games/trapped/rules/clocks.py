"""What runs out, and what the house does then (TD-134)."""

from trapline.kernel import Deadline, Stale, TableTime, TimeUp

from ..model.game import State
from . import talk
from .defaults import answer_for
from .queries import is_left_to_bots
from .scene import Scene

VOTE = "vote"
PAUSE = "pause"
LONGEST_PAUSE = 30_000
"""Of a pause that nobody is left to end: no bot ends somebody's."""


def deadline(state: State) -> Deadline | None:
    """Return the earlier of two clocks: a question's, and a vote's. In a pause they stand."""
    if state.halted is not None:
        return end_of_pause(state, state.halted)
    due = []
    if state.question is not None and state.question.until is not None and state.question.waits:
        due.append(Deadline(state.question.ask.value, state.question.number, state.question.until))
    if state.motion is not None:
        due.append(Deadline(VOTE, state.motion.number, state.motion.until))
    return min(due, key=lambda one: one.at, default=None)


def end_of_pause(state: State, since: TableTime) -> Deadline | None:
    if not is_left_to_bots(state):
        return None
    return Deadline(PAUSE, state.turn, since + LONGEST_PAUSE)


def time_up(scene: Scene, move: TimeUp) -> None:
    due = deadline(scene.state)
    if due is None or (due.name, due.turn) != (move.name, move.turn):
        raise Stale
    if due.name == PAUSE:
        talk.go_on(scene)
    elif due.name == VOTE:
        talk.close(scene)
    elif scene.state.question is not None:
        answer_for(scene, scene.state.question)
