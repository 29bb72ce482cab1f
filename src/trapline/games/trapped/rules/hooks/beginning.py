"""How something that an event or a goal sets going begins: it happens, or comes to nothing."""

from ...content.hooks import Hook
from ...facts.trouble import Befell, Fizzled
from ...model.agenda import Do
from ..scene import Scene
from .fitting import is_possible


def begin(scene: Scene, step: Do, *, able: bool = True) -> bool:
    """Take it off the agenda, and say whether it happens, or comes to nothing."""
    begun = Befell if able else Fizzled
    scene.tell(begun(tag_of(step.hook), step.whom, scene.name(step.whom)))
    return able


def is_able(scene: Scene, step: Do) -> bool:
    return is_possible(scene.atlas, scene.state, step.hook, scene.figure(step.whom))


def tag_of(hook: Hook) -> str:
    return str(hook.__struct_config__.tag)


def until(scene: Scene, rounds: int) -> int:
    """Return the round after which something ends: full rounds count (TD-49)."""
    return scene.state.round + rounds
