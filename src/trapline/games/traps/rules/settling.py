"""What follows by itself, until somebody must choose."""

from trapline.kernel import by_type

from ..facts.turns import Asked, Resumed
from ..model.agenda import Dodge, Item
from ..model.kinds import Phase
from . import debts, drawing, effects, landing, moving
from .defaults import answer_for
from .queries import is_over
from .scene import Scene
from .turns import begin_turn, finish_turn

STEPS = by_type(Item, moving, landing, debts, drawing, effects)


def settle(scene: Scene) -> None:
    scene.settle(lambda: follow(scene))


def follow(scene: Scene) -> None:
    """Do the next thing that nobody needs to decide, or put the next question."""
    state = scene.state
    if is_over(state):
        return
    if state.agenda:
        take_step(scene, state.agenda[0])
    elif state.phase is Phase.BETWEEN:
        begin_turn(scene)
    elif state.hurried:
        finish_turn(scene)
    else:
        resume(scene)


def take_step(scene: Scene, item: Item) -> None:
    before = len(scene.facts)
    STEPS[type(item)](scene, item)
    if len(scene.facts) == before:
        ask(scene, item)


def ask(scene: Scene, item: Item) -> None:
    """Put a question: to the active player on the turn's clock, else on a clock of its own."""
    state, seat = scene.state, item.asked
    mine = seat == state.active and state.phase is not Phase.BETWEEN
    if mine and state.hurried:
        answer_for(scene, item)
    elif mine and not isinstance(item, Dodge):
        resume(scene)
    elif not state.asked:
        left = state.left if state.until is None else max(0, state.until - scene.at)
        is_timed = state.options.timer or isinstance(item, Dodge)
        window = scene.later(state.options.dodge_seconds) if is_timed else None
        scene.tell(Asked(seat, window, left))


def resume(scene: Scene) -> None:
    if scene.state.left is not None:
        scene.tell(Resumed(scene.state.active, scene.at + scene.state.left))
