"""What events and goals set going, and what the GM may choose where several could be hit."""

from trapline.kernel import Seat, by_type

from ...content.hooks import Hook
from ...model.agenda import Ask, Do
from ...wishes.trouble import Choose
from ..asking import ask, offered
from ..queries import due, is_alive
from ..scene import Scene
from . import people, place
from .beginning import begin
from .choosing import choices

WORK = by_type(Hook, people, place)


def happen(scene: Scene, step: Do) -> None:
    """Let a hook do its work; the GM chooses where several could be hit."""
    options = choices(scene.atlas, scene.state, step.hook, scene.figure(step.whom))
    if not is_alive(scene.figure(step.whom)) or options == ():
        begin(scene, step, able=False)
    elif options is None or len(options) == 1:
        do(scene, step, "" if options is None else options[0])
    else:
        ask(scene, Ask.PICK, scene.state.gm)


def do(scene: Scene, step: Do, option: str) -> None:
    WORK[type(step.hook)](scene, step, option, step.hook)


def choose(scene: Scene, _by: Seat, wish: Choose) -> None:
    step = due(scene.state, Do)
    options = choices(scene.atlas, scene.state, step.hook, scene.figure(step.whom)) or ()
    do(scene, step, offered(str(wish.option), options, "TD-49"))
