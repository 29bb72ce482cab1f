"""What runs out, and what the house does then (TD-134)."""

from trapline.games.trapped.model import State
from trapline.games.trapped.rules import talk
from trapline.games.trapped.rules.defaults import answer_for
from trapline.games.trapped.rules.scene import Scene
from trapline.kernel import Deadline, Stale, TimeUp

VOTE = "vote"


def deadline(state: State) -> Deadline | None:
    """Return the earlier of two clocks: a question's, and a vote's."""
    if state.halted is not None:
        return None
    due = []
    if state.question is not None and state.question.until is not None and state.question.waits:
        due.append(Deadline(state.question.ask.value, state.question.number, state.question.until))
    if state.motion is not None:
        due.append(Deadline(VOTE, state.motion.number, state.motion.until))
    return min(due, key=lambda one: one.at, default=None)


def time_up(scene: Scene, move: TimeUp) -> None:
    due = deadline(scene.state)
    if due is None or (due.name, due.turn) != (move.name, move.turn):
        raise Stale
    if due.name == VOTE:
        talk.close(scene)
    elif scene.state.question is not None:
        answer_for(scene, scene.state.question)
