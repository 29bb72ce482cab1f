"""How what an event sets going begins, or comes to nothing."""

from ...content.hooks import Hook
from ...facts.trouble import Befell, Fizzled
from ...model.agenda import Ask, Do
from ...model.game import State
from ...model.sheets import Figure
from ..scene import Scene


def begin(scene: Scene, step: Do) -> Figure:
    """Take it off the agenda, and return whom it touches."""
    scene.tell(Befell(tag_of(step.hook), step.whom, scene.name(step.whom)))
    return scene.figure(step.whom)


def fizzle(scene: Scene, step: Do) -> None:
    scene.tell(Fizzled(tag_of(step.hook), step.whom, scene.name(step.whom)))


def tag_of(hook: Hook) -> str:
    return str(hook.__struct_config__.tag)


def until(scene: Scene, rounds: int) -> int:
    """Return the round after which something ends: full rounds count (TD-49)."""
    return scene.state.round + rounds


def is_agreeing(state: State) -> bool:
    """Say whether people were asked whether they agree, and have answered."""
    return state.question is not None and state.question.ask is Ask.AGREE
